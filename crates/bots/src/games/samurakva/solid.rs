//! The experienced player: tries every decision in many imagined rounds and takes the best.

use game_core::{Game as _, PlayoutRng, Random as _, Seat};
use samurakva::config::MAX_PLAYERS;
use samurakva::{Action, Artifact, Phase, Placing, Samurakva, State, View};

use super::artifacts::{self, Owner};
use super::instinct::Instinct;
use super::novice;
use super::rows_model::RowsModel;
use crate::bot::{Bot, Budget, Turn};
use crate::flat::{self, Rollout};
use crate::worth::{self, Values};

/// How often in a hundred an imagined player chooses any card instead of the likely cheapest.
const NOISE: u32 = 30;
/// How often in a hundred an imagined player does anything with rows and artifacts.
const ARTIFACT_NOISE: u32 = 5;
/// The most ways of placing a card that are worth imagining; a fan alone has dozens.
const MOST_WAYS: usize = 10;
/// What an artifact that is kept for another round is worth there, in points.
const KEPT: f32 = 1.5;
/// The difference in points that is the whole scale of worth.
const SCALE: f32 = 200.0;

/// Flat Monte Carlo over determinized worlds, to the end of the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Solid;

impl Bot<Samurakva> for Solid {
    fn choose(
        &self,
        turn: Turn<'_, Samurakva>,
        budget: &mut Budget<'_>,
        rng: &mut PlayoutRng,
    ) -> Action {
        choose_before_choices(turn, |turn, seat| {
            let mut rounds = Rounds::from(turn.view);
            flat::sequential_halving(turn, seat, &mut rounds, budget, rng)
        })
    }

    fn values(
        &self,
        turn: Turn<'_, Samurakva>,
        budget: &mut Budget<'_>,
        rng: &mut PlayoutRng,
    ) -> Values {
        values_before_choices(turn, |view| Rounds::from(view), budget, rng)
    }
}

/// Decides among the actions that are worth imagining, if there are two or more.
///
/// What the others have chosen this turn is forgotten: it is better imagined by how players choose than as any of
/// their cards.
pub(super) fn choose_before_choices(
    turn: Turn<'_, Samurakva>,
    decide: impl FnOnce(Turn<'_, Samurakva>, Seat) -> Option<Action>,
) -> Action {
    let Some(seat) = turn.view.viewer().seat() else {
        return turn.legal[0];
    };
    let legal = worth_imagining(turn);
    let [first, _, ..] = legal[..] else {
        return legal.first().copied().unwrap_or(turn.legal[0]);
    };
    let view = turn.view.before_choices();
    let turn = Turn {
        view: &view,
        legal: &legal,
    };
    decide(turn, seat).unwrap_or(first)
}

/// The values of all legal actions, with the others' choices forgotten as in [`choose_before_choices`].
pub(super) fn values_before_choices<R: Rollout<Samurakva>>(
    turn: Turn<'_, Samurakva>,
    imagine: impl FnOnce(&View) -> R,
    budget: &mut Budget<'_>,
    rng: &mut PlayoutRng,
) -> Values {
    let Some(seat) = turn.view.viewer().seat() else {
        return Values::default();
    };
    let view = turn.view.before_choices();
    let mut rollout = imagine(&view);
    let turn = Turn {
        view: &view,
        ..turn
    };
    worth::values(turn, seat, &mut rollout, budget, rng)
}

/// All that is legal, but of the many ways to use artifacts only those that cost least at once.
fn worth_imagining(turn: Turn<'_, Samurakva>) -> Vec<Action> {
    let mut legal = turn.legal.to_vec();
    if let Phase::Placing(seat) = turn.view.board().phase()
        && legal.len() > MOST_WAYS
        && let Some(card) = turn.view.board().card_of(seat)
    {
        let (owner, table) = (novice::owner(turn.view), RowsModel::new(turn.view.board()));
        let cost = |action: &Action| artifacts::placing_cost(owner, &table, card, *action);
        // Stable, so that equals stay in the order of the rules; placing plainly is always a way.
        legal[1..].sort_by(|a, b| cost(a).total_cmp(&cost(b)));
        legal.truncate(MOST_WAYS);
    }
    legal
}

/// Imagined play to the end of the round.
#[derive(Debug)]
pub struct Rounds {
    round: u16,
    /// The points when the imagining began.
    before: [i16; MAX_PLAYERS],
    /// The worth of an artifact that is left at the end of the round.
    kept: f32,
    price: f32,
    /// The table as it was last looked at; all who choose at once see the same.
    instinct: Instinct,
}

impl From<&View> for Rounds {
    fn from(view: &View) -> Rounds {
        let board = view.board();
        let last_round = board.config().is_last_round(board.round());
        Rounds {
            round: board.round(),
            before: core::array::from_fn(|seat| board.total_of(Seat(seat as u8))),
            kept: if last_round { 0.0 } else { KEPT },
            price: artifacts::price(last_round, board.hand_size()),
            instinct: Instinct::new(RowsModel::new(board)),
        }
    }
}

impl Rounds {
    fn owner(&self, state: &State, seat: Seat) -> Owner {
        Owner {
            mask: state.artifacts_of(seat).contains(Artifact::Mask),
            total: state.board().total_of(seat),
            floor: state.board().config().has_floor(),
            price: self.price,
        }
    }

    /// The card that is likely to cost least.
    #[inline]
    fn card(&mut self, state: &State, seat: Seat) -> Option<Action> {
        self.instinct.look(state);
        let hand = &state.hands()[seat.index()];
        let mut best = None;
        let mut least = f32::INFINITY;
        for card in (0..state.board().hand_size() as usize).filter_map(|place| hand.at(place)) {
            let cost = self.instinct.cost(card);
            if cost < least {
                (best, least) = (Some(card), cost);
            }
        }
        best.map(Action::Choose)
    }

    /// A way of placing the card: plainly unless that takes too much.
    fn way(&self, state: &State, seat: Seat, scratch: &mut Vec<Action>) -> Option<Action> {
        let card = state.board().card_of(seat)?;
        if let Placing::Joins(_) = state.board().rows().placing(card) {
            return Some(Action::Place);
        }
        let (owner, table) = (self.owner(state, seat), RowsModel::new(state.board()));
        if artifacts::is_harmless(owner, &table, card) {
            return Some(Action::Place);
        }
        artifacts::escapes(state, seat, card, scratch);
        Some(artifacts::place(owner, &table, card, scratch))
    }

    /// The points of a seat so far, less what its artifacts are worth in another round.
    pub(super) fn standing(&self, state: &State, seat: Seat) -> f32 {
        let points = f32::from(state.board().total_of(seat));
        points - self.kept * state.artifacts_of(seat).len() as f32
    }

    /// How many points better off than the others' mean the seat is for this round.
    fn lead(&self, state: &State, seat: Seat) -> f32 {
        let seats = state.board().config().seats();
        let standing =
            |seat: Seat| self.standing(state, seat) - f32::from(self.before[seat.index()]);
        let all: f32 = Seat::all(seats).map(standing).sum();
        let own = standing(seat);
        (all - own) / (seats - 1) as f32 - own
    }
}

impl Rollout<Samurakva> for Rounds {
    fn play(
        &mut self,
        state: &State,
        seat: Seat,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        let choosing = state.board().phase() == Phase::Choosing;
        if rng.below(100) < if choosing { NOISE } else { ARTIFACT_NOISE } {
            return Samurakva::sample(state, seat, rng, scratch);
        }
        match state.board().phase() {
            Phase::Choosing => self.card(state, seat),
            Phase::Placing(_) => self.way(state, seat, scratch),
            Phase::TakingRow(_) => Some(Action::Take(RowsModel::new(state.board()).cheapest())),
            Phase::Masking(_) => Some(artifacts::mask(
                self.owner(state, seat),
                &RowsModel::new(state.board()),
                state.board().taken(),
            )),
            Phase::Replacing(_) => Some(Action::Keep),
            Phase::Over => None,
        }
    }

    fn value(&self, state: &State, seat: Seat) -> Option<f32> {
        if state.board().round() == self.round && state.board().phase() != Phase::Over {
            return None;
        }
        Some((0.5 + self.lead(state, seat) / SCALE).clamp(0.0, 1.0))
    }
}
