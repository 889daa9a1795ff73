//! Nobunaga: in his play phase he may give up resilience, never the last point, for a card each (R6.10).

use game_core::{Audience, EventSink, Seat};

use super::Traits;
use crate::apply;
use crate::board::Board;
use crate::error::Refusal;
use crate::event::Event;
use crate::state::State;

pub(super) const TRAITS: Traits = Traits {
    may_trade: true,
    ..Traits::plain(5)
};

/// The cards that a point of resilience brings.
pub const CARDS_FOR_A_POINT: u8 = 1;

/// Whether the seat may trade now.
#[inline]
pub(crate) fn check(board: &Board, seat: Seat) -> Result<(), Refusal> {
    if !board.traits(seat).may_trade {
        return Err(Refusal::NotNobunaga);
    }
    if board.resilience[seat.index()] < 2 {
        Err(Refusal::LastResilience)
    } else {
        Ok(())
    }
}

/// A point of resilience for a card.
pub(crate) fn trade(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    state.board.resilience[seat.index()] -= 1;
    let resilience = state.board.resilience[seat.index()];
    events.tell(Audience::All, || Event::Traded { seat, resilience });
    apply::draw(state, seat, CARDS_FOR_A_POINT, events);
}
