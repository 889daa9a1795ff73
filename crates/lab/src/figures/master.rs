//! What the master of Samurakva must show, against ours and against opponents that were published elsewhere.

use catalog::GameId;

use super::goal::Goal;
use super::plan::{Measurement, Size};
use crate::contestant::Contestant;
use crate::error::LabError;
use crate::tournament::Tournament;
use crate::tournament::schedule::Mode;

/// Far from the seeds of the other figures, and never learned from.
const SEEDS: u64 = 50_000;
/// Milliseconds that a move may take on average.
const MILLISECONDS: f64 = 100.0;

/// A measurement before the number of deals is known.
struct Wanted {
    about: &'static str,
    against: &'static str,
    config: &'static str,
    bots: [&'static str; 2],
    mode: Mode,
    deals: u64,
    goal: Goal,
}

const FOUR: &str = "players=4 penalties=classic rounds=1 forced_cheapest_row=true";
const TWO: &str = "players=2 penalties=classic rounds=1 forced_cheapest_row=true";
const SIX: &str = "players=6 penalties=classic rounds=1 forced_cheapest_row=true";
const TEN: &str = "players=10 penalties=classic rounds=1 forced_cheapest_row=true";

/// Each deal is played in four seatings where one plays alone, and in two where two share the table.
const WANTED: [Wanted; 10] = [
    Wanted {
        about: "Samurakva, classic table, one round, 4 players",
        against: "2 of the same search without learned weights, beside another master",
        config: FOUR,
        bots: ["master", "unlearned"],
        mode: Mode::RoundRobin,
        deals: 10_000,
        goal: Goal::PenaltyAtMost(Some(0.0)),
    },
    Wanted {
        about: "Samurakva, classic table, one round, 4 players",
        against: "3 novices",
        config: FOUR,
        bots: ["master", "novice"],
        mode: Mode::OneVsRest,
        deals: 5_000,
        goal: Goal::PenaltyAtMost(Some(-3.3)),
    },
    Wanted {
        about: "Samurakva, classic table, one round, 4 players",
        against: "3 mc-rollout",
        config: FOUR,
        bots: ["master", "mc-rollout"],
        mode: Mode::OneVsRest,
        deals: 5_000,
        goal: Goal::PenaltyAtMost(Some(-2.9)),
    },
    Wanted {
        about: "Samurakva, classic table, one round, 4 players",
        against: "2 mcs@800 beside another master",
        config: FOUR,
        bots: ["master", "mcs@800"],
        mode: Mode::RoundRobin,
        deals: 10_000,
        goal: Goal::PenaltyAtMost(Some(-2.2)),
    },
    Wanted {
        about: "Samurakva, classic table, one round, 4 players",
        against: "2 solid beside another master",
        config: FOUR,
        bots: ["master", "solid"],
        mode: Mode::RoundRobin,
        deals: 10_000,
        goal: Goal::PenaltyAtMost(Some(-1.5)),
    },
    Wanted {
        about: "Samurakva, classic table, one round, 2 players",
        against: "mcs@800",
        config: TWO,
        bots: ["master", "mcs@800"],
        mode: Mode::RoundRobin,
        deals: 10_000,
        goal: Goal::PenaltyAtMost(Some(-1.0)),
    },
    Wanted {
        about: "Samurakva, classic table, one round, 6 players",
        against: "3 solid beside two masters",
        config: SIX,
        bots: ["master", "solid"],
        mode: Mode::RoundRobin,
        deals: 10_000,
        goal: Goal::PenaltyAtMost(Some(0.0)),
    },
    Wanted {
        about: "Samurakva, classic table, one round, 10 players",
        against: "5 solid beside four masters",
        config: TEN,
        bots: ["master", "solid"],
        mode: Mode::RoundRobin,
        deals: 10_000,
        goal: Goal::PenaltyAtMost(Some(0.0)),
    },
    Wanted {
        about: "Samurakva with artifacts, 2 players",
        against: "solid",
        config: "variant=2 players=2",
        bots: ["master", "solid"],
        mode: Mode::RoundRobin,
        deals: 5_000,
        goal: Goal::WonAtLeast(0.6),
    },
    Wanted {
        about: "Samurakva to 60 points, 2 players",
        against: "solid",
        config: "players=2 limit=60",
        bots: ["master", "solid"],
        mode: Mode::RoundRobin,
        deals: 5_000,
        goal: Goal::WonAtLeast(0.5),
    },
];

/// All duels, each with this many deals if a number is given.
pub(super) fn measurements(
    size: Size,
    seed: u64,
    deals: Option<u64>,
) -> Result<Vec<Measurement>, LabError> {
    let mut list = Vec::new();
    for (number, wanted) in (0..).zip(WANTED) {
        let bots = wanted
            .bots
            .iter()
            .map(|bot| size.contestant(bot))
            .collect::<Result<Vec<Contestant>, LabError>>()?;
        let deals = deals.unwrap_or_else(|| size.of(wanted.deals));
        let seed = seed + SEEDS + number;
        let game = GameId::Samurakva;
        list.push(Measurement {
            about: wanted.about.to_owned(),
            against: wanted.against,
            plan: Tournament::new(game, wanted.config, bots, wanted.mode, deals, seed)?,
            goal: wanted.goal,
            milliseconds: MILLISECONDS,
            table: None,
        });
    }
    Ok(list)
}
