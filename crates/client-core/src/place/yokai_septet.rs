//! The places of a table of Yokai Septet.

use core::fmt::{self, Display};

use ::yokai_septet::Card;
use game_core::Seat;

/// A place of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Where this card lies.
    Card(Card),
    /// A boss among what a side has captured.
    Boss(Card),
    /// A card of the last trick, which can be looked at again.
    LastTrick(Card),
    /// The place of a player's covered row.
    Row(Seat, u8),
    /// A player.
    Seat(Seat),
    /// Where a player's tricks go.
    Taker(Seat),
    /// What a side has captured.
    Side(usize),
    /// The card that was discarded.
    Discard,
}

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Card(card) => write!(f, "card-{card}"),
            Place::Boss(boss) => write!(f, "boss-{boss}"),
            Place::LastTrick(card) => write!(f, "last-{card}"),
            Place::Row(seat, at) => write!(f, "row-{seat}-{at}"),
            Place::Seat(seat) => write!(f, "seat-{seat}"),
            Place::Taker(seat) => write!(f, "taker-{seat}"),
            Place::Side(side) => write!(f, "side-{side}"),
            Place::Discard => f.write_str("discard"),
        }
    }
}
