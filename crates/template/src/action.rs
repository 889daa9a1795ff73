//! What a player can decide, and what is told when it happens.

use core::fmt;
use core::str::FromStr;

use game_core::{ParseError, Seat};
use serde::{Deserialize, Serialize};

use crate::card::Card;

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Play this card to the trick (R2.1).
    Play(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        match text.split_once(' ') {
            Some(("play", card)) => Ok(Action::Play(card.parse()?)),
            _ => Err(ParseError("an action")),
        }
    }
}

game_core::text_serde!(Action);

/// Something that happened, as its audience may know it. In this game everything happens in the
/// open; what only one player may know would be an event of its own, told to that seat alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Somebody played a card.
    Played {
        /// The seat that played.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Somebody took the trick.
    TookTrick {
        /// The seat that took it.
        seat: Seat,
        /// What the trick is worth.
        points: u8,
    },
}
