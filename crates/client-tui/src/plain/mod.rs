//! The table in lines of text, for pipes, slow lines and those who listen.
//!
//! | file | job |
//! |---|---|
//! | `session` | from the first line to the last: news in, lines out, answers to what is asked |
//! | `answer` | what a typed line means: a number, a name, a command |
//! | `told` | positions, choices, rules and the log as lines |

mod answer;
mod session;
mod told;

pub use answer::{Asked, Word, choose, command};
pub use session::{Ending, Given, Session};
pub use told::{Seen, result};
