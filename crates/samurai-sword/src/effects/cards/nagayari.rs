//! Nagayari: reaches difficulty 4 and deals 2 wounds (R5.1).

use super::weapon;
use crate::card::Printed;

pub(super) const NAGAYARI: Printed = weapon("nagayari", 1, 4, 2);
