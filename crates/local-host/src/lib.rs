//! A table without a server: what a server does around a table, as a state machine without input or output.
//!
//! | file | job |
//! |---|---|
//! | [`host`] | messages in, entries to be made durable out; what is told waits until they are |
//! | [`thinker`] | the same table as its log gives it, on which bots think elsewhere |
//!
//! Whoever owns a host gives it the time and chance, makes what [`Host::unsaved`] gives durable, says so by
//! [`Host::saved`], and only then gets to know what is to be told and which bots are asked. The browser keeps the log in
//! a database, the terminal in a file; see docs/adr/0015.

pub mod host;
pub mod thinker;

pub use host::{Addressed, Chance, Host, Logged};
pub use thinker::{Thinker, Thought, think};

/// How long a bot pauses before its move if nobody wants it otherwise, in milliseconds, so that a person can follow.
pub const PAUSE_MS: u32 = 700;
/// Nobody waits for a bot longer than this, in hundredths of that pause.
const LONGEST_PAUSE: u16 = 400;

/// The pause that a person wants, in milliseconds.
pub fn pause(percent: u16) -> u32 {
    PAUSE_MS * u32::from(percent.min(LONGEST_PAUSE)) / 100
}
