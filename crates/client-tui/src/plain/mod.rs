//! The table in lines of text, for pipes, slow lines and those who listen.
//!
//! | file | job |
//! |---|---|
//! | `session` | from the first line to the last: news in, lines out, answers to what is asked |
//! | `answer` | what a typed line means: a number, a name, a command |
//! | `complete` | what the beginning of a line may become |
//! | `console` | where lines go and come from; a script's standard input |
//! | `keys` | lines typed on a terminal, with completion |
//! | `editor` | a line while it is typed |
//! | `questions` | what a match asks, what is answered, and words such as `why` and `log` |
//! | `between` | the table around the match: before it, after it, what people say |
//! | `menu` | what to sit down at |
//! | `told` | rules and help as lines |

mod answer;
mod between;
mod complete;
mod console;
mod editor;
mod keys;
mod menu;
mod questions;
mod session;
mod told;

pub use answer::{Asked, Word, choose, command};
pub use complete::{Offers, complete};
pub use console::{Complete, Console, Given, Script};
pub use keys::Keys;
pub use menu::menu;
pub use session::{Ending, Session};
