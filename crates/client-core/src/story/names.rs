//! The display names of the seats.

use game_core::Seat;

/// A name for each seat, as the caller shows it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(Vec<String>);

impl Names {
    /// The names in the order of seats.
    pub fn new(names: Vec<String>) -> Names {
        Names(names)
    }

    /// How many seats have a name: the size of the table.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no seat has a name.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The name of this seat.
    pub fn get(&self, seat: Seat) -> Option<&str> {
        self.0.get(seat.index()).map(String::as_str)
    }
}
