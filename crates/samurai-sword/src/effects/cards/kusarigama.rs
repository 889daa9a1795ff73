//! Kusarigama: reaches difficulty 2 and deals 2 wounds (R5.1).

use super::weapon;
use crate::card::Printed;

pub(super) const KUSARIGAMA: Printed = weapon("kusarigama", 4, 2, 2);
