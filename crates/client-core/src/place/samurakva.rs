//! The places of a table of Samurakva.

use core::fmt::{self, Display};

use ::samurakva::Card;
use game_core::Seat;

/// A place of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Where this card lies, in a row or in the hand.
    Card(Card),
    /// The card that a player has chosen.
    Choice(Seat),
    /// A player.
    Seat(Seat),
}

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Card(card) => write!(f, "card-{card}"),
            Place::Choice(seat) => write!(f, "choice-{seat}"),
            Place::Seat(seat) => write!(f, "seat-{seat}"),
        }
    }
}
