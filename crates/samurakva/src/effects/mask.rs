//! Werewolf mask: a taken card counts the other way (R6.7).

use game_core::{Audience, EventSink, Seat};

use crate::action::Play;
use crate::apply::Step;
use crate::board::Board;
use crate::card::Card;
use crate::effects::Artifact;
use crate::error::Refusal;
use crate::event::Event;
use crate::scoring;
use crate::state::State;
use crate::taking;

pub(super) fn check(board: &Board, card: Card) -> Result<Play, Refusal> {
    let taken = board.taken.cards().any(|taken| taken == card);
    if taken {
        Ok(Play::Mask(card))
    } else {
        Err(Refusal::MaskNotTaken)
    }
}

/// The card's points are subtracted instead of added.
pub(super) fn apply(
    state: &mut State,
    seat: Seat,
    card: Card,
    events: &mut impl EventSink<Event>,
) -> Step {
    super::use_up(state, seat, Artifact::Mask);
    state.board.masked.insert(card);
    events.tell(Audience::All, || Event::MaskUsed { seat, card });
    let saved = scoring::mask_saves(state.board.config.penalties, card);
    taking::count_taken(state, seat, saved, events)
}
