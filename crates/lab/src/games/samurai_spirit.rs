//! Samurai Spirit: how often the village stands, the score, and why and when it falls.

use game_core::{Game, Seat};
use samurai_spirit::scoring::{BEST, score};
use samurai_spirit::{Config, Ending, Event, ROUNDS, Samurai, SamuraiSpirit, State};

use crate::figure::Figure;
use crate::statistics::{Named, Parts, Sides, Statistics, share_of_win, won};
use crate::tally::Tally;

/// What is counted while a match runs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Count {
    turns: i64,
    kiai: i64,
    farms_burned: i64,
    families_lost: i64,
}

/// Every way to lose, with its name.
const CAUSES: [&str; 3] = ["a samurai fell", "no farm was left", "no family was left"];

const fn cause(ending: Ending) -> Option<usize> {
    match ending {
        Ending::Won => None,
        Ending::Fallen(_) => Some(0),
        Ending::NoFarm => Some(1),
        Ending::NoFamily => Some(2),
    }
}

/// The score of a match that was won.
fn won_with(state: &State) -> Option<u8> {
    (state.board().ending() == Some(Ending::Won)).then(|| score(state.board()))
}

impl Statistics for SamuraiSpirit {
    type Count = Count;

    const BENCHED: &'static [&'static str] = &["samurai=4"];

    fn sides(_: &Config) -> Sides {
        Sides::Together
    }

    fn parts(_: &Config) -> Vec<Parts> {
        vec![Parts {
            kind: "samurai",
            names: Samurai::ALL
                .iter()
                .map(ToString::to_string)
                .collect(),
        }]
    }

    fn part(state: &State, seat: Seat, _: usize) -> usize {
        let samurai = state.board().of(seat).samurai();
        Samurai::ALL
            .iter()
            .position(|other| *other == samurai)
            .unwrap_or(0)
    }

    fn hear(count: &mut Count, event: &Event) {
        match event {
            Event::TurnBegan { .. } => count.turns += 1,
            Event::Kiai { .. } => count.kiai += 1,
            Event::FarmBurned { .. } => count.farms_burned += 1,
            Event::FamilyLost { .. } => count.families_lost += 1,
            _ => {}
        }
    }

    /// A lost match scores nothing.
    fn of_seat(_: &Count, state: &State, seat: Seat) -> Vec<Named> {
        let score = Figure::number(won_with(state).unwrap_or(0).into());
        vec![("won", won(Self::outcome(state), seat)), ("score", score)]
    }

    fn less_is_better(_: &str) -> bool {
        false
    }

    fn of_match(count: &Count, state: &State, tally: &mut Tally) {
        let score = won_with(state);
        tally.add("match", "won", Figure::happened(score.is_some()));
        tally.add(
            "match",
            "score of a win",
            Figure::maybe(score.map(i64::from)),
        );
        for points in 1..=BEST {
            let name = format!("won with {points}");
            tally.add(
                "match",
                &name,
                Figure::happened(score == Some(points as u8)),
            );
        }
        let lost_by = state.board().ending().and_then(cause);
        for (at, cause) in CAUSES.iter().enumerate() {
            for round in 1..=ROUNDS {
                let yes = lost_by == Some(at) && state.board().round() == round;
                tally.add(
                    "match",
                    &format!("lost in round {round}: {cause}"),
                    Figure::happened(yes),
                );
            }
        }
        tally.add("match", "turns", Figure::number(count.turns));
        tally.add("match", "kiai", Figure::number(count.kiai));
        tally.add("match", "farms burned", Figure::number(count.farms_burned));
        tally.add(
            "match",
            "families lost",
            Figure::number(count.families_lost),
        );
    }

    /// Only the whole match is won or lost, so nothing is to be told after a round.
    fn round(_: &State) -> u32 {
        1
    }

    fn value(state: &State, seat: Seat) -> f32 {
        share_of_win(Self::outcome(state), seat)
    }
}
