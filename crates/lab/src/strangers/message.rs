//! What a stranger's bot is told and what it answers, a JSON line each; docs/BOT-PROTOCOL.md describes them.

use game_core::{Outcome, SeatSet, fields};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Raised whenever a bot that knows the old messages could misread the new ones.
pub const PROTOCOL: u32 = 1;

/// What is told.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum ToBot<'a, V = ()> {
    Hello {
        protocol: u32,
        game: &'a str,
        rules: u32,
    },
    NewMatch {
        config: Map<String, Value>,
        seats: usize,
        seat: usize,
        seed: u64,
    },
    Decide {
        id: u64,
        view: &'a V,
        actions: Vec<String>,
        milliseconds: u128,
    },
    Over {
        outcome: String,
        winners: SeatSet,
    },
}

impl<V: Serialize> ToBot<'_, V> {
    /// The line for it.
    pub(super) fn line(&self) -> String {
        serde_json::to_string(self).expect("a message is plain data with text keys") + "\n"
    }
}

/// The options of a match as an object of texts.
pub(super) fn config(words: &str) -> Map<String, Value> {
    fields::words(words)
        .map(|(key, value)| (key.to_owned(), Value::from(value)))
        .collect()
}

/// How a match ended.
pub(super) fn over(outcome: &Outcome) -> ToBot<'static> {
    ToBot::Over {
        outcome: outcome.to_string(),
        winners: outcome.winners(),
    }
}

/// What a bot answers. Fields that are not known here are passed over.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Answer {
    Hello { protocol: u32 },
    Action { id: u64, action: String },
}

impl Answer {
    pub(super) fn read(line: &[u8]) -> Option<Answer> {
        serde_json::from_slice(line).ok()
    }
}
