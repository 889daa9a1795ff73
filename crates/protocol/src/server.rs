//! What the server says over a connection to a table.

use game_core::{Outcome, Seat, SeatSet};
use json_patch::Patch;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::error::Failure;
use crate::ids::{GuestId, Key};
use crate::info::TableInfo;
use crate::talk::Saying;

/// One message of the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// Everything the client may know: the answer to `hello`.
    Sync(Box<Sync>),
    /// Something about the table has changed.
    Info {
        /// The whole of it.
        info: Box<TableInfo>,
    },
    /// Something has happened in the match.
    Update(Box<Update>),
    /// The command has been carried out and will not be forgotten.
    Done {
        /// The key of the command.
        key: Key,
    },
    /// The command has been refused and has changed nothing.
    Refused {
        /// The key of the command.
        key: Key,
        /// Why it was refused.
        error: Failure,
    },
    /// A message could not be read, or the connection is about to be closed.
    Error {
        /// What is wrong.
        error: Failure,
    },
    /// Somebody at the table says something. It is not kept: who was not there has not heard it.
    Said {
        /// Who says it; the first of their seats.
        seat: Seat,
        /// What is said.
        what: Saying,
    },
    /// Somebody is there.
    Pong {},
}

/// Everything a client may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sync {
    /// The version of the messages.
    pub protocol: u32,
    /// Who the client is here.
    pub you: You,
    /// The table.
    pub info: TableInfo,
    /// The match, once one has started.
    #[serde(rename = "match")]
    pub game: Option<MatchSync>,
}

/// Who a client is at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct You {
    /// The guest.
    pub guest: GuestId,
    /// The name shown to others.
    pub name: String,
    /// The guest's seats; empty for somebody who watches.
    pub seats: Vec<Seat>,
}

/// A match as one client may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MatchSync {
    /// Its number at this table, counted from 1.
    pub number: u32,
    /// How many times something has been taken back.
    pub era: u32,
    /// Who the match waits for.
    pub waits_for: SeatSet,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Whether one's last action can be taken back at once at a table whose others are bots: nothing hidden was seen
    /// since.
    #[serde(default, skip_serializing_if = "is_false")]
    pub free_undo: bool,
    /// One board for each of the client's seats, or the public one.
    pub boards: Vec<Board>,
}

/// What one viewer knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// The seat that looks, or nobody at the table.
    pub viewer: Option<Seat>,
    /// How many events came before these. A client of the same match keeps its first `from` events;
    /// one that has fewer says `hello` again.
    pub from: u32,
    /// The events the client does not have yet.
    pub events: Vec<Value>,
    /// The view now.
    pub view: Value,
    /// What the seat may do now.
    pub choice: Option<Choice>,
}

/// What a seat may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// Its number; an action names it, so that a late one does not answer another choice.
    pub number: u32,
    /// Whether the match waits for it; if not, it is a choice made that may still be changed.
    pub waited: bool,
    /// Every action open to the seat, in a fixed order.
    pub actions: Vec<String>,
}

/// What has happened in a match, for one client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Update {
    /// The match's number.
    pub number: u32,
    /// Its era.
    pub era: u32,
    /// Who the match waits for now.
    pub waits_for: SeatSet,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
    /// How long those it waits for may still take, in milliseconds; nothing without a limit.
    pub time_left: Option<u64>,
    /// The seat of a person whose time was up: a bot has made this decision for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_up: Option<Seat>,
    /// Whether one's last action can be taken back at once at a table whose others are bots: nothing hidden was seen
    /// since.
    #[serde(default, skip_serializing_if = "is_false")]
    pub free_undo: bool,
    /// What has changed for each of the client's seats, or in public.
    pub boards: Vec<Change>,
}

/// What has changed for one viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Change {
    /// The seat that looks, or nobody at the table.
    pub viewer: Option<Seat>,
    /// How many events came before these; a client that has another number says `hello` again.
    pub from: u32,
    /// What the viewer hears.
    pub events: Vec<Value>,
    /// How the view before becomes the view now (RFC 6902).
    pub view: Patch,
    /// What the seat may do now: left out if that has not changed, `null` if it may do nothing.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "given"
    )]
    pub choice: Option<Option<Choice>>,
}

// serde hands a reference to whatever it asks.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_false(flag: &bool) -> bool {
    !flag
}

/// A field that stands there, be it as `null`.
// Left out, nothing and something are three cases, and JSON has a form for each.
#[allow(clippy::option_option)]
fn given<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<Choice>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}
