//! An experienced player: imagined worlds, played on by a beginner's rules, or solved near the end.

use game_core::{Game as _, PlayoutRng, Seat, SeatSet};
use yokai_septet::solver::{Position, Solver};
use yokai_septet::{Action, CardSet, Phase, View, YokaiSeptet};

use super::imagine::{Rounds, won};
use super::{novice, passes};
use crate::bot::{Bot, Budget, Turn};
use crate::flat;

/// The experienced player.
#[derive(Debug)]
pub struct Solid {
    solver: Solver,
    /// Noise of the playouts.
    pub noise: u8,
    /// Tricks left from which on endings are solved.
    pub exact: usize,
    /// Weight of the solved.
    pub weight: f32,
    /// Solver worlds.
    pub worlds: u32,
}

impl Solid {
    /// A new one.
    pub fn new() -> Solid {
        Solid { solver: Solver::with_memory(1 << 14), noise: 51, exact: 6, weight: 0.7, worlds: 40 }
    }
}

impl Default for Solid {
    fn default() -> Self {
        Solid::new()
    }
}

impl Bot<YokaiSeptet> for Solid {
    fn choose(
        &mut self,
        turn: Turn<'_, YokaiSeptet>,
        budget: &mut Budget<'_>,
        rng: &mut PlayoutRng,
    ) -> Action {
        let Some(seat) = turn.view.viewer.seat() else { return turn.legal[0] };
        if turn.legal.len() == 1 {
            return turn.legal[0];
        }
        let mut imagine = Rounds { round: turn.view.round, noise: self.noise };
        if turn.view.phase == Phase::Passing {
            if turn.view.config.is_bridegrooms() {
                let state = YokaiSeptet::determinize(turn.view, rng);
                return novice::decide(&state, seat).unwrap_or(turn.legal[0]);
            }
            let view = View { has_chosen: SeatSet::EMPTY, ..turn.view.clone() };
            let hand: CardSet = view.hand.iter().copied().collect();
            let legal = passes::candidates(view.config, hand, view.trump, turn.legal);
            let turn = Turn { view: &view, legal: &legal };
            let means = flat::evaluate(turn, seat, &mut imagine, budget, rng);
            return flat::best::<YokaiSeptet>(&legal, &means);
        }
        let mut means = flat::evaluate(turn, seat, &mut imagine, budget, rng);
        if turn.view.hand.len() <= self.exact {
            self.solve(turn, seat, &mut means, rng);
        }
        flat::best::<YokaiSeptet>(turn.legal, &means)
    }
}

impl Solid {
    fn solve(&mut self, turn: Turn<'_, YokaiSeptet>, seat: Seat, means: &mut [f32], rng: &mut PlayoutRng) {
        let team = turn.view.config.side(seat);
        let mut sums = vec![0.0; means.len()];
        for _ in 0..self.worlds {
            let state = YokaiSeptet::determinize(turn.view, rng);
            let Some(position) = Position::of(&state) else { return };
            for (sum, (_, value)) in sums.iter_mut().zip(self.solver.solve_cards(&position)) {
                *sum += won(value.winner == team, value.points);
            }
        }
        for (mean, sum) in means.iter_mut().zip(sums) {
            *mean = (1.0 - self.weight) * *mean + self.weight * sum / self.worlds as f32;
        }
    }
}
