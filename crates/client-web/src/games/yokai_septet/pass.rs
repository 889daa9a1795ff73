//! The tray of cards to pass on: three for one player, or one for each of the others.

use ::yokai_septet::{Action, Card, Trio, View, YokaiSeptet};
use client_core::story::Line;
use client_core::story::yokai_septet::name;
use game_core::Seat;
use leptos::prelude::*;

use super::Seen;
use super::pen::{Pen, class};

/// Cards in a pass.
const PASS: usize = 3;

/// The marked cards by their places in the tray.
pub(super) fn marked(pen: Pen, view: &View) -> [Option<Card>; PASS] {
    let lifted = pen.play.lifted.read();
    let mut cards = [None; PASS];
    for (place, text) in cards.iter_mut().zip(lifted.iter()) {
        *place = text.parse().ok().filter(|card| view.hand.contains(card));
    }
    cards
}

/// Puts a card into the first free place of the tray, or takes it back.
pub(super) fn toggle(pen: Pen, view: &View, card: Card) {
    let mut cards = untrack(|| marked(pen, view));
    if let Some(place) = cards.iter_mut().find(|place| **place == Some(card)) {
        *place = None;
    } else if let Some(place) = cards.iter_mut().find(|place| place.is_none()) {
        *place = Some(card);
    } else {
        pen.app.tell(untrack(|| pen.word("word-full")));
        return;
    }
    let text = |card: Option<Card>| card.map(|card| card.to_string()).unwrap_or_default();
    pen.play.lifted.set(cards.map(text).to_vec());
}

/// The pass that the marked cards make, once there are three.
fn complete(view: &View, cards: [Option<Card>; PASS]) -> Option<Action> {
    let [Some(first), Some(second), Some(third)] = cards else { return None };
    let cards = [first, second, third];
    if view.config.is_bridegrooms() { Some(Action::Give(cards)) } else { Trio::new(cards).map(Action::Pass) }
}

/// The tray with its button.
#[component]
pub(super) fn Tray(pen: Pen, view: Seen) -> impl IntoView {
    let tray = move || {
        let view = view.get()?;
        let me = view.viewer.seat()?;
        Some(if view.gave.is_empty() { open(pen, &view, me) } else { sent(pen, &view, me) })
    };
    view! { <div class="ys-tray">{tray}</div> }
}

fn open(pen: Pen, view: &View, me: Seat) -> AnyView {
    let cards = marked(pen, view);
    let each = view.config.is_bridegrooms();
    let action = complete(view, cards);
    let receiver = view.config.receiver(me, 0);
    let slots = (0..PASS).zip(cards).map(|(place, card)| {
        let to = view.config.receiver(me, place);
        let caption = each.then(|| pen.play.name(to));
        let slot = match card {
            Some(card) => back(pen, view, card),
            None => view! { <span class="card ys-card empty" aria-hidden="true"></span> }.into_any(),
        };
        view! { <div class="slot">{slot}<span class="small">{caption}</span></div> }
    });
    let title = if each { pen.word("word-give") } else { pen.of("word-for", receiver) };
    let label = if each { pen.word("word-send-all") } else { pen.of("word-send", receiver) };
    let text = action.map(|action| action.to_string());
    let send = move |_| {
        if let Some(action) = action {
            pen.play.try_to::<YokaiSeptet>(action);
        }
    };
    let button = pen.asked().then(|| {
        view! { <button class="primary" disabled=action.is_none() data-act=text on:click=send>{label}</button> }
    });
    view! {
        <p class="ys-tray-title">{title}</p>
        <div class="slots">{slots.collect_view()}</div>
        {button}
    }
    .into_any()
}

/// A marked card; a tap takes it back.
fn back(pen: Pen, view: &View, card: Card) -> AnyView {
    let seen = view.clone();
    let label = pen.say(&Line::new("word-back").with("card", name(card)));
    view! {
        <button class=class(view, card) data-suit=card.suit().to_string() data-lift=card.to_string() aria-pressed="true"
            data-about=pen.about(view, card) data-place=format!("card-{card}")
            on:click=move |_| toggle(pen, &seen, card)>
            <span class="unseen">{label}</span>{pen.face(view, card)}
        </button>
    }
    .into_any()
}

/// What I have sent, until all change hands.
fn sent(pen: Pen, view: &View, me: Seat) -> AnyView {
    let each = view.config.is_bridegrooms();
    let slots = view.gave.iter().enumerate().map(|(place, card)| {
        let to = view.config.receiver(me, place);
        let caption = each.then(|| pen.play.name(to));
        let card = pen.still(view, *card, "", format!("card-{card}"));
        view! { <div class="slot">{card}<span class="small">{caption}</span></div> }
    });
    view! {
        <p class="ys-tray-title">{pen.word("word-sent")}</p>
        <div class="slots sent">{slots.collect_view()}</div>
    }
    .into_any()
}
