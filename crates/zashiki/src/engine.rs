//! `zashiki engine`: matches of every game driven by JSON lines; docs/ENGINE.md has every message.
//!
//! | file | job |
//! |---|---|
//! | [`mod@line`] | lines of bounded length |
//! | [`fields`] | the fields of a request, all problems told at once |
//! | [`request`] | what can be asked |
//! | [`session`] | the open matches, and what is done about a request |
//! | [`advice`] | what our bots would do, and why |
//! | [`answer`] | what is answered |
//! | [`error`] | what is answered instead if a request cannot be met |

mod advice;
mod answer;
mod error;
mod fields;
mod line;
mod request;
mod session;

use std::io::{self, BufRead, Write};

use line::Lines;
use session::Session;

/// Answers every line of the input with one line, until the input ends.
pub(crate) fn run(input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut session = Session::default();
    let mut lines = Lines::new(input);
    while let Some(line) = lines.next()? {
        let answer = session.answer(line);
        output.write_all(answer.as_bytes())?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
    Ok(())
}
