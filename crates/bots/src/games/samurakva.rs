//! Bots for Samurakva: anything legal, a beginner who counts, one who imagines rounds, and one who has learned how
//! others play.

pub mod artifacts;
pub mod chooser;
pub mod cost;
pub mod instinct;
pub mod learned;
pub mod master;
pub mod novice;
pub mod ranks;
pub mod rows_model;
pub mod solid;

use samurakva::Samurakva;

use super::HasBots;
use roster::Level;

use crate::bot::Bot;
use crate::casual::Casual;
use crate::random::Random;
use master::Master;
use novice::Novice;
use solid::Solid;

impl HasBots for Samurakva {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Novice => Box::new(Novice),
            Level::Casual => Box::new(Casual::between(Novice, Solid)),
            Level::Solid => Box::new(Solid),
            Level::Master => Box::new(Master::default()),
        }
    }

    fn playouts(level: Level) -> u32 {
        match level {
            Level::Random | Level::Novice => 1,
            Level::Casual | Level::Solid => 300,
            Level::Master => master::PLAYOUTS,
        }
    }
}
