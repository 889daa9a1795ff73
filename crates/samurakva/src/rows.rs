//! The rows with the artifacts that lie beside and on them, and the questions of the rules about them (R3, R6).

use crate::card::{Card, RowNumber, RowSet};
use crate::config::ROWS;
use crate::effects::{Artifact, ArtifactSet};
use crate::row::{Ends, Row};

/// The most katanas that may lie at once; two rows always stay open (R6.3).
const MOST_KATANAS: usize = 2;

/// What becomes of a card that is placed (R3.1 to R3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Placing {
    /// It is the last card of this row now.
    Joins(RowNumber),
    /// It is one card too many for this row, and takes it.
    Takes(RowNumber),
    /// It is lower than the last cards of all rows, and takes one of them.
    TooLow,
}

impl Placing {
    /// The row that the card goes to; for a card that is too low its owner chooses one (R3.3).
    #[inline]
    pub const fn row(self) -> Option<RowNumber> {
        match self {
            Placing::Joins(row) | Placing::Takes(row) => Some(row),
            Placing::TooLow => None,
        }
    }
}

/// The rows on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rows {
    pub(crate) cards: [Row; ROWS + 1],
    pub(crate) paws: RowSet,
    pub(crate) katanas: RowSet,
    pub(crate) ends: Ends,
}

impl Rows {
    /// No rows at all.
    pub const NONE: Rows = Rows {
        cards: [Row::NONE; ROWS + 1],
        paws: RowSet::EMPTY,
        katanas: RowSet::EMPTY,
        ends: Ends::NONE,
    };

    /// Rows of these cards, some of them with a paw or a katana.
    pub fn new(cards: [Row; ROWS + 1], paws: RowSet, katanas: RowSet) -> Rows {
        Rows {
            cards,
            paws,
            katanas,
            ends: Ends::of(&cards, katanas),
        }
    }

    /// The cards of each row; the fifth is empty unless an arch lies (R6.8).
    #[inline]
    pub const fn cards(&self) -> &[Row; ROWS + 1] {
        &self.cards
    }

    /// The rows with a paw (R6.2).
    #[inline]
    pub const fn paws(&self) -> RowSet {
        self.paws
    }

    /// The rows with a katana (R6.3).
    #[inline]
    pub const fn katanas(&self) -> RowSet {
        self.katanas
    }

    /// The rows without a katana by their last cards.
    #[inline]
    pub const fn ends(&self) -> Ends {
        self.ends
    }

    /// The row with this number.
    #[inline]
    pub const fn row(&self, row: RowNumber) -> Row {
        self.cards[row.index()]
    }

    /// Whether the fifth row lies (R6.8).
    #[inline]
    pub const fn has_fifth_row(&self) -> bool {
        !self.cards[ROWS].is_empty()
    }

    /// The rows that lie.
    #[inline]
    pub const fn lying(&self) -> RowSet {
        if self.has_fifth_row() {
            RowSet::FIVE
        } else {
            RowSet::FOUR
        }
    }

    /// The rows that lie and have no katana (R6.3).
    #[inline]
    pub const fn open_rows(&self) -> RowSet {
        self.lying().minus(self.katanas)
    }

    /// The row in which the card lies.
    pub fn row_of(&self, card: Card) -> Option<RowNumber> {
        RowNumber::ALL
            .into_iter()
            .find(|&row| self.row(row).cards().any(|other| other == card))
    }

    /// The row this card belongs to: of those whose last card is lower the nearest (R3.1); `None`
    /// if the card is too low (R3.3).
    #[inline]
    pub const fn row_for(&self, card: Card) -> Option<RowNumber> {
        self.ends.nearest(card)
    }

    /// How many cards the row holds: five (R3.2), or six with a paw (R6.2).
    #[inline]
    pub const fn room(&self, row: RowNumber) -> usize {
        if self.paws.contains(row) { 6 } else { 5 }
    }

    /// Whether one more card takes the row (R3.2, R6.2).
    #[inline]
    pub const fn is_full(&self, row: RowNumber) -> bool {
        let cards = self.row(row);
        cards.has(5) && (cards.has(6) || !self.paws.contains(row))
    }

    /// What becomes of this card if it is placed now (R3.1 to R3.3).
    ///
    /// ```
    /// use samurakva::card::{Card, RowNumber, RowSet};
    /// use samurakva::{Placing, Row, Rows};
    ///
    /// let card = |number: u8| Card::new(number).expect("it is in the pack");
    /// let full = [31, 32, 33, 34, 35].map(card);
    /// let full = full.into_iter().fold(Row::NONE, Row::with_last);
    /// let cards = [Row::of(card(10)), full, Row::of(card(50)), Row::of(card(70)), Row::NONE];
    /// let rows = Rows::new(cards, RowSet::EMPTY, RowSet::EMPTY);
    /// assert_eq!(rows.placing(card(20)), Placing::Joins(RowNumber::First));
    /// assert_eq!(rows.placing(card(40)), Placing::Takes(RowNumber::Second));
    /// assert_eq!(rows.placing(card(9)), Placing::TooLow);
    /// ```
    #[inline]
    pub const fn placing(&self, card: Card) -> Placing {
        match self.row_for(card) {
            Some(row) => self.placing_in(row),
            None => Placing::TooLow,
        }
    }

    /// What becomes of a card that belongs to this row (R3.1, R3.2).
    #[inline]
    pub const fn placing_in(&self, row: RowNumber) -> Placing {
        if self.is_full(row) {
            Placing::Takes(row)
        } else {
            Placing::Joins(row)
        }
    }

    /// What is taken of the row, and what is left there, when this card is the one too many (R3.2) or
    /// too low (R3.3): the card starts the row again, but a fifth row goes whole, the card with it (R6.9).
    #[inline]
    pub const fn taken_with(&self, row: RowNumber, card: Card) -> (Row, Row) {
        match row {
            RowNumber::Fifth => (self.row(row).with(card), Row::NONE),
            _ => (self.row(row), Row::of(card)),
        }
    }

    /// What is taken of the row if these cards lie there and are one too many, and what is left: the last card
    /// starts the row again, but a fifth row goes whole (R6.6, R6.11). `None` if the row is not over-full.
    #[inline]
    const fn overflow(&self, row: RowNumber, cards: Row) -> Option<(Row, Row)> {
        if !cards.has(1 + self.room(row)) {
            return None;
        }
        Some(match (row, cards.last()) {
            (RowNumber::Fifth, _) | (_, None) => (cards, Row::NONE),
            (_, Some(last)) => (cards.without_last(), Row::of(last)),
        })
    }

    /// The open row with the fewest points, the first of equals (R3.4).
    #[inline]
    pub fn cheapest(&self, points: impl Fn(RowNumber) -> i16) -> RowNumber {
        self.open_rows()
            .iter()
            .min_by_key(|&row| points(row))
            .unwrap_or(RowNumber::First)
    }

    /// Whether one more katana may lie (R6.3).
    #[inline]
    pub const fn has_room_for_katana(&self) -> bool {
        self.katanas.len() < MOST_KATANAS
    }

    /// The artifacts that lie here: paws, katanas and the arch.
    pub fn on_table(&self) -> ArtifactSet {
        let paws = core::iter::repeat_n(Artifact::Paw, self.paws.len());
        let katanas = core::iter::repeat_n(Artifact::Katana, self.katanas.len());
        let arch = self.has_fifth_row().then_some(Artifact::Arch);
        paws.chain(katanas).chain(arch).collect()
    }

    /// A katana lies on the row, which is not open any more (R6.3).
    pub fn lay_katana(&mut self, row: RowNumber) {
        self.katanas.insert(row);
        if let Some(last) = self.row(row).last() {
            self.ends.remove(row, last);
        }
    }

    /// A fan moves a card from one row to another, to the place where it belongs (R6.5); what is taken of that
    /// row, and what is to be left there, if it has one card too many now (R6.6).
    #[inline]
    pub(crate) fn fan(&mut self, card: Card, from: RowNumber, to: RowNumber) -> Option<(Row, Row)> {
        self.replace(from, self.row(from).without(card));
        self.replace(to, self.row(to).with(card));
        self.overflow(to, self.row(to))
    }

    /// The rows once a fan has moved this card there, and the cards that this takes, if any (R6.5, R6.6).
    ///
    /// ```
    /// use samurakva::card::{Card, RowNumber, RowSet};
    /// use samurakva::{Row, Rows};
    ///
    /// let row = |numbers: &[u8]| {
    ///     let cards = numbers.iter().map(|number| Card::new(*number).expect("it is in the pack"));
    ///     cards.fold(Row::NONE, Row::with_last)
    /// };
    /// let full = row(&[31, 32, 33, 34, 35]);
    /// let cards = [row(&[10, 20]), full, row(&[50]), row(&[70]), Row::NONE];
    /// let rows = Rows::new(cards, RowSet::EMPTY, RowSet::EMPTY);
    /// let moved = Card::new(20).expect("it is in the pack");
    /// let (after, taken) = rows.with_fan(moved, RowNumber::Second);
    /// assert_eq!(taken, Some(row(&[20, 31, 32, 33, 34])));
    /// assert_eq!(after.row(RowNumber::First), row(&[10]));
    /// assert_eq!(after.row(RowNumber::Second), row(&[35]));
    /// ```
    #[must_use]
    pub fn with_fan(&self, card: Card, to: RowNumber) -> (Rows, Option<Row>) {
        let mut rows = *self;
        let Some(from) = self.row_of(card) else {
            return (rows, None);
        };
        let taken = rows.fan(card, from, to).map(|(taken, left)| {
            rows.cards[to.index()] = left;
            rows.find_ends();
            taken
        });
        (rows, taken)
    }

    /// What sticks that put this card into the row take of it, and what they leave there, if it has one card too
    /// many then (R6.10, R6.11).
    #[inline]
    pub const fn overflow_by_sticks(&self, row: RowNumber, card: Card) -> Option<(Row, Row)> {
        self.overflow(row, self.row(row).with(card))
    }

    /// The open row has these cards now; both before and after there are some.
    fn replace(&mut self, row: RowNumber, cards: Row) {
        if let (Some(before), Some(after)) = (self.row(row).last(), cards.last()) {
            self.ends.remove(row, before);
            self.ends.insert(row, after);
            self.cards[row.index()] = cards;
        }
    }

    /// The rows end with other cards now.
    #[inline]
    pub(crate) fn find_ends(&mut self) {
        self.ends = Ends::of(&self.cards, self.katanas);
    }
}
