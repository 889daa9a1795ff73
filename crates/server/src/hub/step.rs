//! What follows from requests, in order. Nothing of it leaves the process before the inputs it rests on
//! are durable.

use protocol::Key;
use store::Append;
use table::BotRequest;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// One thing that happens once everything before it is durable.
pub(super) enum Step {
    /// An input that the table has accepted.
    Input(Box<Input>),
    /// A connection is told how things stand.
    Sync(u64, Utf8Bytes),
    /// A connection's command is answered.
    Say(u64, Key, Utf8Bytes),
    /// Somebody outside is answered.
    Answer(Box<dyn FnOnce() + Send>),
}

/// An input that the table has accepted.
pub(super) struct Input {
    /// What is to be kept, if anything is.
    pub(super) append: Option<Append>,
    /// Its number if it is kept.
    pub(super) number: Option<u64>,
    /// What is told to which connections. As text it takes a tenth of the memory while the disk is waited
    /// for.
    pub(super) told: Vec<(Vec<u64>, Utf8Bytes)>,
    /// What bots must decide then.
    pub(super) bot_requests: Vec<BotRequest>,
    /// The command it was and whose.
    pub(super) command: Option<(u64, Key)>,
    /// Whether it is a decision in a match.
    pub(super) is_move: bool,
    /// Whether a match ended.
    pub(super) has_ended: bool,
}

impl Step {
    /// Takes out what is to be kept.
    pub(super) fn append(&mut self) -> Option<Append> {
        match self {
            Step::Input(input) => input.append.take(),
            _ => None,
        }
    }
}
