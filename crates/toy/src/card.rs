//! The cards, numbered from 1, and sets of them (R1.2).

use serde::{Deserialize, Serialize};

/// The highest card of the largest table: four players, four cards each, four in the deck.
pub const HIGHEST: u8 = 20;

/// A card.
///
/// ```
/// use toy::Card;
///
/// let card = Card::new(7).expect("there is a 7");
/// assert_eq!(card.to_string().parse(), Ok(card));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// The card with this number, if there is one.
    pub const fn new(number: u8) -> Option<Card> {
        if number >= 1 && number <= HIGHEST {
            Some(Card(number))
        } else {
            None
        }
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Card, Self::Error> {
        Card::new(number).ok_or("not a card of this game")
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

game_core::bit_set! {
    /// A set of cards as bits.
    pub struct CardSet(u32) of Card { index: Card::number, at: Card::new }
}

impl CardSet {
    /// The cards from 1 up to `count`.
    pub const fn up_to(count: u8) -> CardSet {
        CardSet(((1 << count) - 1) << 1)
    }
}
