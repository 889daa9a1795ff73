//! The ladder of wounds (R9).

use game_core::{Audience, EventSink, Seat};

use crate::board::{Ending, FALLEN};
use crate::event::Event;
use crate::state::State;

/// R9.1: one step down: a token; the beast, token off; a token; R9.2: and the match is lost.
pub(crate) fn wound(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let board = &mut state.board.boards[seat.index()];
    board.wounds += 1;
    let wounds = board.wounds;
    events.tell(Audience::All, || Event::Wounded { seat, wounds });
    if wounds >= FALLEN {
        state.lose(Ending::Fallen(seat), events);
    }
}
