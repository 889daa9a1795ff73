//! What is asked of a table's task, and what goes out to its connections.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use bots::Decision;
use game_core::Seat;
use protocol::http::{OwnTable, TableSummary};
use protocol::{Command, GuestId, Have, Key, Refusal, Saying};
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::address::Address;

/// What is asked of a table's task. It travels in a box: every table has room for dozens of these, used or not.
pub(crate) enum Request {
    /// Somebody connects and wants to know everything.
    Join(Join),
    /// Somebody connected is not sure to have everything.
    Hello {
        /// The connection that asks.
        connection: u64,
        /// What its client already has.
        have: Option<Have>,
    },
    /// Something is to be done.
    Command {
        /// The connection that sent it.
        connection: u64,
        /// The key that names the command.
        key: Key,
        /// What is to be done.
        command: Command,
    },
    /// Somebody wants bots to pause longer or shorter.
    Pause {
        /// The connection that says so.
        connection: u64,
        /// In hundredths of the usual pause.
        percent: u16,
    },
    /// Something is said to everybody.
    Say {
        /// The connection that says it.
        connection: u64,
        /// What is said.
        what: Saying,
    },
    /// A connection is gone.
    Leave {
        /// The connection that is gone.
        connection: u64,
    },
    /// A bot has decided.
    Decided {
        /// For which seat.
        seat: Seat,
        /// The choice's number.
        choice: u32,
        /// What the bot decided.
        decision: Decision,
    },
    /// How the lobby shows the table.
    Summary {
        /// Where the answer goes.
        answer: oneshot::Sender<Result<TableSummary, Refusal>>,
    },
    /// The match that a guest plays there, if one runs.
    Own {
        /// The guest who asks.
        guest: GuestId,
        /// Where the answer goes.
        answer: oneshot::Sender<Result<Option<OwnTable>, Refusal>>,
    },
    /// A guest has asked to be forgotten.
    Erase {
        /// The guest to forget.
        guest: GuestId,
        /// Where the answer goes.
        answer: oneshot::Sender<Result<(), Refusal>>,
    },
    /// Everybody is told that nothing can be saved for now.
    NotSaving,
    /// Another node has the table, or may have it.
    Lost,
    /// The server goes down: keep what is worth keeping and end.
    End,
}

impl Request {
    /// Answers a question that nobody will look into.
    pub(crate) fn turn_down(self, refusal: &Refusal) {
        match self {
            Request::Summary { answer } => drop(answer.send(Err(refusal.clone()))),
            Request::Own { answer, .. } => drop(answer.send(Err(refusal.clone()))),
            Request::Erase { answer, .. } => drop(answer.send(Err(refusal.clone()))),
            _ => {}
        }
    }
}

/// Connections are told apart by number.
static NEXT: AtomicU64 = AtomicU64::new(1);

/// The number of a new connection.
pub(crate) fn new_connection() -> u64 {
    NEXT.fetch_add(1, Relaxed)
}

/// A new connection.
pub(crate) struct Join {
    pub(crate) connection: u64,
    pub(crate) guest: GuestId,
    pub(crate) address: Address,
    pub(crate) name: String,
    pub(crate) seal: Option<u8>,
    pub(crate) have: Option<Have>,
    pub(crate) outbox: mpsc::Sender<Arc<Out>>,
}

/// What goes out to a connection. The same may go to many, so it is shared; and every connection has room for dozens of
/// these, used or not, of which each is no more than a pointer.
pub(crate) enum Out {
    /// A message.
    Text(Utf8Bytes),
    /// A message that answers the command of this key.
    Answer(Key, Utf8Bytes),
    /// The last message: why the connection is closed.
    Close(Refusal),
}
