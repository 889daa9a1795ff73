//! Tea Ceremony: you draw three cards, then the others clockwise one each (R5.14).

use game_core::{EventSink, Seat};

use super::{Effect, Way, action};
use crate::apply;
use crate::board::Board;
use crate::card::Printed;
use crate::event::Event;
use crate::state::State;

pub(super) struct TeaCeremony;

const FOR_EACH_OTHER: u8 = 1;

impl Effect for TeaCeremony {
    const PRINTED: Printed = action(4, Way::Alone);
    const DRAWN: u8 = 3;

    #[inline]
    fn drawn_by_others(board: &Board) -> u8 {
        FOR_EACH_OTHER * (board.config.seats() as u8 - 1)
    }

    fn play(state: &mut State, seat: Seat, _: Seat, events: &mut impl EventSink<Event>) {
        apply::draw(state, seat, Self::DRAWN, events);
        for other in state.board.others(seat) {
            apply::draw(state, other, FOR_EACH_OTHER, events);
        }
    }
}
