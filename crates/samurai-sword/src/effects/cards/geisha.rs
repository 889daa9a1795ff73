//! Geisha: another player loses a random card from hand or a property of your choice (R5.13).

use game_core::{Audience, EventSink, Seat};

use super::{action, random_card};
use crate::action::{Action, Loss};
use crate::apply;
use crate::card::{Card, Printed};
use crate::event::Event;
use crate::state::State;

pub(super) const GEISHA: Printed = action("geisha", 6);

/// Whether the player has this to lose.
#[inline]
pub(super) fn has(state: &State, target: Seat, loss: Loss) -> bool {
    match loss.property() {
        None => !state.hands[target.index()].is_empty(),
        Some(Card::Bushido) => state.bushido == Some(target),
        Some(property) => state.properties[target.index()].count(property) > 0,
    }
}

/// Ways to play it take eight bits a player: one for each loss.
const BITS: u32 = 8;

/// A bit for each player and each loss.
#[inline]
pub(super) fn choices(state: &State, others: u64) -> u64 {
    let mut bits = 0;
    for target in Seat::all(state.config.seats()).filter(|target| others & 1 << target.0 != 0) {
        for loss in Loss::ALL {
            bits |= u64::from(has(state, target, loss)) << (BITS * u32::from(target.0) + loss as u32);
        }
    }
    bits
}

/// The action behind one of these bits.
#[inline]
pub(crate) fn choice(bit: u32) -> Action {
    let loss = Loss::ALL.get((bit % BITS) as usize).copied().unwrap_or(Loss::Hand);
    Action::Geisha(Seat((bit / BITS) as u8), loss)
}

pub(crate) fn play(
    state: &mut State,
    seat: Seat,
    target: Seat,
    loss: Loss,
    events: &mut impl EventSink<Event>,
) {
    events.tell(Audience::All, || Event::Played { seat, card: Card::Geisha, target: Some(target) });
    let Some(card) = loss.property() else {
        if let Some(card) = random_card(state, target) {
            apply::discard_from_hand(state, target, card, events);
        }
        return;
    };
    match state.properties[target.index()].count_mut(card) {
        Some(count) => *count -= 1,
        None => state.bushido = None,
    }
    state.discards.push(card);
    events.tell(Audience::All, || Event::PropertyLost { seat: target, card });
}
