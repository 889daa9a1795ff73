//! Where lessons are offered, and which of them somebody has done on this device.

use catalog::GameId;
use client_core::lesson::Lesson;
use client_core::story::Line;
use leptos::prelude::*;

use crate::app::AppContext;
use crate::pages::begin::has_played;
use crate::prefs;
use crate::route::{Link, Route};
use crate::words::{fetch_lessons, say, t};

/// Remembers that a lesson was done. The first one is enough to play.
pub(crate) fn note_done(game: GameId, slug: &str, first: bool) {
    prefs::keep(&format!("lesson-{game}-{slug}"), "done");
    if first {
        prefs::keep(&format!("taught-{game}"), "yes");
    }
}

fn is_done(game: GameId, slug: &str) -> bool {
    prefs::recall(&format!("lesson-{game}-{slug}")).is_some()
}

/// The way to the first lesson of a game; nothing if there is none.
#[component]
pub(crate) fn LearnLink(game: GameId) -> impl IntoView {
    let app = expect_context::<AppContext>();
    move || {
        let text = app.story.read().lesson(game)?;
        let done = prefs::recall(&format!("taught-{game}")).is_some();
        Some(view! {
            <Link to=Route::Lesson(game, String::new()) class="quiet learn">
                {text}
                {done.then(tick)}
            </Link>
        })
    }
}

/// The lessons of a game: what each is about, how long it takes, whether it was done.
#[component]
pub(crate) fn Lessons(game: GameId) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let lessons = LocalResource::new(move || {
        let lang = app.story.read().lang();
        fetch_lessons(lang, game)
    });
    move || {
        let lessons = lessons
            .get()
            .flatten()
            .filter(|lessons| !lessons.is_empty())?;
        let lines = lessons
            .into_iter()
            .map(|lesson| line(game, &lesson));
        Some(view! {
            <section class="lessons" aria-label=t("ui-lessons")>
                <h2>{t("ui-lessons")}</h2>
                <ul class="list">{lines.collect_view()}</ul>
            </section>
        })
    }
}

fn line(game: GameId, lesson: &Lesson) -> AnyView {
    let minutes = lesson.minutes;
    let long = say(move || Line::new("ui-lesson-minutes").with("minutes", minutes));
    let title = lesson.word("title").to_owned();
    let about = lesson.word("about").to_owned();
    let done = is_done(game, &lesson.slug);
    view! {
        <li>
            <Link to=Route::Lesson(game, lesson.slug.clone()) class="entry">
                <strong>{title}</strong>
                {done.then(tick)}
                <span class="soft">{long}</span>
                <span class="soft lesson-about">{about}</span>
            </Link>
        </li>
    }
    .into_any()
}

/// A lesson that was done.
fn tick() -> AnyView {
    view! {
        <span class="tick" role="img" aria-label=t("ui-lesson-ticked")>
            "✓"
        </span>
    }
    .into_any()
}

/// A lesson for somebody who plays a game for the first time, beside the table.
#[component]
pub(crate) fn Offer(game: GameId) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let refused = format!("no-lesson-{game}");
    let knows = |name: String| prefs::recall(&name).is_some();
    let is_new = !has_played(game) && !knows(format!("taught-{game}")) && !knows(refused.clone());
    let open = RwSignal::new(is_new);
    let dismiss = StoredValue::new(refused);
    let offer = move || {
        let text = app.story.read().lesson(game)?;
        Some(view! {
            <p class="lesson-offer">
                <span>{t("ui-lesson-first")}</span>
                <Link to=Route::Lesson(game, String::new())>{text}</Link>
                <button
                    class="icon"
                    aria-label=t("ui-lesson-no")
                    on:click=move |_| {
                        dismiss.with_value(|name| prefs::keep(name, "yes"));
                        open.set(false);
                    }
                >
                    "×"
                </button>
            </p>
        })
    };
    move || open.get().then(offer)
}
