//! The list of games. A game joins with one line here and is then at every door.

use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;

use game_core::{Field, Fields, Game, Seed, fields, record};
use serde::Serialize;

use crate::any::{AnyMatch, Running};
use crate::error::OpenError;

/// What a client needs to know to offer a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameInfo {
    /// Which game.
    pub id: GameId,
    /// The version of its rules.
    pub rules: u32,
    /// How many seats a match can have.
    pub seats: RangeInclusive<u8>,
    /// The options of a match.
    pub config: &'static [Field],
    /// The fields of an explicit position.
    pub deal: &'static [Field],
}

/// Options that are valid, all of them written out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settled {
    /// Every option in the form and order of a record, defaults too.
    pub config: String,
    /// The number of seats.
    pub seats: usize,
}

/// Makes the list; each line is a name for Rust, the game's type, and its fewest and most seats.
macro_rules! games {
    ($($name:ident: $game:ty, $fewest:literal to $most:literal;)*) => {
        /// A game on the list.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameId {
            $(
                #[doc = concat!("`", stringify!($game), "`.")]
                $name,
            )*
        }

        impl GameId {
            /// Every game, in the order in which they are offered.
            pub const ALL: &'static [GameId] = &[$(GameId::$name),*];

            /// The name in records, messages and addresses.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(GameId::$name => <$game as Game>::ID,)*
                }
            }

            /// What a client needs to know to offer the game.
            pub fn info(self) -> GameInfo {
                match self {
                    $(GameId::$name => GameInfo {
                        id: self,
                        rules: <$game as Game>::RULES,
                        seats: $fewest..=$most,
                        config: <<$game as Game>::Config as Fields>::FIELDS,
                        deal: <<$game as Game>::Deal as Fields>::FIELDS,
                    },)*
                }
            }
        }

        /// A new match, options and explicit position given as pairs of key and value. Without a
        /// position the cards are dealt by the seed.
        pub fn begin(
            game: GameId,
            config: &[(&str, &str)],
            deal: Option<&[(&str, &str)]>,
            seed: Seed,
        ) -> Result<Box<dyn AnyMatch>, OpenError> {
            match game {
                $(GameId::$name => Running::<$game>::begin(game, config, deal, seed),)*
            }
        }

        /// Checks options and writes them out, so that equal options have equal texts.
        pub fn settle(game: GameId, config: &str) -> Result<Settled, OpenError> {
            match game {
                $(GameId::$name => settled::<$game>(config),)*
            }
        }

        /// The match of a record, replayed and checked.
        pub fn open(text: &str) -> Result<Box<dyn AnyMatch>, OpenError> {
            let game: GameId = record::game_of(text)?.parse()?;
            match game {
                $(GameId::$name => Running::<$game>::open(game, text),)*
            }
        }
    };
}

games! {
    Samurakva: samurakva::Samurakva, 2 to 10;
    YokaiSeptet: yokai_septet::YokaiSeptet, 2 to 4;
    SamuraiSword: samurai_sword::SamuraiSword, 3 to 7;
    SamuraiSpirit: samurai_spirit::SamuraiSpirit, 2 to 7;
}

/// A new match; `config` as in a record (`players=4 deck=tight`).
pub fn start(game: GameId, config: &str, seed: Seed) -> Result<Box<dyn AnyMatch>, OpenError> {
    begin(game, &words(config), None, seed)
}

/// A new match from an explicit position, given as pairs of key and value.
pub fn start_from(
    game: GameId,
    config: &str,
    deal: &[(&str, &str)],
    seed: Seed,
) -> Result<Box<dyn AnyMatch>, OpenError> {
    begin(game, &words(config), Some(deal), seed)
}

fn settled<G: Game>(config: &str) -> Result<Settled, OpenError> {
    let config = G::Config::from_words(config).map_err(OpenError::Config)?;
    Ok(Settled {
        config: config.to_words(),
        seats: G::seats(&config),
    })
}

fn words(config: &str) -> Vec<(&str, &str)> {
    fields::words(config).collect()
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for GameId {
    type Err = OpenError;

    fn from_str(name: &str) -> Result<GameId, OpenError> {
        let found = GameId::ALL
            .iter()
            .find(|game| game.as_str() == name);
        found
            .copied()
            .ok_or_else(|| OpenError::UnknownGame(name.to_owned()))
    }
}

game_core::text_serde!(GameId);
