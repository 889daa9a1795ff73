//! The rows as a player looks at them: where a card would go and what that would cost.

use samurakva::card::{Card, RowNumber, RowSet};
use samurakva::config::{Penalties, ROWS};
use samurakva::scoring;
use samurakva::{Row, State, View};

/// The end of a row that no card can join.
const CLOSED: u32 = u32::MAX;

/// The rows, with what is asked about them again and again.
#[derive(Clone, Debug)]
pub struct Table {
    penalties: Penalties,
    rows: [Row; ROWS + 1],
    paws: RowSet,
    katanas: RowSet,
    /// Last card and row in one number, so that the nearest lower end is the largest of some numbers.
    ends: [u32; ROWS + 1],
    points: [i16; ROWS + 1],
    full: [bool; ROWS + 1],
}

impl Table {
    /// The table with these rows.
    #[inline]
    pub fn new(penalties: Penalties, rows: [Row; ROWS + 1], paws: RowSet, katanas: RowSet) -> Table {
        let mut table = Table {
            penalties,
            rows,
            paws,
            katanas,
            ends: [CLOSED; ROWS + 1],
            points: [0; ROWS + 1],
            full: [false; ROWS + 1],
        };
        for row in RowNumber::ALL {
            table.look_at(row);
        }
        table
    }

    /// The table of a view.
    pub fn of_view(view: &View) -> Table {
        let mut rows = [Row::NONE; ROWS + 1];
        let (mut paws, mut katanas) = (RowSet::EMPTY, RowSet::EMPTY);
        for (number, row) in RowNumber::ALL.into_iter().zip(&view.rows) {
            rows[number.index()] = row.cards.iter().fold(Row::NONE, |row, &card| row.with_last(card));
            if row.paw {
                paws.insert(number);
            }
            if row.katana {
                katanas.insert(number);
            }
        }
        Table::new(view.config.penalties, rows, paws, katanas)
    }

    /// The table of an imagined match.
    #[inline]
    pub fn of_state(state: &State) -> Table {
        Table::new(state.config.penalties, state.rows, state.paws, state.katanas)
    }

    /// Whether it is still the table of this imagined match.
    #[inline]
    pub fn is_of(&self, state: &State) -> bool {
        self.rows == state.rows && self.paws == state.paws && self.katanas == state.katanas
    }

    #[inline]
    fn look_at(&mut self, number: RowNumber) {
        let (at, row) = (number.index(), self.rows[number.index()]);
        let open = !row.is_empty() && !self.katanas.contains(number);
        self.ends[at] = if open { u32::from(row.last_number()) << 3 | at as u32 } else { CLOSED };
        self.points[at] = scoring::row_points(self.penalties, row);
        self.full[at] = row.has(if self.paws.contains(number) { 6 } else { 5 });
    }

    /// The points of a card.
    #[inline]
    pub fn points_of(&self, card: Card) -> i16 {
        scoring::points(self.penalties, card)
    }

    /// The points lying in a row.
    #[inline]
    pub fn points(&self, row: RowNumber) -> i16 {
        self.points[row.index()]
    }

    /// The cards of a row.
    #[inline]
    pub fn row(&self, row: RowNumber) -> Row {
        self.rows[row.index()]
    }

    /// All rows.
    #[inline]
    pub const fn rows(&self) -> [Row; ROWS + 1] {
        self.rows
    }

    /// Whether cards can join the row.
    #[inline]
    pub fn is_open(&self, row: RowNumber) -> bool {
        self.ends[row.index()] != CLOSED
    }

    /// Whether one more card takes the row.
    #[inline]
    pub fn is_full(&self, row: RowNumber) -> bool {
        self.full[row.index()]
    }

    /// The row this card would go to (R3.1); none if it is too low (R3.3).
    #[inline]
    pub fn row_for(&self, card: Card) -> Option<RowNumber> {
        let bound = u32::from(card.number()) << 3;
        let nearest = self.ends.iter().map(|&end| if end < bound { end } else { 0 }).fold(0, u32::max);
        if nearest == 0 { None } else { RowNumber::from_index(nearest as usize & 7) }
    }

    /// The open row with the fewest points, the first of equals.
    #[inline]
    pub fn cheapest(&self) -> RowNumber {
        let mut best = RowNumber::First;
        let mut fewest = i16::MAX;
        for row in RowNumber::ALL {
            if self.is_open(row) && self.points(row) < fewest {
                (best, fewest) = (row, self.points(row));
            }
        }
        best
    }

    /// The points that placing this card now takes; a fifth row takes the card too (R6.9).
    #[inline]
    pub fn loss(&self, card: Card) -> i16 {
        self.taken(card).map_or(0, |taken| scoring::row_points(self.penalties, taken))
    }

    /// The cards that placing this card now takes, if any; of a card that is too low the cheapest row.
    pub fn taken(&self, card: Card) -> Option<Row> {
        let row = match self.row_for(card) {
            Some(row) if self.is_full(row) => row,
            Some(_) => return None,
            None => self.cheapest(),
        };
        Some(if row == RowNumber::Fifth { self.row(row).with(card) } else { self.row(row) })
    }

    /// The table with one more katana.
    #[must_use]
    pub fn with_katana(&self, row: RowNumber) -> Table {
        let mut table = self.clone();
        table.katanas.insert(row);
        table.look_at(row);
        table
    }

    /// The table after a fan has moved the card, and the points that this alone took (R6.6).
    pub fn with_fan(&self, card: Card, to: RowNumber) -> (Table, i16) {
        let mut table = self.clone();
        for row in RowNumber::ALL {
            table.rows[row.index()] = table.row(row).without(card);
        }
        table.rows[to.index()] = table.row(to).with(card);
        let loss = table.overflow(to);
        for row in RowNumber::ALL {
            table.look_at(row);
        }
        (table, loss)
    }

    /// The points that sticks would take (R6.11).
    pub fn loss_with_sticks(&self, card: Card, row: RowNumber) -> i16 {
        let mut table = self.clone();
        table.rows[row.index()] = table.row(row).with(card);
        table.overflow(row)
    }

    /// An over-full row loses all but its last card, a fifth row that too; what those cost.
    fn overflow(&mut self, row: RowNumber) -> i16 {
        let cards = self.row(row);
        if !cards.has(if self.paws.contains(row) { 7 } else { 6 }) {
            return 0;
        }
        let last = cards.last().filter(|_| row != RowNumber::Fifth);
        let taken = if last.is_some() { cards.without_last() } else { cards };
        self.rows[row.index()] = last.map_or(Row::NONE, Row::of);
        scoring::row_points(self.penalties, taken)
    }
}
