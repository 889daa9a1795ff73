//! Katana: reaches difficulty 2 and deals 3 wounds (R5.1).

use super::weapon;
use crate::card::Printed;

pub(super) const KATANA: Printed = weapon("katana", 1, 2, 3);
