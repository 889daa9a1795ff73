//! Breathing: regain all resilience; another player of your choice draws a card (R5.10).

use game_core::{Audience, EventSink, Seat};

use super::action;
use crate::apply;
use crate::card::Printed;
use crate::event::Event;
use crate::state::State;

pub(super) const BREATHING: Printed = action("breathing", 3);

pub(super) fn play(
    state: &mut State,
    seat: Seat,
    target: Seat,
    events: &mut impl EventSink<Event>,
) {
    let resilience = state.board.traits(seat).resilience;
    state.board.resilience[seat.index()] = resilience;
    events.tell(Audience::All, || Event::Healed { seat, resilience });
    apply::draw(state, target, 1, events);
}
