//! Whether each level beats the one below, in every game.

use bots::Level;

use super::goal::Goal;
use super::plan::{Measurement, Size, tables};
use crate::error::LabError;
use crate::tournament::Tournament;
use crate::tournament::schedule::Mode;

/// Far from the seeds of all other figures.
const SEEDS: u64 = 60_000;
/// Milliseconds that a move may take on average.
const MILLISECONDS: f64 = 100.0;

/// What it means to be better, from what is looked at elsewhere.
const fn better(goal: Goal) -> Goal {
    match goal {
        Goal::PenaltyAtMost(_) => Goal::PenaltyAtMost(Some(0.0)),
        Goal::RoundsAtLeast(_) => Goal::RoundsAtLeast(0.5),
        _ => Goal::MoreOften,
    }
}

/// Each level from `casual` on against the one below, with this many deals if a number is given.
pub(super) fn measurements(
    size: Size,
    seed: u64,
    deals: Option<u64>,
) -> Result<Vec<Measurement>, LabError> {
    let mut list = Vec::new();
    for table in tables() {
        let levels = table.game.levels().windows(2);
        for pair in levels.filter(|pair| pair[0] >= Level::Novice) {
            let [below, above] = [pair[0], pair[1]];
            let bots = vec![size.bot(above), size.bot(below)];
            let deals = deals.unwrap_or_else(|| size.of(table.deals));
            let seed = seed + SEEDS + list.len() as u64;
            let mode = Mode::RoundRobin;
            list.push(Measurement {
                about: table.about.to_owned(),
                against: below.as_str(),
                plan: Tournament::new(table.game, table.config, bots, mode, deals, seed)?,
                goal: better(table.goal),
                milliseconds: MILLISECONDS,
                table: None,
            });
        }
    }
    Ok(list)
}
