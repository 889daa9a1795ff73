//! Wakizashi: reaches difficulty 1 and deals 3 wounds (R5.1).

use super::weapon;
use crate::card::Printed;

pub(super) const WAKIZASHI: Printed = weapon("wakizashi", 1, 1, 3);
