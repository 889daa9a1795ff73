//! Musashi: his weapons deal one more wound (R6.9).

use super::Traits;

pub(super) const MUSASHI: Traits = Traits {
    more_wounds: 1,
    ..Traits::plain("musashi", 5)
};
