//! The tray of cards to pass on: three for one player, or one for each of the others.

use ::yokai_septet::config::PASS;
use ::yokai_septet::{Action, Card, Phase, Trio};
use client_core::story::Line;
use client_core::story::yokai_septet::name;
use game_core::Seat;
use leptos::prelude::*;

use super::moment::{Deal, Moment, Table};
use super::pen::{Pen, class};
use crate::app;

/// The marked cards by their places in the tray.
pub(super) fn marked(moment: &Moment<'_>) -> [Option<Card>; PASS] {
    let mut cards = [None; PASS];
    for (place, card) in cards.iter_mut().zip(moment.marks()) {
        *place = card.filter(|card| moment.view.hand.contains(*card));
    }
    cards
}

/// Puts a card into the first free place of the tray, or takes it back. Says whether it could.
pub(super) fn toggle(table: Table, card: Card) -> bool {
    let Some(mut cards) = table.now(|moment| Some(marked(moment))) else {
        return false;
    };
    if let Some(place) = cards
        .iter_mut()
        .find(|place| **place == Some(card))
    {
        *place = None;
    } else if let Some(place) = cards.iter_mut().find(|place| place.is_none()) {
        *place = Some(card);
    } else {
        if let Some(app) = app::here() {
            app.tell(untrack(|| table.words.word("word-full")));
        }
        return false;
    }
    let text = |card: Option<Card>| {
        card.map(|card| card.to_string())
            .unwrap_or_default()
    };
    table.play.lifted.set(cards.map(text).to_vec());
    true
}

/// What lies in the tray.
#[derive(PartialEq)]
struct Pass {
    deal: Deal,
    /// The player who gets the card of each place.
    receivers: [Seat; PASS],
    cards: Cards,
}

#[derive(PartialEq)]
enum Cards {
    Marked {
        cards: [Option<Card>; PASS],
        /// Whether I am asked, so that they can be sent.
        asked: bool,
    },
    Sent([Card; PASS]),
}

impl Pass {
    fn of(moment: &Moment<'_>) -> Option<Pass> {
        let (view, me) = (moment.view, moment.me()?);
        let cards = match view.gave {
            None => Cards::Marked {
                cards: marked(moment),
                asked: moment.asked(),
            },
            Some(cards) => Cards::Sent(cards),
        };
        let receivers = core::array::from_fn(|place| view.board.config.receiver(me, place));
        Some(Pass {
            deal: moment.deal(),
            receivers,
            cards,
        })
    }

    /// Whether each of the others gets one.
    fn each(&self) -> bool {
        self.deal.config.is_bridegrooms()
    }

    /// The player who gets the card of this place, where that is not one player for all.
    fn caption(&self, pen: Pen, place: usize) -> Option<String> {
        let to = self
            .receivers
            .get(place)
            .filter(|_| self.each())?;
        Some(pen.player(*to))
    }

    /// The pass that the marked cards make, once there are three.
    fn complete(&self, cards: [Option<Card>; PASS]) -> Option<Action> {
        let [Some(first), Some(second), Some(third)] = cards else {
            return None;
        };
        let cards = [first, second, third];
        if self.each() {
            Some(Action::Give(cards))
        } else {
            Trio::new(cards).map(Action::Pass)
        }
    }
}

/// Whether I have a tray.
pub(super) fn passing(moment: &Moment<'_>) -> bool {
    moment.view.board.phase == Phase::Passing && moment.me().is_some()
}

/// The tray with its button.
#[component]
pub(super) fn Tray(table: Table) -> impl IntoView {
    let tray = table.part(Pass::of, move |pen, pass| match &pass.cards {
        Cards::Marked { cards, asked } => open(table, pass, *cards, *asked),
        Cards::Sent(cards) => sent(pen, pass, cards),
    });
    view! { <div class="ys-tray">{tray}</div> }
}

fn open(table: Table, pass: &Pass, cards: [Option<Card>; PASS], asked: bool) -> AnyView {
    let pen = table.words;
    let action = pass.complete(cards);
    let slots = cards.into_iter().enumerate().map(|(place, card)| {
        let slot = match card {
            Some(card) => back(table, pass.deal, card),
            None => view! { <span class="card ys-card empty" aria-hidden="true"></span> }.into_any(),
        };
        view! { <div class="slot">{slot}<span class="small">{pass.caption(pen, place)}</span></div> }
    });
    let [receiver, ..] = pass.receivers;
    let each = pass.each();
    let title = if each {
        pen.word("word-give")
    } else {
        pen.of("word-for", receiver)
    };
    let label = if each {
        pen.word("word-send-all")
    } else {
        pen.of("word-send", receiver)
    };
    let text = action.map(|action| action.to_string());
    let send = move |_| {
        if let Some(action) = action {
            pen.act(action);
        }
    };
    let button = asked.then(|| {
        view! {
            <button class="primary" disabled=action.is_none() data-act=text on:click=send>
                {label}
            </button>
        }
    });
    view! {
        <p class="ys-tray-title">{title}</p>
        <div class="slots">{slots.collect_view()}</div>
        {button}
    }
    .into_any()
}

/// A marked card; a tap takes it back.
fn back(table: Table, deal: Deal, card: Card) -> AnyView {
    let pen = table.words;
    let label = pen.say(&Line::new("word-back").with("card", name(card)));
    view! {
        <button
            class=class(deal, card)
            data-suit=card.suit().to_string()
            data-lift=card.to_string()
            aria-pressed="true"
            data-about=pen.about(deal, card)
            data-place=format!("card-{card}")
            on:click=move |_| {
                toggle(table, card);
            }
        >
            <span class="unseen">{label}</span>
            {pen.face(deal, card)}
        </button>
    }
    .into_any()
}

/// What I have sent, until all change hands.
fn sent(pen: Pen, pass: &Pass, cards: &[Card]) -> AnyView {
    let slots = cards.iter().enumerate().map(|(place, card)| {
        let card = pen.still(pass.deal, *card, "", format!("card-{card}"));
        view! { <div class="slot">{card}<span class="small">{pass.caption(pen, place)}</span></div> }
    });
    view! {
        <p class="ys-tray-title">{pen.word("word-sent")}</p>
        <div class="slots sent">{slots.collect_view()}</div>
    }
    .into_any()
}
