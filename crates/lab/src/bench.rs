//! How fast each game is played at random, and how fast the generic search imagines matches of it.

use std::time::Instant;

use bots::Budget;
use bots::bot::Turn;
use bots::flat::Rollout;
use bots::search::search;
use catalog::{GameId, with_game};
use game_core::playout::playout;
use game_core::{PlayoutRng, Seat, Silent, Viewer};
use serde::Serialize;

use crate::door::config_of;
use crate::error::LabError;
use crate::report::aligned;
use crate::statistics::Statistics;

/// Counts the allocations of a piece of work, where the program can.
pub type CountAllocations = fn(&mut dyn FnMut()) -> u64;

/// How to measure.
#[derive(Clone, Copy, Debug)]
pub struct Bench {
    /// How long one measurement lasts at least.
    pub seconds: f64,
    /// How often it is repeated; the best counts, since noise only ever slows.
    pub repeats: u32,
    /// How to count allocations.
    pub allocations: Option<CountAllocations>,
}

/// What is measured: every game with the options that it names for this.
pub fn rows() -> Vec<(GameId, &'static str)> {
    let mut rows = Vec::new();
    for &game in GameId::ALL {
        let configs = with_game!(game, G => <G as Statistics>::BENCHED);
        rows.extend(configs.iter().map(|config| (game, *config)));
    }
    rows
}

/// The speed of one game on one core, each figure a second.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Speed {
    /// Which game.
    pub game: GameId,
    /// With which options.
    pub config: &'static str,
    /// Matches of random play, the deal included.
    pub matches: f64,
    /// Their rounds; a match of a game without rounds is one.
    pub rounds: f64,
    /// Their decisions.
    pub decisions: f64,
    /// Simulations of the generic search from opening positions: to the end of the round in Samurakva and
    /// Yokai Septet, else to the end of the match.
    pub simulations: f64,
    /// The same from the middle of random matches.
    pub simulations_later: f64,
    /// The size of a state.
    pub state_bytes: usize,
    /// Allocations for a match of random play, if they can be counted.
    pub allocations_a_match: Option<f64>,
}

impl Bench {
    /// Measures one row.
    pub fn measure(&self, game: GameId, config: &'static str) -> Result<Speed, LabError> {
        with_game!(game, G => self.speed::<G>(game, config))
    }

    fn speed<G: Statistics>(&self, game: GameId, words: &'static str) -> Result<Speed, LabError> {
        let config = config_of::<G>(words)?;
        let mut rng = PlayoutRng::new(2026);
        let mut scratch = Vec::with_capacity(4096);
        let [matches, rounds, decisions] = self.best(|| {
            // A few at a time: the clock is not to count.
            let mut done = [0; 3];
            for _ in 0..10 {
                let mut state = G::start(&config, rng.seed());
                let decisions = playout::<G>(&mut state, &mut rng, &mut scratch, usize::MAX);
                let more = [1, u64::from(G::round(&state)), decisions as u64];
                done.iter_mut()
                    .zip(more)
                    .for_each(|(amount, more)| *amount += more);
            }
            done
        });
        let half = (decisions / matches / 2.0) as usize;
        let mut searched = |after| {
            self.best(|| {
                [
                    u64::from(imagine_once::<G>(&config, after, self.seconds, &mut rng)),
                    0,
                    0,
                ]
            })[0]
        };
        let (simulations, simulations_later) = (searched(0), searched(half));
        let mut play = || {
            for _ in 0..MATCHES {
                let mut state = G::start(&config, rng.seed());
                playout::<G>(&mut state, &mut rng, &mut scratch, usize::MAX);
            }
        };
        let allocations = self.allocations.map(|count| count(&mut play));
        Ok(Speed {
            game,
            config: words,
            matches,
            rounds,
            decisions,
            simulations,
            simulations_later,
            state_bytes: size_of::<G::State>(),
            allocations_a_match: allocations.map(|count| count as f64 / f64::from(MATCHES)),
        })
    }

    /// The rates of the best repeat; the work tells how much it did.
    fn best(&self, mut work: impl FnMut() -> [u64; 3]) -> [f64; 3] {
        let mut best = [0.0; 3];
        for _ in 0..self.repeats.max(1) {
            let mut amounts = [0; 3];
            let started = Instant::now();
            let mut seconds = 0.0;
            while seconds < self.seconds {
                amounts
                    .iter_mut()
                    .zip(work())
                    .for_each(|(amount, more)| *amount += more);
                seconds = started.elapsed().as_secs_f64();
            }
            let rates = amounts.map(|amount| amount as f64 / seconds);
            if rates[0] > best[0] {
                best = rates;
            }
        }
        best
    }
}

/// Matches over which allocations are counted.
const MATCHES: u32 = 200;
/// Simulations for one decision.
const SIMULATIONS: u32 = 1_000;

/// Random play to the end of the round.
struct ToTheEndOfTheRound {
    round: u32,
}

impl<G: Statistics> Rollout<G> for ToTheEndOfTheRound {
    const AT_RANDOM: bool = true;

    #[inline]
    fn value(&self, state: &G::State, seat: Seat) -> Option<f32> {
        let ended = G::to_act(state).is_empty() || G::round(state) != self.round;
        ended.then(|| G::value(state, seat))
    }
}

/// Plays `after` random decisions of a new match, then searches for the next one for at most `seconds`.
/// Returns the number of simulations.
fn imagine_once<G: Statistics>(
    config: &G::Config,
    after: usize,
    seconds: f64,
    rng: &mut PlayoutRng,
) -> u32 {
    let mut state = G::start(config, rng.seed());
    let mut scratch = Vec::new();
    for _ in 0..after {
        let Some(seat) = G::to_act(&state).first() else {
            return 0;
        };
        let Some(action) = G::sample(&state, seat, rng, &mut scratch) else {
            return 0;
        };
        if G::apply(&mut state, seat, action, &mut Silent).is_err() {
            return 0;
        }
    }
    let Some(seat) = G::to_act(&state).first() else {
        return 0;
    };
    let view = G::view(&state, Viewer::Seat(seat));
    let mut legal = Vec::new();
    G::legal(&state, seat, &mut legal);
    let turn = Turn {
        view: &view,
        legal: &legal,
    };
    let mut imagine = ToTheEndOfTheRound {
        round: G::round(&state),
    };
    let started = Instant::now();
    let mut in_time = || started.elapsed().as_secs_f64() < seconds;
    let mut budget = Budget {
        playouts: SIMULATIONS,
        go_on: Some(&mut in_time),
    };
    let tried = search::<G>(turn, seat, &mut imagine, &mut budget, rng);
    tried.iter().map(|(visits, _)| visits).sum()
}

/// A table for people.
pub fn table(rows: &[Speed]) -> String {
    let head = [
        "game",
        "options",
        "matches/s",
        "rounds/s",
        "decisions/s",
        "simulations/s",
        "later",
        "state",
        "allocations",
    ];
    let mut cells = vec![head.map(str::to_owned)];
    for row in rows {
        let allocations = row
            .allocations_a_match
            .map_or_else(|| "-".to_owned(), |count| count.to_string());
        cells.push([
            row.game.to_string(),
            row.config.to_owned(),
            short(row.matches),
            short(row.rounds),
            short(row.decisions),
            short(row.simulations),
            short(row.simulations_later),
            format!("{} B", row.state_bytes),
            allocations,
        ]);
    }
    aligned(&cells) + NOTE
}

/// What the columns mean.
const NOTE: &str = "
One core, the best of a few runs. Random play with the deal; simulations of the generic search from opening
positions, and later from the middle of matches; allocations for a match of random play, counted only by a
program built with the feature `allocations`.
";

fn short(rate: f64) -> String {
    if rate >= 1e6 {
        format!("{:.2} M", rate / 1e6)
    } else {
        format!("{:.1} k", rate / 1e3)
    }
}

/// A list of objects.
pub fn json(rows: &[Speed]) -> String {
    crate::report::written(rows)
}
