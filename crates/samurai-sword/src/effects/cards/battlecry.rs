//! Battlecry: everybody else discards what parries a weapon or takes one wound, clockwise one by one (R5.8).

use super::action;
use crate::board::Pending;
use crate::card::Printed;
use crate::state::State;

pub(super) const BATTLECRY: Printed = action("battlecry", 4);

pub(super) fn play(state: &mut State) {
    let queue = state.board.touched_by(state.board.turn);
    if !queue.is_empty() {
        state.board.pending = Pending::Battlecry { queue };
    }
}
