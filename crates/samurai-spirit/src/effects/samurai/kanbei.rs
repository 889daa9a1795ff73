//! Kanbei, the boar: ignores penalties of odd cards; his Kiai discards intruders (R6.5, R7.7).

use game_core::{Audience, EventSink};

use crate::card::Card;
use crate::effects::steps::KiaiPart;
use crate::event::Event;
use crate::state::State;

/// R6.5: odd cards.
#[inline]
pub(crate) const fn may_ignore(card: Card) -> bool {
    !card.is_even()
}

/// R7.7: the top two intruders, as a beast three.
pub(crate) const fn kiai(beast: bool) -> [Option<KiaiPart>; 2] {
    [Some(KiaiPart::Intruders(if beast { 3 } else { 2 })), None]
}

/// R7.7: as many as there are.
pub(crate) fn discard_intruders(state: &mut State, count: u8, events: &mut impl EventSink<Event>) {
    for _ in 0..count {
        let Some(card) = state.take_intruder() else {
            return;
        };
        state.board.put_on_discard(card);
        events.tell(Audience::All, || Event::IntruderDiscarded { card });
    }
}
