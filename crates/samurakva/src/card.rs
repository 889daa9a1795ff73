//! The number cards and sets of them (R1.2), and the numbers of rows.

use core::num::NonZeroU8;

use game_core::Seat;
use serde::{Deserialize, Serialize};

/// The highest number card (R1.2).
pub const HIGHEST: u8 = 104;

/// A number card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(NonZeroU8);

impl Card {
    /// The card with this number, if there is one.
    #[inline]
    pub const fn new(number: u8) -> Option<Card> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= HIGHEST => Some(Card(number)),
            _ => None,
        }
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
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
        card.number()
    }
}

game_core::bit_set! {
    /// A set of number cards as bits.
    pub struct CardSet(u128) of Card { index: Card::number, at: Card::new }
}

impl CardSet {
    /// The cards from 1 up to `count`.
    pub const fn up_to(count: u8) -> CardSet {
        CardSet(((1 << count) - 1) << 1)
    }

    /// The card with `n` lower ones in the set.
    pub fn nth(self, n: usize) -> Option<Card> {
        self.iter().nth(n)
    }
}

/// Who has taken which cards in this round (R3.5): for each number the seat's number and one, or 0.
/// So long that no number of seven bits is beyond it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piles([u8; 128]);

impl Piles {
    /// Nobody has taken anything.
    pub const EMPTY: Piles = Piles([0; 128]);

    /// The seat takes the cards with these numbers, which are counted on the way; zeros stand for
    /// none. There are no jumps: how many cards are taken is hard to foresee.
    #[inline]
    pub(crate) fn add(&mut self, seat: Seat, numbers: [u8; 8], mut count: impl FnMut(usize)) {
        for number in numbers {
            let number = number as usize % self.0.len();
            self.0[number] = seat.0 + 1;
            count(number);
        }
        self.0[0] = 0;
    }

    /// The cards that the seat has taken.
    pub fn of(&self, seat: Seat) -> CardSet {
        self.select(|taken_by| taken_by == seat.0 + 1)
    }

    /// For each number the seat's number and one, or 0.
    #[inline]
    pub const fn by_number(&self) -> &[u8; 128] {
        &self.0
    }

    /// All cards that were taken.
    pub fn all(&self) -> CardSet {
        self.select(|taken_by| taken_by != 0)
    }

    fn select(&self, wanted: impl Fn(u8) -> bool) -> CardSet {
        let numbers = (1..=HIGHEST).filter(|&number| wanted(self.0[number as usize]));
        numbers.filter_map(Card::new).collect()
    }
}

const EACH_BYTE: u64 = 0x0101_0101_0101_0101;
const TOP_BITS: u64 = 0x8080_8080_8080_8080;

/// How many of the numbers, eight to a word, are cards lower than this one.
#[inline]
pub(crate) const fn count_lower([first, rest]: [u64; 2], card: Card) -> usize {
    // Most tables have at most eight seats.
    lower_bytes(first, card)
        + if rest == 0 {
            0
        } else {
            lower_bytes(rest, card)
        }
}

/// How many bytes of the word are lower than the card, but not zero. All are below 128.
#[inline(always)]
const fn lower_bytes(word: u64, card: Card) -> usize {
    let bound = ((card.number() as u64 - 1) * EACH_BYTE) | TOP_BITS;
    let lower = (bound - word) & (word + (TOP_BITS - EACH_BYTE)) & TOP_BITS;
    ((lower >> 7).wrapping_mul(EACH_BYTE) >> 56) as usize
}

/// The number of a row on the table; the fifth exists only behind an arch (R6.8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum RowNumber {
    /// The first row.
    First,
    /// The second row.
    Second,
    /// The third row.
    Third,
    /// The fourth row.
    Fourth,
    /// The row behind the arch.
    Fifth,
}

// People count rows from 1.
game_core::words! { RowNumber, "a row":
    First = "1", Second = "2", Third = "3", Fourth = "4", Fifth = "5",
}

game_core::bit_set! {
    /// A set of rows.
    pub struct RowSet(u8) of RowNumber { index: RowNumber::index, at: RowNumber::from_index }
}

impl RowSet {
    /// The four rows that always lie (R2.2).
    pub(crate) const FOUR: RowSet = RowSet(0b1111);
    /// All rows there can be, the one behind the arch with them (R6.8).
    pub(crate) const FIVE: RowSet = RowSet(0b1_1111);
}
