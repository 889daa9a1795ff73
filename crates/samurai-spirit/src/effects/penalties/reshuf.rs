//! Reshuffle: a random discarded card is shuffled into the raider stack, face down (R8.9).

use game_core::{Audience, EventSink};

use crate::event::Event;
use crate::state::State;

/// Whether it could be applied: not without a discarded card.
pub(super) fn apply(state: &mut State, events: &mut impl EventSink<Event>) -> bool {
    let pick = state.random_below(state.board.discard.len());
    let Some(card) = state.board.discard.iter().nth(pick) else {
        return false;
    };
    state.board.discard = state.board.discard.without(card);
    state.shuffle_in(card);
    events.tell(Audience::All, || Event::ShuffledIn { card });
    true
}
