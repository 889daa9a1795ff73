//! Kyuzo, the fox: discards a card equal to one in his line; his Kiai gives support tokens (R6.6, R7.8).

use game_core::{Audience, EventSink, Seat};

use crate::board::Board;
use crate::card::Card;
use crate::effects::steps::KiaiPart;
use crate::error::Refusal;
use crate::event::Event;
use crate::state::State;

/// R6.6: a card of the same value must lie in the combat line.
#[inline]
pub(crate) fn may_discard(board: &Board, seat: Seat, card: Card) -> bool {
    board
        .line(seat)
        .any(|other| other.value() == card.value())
}

/// R7.8: a support token; as a beast a barricade too. Each may be declined alone.
pub(crate) const fn kiai(beast: bool) -> [Option<KiaiPart>; 2] {
    [
        Some(KiaiPart::Lend),
        if beast {
            Some(KiaiPart::Barricade)
        } else {
            None
        },
    ]
}

/// R7.8: a token that is at home, to another samurai who has not passed.
pub(crate) fn check_lend(board: &Board, owner: Seat, to: Seat) -> Result<(), Refusal> {
    if owner.index() >= board.seats() || to.index() >= board.seats() {
        Err(Refusal::NoSuchSamurai)
    } else if owner == to {
        Err(Refusal::SameSamurai)
    } else if board.of(owner).token != owner {
        Err(Refusal::TokenNotHome)
    } else if board.of(to).passed {
        Err(Refusal::KiaiOnPassed)
    } else {
        Ok(())
    }
}

/// R7.8: it works as if given by support (R5.1).
pub(crate) fn lend(state: &mut State, owner: Seat, to: Seat, events: &mut impl EventSink<Event>) {
    state.board.boards[owner.index()].token = to;
    events.tell(Audience::All, || Event::TokenGiven { owner, to });
}
