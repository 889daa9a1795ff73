//! Battlecry: everybody else discards a parry or takes one wound, clockwise one by one (R5.8).

use game_core::Seat;

use super::{action, parry, touched};
use crate::card::{Card, Printed};
use crate::error::Refusal;
use crate::state::{Pending, State};

pub(super) const BATTLECRY: Printed = action("battlecry", 4);

pub(super) fn play(state: &mut State) {
    let queue = touched(state);
    if !queue.is_empty() {
        state.pending = Pending::Battlecry { queue };
    }
}

/// Whether this card of the hand answers it: whatever parries a weapon.
#[inline]
pub(crate) fn answers(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    parry::answers(state, seat, card)
}
