//! Daimyo: draw two cards; kept in hand to the end it is worth a point (R5.11, R8.3).

use game_core::{EventSink, Seat};

use super::action;
use crate::apply;
use crate::card::Printed;
use crate::event::Event;
use crate::state::State;

pub(super) const DAIMYO: Printed = action("daimyo", 3);

pub(super) fn play(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    apply::draw(state, seat, 2, events);
}
