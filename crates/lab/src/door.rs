//! From a game's name to its type, and checked options.

use catalog::GameId;
use game_core::{Fields, Game};

use crate::error::LabError;

/// Runs a piece of code with `$game` as the game's type. The compiler asks for an arm here when a game
/// joins the catalog.
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            ::catalog::GameId::Samurakva => {
                type $game = ::samurakva::Samurakva;
                $body
            }
            ::catalog::GameId::YokaiSeptet => {
                type $game = ::yokai_septet::YokaiSeptet;
                $body
            }
            ::catalog::GameId::SamuraiSword => {
                type $game = ::samurai_sword::SamuraiSword;
                $body
            }
            ::catalog::GameId::SamuraiSpirit => {
                type $game = ::samurai_spirit::SamuraiSpirit;
                $body
            }
        }
    };
}
pub(crate) use with_game;

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
