//! The cards, numbered from 1, and sets of them (R1.2).

use serde::{Deserialize, Serialize};

/// The highest card of the largest table: four players, four cards each, four in the deck.
pub const HIGHEST: u8 = 20;

/// A card.
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

/// A set of cards as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// The cards from 1 up to `count`.
    pub const fn first(count: u8) -> CardSet {
        CardSet(((1 << count) - 1) << 1)
    }

    /// Whether the card is in it.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// The set with the card.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | (1 << card.0))
    }

    /// The set without the card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !(1 << card.0))
    }

    /// How many cards are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards from low to high.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = Card(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards
            .into_iter()
            .fold(CardSet::EMPTY, CardSet::with)
    }
}
