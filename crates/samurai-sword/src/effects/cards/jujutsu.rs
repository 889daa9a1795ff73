//! Jujutsu: everybody else discards a weapon or takes one wound, clockwise one by one (R5.9).

use game_core::{EventSink, Seat};

use super::{Effect, Way, action};
use crate::board::Pending;
use crate::card::{Card, Printed};
use crate::error::Refusal;
use crate::event::Event;
use crate::state::State;

pub(super) struct Jujutsu;

impl Effect for Jujutsu {
    const PRINTED: Printed = action(3, Way::Alone);

    fn play(state: &mut State, _: Seat, _: Seat, _: &mut impl EventSink<Event>) {
        let queue = state.board.touched_by(state.board.turn);
        if !queue.is_empty() {
            state.board.pending = Pending::Jujutsu { queue };
        }
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
