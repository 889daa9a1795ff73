//! Lucky paw: a row that holds six (R6.2).

use game_core::{Audience, EventSink, Seat};

use crate::action::Play;
use crate::apply::Step;
use crate::card::{Card, RowNumber};
use crate::effects::Artifact;
use crate::error::Refusal;
use crate::event::Event;
use crate::state::State;

/// One, if the card joins a row without a paw.
pub(super) fn options(state: &State, card: Card, lower: usize) -> usize {
    let row = state.ends.nearest_index(card);
    usize::from(lower > 0) & usize::from(!state.paws.0 >> row & 1)
}

pub(super) fn option(state: &State, seat: Seat) -> Option<Play> {
    row(state, seat).map(Play::Paw)
}

/// The row that the card joins.
fn row(state: &State, seat: Seat) -> Option<RowNumber> {
    state.card_of(seat).and_then(|card| state.row_for(card))
}

/// The card must join a row, and that row must have no paw yet.
pub(super) fn check(state: &State, seat: Seat) -> Result<Play, Refusal> {
    match row(state, seat) {
        None => Err(Refusal::PawTooLow),
        Some(row) if state.paws.contains(row) => Err(Refusal::PawThere),
        Some(row) => Ok(Play::Paw(row)),
    }
}

/// The paw lies first; the card then joins the row by the rules, as the sixth at most.
pub(super) fn apply(
    state: &mut State,
    seat: Seat,
    row: RowNumber,
    events: &mut impl EventSink<Event>,
) -> Step {
    super::lay_open(state, seat, Artifact::Paw);
    state.paws.insert(row);
    events.tell(Audience::All, || Event::PawLaid { seat, row });
    Step::Settled
}
