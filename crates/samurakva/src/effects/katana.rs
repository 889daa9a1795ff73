//! Cursed katana: a row that does not exist for a while (R6.3, R6.4).

use game_core::{Audience, EventSink, Seat};

use crate::action::Play;
use crate::apply::Step;
use crate::card::{RowNumber, RowSet};
use crate::effects::Artifact;
use crate::error::Refusal;
use crate::event::Event;
use crate::legal::check_open;
use crate::rows::Rows;
use crate::state::State;

/// Any row without a katana.
pub(super) fn options(rows: &Rows, open: usize) -> usize {
    open * usize::from(rows.has_room_for_katana())
}

pub(super) fn option(rows: &Rows, n: usize) -> Option<Play> {
    rows.ends.row(n).map(Play::Katana)
}

pub(super) fn check(rows: &Rows, row: RowNumber) -> Result<Play, Refusal> {
    if !rows.has_room_for_katana() {
        return Err(Refusal::TwoKatanas);
    }
    check_open(rows, row).map(|()| Play::Katana(row))
}

/// The katana lies first; the card is then placed by the rules in another row.
pub(super) fn apply(
    state: &mut State,
    seat: Seat,
    row: RowNumber,
    events: &mut impl EventSink<Event>,
) -> Step {
    super::lay_open(state, seat, Artifact::Katana);
    state.board.rows.lay_katana(row);
    events.tell(Audience::All, || Event::KatanaLaid { seat, row });
    Step::Settled
}

/// Every katana leaves: a row was taken, or the round is over (R6.4).
pub(crate) fn leave(state: &mut State, events: &mut impl EventSink<Event>) {
    for row in state.board.rows.katanas.iter() {
        state.board.discards.insert(Artifact::Katana);
        if let Some(last) = state.board.rows.row(row).last() {
            state.board.rows.ends.insert(row, last);
        }
        events.tell(Audience::All, || Event::KatanaRemoved { row });
    }
    state.board.rows.katanas = RowSet::EMPTY;
}
