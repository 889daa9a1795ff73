//! What is handed to the store and what it hands out. Times are Unix milliseconds.
//!
//! `Debug` shows no body, summary, record or hash: a careless log line must not tell a secret.

use std::fmt;

/// `Debug` with these fields alone.
macro_rules! shows_only {
    ($name:ident: $($field:ident),+) => {
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($name))
                    $(.field(stringify!($field), &self.$field))+
                    .finish_non_exhaustive()
            }
        }
    };
}

/// One accepted input of a table, and everything that must become durable together with it.
#[derive(Clone, PartialEq, Eq)]
pub struct Append {
    /// The table's code.
    pub table: String,
    /// One more than the number before it; 1 for the first, which makes the table.
    pub number: u64,
    /// When it was accepted.
    pub at: u64,
    /// The input itself.
    pub body: String,
    /// Whose name stands in the body, if the log may not have had it before.
    pub guest: Option<String>,
    /// The table's state after this entry; replaces the snapshot before it.
    pub snapshot: Option<String>,
    /// The match that this entry ended.
    pub finished: Option<FinishedMatch>,
    /// The number under which this node has the table; 0 for a server that has the database for itself.
    pub fence: u64,
}

impl Append {
    /// An entry with nothing beside it.
    pub fn entry(table: impl Into<String>, number: u64, at: u64, body: impl Into<String>) -> Self {
        let (table, body) = (table.into(), body.into());
        Self {
            table,
            number,
            at,
            body,
            guest: None,
            snapshot: None,
            finished: None,
            fence: 0,
        }
    }
}

shows_only!(Append: number, at);

/// One entry of a table's log.
#[derive(Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number.
    pub number: u64,
    /// When it was accepted.
    pub at: u64,
    /// The input itself.
    pub body: String,
}

shows_only!(Entry: number, at);

/// A table's state after one entry.
#[derive(Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// The last entry it contains.
    pub number: u64,
    /// The state.
    pub body: String,
}

shows_only!(Snapshot: number);

/// All that is needed to restore a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loaded {
    /// The newest snapshot.
    pub snapshot: Option<Snapshot>,
    /// The entries after it, or all of them, without a gap.
    pub entries: Vec<Entry>,
}

/// A match that has ended.
#[derive(Clone, PartialEq, Eq)]
pub struct FinishedMatch {
    /// Its identity, unique among all matches.
    pub id: String,
    /// The code of its table.
    pub table: String,
    /// Which match of that table it was.
    pub number: u64,
    /// The game's name.
    pub game: String,
    /// When it ended.
    pub finished_at: u64,
    /// Who sat where, by seat.
    pub players: Vec<Player>,
    /// What a list of matches shows of it.
    pub summary: String,
    /// The record, with everything that was secret.
    pub record: String,
}

shows_only!(FinishedMatch: id);

/// A finished match without its record, as a history shows it.
#[derive(Clone, PartialEq, Eq)]
pub struct Played {
    /// Its identity.
    pub id: String,
    /// The code of its table.
    pub table: String,
    /// Which match of that table it was.
    pub number: u64,
    /// The game's name.
    pub game: String,
    /// When it ended.
    pub finished_at: u64,
    /// Who sat where, by seat.
    pub players: Vec<Player>,
    /// What a list of matches shows of it.
    pub summary: String,
}

shows_only!(Played: id);

/// Who sat on one seat of a finished match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The seat.
    pub seat: u8,
    /// The guest; absent for a bot.
    pub guest: Option<String>,
    /// The name at that time.
    pub name: String,
}

/// A sign-in.
#[derive(Clone, PartialEq, Eq)]
pub struct NewSession {
    /// The hash of its token.
    pub token_hash: String,
    /// The guest, who is made if unknown.
    pub guest: String,
    /// The name of a new guest; a known one keeps theirs.
    pub name: String,
    /// Now.
    pub now: u64,
    /// From then on it is no longer valid.
    pub expires_at: u64,
}

shows_only!(NewSession: guest);

/// A new token for a session.
#[derive(Clone, PartialEq, Eq)]
pub struct Rotation {
    /// The hash of the token until now.
    pub old_hash: String,
    /// The hash of the token from now on.
    pub new_hash: String,
    /// Now.
    pub now: u64,
    /// From then on the new one is no longer valid.
    pub expires_at: u64,
}

shows_only!(Rotation: now);

/// A token came back from its owner.
#[derive(Clone, PartialEq, Eq)]
pub struct TokenUse {
    /// Its hash.
    pub hash: String,
    /// Now.
    pub now: u64,
    /// How long those before it stay valid beside it.
    pub grace_ms: u64,
}

shows_only!(TokenUse: now);

/// A code with which a guest can sign in elsewhere.
#[derive(Clone, PartialEq, Eq)]
pub struct NewRecovery {
    /// The hash of the code.
    pub code_hash: String,
    /// Whose it is.
    pub guest: String,
    /// From then on it is no longer valid.
    pub expires_at: u64,
}

shows_only!(NewRecovery: guest);

/// A sign-in by such a code.
#[derive(Clone, PartialEq, Eq)]
pub struct Recovery {
    /// The hash of the code.
    pub code_hash: String,
    /// The hash of the new session's token.
    pub token_hash: String,
    /// Now.
    pub now: u64,
    /// From then on neither the session nor the code is valid any more.
    pub expires_at: u64,
}

shows_only!(Recovery: now);

/// What is known about a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// Their name.
    pub name: String,
    /// The seal that they chose, if they did.
    pub seal: Option<u8>,
    /// Since when they are one.
    pub created_at: u64,
    /// Until when their code for signing in elsewhere is valid, if they have one.
    pub code_until: Option<u64>,
    /// Where they are signed in, the oldest first.
    pub sign_ins: Vec<SignIn>,
}

/// A browser or a device that is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignIn {
    /// When the oldest of its tokens was issued.
    pub since: u64,
    /// When the newest was.
    pub renewed_at: u64,
    /// From then on none is valid.
    pub expires_at: u64,
}

/// A guest whose name is to be erased.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Erasure {
    /// Who it was.
    pub guest: String,
    /// When they asked for it.
    pub asked_at: u64,
}

/// A valid session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Whose it is.
    pub guest: String,
    /// The guest's name now.
    pub name: String,
    /// The seal that the guest chose, if they did.
    pub seal: Option<u8>,
    /// The sign-in that it comes from.
    pub family: String,
    /// When its token was issued.
    pub issued_at: u64,
    /// From then on it is no longer valid.
    pub expires_at: u64,
    /// Whether its token has come back from its owner.
    pub used: bool,
}
