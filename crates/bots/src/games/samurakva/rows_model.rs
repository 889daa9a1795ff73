//! The rows as a player looks at them: what a card placed there now would cost.

use samurakva::card::{Card, RowNumber};
use samurakva::config::{Penalties, ROWS};
use samurakva::scoring;
use samurakva::{Board, Placing, Row, Rows};

/// The rows, with what is asked about them again and again.
#[derive(Clone, Debug)]
pub struct RowsModel {
    penalties: Penalties,
    rows: Rows,
    points: [i16; ROWS + 1],
}

impl RowsModel {
    /// The table of a match.
    #[inline]
    pub fn new(board: &Board) -> RowsModel {
        let penalties = board.config().penalties();
        let points = board
            .rows()
            .cards()
            .map(|row| scoring::row_points(penalties, row));
        RowsModel {
            penalties,
            rows: *board.rows(),
            points,
        }
    }

    /// Whether it is still the table of this match.
    #[inline]
    pub fn is_of(&self, board: &Board) -> bool {
        self.rows == *board.rows()
    }

    /// The rows.
    #[inline]
    pub const fn rows(&self) -> &Rows {
        &self.rows
    }

    /// The points of a card.
    #[inline]
    pub fn points_of(&self, card: Card) -> i16 {
        scoring::points(self.penalties, card)
    }

    /// The points of cards that are taken together.
    #[inline]
    pub fn points_in(&self, taken: Row) -> i16 {
        scoring::row_points(self.penalties, taken)
    }

    /// The points that a mask on this card saves.
    #[inline]
    pub fn mask_saves(&self, card: Card) -> i16 {
        scoring::mask_saves(self.penalties, card)
    }

    /// The points lying in a row.
    #[inline]
    pub fn points(&self, row: RowNumber) -> i16 {
        self.points[row.index()]
    }

    /// The open row with the fewest points, the first of equals.
    #[inline]
    pub fn cheapest(&self) -> RowNumber {
        self.rows.cheapest(|row| self.points(row))
    }

    /// The points that placing this card now takes.
    #[inline]
    pub fn loss(&self, card: Card) -> i16 {
        self.taken(card)
            .map_or(0, |taken| scoring::row_points(self.penalties, taken))
    }

    /// The cards that placing this card now takes, if any; of a card that is too low the cheapest row.
    pub fn taken(&self, card: Card) -> Option<Row> {
        let row = match self.rows.placing(card) {
            Placing::Joins(_) => return None,
            Placing::Takes(row) => row,
            Placing::TooLow => self.cheapest(),
        };
        Some(self.rows.taken_with(row, card).0)
    }

    /// The table with one more katana.
    #[must_use]
    pub fn with_katana(&self, row: RowNumber) -> RowsModel {
        let mut table = self.clone();
        table.rows.lay_katana(row);
        table
    }

    /// The table after a fan has moved the card, and the points that this alone took.
    pub fn with_fan(&self, card: Card, to: RowNumber) -> (RowsModel, i16) {
        let mut table = self.clone();
        if let Some(from) = self.rows.row_of(card) {
            table.rows.move_card(card, from, to);
            table.look_at(from);
        }
        let loss = table.overflow(to);
        table.look_at(to);
        (table, loss)
    }

    /// The points that sticks would take.
    pub fn loss_with_sticks(&self, card: Card, row: RowNumber) -> i16 {
        let cards = self.rows.row(row).with(card);
        let overflow = self.rows.overflow_of(row, cards);
        overflow.map_or(0, |(taken, _)| scoring::row_points(self.penalties, taken))
    }

    fn look_at(&mut self, row: RowNumber) {
        self.points[row.index()] = scoring::row_points(self.penalties, self.rows.row(row));
    }

    /// An over-full row is taken, and what that costs.
    fn overflow(&mut self, row: RowNumber) -> i16 {
        let taken = self.rows.take_overflow(row);
        taken.map_or(0, |taken| scoring::row_points(self.penalties, taken))
    }
}
