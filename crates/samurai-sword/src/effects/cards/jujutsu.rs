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

impl Card {
    /// Whether this card answers Jujutsu: any weapon, even the only card of the hand (R5.9).
    ///
    /// ```
    /// use samurai_sword::{Card, Refusal};
    ///
    /// assert_eq!(Card::Katana.answers_jujutsu(), Ok(()));
    /// assert_eq!(Card::Parry.answers_jujutsu(), Err(Refusal::NotAWeapon));
    /// ```
    #[inline]
    pub fn answers_jujutsu(self) -> Result<(), Refusal> {
        super::give_weapon(self)
    }
}
