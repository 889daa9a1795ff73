//! What is known about each game: a file and a folder each, behind one trait.

pub mod samurai_spirit;
pub mod samurai_sword;
pub mod samurakva;
pub mod yokai_septet;

use game_core::Game;

use roster::Level;

use crate::bot::Bot;
use crate::plain;

/// A game that has bots. What a game does not say for itself follows from its rules ([`plain`]).
pub trait HasBots: Game {
    /// A bot of this level. A bot plays one seat of one match; it may keep notes from turn to turn.
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        plain::bot(level)
    }

    /// How many playouts a bot of this level is given for a decision unless somebody says otherwise.
    fn playouts(level: Level) -> u32 {
        plain::playouts(level)
    }
}

#[allow(unused_macros, reason = "every game may have bots of its own")]
macro_rules! plain_bots {
    ($game:ty) => {
        impl HasBots for $game {}
    };
}
catalog::games_with_plain!(bots, plain_bots);
