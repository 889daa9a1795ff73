//! What clients and the server say to each other. No sentences: codes, parameters and typed facts.
//!
//! | file | job |
//! |---|---|
//! | [`ids`] | names of tables, guests, matches and commands |
//! | [`client`] | what a client says over its connection to a table |
//! | [`server`] | what the server says over it |
//! | [`info`] | what everybody at a table may know about it |
//! | [`http`], [`games`] | the bodies of the HTTP endpoints |
//! | [`error`] | every way a request can be refused, with its code |
//! | [`names`] | names of people: what may be one, which look alike |
//! | [`hex`] | 32 bytes as text: hashes, shares and secrets |
//! | `schema` | what bodies look like, for the server's description of itself (feature `schema`) |
//! | [`sealed`] | what of a deal is fixed before any share is known |
//! | [`talk`] | what people say to each other |
//! | [`word`] | a word that a client sends, known here or not |
//!
//! docs/PROTOCOL.md shows every message; a test keeps it true.

pub mod client;
pub mod error;
pub mod games;
pub mod hex;
pub mod http;
pub mod ids;
pub mod info;
pub mod names;
#[cfg(feature = "schema")]
pub mod schema;
pub mod sealed;
pub mod server;
pub mod talk;
pub mod word;

pub use client::{ClientMessage, Command, Have};
pub use error::{Failure, Refusal};
pub use hex::{Commitment, Hex32};
pub use http::{
    MatchSummary, NameBody, NewTable, OwnTable, Player, RecoveryBody, SessionBody, TableCreated,
    TableSummary,
};
pub use ids::{GuestId, Key, MatchId, MatchName, RecoveryCode, TableCode};
pub use info::{
    Absence, FACES, Fairness, KickedInfo, Pace, Phase, SeatInfo, Sitter, TableInfo, UndoInfo,
};
pub use sealed::SealedDeal;
pub use server::{Board, Change, Choice, MatchSync, ServerMessage, Sync, Update, You};
pub use talk::{Phrase, Saying};
pub use word::Word;

/// The version of the messages. A client says it first; a server that speaks another refuses.
pub const VERSION: u32 = 2;
