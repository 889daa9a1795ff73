//! Tomoe: one card each time her weapon wounds, however many the wounds (R6.11).

use game_core::{EventSink, Seat};

use super::Traits;
use crate::apply;
use crate::event::Event;
use crate::state::State;

pub(super) const TRAITS: Traits = Traits {
    draws_for_wounding: true,
    ..Traits::plain(5)
};

/// After her weapon wounded somebody.
#[inline]
pub(crate) fn after_wounding(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    if state.board.traits(seat).draws_for_wounding {
        apply::draw(state, seat, 1, events);
    }
}
