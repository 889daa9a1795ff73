//! Jujutsu: everybody else discards a weapon or takes one wound, clockwise one by one (R5.9).

use super::action;
use crate::board::Pending;
use crate::card::{Card, Printed};
use crate::error::Refusal;
use crate::state::State;

pub(super) const JUJUTSU: Printed = action("jujutsu", 3);

pub(super) fn play(state: &mut State) {
    let queue = state.board.touched_by(state.board.turn);
    if !queue.is_empty() {
        state.board.pending = Pending::Jujutsu { queue };
    }
}

/// Whether this card answers it: any weapon, even the only card of the hand.
#[inline]
pub(crate) fn answers(card: Card) -> Result<(), Refusal> {
    if card.is_weapon() {
        Ok(())
    } else {
        Err(Refusal::NotAWeapon)
    }
}
