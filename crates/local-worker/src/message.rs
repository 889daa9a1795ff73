//! What the script of the worker asks, and what it is answered.

use game_core::Seat;
use protocol::http::OwnTable;
use protocol::{
    ClientMessage, Failure, GuestId, MatchSummary, NewTable, Phase, ServerMessage, TableCode,
};
use serde::{Deserialize, Serialize};

/// What is asked. Times are in milliseconds since 1970.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Request {
    /// Open the table whose log this is; without a log, found it.
    Open {
        /// When each entry was made, and the entry.
        entries: Vec<(u64, String)>,
        /// How it is founded.
        found: Option<Founding>,
        /// What the device's person is called now.
        #[serde(default)]
        name: Option<String>,
        /// The time.
        now: u64,
    },
    /// Somebody here says this.
    Hear {
        /// Who says it; the device's person if nobody is named.
        guest: Option<GuestId>,
        /// What is said.
        message: ClientMessage,
        /// The time.
        now: u64,
    },
    /// Every entry up to this one is durable.
    Saved {
        /// Its number.
        number: u64,
        /// The time.
        #[serde(default)]
        now: u64,
    },
    /// A bot has decided; without an action it has failed.
    Decided {
        /// For which seat.
        seat: Seat,
        /// Which of its choices.
        choice: u32,
        /// The action.
        action: Option<String>,
        /// The time.
        now: u64,
    },
    /// Time has passed.
    Wake {
        /// The time.
        now: u64,
    },
    /// These entries are durable: for a worker in which bots think.
    Follow {
        /// When each entry was made, and the entry.
        entries: Vec<(u64, String)>,
    },
    /// A bot is to decide; likewise.
    Think {
        /// For which seat.
        seat: Seat,
        /// Which of its choices.
        choice: u32,
        /// With this chance and no clock, so that every machine decides the same; for measurements.
        #[serde(default)]
        number: Option<u64>,
    },
}

impl Request {
    /// The time, where it matters.
    pub(crate) fn now(&self) -> u64 {
        match self {
            Request::Open { now, .. }
            | Request::Hear { now, .. }
            | Request::Saved { now, .. }
            | Request::Decided { now, .. }
            | Request::Wake { now } => *now,
            Request::Follow { .. } | Request::Think { .. } => 0,
        }
    }
}

/// How a table on this device begins.
#[derive(Debug, Serialize, Deserialize)]
pub struct Founding {
    /// Its name.
    pub code: TableCode,
    /// What is played.
    pub table: NewTable,
    /// Who the device's person is, on this device.
    pub guest: GuestId,
    /// What they are called, and those who play on the same device, in the order of their seats.
    pub names: Vec<String>,
}

/// What is answered.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Answer {
    /// Entries to be made durable, all at once.
    pub save: Vec<Saving>,
    /// What is told now.
    pub tell: Vec<Telling>,
    /// Bots that are to decide now.
    pub ask: Vec<Asking>,
    /// How long they pause before they move, in milliseconds.
    pub pause: u32,
    /// When the table must be looked after again.
    pub wake: Option<u64>,
    /// What is kept beside the log, for lists.
    pub about: Option<About>,
    /// What a bot decided.
    pub action: Option<String>,
    /// Why it could not be done.
    pub error: Option<Failure>,
}

impl Answer {
    pub(crate) fn written(&self) -> String {
        serde_json::to_string(self).expect("an answer is plain data with text keys")
    }
}

/// An entry to be made durable.
#[derive(Debug, Serialize, Deserialize)]
pub struct Saving {
    /// Its number.
    pub number: u64,
    /// When it was accepted.
    pub at: u64,
    /// The entry.
    pub body: String,
    /// The match that ended with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finished: Option<Kept>,
}

/// A match that has ended.
#[derive(Debug, Serialize, Deserialize)]
pub struct Kept {
    /// How it ended, and who played.
    pub summary: MatchSummary,
    /// The deal and the record.
    pub file: String,
}

/// Something that is told.
#[derive(Debug, Serialize, Deserialize)]
pub struct Telling {
    /// Who is told.
    pub guest: GuestId,
    /// What they are told.
    pub message: ServerMessage,
}

/// A bot that is to decide.
#[derive(Debug, Serialize, Deserialize)]
pub struct Asking {
    /// For which seat.
    pub seat: Seat,
    /// Which of its choices.
    pub choice: u32,
}

/// A table as lists show it.
#[derive(Debug, Serialize, Deserialize)]
pub struct About {
    /// Its name.
    pub code: TableCode,
    /// Where things stand.
    pub phase: Phase,
    /// The device's person.
    pub host: GuestId,
    /// Everybody who plays on this device, the device's person first.
    pub people: Vec<GuestId>,
    /// The match, while one is played.
    pub own: Option<OwnTable>,
}
