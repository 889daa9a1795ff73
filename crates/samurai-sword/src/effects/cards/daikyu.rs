//! Daikyu: reaches difficulty 5 and deals 2 wounds (R5.1).

use super::weapon;
use crate::card::Printed;

pub(super) const DAIKYU: Printed = weapon("daikyu", 1, 5, 2);
