//! The body of `GET /api/games`: what can be played.

use roster::{GameId, Level};
use serde::{Deserialize, Serialize};

/// `GET /api/games`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GamesBody {
    /// The version of the messages.
    pub protocol: u32,
    /// The games in the order in which they are offered.
    pub games: Vec<GameBody>,
    /// How well bots can play, weakest first; not all of them play every game.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::Word<Level>>"))]
    pub levels: Vec<Level>,
}

/// One game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameBody {
    /// The game that this describes.
    #[cfg_attr(feature = "schema", schemars(with = "crate::Word<GameId>"))]
    pub game: GameId,
    /// The version of its rules.
    pub rules: u32,
    /// The fewest seats a match can have.
    pub fewest: u8,
    /// The most.
    pub most: u8,
    /// What can be chosen for a match.
    pub options: Vec<OptionBody>,
    /// How well bots can play it, weakest first.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::Word<Level>>"))]
    pub levels: Vec<Level>,
}

/// One option of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OptionBody {
    /// Its name in a config.
    pub key: String,
    /// What it may be.
    pub kind: OptionKind,
    /// What it is if nothing is said; without one it must be given.
    pub default: Option<String>,
}

/// What an option may be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionKind {
    /// A whole number.
    Number {
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
    },
    /// One of some words.
    Choice {
        /// The words.
        values: Vec<String>,
    },
    /// One of some words, or a list.
    ChoiceOrList {
        /// The words.
        values: Vec<String>,
        /// What the list may hold, joined by commas.
        items: Vec<String>,
    },
    /// Text of a form.
    Text {
        /// The form in words.
        form: String,
    },
}
