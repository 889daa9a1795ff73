//! The family that heals: a random wounded samurai loses the token (R11.6).

use game_core::{EventSink, Seat, SeatSet};

use crate::effects::samurai::heihachi;
use crate::event::Event;
use crate::state::State;

/// Nothing happens if nobody is wounded.
pub(crate) fn apply(state: &mut State, events: &mut impl EventSink<Event>) {
    let wounded: SeatSet = Seat::all(state.board.seats())
        .filter(|&seat| state.board.of(seat).is_wounded())
        .collect();
    let pick = state.random_below(wounded.len());
    if let Some(seat) = wounded.iter().nth(pick) {
        heihachi::heal(state, seat, events);
    }
}
