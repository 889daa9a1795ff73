//! Learning: a search plays against itself, imagined players are fitted to its choices, and it searches again with them.
//!
//! | file | job |
//! |---|---|
//! | [`fit`] | the weights that make choices likeliest |
//! | [`door`] | the games that learn, by name |

pub mod door;
pub mod fit;

use bots::softmax::{Group, Learns, Weights};
use bots::{Budget, Turn};
use game_core::{Silent, Viewer};

use crate::door::config_of;
use crate::error::LabError;
use crate::seeds;
use crate::work::{Progress, map};
use fit::{Choice, Fit, judge};

/// Every match of this many is not learned from but used to see how well choices are foreseen.
const HELD_OUT: u64 = 8;

/// What to learn from. The same plan gives the same weights with any number of threads, on any machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How often the search plays with what it has learned so far.
    pub rounds: u32,
    /// Matches in each round.
    pub matches: u64,
    /// Playouts for a decision.
    pub playouts: u32,
    /// From which all chance follows.
    pub seed: u64,
}

/// Weights on their way.
#[derive(Clone, PartialEq, Debug)]
pub struct Learned {
    /// How many rounds they come from.
    pub round: u32,
    /// The weights.
    pub weights: Weights,
    /// How well they foresee choices that they were not fitted to.
    pub fit: Fit,
}

impl Plan {
    /// The line of a file by which it is known again.
    fn line<G: Learns>(&self, group: &Group) -> String {
        let Plan {
            rounds,
            matches,
            playouts,
            seed,
        } = self;
        format!(
            "group {}\nmade by zashiki learn {} --rounds {rounds} --matches {matches} --playouts {playouts} \
             --seed {seed}",
            group.name,
            G::ID
        )
    }

    /// The file of weights.
    pub fn file<G: Learns>(&self, group: &Group, learned: &Learned) -> String {
        let Fit {
            choices,
            loss,
            blind,
            foreseen,
        } = learned.fit;
        let made = format!(
            "{}\nround {}\nof {choices} choices held out {:.1} % are the likeliest, log-loss {loss:.3} nats; all alike {blind:.3}",
            self.line::<G>(group),
            learned.round,
            100.0 * foreseen
        );
        learned.weights.to_text::<G>(&made)
    }

    /// Where to go on after a file of the same plan; from nothing after any other.
    pub fn begun<G: Learns>(&self, group: &Group, file: &str) -> Learned {
        let nothing = Learned {
            round: 0,
            weights: Weights::zero::<G>(),
            fit: Fit::default(),
        };
        let again = || {
            let (_, rest) = file.split_once(&(self.line::<G>(group) + "\nround "))?;
            Some(Learned {
                round: rest.lines().next()?.parse().ok()?,
                weights: Weights::read::<G>(file)?,
                fit: Fit::default(),
            })
        };
        again().unwrap_or(nothing)
    }

    /// One more round: plays with these weights and fits new ones.
    pub fn learn<G: Learns>(
        &self,
        group: &Group,
        learned: &Learned,
        threads: usize,
        progress: Progress<'_>,
    ) -> Result<Learned, LabError> {
        let played = map(0..self.matches, threads, progress, |number| {
            self.one_match::<G>(group, learned, number)
        })?;
        let [mut known, mut held_out] = [Vec::new(), Vec::new()];
        for (number, choices) in (0..).zip(&played) {
            if u64::is_multiple_of(number, HELD_OUT) {
                held_out.extend(choices);
            } else {
                known.extend(choices);
            }
        }
        let stages = (0..G::STAGES.len()).map(|stage| {
            let here: Vec<&Choice> = known
                .iter()
                .copied()
                .filter(|choice| choice.stage == stage)
                .collect();
            fit::fit(&here, G::FEATURES.len())
        });
        let weights = Weights {
            stages: stages.collect(),
        };
        Ok(Learned {
            round: learned.round + 1,
            fit: judge(&held_out, &weights.stages),
            weights,
        })
    }

    /// The choices of all seats of a match.
    fn one_match<G: Learns>(
        &self,
        group: &Group,
        learned: &Learned,
        number: u64,
    ) -> Result<Vec<Choice>, LabError> {
        let config = group.configs[(number % group.configs.len() as u64) as usize];
        let config = config_of::<G>(config)?;
        let (seed, mut rng) = seeds::of_learning(self.seed, group.name, learned.round, number);
        let bot = G::searcher(&learned.weights);
        let mut state = G::start(&config, seed);
        let mut choices = Vec::new();
        let mut legal = Vec::new();
        loop {
            let waiting = G::to_act(&state);
            if waiting.is_empty() {
                return Ok(choices);
            }
            for seat in waiting {
                legal.clear();
                G::legal(&state, seat, &mut legal);
                let view = G::view(&state, Viewer::Seat(seat));
                let turn = Turn {
                    view: &view,
                    legal: &legal,
                };
                let action = bot.choose(turn, &mut Budget::playouts(self.playouts), &mut rng);
                let mut features = Vec::new();
                let place = legal.iter().position(|one| *one == action);
                if let (Some(stage), Some(chosen), 2..) =
                    (G::look(turn, &mut features), place, legal.len())
                {
                    choices.push(Choice {
                        stage,
                        features,
                        chosen,
                    });
                }
                G::apply(&mut state, seat, action, &mut Silent)
                    .map_err(|illegal| LabError::illegal("learner", action, number, illegal))?;
            }
        }
    }
}
