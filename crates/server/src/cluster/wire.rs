//! What nodes say to each other: small heads as JSON, and after a line's end the text for a client as it is.
//!
//! The version is part of every subject. Within a version fields may be added with a default, and what is not known is
//! left unread, so that two adjacent releases understand each other. A message of a kind that is not known is refused,
//! and counts as heard: left out, it would be a gap, and be sent again for ever.

use std::net::IpAddr;

use axum::body::Bytes;
use protocol::http::{OwnTable, TableSummary};
use protocol::{Command, GuestId, Have, Key, Refusal, Saying, TableCode};
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Raised when nodes of two releases could no longer understand each other.
pub(crate) const VERSION: u32 = 1;
/// The largest message that is sent or read; NATS takes a megabyte.
pub(crate) const LARGEST: usize = 960 * 1024;

/// From the node at which a client is connected to the owner of the table.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct ToOwner<W = EdgeMessage> {
    /// The node at which the client is.
    pub(crate) edge: String,
    /// Which of its lives.
    pub(crate) generation: u64,
    /// The client's connection there.
    pub(crate) connection: u64,
    /// How often this connection has been attached to an owner.
    pub(crate) attempt: u32,
    /// 1 for the first message of an attempt, then one more each: a gap is a loss.
    pub(crate) number: u64,
    pub(crate) what: W,
}

/// What an edge asks.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum EdgeMessage {
    Join(Box<Joining>),
    Hello {
        have: Option<Have>,
    },
    Command {
        key: Key,
        command: Command,
    },
    Pause {
        percent: u16,
    },
    Say {
        what: Saying,
    },
    Leave,
    /// Is the owner there, and has it heard everything?
    Beat,
    /// Something that a later release says; if it is a command, with its key.
    #[serde(skip)]
    Unknown {
        key: Option<Key>,
    },
}

/// Who comes to a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Joining {
    pub(crate) table: TableCode,
    pub(crate) guest: GuestId,
    pub(crate) name: String,
    pub(crate) seal: Option<u8>,
    pub(crate) address: IpAddr,
    pub(crate) have: Option<Have>,
}

/// From the owner to the node at which a client is connected.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct ToEdge<W = OwnerMessage> {
    /// The edge's life that is meant.
    pub(crate) generation: u64,
    pub(crate) connection: u64,
    pub(crate) attempt: u32,
    pub(crate) number: u64,
    pub(crate) what: W,
}

/// What an owner tells.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum OwnerMessage {
    /// The text is for the client.
    Text,
    /// The same, and it answers this command.
    Answer { key: Key },
    /// All was heard.
    Beat,
    /// The connection is no longer at the table.
    Closed { why: Why },
    /// Something that a later release says.
    #[serde(skip)]
    Unknown,
}

/// Why a connection is no longer at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Why {
    /// The table is, or will be, at another node.
    Moves,
    Unknown,
    Broken,
    Busy,
    NotSaved,
    NotSaving,
    OutcomeUnknown,
    TooSlow,
    /// A reason that an older release does not know.
    #[serde(other)]
    Other,
}

impl Why {
    pub(crate) fn of(refusal: &Refusal) -> Why {
        match refusal {
            Refusal::TableMoves | Refusal::Restarting => Why::Moves,
            Refusal::UnknownTable => Why::Unknown,
            Refusal::TableBroken => Why::Broken,
            Refusal::Busy => Why::Busy,
            Refusal::NotSaved => Why::NotSaved,
            Refusal::NotSaving => Why::NotSaving,
            Refusal::OutcomeUnknown => Why::OutcomeUnknown,
            Refusal::TooSlow => Why::TooSlow,
            _ => Why::Other,
        }
    }

    /// What a client is told; nothing if the table goes on elsewhere.
    pub(crate) fn refusal(self) -> Option<Refusal> {
        Some(match self {
            Why::Moves => return None,
            Why::Unknown => Refusal::UnknownTable,
            Why::Broken => Refusal::TableBroken,
            Why::Busy => Refusal::Busy,
            Why::NotSaved => Refusal::NotSaved,
            Why::NotSaving => Refusal::NotSaving,
            Why::OutcomeUnknown | Why::Other => Refusal::OutcomeUnknown,
            Why::TooSlow => Refusal::TooSlow,
        })
    }
}

/// A question to a table's owner that needs no connection.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Question<W = Wanted> {
    pub(crate) table: TableCode,
    pub(crate) what: W,
}

/// What is wanted of a table.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Wanted {
    Summary,
    Own {
        guest: GuestId,
    },
    Erase {
        guest: GuestId,
    },
    /// Something that a later release asks.
    #[serde(skip)]
    Unknown,
}

/// The answer to a question.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer {
    Summary(Box<TableSummary>),
    Own(Option<Box<OwnTable>>),
    Erased,
    Refused(Why),
}

/// What every node hears.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Notice {
    /// A sign-in has ended.
    SignedOut { family: String },
    /// A guest has asked to be forgotten.
    Forgotten { guest: GuestId },
    /// The tables that a node would show in the lobby.
    Lobby {
        node: String,
        lines: Vec<TableSummary>,
    },
}

/// A head, and the text after it if there is one.
pub(crate) fn packed(head: &impl Serialize, text: Option<&str>) -> Option<Bytes> {
    let mut bytes = serde_json::to_vec(head).ok()?;
    if let Some(text) = text {
        bytes.push(b'\n');
        bytes.extend_from_slice(text.as_bytes());
    }
    (bytes.len() <= LARGEST).then(|| bytes.into())
}

/// The two parts again; nothing if it cannot be read.
pub(crate) fn unpacked<T: DeserializeOwned>(bytes: &[u8]) -> Option<(T, String)> {
    if bytes.len() > LARGEST {
        return None;
    }
    let end = bytes
        .iter()
        .position(|byte| *byte == b'\n')
        .unwrap_or(bytes.len());
    let (head, text) = bytes.split_at(end);
    let text = text.get(1..).unwrap_or_default();
    let text = String::from_utf8(text.to_vec()).ok()?;
    Some((serde_json::from_slice(head).ok()?, text))
}

/// What an edge says, read by the owner.
pub(crate) fn to_owner(bytes: &[u8]) -> Option<ToOwner> {
    if let Some((known, _)) = unpacked::<ToOwner>(bytes) {
        return Some(known);
    }
    let (later, _) = unpacked::<ToOwner<Value>>(bytes)?;
    let key = &later.what["command"]["key"];
    Some(ToOwner {
        edge: later.edge,
        generation: later.generation,
        connection: later.connection,
        attempt: later.attempt,
        number: later.number,
        what: EdgeMessage::Unknown {
            key: serde_json::from_value(key.clone()).ok(),
        },
    })
}

/// What an owner says, read by the edge.
pub(crate) fn to_edge(bytes: &[u8]) -> Option<(ToEdge, String)> {
    if let Some(known) = unpacked::<ToEdge>(bytes) {
        return Some(known);
    }
    let (later, text) = unpacked::<ToEdge<IgnoredAny>>(bytes)?;
    let head = ToEdge {
        generation: later.generation,
        connection: later.connection,
        attempt: later.attempt,
        number: later.number,
        what: OwnerMessage::Unknown,
    };
    Some((head, text))
}

/// A question, read by the owner.
pub(crate) fn question(bytes: &[u8]) -> Option<Question> {
    if let Some((known, _)) = unpacked::<Question>(bytes) {
        return Some(known);
    }
    let (later, _) = unpacked::<Question<IgnoredAny>>(bytes)?;
    Some(Question {
        table: later.table,
        what: Wanted::Unknown,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A loss would be seen by its number, and all of it sent again, for ever.
    #[test]
    fn what_only_a_later_release_says_counts_as_heard() {
        let key = Key::from_random([7; Key::LEN]);
        let said = |what: &str| {
            let text = format!(
                "{{\"edge\":\"a\",\"generation\":1,\"connection\":2,\"attempt\":3,\"number\":4,\"what\":{what}}}"
            );
            to_owner(text.as_bytes()).unwrap()
        };
        let command = format!(
            "{{\"command\":{{\"key\":\"{key}\",\"command\":{{\"do\":\"juggle\",\"balls\":3}}}}}}"
        );
        for (what, expected) in [
            (command.as_str(), Some(key)),
            ("{\"juggle\":{\"balls\":3}}", None),
            ("\"juggle\"", None),
        ] {
            let heard = said(what);
            assert_eq!((heard.number, heard.attempt), (4, 3), "{what}");
            let EdgeMessage::Unknown { key } = heard.what else {
                panic!("{what}: {:?}", heard.what);
            };
            assert_eq!(key, expected, "{what}");
        }
        assert!(matches!(said("\"beat\"").what, EdgeMessage::Beat));
        let told =
            br#"{"generation":1,"connection":2,"attempt":3,"number":4,"what":{"juggle":{}}}"#;
        let (head, _) = to_edge(told).unwrap();
        assert!(matches!(head.what, OwnerMessage::Unknown));
        assert_eq!(head.number, 4);
        let table = TableCode::from_random([1; TableCode::LEN]);
        let asked = format!("{{\"table\":\"{table}\",\"what\":{{\"juggle\":3}}}}");
        let asked = question(asked.as_bytes()).unwrap();
        assert!(matches!(asked.what, Wanted::Unknown));
        assert!(to_owner(b"{}").is_none() && question(b"[]").is_none());
    }

    fn told(what: OwnerMessage) -> ToEdge {
        ToEdge {
            generation: 3,
            connection: 7,
            attempt: 1,
            number: 9,
            what,
        }
    }

    #[test]
    fn a_text_comes_back_as_it_was() {
        for text in ["", "{\"type\":\"pong\"}", "two\nlines", "жук"] {
            let bytes = packed(&told(OwnerMessage::Text), Some(text)).unwrap();
            let (head, back) = unpacked::<ToEdge>(&bytes).unwrap();
            assert_eq!((head.number, back.as_str()), (9, text));
        }
    }

    #[test]
    fn what_cannot_be_read_is_nothing() {
        let huge = "x".repeat(LARGEST);
        assert!(packed(&told(OwnerMessage::Text), Some(&huge)).is_none());
        for wrong in [
            &b""[..],
            b"{}",
            b"\xff\n",
            b"{\"generation\":1}\nx",
            huge.as_bytes(),
        ] {
            assert!(unpacked::<ToEdge>(wrong).is_none());
        }
    }

    #[test]
    fn a_later_release_may_add_fields_and_reasons() {
        let later = br#"{"generation":1,"connection":2,"attempt":3,"number":4,"later":true,
            "what":{"closed":{"why":"something_new","after":5}}}"#;
        let later: Vec<u8> = later
            .iter()
            .copied()
            .filter(|byte| *byte != b'\n')
            .collect();
        let (head, _) = unpacked::<ToEdge>(&later).unwrap();
        assert!(matches!(
            head.what,
            OwnerMessage::Closed { why: Why::Other }
        ));
        assert_eq!(Why::Other.refusal(), Some(Refusal::OutcomeUnknown));
    }
}
