//! How well the roles of Samurai Sword are guessed, by how much of the match is over.
//!
//! At the start of every turn each seat's belief is asked how likely it holds the true sides of all seats; the
//! log-loss is the negative logarithm of that, in nats. The prior knows only the open roles and the player's own.

use bots::Level;
use bots::games::samurai_sword::belief::Belief;
use game_core::{Game as _, Seat, Viewer};
use samurai_sword::{Config, SamuraiSword, State};
use serde::Serialize;

use super::plan::Size;
use crate::contestant::Contestant;
use crate::door::config_of;
use crate::error::LabError;
use crate::interval::normal;
use crate::play::{Player, play};
use crate::seeds;
use crate::strangers::Strangers;
use crate::tournament::bootstrap::Estimate;
use crate::work::{Progress, map};

/// The stages that are told apart, in quarters of a match.
const QUARTERS: usize = 4;

/// What is measured: one bot among others, in each seat in turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Beliefs {
    /// The options of a match.
    pub config: &'static str,
    /// The one, and all others.
    pub bots: [Contestant; 2],
    /// How many matches.
    pub matches: u64,
    /// From which all chance follows.
    pub seed: u64,
}

/// What was found at one stage: means over matches, each with its bounds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Stage {
    /// How many quarters of the turns are over.
    pub quarters: usize,
    /// The loss of the belief after all attacks so far.
    pub belief: Estimate,
    /// The loss of the prior.
    pub prior: Estimate,
    /// The belief's less the prior's.
    pub difference: Estimate,
}

/// The losses of the belief and of the prior, as means over all seats.
type Losses = [f64; 2];

impl Beliefs {
    /// The measurement of the documentation.
    pub fn new(size: Size, seed: u64) -> Beliefs {
        let bots = [Level::Solid, Level::Novice].map(|level| size.bot(level));
        // Far from the seeds of the duels, which are counted from this one.
        Beliefs {
            config: "players=5",
            bots,
            matches: size.of(5_000),
            seed: seed + 1_000,
        }
    }

    /// Plays all matches; what was found at the start, at each quarter and in the last turn.
    pub fn run(&self, threads: usize, progress: Progress<'_>) -> Result<Vec<Stage>, LabError> {
        let config = config_of::<SamuraiSword>(self.config)?;
        let matches = map(0..self.matches, threads, progress, |number| {
            self.one_match(&config, number)
        })?;
        Ok((0..=QUARTERS)
            .filter_map(|quarters| stage(quarters, &matches))
            .collect())
    }

    /// The losses at the start of every turn of a match.
    fn one_match(&self, config: &Config, number: u64) -> Result<Vec<Losses>, LabError> {
        let alone = (number % config.seats() as u64) as usize;
        let nobody = Strangers::default();
        let sit = |seat: usize| {
            let bot = &self.bots[usize::from(seat != alone)];
            Player::<SamuraiSword>::new(bot, &nobody, seeds::of_bot(self.seed, number, 0, seat))
        };
        let mut players: Vec<_> = (0..config.seats()).map(sit).collect();
        let (mut turns, mut turn) = (Vec::new(), None);
        let watch = |state: &State| {
            if turn != Some(state.board().turn()) {
                turn = Some(state.board().turn());
                turns.push(losses(state));
            }
        };
        play(
            config,
            seeds::of_match(self.seed, number),
            number,
            &mut players,
            None,
            |_| {},
            watch,
        )?;
        Ok(turns)
    }
}

fn losses(state: &State) -> Losses {
    let seats = state.board().config().seats();
    let truth = &state.roles()[..seats];
    let mut sums = [0.0; 2];
    for seat in Seat::all(seats) {
        let view = SamuraiSword::view(state, Viewer::Seat(seat));
        sums[0] -= Belief::of(&view).of_teams(truth).ln();
        sums[1] -= Belief::prior(&view).of_teams(truth).ln();
    }
    sums.map(|sum| sum / seats as f64)
}

/// The means over all matches when this many quarters of their turns are over.
fn stage(quarters: usize, matches: &[Vec<Losses>]) -> Option<Stage> {
    let then = |turns: &Vec<Losses>| {
        turns
            .get(turns.len().saturating_sub(1) * quarters / QUARTERS)
            .copied()
    };
    let losses: Vec<Losses> = matches.iter().filter_map(then).collect();
    Some(Stage {
        quarters,
        belief: mean(losses.iter().map(|losses| losses[0]))?,
        prior: mean(losses.iter().map(|losses| losses[1]))?,
        difference: mean(losses.iter().map(|losses| losses[0] - losses[1]))?,
    })
}

fn mean(numbers: impl Iterator<Item = f64> + Clone) -> Option<Estimate> {
    let count = numbers.clone().count() as f64;
    let value = numbers.clone().sum::<f64>() / count;
    let variance = numbers
        .map(|number| (number - value).powi(2))
        .sum::<f64>()
        / (count - 1.0);
    let (low, high) = normal(value, variance, count);
    (count > 1.0).then_some(Estimate { value, low, high })
}
