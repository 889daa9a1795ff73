//! Flat Monte Carlo: every action tried in the same imagined worlds, the best mean wins.

use game_core::{Game, PlayoutRng, Seat, Silent};

use crate::bot::{Budget, Turn};
use crate::race::Race;

/// How imagined matches are played on and what their end is worth. Players in an imagined match may
/// look at its state: it is not the true one.
pub trait Rollout<G: Game> {
    /// Whether everybody does anything. The game's own way of playing at random is then quicker than asking what
    /// a seat does and checking it.
    const AT_RANDOM: bool = false;

    /// Imagines a world that fits the view.
    #[inline]
    fn imagine(&mut self, view: &G::View, rng: &mut PlayoutRng) -> G::State {
        G::determinize(view, rng)
    }

    /// Another imagined match begins.
    #[inline]
    fn begin(&mut self) {}

    /// What a seat does in an imagined match, anything unless the game knows better. Never fully predictable: a
    /// mixture beats a rule here.
    #[inline]
    fn play(
        &mut self,
        state: &G::State,
        seat: Seat,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<G::Action>,
    ) -> Option<G::Action> {
        G::sample(state, seat, rng, scratch)
    }

    /// Lets a seat act in an imagined match; `false` if it cannot.
    #[inline]
    fn act(
        &mut self,
        state: &mut G::State,
        seat: Seat,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<G::Action>,
    ) -> bool {
        if Self::AT_RANDOM {
            return G::play_random(state, seat, rng, scratch);
        }
        let action = self.play(state, seat, rng, scratch);
        action.is_some_and(|action| G::apply(state, seat, action, &mut Silent).is_ok())
    }

    /// What the position is worth to a seat, from 0 to 1, if the imagined match is to stop here; it
    /// is asked whenever all awaited seats have acted, and must answer once the match is over.
    fn value(&self, state: &G::State, seat: Seat) -> Option<f32>;
}

/// Plays an imagined match on until `imagine` calls it off; its value for the seat then.
pub fn play_out<G: Game>(
    state: &mut G::State,
    imagine: &mut impl Rollout<G>,
    seat: Seat,
    rng: &mut PlayoutRng,
    scratch: &mut Vec<G::Action>,
) -> f32 {
    imagine.begin();
    loop {
        if let Some(value) = imagine.value(state, seat) {
            return value;
        }
        for actor in G::to_act(state) {
            if !imagine.act(state, actor, rng, scratch) {
                return 0.5;
            }
        }
    }
}

/// The mean value of every legal action; each world is used for all of them, so that the luck of the
/// world is the same for all.
pub fn evaluate<G: Game>(
    turn: Turn<'_, G>,
    seat: Seat,
    imagine: &mut impl Rollout<G>,
    budget: &mut Budget<'_>,
    rng: &mut PlayoutRng,
) -> Vec<f32> {
    let mut race = Race::new(turn.view, seat, turn.legal.iter().copied(), imagine);
    while race.try_another_world(u32::MAX, budget, rng) {}
    let worlds = race.worlds();
    race.rivals
        .iter()
        .map(|rival| rival.mean(worlds))
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
    let mut race = Race::new(turn.view, seat, turn.legal.iter().copied(), imagine);
    race.halve(budget, rng);
    race.rivals.first().map(|rival| rival.action)
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
