//! The table drawn in the terminal. Nothing is decided here: what a pick means is asked of `client_core::tap`.
//!
//! | file | job |
//! |---|---|
//! | `look` | colours as far as the terminal has them, signs as far as it can write them |
//! | `text` | text in columns |
//! | `desk` | what a drawing works with: words, colours, the places that can be picked |
//! | `screen` | a match on the screen: what has the focus, what a key does |
//! | `frame` | what stands around every table: title, question, buttons, log, keys |
//! | `sheet` | what lies above the table: rules, the log, an explanation, a question |
//! | `terminal` | the terminal itself: entered, listened to, and left as it was |
//! | `waiting` | a server's table before the match begins |
//! | `menu` | which game, which saved match |

mod desk;
mod frame;
mod look;
mod menu;
mod screen;
mod sheet;
mod terminal;
mod text;
mod waiting;

pub use desk::{Desk, Flow, Hit, KEYS, Target};
pub use look::{Depth, Look, Role, Signs, Wish};
pub use menu::{Chosen, Menu};
pub use screen::{Asks, Screen, Status};
pub use terminal::{Ended, Tui};
pub use text::{shown, width, wrap};
