//! What the rules say to an action when a view is asked ([`Game::ruling`](crate::Game::ruling)).

use crate::illegal::Illegal;

/// What the rules say to an action, as far as a viewer can know.
///
/// ```
/// use game_core::{Illegal, Ruling, Seat};
///
/// let ruling: Ruling<()> = Err(Illegal::NotToAct(Seat(2))).into();
/// assert!(!ruling.is_legal());
/// assert_eq!(ruling.refusal(), Some(Illegal::NotToAct(Seat(2))));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ruling<R> {
    /// It may be done.
    Legal,
    /// It would be refused, and this is why.
    Refused(Illegal<R>),
    /// It depends on what the viewer cannot see, such as another player's hand.
    Hidden,
}

impl<R> Ruling<R> {
    /// Whether it may be done, for all the viewer knows.
    pub const fn is_legal(&self) -> bool {
        matches!(self, Ruling::Legal)
    }

    /// Why it would be refused, if that is known.
    pub fn refusal(self) -> Option<Illegal<R>> {
        match self {
            Ruling::Refused(reason) => Some(reason),
            Ruling::Legal | Ruling::Hidden => None,
        }
    }
}

impl<R> From<Result<(), Illegal<R>>> for Ruling<R> {
    fn from(answer: Result<(), Illegal<R>>) -> Self {
        match answer {
            Ok(()) => Ruling::Legal,
            Err(reason) => Ruling::Refused(reason),
        }
    }
}
