//! Ushiwaka: a card for each point of resilience a weapon takes, also when it defeats him (R6.12).

use game_core::{EventSink, Seat};

use super::Traits;
use crate::apply;
use crate::event::Event;
use crate::state::State;

pub(super) const TRAITS: Traits = Traits {
    draws_for_wounds: true,
    ..Traits::plain(4)
};

/// After a weapon took this many points from him; excess wounds are not among them.
#[inline]
pub(crate) fn after_wounded(
    state: &mut State,
    seat: Seat,
    lost: u8,
    events: &mut impl EventSink<Event>,
) {
    if state.board.traits(seat).draws_for_wounds {
        apply::draw(state, seat, lost, events);
    }
}
