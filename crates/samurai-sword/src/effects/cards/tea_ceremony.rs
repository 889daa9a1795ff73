//! Tea Ceremony: you draw three cards, then the others clockwise one each (R5.14).

use game_core::{EventSink, Seat};

use super::action;
use crate::apply;
use crate::card::Printed;
use crate::event::Event;
use crate::state::State;

pub(super) const TEA_CEREMONY: Printed = action("tea-ceremony", 4);

pub(super) fn play(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    apply::draw(state, seat, 3, events);
    for other in state.board.others(seat) {
        apply::draw(state, other, 1, events);
    }
}
