//! Naginata: reaches difficulty 4 and deals 1 wound (R5.1).

use super::weapon;
use crate::card::Printed;

pub(super) const NAGINATA: Printed = weapon("naginata", 2, 4, 1);
