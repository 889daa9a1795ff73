//! Kikuchiyo, the tiger: may fight twice; his Kiai discards last cards of lines (R6.7, R7.9).

use game_core::{Audience, EventSink, Seat};

use crate::board::Board;
use crate::effects::samurai::Samurai;
use crate::effects::steps::KiaiPart;
use crate::error::Refusal;
use crate::event::Event;
use crate::state::State;

/// R6.7: whoever has the talent in his own turn may fight again.
#[inline]
pub(crate) fn fights_twice(board: &Board) -> bool {
    board
        .talents(board.active)
        .contains(Samurai::Kikuchiyo)
}

/// R7.9: one card, as a beast two.
pub(crate) const fn kiai(beast: bool) -> [Option<KiaiPart>; 2] {
    [
        Some(KiaiPart::Strike),
        if beast { Some(KiaiPart::Strike) } else { None },
    ]
}

/// R7.9: from a line that is not empty, of a samurai who has not passed.
pub(crate) fn check_strike(board: &Board, seat: Seat) -> Result<(), Refusal> {
    if seat.index() >= board.seats() {
        Err(Refusal::NoSuchSamurai)
    } else if board.of(seat).passed {
        Err(Refusal::KiaiOnPassed)
    } else if board.of(seat).last.is_none() {
        Err(Refusal::EmptyLine)
    } else {
        Ok(())
    }
}

/// R7.9: the last card goes.
pub(crate) fn strike(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let Some(card) = state.board.pop_line(seat) else {
        return;
    };
    state.board.put_on_discard(card);
    events.tell(Audience::All, || Event::Struck {
        seat,
        card,
        total: state.board.of(seat).total,
    });
}
