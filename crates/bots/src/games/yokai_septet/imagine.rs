//! Imagined rounds, played by a beginner's rules with noise, and what their end is worth.

use game_core::{Game as _, PlayoutRng, Random as _, Seat};
use yokai_septet::{Action, Config, Phase, State, YokaiSeptet};

use super::novice;
use crate::flat::Imagine;

/// Rounds imagined to their end.
#[derive(Clone, Copy, Debug)]
pub struct Rounds {
    /// The round that is imagined.
    pub round: u32,
    /// How often of 256 times a player does anything legal instead of what the rules say.
    pub noise: u8,
}

impl Imagine<YokaiSeptet> for Rounds {
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
            novice::decide(state, seat)
        }
    }

    #[inline]
    fn worth(&self, state: &State, seat: Seat) -> Option<f32> {
        if state.round == self.round && state.phase != Phase::Over { None } else { Some(worth(state, seat)) }
    }
}

/// What the round that just ended was worth to a seat, from 0 to 1.
fn worth(state: &State, seat: Seat) -> f32 {
    let side = state.config.side(seat);
    if let Config::Bridegrooms { .. } = state.config {
        let lead = f32::from(state.score(side)) - f32::from(state.score(side ^ 1));
        return 0.5 + lead / 14.0;
    }
    let Some(result) = state.last_round else { return 0.5 };
    won(result.won[side], result.points)
}

/// What it is worth to have won, or lost, a round with so many points for the winners.
pub fn won(won: bool, points: u8) -> f32 {
    let points = f32::from(points.min(7)) / 7.0;
    if won { 0.9 + 0.1 * points } else { 0.1 - 0.1 * points }
}
