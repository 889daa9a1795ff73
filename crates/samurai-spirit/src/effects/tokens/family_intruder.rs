//! The family that keeps watch: the top intruder is discarded (R11.6).

use game_core::EventSink;

use crate::effects::samurai::kanbei;
use crate::event::Event;
use crate::state::State;

/// Nothing happens if there is no intruder.
pub(crate) fn apply(state: &mut State, events: &mut impl EventSink<Event>) {
    kanbei::discard_intruders(state, 1, events);
}
