//! The games that learn, by name.

use bots::softmax::{Group, Learns};
use catalog::GameId;
use samurakva::Samurakva;

use super::Plan;
use crate::error::LabError;
use crate::work::Progress;

/// A game that learns, its type forgotten.
#[derive(Clone, Copy, Debug)]
pub enum Learner {
    /// Samurakva.
    Samurakva,
}

impl Learner {
    /// The game of this name, if it learns.
    pub fn of(game: GameId) -> Result<Learner, LabError> {
        match game {
            GameId::Samurakva => Ok(Learner::Samurakva),
            _ => Err(LabError::LearnsNothing(game)),
        }
    }

    /// The names of its groups of tables.
    pub fn groups(self) -> Vec<&'static str> {
        self.list()
            .iter()
            .map(|group| group.name)
            .collect()
    }

    /// What comes next after a file, in words; nothing if all rounds are done.
    pub fn next(self, plan: &Plan, group: &str, file: &str) -> Option<String> {
        let group = self.find(group)?;
        let round = match self {
            Learner::Samurakva => plan.begun::<Samurakva>(group, file).round,
        };
        (round < plan.rounds).then(|| format!("{}, round {}", group.name, round + 1))
    }

    /// One more round after a file; the new file.
    pub fn round(
        self,
        plan: &Plan,
        group: &str,
        file: &str,
        threads: usize,
        progress: Progress<'_>,
    ) -> Result<String, LabError> {
        let Some(group) = self.find(group) else {
            return Ok(String::new());
        };
        match self {
            Learner::Samurakva => one::<Samurakva>(plan, group, file, threads, progress),
        }
    }

    const fn list(self) -> &'static [Group] {
        match self {
            Learner::Samurakva => Samurakva::GROUPS,
        }
    }

    fn find(self, name: &str) -> Option<&'static Group> {
        self.list()
            .iter()
            .find(|group| group.name == name)
    }
}

fn one<G: Learns>(
    plan: &Plan,
    group: &Group,
    file: &str,
    threads: usize,
    progress: Progress<'_>,
) -> Result<String, LabError> {
    let begun = plan.begun::<G>(group, file);
    let learned = plan.learn::<G>(group, &begun, threads, progress)?;
    Ok(plan.file::<G>(group, &learned))
}
