//! Ieyasu: the first card of his draw phase may be the top of the discard pile (R6.7).

use game_core::{Audience, EventSink, Seat};

use super::Traits;
use crate::board::Board;
use crate::event::Event;
use crate::memory::Observers;
use crate::state::State;

pub(super) const TRAITS: Traits = Traits {
    may_take_discard: true,
    ..Traits::plain(5)
};

/// Whether there is anything to choose: an empty pile asks nobody.
#[inline]
pub(crate) fn is_asked(board: &Board, seat: Seat) -> bool {
    board.traits(seat).may_take_discard && !board.discards.is_empty()
}

/// Takes the top of the discard pile, which everybody has seen (R10.3).
pub(crate) fn take_discard(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let Some(card) = state.board.discards.pop() else {
        return;
    };
    state.give(seat, card);
    state
        .memory
        .learn(seat, card, Observers::EVERYBODY.without(seat));
    events.tell(Audience::All, || Event::TookDiscard { seat, card });
}
