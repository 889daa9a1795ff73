//! The games that learn, by name.

use bots::softmax::{Group, Learns};
use catalog::{GameId, with_learned};

use super::Plan;
use crate::error::LabError;
use crate::work::Progress;

/// A game that learns, its type forgotten.
#[derive(Clone, Copy, Debug)]
pub struct Learner {
    game: GameId,
    groups: &'static [Group],
}

impl Learner {
    /// The game of this name, if it learns.
    pub fn of(game: GameId) -> Result<Learner, LabError> {
        let groups = with_learned!(game, G => G::GROUPS);
        let groups = groups.ok_or(LabError::LearnsNothing(game))?;
        Ok(Learner { game, groups })
    }

    /// The names of its groups of tables.
    pub fn groups(self) -> Vec<&'static str> {
        self.groups
            .iter()
            .map(|group| group.name)
            .collect()
    }

    /// What comes next after a file, in words; nothing if all rounds are done.
    pub fn next(self, plan: &Plan, group: &str, file: &str) -> Option<String> {
        let group = self.find(group)?;
        let round = with_learned!(self.game, G => plan.begun::<G>(group, file).round)?;
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
        with_learned!(self.game, G => one::<G>(plan, group, file, threads, progress))
            .unwrap_or(Err(LabError::LearnsNothing(self.game)))
    }

    fn find(self, name: &str) -> Option<&'static Group> {
        self.groups
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
