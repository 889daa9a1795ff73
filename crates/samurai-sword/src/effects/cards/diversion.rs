//! Diversion: take a random card from another hand (R5.12).

use game_core::{Audience, EventSink, Seat, SeatSet};

use super::{action, random_card};
use crate::card::Printed;
use crate::error::Refusal;
use crate::event::Event;
use crate::memory::Observers;
use crate::state::State;

pub(super) const DIVERSION: Printed = action("diversion", 5);

#[inline]
pub(super) fn check(state: &State, seat: Seat, target: Seat) -> Result<(), Refusal> {
    if target == seat {
        return Err(Refusal::NotYourself);
    }
    if state.hands[target.index()].is_empty() { Err(Refusal::NoCardToTake) } else { Ok(()) }
}

/// A bit for each player with a card to take.
#[inline]
pub(super) fn choices(state: &State, others: u64) -> u64 {
    let hands = state.hands[..state.config.seats()].iter().enumerate();
    hands.fold(0, |bits, (seat, hand)| bits | u64::from(!hand.is_empty()) << seat) & others
}

pub(super) fn play(state: &mut State, seat: Seat, from: Seat, events: &mut impl EventSink<Event>) {
    let Some(card) = random_card(state, from) else { return };
    state.hands[from.index()].remove(card);
    state.hands[seat.index()].add(card);
    // Both players saw the card, the others only that one went (R10.3).
    state.memory.forget(from, card, Observers::only(seat));
    state.memory.forget_unseen(from, Observers::EVERYBODY.without(seat).without(from));
    state.memory.learn(seat, card, Observers::only(from));
    let both = SeatSet::only(seat).with(from);
    events.tell(Audience::Only(both), || Event::DivertedCard { seat, from, card });
    events.tell(Audience::Except(both), || Event::Diverted { seat, from });
}
