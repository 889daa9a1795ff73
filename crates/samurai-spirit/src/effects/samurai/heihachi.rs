//! Heihachi, the raccoon dog: hands even cards on; his Kiai builds, as a beast it also heals (R6.2, R7.4).

use game_core::{Audience, EventSink, Seat};

use crate::board::Board;
use crate::card::Card;
use crate::effects::steps::KiaiPart;
use crate::error::Refusal;
use crate::event::Event;
use crate::state::State;

/// R6.2: even cards.
#[inline]
pub(crate) const fn may_hand(card: Card) -> bool {
    card.is_even()
}

/// R7.4: a barricade; as a beast a wound token too. Each may be declined alone.
pub(crate) const fn kiai(beast: bool) -> [Option<KiaiPart>; 2] {
    [
        Some(KiaiPart::Barricade),
        if beast { Some(KiaiPart::Heal) } else { None },
    ]
}

/// R7.4: any samurai who carries a wound token, passed or not.
pub(crate) fn check_heal(board: &Board, seat: Seat) -> Result<(), Refusal> {
    if seat.index() >= board.seats() {
        Err(Refusal::NoSuchSamurai)
    } else if board.of(seat).is_wounded() {
        Ok(())
    } else {
        Err(Refusal::NotWounded)
    }
}

/// R9.3: the token comes off; the side stays.
pub(crate) fn heal(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    state.board.boards[seat.index()].wounds -= 1;
    events.tell(Audience::All, || Event::Healed { seat });
}
