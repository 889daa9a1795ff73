//! Nodachi: reaches difficulty 3 and deals 3 wounds (R5.1).

use super::weapon;
use crate::card::Printed;

pub(super) const NODACHI: Printed = weapon("nodachi", 1, 3, 3);
