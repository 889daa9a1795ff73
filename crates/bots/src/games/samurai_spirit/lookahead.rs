//! Looking ahead to the end of the round in worlds that may be true.

use game_core::{Game as _, PlayoutRng, Seat};
use samurai_spirit::{Action, SamuraiSpirit, State, View};

use super::policy::Open;
use super::weights::TUNED;
use super::{policy, value};
use crate::bot::{Budget, Turn};
use crate::flat::Rollout;
use crate::race::{Race, Rival};
use crate::worth::{self, Values};

/// How moody the imagined samurai are; see [`policy::decide_in_mood`].
const MOOD: u32 = 3;
/// By how much another action must seem better than the rules' choice. Of many actions tried in few
/// worlds one always seems better by luck: without this a team wins about a third as often.
const TRUST: f32 = 0.06;
/// After this number of worlds those actions are given up that fell behind by this many standard errors.
const WORLDS: u32 = 16;
const BEHIND: f32 = 2.0;

/// Imagined samurai, who play on by the tuned rules until the round ends.
#[derive(Clone, Copy, Debug)]
struct ToRoundEnd {
    round: u8,
    families: usize,
}

impl Rollout<SamuraiSpirit> for ToRoundEnd {
    fn play(
        &mut self,
        state: &State,
        seat: Seat,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        scratch.clear();
        SamuraiSpirit::legal(state, seat, scratch);
        policy::decide_in_mood(&TUNED, Open::of(state), scratch, MOOD, rng)
    }

    fn value(&self, state: &State, _: Seat) -> Option<f32> {
        let over = state.board().ending().is_some() || state.board().round() > self.round;
        over.then(|| value::value(state, self.families))
    }
}

/// The square of the mean's standard error.
fn error(rival: &Rival<Action>, worlds: u32) -> f32 {
    rival.variance(worlds).max(1e-6) / worlds as f32
}

/// The action that leads to the best ends of the round. Each world is the same for all actions, and
/// those that clearly fall behind leave their playouts to the others.
pub fn choose(
    turn: Turn<'_, SamuraiSpirit>,
    seat: Seat,
    budget: &mut Budget<'_>,
    rng: &mut PlayoutRng,
) -> Action {
    let by_rule =
        policy::decide(&TUNED, Open::seen(turn.view), turn.legal).unwrap_or(turn.legal[0]);
    let mut imagine = to_round_end(turn.view);
    let mut race = Race::new(turn.view, seat, turn.legal.iter().copied(), &mut imagine);
    while race.rivals.len() > 1 && race.try_another_world(u32::MAX, budget, rng) {
        let worlds = race.worlds();
        if worlds.is_multiple_of(WORLDS) {
            give_up(&mut race.rivals, worlds);
        }
    }
    let chosen = best(&race.rivals, race.worlds().max(1), by_rule);
    // The generator goes on from one more world: tournaments that were played before stay as they were.
    SamuraiSpirit::determinize(turn.view, rng);
    chosen
}

/// What every action seems to be worth at the end of the round, as if the rules had no say.
pub fn values(
    turn: Turn<'_, SamuraiSpirit>,
    budget: &mut Budget<'_>,
    rng: &mut PlayoutRng,
) -> Values {
    let mut imagine = to_round_end(turn.view);
    let seat = turn.view.viewer().seat();
    seat.map_or_else(Values::default, |seat| {
        worth::values(turn, seat, &mut imagine, budget, rng)
    })
}

fn to_round_end(view: &View) -> ToRoundEnd {
    ToRoundEnd {
        round: view.board().round(),
        families: view.board().families().len(),
    }
}

/// Keeps the leader and those who may still be better.
fn give_up(rivals: &mut Vec<Rival<Action>>, worlds: u32) {
    let Some(leader) = rivals
        .iter()
        .copied()
        .max_by(|one, other| one.sum.total_cmp(&other.sum))
    else {
        return;
    };
    rivals.retain(|rival| {
        let behind = leader.mean(worlds) - rival.mean(worlds);
        behind <= BEHIND * (error(rival, worlds) + error(&leader, worlds)).sqrt()
    });
}

/// The best mean, the rules' choice being trusted a little more; the first of equals.
fn best(rivals: &[Rival<Action>], worlds: u32, by_rule: Action) -> Action {
    let trusted = |rival: &Rival<Action>| {
        let trust = if rival.action == by_rule { TRUST } else { 0.0 };
        rival.mean(worlds) + trust
    };
    rivals
        .iter()
        .reduce(|best, rival| {
            if trusted(rival) > trusted(best) {
                rival
            } else {
                best
            }
        })
        .map_or(by_rule, |best| best.action)
}
