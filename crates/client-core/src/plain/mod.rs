//! A game that says nothing for itself: words made from the names in its messages, and its table arranged from what
//! a view holds. What somebody writes later replaces it piece by piece.
//!
//! | file | job |
//! |---|---|
//! | `words` | names as words, for messages that nobody has written yet |
//! | `lines` | events and actions as lines to be said |
//! | `layout` | what a view holds, as facts and cards in zones |

mod layout;
mod lines;
mod words;

use core::fmt::{self, Display};

use game_core::Seat;

pub use layout::{Item, Layout};
pub use lines::{facts, label, told};
pub use words::derived;

/// The messages that are said of games without words of their own.
pub const MESSAGES: &[&str] = &[
    "plain-ask",
    "plain-face-down",
    "plain-fact",
    "plain-facts",
    "plain-kind",
    "plain-team",
    "plain-value",
];

/// A place of a plainly drawn table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// What lies before a player.
    Seat(Seat),
}

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Seat(seat) => write!(f, "seat-{seat}"),
        }
    }
}
