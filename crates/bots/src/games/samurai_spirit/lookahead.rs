//! How imagined rounds are played on, and what they are worth.

use game_core::{Game as _, PlayoutRng, Seat};
use samurai_spirit::{Action, Ending, SamuraiSpirit, State, View, Symbol};

use super::{policy, weights};
use crate::flat::Imagine;

#[derive(Clone, Copy, Debug)]
pub struct K { pub mood: u32, pub rounds: u32, pub c2: f32, pub c3: f32, pub fire: f32, pub fam: f32, pub fallen: f32, pub end: f32, pub def: u32 , pub bias: f32}
pub static KNOBS: std::sync::LazyLock<K> = std::sync::LazyLock::new(|| {
    fn get<T: std::str::FromStr>(name: &str, default: T) -> T { std::env::var(name).ok().and_then(|t| t.parse().ok()).unwrap_or(default) }
    K { mood: get("MOOD", 3), rounds: get("ROUNDS", 1), c2: get("C2", -5.5), c3: get("C3", -3.5), fire: get("FIRE", 0.6), fam: get("FAM", 1.0), fallen: get("FALLEN", 1.0), end: get("END", 1.0), def: get("DEF", 0), bias: get("BIAS", 0.0) }
});

/// Plays on.
#[derive(Debug)]
pub struct Ahead {
    pub round: u8,
    pub families: usize,
    pub weights: weights::Weights,
    pub k: K,
}

impl Ahead {
    pub fn new(view: &View) -> Ahead {
        Ahead { round: view.round, families: view.families.len(), weights: weights::TUNED, k: *KNOBS }
    }
}

impl Imagine<SamuraiSpirit> for Ahead {
    fn play(&mut self, state: &State, seat: Seat, rng: &mut PlayoutRng, scratch: &mut Vec<Action>) -> Option<Action> {
        scratch.clear();
        SamuraiSpirit::legal(state, seat, scratch);
        policy::decide_in_mood(&self.weights, state, scratch, self.k.mood, rng)
    }

    fn worth(&self, state: &State, _: Seat) -> Option<f32> {
        if state.ending.is_none() && state.round < self.round + self.k.rounds as u8 { return None }
        let x = self.log_odds(state);
        Some(1.0 / (1.0 + (-x).exp()))
    }
}

impl Ahead {
    fn log_odds(&self, state: &State) -> f32 {
        let k = &self.k;
        let boards = &state.boards[..state.seats()];
        let lacking = |symbol: Symbol| boards.iter().filter(|b| b.defends(symbol).is_none()).count() as f32;
        let fam = [0.0, 0.0, 0.7, 1.1][state.families.len()];
        let farms = f32::from(state.farms_left);
        let bar = f32::from(state.barricades);
        let w: f32 = boards.iter().map(|b| [0.0, 0.06, 0.18, 0.95, 0.95][b.wounds.min(4) as usize]).sum();
        let asset = |bar: f32, farms: f32| fam + farms * 0.45 + bar * 0.38 - w;
        // how the round would go on from a position that is lost
        let (bar, farms, penalty) = match state.ending {
            None | Some(Ending::Won) => (bar, farms, 0.0),
            Some(ending) => {
                let flames = state.intruder_pile().filter(|card| card.face().flames).count() as f32;
                let mid = if state.steps.as_slice().is_empty() { 0.0 } else { 1.0 };
                let fires = flames + mid * (0.25 * f32::from(state.stack.len) + lacking(Symbol::Farm));
                let bar2 = (bar - fires).max(0.0);
                let farms2 = farms - (fires - bar).max(0.0);
                let penalty = match ending {
                    Ending::NoFamily => k.fam * (lacking(Symbol::Doll) - self.families as f32 + 1.0).max(1.0),
                    Ending::Fallen(_) => k.fallen * (1.0 + mid),
                    _ => mid * k.fam * (lacking(Symbol::Doll) - self.families as f32 + 1.0).max(0.0),
                };
                (bar2, farms2, penalty + 0.5)
            }
        };
        // lost farms beyond the last
        let beyond = (0.5 - farms).max(0.0) * k.fire;
        let c = match (state.ending, state.round) {
            (None, 2) => k.c2,
            (None, _) => k.c3,
            (Some(Ending::Won), _) => return 3.0 + 0.02 * (farms + bar),
            (Some(_), 3) => return k.end * (-beyond - penalty) + 0.05 * asset(bar, farms.max(0.0)) - 0.5,
            (Some(_), 2) => k.c3,
            (Some(_), _) => k.c2,
        };
        c + asset(bar, farms.max(0.0)) - beyond - penalty
    }
}

use crate::bot::{Budget, Turn};
use crate::flat::play_out;
use game_core::Silent;

/// The best action; those that fall clearly behind are given up early.
pub fn choose(turn: Turn<'_, SamuraiSpirit>, seat: Seat, ahead: &mut Ahead, budget: &mut Budget<'_>, rng: &mut PlayoutRng) -> Action {
    let count = turn.legal.len();
    let mut sums = vec![(0.0f32, 0.0f32); count];
    let mut alive = vec![true; count];
    let mut scratch = Vec::new();
    let (mut worlds, mut played) = (0u32, 0u32);
    let mut prior = usize::MAX;
    while budget.allows(played) || worlds == 0 {
        let world = SamuraiSpirit::determinize(turn.view, rng);
        if worlds == 0 {
            let a = policy::decide(&ahead.weights, &world, turn.legal);
            prior = turn.legal.iter().position(|b| Some(*b) == a).unwrap_or(0);
        }
        let luck = rng.clone();
        for at in 0..count {
            if !alive[at] { continue; }
            let mut state = world.clone();
            *rng = luck.clone();
            if SamuraiSpirit::apply(&mut state, seat, turn.legal[at], &mut Silent).is_ok() {
                let worth = play_out(&mut state, ahead, seat, rng, &mut scratch);
                sums[at].0 += worth;
                sums[at].1 += worth * worth;
            }
            played += 1;
        }
        worlds += 1;
        if worlds % 16 == 0 {
            let n = worlds as f32;
            let best = (0..count).filter(|&i| alive[i]).max_by(|&a, &b| sums[a].0.total_cmp(&sums[b].0)).unwrap_or(0);
            let var = |i: usize| (sums[i].1 / n - (sums[i].0 / n).powi(2)).max(1e-6) / n;
            for i in 0..count {
                if alive[i] && i != best && (sums[best].0 - sums[i].0) / n > 2.0 * (var(i) + var(best)).sqrt() { alive[i] = false; }
            }
            if alive.iter().filter(|a| **a).count() == 1 { break; }
        }
    }
    let n = worlds as f32;
    let score = |i: usize| sums[i].0 / n + if i == prior { ahead.k.bias } else { 0.0 };
    let best = (0..count).filter(|&i| alive[i]).max_by(|&a, &b| score(a).total_cmp(&score(b)).then(b.cmp(&a))).unwrap_or(0);
    turn.legal[best]
}
