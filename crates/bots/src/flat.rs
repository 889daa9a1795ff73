//! Flat Monte Carlo: every action tried in the same imagined worlds, the best mean wins.

use game_core::{Game, PlayoutRng, Seat, Silent};

use crate::bot::{Budget, Turn};

/// How imagined matches are played on and what their end is worth. Players in an imagined match may
/// look at its state: it is not the true one.
pub trait Rollout<G: Game> {
    /// What a seat does in an imagined match. Never fully predictable: a mixture beats a rule here.
    fn play(
        &mut self,
        state: &G::State,
        seat: Seat,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<G::Action>,
    ) -> Option<G::Action>;

    /// Lets a seat act in an imagined match; `false` if it cannot. Where anybody does anything, the game's own
    /// way of playing at random is quicker than asking and checking.
    #[inline]
    fn act(
        &mut self,
        state: &mut G::State,
        seat: Seat,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<G::Action>,
    ) -> bool {
        let action = self.play(state, seat, rng, scratch);
        action.is_some_and(|action| G::apply(state, seat, action, &mut Silent).is_ok())
    }

    /// What the position is worth to a seat, from 0 to 1, if the imagined match is to stop here; it
    /// is asked whenever all awaited seats have acted, and must answer once the match is over.
    fn worth(&self, state: &G::State, seat: Seat) -> Option<f32>;
}

/// Plays an imagined match on until `imagine` calls it off; what it is then worth to each seat.
pub fn play_out<G: Game>(
    state: &mut G::State,
    imagine: &mut impl Rollout<G>,
    seat: Seat,
    rng: &mut PlayoutRng,
    scratch: &mut Vec<G::Action>,
) -> f32 {
    loop {
        if let Some(worth) = imagine.worth(state, seat) {
            return worth;
        }
        for actor in G::to_act(state) {
            if !imagine.act(state, actor, rng, scratch) {
                return 0.5;
            }
        }
    }
}

/// The mean worth of every legal action; each world is used for all of them, so that the luck of the
/// world is the same for all.
pub fn evaluate<G: Game>(
    turn: Turn<'_, G>,
    seat: Seat,
    imagine: &mut impl Rollout<G>,
    budget: &mut Budget<'_>,
    rng: &mut PlayoutRng,
) -> Vec<f32> {
    let mut rivals: Vec<Rival<G::Action>> = turn
        .legal
        .iter()
        .map(|&action| (action, 0.0))
        .collect();
    let mut scratch = Vec::new();
    let mut worlds = 0;
    let mut played = 0;
    while budget.allows_more(played) || worlds == 0 {
        compare::<G>(turn.view, seat, &mut rivals, imagine, rng, &mut scratch);
        played += rivals.len() as u32;
        worlds += 1;
    }
    rivals
        .iter()
        .map(|(_, sum)| sum / worlds as f32)
        .collect()
}

/// The best action by sequential halving: the budget is spent in equal parts, and after each part
/// the worse half of the actions is given up, so that most of it goes to telling good ones apart.
pub fn sequential_halving<G: Game>(
    turn: Turn<'_, G>,
    seat: Seat,
    imagine: &mut impl Rollout<G>,
    budget: &mut Budget<'_>,
    rng: &mut PlayoutRng,
) -> Option<G::Action> {
    let mut rivals: Vec<Rival<G::Action>> = turn
        .legal
        .iter()
        .map(|&action| (action, 0.0))
        .collect();
    let mut scratch = Vec::new();
    let mut played = 0;
    let parts = rivals.len().next_power_of_two().ilog2();
    for part in 1..=parts {
        let until = (u64::from(budget.playouts) * u64::from(part) / u64::from(parts)) as u32;
        while (played < until && budget.allows_more(played)) || played == 0 {
            compare::<G>(turn.view, seat, &mut rivals, imagine, rng, &mut scratch);
            played += rivals.len() as u32;
        }
        // All that are left were tried in the same worlds; the sort leaves equals in their order.
        rivals.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        rivals.truncate(rivals.len().div_ceil(2));
    }
    rivals.first().map(|(action, _)| *action)
}

/// An action and the sum of what it was worth in the worlds so far.
type Rival<A> = (A, f32);

/// Tries every action in one more world.
fn compare<G: Game>(
    view: &G::View,
    seat: Seat,
    rivals: &mut [Rival<G::Action>],
    imagine: &mut impl Rollout<G>,
    rng: &mut PlayoutRng,
    scratch: &mut Vec<G::Action>,
) {
    let world = G::determinize(view, rng);
    // The others' choices of this moment, and all later luck, are the same for every action.
    let luck = rng.clone();
    for (action, sum) in rivals {
        let mut state = world.clone();
        *rng = luck.clone();
        if G::apply(&mut state, seat, *action, &mut Silent).is_ok() {
            *sum += play_out(&mut state, imagine, seat, rng, scratch);
        }
    }
}

/// The action with the best mean, the first of equals.
pub fn best<G: Game>(legal: &[G::Action], means: &[f32]) -> G::Action {
    let mut best = 0;
    for (at, mean) in means.iter().enumerate() {
        if *mean > means[best] {
            best = at;
        }
    }
    legal[best]
}
