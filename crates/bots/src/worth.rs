//! What every action seems to be worth, and how sure that is.

use game_core::{Game, PlayoutRng, Seat, Silent};

use crate::bot::{Budget, Turn};
use crate::flat::{Rollout, play_out};

/// What an action seems to be worth, on the bot's own scale from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth {
    /// The mean over all worlds.
    pub value: f64,
    /// Its standard error.
    pub error: f64,
    /// By how much it is worse than the best action in the same worlds.
    pub behind: f64,
    /// The standard error of that: smaller than those of both values would suggest, since the luck is the same.
    pub behind_error: f64,
}

/// What all actions of a turn seem to be worth, in their order.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Values {
    /// In how many imagined worlds each was tried.
    pub worlds: u32,
    /// The actions.
    pub actions: Vec<Worth>,
}

/// Tries every action in the same imagined worlds with the same luck and gives none up, so that nothing is told
/// of a bad action that is known less well than of a good one.
pub fn values<G: Game>(
    turn: Turn<'_, G>,
    seat: Seat,
    rollout: &mut impl Rollout<G>,
    budget: &mut Budget<'_>,
    rng: &mut PlayoutRng,
) -> Values {
    let count = turn.legal.len();
    let mut found: Vec<f32> = Vec::new();
    let mut scratch = Vec::new();
    while found.is_empty() || budget.allows_more(found.len() as u32) {
        let world = rollout.imagine(turn.view, rng);
        let luck = rng.clone();
        for &action in turn.legal {
            *rng = luck.clone();
            let mut state = world.clone();
            let is_legal = G::apply(&mut state, seat, action, &mut Silent).is_ok();
            found.push(if is_legal {
                play_out(&mut state, rollout, seat, rng, &mut scratch)
            } else {
                0.0
            });
        }
        if count == 0 {
            break;
        }
    }
    of_samples(&found, count)
}

/// The values of actions from their samples, world by world.
fn of_samples(samples: &[f32], actions: usize) -> Values {
    let of = |action: usize| {
        samples
            .chunks(actions.max(1))
            .map(move |world| f64::from(world[action]))
    };
    let means: Vec<f64> = (0..actions)
        .map(|action| mean_and_error(of(action)).0)
        .collect();
    let best = (0..actions).fold(0, |best, action| {
        if means[action] > means[best] {
            action
        } else {
            best
        }
    });
    let worth = |action: usize| {
        let (value, error) = mean_and_error(of(action));
        let differences = of(best)
            .zip(of(action))
            .map(|(best, value)| best - value);
        let (behind, behind_error) = mean_and_error(differences);
        Worth {
            value,
            error,
            behind,
            behind_error,
        }
    };
    Values {
        worlds: (samples.len() / actions.max(1)) as u32,
        actions: (0..actions).map(worth).collect(),
    }
}

/// The mean and its standard error; of a single number nothing is known about the error, which is then 0.
fn mean_and_error(numbers: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = numbers.clone().count() as f64;
    let mean = numbers.clone().sum::<f64>() / count;
    let squares: f64 = numbers
        .map(|number| (number - mean) * (number - mean))
        .sum();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}
