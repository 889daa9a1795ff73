//! Benkei: everybody attacks him at one more difficulty (R6.1).

use super::Traits;

pub(super) const BENKEI: Traits = Traits {
    guard: 1,
    ..Traits::plain("benkei", 5)
};
