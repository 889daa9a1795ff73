//! The whole truth of a match: the board, and what lies face down.

use game_core::Generator;

use crate::board::Board;
use crate::card::{CARDS, Card, CardSet};
use crate::effects::tokens::{FARMS, FarmBack};

/// A match.
///
/// ```
/// use game_core::{Game, Seed, Silent};
/// use samurai_spirit::{Config, SamuraiSpirit};
///
/// let mut state = SamuraiSpirit::start(&Config::default(), Seed::from_number(1));
/// while let Some(seat) = SamuraiSpirit::to_act(&state).first() {
///     let mut actions = Vec::new();
///     SamuraiSpirit::legal(&state, seat, &mut actions);
///     SamuraiSpirit::apply(&mut state, seat, actions[0], &mut Silent).expect("it is on the list");
/// }
/// assert!(SamuraiSpirit::outcome(&state).is_some());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) board: Board,
    /// All chance to come.
    pub(crate) generator: Generator,
    /// The cards of the face-down piles: from the front the raider stack, its top card last; from the back the
    /// intruders, their bottom card at the very end. What lies between them is left over and means nothing.
    pub(crate) face_down: [Card; CARDS],
    pub(crate) farms: [FarmBack; FARMS],
    pub(crate) in_match: CardSet,
}

impl State {
    /// What everybody sees.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The farms in the hidden order in which they burn (R10.2); the last ones of it stand.
    #[inline]
    pub const fn farms(&self) -> &[FarmBack; FARMS] {
        &self.farms
    }

    /// All cards of the match so far, wherever they lie; the others are in the box.
    #[inline]
    pub const fn in_match(&self) -> CardSet {
        self.in_match
    }

    /// The raider stack, its top card last.
    #[inline]
    pub fn stack(&self) -> &[Card] {
        &self.face_down[..self.board.stack.len as usize]
    }

    /// The raider at this depth below the top of the stack.
    #[inline]
    pub fn raider(&self, depth: u8) -> Option<Card> {
        self.stack()
            .iter()
            .rev()
            .nth(depth as usize)
            .copied()
    }

    /// The same if it lies face up (R7.10).
    #[inline]
    pub fn face_up_raider(&self, depth: u8) -> Option<Card> {
        if depth < self.board.stack.face_up {
            self.raider(depth)
        } else {
            None
        }
    }

    /// The intruders, the top card first.
    #[inline]
    pub fn intruders(&self) -> &[Card] {
        &self.face_down[CARDS - self.board.intruders as usize..]
    }

    /// What nobody sees, to be exchanged by the conformance suite, which compares states that differ in nothing
    /// else. Not for play: what is put here is not checked.
    #[doc(hidden)]
    pub fn secrets_mut(&mut self) -> Secrets<'_> {
        Secrets {
            generator: &mut self.generator,
            face_down: &mut self.face_down,
            farms: &mut self.farms,
            in_match: &mut self.in_match,
        }
    }
}

/// The secrets of a state; see [`State::secrets_mut`].
#[doc(hidden)]
#[derive(Debug)]
pub struct Secrets<'a> {
    pub generator: &'a mut Generator,
    pub face_down: &'a mut [Card; CARDS],
    pub farms: &'a mut [FarmBack; FARMS],
    pub in_match: &'a mut CardSet,
}
