//! Intruder: the top raider joins the intruders unseen; a card lying face up is known there too (R8.3).

use game_core::{Audience, EventSink};

use crate::event::Event;
use crate::state::State;

/// Whether it could be applied.
pub(super) fn apply(state: &mut State, events: &mut impl EventSink<Event>) -> bool {
    if state.board.stack.is_empty() {
        return false;
    }
    let known = state.top_to_intruders();
    events.tell(Audience::All, || Event::Intruded { known });
    true
}
