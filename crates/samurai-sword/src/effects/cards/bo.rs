//! Bo: reaches difficulty 2 and deals 1 wound (R5.1).

use super::weapon;
use crate::card::Printed;

pub(super) const BO: Printed = weapon("bo", 5, 2, 1);
