//! Focus: stays before you; each allows one more weapon a turn, at once (R5.4).

use super::property;
use crate::card::Printed;

pub(super) const FOCUS: Printed = property("focus", 6);
