//! Flower of illusions: another card instead of the revealed one (R6.1).

use game_core::{Audience, EventSink, Seat};

use crate::action::Play;
use crate::apply::Step;
use crate::card::Card;
use crate::effects::Artifact;
use crate::error::Refusal;
use crate::event::Event;
use crate::state::State;

/// Any other card in hand.
pub(super) fn option(state: &State, seat: Seat, n: usize) -> Option<Play> {
    state.hands[seat.index()].at(n).map(|card| Play::Flower { card, place: n })
}

pub(super) fn check(state: &State, seat: Seat, card: Card) -> Result<Play, Refusal> {
    if state.hand_size == 0 {
        return Err(Refusal::FlowerNeedsACard);
    }
    let hand = &state.hands[seat.index()];
    let place = hand.place_of(card, state.hand_size as usize).ok_or(Refusal::NotInHand)?;
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
    if let Some(back) = state.chosen[seat.index()].replace(instead) {
        state.hands[seat.index()].play_instead(place, state.hand_size as usize);
        state.returned.insert(back);
        events.tell(Audience::All, || Event::FlowerUsed { seat, back, instead });
    }
    Step::Settled
}
