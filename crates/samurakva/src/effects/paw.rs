//! Lucky paw: a row that holds six (R6.2).

use game_core::{Audience, EventSink, Seat};

use crate::action::Play;
use crate::apply::Step;
use crate::board::Board;
use crate::card::{Card, RowNumber};
use crate::effects::Artifact;
use crate::error::Refusal;
use crate::event::Event;
use crate::rows::Rows;
use crate::state::State;

/// One, if the card joins a row without a paw.
pub(super) fn options(rows: &Rows, card: Card, lower: usize) -> usize {
    let row = rows.ends.nearest_index(card);
    usize::from(lower > 0) & usize::from(!rows.paws.bits() >> row & 1)
}

pub(super) fn option(board: &Board, seat: Seat) -> Option<Play> {
    row(board, seat).map(Play::Paw)
}

/// The row that the card joins.
fn row(board: &Board, seat: Seat) -> Option<RowNumber> {
    board
        .card_of(seat)
        .and_then(|card| board.rows.row_for(card))
}

/// The card must join a row, and that row must have no paw yet.
pub(super) fn check(board: &Board, seat: Seat) -> Result<Play, Refusal> {
    match row(board, seat) {
        None => Err(Refusal::PawTooLow),
        Some(row) if board.rows.paws.contains(row) => Err(Refusal::PawThere),
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
    state.board.rows.paws.insert(row);
    events.tell(Audience::All, || Event::PawLaid { seat, row });
    Step::Settled
}
