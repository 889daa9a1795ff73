//! What can be wrong with a request to the lab, in words for the person at the command line.

use std::fmt::Display;

use bots::Level;
use catalog::{GameId, OpenError};
use game_core::Problems;
use thiserror::Error;

use crate::contestant::{Extra, Kind};

/// Why the lab does not do what it was asked to.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LabError {
    /// There is no such game.
    #[error("{0}; the games are {games}", games = words(GameId::ALL))]
    Game(OpenError),
    /// The options of the match are not valid.
    #[error("config: {0}")]
    Config(Problems),
    /// Not the text of a bot.
    #[error("`{0}` is no bot; write LEVEL, LEVEL@PLAYOUTS or NAME=LEVEL@PLAYOUTS with a level of {levels} (in some games also {extras}), or NAME=cmd:PROGRAM", levels = words(&Level::ALL), extras = words(&Extra::ALL))]
    Bot(String),
    /// More bots than seats.
    #[error("{bots} bots do not fit on {seats} seats")]
    TooManyBots {
        /// Bots named.
        bots: usize,
        /// Seats of the match.
        seats: usize,
    },
    /// One name for two different bots, or twice in a tournament.
    #[error("two bots are called `{0}`; give one another name, as in `other=solid`")]
    SameName(String),
    /// A tournament needs somebody to compare with.
    #[error("a tournament needs at least two bots")]
    Alone,
    /// Nothing to play.
    #[error("the number of {0} must be at least {1}")]
    TooFew(&'static str, u64),
    /// Not a shard.
    #[error("`{0}` is no shard; write i/n with i from 1 to n, such as 1/4")]
    Shard(String),
    /// A file that no shard wrote.
    #[error("{file}: not the result of a shard: {why}")]
    NotAShard {
        /// Which file.
        file: String,
        /// What the reader says.
        why: String,
    },
    /// Shards of different runs.
    #[error(
        "{file}: its {what} differs from the first file's; only shards of one run can be merged"
    )]
    OtherRun {
        /// Which file.
        file: String,
        /// What differs.
        what: &'static str,
    },
    /// A shard that is there twice.
    #[error("{file}: shard {shard} is there already")]
    ShardTwice {
        /// Which file.
        file: String,
        /// Which shard, as `i/n`.
        shard: String,
    },
    /// Shards that are not there.
    #[error("shards missing: {0}")]
    ShardsMissing(String),
    /// A bot that this game does not have.
    #[error("{game} has no bot `{bot}`")]
    NoSuchBot {
        /// The game.
        game: GameId,
        /// The bot.
        bot: Kind,
    },
    /// A game that has nothing to learn.
    #[error("{0} has no bot that learns")]
    LearnsNothing(GameId),
    /// A stranger's bot that cannot even say hello.
    #[error("the bot `{bot}` cannot play: {why} (docs/BOT-PROTOCOL.md)")]
    Stranger {
        /// The bot's name.
        bot: String,
        /// What happened when it was started.
        why: String,
    },
    /// A bot did what the rules refuse: a defect, and no figure may hide it.
    #[error("the bot `{bot}` chose `{action}` in match {number}, which is refused: {why}")]
    Illegal {
        /// The bot's name.
        bot: String,
        /// What it chose.
        action: String,
        /// In which match.
        number: u64,
        /// Why it is refused.
        why: String,
    },
}

impl LabError {
    /// The refusal of what a bot chose.
    pub(crate) fn illegal(
        bot: &str,
        action: impl Display,
        number: u64,
        why: impl Display,
    ) -> LabError {
        LabError::Illegal {
            bot: bot.to_owned(),
            action: action.to_string(),
            number,
            why: why.to_string(),
        }
    }
}

/// A list for a sentence.
fn words<T: ToString>(list: &[T]) -> String {
    list.iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(", ")
}
