//! The strongest player: imagined rounds in which everybody chooses as a search would, by learned weights.

use game_core::{Game as _, PlayoutRng, Seat};
use samurakva::config::{Length, Variant};
use samurakva::{Action, Phase, Samurakva, State, View};

use super::chooser::Chooser;
use super::learned::weights;
use super::solid::{Rounds, choose_before_choices, values_before_choices};
use crate::bot::{Bot, Budget, Turn};
use crate::flat::{self, Rollout};
use crate::plain::share_of_win;
use crate::softmax::{NAT, Weights, odds};
use crate::worth::Values;

/// How many playouts it is given for a decision.
pub const PLAYOUTS: u32 = 5_000;
/// The budget is for a hand of this size; a smaller one needs less.
const FULL_HAND: u32 = 10;
/// The least part of the budget, in tenths.
const LEAST: u32 = 2;
/// The points that a player takes in a round, about.
const ROUND: i32 = 11;
/// How many points of a lead are worth a nat with no round left, and how many more with each that is.
const LAST_HEAT: i32 = 6;
const HEAT: i32 = 4;
/// The part of the worth that a lead in points has where the match is what counts.
const LEAD: f32 = 0.1;

/// Flat Monte Carlo over determinized worlds with learned players, to the end of the round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Master {
    /// Weights on trial; otherwise those that come with the program.
    weights: Option<Weights>,
}

impl Master {
    /// A player who imagines others with these weights.
    pub const fn with(weights: Weights) -> Master {
        Master {
            weights: Some(weights),
        }
    }

    fn imagine(&self, view: &View) -> LearnedRounds {
        let seats = view.board().config().seats();
        let shipped = || weights(seats);
        let weights = &self.weights.clone().unwrap_or_else(shipped);
        let board = view.board();
        LearnedRounds {
            rounds: Rounds::from(view),
            chooser: Chooser::new(weights, board),
            aim: Aim::of(view),
        }
    }
}

impl Bot<Samurakva> for Master {
    fn choose(
        &self,
        turn: Turn<'_, Samurakva>,
        budget: &mut Budget<'_>,
        rng: &mut PlayoutRng,
    ) -> Action {
        choose_before_choices(turn, |turn, seat| {
            let mut rounds = self.imagine(turn.view);
            let whole = budget.playouts;
            let hand = u32::from(turn.view.board().hand_size()).clamp(LEAST, FULL_HAND);
            budget.playouts = (u64::from(whole) * u64::from(hand) / u64::from(FULL_HAND)) as u32;
            let best = flat::sequential_halving(turn, seat, &mut rounds, budget, rng);
            budget.playouts = whole;
            best
        })
    }

    fn values(
        &self,
        turn: Turn<'_, Samurakva>,
        budget: &mut Budget<'_>,
        rng: &mut PlayoutRng,
    ) -> Values {
        values_before_choices(turn, |view| self.imagine(view), budget, rng)
    }
}

/// What a player is after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aim {
    /// Points: the match is one round.
    Points,
    /// The match, which may end at a limit or after some rounds.
    Match { limit: Option<i16>, rounds: u16 },
}

impl Aim {
    fn of(view: &View) -> Aim {
        let config = view.board().config();
        match (config.variant(), config.last_round()) {
            (_, Some(1)) => Aim::Points,
            (_, Some(rounds)) => Aim::Match {
                limit: None,
                rounds,
            },
            (
                Variant::One {
                    length: Length::Limit(limit),
                    ..
                },
                None,
            ) => Aim::Match {
                limit: Some(limit as i16),
                rounds: 0,
            },
            (_, None) => Aim::Points,
        }
    }
}

/// Imagined play to the end of the round, cards chosen by learned weights.
#[derive(Debug)]
pub struct LearnedRounds {
    rounds: Rounds,
    chooser: Chooser,
    aim: Aim,
}

impl LearnedRounds {
    /// The chance to win the match from these totals, if all play on alike: each has the odds that its points give.
    fn chance(&self, state: &State, seat: Seat, limit: Option<i16>, rounds: u16) -> f32 {
        let board = state.board();
        let seats = board.config().seats();
        let standing = |seat: Seat| (self.rounds.standing(state, seat) * 16.0) as i32;
        let most = board.totals().iter().copied().max().unwrap_or(0);
        let left = match limit {
            Some(limit) => i32::from(limit - most) / ROUND,
            None => i32::from(rounds) - i32::from(board.round()),
        };
        let heat = LAST_HEAT + HEAT * left.clamp(0, 6);
        let least = Seat::all(seats).map(standing).min().unwrap_or(0);
        let odds_of = |seat: Seat| odds((standing(seat) - least) * NAT / (16 * heat)) as f32;
        let all: f32 = Seat::all(seats).map(odds_of).sum();
        odds_of(seat) / all
    }
}

impl Rollout<Samurakva> for LearnedRounds {
    #[inline]
    fn play(
        &mut self,
        state: &State,
        seat: Seat,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        if state.board().phase() == Phase::Choosing {
            self.chooser.choose(state, seat, rng)
        } else {
            self.rounds.play(state, seat, rng, scratch)
        }
    }

    fn value(&self, state: &State, seat: Seat) -> Option<f32> {
        let points = self.rounds.value(state, seat)?;
        let Aim::Match { limit, rounds } = self.aim else {
            return Some(points);
        };
        let chance = match Samurakva::outcome(state) {
            Some(outcome) => share_of_win(&outcome, seat),
            None => self.chance(state, seat, limit, rounds),
        };
        Some(chance + LEAD * (points - chance))
    }
}
