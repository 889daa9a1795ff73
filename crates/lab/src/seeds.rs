//! Every match has chance of its own, derived from the run's seed and the match's number alone.
//!
//! So it does not matter which thread or machine plays a match.

use game_core::{PlayoutRng, Random as _, Seed};

/// What a derived number is for; different uses never share one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// The shuffles and draws of a match.
    Deal,
    /// The decisions of a bot.
    Bot,
    /// Drawing deals again to see how much a figure could differ.
    Bootstrap,
    /// Matches that are learned from; no figure rests on them.
    Learning,
}

/// A number for one use, from the run's seed and a path of numbers.
fn derived(seed: u64, purpose: Use, path: &[u64]) -> u64 {
    let start = PlayoutRng::new(seed ^ (purpose as u64 + 1).rotate_left(32)).word();
    path.iter().fold(start, |mixed, number| {
        PlayoutRng::new(mixed ^ number).word()
    })
}

/// The chance of a match.
pub fn of_match(seed: u64, number: u64) -> Seed {
    PlayoutRng::new(derived(seed, Use::Deal, &[number])).seed()
}

/// The generator of a bot. `turn` tells matches of the same deal apart: the same bot on another seat
/// does not get the same luck.
pub fn of_bot(seed: u64, number: u64, turn: u64, seat: usize) -> PlayoutRng {
    PlayoutRng::new(derived(seed, Use::Bot, &[number, turn, seat as u64]))
}

/// The generator of a bootstrap.
pub fn of_bootstrap(seed: u64) -> PlayoutRng {
    PlayoutRng::new(derived(seed, Use::Bootstrap, &[]))
}

/// The chance of a match that is learned from, and the generator of those who play it.
pub fn of_learning(seed: u64, group: &str, round: u32, number: u64) -> (Seed, PlayoutRng) {
    let group = group
        .bytes()
        .fold(0, |sum, letter| sum << 8 | u64::from(letter));
    let path = [group, round.into(), number];
    let mut rng = PlayoutRng::new(derived(seed, Use::Learning, &path));
    (rng.seed(), rng)
}
