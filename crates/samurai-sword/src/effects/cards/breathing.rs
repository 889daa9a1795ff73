//! Breathing: regain all resilience; another player of your choice draws a card (R5.10).

use game_core::{Audience, EventSink, Seat};

use super::{Effect, Way, action};
use crate::apply;
use crate::board::Board;
use crate::card::Printed;
use crate::event::Event;
use crate::state::State;

pub(super) struct Breathing;

impl Effect for Breathing {
    const PRINTED: Printed = action(3, Way::On);

    #[inline]
    fn choices(_: &Board, others: u64) -> u64 {
        others
    }

    #[inline]
    fn drawn_by_others(_: &Board) -> u8 {
        1
    }

    fn play(state: &mut State, seat: Seat, target: Seat, events: &mut impl EventSink<Event>) {
        let resilience = state.board.full_resilience(seat);
        state.board.resilience[seat.index()] = resilience;
        events.tell(Audience::All, || Event::Healed { seat, resilience });
        apply::draw(state, target, Self::drawn_by_others(&state.board), events);
    }
}
