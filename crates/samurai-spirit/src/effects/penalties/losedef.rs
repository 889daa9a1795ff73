//! Lose a defence: one defended card of the samurai's choice is discarded (R8.11).

use game_core::{Audience, EventSink};

use crate::board::Board;
use crate::card::Symbol;
use crate::effects::steps::Step;
use crate::error::Refusal;
use crate::event::Event;
use crate::state::State;

/// Whether it could be applied: not without a defended card.
pub(super) fn apply(state: &mut State) -> bool {
    if state
        .board
        .of(state.board.active)
        .defended
        .iter()
        .all(Option::is_none)
    {
        return false;
    }
    state.board.steps.push(Step::LoseDefended);
    true
}

/// One of the symbols on the left.
pub(crate) fn check(board: &Board, symbol: Symbol) -> Result<(), Refusal> {
    if board.of(board.active).defends(symbol).is_some() {
        Ok(())
    } else {
        Err(Refusal::NotDefended)
    }
}

/// The card goes.
pub(crate) fn lose(state: &mut State, symbol: Symbol, events: &mut impl EventSink<Event>) {
    let seat = state.board.active;
    let Some(card) = state.board.boards[seat.index()].defended[symbol as usize].take() else {
        return;
    };
    state.board.put_on_discard(card);
    events.tell(Audience::All, || Event::DefenceLost { seat, card });
}
