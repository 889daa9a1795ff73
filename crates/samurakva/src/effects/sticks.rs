//! Initiation sticks: the card goes inside a row (R6.10, R6.11).

use game_core::{Audience, EventSink, Seat};

use crate::action::Play;
use crate::apply::Step;
use crate::board::Board;
use crate::card::RowNumber;
use crate::effects::Artifact;
use crate::error::Refusal;
use crate::event::Event;
use crate::legal::check_open;
use crate::state::State;
use crate::taking;

/// The rows whose last card is higher are those above the ones that the card could join.
pub(super) fn options(open: usize, lower: usize) -> usize {
    open - lower
}

pub(super) fn option(board: &Board, seat: Seat, n: usize) -> Option<Play> {
    board
        .rows
        .ends
        .row(lower(board, seat) + n)
        .map(Play::Sticks)
}

fn lower(board: &Board, seat: Seat) -> usize {
    board
        .card_of(seat)
        .map_or(0, |card| board.rows.ends.lower(card))
}

/// Not at the end: the row's last card must be higher.
pub(super) fn check(board: &Board, seat: Seat, row: RowNumber) -> Result<Play, Refusal> {
    check_open(&board.rows, row)?;
    let inside = board.card_of(seat) < board.rows.row(row).last();
    if inside {
        Ok(Play::Sticks(row))
    } else {
        Err(Refusal::SticksNotInside)
    }
}

/// The card goes where it belongs; a row that thereby has too many is taken (R6.11).
pub(super) fn apply(
    state: &mut State,
    seat: Seat,
    row: RowNumber,
    events: &mut impl EventSink<Event>,
) -> Step {
    let Some(card) = state.board.revealed[seat.index()].take() else {
        return Step::Settled;
    };
    super::use_up(state, seat, Artifact::Sticks);
    let overflow = state.board.rows.overflow_by_sticks(row, card);
    state.board.rows.cards[row.index()] = state.board.rows.row(row).with(card);
    events.tell(Audience::All, || {
        let place = state.board.rows.row(row).place_of(card);
        Event::SticksUsed {
            seat,
            card,
            row,
            place,
        }
    });
    taking::take_overflow(state, seat, row, overflow, events)
}
