//! Hanzo: a weapon may serve as a parry, unless it is the only card in hand (R6.5).

use super::Traits;
use crate::card::Cards;

pub(super) const HANZO: Traits = Traits { parries_with_weapons: true, ..Traits::plain("hanzo", 4) };

/// Whether a hand of Hanzo's may give a weapon for a parry.
#[inline]
pub(crate) fn may_parry_with_weapon(hand: Cards) -> bool {
    hand.len() >= 2
}
