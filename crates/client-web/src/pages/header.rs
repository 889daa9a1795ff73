//! The head of every page: the way home, language, light, pace, sound.

use client_core::story::{Lang, Line};
use leptos::prelude::*;

use crate::app::AppContext;
use crate::art::kit::Seal;
use crate::pages::comfort::comfort;
use crate::pages::running::Elsewhere;
use crate::prefs::Theme;
use crate::route::{Link, Route};
use crate::words::t;

/// The name of a language in itself.
fn own_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Ru => "Русский",
        Lang::Pl => "Polski",
        Lang::Uk => "Українська",
    }
}

/// The head of a page.
#[component]
pub(crate) fn Header(
    /// What stands in the middle.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <header class="head">
            <Link to=Route::Home class="brand">
                <Seal />
                <span class="brand-name">"Zashiki"</span>
            </Link>
            <div class="head-middle">{children.map(|children| children())}</div>
            <Elsewhere />
            <Settings />
        </header>
    }
}

#[component]
fn Settings() -> impl IntoView {
    let app = expect_context::<AppContext>();
    let languages = Lang::ALL.map(|lang| {
        view! {
            <option value=lang.code() selected=move || app.lang.get() == lang>
                {own_name(lang)}
            </option>
        }
    });
    let choose = move |code: String| {
        if let Ok(lang) = code.parse() {
            app.lang.set(lang);
        }
    };
    let open = RwSignal::new(false);
    view! {
        <button
            class="icon settings-button"
            aria-label=t("ui-settings")
            aria-expanded=move || open.get().to_string()
            on:click=move |_| open.update(|open| *open = !*open)
        >
            "⚙"
        </button>
        <div class="settings" class:open=move || open.get()>
            <label class="unseen" for="lang">
                {t("ui-language")}
            </label>
            <select id="lang" on:change=move |event| choose(event_target_value(&event))>
                {languages}
            </select>
            {comfort(app)}
            {switched(app, theme)}
        </div>
    }
}

/// A switch as it stands: its sign, what it says, and the next position.
struct Switch {
    sign: &'static str,
    line: Line,
    turn: fn(AppContext),
}

fn theme(app: AppContext) -> Switch {
    let now = app.theme.get();
    let sign = match now {
        Theme::Auto => "◐",
        Theme::Light => "○",
        Theme::Dark => "●",
    };
    let turn = |app: AppContext| app.theme.update(|theme| *theme = theme.next());
    Switch {
        sign,
        line: Line::new("ui-theme").with("now", now.as_str()),
        turn,
    }
}

fn switched(app: AppContext, switch: fn(AppContext) -> Switch) -> AnyView {
    let words = move || app.story.read().say_common(&switch(app).line);
    view! {
        <button
            class="icon"
            title=words
            aria-label=words
            on:click=move |_| (untrack(|| switch(app)).turn)(app)
        >
            {move || switch(app).sign}
        </button>
    }
    .into_any()
}
