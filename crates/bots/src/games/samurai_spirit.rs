//! Bots for SamuraiSpirit.

use samurai_spirit::SamuraiSpirit;

use super::Company;
use crate::bot::{Bot, Level};
use crate::random::Random;

impl Company for SamuraiSpirit {
    fn bot(_: Level) -> Box<dyn Bot<Self>> {
        Box::new(Random)
    }

    fn playouts(_: Level) -> u32 {
        1
    }
}
