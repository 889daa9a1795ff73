//! Daimyo: draw two cards; kept in hand to the end it is worth a point (R5.11, R8.3).

use game_core::{EventSink, Seat};

use super::{Effect, Way, action};
use crate::apply;
use crate::card::Printed;
use crate::event::Event;
use crate::state::State;

pub(super) struct Daimyo;

impl Effect for Daimyo {
    const PRINTED: Printed = action(3, Way::Alone);
    const DRAWN: u8 = 2;

    fn play(state: &mut State, seat: Seat, _: Seat, events: &mut impl EventSink<Event>) {
        apply::draw(state, seat, Self::DRAWN, events);
    }
}
