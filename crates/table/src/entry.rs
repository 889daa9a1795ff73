//! The entries of the log: every input that was accepted, with all that carrying it out needs.

use game_core::Seat;
use protocol::{Command, GuestId, Hex32, Key};
use serde::{Deserialize, Serialize};

use crate::found::Founding;

/// One accepted input. Its number and time stand beside it in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub(crate) enum Entry {
    /// The table was made.
    Founded(Box<Founding>),
    /// A person's command was carried out.
    Command(Said),
    /// A bot decided for a seat.
    Bot { seat: Seat, action: String },
    /// A person with a seat came back, maybe under another name; bots hand over.
    Arrived { guest: GuestId, name: String },
    /// Bots play for seats whose people were gone for too long; the host's rights pass on.
    Gone { seats: Vec<Seat>, host: Option<GuestId> },
}

/// A command with what its author could not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Said {
    pub guest: GuestId,
    pub name: String,
    pub key: Key,
    pub command: Command,
    /// The secret of the next match, where one is opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Hex32>,
    /// Whether an undo was safe; imagined worlds are not imagined again.
    #[serde(default, skip_serializing_if = "is_false")]
    pub safe: bool,
}

// serde hands a reference to whatever it asks.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_false(flag: &bool) -> bool {
    !flag
}

impl Entry {
    /// As it stands in the log.
    pub(crate) fn text(&self) -> String {
        // Plain data with text keys: nothing here that JSON cannot hold.
        serde_json::to_string(self).unwrap_or_default()
    }
}
