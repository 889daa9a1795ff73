//! What a bot must reach, and whether it does.

use serde::Serialize;

use super::Measured;
use crate::interval::wilson;
use crate::tournament::bootstrap::{Comparison, Estimate};

/// What is to be reached by the first bot of a duel.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Goal {
    /// The bot's penalty less the others' mean is at most this; with `None` it is only reported.
    PenaltyAtMost(Option<f64>),
    /// The share of matches won is at least this.
    WonAtLeast(f64),
    /// The share of rounds won is at least this.
    RoundsAtLeast(f64),
    /// More matches are won than by the other bot, in percentage points.
    MoreOften,
    /// In each of these roles the win share is at least this multiple of the other bot's.
    RatioAs(&'static [&'static str], f64),
    /// The win share is at least this multiple of the other bot's, or more than half of the matches are won.
    RatioOrHalf(f64),
}

/// How sure it is that a goal is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reached {
    /// The whole interval is on the right side.
    Surely,
    /// What was found is, but not the whole interval.
    Perhaps,
    /// Not even what was found.
    No,
}

/// How a number is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Points.
    Points,
    /// A share, shown in percent.
    Share,
    /// A ratio.
    Times,
}

/// One figure of a measurement.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Line {
    /// What it says.
    pub what: String,
    /// How it is written.
    pub unit: Unit,
    /// What was found; nothing if it would be divided by zero.
    pub found: Option<Estimate>,
    /// What was to be reached.
    pub goal: Option<f64>,
    /// Whether it was.
    pub reached: Option<Reached>,
}

impl Line {
    fn told(what: impl Into<String>, unit: Unit, found: Option<Estimate>) -> Line {
        Line {
            what: what.into(),
            unit,
            found,
            goal: None,
            reached: None,
        }
    }

    fn at_least(mut self, goal: f64) -> Line {
        self.goal = Some(goal);
        self.reached = self
            .found
            .map(|found| reached(found.value >= goal, found.low >= goal));
        self
    }

    fn at_most(mut self, goal: f64) -> Line {
        self.goal = Some(goal);
        self.reached = self
            .found
            .map(|found| reached(found.value <= goal, found.high <= goal));
        self
    }
}

const fn reached(by_value: bool, by_bound: bool) -> Reached {
    match (by_value, by_bound) {
        (_, true) => Reached::Surely,
        (true, false) => Reached::Perhaps,
        (false, false) => Reached::No,
    }
}

impl Measured {
    /// Every figure of the goal.
    pub fn lines(&self) -> Vec<Line> {
        match self.measurement.goal {
            Goal::PenaltyAtMost(goal) => {
                let found = self
                    .figure(None, "penalty")
                    .map(|one| one.difference);
                let line = Line::told("penalty less the others' mean", Unit::Points, found);
                vec![if let Some(goal) = goal {
                    line.at_most(goal)
                } else {
                    line
                }]
            }
            Goal::WonAtLeast(goal) => {
                let found = self.figure(None, "won").map(|one| one.first);
                vec![Line::told("matches won", Unit::Share, found).at_least(goal)]
            }
            Goal::RoundsAtLeast(goal) => {
                let found = self
                    .figure(None, "rounds won")
                    .map(|one| one.first);
                vec![Line::told("rounds won", Unit::Share, found).at_least(goal)]
            }
            Goal::MoreOften => {
                let found = self.figure(None, "won");
                let line = |what, found| Line::told(what, Unit::Share, found);
                vec![
                    line("matches won", found.map(|one| one.first)),
                    line("more than the other", found.map(|one| one.difference)).at_least(0.0),
                ]
            }
            Goal::RatioAs(roles, goal) => roles
                .iter()
                .flat_map(|role| self.as_role(role, goal))
                .collect(),
            Goal::RatioOrHalf(goal) => self.together(goal),
        }
    }

    /// A figure that was compared.
    fn figure(&self, part: Option<&str>, name: &str) -> Option<&Comparison> {
        let compared = &self.duel.comparisons;
        compared
            .iter()
            .find(|one| one.part.as_deref() == part && one.figure == name)
    }

    fn as_role(&self, role: &str, goal: f64) -> [Line; 2] {
        let one = self.figure(Some(role), "won");
        [
            Line::told(
                format!("as {role}: matches won"),
                Unit::Share,
                one.map(|one| one.first),
            ),
            Line::told(
                format!("as {role}: by a novice's share"),
                Unit::Times,
                one.and_then(|one| one.ratio),
            )
            .at_least(goal),
        ]
    }

    fn together(&self, goal: f64) -> Vec<Line> {
        let [won, novice] = self.shares();
        let ratio = self.figure(None, "won").and_then(|one| one.ratio);
        let mut times = Line::told("times as often", Unit::Times, ratio).at_least(goal);
        // More than half is as good.
        let half = won.map(|won| reached(won.value > 0.5, won.low > 0.5));
        if half == Some(Reached::Surely)
            || times
                .reached
                .is_none_or(|reached| reached == Reached::No)
        {
            times.reached = half;
        }
        let line = |what, found| Line::told(what, Unit::Share, found);
        vec![
            line("matches won", won),
            line("matches won by novices", novice),
            times,
        ]
    }

    /// The shares of matches won by tables of the first and of the second bot. A deal is one match of each,
    /// so that the bounds of plain shares hold, even where nothing was won at all.
    pub fn shares(&self) -> [Option<Estimate>; 2] {
        let of = self.measurement.plan.deals as f64;
        let one = self.figure(None, "won");
        [
            one.map(|one| one.first.value),
            one.map(|one| one.second.value),
        ]
        .map(|share| {
            let value = share?;
            wilson(value * of, of).map(|(low, high)| Estimate { value, low, high })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_goal_is_surely_reached_only_by_the_whole_interval() {
        let found = |value, low, high| Some(Estimate { value, low, high });
        let line = |found| Line::told("", Unit::Times, found);
        assert_eq!(
            line(found(1.2, 1.16, 1.3)).at_least(1.15).reached,
            Some(Reached::Surely)
        );
        assert_eq!(
            line(found(1.2, 1.1, 1.3)).at_least(1.15).reached,
            Some(Reached::Perhaps)
        );
        assert_eq!(
            line(found(1.1, 1.0, 1.3)).at_least(1.15).reached,
            Some(Reached::No)
        );
        assert_eq!(
            line(found(-7.5, -8.0, -7.1))
                .at_most(-7.0)
                .reached,
            Some(Reached::Surely)
        );
        assert_eq!(
            line(found(-7.5, -8.0, -6.9))
                .at_most(-7.0)
                .reached,
            Some(Reached::Perhaps)
        );
        assert_eq!(line(None).at_most(-7.0).reached, None);
    }
}
