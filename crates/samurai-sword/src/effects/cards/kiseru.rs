//! Kiseru: reaches difficulty 1 and deals 2 wounds (R5.1).

use super::weapon;
use crate::card::Printed;

pub(super) const KISERU: Printed = weapon("kiseru", 5, 1, 2);
