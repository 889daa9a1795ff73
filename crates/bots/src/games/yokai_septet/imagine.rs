//! Imagined rounds, played by a beginner's rules with noise, and what their end is worth.

use game_core::{Game as _, PlayoutRng, Random as _, Seat};
use yokai_septet::config::other_side;
use yokai_septet::{Action, Board, Phase, State, YokaiSeptet};

use super::novice;
use crate::flat::Rollout;

/// The lead in seals that is the whole scale of worth: more than there are, so that only a win is worth 1.
const SEALS: f32 = 15.0;

/// Rounds imagined to their end.
#[derive(Clone, Copy, Debug)]
pub struct Rounds {
    /// The round that is imagined.
    pub round: u32,
    /// How often of 256 times a player does anything legal instead of what the rules say.
    pub noise: u8,
}

impl Rounds {
    /// Rounds in which everybody does anything legal: the fastest.
    pub const fn random(round: u32) -> Rounds {
        Rounds {
            round,
            noise: u8::MAX,
        }
    }
}

impl Rollout<YokaiSeptet> for Rounds {
    #[inline]
    fn play(
        &mut self,
        state: &State,
        seat: Seat,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        if self.noise == u8::MAX || (rng.word() as u8) < self.noise {
            YokaiSeptet::sample(state, seat, rng, scratch)
        } else {
            novice::decide(state.board(), seat, state.hand(seat))
        }
    }

    #[inline]
    fn value(&self, state: &State, seat: Seat) -> Option<f32> {
        let over = state.board().round() != self.round || state.board().phase() == Phase::Over;
        over.then(|| value(state.board(), seat))
    }
}

/// What the round that just ended was worth to a seat, from 0 to 1.
fn value(board: &Board, seat: Seat) -> f32 {
    let side = board.config().side(seat);
    let over = board.phase() == Phase::Over;
    if board.config().is_bridegrooms() {
        let seals = |side: usize| f32::from(board.score(side));
        return match board.winner() {
            Some(winner) => f32::from(u8::from(winner == side)),
            None => 0.5 + (seals(side) - seals(other_side(side))) / SEALS,
        };
    }
    let Some(result) = board.last_result() else {
        return 0.5;
    };
    round_value(result.is_won_by(side), result.points(), over)
}

/// What it is worth to have won, or lost, a round with this many points for the winners. To win rounds
/// comes first, to win them high next; if the round decides the match, how high means nothing.
pub fn round_value(won: bool, points: u8, over: bool) -> f32 {
    let high = if over {
        1.0
    } else {
        0.8 + 0.2 * f32::from(points.min(7)) / 7.0
    };
    if won { high } else { 1.0 - high }
}
