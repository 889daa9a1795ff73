//! Wound: the active samurai is wounded (R8.2).

use game_core::EventSink;

use crate::effects::wounds;
use crate::event::Event;
use crate::state::State;

/// Whether it could be applied.
pub(super) fn apply(state: &mut State, events: &mut impl EventSink<Event>) -> bool {
    wounds::wound(state, state.board.active, events);
    true
}
