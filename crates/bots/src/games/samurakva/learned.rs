//! What is looked at in a card by those who choose by learned weights.

use samurakva::card::{Card, CardSet};
use samurakva::{Action, Board, Phase, Placing, Samurakva};

use super::master::Master;
use super::ranks::Ranks;
use super::rows_model::RowsModel;
use crate::bot::{Bot, Turn};
use crate::softmax::{Group, Learns, Weights};

/// How many features there are.
pub(super) const FEATURES: usize = 15;
/// The stages of a round.
pub(super) const STAGES: usize = 3;

/// The places of the features.
pub(super) const GAP: usize = 0;
pub(super) const GAP_LENGTH: usize = 1;
pub(super) const GAP_POINTS: usize = 2;
pub(super) const LENGTH: usize = 3;
pub(super) const POINTS: usize = 4;
pub(super) const NEXT: usize = 5;
pub(super) const TAKES: usize = 6;
pub(super) const TAKEN: usize = 7;
pub(super) const TAKES_GAP: usize = 8;
pub(super) const TOO_LOW: usize = 9;
pub(super) const CHEAPEST: usize = 10;
pub(super) const LOWER: usize = 11;
pub(super) const BEFORE: usize = 12;
pub(super) const OWN: usize = 13;
pub(super) const NUMBER: usize = 14;

/// The stage of a round by the cards in hand.
pub(super) const fn stage(hand: u8) -> usize {
    match hand {
        8.. => 0,
        5..=7 => 1,
        _ => 2,
    }
}

/// The table as features are taken from it.
#[derive(Clone, Debug)]
pub struct Look {
    table: RowsModel,
    ranks: Ranks,
}

impl Look {
    /// A look at this table.
    pub fn at(board: &Board) -> Look {
        Look {
            table: RowsModel::new(board),
            ranks: Ranks::of(board),
        }
    }

    /// What is looked at in a card of a hand: where it would lie now, what that would cost, and how many cards that
    /// nobody has seen could come before it.
    pub fn features(&self, hand: CardSet, card: Card) -> [i16; FEATURES] {
        let (table, rows) = (&self.table, self.table.rows());
        let row = rows.row_for(card);
        let lower = |other: &Card| *other < card && rows.row_for(*other) == row;
        let before = hand.iter().filter(lower).count() as i16;
        let end = row.map_or(0, |row| rows.row(row).last_number());
        let gap = self.ranks.between(end, card, before);
        let mut features = [0; FEATURES];
        features[BEFORE] = before;
        features[OWN] = table.points_of(card);
        features[NUMBER] = i16::from(card.number() / 8);
        match rows.placing(card) {
            Placing::Joins(row) => {
                let length = rows.row(row).len() as i16;
                let points = table.points(row);
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
                features[TAKES_GAP] = gap;
            }
            Placing::TooLow => {
                features[TOO_LOW] = 1;
                features[CHEAPEST] = table.points(table.cheapest());
                features[LOWER] = gap;
            }
        }
        features
    }
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
        "takes-gap",
        "too-low",
        "cheapest-row",
        "lower",
        "own-before",
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
    ];

    fn look(turn: Turn<'_, Self>, out: &mut Vec<i16>) -> Option<usize> {
        let board = turn.view.board();
        if board.phase() != Phase::Choosing {
            return None;
        }
        let look = Look::at(board);
        for action in turn.legal {
            let Action::Choose(card) = action else {
                return None;
            };
            out.extend(look.features(turn.view.hand(), *card));
        }
        Some(stage(board.hand_size()))
    }

    fn searcher(weights: &Weights) -> Box<dyn Bot<Self>> {
        Box::new(Master::with(weights.clone()))
    }
}

/// The weights that come with the program for a table of this many.
#[allow(clippy::missing_panics_doc, reason = "a test reads all of them")]
pub fn weights(players: usize) -> Weights {
    let text = match players {
        ..=2 => include_str!("../../../weights/samurakva-2.txt"),
        3..=4 => include_str!("../../../weights/samurakva-3-4.txt"),
        // Larger tables have none of their own yet: these are the nearest.
        _ => include_str!("../../../weights/samurakva-5-6.txt"),
    };
    Weights::read::<Samurakva>(text).expect("what comes with the program can be read")
}
