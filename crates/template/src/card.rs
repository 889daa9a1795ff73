//! The cards, numbered from 1, sets of them, and both as text (R1.2).

use core::fmt;
use core::str::FromStr;

use game_core::ParseError;
use game_core::text::number;

/// The highest card.
pub const HIGHEST: u8 = 25;

/// A card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// The card with this number, if there is one.
    #[inline]
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

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        number(text)
            .and_then(Card::new)
            .ok_or(ParseError("a card"))
    }
}

// A card is the same text in messages as in records, which also tells it from a number of points.
game_core::text_serde!(Card);

game_core::bit_set! {
    /// A set of cards, as the bits of one number: a state has no heap.
    pub struct CardSet(u32) of Card { index: Card::number, at: Card::new }
}

impl CardSet {
    /// Every card of the game.
    pub const ALL: CardSet = CardSet(((1 << HIGHEST) - 1) << 1);
}
