//! What a game must say about itself so that its matches can be told.

use game_core::{Game, Seat};

use super::line::Line;
use crate::plain;

/// A game whose matches can be told. What a game does not say for itself is made from the names in its messages
/// ([`plain`]).
pub trait Tell: Game {
    /// Every message that an event becomes, so that each language can be tested to have it.
    const EVENTS: &'static [&'static str] = &[];
    /// Every other message of the game's own: parts of sentences, facts of a position.
    const PARTS: &'static [&'static str] = &[];
    /// Every message that [`Tell::explain`] makes of a refusal.
    const EXPLAINED: &'static [&'static str] = &[];

    /// The sentence for an event at a table with `seats` seats.
    fn tell(event: &Self::Event, _seats: usize) -> Line {
        plain::told(event)
    }

    /// Whether a new chapter begins with this event: a round, or a turn where turns are long.
    fn opens_chapter(_event: &Self::Event) -> bool {
        false
    }

    /// The name of a team in an outcome, with its members; a game without teams is never asked.
    fn team(_team: u8, members: Vec<Seat>) -> Line {
        Line::new("plain-team").with("members", members)
    }

    /// The same where the team is said to win.
    fn winning_team(team: u8, members: Vec<Seat>) -> Line {
        Self::team(team, members)
    }

    /// The name under which a seat is known to all from the start, if the game gives it one.
    fn seat_name(_view: &Self::View, _seat: Seat) -> Option<Line> {
        None
    }

    /// What this viewer knows of who sits there: a character, a role.
    fn title(_view: &Self::View, _seat: Seat) -> Option<Line> {
        None
    }

    /// The facts of a position that everybody can see, in a few sentences.
    fn position(view: &Self::View) -> Vec<Line> {
        plain::facts(&plain::Layout::of(view))
    }

    /// A refusal with what this viewer sees, where that makes it plainer than the rule alone.
    fn explain(_reason: Self::Reason, _tried: &Self::Action, _view: &Self::View) -> Option<Line> {
        None
    }

    /// The viewer's own cards, where there are any.
    fn hand(_view: &Self::View) -> Option<Line> {
        None
    }
}

/// Writes `EVENTS` and `tell` from one table: an event, its message, and the arguments; an argument
/// without a value is the field of the same name.
macro_rules! events {
    (
        |$seats:ident|
        $($pattern:pat $(if $guard:expr)? => $id:literal { $($arg:ident $(: $value:expr)?),* })*
    ) => {
        const EVENTS: &'static [&'static str] = &[$($id),*];

        fn tell(event: &Self::Event, $seats: usize) -> $crate::story::Line {
            match event {
                $($pattern $(if $guard)? => {
                    $crate::story::Line::new($id)$(.with(stringify!($arg), events!(@ $arg $(: $value)?)))*
                })*
            }
        }
    };
    (@ $arg:ident) => { $arg };
    (@ $arg:ident: $value:expr) => { $value };
}
pub(crate) use events;

#[allow(unused_macros, reason = "every game may have words of its own")]
macro_rules! plain_words {
    ($game:ty) => {
        impl Tell for $game {}
    };
}
catalog::games_with_plain!(words, plain_words);
