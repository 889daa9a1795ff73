//! Arch of the new path: a fifth row (R6.8, R6.9).

use game_core::{Audience, EventSink, Seat};

use crate::action::Play;
use crate::apply::Step;
use crate::card::RowNumber;
use crate::effects::Artifact;
use crate::error::Refusal;
use crate::event::Event;
use crate::row::Row;
use crate::state::State;

/// Any card will do, but only one fifth row may lie.
pub(super) fn check(state: &State) -> Result<Play, Refusal> {
    if state.has_fifth_row() { Err(Refusal::FifthRowLies) } else { Ok(Play::Arch) }
}

/// The card starts the fifth row, beside which the arch lies.
pub(super) fn apply(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Step {
    if let Some(card) = state.chosen[seat.index()].take() {
        super::lay_open(state, seat, Artifact::Arch);
        state.rows[RowNumber::Fifth.index()] = Row::of(card);
        state.ends.insert(RowNumber::Fifth, card);
        events.tell(Audience::All, || Event::FifthRowOpened { seat, card });
    }
    Step::Settled
}

/// The fifth row's cards have gone to whoever took it, or the round is over: the arch leaves too
/// (R6.9).
pub(crate) fn leave(state: &mut State, events: &mut impl EventSink<Event>) {
    state.rows[RowNumber::Fifth.index()] = Row::NONE;
    state.discards.insert(Artifact::Arch);
    events.tell(Audience::All, || Event::FifthRowGone);
}
