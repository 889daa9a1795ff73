//! Bokken: reaches difficulty 1 and deals 1 wound (R5.1).

use super::weapon;
use crate::card::Printed;

pub(super) const BOKKEN: Printed = weapon("bokken", 6, 1, 1);
