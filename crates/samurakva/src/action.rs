//! What a player can decide.

use crate::card::{Card, RowNumber};
use crate::effects::Artifact;

/// A decision.
///
/// ```
/// use samurakva::Action;
///
/// let action: Action = "fan 28 3".parse().expect("this is an action");
/// assert_eq!(action.to_string(), "fan 28 3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Choose this card for the turn, or instead of an earlier choice (R2.1).
    Choose(Card),
    /// Place the revealed card without an artifact (R5.1).
    Place,
    /// Flower of illusions: place this card from hand instead (R6.1).
    Flower(Card),
    /// Lucky paw: lay it beside the row that the card joins (R6.2).
    Paw,
    /// Cursed katana: lay it on this row, then place the card elsewhere (R6.3).
    Katana(RowNumber),
    /// Fan of change: move this card to that row, then place one's own card (R6.5).
    Fan(Card, RowNumber),
    /// Arch of the new path: the card starts a fifth row (R6.8).
    Arch,
    /// Initiation sticks: put the card inside this row (R6.10).
    Sticks(RowNumber),
    /// Take this row with a card that is too low (R3.3).
    Take(RowNumber),
    /// Take the points as they are, without a mask (R6.7).
    Accept,
    /// Werewolf mask on this card of those just taken (R6.7).
    Mask(Card),
    /// Keep the artifacts as they are (R5.4).
    Keep,
    /// Discard one of this kind and draw another (R5.4).
    Replace(Artifact),
}

/// A legal decision and what was found on the way to it: checking an action and drawing one at
/// random both end here, so that carrying it out searches for nothing again.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Play {
    Choose {
        card: Card,
        place: usize,
    },
    Place,
    Flower {
        card: Card,
        place: usize,
    },
    Paw(RowNumber),
    Katana(RowNumber),
    Fan {
        card: Card,
        from: RowNumber,
        to: RowNumber,
    },
    Arch,
    Sticks(RowNumber),
    Take(RowNumber),
    Accept,
    Mask(Card),
    Keep,
    Replace(Artifact),
}

impl Play {
    /// The decision itself.
    pub(crate) const fn action(self) -> Action {
        match self {
            Play::Choose { card, .. } => Action::Choose(card),
            Play::Place => Action::Place,
            Play::Flower { card, .. } => Action::Flower(card),
            Play::Paw(_) => Action::Paw,
            Play::Katana(row) => Action::Katana(row),
            Play::Fan { card, to, .. } => Action::Fan(card, to),
            Play::Arch => Action::Arch,
            Play::Sticks(row) => Action::Sticks(row),
            Play::Take(row) => Action::Take(row),
            Play::Accept => Action::Accept,
            Play::Mask(card) => Action::Mask(card),
            Play::Keep => Action::Keep,
            Play::Replace(kind) => Action::Replace(kind),
        }
    }
}
