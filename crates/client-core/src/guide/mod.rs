//! What a person at a table is asked and may do, in words, and how cards move when something happens.
//!
//! | file | job |
//! |---|---|
//! | `heard` | the events of a match, each read once |
//! | `moves` | where a card was and where it goes |
//! | `sound` | what is heard when something happens |
//! | one for each game | its questions, its actions, its movements |

mod heard;
mod moves;
pub mod samurai_spirit;
pub mod samurai_sword;
pub mod samurakva;
mod sound;
pub mod yokai_septet;

use core::error::Error;
use core::fmt::{self, Display, Formatter};

use game_core::{Game, Seat};

pub use heard::Heard;
pub use moves::Flight;
pub use sound::Sound;

use crate::plain;
use crate::recap::Recap;
use crate::story::Line;

/// A game whose tables can be drawn for a person. What a game does not say for itself is made from the names in its
/// messages ([`plain`]).
pub trait Guide: Recap {
    /// The places of its table.
    type Place: Display;

    /// Every message of the game's own that this trait says, so that each language can be tested to
    /// have it.
    const MESSAGES: &'static [&'static str] = &[];

    /// Further messages that drawings of the table say: what a card or a sign means.
    const WORDS: &'static [&'static str] = &[];

    /// What the seat is asked now: one short sentence.
    fn prompt(_view: &Self::View, _seat: Seat) -> Line {
        Line::new("plain-ask")
    }

    /// What wins, which round it is and what ends the match: one line, the same for everybody.
    fn goal(_view: &Self::View) -> Option<Line> {
        None
    }

    /// What an action does: a verb with its object, as on a button.
    fn label(_view: &Self::View, action: &Self::Action) -> Line {
        plain::label(action)
    }

    /// What would come of an action as the table stands now, for those who cannot point at it: others may act before.
    fn outlook(_view: &Self::View, _action: &Self::Action) -> Option<Line> {
        None
    }

    /// What the viewer knows of everybody beside the position, for those who do not see the table: a drawing has it in
    /// colours, seals and distances.
    fn known(_view: &Self::View) -> Vec<Line> {
        Vec::new()
    }

    /// A question to ask once before an action that a person may regret, with what it costs.
    fn risk(_view: &Self::View, _action: &Self::Action) -> Option<Line> {
        None
    }

    /// What moves when this happens, in order.
    fn flights(_event: &Self::Event) -> Vec<Flight<Self::Place>> {
        Vec::new()
    }

    /// Whether the table shows this so plainly that a log of it would only be noise.
    fn is_small_talk(_event: &Self::Event) -> bool {
        false
    }

    /// What is heard when this happens.
    fn sound(_event: &Self::Event) -> Option<Sound> {
        None
    }
}

/// Why a view or an event cannot be read: whoever sent it is of another release, which the person must be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable(String);

impl Unreadable {
    /// The code of the error that tells the person so.
    pub const CODE: &'static str = "other_version";

    fn of(error: &serde_json::Error) -> Unreadable {
        Unreadable(error.to_string())
    }
}

impl Display for Unreadable {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "not of this release: {}", self.0)
    }
}

impl Error for Unreadable {}

/// Reads a view of this game.
pub fn read_view<G: Game>(view: &serde_json::Value) -> Result<G::View, Unreadable> {
    serde::Deserialize::deserialize(view).map_err(|error| Unreadable::of(&error))
}

/// Reads an event of this game.
pub fn read_event<G: Game>(event: &serde_json::Value) -> Result<G::Event, Unreadable> {
    serde::Deserialize::deserialize(event).map_err(|error| Unreadable::of(&error))
}

#[allow(unused_macros, reason = "every game may have words of its own")]
macro_rules! plain_words {
    ($game:ty) => {
        impl Guide for $game {
            type Place = plain::Place;
        }
    };
}
catalog::games_with_plain!(words, plain_words);
