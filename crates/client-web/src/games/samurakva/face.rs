//! A card in a small place, and what it costs in words.

use ::samurakva::{Card, Samurakva};
use client_core::guide::samurakva as guide;
use client_core::place::samurakva::Place;
use client_core::story::Names;
use leptos::prelude::*;

use crate::app::AppContext;
use crate::art::samurakva as art;

/// A card in a small place: its number and its points.
pub(super) fn face(card: Card, cost: i16, place: Place) -> impl IntoView {
    view! {
        <span
            class="card small"
            data-cost=cost
            data-place=place.to_string()
            data-about=about_card(card, cost)
        >
            {inside(card, cost)}
        </span>
    }
}

/// A card that lies beside the table.
pub(super) fn still(card: Card, cost: i16) -> impl IntoView {
    let about = about_card(card, cost);
    view! {
        <span class="card" role="img" data-cost=cost aria-label=about>
            {inside(card, cost)}
        </span>
    }
}

/// What is on a card: its frog, its number and its points.
pub(super) fn inside(card: Card, cost: i16) -> impl IntoView {
    view! {
        {art::frog(cost)}
        <span class="number">{card.number()}</span>
        {art::marks(cost)}
    }
}

/// What a card costs, in words.
pub(super) fn about_card(card: Card, cost: i16) -> impl Fn() -> String + Send + Sync {
    let app = expect_context::<AppContext>();
    move || {
        app.story
            .read()
            .say::<Samurakva>(&guide::about_card(card, cost), &Names::default())
    }
}
