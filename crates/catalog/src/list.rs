//! The games of the roster with their types: what each is, and how a match of it begins.

use core::ops::RangeInclusive;

use game_core::{Field, Fields, Game, Seed, fields, record};
use roster::{GameId, OpenError};

use crate::any::AnyMatch;
use crate::typed::Match;

/// What is known of a game without playing it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// Which game.
    pub id: GameId,
    /// The version of its rules.
    pub rules: u32,
    /// How many seats a match can have.
    pub seats: RangeInclusive<u8>,
    /// The option that sets their number.
    pub seats_option: &'static str,
    /// Whether one person may take several seats.
    pub several_seats: bool,
    /// Whether somebody has written its sentences in every language; if not, words are made from names.
    pub own_words: bool,
    /// The options of a match.
    pub config: &'static [Field],
    /// The fields of an explicit position.
    pub deal: &'static [Field],
}

/// Options that are valid, all of them written out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NormalizedConfig {
    /// Every option in the form and order of a record, defaults too.
    pub config: String,
    /// The number of seats.
    pub seats: usize,
}

/// A word of the list as a truth.
macro_rules! is {
    (one) => {
        false
    };
    (several) => {
        true
    };
    (plain) => {
        false
    };
    (own) => {
        true
    };
}

/// Hands a game to `callback!` if it has nothing of its own in a room.
#[doc(hidden)]
#[macro_export]
macro_rules! only_plain {
    (own $callback:ident $game:ident) => {};
    (learned $callback:ident $game:ident) => {};
    (plain $callback:ident $game:ident) => {
        $callback! { $crate::list::games::$game }
    };
}

/// An expression for a game whose bots learn.
#[doc(hidden)]
#[macro_export]
macro_rules! if_learned {
    (learned $body:block) => {
        Some($body)
    };
    ($other:ident $body:block) => {
        None
    };
}

/// Makes what needs the games' types.
macro_rules! define_games {
    (
        [$d:tt] $($name:ident = $id:literal, $game:ty,
            $fewest:literal to $most:literal by $option:literal, $seats:ident each,
            $bots:ident bots, $statistics:ident statistics, $words:ident words, $drawing:ident drawing;)*
    ) => {
        /// The games' types by the names of the list.
        pub mod games {
            $(
                #[doc = concat!("`", $id, "`.")]
                pub type $name = $game;
            )*
        }

        // A name on the list that is not the game's own is an error here.
        $(
            const _: () = assert!(
                same_text($id, <$game as Game>::ID),
                concat!("the list calls a game ", $id, ", which calls itself something else"),
            );
        )*

        /// Runs an expression with a name for the game's type: `with_game!(id, G => name_of::<G>())`.
        #[macro_export]
        macro_rules! with_game {
            ($d id:expr, $d game:ident => $d body:expr) => {
                match $d id {
                    $($d crate::GameId::$name => {
                        type $d game = $d crate::list::games::$name;
                        $d body
                    })*
                }
            };
        }

        /// The same for a game whose bots learn, as `Some`; `None` for any other.
        #[macro_export]
        macro_rules! with_learned {
            ($d id:expr, $d game:ident => $d body:expr) => {
                match $d id {
                    $($d crate::GameId::$name => $d crate::if_learned!($bots {
                        type $d game = $d crate::list::games::$name;
                        $d body
                    }),)*
                }
            };
        }

        /// Calls a macro with each game: `for_each_game!(callback)` becomes `callback! { Name Type }` for each of them.
        #[macro_export]
        macro_rules! for_each_game {
            ($d callback:ident) => {
                $($d callback! { $name $d crate::list::games::$name })*
            };
        }

        /// Calls a macro with the type of each game that has nothing of its own in this room:
        /// `games_with_plain!(bots, callback)` becomes `callback! { Type }` for each of them. The rooms are
        /// `bots`, `statistics`, `words` and `drawing`.
        #[macro_export]
        macro_rules! games_with_plain {
            (bots, $d callback:ident) => {
                $($d crate::only_plain! { $bots $d callback $name })*
            };
            (statistics, $d callback:ident) => {
                $($d crate::only_plain! { $statistics $d callback $name })*
            };
            (words, $d callback:ident) => {
                $($d crate::only_plain! { $words $d callback $name })*
            };
            (drawing, $d callback:ident) => {
                $($d crate::only_plain! { $drawing $d callback $name })*
            };
        }

        /// What is known of a game without playing it.
        pub fn info(game: GameId) -> GameInfo {
            let (seats, seats_option, several_seats) = match game {
                $(GameId::$name => ($fewest..=$most, $option, is!($seats)),)*
            };
            let own_words = match game {
                $(GameId::$name => is!($words),)*
            };
            with_game!(game, G => GameInfo {
                id: game,
                rules: G::RULES,
                seats,
                seats_option,
                several_seats,
                own_words,
                config: <<G as Game>::Config as Fields>::FIELDS,
                deal: <<G as Game>::Deal as Fields>::FIELDS,
            })
        }
    };
}

roster::games!(define_games, $);

/// Whether two texts are the same, asked while compiling.
const fn same_text(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}

/// A new match, options and explicit position given as pairs of key and value. Without a position
/// the cards are dealt by the seed.
pub fn begin(
    game: GameId,
    config: &[(&str, &str)],
    deal: Option<&[(&str, &str)]>,
    seed: Seed,
) -> Result<Box<dyn AnyMatch>, OpenError> {
    with_game!(game, G => Ok(Box::new(Match::<G>::begin(game, config, deal, seed)?)))
}

/// Checks options and writes them out, so that equal options have equal texts.
pub fn normalize_config(game: GameId, config: &str) -> Result<NormalizedConfig, OpenError> {
    with_game!(game, G => settled::<G>(config))
}

/// The match of a record, replayed and checked.
pub fn open(text: &str) -> Result<Box<dyn AnyMatch>, OpenError> {
    let game: GameId = record::game_of(text)?.parse()?;
    with_game!(game, G => Ok(Box::new(Match::<G>::open(game, text)?)))
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

fn settled<G: Game>(config: &str) -> Result<NormalizedConfig, OpenError> {
    let config = G::Config::from_words(config).map_err(OpenError::Config)?;
    Ok(NormalizedConfig {
        config: config.to_words(),
        seats: G::seats(&config),
    })
}

fn words(config: &str) -> Vec<(&str, &str)> {
    fields::words(config).collect()
}
