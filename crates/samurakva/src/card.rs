//! The number cards and sets of them (R1.2), and the numbers of rows.

use core::num::NonZeroU8;

use game_core::Seat;
use serde::{Deserialize, Serialize};

use crate::config::ROWS;

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

/// A set of number cards as bits: card `n` is bit `n % 64` of word `n / 64`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardSet([u64; 2]);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet([0; 2]);

    /// The cards from 1 up to `count`.
    pub fn first(count: u8) -> CardSet {
        (1..=count).filter_map(Card::new).collect()
    }

    /// The word and the bit of a card.
    #[inline(always)]
    const fn place(card: Card) -> (usize, u64) {
        let number = card.number();
        // A card is at most 104, so the word is 0 or 1; the mask tells the compiler.
        ((number >> 6 & 1) as usize, 1 << (number & 63))
    }

    /// Whether the card is in it.
    #[inline]
    pub const fn contains(&self, card: Card) -> bool {
        let (word, bit) = CardSet::place(card);
        self.0[word] & bit != 0
    }

    /// Puts the card in.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        let (word, bit) = CardSet::place(card);
        self.0[word] |= bit;
    }

    /// Takes the card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        let (word, bit) = CardSet::place(card);
        self.0[word] &= !bit;
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// The cards that are in both sets.
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// How many cards are in it.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    /// Whether there is no card in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// The lowest card.
    #[inline]
    pub fn lowest(self) -> Option<Card> {
        let [low, high] = self.0;
        Card::new(if low != 0 {
            low.trailing_zeros()
        } else {
            64 + high.trailing_zeros()
        } as u8)
    }

    /// The card with `n` lower ones in the set.
    pub fn nth(self, n: usize) -> Option<Card> {
        self.iter().nth(n)
    }

    /// The cards from low to high.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self;
        core::iter::from_fn(move || {
            let card = rest.lowest()?;
            rest.remove(card);
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = CardSet::EMPTY;
        cards
            .into_iter()
            .for_each(|card| set.insert(card));
        set
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

impl RowNumber {
    /// All rows there can be.
    pub const ALL: [RowNumber; ROWS + 1] = [
        RowNumber::First,
        RowNumber::Second,
        RowNumber::Third,
        RowNumber::Fourth,
        RowNumber::Fifth,
    ];

    /// The row as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The row with this index.
    #[inline]
    pub const fn from_index(index: usize) -> Option<RowNumber> {
        match index {
            0 => Some(RowNumber::First),
            1 => Some(RowNumber::Second),
            2 => Some(RowNumber::Third),
            3 => Some(RowNumber::Fourth),
            4 => Some(RowNumber::Fifth),
            _ => None,
        }
    }
}

/// A set of rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RowSet(pub(crate) u8);

impl RowSet {
    /// No row.
    pub const EMPTY: RowSet = RowSet(0);

    /// Whether the row is in it.
    #[inline]
    pub const fn contains(self, row: RowNumber) -> bool {
        self.0 >> row as u8 & 1 == 1
    }

    /// Puts the row in.
    #[inline]
    pub const fn insert(&mut self, row: RowNumber) {
        self.0 |= 1 << row as u8;
    }

    /// Takes the row out.
    #[inline]
    pub const fn remove(&mut self, row: RowNumber) {
        self.0 &= !(1 << row as u8);
    }

    /// Whether no row is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many rows are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The rows in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = RowNumber> {
        RowNumber::ALL
            .into_iter()
            .filter(move |&row| self.contains(row))
    }
}

impl FromIterator<RowNumber> for RowSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = RowNumber>>(rows: I) -> Self {
        let mut set = RowSet::EMPTY;
        rows.into_iter().for_each(|row| set.insert(row));
        set
    }
}
