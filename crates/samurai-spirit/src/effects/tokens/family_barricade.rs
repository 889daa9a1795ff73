//! The family that builds: a barricade is added (R11.6).

use game_core::EventSink;

use crate::effects::village;
use crate::event::Event;
use crate::state::State;

/// Nothing happens if all barricades stand.
pub(crate) fn apply(state: &mut State, events: &mut impl EventSink<Event>) {
    village::add_barricade(state, events);
}
