//! All tests of the lab in one program.

// A failing unwrap is a failing test.
#![allow(clippy::unwrap_used)]
// That is how expected texts are written when they are updated.
#![allow(clippy::needless_raw_string_hashes)]

mod anchors;
mod documentation;
mod exact;
mod figures;
mod learn;
mod simulate;
mod strangers;
mod tournament;

use lab::contestant::parse_list;
use lab::{Simulation, Tally};

/// A simulation from words.
pub(crate) fn simulation(
    game: &str,
    config: &str,
    bots: &str,
    games: u64,
    seed: u64,
) -> Simulation {
    let bots = parse_list(bots, None).unwrap();
    Simulation::new(game.parse().unwrap(), config, bots, games, seed).unwrap()
}

/// The tally of the whole simulation, run on `threads` threads.
pub(crate) fn played(simulation: &Simulation, threads: usize) -> Tally {
    simulation
        .run(0..simulation.games, threads, &|| {})
        .unwrap()
}
