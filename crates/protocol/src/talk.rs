//! What people say to each other at a table: phrases that everybody reads in their own language, and a line of text
//! where the host allows it. Nothing of it is kept.

use serde::{Deserialize, Serialize};

use crate::error::Refusal;
use crate::names;

/// The most characters of a line.
pub const LONGEST: usize = 120;

/// What somebody says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Saying {
    /// Something that every language has words for.
    Phrase(Phrase),
    /// A line of text, at tables that allow it.
    Text(String),
}

impl Saying {
    /// The same as it will be shown: a line is cleaned as names are.
    pub fn clean(self) -> Result<Saying, Refusal> {
        match self {
            Saying::Phrase(_) => Ok(self),
            Saying::Text(text) => names::clean_line(&text, LONGEST)
                .map(Saying::Text)
                .ok_or(Refusal::BadText),
        }
    }
}

/// Eight phrases, then four reactions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// Good luck!
    GoodLuck,
    /// Well played!
    WellPlayed,
    /// Thanks.
    Thanks,
    /// Sorry.
    Sorry,
    /// Oops.
    Oops,
    /// I am thinking.
    Thinking,
    /// Hurry, please.
    Hurry,
    /// Good game.
    GoodGame,
    /// Applause.
    Clap,
    /// Laughter.
    Laugh,
    /// Surprise.
    Wow,
    /// Regret.
    Sigh,
}

impl Phrase {
    /// All of them, reactions last.
    pub const ALL: [Phrase; 12] = [
        Phrase::GoodLuck,
        Phrase::WellPlayed,
        Phrase::Thanks,
        Phrase::Sorry,
        Phrase::Oops,
        Phrase::Thinking,
        Phrase::Hurry,
        Phrase::GoodGame,
        Phrase::Clap,
        Phrase::Laugh,
        Phrase::Wow,
        Phrase::Sigh,
    ];

    /// The word by which it is sent, and by which clients know its text.
    pub const fn as_str(self) -> &'static str {
        match self {
            Phrase::GoodLuck => "good_luck",
            Phrase::WellPlayed => "well_played",
            Phrase::Thanks => "thanks",
            Phrase::Sorry => "sorry",
            Phrase::Oops => "oops",
            Phrase::Thinking => "thinking",
            Phrase::Hurry => "hurry",
            Phrase::GoodGame => "good_game",
            Phrase::Clap => "clap",
            Phrase::Laugh => "laugh",
            Phrase::Wow => "wow",
            Phrase::Sigh => "sigh",
        }
    }
}
