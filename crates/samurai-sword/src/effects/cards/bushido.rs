//! Bushido: lies before a player, wanders to the left, and costs a weapon or honour (R5.5, R5.6).

use game_core::{Audience, EventSink, Seat};

use super::property;
use crate::apply;
use crate::card::{Card, Printed};
use crate::error::Refusal;
use crate::event::Event;
use crate::state::{Pending, State};

pub(super) const BUSHIDO: Printed = property("bushido", 2);

/// R5.5: only one at a time; any player will do, oneself and the harmless too.
#[inline]
pub(super) fn check(state: &State) -> Result<(), Refusal> {
    if state.bushido.is_some() { Err(Refusal::BushidoInPlay) } else { Ok(()) }
}

/// A bit for each player it may lie before.
#[inline]
pub(super) fn choices(state: &State, everybody: u64) -> u64 {
    if check(state).is_ok() { everybody } else { 0 }
}

pub(super) fn play(state: &mut State, target: Seat) {
    state.aside = None;
    state.bushido = Some(target);
}

/// R5.6: after recovering, a card is turned up. Only a weapon asks for a decision.
pub(crate) fn flip(state: &mut State, events: &mut impl EventSink<Event>) {
    let seat = state.turn;
    let flipped = apply::next_card(state, seat, events);
    if state.is_over() {
        return;
    }
    let Some(card) = flipped else { return pass(state, events) };
    state.deck_made_of.remove(card);
    state.discards.push(card);
    events.tell(Audience::All, || Event::Flipped { seat, card });
    if card.is_weapon() {
        state.pending = Pending::Bushido;
    } else {
        pass(state, events);
    }
}

/// A weapon is given up, and Bushido goes to the left.
pub(crate) fn discard_weapon(state: &mut State, weapon: Card, events: &mut impl EventSink<Event>) {
    apply::discard_from_hand(state, state.turn, weapon, events);
    pass(state, events);
}

/// Honour is given up (R5.6), though not by the Shogun of three (R9.2), and Bushido is discarded.
pub(crate) fn drop(state: &mut State, events: &mut impl EventSink<Event>) {
    let seat = state.turn;
    let honour_lost = !state.is_shogun_of_three(seat);
    state.bushido = None;
    state.discards.push(Card::Bushido);
    events.tell(Audience::All, || Event::BushidoDropped { seat, honour_lost });
    if honour_lost {
        state.honour[seat.index()] = state.honour[seat.index()].saturating_sub(1);
        apply::end_without_honour(state, None, events);
    }
}

fn pass(state: &mut State, events: &mut impl EventSink<Event>) {
    let (from, to) = (state.turn, state.turn.left(state.config.seats()));
    state.bushido = Some(to);
    events.tell(Audience::All, || Event::BushidoPassed { from, to });
}
