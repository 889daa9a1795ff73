//! What a player can decide.

use crate::card::Card;

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Choose this card for the trick, or instead of an earlier choice (R2.1).
    Choose(Card),
    /// Keep the hand as it is (R3.1).
    Keep,
    /// Put this card under the deck and take the top one (R3.1).
    Exchange(Card),
}
