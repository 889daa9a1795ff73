//! Rows of cards, and the order of their last cards, packed into words.

use core::num::NonZeroU64;

use crate::card::{Card, RowNumber, RowSet};
use crate::config::ROWS;

/// A row of ascending cards, a byte for each, the last card in the lowest byte: adding a card is a
/// shift, and whether a row is full is one comparison. Holds up to seven (R6.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Row(u64);

impl Row {
    /// No cards: where the fifth row is not (R6.8).
    pub const NONE: Row = Row(0);

    /// A row that one card starts.
    #[inline]
    pub const fn of(card: Card) -> Row {
        Row(card.number() as u64)
    }

    /// How many cards lie in it.
    #[inline]
    pub const fn len(self) -> usize {
        count_bytes(self.0 + (TOP_BITS - EACH_BYTE))
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it has at least this number of cards.
    #[inline]
    pub const fn has(self, cards: usize) -> bool {
        self.0 >> (8 * (cards - 1)) != 0
    }

    /// How many cards of these rows may leave them without emptying one: all of a row of two or more.
    #[inline]
    pub(crate) fn count_movable(rows: [Row; ROWS + 1]) -> usize {
        // For each place before the last in how many rows a card lies there. The next to last place
        // also tells in how many rows there are two or more, whose last cards may leave too.
        let places = |row: Row| (((row.0 >> 8) + (TOP_BITS - EACH_BYTE)) & TOP_BITS) >> 7;
        let cards = rows.into_iter().map(places).sum::<u64>();
        (cards.wrapping_mul(EACH_BYTE) >> 56) as usize + (cards & 0xff) as usize
    }

    /// The number of the last card; 0 if there is none.
    #[inline]
    pub const fn last_number(self) -> u8 {
        self.0 as u8
    }

    /// The last card.
    #[inline]
    pub const fn last(self) -> Option<Card> {
        Card::new(self.last_number())
    }

    /// The row with this card at its end.
    #[inline]
    #[must_use]
    pub const fn with_last(self, card: Card) -> Row {
        Row(self.0 << 8 | card.number() as u64)
    }

    /// The row without its last card.
    #[inline]
    #[must_use]
    pub const fn without_last(self) -> Row {
        Row(self.0 >> 8)
    }

    /// The row with this card where it belongs in ascending order.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Row {
        let higher = self.count_higher(card);
        let (before, after) = self.split(higher);
        Row((before << 8 | card.number() as u64) << (8 * higher) | after)
    }

    /// The row without this card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Row {
        let higher = self.count_higher(card);
        let (before, after) = self.split(higher);
        if before as u8 == card.number() {
            Row((before >> 8) << (8 * higher) | after)
        } else {
            self
        }
    }

    /// How many of its cards are higher than this one. All bytes are below 128, so that each can be
    /// compared in its own top bit.
    #[inline]
    const fn count_higher(self, card: Card) -> usize {
        count_bytes((self.0 | TOP_BITS) - (card.number() as u64 + 1) * EACH_BYTE)
    }

    /// The bits before and from the last `count` cards.
    const fn split(self, count: usize) -> (u64, u64) {
        (self.0 >> (8 * count), self.0 & ((1 << (8 * count)) - 1))
    }

    /// The place of this card, counted from 1, or where it would stand.
    pub fn place_of(self, card: Card) -> u8 {
        1 + self.cards().filter(|&other| other < card).count() as u8
    }

    /// The card with `n` cards after it.
    #[inline]
    pub const fn nth_last(self, n: usize) -> Option<Card> {
        if n < 8 {
            Card::new((self.0 >> (8 * n)) as u8)
        } else {
            None
        }
    }

    /// The numbers of the cards from last to first, then zeros.
    #[inline]
    pub const fn numbers(self) -> [u8; 8] {
        // The mask changes nothing: it tells the compiler that no number is above 127.
        (self.0 & !TOP_BITS).to_le_bytes()
    }

    /// The cards from first to last.
    #[inline]
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let unused = 8 * (8 - self.len() as u32);
        let mut rest = self.0.checked_shl(unused).unwrap_or(0);
        core::iter::from_fn(move || {
            let card = Card::new((rest >> 56) as u8)?;
            rest <<= 8;
            Some(card)
        })
    }
}

const EACH_BYTE: u64 = 0x0101_0101_0101_0101;
const TOP_BITS: u64 = EACH_BYTE << 7;

/// In how many bytes the top bit is set.
#[inline(always)]
const fn count_bytes(word: u64) -> usize {
    (((word & TOP_BITS) >> 7).wrapping_mul(EACH_BYTE) >> 56) as usize
}

/// The rows without a katana (R6.3) by their last cards, lowest first, twelve bits for each: the
/// card, then three bits for the row. A card that joins its row changes nothing in this order, and
/// all rows are compared with a card at once. It is always what `Ends::of` makes of the rows.
///
/// Every card placed waits for the one before it here, so that each step is a few plain operations
/// on the whole word, without multiplying or searching for a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ends(u64);

impl Ends {
    const BITS: usize = 12;
    const EACH: u64 = 0x0001_0010_0100_1001;
    /// Never set in an end, so that each can be compared in its own top bit.
    const TOP: u64 = Self::EACH << (Self::BITS - 1);
    /// Where there is no more row: higher than every card.
    const NO_ROW: u64 = 0x7ff;
    /// No rows at all.
    pub const NONE: Ends = Ends(Self::EACH * Self::NO_ROW);

    /// The ends of these rows.
    #[inline]
    pub fn of(rows: &[Row; ROWS + 1], katanas: RowSet) -> Ends {
        let mut ends = Ends::NONE;
        for (row, cards) in RowNumber::ALL.into_iter().zip(rows) {
            if let (Some(last), false) = (cards.last(), katanas.contains(row)) {
                ends.insert(row, last);
            }
        }
        ends
    }

    /// The ends of four rows of one card each.
    #[inline]
    pub(crate) fn of_four(cards: [Card; ROWS]) -> Ends {
        let mut rows = RowNumber::ALL.into_iter();
        let ends = cards.map(|card| {
            rows.next()
                .map_or(0, |row| Self::end(row, card) as u32)
        });
        let sorted = sort_four(ends).into_iter().rev();
        Ends(sorted.fold(Self::NO_ROW, |above, end| {
            above << Self::BITS | u64::from(end)
        }))
    }

    #[inline(always)]
    const fn end(row: RowNumber, card: Card) -> u64 {
        (card.number() as u64) << 3 | row as u64
    }

    /// The top bits of all ends that are below this one. As the ends ascend these are the lowest.
    #[inline(always)]
    const fn tops_below(self, end: u64) -> u64 {
        ((end * Self::EACH + (Self::TOP - Self::EACH)) - self.0) & Self::TOP
    }

    /// All bits of all ends that are below this one.
    #[inline(always)]
    const fn bits_below(self, end: u64) -> u64 {
        let tops = self.tops_below(end);
        (tops << 1).wrapping_sub(tops >> (Self::BITS - 1))
    }

    /// How many ends have their top bit here: the product's highest bits are the sum.
    #[inline(always)]
    const fn count_tops(tops: u64) -> usize {
        (tops.wrapping_mul(Self::EACH) >> (5 * Self::BITS - 1)) as usize
    }

    /// How many rows there are.
    #[inline]
    pub const fn count(self) -> usize {
        Self::count_tops(self.tops_below(Self::NO_ROW))
    }

    /// How many rows have a lower last card than this one.
    #[inline]
    pub const fn lower(self, card: Card) -> usize {
        Self::count_tops(self.tops_below((card.number() as u64) << 3))
    }

    /// The row with `n` rows below it.
    #[inline]
    pub const fn row(self, n: usize) -> Option<RowNumber> {
        RowNumber::from_index(self.index(n))
    }

    /// The index of the row with `n` rows below it; 7 if there is none.
    #[inline]
    pub(crate) const fn index(self, n: usize) -> usize {
        // The masks tell the compiler that shifting so far is possible.
        (self.0 >> ((Self::BITS * (n & 7)) & 63)) as usize & 7
    }

    /// The indices of all rows from the lowest end to the highest, then 7 where there is none.
    #[inline]
    pub(crate) fn indices(self) -> [usize; ROWS + 1] {
        [0, 1, 2, 3, 4].map(|n| self.index(n))
    }

    /// The index of the nearest row below the card (R3.1); if there is none, that of any.
    #[inline]
    pub(crate) const fn nearest_index(self, card: Card) -> usize {
        let tops = self.tops_below((card.number() as u64) << 3);
        let top = tops ^ (tops >> Self::BITS) | 1 << 63;
        (self.0 << (Self::BITS - 1) >> top.trailing_zeros()) as usize & 7
    }

    /// The row whose last card is the nearest of the lower ones (R3.1).
    #[inline]
    pub(crate) const fn nearest(self, card: Card) -> Option<RowNumber> {
        match self.joined(card) {
            Some((row, _)) => Some(row),
            None => None,
        }
    }

    /// The row whose last card is the nearest of the lower ones (R3.1), and the ends once the card
    /// lies there: it keeps its place among the rows. `None` if the card is too low (R3.3).
    #[inline]
    pub(crate) const fn joined(self, card: Card) -> Option<(RowNumber, Ends)> {
        let end = (card.number() as u64) << 3;
        let tops = self.tops_below(end);
        // Moved down by one they lack the highest of them: that of the nearest row.
        let top = tops ^ (tops >> Self::BITS);
        let number = top - (top >> (Self::BITS - 4));
        let ends = Ends(self.0 ^ ((self.0 ^ (end * Self::EACH)) & number));
        let Some(top) = NonZeroU64::new(top) else {
            return None;
        };
        let nearest = self.0 << (Self::BITS - 1) >> top.trailing_zeros();
        match RowNumber::from_index(nearest as usize & 7) {
            Some(row) => Some((row, ends)),
            None => None,
        }
    }

    /// The row, which ends with this card, begins again with a card that is too low for all (R3.3):
    /// the rows below it move up.
    #[inline]
    pub(crate) const fn restart(&mut self, row: RowNumber, last: Card, card: Card) {
        let moved = self.bits_below(Self::end(row, last) + 1);
        self.0 = (self.0 & !moved) | (self.0 << Self::BITS & moved) | Self::end(row, card);
    }

    /// The row ends with this card now.
    #[inline]
    pub(crate) const fn insert(&mut self, row: RowNumber, last: Card) {
        let end = Self::end(row, last);
        let below = self.bits_below(end);
        let above = (self.0 & !below) << Self::BITS & (u64::MAX >> 4);
        self.0 = (self.0 & below) | above | (end * (below + 1));
    }

    /// The row, which ends with this card, is not open any more.
    #[inline]
    pub(crate) const fn remove(&mut self, row: RowNumber, last: Card) {
        let below = self.bits_below(Self::end(row, last));
        self.0 =
            (self.0 & below) | (self.0 >> Self::BITS & !below) | Self::NO_ROW << (4 * Self::BITS);
    }
}

/// Four numbers from low to high, without jumps to mispredict.
#[inline]
pub(crate) fn sort_four([a, b, c, d]: [u32; 4]) -> [u32; 4] {
    let ((a, b), (c, d)) = ((a.min(b), a.max(b)), (c.min(d), c.max(d)));
    let ((a, c), (b, d)) = ((a.min(c), a.max(c)), (b.min(d), b.max(d)));
    [a, b.min(c), b.max(c), d]
}
