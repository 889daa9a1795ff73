//! Rules and help as lines.

use catalog::GameId;
use client_core::story::{Line, Story};

use super::answer::Word;
use crate::rules::{self, Piece};
use crate::words::t;

/// What the rules say about a term; the headings if nothing is asked.
pub(crate) fn rules_about(story: &Story, game: GameId, term: &str) -> Vec<String> {
    if term.is_empty() {
        let headings = rules::headings(story.lang(), game);
        return [t(story, "tui-rules-headings")]
            .into_iter()
            .chain(headings)
            .collect();
    }
    let found = rules::search(story.lang(), game, term);
    if found.is_empty() {
        let line = Line::new("tui-rules-nothing").with("term", term.to_owned());
        return vec![story.say_common(&line)];
    }
    by_heading(&found)
}

fn by_heading(found: &[Piece]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut heading = "";
    for piece in found {
        if piece.heading != heading {
            heading = &piece.heading;
            lines.push(format!("## {heading}"));
        }
        lines.extend(piece.lines.iter().cloned());
    }
    lines
}

/// What can be typed.
pub(crate) fn help(story: &Story) -> Vec<String> {
    let line = |word: Word| {
        let what = story.say_common(&Line::new("tui-help").with("word", word.as_str()));
        format!("{}: {what}", word.own(story))
    };
    [t(story, "tui-help-answer")]
        .into_iter()
        .chain(Word::ALL.map(line))
        .collect()
}
