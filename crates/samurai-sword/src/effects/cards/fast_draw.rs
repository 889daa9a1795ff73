//! Fast Draw: stays before you; each adds a wound to your weapons (R5.3).

use super::property;
use crate::card::Printed;

pub(super) const FAST_DRAW: Printed = property("fast-draw", 3);
