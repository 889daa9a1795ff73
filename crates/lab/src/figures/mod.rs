//! The measurements behind docs/bots.md: what each bot must show, and what it shows.
//!
//! | file | job |
//! |---|---|
//! | [`plan`] | what is measured |
//! | `master` | what the master of Samurakva must show |
//! | `ladder` | whether each level beats the one below |
//! | [`goal`] | what is to be reached, and whether it is |
//! | [`belief`] | how well roles are guessed in Samurai Sword |
//! | [`report`] | everything as Markdown and JSON |
//! | [`page`] | the part of a page that is made here |

pub mod belief;
pub mod goal;
mod ladder;
mod master;
pub mod page;
pub mod plan;
pub mod report;

use catalog::GameId;

use crate::error::LabError;
use crate::tournament::Duel;
use crate::work::Progress;
use belief::{Beliefs, Stage};
use plan::{Measurement, Size};

/// All that is to be measured.
#[derive(Clone, Debug)]
pub struct Figures {
    /// The duels.
    pub measurements: Vec<Measurement>,
    /// The guesses about roles, unless only another game is wanted.
    pub beliefs: Option<Beliefs>,
}

/// A measurement that was made.
#[derive(Debug)]
pub struct Measured {
    /// What was to be measured.
    pub measurement: Measurement,
    /// What was found.
    pub duel: Duel,
}

/// All that was found.
#[derive(Debug, Default)]
pub struct Found {
    /// The duels, in the order of the list.
    pub duels: Vec<Measured>,
    /// The guesses about roles by stage of the match.
    pub beliefs: Option<(Beliefs, Vec<Stage>)>,
}

impl Figures {
    /// The whole list, or what it has about one game.
    pub fn new(size: Size, seed: u64, only: Option<GameId>) -> Result<Figures, LabError> {
        let wanted = |game: GameId| only.is_none_or(|only| only == game);
        let mut measurements = plan::measurements(size, seed)?;
        measurements.retain(|measurement| wanted(measurement.plan.game));
        let beliefs = wanted(GameId::SamuraiSword).then(|| Beliefs::new(size, seed));
        Ok(Figures {
            measurements,
            beliefs,
        })
    }

    /// What the masters must show, and that every level beats the one below; with this many deals each, if a number
    /// is given.
    pub fn of_master(
        size: Size,
        seed: u64,
        deals: Option<u64>,
        only: Option<GameId>,
    ) -> Result<Figures, LabError> {
        let mut measurements = master::measurements(size, seed, deals)?;
        measurements.extend(ladder::measurements(size, seed, deals)?);
        measurements.retain(|one| only.is_none_or(|only| only == one.plan.game));
        Ok(Figures {
            measurements,
            beliefs: None,
        })
    }

    /// How often `progress` will be told.
    pub fn pieces(&self) -> u64 {
        let duels: u64 = self
            .measurements
            .iter()
            .map(|measurement| measurement.plan.deals)
            .sum();
        duels
            + self
                .beliefs
                .as_ref()
                .map_or(0, |beliefs| beliefs.matches)
    }

    /// Measures everything. Any number of threads finds the same, but for the times.
    pub fn run(self, threads: usize, progress: Progress<'_>) -> Result<Found, LabError> {
        let mut found = Found::default();
        for measurement in self.measurements {
            let duel = measurement
                .plan
                .run_first(threads, true, progress)?;
            found.duels.push(Measured { measurement, duel });
        }
        if let Some(beliefs) = self.beliefs {
            let stages = beliefs.run(threads, progress)?;
            found.beliefs = Some((beliefs, stages));
        }
        Ok(found)
    }
}
