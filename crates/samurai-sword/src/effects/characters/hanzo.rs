//! Hanzo: a weapon may serve as a parry, unless it is the only card in hand (R6.5).

use super::Traits;

pub(super) const TRAITS: Traits = Traits {
    parries_with_weapons: true,
    ..Traits::plain(4)
};

/// Whether a hand of this size may give a weapon for a parry.
#[inline]
pub(crate) fn may_parry_with_weapon(cards: u8) -> bool {
    cards >= 2
}
