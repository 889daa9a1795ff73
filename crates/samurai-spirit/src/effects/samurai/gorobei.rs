//! Gorobei, the bear: ignores penalties of even cards; his Kiai discards raiders (R6.4, R7.6).

use game_core::{Audience, EventSink};

use crate::card::Card;
use crate::effects::steps::KiaiPart;
use crate::event::Event;
use crate::state::State;

/// R6.4: even cards.
#[inline]
pub(crate) const fn may_ignore(card: Card) -> bool {
    card.is_even()
}

/// R7.6: the top two raiders, as a beast three.
pub(crate) const fn kiai(beast: bool) -> [Option<KiaiPart>; 2] {
    [Some(KiaiPart::Raiders(if beast { 3 } else { 2 })), None]
}

/// R7.6: as many as there are.
pub(crate) fn discard_raiders(state: &mut State, count: u8, events: &mut impl EventSink<Event>) {
    for _ in 0..count {
        let Some(card) = state.draw() else { return };
        state.board.put_on_discard(card);
        events.tell(Audience::All, || Event::RaiderDiscarded { card });
    }
}
