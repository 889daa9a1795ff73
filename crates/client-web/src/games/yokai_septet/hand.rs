//! My cards: a tap marks one to pass on, discards one, or plays one.

use ::yokai_septet::{Action, Card, Phase, View, YokaiSeptet};
use client_core::guide::Guide;
use client_core::guide::yokai_septet::{going_on, strongest};
use client_core::story::Line;
use client_core::story::yokai_septet::name;
use leptos::prelude::*;

use super::Seen;
use super::pass::{marked, toggle};
use super::pen::{Pen, class};
use crate::table::key;

/// My hand.
#[component]
pub(super) fn Hand(pen: Pen, view: Seen) -> impl IntoView {
    let cards = move || {
        let view = view.get()?;
        let passing = view.phase == Phase::Passing;
        let away = if passing { marked(pen, &view) } else { [None; 3] };
        let gone = |card: &Card| passing && (away.contains(&Some(*card)) || view.gave.contains(card));
        let hand: Vec<Card> = view.hand.iter().copied().filter(|card| !gone(card)).collect();
        let markable = passing && pen.asked();
        let draw = |(at, card): (usize, Card)| {
            if markable { mark(pen, &view, at, card) } else { playable(pen, &view, Some(at), card, "") }
        };
        Some(hand.into_iter().enumerate().map(draw).collect_view())
    };
    let count = move || view.read().as_ref().map(|view| format!("--n: {}", view.hand.len().max(1)));
    let discarded = move || {
        let card = view.get()?.discarded?;
        let text = pen.say(&Line::new("word-discarded").with("card", name(card)));
        Some(view! { <p class="small soft" data-place="discard">{text}</p> })
    };
    view! {
        <div class="ys-hand">
            <div class="cards" role="group" aria-label=move || pen.word("word-hand") style=count>{cards}</div>
            {discarded}
        </div>
    }
}

/// A card that can be marked to be passed on.
fn mark(pen: Pen, view: &View, at: usize, card: Card) -> AnyView {
    let seen = view.clone();
    let label = pen.say(&Line::new("word-mark").with("card", name(card)));
    view! {
        <button class=class(view, card) data-suit=card.suit().to_string() data-lift=card.to_string() data-key=key(at)
            aria-pressed="false" data-about=pen.about(view, card) data-place=format!("card-{card}")
            on:click=move |_| toggle(pen, &seen, card)>
            <span class="unseen">{label}</span>{pen.face(view, card)}
        </button>
    }
    .into_any()
}

/// A card of mine that can be played, or discarded while that is asked.
pub(super) fn playable(pen: Pen, view: &View, at: Option<usize>, card: Card, more: &str) -> AnyView {
    let action = match view.phase {
        Phase::Discarding => Action::Discard(card),
        _ => Action::Play(card),
    };
    let text = action.to_string();
    let asked = pen.asked();
    let open = pen.play.may(&text);
    let takes = open && would_take(view, card);
    let mut about = pen.about(view, card);
    for line in [from(pen, view, card), takes.then(|| pen.word("about-would-take"))].into_iter().flatten() {
        about.push('\n');
        about.push_str(&line);
    }
    let class = format!("{} {more}", class(view, card));
    let label = pen.say(&YokaiSeptet::label(view, &action));
    let new = view.table.is_empty() && view.received.iter().any(|gift| gift.card == card);
    let go = move |_| pen.play.try_to::<YokaiSeptet>(action);
    view! {
        <button class=class class:dim=asked && !open class:open=open class:takes=takes class:new=new
            data-suit=card.suit().to_string() data-act=asked.then_some(text) data-key=at.and_then(key)
            data-about=about data-place=format!("card-{card}") on:click=go>
            <span class="unseen">{label}</span>{pen.face(view, card)}
        </button>
    }
    .into_any()
}

/// Who passed me this card.
fn from(pen: Pen, view: &View, card: Card) -> Option<String> {
    let gift = view.received.iter().find(|gift| gift.card == card)?;
    Some(pen.of("about-received", gift.from))
}

/// Whether the card would take the trick as it lies now.
fn would_take(view: &View, card: Card) -> bool {
    going_on(view).is_some_and(|(trick, _)| {
        let cards: Vec<Card> = trick.cards.iter().copied().chain([card]).collect();
        strongest(&cards, view.trump) == Some(trick.cards.len())
    })
}
