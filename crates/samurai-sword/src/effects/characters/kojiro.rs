//! Kojiro: his weapons reach any difficulty (R6.8).

use super::Traits;

pub(super) const KOJIRO: Traits = Traits {
    reaches_all: true,
    ..Traits::plain("kojiro", 5)
};
