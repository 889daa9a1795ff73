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
        self.points_of_taken(self.taken(card))
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
        let (rows, taken) = self.rows.with_fan(card, to);
        let mut table = RowsModel {
            rows,
            ..self.clone()
        };
        for row in RowNumber::ALL {
            let cards = rows.row(row);
            if cards != self.rows.row(row) {
                table.points[row.index()] = self.points_in(cards);
            }
        }
        (table, self.points_of_taken(taken))
    }

    /// The points that sticks would take.
    pub fn loss_with_sticks(&self, card: Card, row: RowNumber) -> i16 {
        let overflow = self.rows.overflow_by_sticks(row, card);
        self.points_of_taken(overflow.map(|(taken, _)| taken))
    }

    /// The points of cards that may have been taken.
    #[inline]
    fn points_of_taken(&self, taken: Option<Row>) -> i16 {
        taken.map_or(0, |taken| self.points_in(taken))
    }
}
