//! How imagined players choose a card by learned weights, and what is looked at.

use game_core::{PlayoutRng, Seat};
use samurakva::card::Card;
use samurakva::{Action, Phase, Placing, Samurakva, State};

use super::master::Master;
use super::rows_model::RowsModel;
use crate::bot::{Bot, Turn};
use crate::softmax::{Group, Learns, Weights, draw};

/// A gap above this is no worse.
const WIDEST: i16 = 40;
/// The most cards in a hand.
const HAND: usize = 12;
/// How many features there are.
const FEATURES: usize = 13;
/// The stages of a round.
const STAGES: usize = 3;

/// The places of the features.
const GAP: usize = 0;
const GAP_LENGTH: usize = 1;
const GAP_POINTS: usize = 2;
const LENGTH: usize = 3;
const POINTS: usize = 4;
const NEXT: usize = 5;
const TAKES: usize = 6;
const TAKEN: usize = 7;
const TOO_LOW: usize = 8;
const CHEAPEST: usize = 9;
const BELOW: usize = 10;
const OWN: usize = 11;
const NUMBER: usize = 12;

/// The stage of a round by the cards in hand.
const fn stage(hand: u8) -> usize {
    match hand {
        8.. => 0,
        5..=7 => 1,
        _ => 2,
    }
}

/// What is looked at in a card: where it would lie now and what that would cost.
pub fn features(table: &RowsModel, card: Card) -> [i16; FEATURES] {
    let mut features = [0; FEATURES];
    features[OWN] = table.points_of(card);
    features[NUMBER] = i16::from(card.number() / 8);
    match table.rows().placing(card) {
        Placing::Joins(row) => {
            let cards = table.rows().row(row);
            let gap = gap_above(cards.last_number(), card);
            let (length, points) = (cards.len() as i16, table.points(row));
            features[GAP] = gap;
            features[GAP_LENGTH] = gap * length;
            features[GAP_POINTS] = gap * points;
            features[LENGTH] = length;
            features[POINTS] = points;
            features[NEXT] = i16::from(gap == 0);
        }
        Placing::Takes(row) => {
            features[TAKES] = 1;
            features[TAKEN] = table.points(row);
        }
        Placing::TooLow => {
            features[TOO_LOW] = 1;
            features[CHEAPEST] = table.points(table.cheapest());
            features[BELOW] = below(lowest_end(table), card);
        }
    }
    features
}

fn gap_above(last: u8, card: Card) -> i16 {
    (i16::from(card.number()) - i16::from(last) - 1).min(WIDEST)
}

fn below(lowest: u8, card: Card) -> i16 {
    (i16::from(lowest) - i16::from(card.number())).min(WIDEST)
}

/// The lowest last card of a row that can be joined.
fn lowest_end(table: &RowsModel) -> u8 {
    table
        .rows()
        .open_rows()
        .iter()
        .map(|row| table.rows().row(row).last_number())
        .min()
        .unwrap_or(0)
}

impl Learns for Samurakva {
    const FEATURES: &'static [&'static str] = &[
        "gap",
        "gap-by-length",
        "gap-by-points",
        "length",
        "points",
        "next",
        "takes",
        "points-taken",
        "too-low",
        "cheapest-row",
        "below",
        "own-points",
        "number-by-8",
    ];
    const STAGES: &'static [&'static str] = &["early", "middle", "late"];
    const GROUPS: &'static [Group] = &[
        Group {
            name: "2",
            configs: &[
                "players=2 rounds=1 penalties=classic forced_cheapest_row=true",
                "players=2 rounds=1",
            ],
        },
        Group {
            name: "3-4",
            configs: &[
                "players=4 rounds=1 penalties=classic forced_cheapest_row=true",
                "players=3 rounds=1",
                "players=4 rounds=1",
            ],
        },
        Group {
            name: "5-6",
            configs: &[
                "players=6 rounds=1 penalties=classic forced_cheapest_row=true",
                "players=5 rounds=1",
            ],
        },
        Group {
            name: "7-10",
            configs: &[
                "players=8 rounds=1 penalties=classic forced_cheapest_row=true",
                "players=10 rounds=1",
            ],
        },
    ];

    fn look(turn: Turn<'_, Self>, out: &mut Vec<i16>) -> Option<usize> {
        let board = turn.view.board();
        if board.phase() != Phase::Choosing {
            return None;
        }
        let table = RowsModel::new(board);
        for action in turn.legal {
            let Action::Choose(card) = action else {
                return None;
            };
            out.extend(features(&table, *card));
        }
        Some(stage(board.hand_size()))
    }

    fn searcher(weights: &Weights) -> Box<dyn Bot<Self>> {
        Box::new(Master::with(weights.clone()))
    }
}

/// The weights that come with the program for a table of this many.
pub fn weights(players: usize) -> Weights {
    let text = match players {
        ..=2 => include_str!("../../../weights/samurakva-2.txt"),
        3..=4 => include_str!("../../../weights/samurakva-3-4.txt"),
        5..=6 => include_str!("../../../weights/samurakva-5-6.txt"),
        _ => include_str!("../../../weights/samurakva-7-10.txt"),
    };
    // A test reads all of them.
    Weights::read::<Samurakva>(text).unwrap_or_else(Weights::zero::<Samurakva>)
}

/// What the weights say about one row: a part that is certain and one that grows with the gap.
#[derive(Clone, Copy, Debug, Default)]
struct Leaning {
    base: i32,
    per_step: i32,
    next: i32,
    last: i16,
}

/// Learned weights applied to a table, worked out once for all who choose at the same time.
#[derive(Clone, Debug)]
pub struct Chooser {
    weights: [[i32; FEATURES]; STAGES],
    table: RowsModel,
    stage: usize,
    /// The rows count from 1, and 0 is for cards that are too low.
    leanings: [Leaning; 8],
}

impl Chooser {
    /// Choosing by these weights at this table.
    pub fn new(weights: &Weights, table: RowsModel, hand: u8) -> Chooser {
        let mut own = [[0; FEATURES]; STAGES];
        for (own, stage) in own.iter_mut().zip(&weights.stages) {
            for (own, weight) in own.iter_mut().zip(stage) {
                *own = *weight;
            }
        }
        let mut chooser = Chooser {
            weights: own,
            table,
            stage: stage(hand),
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
            per_step: weights[BELOW],
            next: 0,
            last: i16::from(lowest_end(&self.table)),
        };
        for row in self.table.rows().open_rows().iter() {
            let cards = self.table.rows().row(row);
            let points = i32::from(self.table.points(row));
            let length = cards.len() as i32;
            let last = i16::from(cards.last_number());
            let full = matches!(self.table.rows().placing_in(row), Placing::Takes(_));
            self.leanings[(row.index() + 1) & 7] = if full {
                Leaning {
                    base: weights[TAKES] + weights[TAKEN] * points,
                    last,
                    ..Leaning::default()
                }
            } else {
                Leaning {
                    base: weights[LENGTH] * length + weights[POINTS] * points,
                    per_step: weights[GAP]
                        + weights[GAP_LENGTH] * length
                        + weights[GAP_POINTS] * points,
                    next: weights[NEXT],
                    last,
                }
            };
        }
    }

    /// The same for the table of an imagined match, unless it is the same as before.
    #[inline]
    pub fn look(&mut self, state: &State) {
        let now = stage(state.board().hand_size());
        if now != self.stage || !self.table.is_of(state.board()) {
            self.table = RowsModel::new(state.board());
            self.stage = now;
            self.work_out();
        }
    }

    /// The logarithm of the odds of a card.
    #[inline]
    pub fn logarithm(&self, card: Card) -> i32 {
        let number = i16::from(card.number());
        let weights = &self.weights[self.stage];
        let (leaning, steps) = if let Some(row) = self.table.rows().row_for(card) {
            let leaning = &self.leanings[(row.index() + 1) & 7];
            (leaning, number - leaning.last - 1)
        } else {
            let leaning = &self.leanings[0];
            (leaning, leaning.last - number)
        };
        let next = if steps == 0 { leaning.next } else { 0 };
        leaning.base
            + next
            + leaning.per_step * i32::from(steps.min(WIDEST))
            + weights[OWN] * i32::from(self.table.points_of(card))
            + weights[NUMBER] * i32::from(card.number() / 8)
    }

    /// The card that a player of an imagined match chooses.
    #[inline]
    pub fn choose(&mut self, state: &State, seat: Seat, rng: &mut PlayoutRng) -> Option<Action> {
        self.look(state);
        let hand = &state.hands()[seat.index()];
        let size = (state.board().hand_size() as usize).min(HAND);
        let mut logarithms = [0; HAND];
        for (place, logarithm) in logarithms[..size].iter_mut().enumerate() {
            *logarithm = self.logarithm(hand.at(place)?);
        }
        hand.at(draw(&logarithms[..size], rng))
            .map(Action::Choose)
    }
}
