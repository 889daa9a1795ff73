//! Geisha: another player loses a random card from hand or a property of your choice (R5.13).

use game_core::{Audience, EventSink, Seat};

use super::{action, random_card};
use crate::action::Loss;
use crate::apply;
use crate::card::{Card, Printed};
use crate::event::Event;
use crate::state::State;

pub(super) const GEISHA: Printed = action("geisha", 6);

/// Whether the player has this to lose.
#[inline]
pub(crate) fn has(state: &State, target: Seat, loss: Loss) -> bool {
    match loss.property() {
        None => !state.hands[target.index()].is_empty(),
        Some(Card::Bushido) => state.bushido == Some(target),
        Some(property) => state.properties[target.index()].count(property) > 0,
    }
}

pub(crate) fn play(
    state: &mut State,
    seat: Seat,
    target: Seat,
    loss: Loss,
    events: &mut impl EventSink<Event>,
) {
    events.tell(Audience::All, || Event::Played { seat, card: Card::Geisha, target: Some(target) });
    let Some(card) = loss.property() else {
        if let Some(card) = random_card(state, target) {
            apply::discard_from_hand(state, target, card, events);
        }
        return;
    };
    match state.properties[target.index()].count_mut(card) {
        Some(count) => *count -= 1,
        None => state.bushido = None,
    }
    state.discards.push(card);
    events.tell(Audience::All, || Event::PropertyLost { seat: target, card });
}
