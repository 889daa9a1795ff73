//! A game by its name, and checked options.

use catalog::{GameId, with_game};
use game_core::{Fields, Game};

use crate::contestant::{Contestant, Kind};
use crate::error::LabError;
use crate::statistics::Statistics;

/// The game of this name.
pub fn game(name: &str) -> Result<GameId, LabError> {
    name.parse().map_err(LabError::Game)
}

/// The options with every default written out, and the number of seats they mean.
pub fn full_config(game: GameId, words: &str) -> Result<(String, usize), LabError> {
    with_game!(game, G => {
        let config = config_of::<G>(words)?;
        Ok((config.to_words(), G::seats(&config)))
    })
}

/// The options as the game's own type.
pub(crate) fn config_of<G: Game>(words: &str) -> Result<G::Config, LabError> {
    G::Config::from_words(words).map_err(LabError::Config)
}

/// Whether the game has all of these bots.
pub(crate) fn has_bots(game: GameId, bots: &[Contestant]) -> Result<(), LabError> {
    for bot in bots {
        let there = match bot.kind {
            Kind::Level(level) => game.has_level(level),
            Kind::Extra(extra) => with_game!(game, G => <G as Statistics>::extra(extra).is_some()),
            Kind::Command { .. } => true,
        };
        if !there {
            let bot = bot.kind.clone();
            return Err(LabError::NoSuchBot { game, bot });
        }
    }
    Ok(())
}
