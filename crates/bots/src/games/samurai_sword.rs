//! Bots for Samurai Sword: a beginner by simple rules, and a player who reads roles and counts honour.
//!
//! | file | job |
//! |---|---|
//! | [`view_queries`] | questions to a view that any player asks |
//! | [`belief`] | who has which role, as far as attacks betray it |
//! | [`novice`] | simple rules that a beginner would follow |
//! | [`prospects`] | what honour is worth to a side under a belief |
//! | [`solid`] | the play phase by expected worth |
//! | [`answers`] | what the same player answers when asked |
//! | [`lookahead`] | both corrected by what comes of it in worlds that may be true |
//! | [`instinct`] | how players of imagined matches play |
//! | [`value`] | what a position of an imagined match is worth |

pub mod answers;
pub mod belief;
pub mod instinct;
pub mod lookahead;
pub mod novice;
pub mod prospects;
pub mod solid;
pub mod value;
pub mod view_queries;

use samurai_sword::SamuraiSword;

use super::HasBots;
use roster::Level;

use crate::bot::Bot;
use crate::casual::Casual;
use crate::random::Random;

impl HasBots for SamuraiSword {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Novice => Box::new(novice::Novice),
            Level::Casual => Box::new(Casual::between(novice::Novice, solid::Solid::default())),
            Level::Solid | Level::Master => Box::new(solid::Solid::default()),
        }
    }

    fn playouts(level: Level) -> u32 {
        match level {
            Level::Random | Level::Novice => 1,
            Level::Casual | Level::Solid | Level::Master => 300,
        }
    }
}
