//! Cursed katana: a row that does not exist for a while (R6.3, R6.4).

use game_core::{Audience, EventSink, Seat};

use crate::action::Play;
use crate::apply::Step;
use crate::card::{RowNumber, RowSet};
use crate::effects::Artifact;
use crate::error::Refusal;
use crate::event::Event;
use crate::legal::check_open;
use crate::state::State;

/// So many may lie at once; two rows always stay open.
const MOST: usize = 2;

/// Any row without a katana.
pub(super) fn options(state: &State, open: usize) -> usize {
    open * usize::from(state.katanas.len() < MOST)
}

pub(super) fn option(state: &State, n: usize) -> Option<Play> {
    state.ends.row(n).map(Play::Katana)
}

pub(super) fn check(state: &State, row: RowNumber) -> Result<Play, Refusal> {
    if state.katanas.len() >= MOST {
        return Err(Refusal::TwoKatanas);
    }
    check_open(state, row).map(|()| Play::Katana(row))
}

/// The katana lies first; the card is then placed by the rules in another row.
pub(super) fn apply(
    state: &mut State,
    seat: Seat,
    row: RowNumber,
    events: &mut impl EventSink<Event>,
) -> Step {
    super::lay_open(state, seat, Artifact::Katana);
    state.katanas.insert(row);
    if let Some(last) = state.row(row).last() {
        state.ends.remove(row, last);
    }
    events.tell(Audience::All, || Event::KatanaLaid { seat, row });
    Step::Settled
}

/// Every katana leaves: a row was taken, or the round is over (R6.4).
pub(crate) fn leave(state: &mut State, events: &mut impl EventSink<Event>) {
    for row in state.katanas.iter() {
        state.discards.insert(Artifact::Katana);
        if let Some(last) = state.row(row).last() {
            state.ends.insert(row, last);
        }
        events.tell(Audience::All, || Event::KatanaRemoved { row });
    }
    state.katanas = RowSet::EMPTY;
}
