//! Ginchiyo: a weapon wounds her one less, but at least one (R6.3).

use super::Traits;

pub(super) const GINCHIYO: Traits = Traits {
    toughness: 1,
    ..Traits::plain("ginchiyo", 4)
};
