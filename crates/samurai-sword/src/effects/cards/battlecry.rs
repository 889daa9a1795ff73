//! Battlecry: everybody else discards what parries a weapon or takes one wound, clockwise one by one (R5.8).

use game_core::{EventSink, Seat};

use super::{Effect, Way, action};
use crate::board::Pending;
use crate::card::Printed;
use crate::event::Event;
use crate::state::State;

pub(super) struct Battlecry;

impl Effect for Battlecry {
    const PRINTED: Printed = action(4, Way::Alone);

    fn play(state: &mut State, _: Seat, _: Seat, _: &mut impl EventSink<Event>) {
        let queue = state.board.touched_by(state.board.turn);
        if !queue.is_empty() {
            state.board.pending = Pending::Battlecry { queue };
        }
    }
}
