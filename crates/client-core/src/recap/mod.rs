//! How a finished match came about: what it means for the reader, what was counted as it went on, and the turns that
//! decided it. Everything follows from the record, and no bot is asked for its judgement.
//!
//! | file | job |
//! |---|---|
//! | `verdict` | who won and what that means for the reader, in one sentence |
//! | `course` | the match from its first action to its last |
//! | one for each game | what it counts, and what weighs how much |

mod course;
mod samurai_spirit;
mod samurai_sword;
mod samurakva;
mod verdict;
mod yokai_septet;

use game_core::{Outcome, Seat, SeatSet};

pub use course::{Chapter, Course, Strand, Turn};
pub use verdict::{is_won, verdict};

use crate::story::{Line, Tell, Value};

/// A game whose matches can be summed up. By default only the outcome is told.
pub trait Recap: Tell {
    /// Whether the game is played in rounds, of which [`Recap::round`] tells.
    const HAS_ROUNDS: bool = false;

    /// Who won and what it means for the reader; a spectator is told the outcome.
    fn verdict(_view: &Self::View, outcome: &Outcome, reader: Option<Seat>) -> Line {
        verdict::<Self>(outcome, reader)
    }

    /// What is counted, as it stands in a view that everybody may have. The list has the same order all through a
    /// match.
    fn counts(_view: &Self::View) -> Vec<Count> {
        Vec::new()
    }

    /// The number of the round that begins with this event.
    fn round(_event: &Self::Event) -> Option<u32> {
        None
    }

    /// How much this weighed in the match of which this is the last view.
    fn swing(_event: &Self::Event, _view: &Self::View) -> Option<Swing> {
        None
    }

    /// What happened, as it is recalled when all is over. The round it happened in is named beside it.
    fn recall(event: &Self::Event, seats: usize) -> Line {
        Self::tell(event, seats)
    }

    /// What else can be said to the reader.
    fn notes(_course: &Course, _reader: Seat) -> Vec<Line> {
        Vec::new()
    }
}

/// Something that is counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// What or whose it is: a seat, a team, a thing.
    pub name: Value,
    /// The seats whose it is; none if it is everybody's.
    pub members: SeatSet,
    /// How much there is now.
    pub value: i32,
}

impl Count {
    /// What one seat has.
    pub(crate) fn of_seat(seat: usize, value: impl Into<i32>) -> Count {
        let seat = Seat(seat as u8);
        Count {
            name: seat.into(),
            members: [seat].into_iter().collect(),
            value: value.into(),
        }
    }
}

/// How much an event weighed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Swing {
    /// How much it decided. Something of no weight may still be a good moment for somebody.
    pub weight: i32,
    /// The seats that like to remember it.
    pub good_for: SeatSet,
}

#[allow(unused_macros, reason = "every game may have words of its own")]
macro_rules! plain_words {
    ($game:ty) => {
        impl Recap for $game {}
    };
}
catalog::games_with_plain!(words, plain_words);
