//! Raider cards and support tokens.

use ::samurai_spirit::{Card, Samurai};
use client_core::guide::samurai_spirit::about_card;
use client_core::place::samurai_spirit::Place;
use client_core::story::Line;
use client_core::story::samurai_spirit::{name, raider};
use leptos::prelude::*;

use super::desk::Desk;
use crate::art::samurai_spirit as art;
use crate::table::Fact;

/// What is printed on a card, each with its meaning.
pub(super) fn about(desk: Desk, card: Card) -> String {
    let lines = about_card(card);
    let said: Vec<String> = lines.iter().map(|line| desk.say(line)).collect();
    said.join("\n")
}

/// The inside of a card.
pub(super) fn face(card: Card) -> impl IntoView {
    let face = card.face();
    let penalties = face
        .penalties
        .into_iter()
        .flatten()
        .map(art::penalty)
        .collect_view();
    view! {
        <span class="sp-top" aria-hidden="true">
            <span class="number">{face.value}</span>
            {face.symbol.map(art::symbol)}
        </span>
        {art::raider(face.value)}
        <span class="sp-foot">{penalties}{face.flames.then(art::flame)}</span>
    }
}

/// A card as it lies somewhere.
pub(super) fn lying(desk: Desk, card: Card, class: &'static str) -> impl IntoView {
    view! {
        <span
            class=format!("card sp-card {class}")
            data-place=Place::Card(card).to_string()
            data-about=about(desk, card)
            role="img"
            aria-label=desk.say(&raider(card))
        >
            {face(card)}
        </span>
    }
}

/// Small cards side by side. Those that stay are not drawn again when others come and go.
#[component]
pub(super) fn Row(desk: Desk, cards: Fact<Vec<Card>>) -> impl IntoView {
    view! {
        <For each=move || cards.get().unwrap_or_default() key=|card| *card let:card>
            {move || lying(desk, card, "mini")}
        </For>
    }
}

/// A support token: a small seal.
pub(super) fn token(desk: Desk, samurai: Samurai, place: Option<Place>) -> impl IntoView {
    let about = Line::new("about-token").with("samurai", name(samurai));
    let about = desk.say(&about);
    let talent = desk.talent(samurai);
    view! {
        <span
            class="sp-token"
            data-place=place.map(|place| place.to_string())
            role="img"
            aria-label=about.clone()
            data-about=format!("{about}\n{talent}")
        >
            {art::seal(samurai, false)}
        </span>
    }
}
