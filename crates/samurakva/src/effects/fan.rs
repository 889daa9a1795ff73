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
use crate::rows::Rows;
use crate::state::State;
use crate::taking;

/// Every card of every open row that would not become empty, to every other open row.
#[inline]
pub(super) fn options(rows: &Rows, open_rows: usize) -> usize {
    // In the order of their ends and not of the table: the compiler would read them in pairs, and
    // the processor wait for the row that was written last.
    let open = rows
        .ends
        .indices()
        .map(|row| rows.cards.get(row).copied().unwrap_or_default());
    Row::count_movable(open) * open_rows.saturating_sub(1)
}

pub(super) fn option(rows: &Rows, n: usize) -> Option<Play> {
    let targets = rows.ends.count().checked_sub(1)?;
    let (mut card, target) = (n.checked_div(targets)?, n % targets);
    for nth in 0..=targets {
        let from = rows.ends.row(nth)?;
        let here = movable(rows.row(from));
        if card < here {
            let to = rows
                .ends
                .row(target + usize::from(target >= nth))?;
            return Some(Play::Fan {
                card: rows.row(from).nth_last(card)?,
                from,
                to,
            });
        }
        card -= here;
    }
    None
}

/// Cards that may leave the row: all of them, or none if only one lies there.
fn movable(row: Row) -> usize {
    row.len() * usize::from(row.has(2))
}

pub(super) fn check(rows: &Rows, card: Card, to: RowNumber) -> Result<Play, Refusal> {
    let from = rows.row_of(card).ok_or(Refusal::FanNoSuchCard)?;
    check_open(rows, from)?;
    check_open(rows, to)?;
    if from == to {
        return Err(Refusal::FanSameRow);
    }
    if movable(rows.row(from)) > 0 {
        Ok(Play::Fan { card, from, to })
    } else {
        Err(Refusal::FanLastCard)
    }
}

/// The card moves; a row that becomes over-full is taken (R6.6). The player's own card is placed
/// after that.
pub(super) fn apply(
    state: &mut State,
    seat: Seat,
    (card, from, to): (Card, RowNumber, RowNumber),
    events: &mut impl EventSink<Event>,
) -> Step {
    super::use_up(state, seat, Artifact::Fan);
    let overflow = state.board.rows.fan(card, from, to);
    events.tell(Audience::All, || {
        let place = state.board.rows.row(to).place_of(card);
        Event::FanUsed {
            seat,
            card,
            from,
            to,
            place,
        }
    });
    taking::take_overflow(state, seat, to, overflow, events)
}
