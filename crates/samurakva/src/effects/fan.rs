//! Fan of change: a card moves to another row (R6.5, R6.6).

use game_core::{Audience, EventSink, Seat};

use crate::action::Play;
use crate::apply::Step;
use crate::card::{Card, RowNumber};
use crate::effects::Artifact;
use crate::error::Refusal;
use crate::event::Event;
use crate::legal::check_open;
use crate::row::Row;
use crate::state::State;
use crate::taking;

/// Every card of every open row that would not become empty, to every other open row.
#[inline]
pub(super) fn options(state: &State, open_rows: usize) -> usize {
    // In the order of their ends and not of the table: the compiler would read them in pairs, and
    // the processor wait for the row that was written last.
    let open = state.ends.indices().map(|row| state.rows.get(row).copied().unwrap_or_default());
    Row::count_movable(open) * open_rows.saturating_sub(1)
}

pub(super) fn option(state: &State, n: usize) -> Option<Play> {
    let targets = state.ends.count().checked_sub(1)?;
    let (mut card, target) = (n.checked_div(targets)?, n % targets);
    for nth in 0..=targets {
        let from = state.ends.row(nth)?;
        let here = movable(state, from);
        if card < here {
            let to = state.ends.row(target + usize::from(target >= nth))?;
            return Some(Play::Fan { card: state.row(from).nth_last(card)?, from, to });
        }
        card -= here;
    }
    None
}

/// Cards that may leave the row: all of them, or none if only one lies there.
fn movable(state: &State, row: RowNumber) -> usize {
    let row = state.row(row);
    row.len() * usize::from(row.has(2))
}

pub(super) fn check(state: &State, card: Card, to: RowNumber) -> Result<Play, Refusal> {
    let from = row_of(state, card).ok_or(Refusal::FanNoSuchCard)?;
    check_open(state, from)?;
    check_open(state, to)?;
    if from == to {
        return Err(Refusal::FanSameRow);
    }
    if state.row(from).has(2) { Ok(Play::Fan { card, from, to }) } else { Err(Refusal::FanLastCard) }
}

/// The row in which the card lies.
fn row_of(state: &State, card: Card) -> Option<RowNumber> {
    RowNumber::ALL.into_iter().find(|&row| state.row(row).cards().any(|other| other == card))
}

/// The row has these cards now; both before and after there are some.
fn replace(state: &mut State, row: RowNumber, cards: Row) {
    if let (Some(before), Some(after)) = (state.row(row).last(), cards.last()) {
        state.ends.remove(row, before);
        state.ends.insert(row, after);
        state.rows[row.index()] = cards;
    }
}

/// The card moves; a row that thereby has too many is taken (R6.6). The own card comes after that.
pub(super) fn apply(
    state: &mut State,
    seat: Seat,
    (card, from, to): (Card, RowNumber, RowNumber),
    events: &mut impl EventSink<Event>,
) -> Step {
    super::use_up(state, seat, Artifact::Fan);
    replace(state, from, state.row(from).without(card));
    replace(state, to, state.row(to).with(card));
    events.tell(Audience::All, || {
        let place = state.row(to).place_of(card);
        Event::FanUsed { seat, card, from, to, place }
    });
    taking::take_if_over_full(state, seat, to, events)
}
