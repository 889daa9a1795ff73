//! How the match ended, and what to do next.

use client_core::guide::Guide;
use game_core::Outcome;
use leptos::prelude::*;

use crate::app::AppContext;
use crate::table::Play;

/// The outcome in words.
#[component]
pub(crate) fn OutcomeText<G: Guide>(
    play: Play,
    outcome: Signal<Option<Outcome>>,
    #[prop(optional)] _game: core::marker::PhantomData<G>,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let text = move || {
        let outcome = outcome.get()?;
        Some(
            app.story
                .read()
                .outcome::<G>(&outcome, &play.names.read()),
        )
    };
    view! { <p class="outcome">{text}</p> }
}
