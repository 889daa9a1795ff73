//! Bots for Samurai Spirit: all samurai share what they know, so each plans for the whole team.
//!
//! | file | job |
//! |---|---|
//! | [`policy`], `costs` | deciding by rule, from what lies open |
//! | [`weights`] | how much each thing counts there |
//! | [`lookahead`] | trying every action in imagined rounds |
//! | [`value`] | what the end of an imagined round is worth |

mod costs;
pub mod lookahead;
pub mod policy;
pub mod value;
pub mod weights;

use game_core::{PlayoutRng, Viewer};
use samurai_spirit::{Action, SamuraiSpirit};

use super::HasBots;
use roster::Level;

use crate::bot::{Bot, Budget, Turn};
use crate::casual::Casual;
use crate::random::Random;
use crate::worth::Values;
use policy::Open;

impl HasBots for SamuraiSpirit {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Novice => Box::new(Novice),
            Level::Casual => Box::new(Casual::between(Novice, Solid)),
            Level::Solid | Level::Master => Box::new(Solid),
        }
    }

    fn playouts(level: Level) -> u32 {
        match level {
            Level::Random | Level::Novice => 1,
            Level::Casual | Level::Solid | Level::Master => 800,
        }
    }
}

/// Decides by simple rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Novice;

impl Bot<SamuraiSpirit> for Novice {
    fn choose(
        &self,
        turn: Turn<'_, SamuraiSpirit>,
        _: &mut Budget<'_>,
        _: &mut PlayoutRng,
    ) -> Action {
        policy::decide(&weights::NOVICE, Open::seen(turn.view), turn.legal).unwrap_or(turn.legal[0])
    }
}

/// Tries every action in worlds that may be true, all samurai playing on by tuned rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Solid;

impl Bot<SamuraiSpirit> for Solid {
    fn choose(
        &self,
        turn: Turn<'_, SamuraiSpirit>,
        budget: &mut Budget<'_>,
        rng: &mut PlayoutRng,
    ) -> Action {
        let (Viewer::Seat(seat), [_, _, ..]) = (turn.view.viewer(), turn.legal) else {
            return turn.legal[0];
        };
        lookahead::choose(turn, seat, budget, rng)
    }

    fn values(
        &self,
        turn: Turn<'_, SamuraiSpirit>,
        budget: &mut Budget<'_>,
        rng: &mut PlayoutRng,
    ) -> Values {
        lookahead::values(turn, budget, rng)
    }
}
