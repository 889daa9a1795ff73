//! What went wrong, with a record to reproduce it.

use core::fmt;

use game_core::Record;

use crate::kit::Kit;

/// A property that does not hold, and the match that shows it.
#[derive(Clone, Debug)]
pub struct Failure {
    /// What was expected and what was found.
    pub message: String,
    /// The match up to there.
    pub record: String,
}

impl Failure {
    /// A failure shown by this match.
    pub fn new<K: Kit>(record: &Record<K::Game>, message: impl Into<String>) -> Failure {
        Failure {
            message: message.into(),
            record: record.to_string(),
        }
    }

    /// A failure of no particular match.
    pub fn general(message: impl Into<String>) -> Failure {
        Failure {
            message: message.into(),
            record: String::new(),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", self.message, self.record)
    }
}

/// Fails with a message about this match unless the condition holds.
pub(crate) fn ensure<K: Kit>(
    holds: bool,
    record: &Record<K::Game>,
    message: impl FnOnce() -> String,
) -> Result<(), Failure> {
    if holds {
        Ok(())
    } else {
        Err(Failure::new::<K>(record, message()))
    }
}
