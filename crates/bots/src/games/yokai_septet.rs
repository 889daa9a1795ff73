//! Bots for Yokai Septet, in all its forms.
//!
//! | file | job |
//! |---|---|
//! | [`sight`] | the trick as one seat sees it |
//! | [`novice`] | a beginner's rules for playing cards |
//! | [`passes`] | a beginner's pass, discard and swap, and other passes worth a thought |
//! | [`imagine`] | imagined rounds played by those rules, and what their end is worth |
//! | [`solid`] | imagined rounds, and the exact value of endings in imagined worlds |

pub mod imagine;
pub mod novice;
pub mod passes;
pub mod sight;
pub mod solid;

use yokai_septet::YokaiSeptet;

use super::HasBots;
use roster::Level;

use crate::bot::Bot;
use crate::casual::Casual;
use crate::random::Random;

pub use novice::Novice;
pub use solid::Solid;

impl HasBots for YokaiSeptet {
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
            Level::Casual | Level::Solid | Level::Master => 2000,
        }
    }
}
