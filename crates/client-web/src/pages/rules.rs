//! The rules of a game in our words, with worked pictures; a refusal leads to the rule it rests on.

use std::sync::Arc;

use catalog::{GameId, with_game};
use game_core::RuleRef;
use leptos::prelude::*;

use crate::app::AppContext;
use crate::games::Drawn;
use crate::pages::header::Header;
use crate::table::ready::Ready;
use crate::words::{RulesPiece, fetch_rules};

/// The rules as a page.
#[component]
pub(crate) fn Rules(game: GameId) -> impl IntoView {
    let text = with_game!(game, G => view! { <RulesText<G>/> }.into_any());
    view! {
        <Header />
        <main class="page narrow rules">{text}</main>
    }
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
    Effect::new(move || {
        if let (Some(rule), Some(Some(_))) = (at, pieces.get()) {
            request_animation_frame(move || show_rule(rule));
        }
    });
    move || {
        let shown = move || {
            let list = pieces.get().flatten()?;
            Some(
                list.into_iter()
                    .map(|piece| match piece {
                        RulesPiece::Html { html } => {
                            view! { <div class="rules-text" inner_html=html></div> }.into_any()
                        }
                        RulesPiece::Figure { figure, caption } => picture(figure)
                            .map(|drawn| {
                                view! {
                                    <figure>
                                        {drawn}
                                        <figcaption>{caption}</figcaption>
                                    </figure>
                                }
                            })
                            .into_any(),
                    })
                    .collect_view(),
            )
        };
        shown.into_any()
    }
}

/// Scrolls to a rule and lets it be seen which one it is.
fn show_rule(rule: RuleRef) {
    let id = rule.0.to_lowercase();
    let Some(anchor) = document().get_element_by_id(&id) else {
        return;
    };
    let Some(place) = anchor.parent_element() else {
        return;
    };
    place.scroll_into_view();
    let _ = place.class_list().add_1("told");
}
