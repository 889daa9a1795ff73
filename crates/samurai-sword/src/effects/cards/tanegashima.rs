//! Tanegashima: reaches difficulty 5 and deals 1 wound (R5.1).

use super::weapon;
use crate::card::Printed;

pub(super) const TANEGASHIMA: Printed = weapon("tanegashima", 1, 5, 1);
