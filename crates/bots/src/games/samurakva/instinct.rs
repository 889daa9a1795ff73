//! How imagined players choose a card: the rule of thumb, with the risk taken from the gap alone.
//!
//! Counting the unseen cards between a row and a card is most of the work of a playout and hardly
//! changes what is chosen; more playouts in the same time are worth more.

use samurakva::card::{Card, HIGHEST, RowNumber};
use samurakva::config::ROWS;
use samurakva::{Row, State};

use super::cost::{GAP, LENGTH, TOO_LOW};
use super::table::Table;

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
    rows: [Row; ROWS + 1],
    /// Last card and row in one number; the rows count from 1, and 0 is for cards that are too low.
    ends: [u32; ROWS + 1],
    prospects: [Prospect; 8],
    table: Table,
}

impl Instinct {
    /// The prospects of this table.
    pub fn new(table: Table) -> Instinct {
        let too_low = f32::from(table.points(table.cheapest())) + TOO_LOW;
        let mut prospects = [Prospect::default(); 8];
        prospects[0] = Prospect { certain: too_low, ..Prospect::default() };
        let mut ends = [u32::MAX; ROWS + 1];
        for row in RowNumber::ALL {
            if table.is_open(row) {
                let at = row.index() + 1;
                ends[row.index()] = u32::from(table.row(row).last_number()) << 3 | at as u32;
                prospects[at] = prospect(&table, row);
            }
        }
        Instinct { rows: table.rows(), ends, prospects, table }
    }

    /// The same for the table of an imagined match, unless it is the same as before.
    #[inline]
    pub fn look(&mut self, state: &State) {
        if self.rows != state.rows || !self.table.is_of(state) {
            *self = Instinct::new(Table::of_state(state));
        }
    }

    /// What the card is likely to cost.
    #[inline]
    pub fn cost(&self, card: Card) -> f32 {
        let number = u32::from(card.number());
        let bound = number << 3;
        let nearest = self.ends.iter().map(|&end| if end < bound { end } else { 0 }).fold(0, u32::max);
        let prospect = &self.prospects[nearest as usize & 7];
        let steps = (number - (nearest >> 3)) as f32 - 1.0;
        prospect.certain + steps * (prospect.per_step + prospect.own * f32::from(self.table.points_of(card)))
    }
}

fn prospect(table: &Table, row: RowNumber) -> Prospect {
    let points = f32::from(table.points(row));
    if table.is_full(row) {
        return Prospect { certain: points, ..Prospect::default() };
    }
    let each = 1.0 / f32::from(HIGHEST);
    let at_stake = points + LENGTH * table.row(row).len() as f32;
    Prospect { certain: GAP, per_step: each * at_stake + GAP, own: each }
}
