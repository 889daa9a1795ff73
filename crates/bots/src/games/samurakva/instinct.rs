//! How imagined players choose a card: the rule of thumb, with the risk taken from the gap alone.
//!
//! Counting the unseen cards between a row and a card is most of the work of a playout and hardly
//! changes what is chosen; more playouts in the same time are worth more.

use samurakva::card::{Card, HIGHEST, RowNumber};
use samurakva::{Placing, State};

use super::cost::{GAP, LENGTH, TOO_LOW};
use super::rows_model::RowsModel;

/// What joining a row is likely to cost: a part that is certain and one that grows with the gap.
#[derive(Clone, Copy, Debug, Default)]
struct Prospect {
    certain: f32,
    per_step: f32,
    /// How much the card's own points weigh with each step.
    own: f32,
}

/// The prospects of all rows, worked out once for all who choose at the same time.
#[derive(Clone, Debug)]
pub struct Instinct {
    /// The rows count from 1, and 0 is for cards that are too low.
    prospects: [Prospect; 8],
    table: RowsModel,
}

impl Instinct {
    /// The prospects of this table.
    pub fn new(table: RowsModel) -> Instinct {
        let too_low = f32::from(table.points(table.cheapest())) + TOO_LOW;
        let mut prospects = [Prospect::default(); 8];
        prospects[0] = Prospect {
            certain: too_low,
            ..Prospect::default()
        };
        for row in table.rows().open_rows().iter() {
            prospects[row.index() + 1] = prospect(&table, row);
        }
        Instinct { prospects, table }
    }

    /// The same for the table of an imagined match, unless it is the same as before.
    #[inline]
    pub fn look(&mut self, state: &State) {
        if !self.table.is_of(state.board()) {
            *self = Instinct::new(RowsModel::new(state.board()));
        }
    }

    /// What the card is likely to cost.
    #[inline]
    pub fn cost(&self, card: Card) -> f32 {
        let rows = self.table.rows();
        let (at, last) = match rows.row_for(card) {
            Some(row) => (row.index() + 1, rows.row(row).last_number()),
            None => (0, 0),
        };
        let prospect = &self.prospects[at & 7];
        let steps = f32::from(card.number() - last) - 1.0;
        prospect.certain
            + steps * (prospect.per_step + prospect.own * f32::from(self.table.points_of(card)))
    }
}

fn prospect(table: &RowsModel, row: RowNumber) -> Prospect {
    let points = f32::from(table.points(row));
    if let Placing::Takes(_) = table.rows().placing_in(row) {
        return Prospect {
            certain: points,
            ..Prospect::default()
        };
    }
    let each = 1.0 / f32::from(HIGHEST);
    let at_stake = points + LENGTH * table.rows().row(row).len() as f32;
    Prospect {
        certain: GAP,
        per_step: each * at_stake + GAP,
        own: each,
    }
}
