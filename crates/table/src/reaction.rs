//! What comes out of a table when something goes in.

use protocol::{GuestId, Key, MatchSummary, ServerMessage};

use crate::think::BotRequest;

/// What follows from an input. The entry must be durable before anything else of it leaves the process.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reaction {
    /// What goes into the log, if the input changed something that must survive.
    pub entry: Option<String>,
    /// Whose name stands in that entry.
    pub named: Option<GuestId>,
    /// What is told to whom, in this order.
    pub told: Vec<Delivery>,
    /// What bots must decide now and were not asked before.
    pub bot_requests: Vec<BotRequest>,
    /// The match that has just ended.
    pub finished: Option<Finished>,
    /// The command that is carried out, now or earlier.
    pub done: Option<Key>,
}

/// A message and who gets it.
#[derive(Clone, PartialEq, Debug)]
pub struct Delivery {
    /// Who gets it.
    pub to: Recipient,
    /// The message itself.
    pub message: ServerMessage,
}

/// Who gets a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recipient {
    /// Every connection of this guest.
    Guest(GuestId),
    /// Every connection of guests who have no seat once the input is carried out.
    Watchers,
}

/// A match that has ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    /// How it ended, and who played. Its time is that of the table's clock, not a date.
    pub summary: MatchSummary,
    /// The deal and the record, for everybody to verify.
    pub file: String,
}
