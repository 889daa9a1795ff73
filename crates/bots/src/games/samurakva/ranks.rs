//! How many cards that nobody has seen yet lie below each number.

use samurakva::Board;
use samurakva::card::Card;

/// A gap above this is no worse.
pub const WIDEST: i16 = 40;

/// For each number the cards up to it that do not lie open: they are in hands, or in nobody's.
#[derive(Clone, Debug)]
pub struct Ranks([u8; 128]);

impl Ranks {
    /// The ranks at this table.
    pub fn of(board: &Board) -> Ranks {
        let mut ranks = Ranks([0; 128]);
        ranks.look(board);
        ranks
    }

    /// The same for another table.
    pub fn look(&mut self, board: &Board) {
        let mut rank = 0;
        for (place, lies) in self.0.iter_mut().zip(board.lying()).skip(1) {
            rank += u8::from(lies == 0);
            *place = rank;
        }
    }

    /// How many unseen cards lie between the end of a row, or 0, and a card in somebody's hand, who has this many of
    /// them.
    #[inline]
    pub fn between(&self, end: u8, card: Card, own: i16) -> i16 {
        let rank = |number: u8| i16::from(self.0[usize::from(number & 127)]);
        let gap = rank(card.number()) - rank(end) - 1 - own;
        gap.clamp(0, WIDEST)
    }
}
