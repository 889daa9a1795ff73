//! Bots for SamuraiSword.

use samurai_sword::SamuraiSword;

use super::Company;
use crate::bot::{Bot, Level};
use crate::random::Random;

impl Company for SamuraiSword {
    fn bot(_: Level) -> Box<dyn Bot<Self>> {
        Box::new(Random)
    }

    fn playouts(_: Level) -> u32 {
        1
    }
}
