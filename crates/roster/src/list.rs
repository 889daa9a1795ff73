//! The only list of games. A game joins with one line here and one dependency in `catalog`.

use core::fmt;
use core::str::FromStr;

use crate::error::OpenError;
use crate::level::Level;

/// Hands the list to another macro: `games!(callback)` expands to
/// `callback! { [] Samurakva = "samurakva", samurakva::Samurakva, 2 to 10 by "players", one each, ...; ... }`.
/// What follows the callback's name comes between the brackets.
///
/// A line is the variant of [`GameId`], the name in records, messages and file names, the game's
/// type, its fewest and most seats and the option that sets their number, and whether one person may
/// take several seats. The type means something only where the games are dependencies, which is in
/// `catalog`; everybody else asks `catalog::with_game!`.
///
/// The rest of a line says what the game has of its `own` beyond its rules. What is `plain` instead is
/// made from the rules alone: bots that search, statistics of outcomes, words from the names of events
/// and options, a drawing of what the view holds (`catalog::games_with_plain!`). Bots that are `learned`
/// are the game's own, and the strongest of them, its master, plays by weights that `zashiki learn` makes
/// (`catalog::with_learned!`).
///
/// Samurai Spirit is played together with open cards, and its rulebook lets one person lead several
/// samurai; in the other games two hands in one head would break the secrecy that the game is about.
#[macro_export]
macro_rules! games {
    ($callback:ident $(, $argument:tt)*) => {
        $callback! {
            [$($argument)*]
            Samurakva = "samurakva", samurakva::Samurakva, 2 to 10 by "players", one each, learned bots, own statistics, own words, own drawing;
            YokaiSeptet = "yokai-septet", yokai_septet::YokaiSeptet, 2 to 4 by "players", one each, own bots, own statistics, own words, own drawing;
            SamuraiSword = "samurai-sword", samurai_sword::SamuraiSword, 3 to 7 by "players", one each, own bots, own statistics, own words, own drawing;
            SamuraiSpirit = "samurai-spirit", samurai_spirit::SamuraiSpirit, 2 to 7 by "samurai", several each, own bots, own statistics, own words, own drawing;
        }
    };
}

/// How well bots play a game, by the word of its line.
macro_rules! levels {
    (learned) => {
        &Level::ALL
    };
    (own) => {
        &Level::COMMON
    };
    (plain) => {
        &Level::COMMON
    };
}

macro_rules! define_ids {
    (
        [] $($name:ident = $id:literal, $game:ty,
            $fewest:literal to $most:literal by $option:literal, $seats:ident each,
            $bots:ident bots, $statistics:ident statistics, $words:ident words, $drawing:ident drawing;)*
    ) => {
        /// A game on the list.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameId {
            $(
                #[doc = concat!("`", $id, "`.")]
                $name,
            )*
        }

        impl GameId {
            /// Every game, in the order in which they are offered.
            pub const ALL: &'static [GameId] = &[$(GameId::$name),*];

            /// The name in records, messages and addresses.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(GameId::$name => $id,)*
                }
            }

            /// How well bots can play it, weakest first. A master is offered only where the game has one of its
            /// own; what is known of its strength stands in docs/bots.md.
            pub const fn levels(self) -> &'static [Level] {
                match self {
                    $(GameId::$name => levels!($bots),)*
                }
            }
        }
    };
}

games!(define_ids);

impl GameId {
    /// Whether its bots can play as well as this.
    pub fn has_level(self, level: Level) -> bool {
        self.levels().contains(&level)
    }
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
