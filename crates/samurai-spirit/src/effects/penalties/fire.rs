//! Fire: a barricade burns, or a farm if none is left, so it can always be applied (R8.1).

use game_core::EventSink;

use crate::effects::village;
use crate::event::Event;
use crate::state::State;

/// Whether it could be applied.
pub(super) fn apply(state: &mut State, events: &mut impl EventSink<Event>) -> bool {
    village::burn(state, events);
    true
}
