//! Arch of the new path: a fifth row (R6.8, R6.9).

use game_core::{Audience, EventSink, Seat};

use crate::action::Play;
use crate::apply::Step;
use crate::board::Board;
use crate::card::RowNumber;
use crate::effects::Artifact;
use crate::error::Refusal;
use crate::event::Event;
use crate::row::Row;
use crate::state::State;

/// Any card will do, but only one fifth row may lie.
pub(super) fn check(board: &Board) -> Result<Play, Refusal> {
    if board.rows.has_fifth_row() {
        Err(Refusal::FifthRowLies)
    } else {
        Ok(Play::Arch)
    }
}

/// The card starts the fifth row, beside which the arch lies.
pub(super) fn apply(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Step {
    if let Some(card) = state.board.revealed[seat.index()].take() {
        super::lay_open(state, seat, Artifact::Arch);
        state.board.rows.cards[RowNumber::Fifth.index()] = Row::of(card);
        state
            .board
            .rows
            .ends
            .insert(RowNumber::Fifth, card);
        events.tell(Audience::All, || Event::FifthRowOpened { seat, card });
    }
    Step::Settled
}

/// The fifth row's cards have gone to whoever took it, or the round is over: the arch leaves too
/// (R6.9).
pub(crate) fn leave(state: &mut State, events: &mut impl EventSink<Event>) {
    state.board.rows.cards[RowNumber::Fifth.index()] = Row::NONE;
    state.board.discards.insert(Artifact::Arch);
    events.tell(Audience::All, || Event::FifthRowGone);
}
