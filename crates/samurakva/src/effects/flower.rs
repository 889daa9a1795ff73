//! Flower of illusions: another card instead of the revealed one (R6.1).

use game_core::{Audience, EventSink, Seat};

use crate::action::Play;
use crate::apply::Step;
use crate::card::Card;
use crate::effects::Artifact;
use crate::error::Refusal;
use crate::event::Event;
use crate::legal::{Knows, Objection, check_held};
use crate::state::State;

/// Any other card in hand.
pub(super) fn option(state: &State, seat: Seat, n: usize) -> Option<Play> {
    state.hands[seat.index()]
        .at(n)
        .map(|card| Play::Flower { card, place: n })
}

pub(super) fn check<K: Knows>(
    known: &K,
    seat: Seat,
    card: Card,
) -> Result<Play, Objection<K::Doubt>> {
    if known.board().hand_size == 0 {
        return Err(Refusal::FlowerNeedsACard.into());
    }
    let place = check_held(known, seat, card)?;
    Ok(Play::Flower { card, place })
}

/// The revealed card goes back to the hand, where all know it to be (R7.2); the other takes its
/// place at this same moment of the turn, whatever its number.
pub(super) fn apply(
    state: &mut State,
    seat: Seat,
    instead: Card,
    place: usize,
    events: &mut impl EventSink<Event>,
) -> Step {
    super::use_up(state, seat, Artifact::Flower);
    if let Some(back) = state.board.revealed[seat.index()].replace(instead) {
        state.hands[seat.index()].play_instead(place, state.board.hand_size as usize);
        state.returned.insert(back);
        events.tell(Audience::All, || Event::FlowerUsed {
            seat,
            back,
            instead,
        });
    }
    Step::Settled
}
