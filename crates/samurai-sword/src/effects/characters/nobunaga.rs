//! Nobunaga: in his play phase he may give up resilience, never the last point, for a card each (R6.10).

use game_core::{Audience, EventSink, Seat};

use super::Traits;
use crate::apply;
use crate::error::Refusal;
use crate::event::Event;
use crate::state::State;

pub(super) const NOBUNAGA: Traits = Traits { may_trade: true, ..Traits::plain("nobunaga", 5) };

/// Whether the seat may trade now.
#[inline]
pub(crate) fn check(state: &State, seat: Seat) -> Result<(), Refusal> {
    if !state.traits(seat).may_trade {
        return Err(Refusal::NotNobunaga);
    }
    if state.resilience[seat.index()] < 2 { Err(Refusal::LastResilience) } else { Ok(()) }
}

/// A point of resilience for a card.
pub(crate) fn trade(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    state.resilience[seat.index()] -= 1;
    let resilience = state.resilience[seat.index()];
    events.tell(Audience::All, || Event::Traded { seat, resilience });
    apply::draw(state, seat, 1, events);
}
