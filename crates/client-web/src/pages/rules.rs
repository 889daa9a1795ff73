//! The rules of a game in our words, with worked pictures; a refusal leads to the rule it rests on.

use std::sync::Arc;

use catalog::GameId;
use game_core::RuleRef;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::app::AppContext;
use crate::art;
use crate::chunks;
use crate::games::Drawn;
use crate::pages::header::Header;
use crate::pages::lessons::Lessons;
use crate::table::ready::Ready;
use crate::words::{RulesPiece, fetch_rules};

/// The rules as a page.
#[component]
pub(crate) fn Rules(game: GameId) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let text = chunks::rules(game);
    view! {
        <Header />
        <main class="page narrow rules">
            <div class="game-art banner">{art::scene(game)}</div>
            <h1>{move || app.story.read().game(game)}</h1>
            <Lessons game=game />
            {text}
        </main>
    }
}

/// The rules of a game as the page shows them.
pub(crate) fn rules_of<G: Drawn>() -> AnyView {
    view! { <RulesText<G> /> }.into_any()
}

/// A game's rules.
#[component]
pub(crate) fn RulesText<G: Drawn>(
    /// The rule to open at.
    #[prop(optional_no_strip)]
    at: Option<RuleRef>,
    #[prop(optional)] _game: core::marker::PhantomData<G>,
) -> impl IntoView {
    let Ok(game) = G::ID.parse::<GameId>() else {
        return ().into_any();
    };
    let text = pieces(game, at, G::picture);
    let text: ChildrenFn = Arc::new(move || text().into_any());
    view! { <Ready<G>>{text()}</Ready<G>> }.into_any()
}

/// The same without the game's types, so that it is in the program only once.
fn pieces(
    game: GameId,
    at: Option<RuleRef>,
    picture: fn(usize) -> Option<AnyView>,
) -> impl Fn() -> AnyView + Send + Sync + Clone {
    let app = expect_context::<AppContext>();
    let pieces = LocalResource::new(move || {
        let lang = app.story.read().lang();
        fetch_rules(lang, game)
    });
    let at = at
        .map(|rule| rule.0.to_lowercase())
        .or_else(named_by_address);
    Effect::new(move || {
        if let (Some(id), Some(Some(_))) = (at.clone(), pieces.get()) {
            request_animation_frame(move || show_rule(&id));
        }
    });
    move || {
        let shown = move || {
            let list = pieces.get().flatten()?;
            Some(
                list.into_iter()
                    .map(|piece| match piece {
                        RulesPiece::Html { html } => {
                            view! { <div class="rules-text" on:click=move |event| follow(&event) inner_html=html></div> }
                                .into_any()
                        }
                        RulesPiece::Figure { figure, caption } => picture(figure)
                            .map(|drawn| {
                                view! { <figure>{drawn} <figcaption>{caption}</figcaption></figure> }
                            })
                            .into_any(),
                    })
                    .collect_view(),
            )
        };
        shown.into_any()
    }
}

/// The rule behind the `#` of the page's address: a link to a rule that somebody sent.
fn named_by_address() -> Option<String> {
    let hash = window().location().hash().ok()?;
    hash.strip_prefix('#').map(str::to_owned)
}

/// Scrolls to a rule and lets it be seen which one it is.
fn show_rule(id: &str) {
    let Some(anchor) = document().get_element_by_id(id) else {
        return;
    };
    let place = match anchor.parent_element() {
        Some(parent) if anchor.class_list().contains("rule") => parent,
        _ => anchor,
    };
    place.scroll_into_view();
    let _ = place.class_list().add_1("told");
}

/// Follows a link to a section. The address stays, because at a table it is the table's.
fn follow(event: &MouseEvent) {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let section = target
        .and_then(|link| link.get_attribute("href"))
        .and_then(|address| document().get_element_by_id(address.strip_prefix('#')?));
    if let Some(section) = section {
        event.prevent_default();
        section.scroll_into_view();
    }
}
