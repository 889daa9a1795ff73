//! How well a bot plays.

use core::fmt;
use core::str::FromStr;

use thiserror::Error;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Anything legal, all alike.
    Random,
    /// Simple rules that a beginner would follow; never a visibly absurd move.
    Novice,
    /// What an experienced player does who is not always attentive.
    Casual,
    /// What an experienced player would do.
    Solid,
    /// The strongest there is. Not every game has one.
    Master,
}

/// There is no such level.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no level `{0}`")]
pub struct UnknownLevel(pub String);

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 5] = [
        Level::Random,
        Level::Novice,
        Level::Casual,
        Level::Solid,
        Level::Master,
    ];

    /// Those that every game has, weakest first.
    pub const COMMON: [Level; 4] = [Level::Random, Level::Novice, Level::Casual, Level::Solid];

    /// The name on command lines and in messages.
    pub const fn as_str(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Casual => "casual",
            Level::Solid => "solid",
            Level::Master => "master",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        Level::ALL
            .into_iter()
            .find(|level| level.as_str() == text)
            .ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

game_core::text_serde!(Level);
