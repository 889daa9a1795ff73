//! The rules asked of a view: may this seat do this, and what are all its actions.

use crate::game::Game;
use crate::illegal::Illegal;
use crate::seat::Seat;

/// What the rules say to an action, as far as a viewer can know.
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

/// A game whose rules can be asked of a view, by bots and clients, which have no state.
///
/// The answers are those of [`Game::apply`] and [`Game::legal`] and come from the same code: what everybody may
/// know, with the questions of the rules about it, is one type that is part of both the state and the view.
pub trait Asked: Game {
    /// Whether the seat may do this now: what [`Game::apply`] would answer, or [`Ruling::Hidden`] where that
    /// depends on what the viewer cannot see. Nothing about the viewer's own seat is hidden.
    fn ruling(view: &Self::View, seat: Seat, action: Self::Action) -> Ruling<Self::Reason>;

    /// Appends what [`Game::legal`] lists for the seat. Where the list depends on what the viewer cannot see it
    /// appends nothing and returns `false`.
    fn options(view: &Self::View, seat: Seat, out: &mut Vec<Self::Action>) -> bool;
}
