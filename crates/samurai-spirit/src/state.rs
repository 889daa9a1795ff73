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
    /// What everybody sees.
    pub board: Board,
    /// All chance to come.
    pub generator: Generator,
    /// The cards of the face-down piles: from the front the raider stack, its top card last; from the back the
    /// intruders, their bottom card at the very end. What lies between them is left over and means nothing.
    pub face_down: [Card; CARDS],
    /// The farms in the hidden order in which they burn (R10.2); the last ones of it stand.
    pub farms: [FarmBack; FARMS],
    /// All cards of the match so far, wherever they lie; the others are in the box.
    pub in_match: CardSet,
}

impl State {
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

    /// The intruders, the top card first.
    #[inline]
    pub fn intruders(&self) -> &[Card] {
        &self.face_down[CARDS - self.board.intruders as usize..]
    }
}
