//! The tray of cards to pass on: three for one player, or one for each of the others.

use ::yokai_septet::{Action, Card, YokaiSeptet};
use client_core::place::yokai_septet::Place;
use client_core::story::Line;
use client_core::story::yokai_septet::name;
use client_core::tap::yokai_septet::{self as tap, Marks, Spot, TrayCards, tray};
use leptos::prelude::*;

use super::moment::{Deal, LiveTable, Moment};
use super::pen::{Pen, class};
use crate::table::data_act;

/// What lies in the tray.
#[derive(PartialEq)]
struct Pass {
    deal: Deal,
    tray: tap::Tray,
}

impl Pass {
    fn of(moment: &Moment<'_>) -> Option<Pass> {
        Some(Pass {
            deal: moment.deal(),
            tray: tray(&moment.sight(), moment.selection())?,
        })
    }

    /// The player who gets the card of this place, where that is not one player for all.
    fn caption(&self, pen: Pen, place: usize) -> Option<String> {
        let to = self
            .tray
            .receivers
            .get(place)
            .filter(|_| self.tray.is_shared_out)?;
        Some(pen.player(*to))
    }
}

/// The tray with its button.
#[component]
pub(super) fn Tray(table: LiveTable) -> impl IntoView {
    let tray = table.part(Pass::of, move |pen, pass| match pass.tray.cards {
        TrayCards::Marked {
            marks,
            is_asked,
            pass: action,
        } => {
            let button = is_asked.then(|| send(table, pass, action));
            open(table, pass, marks, button)
        }
        TrayCards::Sent(cards) => sent(pen, pass, &cards),
    });
    view! { <div class="ys-tray">{tray}</div> }
}

/// The tray while it is filled.
fn open(table: LiveTable, pass: &Pass, marks: Marks, button: Option<AnyView>) -> AnyView {
    let pen = table.words;
    let slots = marks.into_iter().enumerate().map(|(place, card)| {
        let slot = match card {
            Some(card) => back(table, pass.deal, card),
            None => view! { <span class="card ys-card empty" aria-hidden="true"></span> }.into_any(),
        };
        view! { <div class="slot">{slot}<span class="small">{pass.caption(pen, place)}</span></div> }
    });
    let [receiver, ..] = pass.tray.receivers;
    let title = if pass.tray.is_shared_out {
        pen.word("word-give")
    } else {
        pen.of("word-for", receiver)
    };
    view! {
        <p class="ys-tray-title">{title}</p>
        <div class="slots">{slots.collect_view()}</div>
        {button}
    }
    .into_any()
}

/// The button of the tray, which works once there is something to send.
fn send(table: LiveTable, pass: &Pass, action: Option<Action>) -> AnyView {
    let pen = table.words;
    let [receiver, ..] = pass.tray.receivers;
    let label = if pass.tray.is_shared_out {
        pen.word("word-send-all")
    } else {
        pen.of("word-send", receiver)
    };
    let act = action.map(data_act::<YokaiSeptet>);
    view! {
        <button
            class="primary"
            disabled=action.is_none()
            data-act=act
            on:click=move |_| table.game.tap(Spot::Send)
        >
            {label}
        </button>
    }
    .into_any()
}

/// A marked card; a tap takes it back.
fn back(table: LiveTable, deal: Deal, card: Card) -> AnyView {
    let pen = table.words;
    let label = pen.say(&Line::new("word-back").with("card", name(card)));
    view! {
        <button
            class=class(deal, card)
            data-suit=card.suit().to_string()
            data-lift=card.to_string()
            aria-pressed="true"
            data-about=pen.about(deal, card)
            data-place=Place::Card(card).to_string()
            on:click=move |_| table.game.tap(Spot::Card(card))
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
        let card = pen.still(pass.deal, *card, "", Place::Card(*card));
        view! { <div class="slot">{card}<span class="small">{pass.caption(pen, place)}</span></div> }
    });
    view! {
        <p class="ys-tray-title">{pen.word("word-sent")}</p>
        <div class="slots sent">{slots.collect_view()}</div>
    }
    .into_any()
}
