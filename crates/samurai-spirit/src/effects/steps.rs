//! The steps of a turn that are still to be carried out (R3.1).

use game_core::Seat;
use serde::{Deserialize, Serialize};

use crate::card::Penalty;

/// One use of a Kiai (R7.4 to R7.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KiaiPart {
    /// A barricade may be added.
    Barricade,
    /// A wound token may be taken off.
    Heal,
    /// The last card of a line may be moved to another samurai.
    Move,
    /// This number of top raider cards may be discarded.
    Raiders(u8),
    /// This number of top intruder cards may be discarded.
    Intruders(u8),
    /// The last card of a line may be discarded.
    Strike,
    /// A support token may be given.
    Lend,
    /// This number of top raider cards may be turned up.
    TurnUp(u8),
}

/// A step still to be carried out. The steps lie on a stack and the top one is next (R3.1):
/// one that leaves somebody a choice waits there for the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The active samurai may use spare tokens (R3.2).
    Spares,
    /// The penalties of his last card: ignored, or in which order (R3.4, R3.5).
    Penalties,
    /// This penalty is applied (R3.3).
    Suffer(Penalty),
    /// He chooses which defended card is discarded (R8.11).
    LoseDefended,
    /// He chooses his action (R3.7).
    Act,
    /// The card in hand is played by its holder (R4.1).
    Play,
    /// He may fight a second time (R6.7).
    SecondFight,
    /// His turn ends (R5.2).
    EndTurn,
    /// One use of this seat's Kiai (R7.1).
    Kiai(Seat, KiaiPart),
    /// This seat's Kiai ends with the first card of his line (R7.2).
    KiaiEnd(Seat),
    /// This seat arranges the cards that were turned up (R7.10).
    Arrange {
        /// Whose Kiai it is.
        seat: Seat,
        /// Cards from the top that lie in their final order.
        done: u8,
        /// Cards below them that are still to be arranged.
        left: u8,
    },
}

impl Step {
    /// Whether a Kiai that is due, or the end of the round, comes before it: no card is in hand
    /// and no Kiai is running (R7.3, R11.1).
    #[inline]
    pub const fn is_checkpoint(self) -> bool {
        matches!(
            self,
            Step::Spares
                | Step::Penalties
                | Step::Suffer(_)
                | Step::Act
                | Step::SecondFight
                | Step::EndTurn
        )
    }
}

/// Room for the steps. There are never more than six: the end of the turn, the action or a second
/// fight, a second penalty, and above them a Kiai: its end and two uses, or its end, one use and a
/// moved card. One place more, so that tests can see that it is never needed.
pub const MAX_STEPS: usize = 7;

/// The steps still to be carried out, the next one on top.
#[derive(Clone, Copy, Eq, Debug)]
pub struct Steps {
    list: [Step; MAX_STEPS],
    len: u8,
}

impl PartialEq for Steps {
    /// What lay on the stack before does not count.
    fn eq(&self, other: &Steps) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Steps {
    /// Nothing to do.
    pub const EMPTY: Steps = Steps {
        list: [Step::EndTurn; MAX_STEPS],
        len: 0,
    };

    /// From the last to the next.
    #[inline]
    pub fn as_slice(&self) -> &[Step] {
        &self.list[..self.len as usize]
    }

    /// The next one.
    #[inline]
    pub fn top(&self) -> Option<Step> {
        self.as_slice().last().copied()
    }

    /// Puts a step on top. There is always room, see [`MAX_STEPS`]; only a state made from a view
    /// that is not of this game could be short of it, and then the step is dropped.
    #[inline]
    pub(crate) fn push(&mut self, step: Step) {
        if let Some(place) = self.list.get_mut(self.len as usize) {
            *place = step;
            self.len += 1;
        }
    }

    /// Takes the top step off.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
    }
}
