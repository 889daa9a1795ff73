//! The rules of a game in our words, section by section, with worked pictures.

use std::sync::Arc;

use catalog::{GameId, with_game};
use client_core::story::Line;
use leptos::prelude::*;

use crate::app::AppContext;
use crate::games::Drawn;
use crate::pages::header::Header;
use crate::table::ready::Ready;
use crate::words::{fetch_rules, t};

/// The most sections any game has.
const SECTIONS: usize = 12;

/// The rules as a page.
#[component]
pub(crate) fn Rules(game: GameId) -> impl IntoView {
    let text = with_game!(game, G => view! { <RulesText<G>/> }.into_any());
    view! {
        <Header />
        <main class="page narrow rules">{text}</main>
    }
}

/// All sections of a game's rules.
#[component]
pub(crate) fn RulesText<G: Drawn>(
    /// The section to open at.
    #[prop(optional_no_strip)]
    at: Option<usize>,
    #[prop(optional)] _game: core::marker::PhantomData<G>,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let Ok(game) = G::ID.parse::<GameId>() else {
        return ().into_any();
    };
    let texts = LocalResource::new(move || {
        let lang = app.story.read().lang();
        async move { fetch_rules(lang).await.map(Arc::new) }
    });
    Effect::new(move || {
        let (Some(at), Some(Some(_))) = (at, texts.get()) else {
            return;
        };
        request_animation_frame(move || {
            if let Some(section) = document().get_element_by_id(&format!("r{at}")) {
                section.scroll_into_view();
            }
        });
    });
    let sections = move || {
        let story = texts.get().flatten()?;
        let section = |number: usize| {
            let (title, text) = (format!("rules-r{number}-title"), format!("rules-r{number}"));
            story.has(game, &text).then(|| {
                let text = story.say_of(game, &Line::new(text));
                let paragraphs = text
                    .lines()
                    .map(|line| view! { <p>{line.to_owned()}</p> })
                    .collect_view();
                view! {
                    <section id=format!("r{number}")>
                        <h2>
                            <span class="soft">{format!("R{number}")}</span>
                            " "
                            {story.say_of(game, &Line::new(title))}
                        </h2>
                        {paragraphs}
                        {G::picture(number).map(|picture| view! { <figure>{picture}</figure> })}
                    </section>
                }
            })
        };
        Some((1..=SECTIONS).filter_map(section).collect_view())
    };
    view! {
        <h1>{move || app.story.read().game(game)}</h1>
        <p class="soft">{t("ui-rules-own-words")}</p>
        <Ready<G>>{sections}</Ready<G>>
    }
    .into_any()
}
