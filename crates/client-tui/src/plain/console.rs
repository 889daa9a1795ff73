//! Where lines go and where they come from: a script's standard input, or keys with completion.

use std::io::{self, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

/// What a person or a script gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Given {
    /// A line.
    Line(String),
    /// Nothing more will come.
    End,
}

/// Lines that the beginning of one may become.
pub type Complete<'a> = &'a dyn Fn(&str) -> Vec<String>;

/// Lines out, lines in.
pub trait Console {
    /// Says these lines.
    fn say(&mut self, lines: &[String]) -> io::Result<()>;

    /// What is typed, if a line is ready within this time.
    fn line(&mut self, wait: Duration, complete: Complete<'_>) -> Option<Given>;
}

/// Lines as they come from a channel, and a place to write to.
pub struct Script<W> {
    lines: Receiver<Given>,
    out: W,
}

impl<W: Write> Script<W> {
    /// Answers from here, words to there.
    pub fn new(lines: Receiver<Given>, out: W) -> Script<W> {
        Script { lines, out }
    }
}

impl<W: Write> Console for Script<W> {
    fn say(&mut self, lines: &[String]) -> io::Result<()> {
        for line in lines {
            writeln!(self.out, "{}", spoken(line))?;
        }
        self.out.flush()
    }

    fn line(&mut self, wait: Duration, _: Complete<'_>) -> Option<Given> {
        match self.lines.recv_timeout(wait) {
            Ok(given) => Some(given),
            Err(RecvTimeoutError::Disconnected) => Some(Given::End),
            Err(RecvTimeoutError::Timeout) => None,
        }
    }
}

/// Spaces that do not break mean nothing to a program that reads or speaks lines. What others wrote must not move the
/// cursor or change colours.
pub(super) fn spoken(line: &str) -> String {
    let is_safe = |sign: &char| !sign.is_control() || *sign == '\n';
    line.replace(['\u{a0}', '\u{202f}'], " ")
        .chars()
        .filter(is_safe)
        .collect()
}
