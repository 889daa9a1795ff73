//! Looking ahead to one's next turn in worlds that may be true, and doing what comes out best there.
//!
//! The script's choice is left only for one that is clearly better in the same worlds with the same luck.

use game_core::{Game as _, PlayoutRng, Seat};
use samurai_sword::scoring::winner;
use samurai_sword::{Action, SamuraiSword, State, View};

use super::belief::Belief;
use super::instinct::Instinct;
use super::solid::Mind;
use super::value::value;
use crate::bot::{Budget, Turn};
use crate::flat::Rollout;
use crate::race::{Race, Rival};
use crate::worth::{self, Values};

/// By how many standard errors another action must be better than the script's. Of many actions tried in
/// few worlds one always seems better by luck.
const TRUST: f32 = 1.0;
/// In fewer worlds than this nothing is clear, and the script decides.
const WORLDS: u32 = 8;

/// Imagined players, who play on by instinct until the thinker's next turn begins.
#[derive(Clone, Copy, Debug)]
struct ToOwnTurn<'a> {
    instinct: Instinct,
    /// Who may have which role.
    belief: &'a Belief,
    /// Whether it has been somebody else's turn: only then is the thinker's a new one.
    away: bool,
}

impl Rollout<SamuraiSword> for ToOwnTurn<'_> {
    #[inline]
    fn imagine(&mut self, view: &View, rng: &mut PlayoutRng) -> State {
        let mut world = SamuraiSword::determinize(view, rng);
        if let Some(roles) = self.belief.draw(rng) {
            world.assume_roles(&roles[..world.board().config().seats()]);
        }
        world
    }

    #[inline]
    fn begin(&mut self) {
        self.away = false;
    }

    #[inline]
    fn play(
        &mut self,
        state: &State,
        seat: Seat,
        rng: &mut PlayoutRng,
        _: &mut Vec<Action>,
    ) -> Option<Action> {
        self.away |= state.board().turn() != self.instinct.thinker;
        Some(self.instinct.choose(state, seat, rng))
    }

    #[inline]
    fn value(&self, state: &State, seat: Seat) -> Option<f32> {
        let team = state.roles()[seat.index()].team();
        if state.board().is_over() {
            return Some(f32::from(u8::from(winner(state) == Some(team))));
        }
        (self.away && state.board().turn() == seat).then(|| value(state, team))
    }
}

/// Whether the action was better than the script's in the worlds so far, and not by luck.
fn is_clearly_better(rival: &Rival<Action>, worlds: u32) -> bool {
    let error = (rival.variance(worlds).max(0.0) / worlds as f32).sqrt();
    rival.mean(worlds) > TRUST * error
}

/// The script's choice, or one of the others if it is clearly better. The worse half of the others is
/// given up again and again, so that most worlds go to telling the best from the script's.
pub fn choose(
    mind: &Mind<'_>,
    turn: Turn<'_, SamuraiSword>,
    script: Action,
    budget: &mut Budget<'_>,
    rng: &mut PlayoutRng,
) -> Action {
    let sensible = turn
        .legal
        .iter()
        .copied()
        .filter(|action| *action != script && !mind.table.is_absurd(*action));
    let me = mind.table.me;
    let mut to_own_turn = to_own_turn(mind);
    let mut race = Race::new(turn.view, me, sensible, &mut to_own_turn).against(script);
    race.halve(budget, rng);
    let worlds = race.worlds();
    match race.rivals.first() {
        Some(best) if worlds >= WORLDS && is_clearly_better(best, worlds) => best.action,
        _ => script,
    }
}

/// What every action seems to be worth at the next own turn, absurd ones too.
pub fn values(
    mind: &Mind<'_>,
    turn: Turn<'_, SamuraiSword>,
    budget: &mut Budget<'_>,
    rng: &mut PlayoutRng,
) -> Values {
    worth::values(turn, mind.table.me, &mut to_own_turn(mind), budget, rng)
}

fn to_own_turn<'a>(mind: &'a Mind<'_>) -> ToOwnTurn<'a> {
    ToOwnTurn {
        instinct: Instinct::new(mind.table.me, &mind.downfall),
        belief: &mind.belief,
        away: false,
    }
}
