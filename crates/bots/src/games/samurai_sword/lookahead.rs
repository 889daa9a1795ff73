//! Looking ahead to one's next turn in worlds that may be true, and doing what comes out best there.
//!
//! The script's choice is left only for one that is clearly better in the same worlds with the same luck.

use game_core::{Game as _, PlayoutRng, Seat, Silent};
use samurai_sword::scoring::winner;
use samurai_sword::{Action, SamuraiSword, State};

use super::instinct::Instinct;
use super::solid::Mind;
use super::worth::worth;
use crate::bot::{Budget, Turn};
use crate::flat::{Rollout, play_out};

/// By how many standard errors another action must be better than the script's. Of many actions tried in
/// few worlds one always seems better by luck.
const TRUST: f32 = 1.0;
/// In fewer worlds than this nothing is clear, and the script decides.
const WORLDS: u32 = 8;

/// Imagined players, who play on by instinct until the thinker's next turn begins.
#[derive(Clone, Copy, Debug)]
struct ToOwnTurn {
    instinct: Instinct,
    /// Whether it has been somebody else's turn: only then is the thinker's a new one.
    away: bool,
}

impl Rollout<SamuraiSword> for ToOwnTurn {
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
    fn worth(&self, state: &State, seat: Seat) -> Option<f32> {
        let team = state.roles()[seat.index()].team();
        if state.board().is_over() {
            return Some(f32::from(u8::from(winner(state) == Some(team))));
        }
        (self.away && state.board().turn() == seat).then(|| worth(state, team))
    }
}

/// An action, and by how much it was better than the script's in the worlds so far.
#[derive(Clone, Copy, Debug)]
struct Rival {
    action: Action,
    sum: f32,
    squares: f32,
}

impl Rival {
    const fn new(action: Action) -> Rival {
        Rival {
            action,
            sum: 0.0,
            squares: 0.0,
        }
    }

    const fn note(&mut self, better: f32) {
        self.sum += better;
        self.squares += better * better;
    }

    fn is_clearly_better(&self, worlds: u32) -> bool {
        let worlds = worlds as f32;
        let mean = self.sum / worlds;
        let error = ((self.squares / worlds - mean * mean).max(0.0) / worlds).sqrt();
        mean > TRUST * error
    }
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
    let sensible = |action: &Action| *action != script && !mind.table.is_absurd(*action);
    let mut rivals: Vec<Rival> = turn
        .legal
        .iter()
        .copied()
        .filter(sensible)
        .map(Rival::new)
        .collect();
    let instinct = Instinct::new(mind.table.me, &mind.downfall);
    let (mut worlds, mut played) = (0, 0);
    let parts = rivals.len().next_power_of_two().ilog2() + 1;
    for part in 1..=parts {
        let until = (u64::from(budget.playouts) * u64::from(part) / u64::from(parts)) as u32;
        while !rivals.is_empty() && played < until && budget.allows_more(played) {
            let mut world = SamuraiSword::determinize(turn.view, rng);
            if let Some(roles) = mind.belief.draw(rng) {
                world.assume_roles(&roles[..world.board().config().seats()]);
            }
            // All later luck is the same for every action.
            let luck = rng.clone();
            let by_script = tried(&world, instinct, script, rng);
            for rival in &mut rivals {
                *rng = luck.clone();
                rival.note(tried(&world, instinct, rival.action, rng) - by_script);
            }
            played += 1 + rivals.len() as u32;
            worlds += 1;
        }
        // The sort leaves equals in their order.
        rivals.sort_by(|one, other| other.sum.total_cmp(&one.sum));
        rivals.truncate(rivals.len().div_ceil(2));
    }
    match rivals.first() {
        Some(best) if worlds >= WORLDS && best.is_clearly_better(worlds) => best.action,
        _ => script,
    }
}

/// What an action comes to in one world.
fn tried(world: &State, instinct: Instinct, action: Action, rng: &mut PlayoutRng) -> f32 {
    let mut state = world.clone();
    if SamuraiSword::apply(&mut state, instinct.thinker, action, &mut Silent).is_err() {
        return 0.0;
    }
    let mut imagine = ToOwnTurn {
        instinct,
        away: false,
    };
    play_out(
        &mut state,
        &mut imagine,
        instinct.thinker,
        rng,
        &mut Vec::new(),
    )
}
