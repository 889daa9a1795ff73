//! Kanabo: reaches difficulty 3 and deals 2 wounds (R5.1).

use super::weapon;
use crate::card::Printed;

pub(super) const KANABO: Printed = weapon("kanabo", 1, 3, 2);
