//! How a call to the store fails. No error holds a body, a hash, a table's code or a part of the URL.

use std::fmt;

/// Why a call failed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The URL names no place a store can be in.
    #[error("the store's URL is neither sqlite:PATH nor postgres://...")]
    BadUrl,
    /// A later release has changed this database; this one would not understand it.
    #[error("the database has schema {found}, this release knows schemas up to {known}")]
    NewerSchema {
        /// The newest migration in the database.
        found: i64,
        /// The newest migration of this release.
        known: i64,
    },
    /// Somebody else has it already; nothing was written.
    #[error("{0} is taken")]
    Conflict(Taken),
    /// Something given is not fit to be stored; nothing was written.
    #[error("not fit to be stored: {0}")]
    Invalid(Problem),
    /// What is stored contradicts itself.
    #[error("the stored data contradict themselves near number {near}")]
    Corrupt {
        /// The entry that was expected or is wrong.
        near: u64,
    },
    /// Another process works on the database; it takes only one.
    #[error("another server is using this database, and only one may")]
    InUse,
    /// Another node has the table, or had it meanwhile; nothing was written.
    #[error("the table is another node's")]
    NotOwner,
    /// The database could not be written; nothing has changed.
    #[error("nothing was written: {0}")]
    NotWritten(Cause),
    /// The database did not do its work. Whether a write took place is unknown: wait until the store is well and
    /// load again before going on.
    #[error("the database did not answer as it should: {0}")]
    Unavailable(Cause),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// A word that never changes its meaning.
    pub fn code(&self) -> &'static str {
        match self {
            Self::BadUrl => "store_bad_url",
            Self::NewerSchema { .. } => "store_newer_schema",
            Self::Conflict(_) => "store_conflict",
            Self::Invalid(_) => "store_invalid",
            Self::Corrupt { .. } => "store_corrupt",
            Self::InUse => "store_in_use",
            Self::NotOwner => "store_not_owner",
            Self::NotWritten(_) => "store_not_written",
            Self::Unavailable(_) => "store_unavailable",
            Self::Closed => "store_closed",
        }
    }

    /// The same failure of a transaction that was never told to commit.
    pub(crate) fn not_written(self) -> Self {
        match self {
            Self::Unavailable(cause) => Self::NotWritten(cause),
            other => other,
        }
    }

    /// What the database complained about, if it did.
    pub(crate) fn cause(&self) -> Option<&Cause> {
        match self {
            Self::NotWritten(cause) | Self::Unavailable(cause) => Some(cause),
            _ => None,
        }
    }
}

/// What somebody else has already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    /// The entry's number: it is not the one after the table's last.
    Number,
    /// The identity of a finished match.
    Match,
    /// The hash of a session's token.
    Session,
}

impl fmt::Display for Taken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Number => "the entry's number",
            Self::Match => "the match's identity",
            Self::Session => "the session's hash",
        })
    }
}

/// What is wrong with something given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Problem {
    /// A text with the character NUL, which Postgres does not store.
    Nul,
    /// An empty key.
    Empty,
    /// A text longer than its kind may be.
    TooLong,
    /// A number that the database has no room for, or an entry's number 0.
    NumberOutOfRange,
    /// A finished match that says it was played at another table.
    OtherTable,
    /// Two players of a finished match on one seat.
    SeatTwice,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nul => "a text with the character NUL",
            Self::Empty => "an empty key",
            Self::TooLong => "a text that is too long",
            Self::NumberOutOfRange => "a number out of range",
            Self::OtherTable => "a finished match of another table",
            Self::SeatTwice => "two players on one seat",
        })
    }
}

/// What the database or the way to it complained about: a kind and a code, because the database's own
/// sentences quote what was to be stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cause {
    kind: &'static str,
    code: Option<String>,
}

impl Cause {
    pub(crate) const TIMED_OUT: Self = Self {
        kind: "timed out",
        code: None,
    };
    /// What is written would go into a file that has no name any more.
    pub(crate) const FILE_GONE: Self = Self {
        kind: "the database file was removed or replaced",
        code: None,
    };
    /// The task that writes has ended with the answer.
    pub(crate) const WRITER_ENDED: Self = Self {
        kind: "the writer has ended",
        code: None,
    };
    /// It was not tried: an earlier write failed, and none has succeeded since.
    pub(crate) const WAITING: Self = Self {
        kind: "an earlier write failed",
        code: None,
    };

    /// This node's lease is over, so it cannot take a table.
    pub(crate) const NO_LEASE: Self = Self {
        kind: "the lease is over",
        code: None,
    };

    /// Whether the data of a single write may be at fault, so that others would succeed without it.
    pub(crate) fn is_about_the_data(&self) -> bool {
        self.kind == DATA
    }

    /// Whether a new connection could be all that is needed.
    pub(crate) fn may_be_the_connection(&self) -> bool {
        !self.is_about_the_data()
            && !self.is_busy()
            && *self != Self::TIMED_OUT
            && *self != Self::FILE_GONE
    }

    /// Whether another connection held the SQLite file just then.
    pub(crate) fn is_busy(&self) -> bool {
        self.kind == DATABASE && self.code.as_deref().and_then(sqlite_class) == Some(SQLITE_BUSY)
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.code {
            Some(code) => write!(f, "{} ({code})", self.kind),
            None => f.write_str(self.kind),
        }
    }
}

const DATABASE: &str = "database error";
// Said in words, because whoever reads them in the log can do something about them.
const FULL: &str = "the disk is full";
const NOT_OPENED: &str = "the database file cannot be opened; does it belong to the server's user?";
const DATA: &str = "data refused";
const SQLITE_BUSY: u32 = 5;
const SQLITE_FULL: u32 = 13;
const SQLITE_CANTOPEN: u32 = 14;
const POSTGRES_FULL: &str = "53100";
/// Too big, constraint, mismatch.
const SQLITE_DATA: [u32; 3] = [18, 19, 20];
/// Data exception, integrity constraint violation, program limit exceeded.
const POSTGRES_DATA: [&str; 3] = ["22", "23", "54"];

/// SQLite's codes are numbers whose low byte is the class; those of Postgres have five characters.
fn sqlite_class(code: &str) -> Option<u32> {
    if code.len() == 5 {
        None
    } else {
        code.parse::<u32>()
            .ok()
            .map(|number| number & 0xff)
    }
}

fn of_database(error: &dyn sqlx::error::DatabaseError) -> Cause {
    let code = error.code().map(std::borrow::Cow::into_owned);
    Cause {
        kind: code.as_deref().map_or(DATABASE, kind),
        code,
    }
}

/// What a code is about.
fn kind(code: &str) -> &'static str {
    let about_data = match sqlite_class(code) {
        Some(SQLITE_FULL) => return FULL,
        Some(SQLITE_CANTOPEN) => return NOT_OPENED,
        Some(class) => SQLITE_DATA.contains(&class),
        None if code == POSTGRES_FULL => return FULL,
        None => POSTGRES_DATA
            .iter()
            .any(|class| code.starts_with(class)),
    };
    if about_data { DATA } else { DATABASE }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let plain = |kind| Cause { kind, code: None };
        Self::Unavailable(match error {
            sqlx::Error::Database(error) => of_database(&*error),
            sqlx::Error::Io(error) => Cause {
                kind: "no connection",
                code: Some(format!("{:?}", error.kind())),
            },
            sqlx::Error::PoolTimedOut => Cause::TIMED_OUT,
            sqlx::Error::PoolClosed => return Self::Closed,
            sqlx::Error::Configuration(_) => return Self::BadUrl,
            sqlx::Error::Tls(_) => plain("encryption"),
            sqlx::Error::Protocol(_) => plain("protocol"),
            sqlx::Error::Encode(_) => plain(DATA),
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => plain("unreadable answer"),
            _ => plain("driver"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{DATA, DATABASE, FULL, NOT_OPENED, kind};

    #[test]
    fn codes_of_both_databases_are_told_apart() {
        for full in ["13", "53100"] {
            assert_eq!(kind(full), FULL, "{full}");
        }
        assert_eq!(kind("14"), NOT_OPENED);
        for data in ["19", "2067", "22021", "23505"] {
            assert_eq!(kind(data), DATA, "{data}");
        }
        for other in ["5", "10", "778", "53200", "57P01"] {
            assert_eq!(kind(other), DATABASE, "{other}");
        }
    }
}
