//! The places of a table of Samurai Sword.

use core::fmt::{self, Display};

use ::samurai_sword::Card;
use game_core::Seat;

/// A place of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The deck.
    Deck,
    /// The discard pile.
    Discards,
    /// The card being played.
    Aside,
    /// The card that answers it.
    Answer,
    /// The hand of a player.
    Hand(Seat),
    /// A card of a hand that lies open to the viewer.
    Held(Seat, Card),
    /// A card that lies before a player.
    Laid(Seat, Card),
    /// The honour of a player.
    Honour(Seat),
    /// A player.
    Seat(Seat),
}

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Deck => f.write_str("deck"),
            Place::Discards => f.write_str("discards"),
            Place::Aside => f.write_str("aside"),
            Place::Answer => f.write_str("answer"),
            Place::Hand(seat) => write!(f, "hand-{seat}"),
            Place::Held(seat, card) => write!(f, "hand-{seat}-{card}"),
            Place::Laid(seat, card) => write!(f, "prop-{seat}-{card}"),
            Place::Honour(seat) => write!(f, "honour-{seat}"),
            Place::Seat(seat) => write!(f, "seat-{seat}"),
        }
    }
}
