//! Right: the next samurai counter-clockwise draws a card into his combat line (R8.7).

use game_core::EventSink;

use crate::event::Event;
use crate::state::State;

/// Whether it could be applied.
pub(super) fn apply(state: &mut State, events: &mut impl EventSink<Event>) -> bool {
    super::neighbour_draws(state, state.board.neighbours(state.board.active)[1], events)
}
