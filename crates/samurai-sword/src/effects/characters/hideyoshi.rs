//! Hideyoshi: one more card in his draw phase (R6.6).

use super::Traits;

pub(super) const HIDEYOSHI: Traits = Traits {
    more_cards: 1,
    ..Traits::plain("hideyoshi", 4)
};
