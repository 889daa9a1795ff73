//! Armor: stays before you; each makes every attack on you one more difficult (R5.2).

use super::property;
use crate::card::Printed;

pub(super) const ARMOR: Printed = property("armor", 4);
