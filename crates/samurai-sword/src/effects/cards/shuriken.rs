//! Shuriken: reaches difficulty 3 and deals 1 wound (R5.1).

use super::weapon;
use crate::card::Printed;

pub(super) const SHURIKEN: Printed = weapon("shuriken", 3, 3, 1);
