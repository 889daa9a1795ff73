//! Chiyome: only weapons wound her; Battlecry and Jujutsu pass her by (R6.2).

use super::Traits;

pub(super) const CHIYOME: Traits = Traits {
    only_weapons_wound: true,
    ..Traits::plain("chiyome", 4)
};
