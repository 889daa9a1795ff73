//! Where a card was and where it goes.

use core::fmt::Display;

/// A movement from one place of a table to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight<P> {
    /// Where it was.
    pub from: P,
    /// Where it goes.
    pub to: P,
}

impl<P: Display> Flight<P> {
    /// A movement.
    pub fn new(from: P, to: P) -> Flight<P> {
        Flight { from, to }
    }

    /// The same with its places in the words by which a drawing marks them.
    pub fn in_words(&self) -> Flight<String> {
        Flight {
            from: self.from.to_string(),
            to: self.to.to_string(),
        }
    }
}
