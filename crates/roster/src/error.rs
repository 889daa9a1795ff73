//! What can be wrong with a request to open a match or to act in one.

use game_core::{Illegal, Problems, Reason, RecordError, ReplayError, RuleRef, Seat};
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
    /// The record's explicit deal is no position of this game.
    #[error("deal: {0}")]
    ReplayDeal(Problems),
    /// An action in the record is refused.
    #[error("action {number} by seat {seat}: {refusal}")]
    ReplayIllegal {
        /// The action, counted from 1.
        number: usize,
        /// Who is said to have done it.
        seat: Seat,
        /// Why it is refused.
        refusal: ActError,
    },
    /// The record says that the match ended otherwise than it does.
    #[error("the record says `{said}`, the replay gives `{found}`")]
    ReplayOutcome {
        /// The outcome written in the record.
        said: String,
        /// The outcome the replay gives.
        found: String,
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
            OpenError::ReplayDeal(_) => "replay_deal",
            OpenError::ReplayIllegal { .. } => "replay_illegal",
            OpenError::ReplayOutcome { .. } => "replay_outcome",
        }
    }
}

impl<R: Reason> From<ReplayError<R>> for OpenError {
    fn from(error: ReplayError<R>) -> OpenError {
        match error {
            ReplayError::Deal(problems) => OpenError::ReplayDeal(problems),
            ReplayError::Illegal {
                number,
                seat,
                illegal,
            } => OpenError::ReplayIllegal {
                number,
                seat,
                refusal: illegal.into(),
            },
            ReplayError::Outcome { said, found } => OpenError::ReplayOutcome { said, found },
        }
    }
}

/// Why an action is not carried out. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ActError {
    /// The text is not an action of this game.
    #[error("`{0}` is not an action of this game")]
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

impl<R: Reason> From<Illegal<R>> for ActError {
    fn from(illegal: Illegal<R>) -> ActError {
        ActError::Illegal {
            code: illegal.code(),
            rule: illegal.rule(),
            message: illegal.to_string(),
        }
    }
}
