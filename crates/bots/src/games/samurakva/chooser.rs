//! Learned weights applied to a table, worked out once for all who choose at the same time.

use game_core::{PlayoutRng, Seat};
use samurakva::card::Card;
use samurakva::hand::Hand;
use samurakva::{Action, Board, Placing, State};

use super::learned::{
    BEFORE, CHEAPEST, FEATURES, GAP, GAP_LENGTH, GAP_POINTS, LENGTH, LOWER, NEXT, NUMBER, OWN,
    POINTS, STAGES, TAKEN, TAKES, TAKES_GAP, TOO_LOW, stage,
};
use super::ranks::Ranks;
use super::rows_model::RowsModel;
use crate::softmax::{Weights, draw};

/// The most cards in a hand.
pub const HAND: usize = 12;

/// What the weights say about one row: a part that is certain and one that grows with the gap.
#[derive(Clone, Copy, Debug, Default)]
struct Leaning {
    base: i32,
    per_step: i32,
    next: i32,
    end: u8,
}

/// Imagined players, who choose by learned weights.
#[derive(Clone, Debug)]
pub struct Chooser {
    weights: [[i32; FEATURES]; STAGES],
    table: RowsModel,
    ranks: Ranks,
    stage: usize,
    /// The rows count from 1, and 0 is for cards that are too low.
    leanings: [Leaning; 8],
}

/// A card in a hand, as the table sees it.
#[derive(Clone, Copy, Debug)]
struct Held {
    card: Card,
    /// Its place among the leanings.
    row: usize,
}

impl Chooser {
    /// Choosing by these weights in this match.
    pub fn new(weights: &Weights, board: &Board) -> Chooser {
        let mut own = [[0; FEATURES]; STAGES];
        for (own, stage) in own.iter_mut().zip(&weights.stages) {
            for (own, weight) in own.iter_mut().zip(stage) {
                *own = *weight;
            }
        }
        let mut chooser = Chooser {
            weights: own,
            table: RowsModel::new(board),
            ranks: Ranks::of(board),
            stage: stage(board.hand_size()),
            leanings: [Leaning::default(); 8],
        };
        chooser.work_out();
        chooser
    }

    fn work_out(&mut self) {
        let weights = &self.weights[self.stage];
        let points = i32::from(self.table.points(self.table.cheapest()));
        self.leanings[0] = Leaning {
            base: weights[TOO_LOW] + weights[CHEAPEST] * points,
            per_step: weights[LOWER],
            next: 0,
            end: 0,
        };
        for row in self.table.rows().open_rows().iter() {
            let cards = self.table.rows().row(row);
            let points = i32::from(self.table.points(row));
            let length = cards.len() as i32;
            let end = cards.last_number();
            let full = matches!(self.table.rows().placing_in(row), Placing::Takes(_));
            self.leanings[(row.index() + 1) & 7] = if full {
                Leaning {
                    base: weights[TAKES] + weights[TAKEN] * points,
                    per_step: weights[TAKES_GAP],
                    next: 0,
                    end,
                }
            } else {
                Leaning {
                    base: weights[LENGTH] * length + weights[POINTS] * points,
                    per_step: weights[GAP]
                        + weights[GAP_LENGTH] * length
                        + weights[GAP_POINTS] * points,
                    next: weights[NEXT],
                    end,
                }
            };
        }
    }

    /// The same for the table of an imagined match, unless it is the same as before.
    #[inline]
    fn look(&mut self, state: &State) {
        let now = stage(state.board().hand_size());
        if now != self.stage || !self.table.is_of(state.board()) {
            self.table = RowsModel::new(state.board());
            self.ranks.look(state.board());
            self.stage = now;
            self.work_out();
        }
    }

    #[inline]
    fn held(&self, card: Card) -> Held {
        let row = self.table.rows().row_for(card);
        Held {
            card,
            row: row.map_or(0, |row| (row.index() + 1) & 7),
        }
    }

    /// The logarithm of the odds of one of these cards.
    #[inline]
    fn logarithm(&self, held: Held, hand: &[Held]) -> i32 {
        let Held { card, row } = held;
        let weights = &self.weights[self.stage];
        let lower = |other: &&Held| other.row == row && other.card < card;
        let before = hand.iter().filter(lower).count() as i16;
        let leaning = &self.leanings[row];
        let gap = self.ranks.between(leaning.end, card, before);
        let next = if gap == 0 { leaning.next } else { 0 };
        leaning.base
            + next
            + leaning.per_step * i32::from(gap)
            + weights[BEFORE] * i32::from(before)
            + weights[OWN] * i32::from(self.table.points_of(card))
            + weights[NUMBER] * i32::from(card.number() / 8)
    }

    /// The logarithms of the odds of all cards of a hand of this size.
    #[inline]
    pub fn logarithms(&self, hand: &Hand, size: usize) -> [i32; HAND] {
        let mut logarithms = [0; HAND];
        let Some(first) = hand.at(0) else {
            return logarithms;
        };
        let mut held = [self.held(first); HAND];
        let held = &mut held[..size.min(HAND)];
        for (place, held) in held.iter_mut().enumerate() {
            *held = self.held(hand.at(place).unwrap_or(first));
        }
        for (logarithm, one) in logarithms.iter_mut().zip(&*held) {
            *logarithm = self.logarithm(*one, held);
        }
        logarithms
    }

    /// The card that a player of an imagined match chooses.
    #[inline]
    pub fn choose(&mut self, state: &State, seat: Seat, rng: &mut PlayoutRng) -> Option<Action> {
        self.look(state);
        let hand = &state.hands()[seat.index()];
        let size = (state.board().hand_size() as usize).min(HAND);
        let logarithms = self.logarithms(hand, size);
        hand.at(draw(&logarithms[..size], rng))
            .map(Action::Choose)
    }
}
