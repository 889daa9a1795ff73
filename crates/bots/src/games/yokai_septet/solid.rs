//! An experienced player: imagined worlds, played on by a beginner's rules and solved near the end.

use game_core::{Game as _, PlayoutRng, Seat};
use yokai_septet::solver::{Position, Solver};
use yokai_septet::{Action, Phase, YokaiSeptet};

use super::imagine::{Rounds, round_value};
use super::passes;
use crate::bot::{Bot, Budget, Turn};
use crate::flat;
use crate::worth::{self, Values};

/// How often out of 256 times players of imagined rounds do anything legal.
const NOISE: u8 = 64;
/// The part of an ending's worth that the solver says; the imagined rounds say the rest. The solver
/// trusts the others to see all cards and make no mistake, the rounds let them err.
const EXACT: f32 = 0.7;
/// Tricks left, at most, for the solver to be asked: it is fast, and its answers are seldom about
/// cards that nobody could place.
const TRICKS: usize = 5;
/// How many worlds are solved for every thousand playouts.
const WORLDS: u32 = 12;
/// More playouts than this bring no more solved worlds, which are slow.
const MOST_PLAYOUTS: u32 = 4000;

/// The experienced player.
#[derive(Clone, Copy, Debug, Default)]
pub struct Solid;

impl Solid {
    /// The exact mean worth of every action over some worlds, if the ending is near enough.
    fn solve(
        turn: Turn<'_, YokaiSeptet>,
        seat: Seat,
        budget: &mut Budget<'_>,
        rng: &mut PlayoutRng,
    ) -> Option<Vec<f32>> {
        if turn.view.hand().len() > TRICKS {
            return None;
        }
        // What the solver remembers makes it faster within a decision and nothing else.
        let mut exact = Solver::with_memory(1 << 14);
        let worlds = WORLDS * budget.playouts.min(MOST_PLAYOUTS) / 1000;
        let mut sums = vec![0.0; turn.legal.len()];
        let mut solved = 0;
        while solved < worlds.max(1)
            && (solved == 0 || budget.go_on.as_mut().is_none_or(|go_on| go_on()))
        {
            let state = YokaiSeptet::determinize(turn.view, rng);
            for (sum, (_, value)) in sums
                .iter_mut()
                .zip(exact.solve_cards(&Position::of(&state)?))
            {
                let board = state.board();
                let score = board.score(value.winner) + value.points;
                let over = board.config().is_enough(score);
                *sum += round_value(
                    value.winner == board.config().side(seat),
                    value.points,
                    over,
                );
            }
            solved += 1;
        }
        Some(
            sums.into_iter()
                .map(|sum| sum / solved as f32)
                .collect(),
        )
    }
}

impl Bot<YokaiSeptet> for Solid {
    fn choose(
        &self,
        turn: Turn<'_, YokaiSeptet>,
        budget: &mut Budget<'_>,
        rng: &mut PlayoutRng,
    ) -> Action {
        let Some(seat) = turn
            .view
            .viewer()
            .seat()
            .filter(|_| turn.legal.len() > 1)
        else {
            return turn.legal[0];
        };
        let mut imagine = imagined(turn);
        if turn.view.board().phase() == Phase::Passing {
            return pass(turn, seat, &mut imagine, budget, rng);
        }
        let solved = Solid::solve(turn, seat, budget, rng);
        let mut means = flat::evaluate(turn, seat, &mut imagine, budget, rng);
        for (mean, exact) in means.iter_mut().zip(solved.into_iter().flatten()) {
            *mean += EXACT * (exact - *mean);
        }
        flat::best::<YokaiSeptet>(turn.legal, &means)
    }

    /// By imagined rounds alone, without the solver.
    fn values(
        &self,
        turn: Turn<'_, YokaiSeptet>,
        budget: &mut Budget<'_>,
        rng: &mut PlayoutRng,
    ) -> Values {
        let view = turn.view.before_choices();
        let turn = Turn {
            view: &view,
            ..turn
        };
        let seat = turn.view.viewer().seat();
        seat.map_or_else(Values::default, |seat| {
            worth::values(turn, seat, &mut imagined(turn), budget, rng)
        })
    }
}

const fn imagined(turn: Turn<'_, YokaiSeptet>) -> Rounds {
    Rounds {
        round: turn.view.board().round(),
        noise: NOISE,
    }
}

/// The best of a short list of passes.
fn pass(
    turn: Turn<'_, YokaiSeptet>,
    seat: Seat,
    imagine: &mut Rounds,
    budget: &mut Budget<'_>,
    rng: &mut PlayoutRng,
) -> Action {
    // As if nobody had chosen yet: the others' passes are then made by the rules, in every world
    // again, rather than drawn from all passes there are.
    let view = turn.view.before_choices();
    let mut passes = passes::candidates(view.board().config(), view.hand(), view.board().trump());
    passes.retain(|pass| turn.legal.contains(pass));
    if passes.is_empty() {
        return turn.legal[0];
    }
    let means = flat::evaluate(
        Turn {
            view: &view,
            legal: &passes,
        },
        seat,
        imagine,
        budget,
        rng,
    );
    flat::best::<YokaiSeptet>(&passes, &means)
}
