//! Where a card was and where it goes.

use core::fmt::Display;

/// A movement from one named place of a table's drawing to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    /// Where it was.
    pub from: String,
    /// Where it goes.
    pub to: String,
}

impl Flight {
    /// A movement.
    pub fn new(from: impl Display, to: impl Display) -> Flight {
        Flight {
            from: from.to_string(),
            to: to.to_string(),
        }
    }
}
