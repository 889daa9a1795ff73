//! Tea Ceremony: you draw three cards, then the others clockwise one each (R5.14).

use game_core::{EventSink, Seat};

use super::{Effect, Way, action};
use crate::apply;
use crate::card::Printed;
use crate::event::Event;
use crate::state::State;

pub(super) struct TeaCeremony;

impl Effect for TeaCeremony {
    const PRINTED: Printed = action(4, Way::Alone);

    fn play(state: &mut State, seat: Seat, _: Seat, events: &mut impl EventSink<Event>) {
        apply::draw(state, seat, 3, events);
        for other in state.board.others(seat) {
            apply::draw(state, other, 1, events);
        }
    }
}
