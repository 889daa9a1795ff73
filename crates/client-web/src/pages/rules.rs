//! The rules of a game in our words, section by section.

use catalog::GameId;
use client_core::story::Line;
use leptos::prelude::*;

use crate::app::App_;
use crate::pages::header::Header;
use crate::words::t;

/// The most sections any game has.
const SECTIONS: usize = 12;

/// The rules.
#[component]
pub(crate) fn Rules(game: GameId) -> impl IntoView {
    let app = expect_context::<App_>();
    let sections = move || {
        let story = app.story.read();
        let section = |number: usize| {
            let (title, text) = (format!("rules-r{number}-title"), format!("rules-r{number}"));
            story.has(game, &text).then(|| {
                let paragraphs = story
                    .say_of(game, &Line::new(text))
                    .lines()
                    .map(|line| view! { <p>{line.to_owned()}</p> })
                    .collect_view();
                view! {
                    <section id=format!("r{number}")>
                        <h2>{story.say_of(game, &Line::new(title))}</h2>
                        {paragraphs}
                    </section>
                }
            })
        };
        (1..=SECTIONS).filter_map(section).collect_view()
    };
    view! {
        <Header/>
        <main class="page narrow rules">
            <h1>{move || app.story.read().game(game)}</h1>
            <p class="soft">{t("ui-rules-own-words")}</p>
            {sections}
        </main>
    }
}
