//! Bots for Samurakva: anything legal, a beginner who counts, and one who imagines rounds.

pub mod artifacts;
pub mod cost;
pub mod instinct;
pub mod learned;
pub mod master;
pub mod novice;
pub mod rows_model;
pub mod solid;

use samurakva::Samurakva;

use super::HasBots;
use roster::Level;

use crate::bot::Bot;
use crate::random::Random;
use novice::Novice;
use solid::Solid;

impl HasBots for Samurakva {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Novice => Box::new(Novice),
            Level::Solid => Box::new(Solid),
        }
    }

    fn playouts(level: Level) -> u32 {
        match level {
            Level::Random | Level::Novice => 1,
            Level::Solid => 300,
        }
    }
}
