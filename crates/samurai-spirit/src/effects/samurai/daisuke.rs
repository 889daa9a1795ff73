//! Daisuke, the monkey: hands odd cards on; his Kiai moves last cards between samurai (R6.3, R7.5).

use game_core::{Audience, EventSink, Seat, SeatSet};

use crate::board::{Board, Hand};
use crate::card::Card;
use crate::effects::steps::{KiaiPart, Step};
use crate::error::Refusal;
use crate::event::Event;
use crate::state::State;

/// R6.3: odd cards.
#[inline]
pub(crate) const fn may_hand(card: Card) -> bool {
    !card.is_even()
}

/// R7.5: one card, as a beast two.
pub(crate) const fn kiai(beast: bool) -> [Option<KiaiPart>; 2] {
    [
        Some(KiaiPart::Move),
        if beast { Some(KiaiPart::Move) } else { None },
    ]
}

/// R7.5: from a line that is not empty to another samurai; neither may have passed.
pub(crate) fn check_move(board: &Board, from: Seat, to: Seat) -> Result<(), Refusal> {
    if from.index() >= board.seats() || to.index() >= board.seats() {
        Err(Refusal::NoSuchSamurai)
    } else if from == to {
        Err(Refusal::SameSamurai)
    } else if board.of(from).passed || board.of(to).passed {
        Err(Refusal::KiaiOnPassed)
    } else if board.of(from).last.is_none() {
        Err(Refusal::EmptyLine)
    } else {
        Ok(())
    }
}

/// R7.5: the receiver lays it left or right by the rules, without talents.
pub(crate) fn move_last(
    state: &mut State,
    from: Seat,
    to: Seat,
    events: &mut impl EventSink<Event>,
) {
    let Some(card) = state.board.pop_line(from) else {
        return;
    };
    events.tell(Audience::All, || Event::Moved {
        from,
        to,
        card,
        total: state.board.of(from).total,
    });
    state.board.hand = Some(Hand {
        card,
        holder: to,
        givers: SeatSet::EMPTY,
        talents: false,
    });
    state.board.steps.push(Step::Play);
}
