//! Lessons at the table: a prepared position, what is said about it, and the moves that the learner finds.
//!
//! A lesson needs no server: the rules are here anyway, its seed is no secret, and the others follow a script.
//!
//! | file | job |
//! |---|---|
//! | `bench` | the match of a lesson, seen from the learner's seat |
//! | `pupil` | the learner in it: what is said now, what a move leads to, reading back |
//!
//! docs/lessons.md tells authors what the files look like.

mod bench;
mod pupil;

use std::collections::BTreeMap;

use game_core::{Game, Seat, record};
use serde::Deserialize;

pub use bench::{Bench, LessonMatch};
pub use pupil::{Next, Pupil, Speech, Tried};

/// A lesson as its author wrote it, with the words of one language.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Lesson {
    /// Its name in addresses, and the beginning of its messages' names.
    #[serde(default)]
    pub slug: String,
    /// The options of the match, as in a record.
    pub options: String,
    /// Decides what chance brings after the position, as in a record.
    pub seed: String,
    /// The learner's seat.
    pub learner: Seat,
    /// How long it takes.
    pub minutes: u32,
    /// The position it starts from, field by field; without one, a plain deal.
    #[serde(default)]
    pub position: BTreeMap<String, String>,
    /// What is said and done, in order.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
    /// What is said, by the names in `steps`; `title` and `about` beside them.
    #[serde(default)]
    pub words: BTreeMap<String, String>,
}

/// One step of a lesson: speech, a move of the learner, or moves of the others.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Step {
    /// The name of what is said.
    pub say: Option<String>,
    /// The place of the table that it is about.
    pub at: Option<String>,
    /// The learner's move; any of these will do.
    #[serde(rename = "do")]
    pub moves: Vec<String>,
    /// The name of what is said when another move is tried.
    pub no: Option<String>,
    /// Moves of the others, each with its seat.
    pub then: Vec<String>,
    /// Whether the learner may do anything, until the others are to move; then the lesson is over.
    pub free: bool,
}

impl Lesson {
    /// What a name in `steps` stands for.
    pub fn word(&self, name: &str) -> &str {
        self.words
            .get(name)
            .map(String::as_str)
            .unwrap_or_default()
    }

    /// The record of its match before the first move.
    fn record<G: Game>(&self) -> String {
        let mut lines = vec![
            record::HEADER.to_owned(),
            format!("game {}", G::ID),
            format!("rules {}", G::RULES),
            format!("config {}", self.options),
            format!("seed {}", self.seed),
        ];
        let deal = self
            .position
            .iter()
            .map(|(key, value)| format!("deal {key}={value}"));
        lines.extend(deal);
        lines.join("\n")
    }
}
