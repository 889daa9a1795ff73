//! The bot that plays anything legal.

use game_core::{Game, PlayoutRng, Random as _};

use crate::bot::{Bot, Budget, Turn};

/// Any legal action, all alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&self, turn: Turn<'_, G>, _: &mut Budget<'_>, rng: &mut PlayoutRng) -> G::Action {
        turn.legal[rng.below(turn.legal.len() as u32) as usize]
    }
}
