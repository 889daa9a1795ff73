//! The card in hand with its two sides; without one, what the samurai can do.

use ::samurai_spirit::{Action, Card, Samurai, SamuraiSpirit};
use client_core::tap::samurai_spirit::{Side, sides};
use game_core::Seat;
use leptos::prelude::*;

use super::card::lying;
use super::desk::Desk;
use super::moment::Moment;
use crate::table::{data_act, disabled, key};

/// What lies in the middle of the large board.
#[derive(PartialEq)]
pub(super) enum Tray {
    /// No card: who he is, and whether the beast is up.
    Empty(Samurai, bool),
    /// A card, and while I choose its sides.
    Card(Card, Option<Box<[Side; 2]>>),
}

impl Tray {
    pub(super) fn of(moment: &Moment<'_>, seat: Seat) -> Option<Tray> {
        let Some(card) = moment.in_tray(seat) else {
            return moment.fighter(seat, |one| Tray::Empty(one.samurai, one.is_beast()));
        };
        let sides = (moment.hand_of(seat) == Some(card))
            .then(|| sides(&moment.sight(), seat))
            .flatten();
        Some(Tray::Card(card, sides.map(Box::new)))
    }
}

pub(super) fn tray(desk: Desk, tray: &Tray) -> AnyView {
    match tray {
        Tray::Empty(samurai, beast) => {
            let (talent, kiai) = (desk.talent(*samurai), desk.kiai(*samurai, *beast));
            view! {
                <p class="sp-says">{talent}</p>
                <p class="sp-says">{kiai}</p>
            }
            .into_any()
        }
        Tray::Card(card, sides) => {
            let [defend, confront] = match sides.as_deref() {
                Some([defend, confront]) => {
                    [Some(side(desk, defend, 0)), Some(side(desk, confront, 1))]
                }
                None => [None, None],
            };
            view! {
                {defend}
                {lying(desk, *card, "held")}
                {confront}
            }
            .into_any()
        }
    }
}

fn side(desk: Desk, side: &Side, at: usize) -> impl IntoView + use<> {
    let action = side.action;
    let act = data_act::<SamuraiSpirit>(action);
    let more = side
        .more
        .as_ref()
        .map(|line| desk.say(line))
        .unwrap_or_default();
    view! {
        <button
            class="sp-side"
            class:dim=!side.is_open
            aria-disabled=disabled(side.is_open)
            class:confront=action == Action::Confront
            data-act=act
            data-key=key(at)
            on:click=desk.taps(side.spot)
        >
            <span class="unseen">{desk.say(&side.label)}</span>
            <span class="sp-in" aria-hidden="true">
                <strong>{desk.word(side.word)}</strong>
                <small>{more}</small>
            </span>
        </button>
    }
}
