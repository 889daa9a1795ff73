//! Goemon: one more weapon in each of his turns (R6.4).

use super::Traits;

pub(super) const GOEMON: Traits = Traits {
    more_weapons: 1,
    ..Traits::plain("goemon", 5)
};
