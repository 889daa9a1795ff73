//! The farm whose loss drives a random family away (R10.3).

use game_core::EventSink;

use crate::effects::village;
use crate::event::Event;
use crate::state::State;

/// No other farm burns for it.
pub(crate) fn apply(state: &mut State, events: &mut impl EventSink<Event>) -> bool {
    village::lose_family(state, events);
    false
}
