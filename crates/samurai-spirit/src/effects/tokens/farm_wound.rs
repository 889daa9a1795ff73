//! The farm whose loss wounds a random samurai, passed or not (R10.3).

use game_core::{EventSink, Seat};

use crate::effects::wounds;
use crate::event::Event;
use crate::state::State;

/// No other farm burns for it.
pub(crate) fn apply(state: &mut State, events: &mut impl EventSink<Event>) -> bool {
    let seat = Seat(state.random_below(state.board.seats()) as u8);
    wounds::wound(state, seat, events);
    false
}
