//! Random play to the end of a match, as fast as the rules allow.

use crate::game::Game;
use crate::random::PlayoutRng;

/// Plays uniformly random legal actions until the match ends or `limit` decisions were made, and
/// returns how many were. `scratch` is kept between calls so that no playout allocates.
///
/// ```
/// use game_core::{Game, PlayoutRng, playout::playout};
///
/// /// How many decisions matches take on average if everybody plays at random.
/// fn mean_length<G: Game>(config: &G::Config, matches: usize) -> f64 {
///     let (mut rng, mut scratch) = (PlayoutRng::new(1), Vec::new());
///     let mut decisions = 0;
///     for _ in 0..matches {
///         let mut state = G::start(config, rng.seed());
///         decisions += playout::<G>(&mut state, &mut rng, &mut scratch, usize::MAX);
///     }
///     decisions as f64 / matches as f64
/// }
/// ```
#[inline]
pub fn playout<G: Game>(
    state: &mut G::State,
    rng: &mut PlayoutRng,
    scratch: &mut Vec<G::Action>,
    limit: usize,
) -> usize {
    let mut decisions = 0;
    loop {
        let mut waiting = G::to_act(state);
        if waiting.is_empty() {
            return decisions;
        }
        // All of them choose before anybody is asked again: within one simultaneous choice the
        // set only shrinks, so asking `to_act` once a round of choices is enough.
        while let Some(seat) = waiting.first() {
            if decisions >= limit || !G::play_random(state, seat, rng, scratch) {
                return decisions;
            }
            decisions += 1;
            // Only now, so that one register holds the set all the time.
            waiting = waiting.without_first();
        }
    }
}
