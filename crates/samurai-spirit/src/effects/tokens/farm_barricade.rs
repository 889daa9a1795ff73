//! The farm whose loss burns a barricade, or, if none is left, another farm (R10.3).

use game_core::EventSink;

use crate::effects::village;
use crate::event::Event;
use crate::state::State;

/// Whether another farm burns for it.
pub(crate) fn apply(state: &mut State, events: &mut impl EventSink<Event>) -> bool {
    !village::burn_barricade(state, events)
}
