//! Yokai Septet: tokens or seals of each side, rounds won, tricks with bosses.

use yokai_septet::{Event, View, YokaiSeptet};

use super::{Count, Recap, Swing};
use crate::story::yokai_septet::{heading, winners};
use crate::story::{Line, Tell};

/// A round weighs more than any trick in it.
const ROUND: i32 = 100;

impl Recap for YokaiSeptet {
    const HAS_ROUNDS: bool = true;

    fn counts(view: &View) -> Vec<Count> {
        let board = view.board();
        let config = board.config();
        let count = |number: usize| Count {
            name: heading(number as u8, config.seats()),
            members: config.members(number),
            value: i32::from(board.score(number)),
        };
        (0..config.sides()).map(count).collect()
    }

    fn round(event: &Event) -> Option<u32> {
        match event {
            Event::RoundStarted { round, .. } => Some(*round),
            _ => None,
        }
    }

    fn swing(event: &Event, view: &View) -> Option<Swing> {
        let config = view.board().config();
        match event {
            Event::RoundEnded { summary, .. } => Some(Swing {
                weight: ROUND * i32::from(summary.points),
                good_for: summary
                    .winners
                    .iter()
                    .flat_map(|number| config.members(usize::from(*number)))
                    .collect(),
            }),
            Event::TrickTaken { seat, bosses } if !bosses.is_empty() => {
                let stars = |boss: &yokai_septet::Card| 1 + i32::from(boss.suit().white_stars());
                Some(Swing {
                    weight: bosses.iter().map(stars).sum(),
                    good_for: config.members(config.side(*seat)),
                })
            }
            Event::Sealed { side, .. } => Some(Swing {
                weight: ROUND,
                good_for: config.members(usize::from(*side)),
            }),
            _ => None,
        }
    }

    /// The log says how a round was counted; here it is enough who won it.
    fn recall(event: &Event, seats: usize) -> Line {
        match event {
            Event::RoundEnded { summary, .. } if !summary.winners.is_empty() => {
                Line::new("recap-round-won")
                    .with("count", summary.winners.len())
                    .with("sides", winners(&summary.winners, seats))
                    .with("points", summary.points)
            }
            _ => Self::tell(event, seats),
        }
    }
}
