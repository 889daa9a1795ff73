//! What a player can decide.

use crate::card::{Card, CardSet};
use crate::config::PASS;

/// A decision.
///
/// ```
/// use yokai_septet::Action;
///
/// let action: Action = "play wind-a".parse().expect("this is an action");
/// assert_eq!(action.to_string(), "play wind-a");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Pass these three cards on (R3.1, R3.2).
    Pass(Trio),
    /// Give one card to each of the others: to the left, across, to the right (R8.2).
    Give([Card; PASS]),
    /// Put this card face down out of the round (R9.2).
    Discard(Card),
    /// Swap an open boss, unseen, with a covered card beneath it (R9.3).
    Swap(Card, Beneath),
    /// Leave the open bosses that may still be swapped where they are (R9.3).
    Keep,
    /// Play this card to the trick (R5.1).
    Play(Card),
}

/// Three different cards; their order means nothing, so they are kept from low to high.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Trio([Card; PASS]);

impl Trio {
    /// The three cards in any order; `None` if two are the same.
    #[inline]
    pub fn new(mut cards: [Card; PASS]) -> Option<Trio> {
        cards.sort_unstable();
        if cards[0] == cards[1] || cards[1] == cards[2] {
            None
        } else {
            Some(Trio(cards))
        }
    }

    /// The cards from low to high.
    #[inline]
    pub const fn cards(self) -> [Card; PASS] {
        self.0
    }

    /// The cards as a set.
    #[inline]
    pub fn set(self) -> CardSet {
        self.0.into_iter().collect()
    }
}

/// Which of the two covered cards beneath an open card, as its owner looks at the row (R9.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Beneath {
    /// The one at the same place of the lower row.
    Left,
    /// The one at the next place.
    Right,
}

game_core::words! { Beneath, "left or right": Left = "left", Right = "right" }
