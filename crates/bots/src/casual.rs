//! A player between the beginner and the experienced one: sees what the latter sees, but not every time.

use game_core::{Game, PlayoutRng, Random as _};

use crate::bot::{Bot, Budget, Turn};
use crate::worth::Values;

/// How often in a hundred a decision is made as a beginner would.
const SLIPS: u32 = 40;

/// Plays as the stronger of two, but decides now and then as the weaker one would. A slip is therefore what somebody
/// might well do who did not look closely, and never absurd.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Casual<Weak, Strong> {
    weak: Weak,
    strong: Strong,
}

impl<Weak, Strong> Casual<Weak, Strong> {
    /// Somebody between these two.
    pub const fn between(weak: Weak, strong: Strong) -> Casual<Weak, Strong> {
        Casual { weak, strong }
    }
}

impl<G, Weak, Strong> Bot<G> for Casual<Weak, Strong>
where
    G: Game,
    Weak: Bot<G> + Clone + 'static,
    Strong: Bot<G> + Clone + 'static,
{
    fn choose(
        &self,
        turn: Turn<'_, G>,
        budget: &mut Budget<'_>,
        rng: &mut PlayoutRng,
    ) -> G::Action {
        if rng.below(100) < SLIPS {
            self.weak.choose(turn, budget, rng)
        } else {
            self.strong.choose(turn, budget, rng)
        }
    }

    fn values(&self, turn: Turn<'_, G>, budget: &mut Budget<'_>, rng: &mut PlayoutRng) -> Values {
        self.strong.values(turn, budget, rng)
    }

    fn note(&mut self, turn: Turn<'_, G>, action: G::Action) {
        self.weak.note(turn, action);
        self.strong.note(turn, action);
    }
}
