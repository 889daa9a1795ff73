//! What can be wrong with a request to open a match or to act in one.

use game_core::{Problems, RecordError, RuleRef};
use thiserror::Error;

/// Why a match cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OpenError {
    /// There is no such game on the list.
    #[error("there is no game `{0}`")]
    UnknownGame(String),
    /// The options are not valid.
    #[error("config: {0}")]
    Config(Problems),
    /// The explicit position is not valid.
    #[error("deal: {0}")]
    Deal(Problems),
    /// The record cannot be read.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The record does not replay.
    #[error("{message}")]
    Replay {
        /// The code of the replay's error.
        code: &'static str,
        /// What is wrong, for a log.
        message: String,
    },
}

impl OpenError {
    /// A stable word that clients translate.
    pub fn code(&self) -> &'static str {
        match self {
            OpenError::UnknownGame(_) => "unknown_game",
            OpenError::Config(_) => "bad_config",
            OpenError::Deal(_) => "bad_deal",
            OpenError::Record(error) => error.problem.code(),
            OpenError::Replay { code, .. } => code,
        }
    }
}

/// Why an action is not carried out. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ActError {
    /// The text is no action of this game.
    #[error("`{0}` is no action of this game")]
    NotAnAction(String),
    /// The action is not allowed now.
    #[error("{message}")]
    Illegal {
        /// The code of the reason.
        code: &'static str,
        /// The rule that says so.
        rule: Option<RuleRef>,
        /// What is wrong, for a log.
        message: String,
    },
}

impl ActError {
    /// A stable word that clients translate.
    pub fn code(&self) -> &'static str {
        match self {
            ActError::NotAnAction(_) => "not_an_action",
            ActError::Illegal { code, .. } => code,
        }
    }
}
