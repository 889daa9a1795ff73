//! Bots for a game of which nothing is known but its rules: the generic search, with matches played on at random.

use game_core::{Game, Outcome, PlayoutRng, Seat};
use roster::Level;

use crate::bot::{Bot, Budget, Turn};
use crate::flat::Rollout;
use crate::random::Random;
use crate::search::{most_tried, search};

/// A bot of this level for any game.
pub fn bot<G: Game>(level: Level) -> Box<dyn Bot<G>> {
    match level {
        Level::Random => Box::new(Random),
        Level::Novice | Level::Casual | Level::Solid | Level::Master => Box::new(Searcher),
    }
}

/// How many playouts it is given. A beginner searches too, but hardly looks; a master looks longest.
pub const fn playouts(level: Level) -> u32 {
    match level {
        Level::Random => 1,
        Level::Novice => 60,
        Level::Casual => 300,
        Level::Solid => 1_500,
        Level::Master => 6_000,
    }
}

/// What a finished match is worth to a seat, from 0 to 1: the win, shared with others who each won alone too. A
/// team shares nothing.
pub fn share_of_win(outcome: &Outcome, seat: Seat) -> f32 {
    let winners = outcome.winners();
    match outcome {
        _ if !winners.contains(seat) => 0.0,
        Outcome::Individual(_) => 1.0 / winners.len() as f32,
        Outcome::Teams { .. } | Outcome::Cooperative { .. } => 1.0,
    }
}

/// The generic search with random playouts to the end of the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Searcher;

impl<G: Game> Bot<G> for Searcher {
    fn choose(
        &self,
        turn: Turn<'_, G>,
        budget: &mut Budget<'_>,
        rng: &mut PlayoutRng,
    ) -> G::Action {
        let seat = G::viewer(turn.view).seat();
        match (turn.legal, seat) {
            ([only], _) => *only,
            (_, Some(seat)) => {
                let tried = search(turn, seat, &mut ToTheEnd, budget, rng);
                most_tried::<G>(turn.legal, &tried)
            }
            // Nobody who only watches is asked to decide.
            (_, None) => Random.choose(turn, budget, rng),
        }
    }
}

/// Everybody plays anything until the match is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ToTheEnd;

impl<G: Game> Rollout<G> for ToTheEnd {
    const AT_RANDOM: bool = true;

    fn value(&self, state: &G::State, seat: Seat) -> Option<f32> {
        G::outcome(state).map(|outcome| share_of_win(&outcome, seat))
    }
}
