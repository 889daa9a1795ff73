//! Taps at a table of Samurakva: a card is chosen, a row is taken. The card that is pointed at, or held by a finger,
//! shows where it would go.

use ::samurakva::{Action, Card, Placing, RowNumber, Samurakva, View};

use super::{Sight, Tap, Taps};

/// What can be tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A card of the hand.
    Card(Card),
    /// A row, to take it.
    Row(RowNumber),
}

impl Spot {
    /// What a tap tries.
    pub const fn action(self) -> Action {
        match self {
            Spot::Card(card) => Action::Choose(card),
            Spot::Row(row) => Action::Take(row),
        }
    }
}

impl Taps for Samurakva {
    /// The card that is pointed at.
    type Selection = Option<Card>;
    type Spot = Spot;

    fn tap(sight: &Sight<'_, Self>, selection: &Option<Card>, spot: Spot) -> Tap<Self> {
        Tap {
            selection: *selection,
            then: sight.attempt(spot.action()),
        }
    }

    /// The pointer is where it was, whatever happens.
    fn kept(_: &View, selection: &Option<Card>) -> Option<Card> {
        *selection
    }

    fn on_table(action: &Action) -> bool {
        matches!(action, Action::Choose(_) | Action::Take(_))
    }
}

/// What would become of the card that is pointed at as the rows lie now; a hint, since others reveal too.
pub fn lands(view: &View, selection: Option<Card>) -> Option<Placing> {
    let card = selection?;
    Some(view.board().rows().placing(card))
}
