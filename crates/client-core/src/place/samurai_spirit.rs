//! The places of a table of Samurai Spirit.

use core::fmt::{self, Display};

use ::samurai_spirit::{Card, Samurai};
use game_core::Seat;

/// A place of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Where this card lies.
    Card(Card),
    /// The raider stack with all that belongs to it.
    Raiders,
    /// The top of the raider stack.
    Stack,
    /// The discard pile with all that belongs to it.
    Discard,
    /// The top of the discard pile.
    Discarded,
    /// The intruders with all that belongs to them.
    Intruders,
    /// The top one of the intruders.
    Intruder,
    /// The village.
    Village,
    /// The support token of the samurai at this seat.
    Token(Seat),
    /// The spare token of an absent samurai.
    Spare(Samurai),
    /// The board of a samurai.
    Seat(Seat),
}

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Card(card) => write!(f, "card-{card}"),
            Place::Raiders => f.write_str("raiders"),
            Place::Stack => f.write_str("stack"),
            Place::Discard => f.write_str("discard"),
            Place::Discarded => f.write_str("discarded"),
            Place::Intruders => f.write_str("intruders"),
            Place::Intruder => f.write_str("intruder"),
            Place::Village => f.write_str("village"),
            Place::Token(owner) => write!(f, "token-{owner}"),
            Place::Spare(samurai) => write!(f, "spare-{samurai}"),
            Place::Seat(seat) => write!(f, "seat-{seat}"),
        }
    }
}
