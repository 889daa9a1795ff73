//! Opponents that were published elsewhere, rebuilt to measure ours by; nothing is ever fitted to them.
//!
//! Samurakva only: plain Monte Carlo search with random playouts (`mcs@N`), and the four cards that the public heuristic likes
//! best, each played out by that heuristic in 24 worlds (`mc-rollout`).

use bots::flat::{self, Rollout};
use bots::games::samurakva::cost::{Unseen, cheapest_card, cost};
use bots::games::samurakva::rows_model::RowsModel;
use bots::{Bot, Budget, Turn};
use game_core::{Game as _, PlayoutRng, Seat};
use samurakva::{Action, Phase, Samurakva, State, View};

/// Points that are the whole scale of worth.
const SCALE: f32 = 200.0;
/// How many cards `mc-rollout` looks at.
const CARDS: usize = 4;

/// Own points at the end of the round, as a worth.
fn own_points(state: &State, seat: Seat, round: u16, before: i16) -> Option<f32> {
    let over = state.board().round() != round || state.board().phase() == Phase::Over;
    over.then(|| 0.5 - f32::from(state.board().total_of(seat) - before) / SCALE)
}

/// Plain Monte Carlo search: every card in as many worlds, everybody doing anything, own points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mcs;

/// Everybody does anything to the end of the round.
#[derive(Debug)]
struct AtRandom {
    round: u16,
    before: i16,
}

impl Rollout<Samurakva> for AtRandom {
    const AT_RANDOM: bool = true;

    fn value(&self, state: &State, seat: Seat) -> Option<f32> {
        own_points(state, seat, self.round, self.before)
    }
}

impl Bot<Samurakva> for Mcs {
    fn choose(
        &self,
        turn: Turn<'_, Samurakva>,
        budget: &mut Budget<'_>,
        rng: &mut PlayoutRng,
    ) -> Action {
        let board = turn.view.board();
        let (Some(seat), [_, _, ..]) = (turn.view.viewer().seat(), turn.legal) else {
            return turn.legal[0];
        };
        // Never more than ten times the orders in which the hand can be played.
        let orders = (1..=u32::from(board.hand_size())).fold(10_u32, u32::saturating_mul);
        let mut imagine = AtRandom {
            round: board.round(),
            before: board.total_of(seat),
        };
        let mut own = Budget::playouts(budget.playouts.min(orders));
        let view = turn.view.before_choices();
        let turn = Turn {
            view: &view,
            ..turn
        };
        let means = flat::evaluate(turn, seat, &mut imagine, &mut own, rng);
        flat::best::<Samurakva>(turn.legal, &means)
    }
}

/// The cards that the heuristic likes best, played out by the heuristic.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct McRollout;

/// Everybody plays by the heuristic to the end of the round.
#[derive(Debug)]
struct ByHeuristic {
    round: u16,
    before: i16,
}

impl Rollout<Samurakva> for ByHeuristic {
    fn play(
        &mut self,
        state: &State,
        seat: Seat,
        _: &mut PlayoutRng,
        _: &mut Vec<Action>,
    ) -> Option<Action> {
        let board = state.board();
        let table = RowsModel::new(board);
        match board.phase() {
            Phase::Choosing => {
                let hand = state.hand(seat);
                let unseen = Unseen::of(board.closed_cards().minus(hand));
                cheapest_card(&table, &unseen, hand.iter()).map(Action::Choose)
            }
            Phase::TakingRow(_) => Some(Action::Take(table.cheapest())),
            Phase::Placing(_) => Some(Action::Place),
            Phase::Masking(_) => Some(Action::Accept),
            Phase::Replacing(_) => Some(Action::Keep),
            Phase::Over => None,
        }
    }

    fn value(&self, state: &State, seat: Seat) -> Option<f32> {
        own_points(state, seat, self.round, self.before)
    }
}

impl McRollout {
    /// The cards it looks at.
    fn liked(view: &View) -> Vec<Action> {
        let (table, unseen) = (RowsModel::new(view.board()), Unseen::of_view(view));
        let mut cards: Vec<_> = view
            .hand()
            .iter()
            .map(|card| (cost(&table, &unseen, card), card))
            .collect();
        cards.sort_by(|one, other| one.0.total_cmp(&other.0));
        cards
            .into_iter()
            .take(CARDS)
            .map(|(_, card)| Action::Choose(card))
            .collect()
    }
}

impl Bot<Samurakva> for McRollout {
    fn choose(
        &self,
        turn: Turn<'_, Samurakva>,
        budget: &mut Budget<'_>,
        rng: &mut PlayoutRng,
    ) -> Action {
        let board = turn.view.board();
        let Some(seat) = turn.view.viewer().seat() else {
            return turn.legal[0];
        };
        if board.phase() != Phase::Choosing {
            return bots::games::samurakva::novice::Novice.choose(turn, budget, rng);
        }
        let view = turn.view.before_choices();
        let liked = McRollout::liked(&view);
        let each = budget.playouts / CARDS as u32;
        let mut imagine = ByHeuristic {
            round: board.round(),
            before: board.total_of(seat),
        };
        // Worlds of its own for each card, as published.
        let means: Vec<f32> = liked
            .iter()
            .map(|action| {
                let turn = Turn {
                    view: &view,
                    legal: core::slice::from_ref(action),
                };
                let mut own = Budget::playouts(each.max(1));
                flat::evaluate(turn, seat, &mut imagine, &mut own, rng)[0]
            })
            .collect();
        let chosen = flat::best::<Samurakva>(&liked, &means);
        debug_assert!(Samurakva::ruling(turn.view, seat, chosen).is_legal());
        chosen
    }
}
