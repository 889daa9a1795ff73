//! Diversion: take a random card from another hand (R5.12).

use game_core::{Audience, EventSink, Seat, SeatSet};

use super::{Effect, Way, action, random_card};
use crate::board::Board;
use crate::card::{Card, Printed};
use crate::error::Refusal;
use crate::event::Event;
use crate::memory::Observers;
use crate::state::State;

/// Both players saw the card, the others only that one went (R10.3); unless they know that the
/// whole hand was of this name, and so which card it was.
fn remember(state: &mut State, seat: Seat, from: Seat, card: Card) {
    let copies = state.hands[from.index()].len();
    let deduced = state.memory.who_know(from, card, copies);
    let informed = deduced
        .and(Observers::only(seat))
        .and(Observers::only(from));
    state.memory.forget(from, card, informed);
    state
        .memory
        .forget_unseen(from, Observers::EVERYBODY.but_not(informed));
    state
        .memory
        .learn(seat, card, informed.without(seat));
}

pub(super) struct Diversion;

impl Effect for Diversion {
    const PRINTED: Printed = action(5, Way::On);

    /// Only a player with a card in hand has one to take.
    #[inline]
    fn check(board: &Board, target: Seat) -> Result<(), Refusal> {
        if board.hand_sizes[target.index()] == 0 {
            Err(Refusal::NoCardToTake)
        } else {
            Ok(())
        }
    }

    #[inline]
    fn choices(board: &Board, others: u64) -> u64 {
        let seats = Seat::all(board.config.seats());
        seats.fold(0, |bits, seat| {
            bits | u64::from(Diversion::check(board, seat).is_ok()) << seat.0
        }) & others
    }

    fn play(state: &mut State, seat: Seat, from: Seat, events: &mut impl EventSink<Event>) {
        let Some(card) = random_card(state, from) else {
            return;
        };
        remember(state, seat, from, card);
        state.take(from, card);
        state.give(seat, card);
        let both = SeatSet::only(seat).with(from);
        events.tell(Audience::Only(both), || Event::DivertedCard {
            seat,
            from,
            card,
        });
        events.tell(Audience::Except(both), || Event::Diverted { seat, from });
    }
}
