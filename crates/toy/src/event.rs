//! What is told when something happens. `apply` says to whom.

use game_core::Seat;
use serde::{Deserialize, Serialize};

use crate::card::Card;

/// Something that happened, as one audience may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Somebody has made the secret choice (to the others).
    Chose {
        /// The seat that chose.
        seat: Seat,
    },
    /// You have chosen this card (to its owner alone).
    ChoseCard {
        /// The seat that chose.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// The choices are turned over, in the order of seats.
    Revealed {
        /// The card of each seat.
        cards: Vec<Card>,
    },
    /// Somebody took the trick.
    TookTrick {
        /// The seat that took it.
        seat: Seat,
    },
    /// Somebody kept the hand as it is.
    Kept {
        /// The seat that kept its hand.
        seat: Seat,
    },
    /// Somebody exchanged a card with the deck (to the others).
    Exchanged {
        /// The seat that exchanged.
        seat: Seat,
    },
    /// You exchanged a card with the deck (to its owner alone).
    ExchangedCards {
        /// The seat that exchanged.
        seat: Seat,
        /// The card now under the deck.
        gave: Card,
        /// The card drawn.
        drew: Card,
    },
    /// The hands are empty.
    Ended {
        /// Tricks of both sides.
        tricks: Vec<u8>,
    },
}
