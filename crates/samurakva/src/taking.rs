//! What happens when cards are taken, from the row to the replacement (R3.2, R3.3, R5.3, R5.4).

use game_core::{Audience, EventSink, Seat};

use crate::apply::{Step, ask, tell_placed};
use crate::board::{Board, Phase};
use crate::card::{Card, RowNumber};
use crate::effects;
use crate::effects::Artifact;
use crate::event::Event;
use crate::row::Row;
use crate::scoring;
use crate::setup;
use crate::state::State;

/// R3.4: by the points lying there.
pub(crate) fn cheapest_row(board: &Board) -> RowNumber {
    board
        .rows
        .cheapest(|row| scoring::row_points(board.config.penalties, board.rows.row(row)))
}

/// R3.3: a card that is too low takes this row.
pub(crate) fn take_too_low(
    state: &mut State,
    seat: Seat,
    row: RowNumber,
    events: &mut impl EventSink<Event>,
) -> Step {
    let Some(card) = state.board.revealed[seat.index()].take() else {
        return Step::Settled;
    };
    if let Some(last) = state.board.rows.row(row).last() {
        state.board.rows.ends.restart(row, last, card);
    }
    take_with_card(state, seat, row, card, events)
}

/// R3.2, R3.3: the row's cards are taken and the card, already its end, starts it again; a fifth row
/// goes whole, the card with it (R6.9). Kept out of the way of the cards that take nothing.
#[inline(never)]
pub(crate) fn take_with_card(
    state: &mut State,
    seat: Seat,
    row: RowNumber,
    card: Card,
    events: &mut impl EventSink<Event>,
) -> Step {
    let (taken, left) = state.board.rows.taken_with(row, card);
    if left.is_empty() {
        return take(state, seat, row, taken, left, events);
    }
    let points = gather(state, seat, row, taken, left, events);
    tell_placed(state, seat, card, row, events);
    count_or_ask(state, seat, taken, points, events)
}

/// R6.6, R6.11: what a row has too many is taken, if anything.
pub(crate) fn take_overflow(
    state: &mut State,
    seat: Seat,
    row: RowNumber,
    overflow: Option<(Row, Row)>,
    events: &mut impl EventSink<Event>,
) -> Step {
    match overflow {
        Some((taken, left)) => take(state, seat, row, taken, left, events),
        None => Step::Settled,
    }
}

/// R5.3: a taking from beginning to end, as far as nothing is to be decided.
fn take(
    state: &mut State,
    seat: Seat,
    row: RowNumber,
    taken: Row,
    left: Row,
    events: &mut impl EventSink<Event>,
) -> Step {
    let points = gather(state, seat, row, taken, left, events);
    state.board.rows.find_ends();
    count_or_ask(state, seat, taken, points, events)
}

/// R5.3: cards leave; then the row's paw, a fifth row's arch and every katana. What the cards cost by
/// themselves.
#[inline(always)]
fn gather(
    state: &mut State,
    seat: Seat,
    row: RowNumber,
    taken: Row,
    left: Row,
    events: &mut impl EventSink<Event>,
) -> i16 {
    state.board.rows.cards[row.index()] = left;
    let points = scoring::pile_up(&mut state.board, seat, taken);
    events.tell(Audience::All, || Event::RowTaken {
        seat,
        row,
        cards: taken.cards().collect(),
        points,
    });
    if state.board.rows.paws.contains(row) {
        state.board.rows.paws.remove(row);
        state.board.discards.insert(Artifact::Paw);
        events.tell(Audience::All, || Event::PawRemoved { row });
    }
    if row == RowNumber::Fifth {
        effects::arch::leave(state, events);
    }
    if !state.board.rows.katanas.is_empty() {
        effects::katana::leave(state, events);
    }
    points
}

/// R5.3: then the mask, which a seat that holds artifacts and used none is asked about (R6.7).
#[inline]
fn count_or_ask(
    state: &mut State,
    seat: Seat,
    taken: Row,
    points: i16,
    events: &mut impl EventSink<Event>,
) -> Step {
    let holds_artifacts = !state.artifacts_of(seat).is_empty();
    if holds_artifacts && !state.board.used {
        state.board.taken = taken;
        return ask(state, seat, Phase::Masking);
    }
    scoring::score(&mut state.board, seat, points, events);
    if holds_artifacts {
        ask(state, seat, Phase::Replacing)
    } else {
        Step::Settled
    }
}

/// R5.3: then the points, less what a mask saves, and the replacement.
pub(crate) fn count_taken(
    state: &mut State,
    seat: Seat,
    saved: i16,
    events: &mut impl EventSink<Event>,
) -> Step {
    let taken = core::mem::take(&mut state.board.taken);
    let points = scoring::row_points(state.board.config.penalties, taken) - saved;
    scoring::score(&mut state.board, seat, points, events);
    ask_to_replace(state, seat)
}

/// R5.4: whoever holds artifacts may replace one after every taking.
#[inline]
fn ask_to_replace(state: &mut State, seat: Seat) -> Step {
    if state.artifacts_of(seat).is_empty() {
        Step::Settled
    } else {
        ask(state, seat, Phase::Replacing)
    }
}

/// R5.4: discard first; the discards become the pile if that is empty then, this one among them.
pub(crate) fn replace(
    state: &mut State,
    seat: Seat,
    artifact: Artifact,
    events: &mut impl EventSink<Event>,
) -> Step {
    effects::show(state, seat, artifact);
    state.board.discards.insert(artifact);
    events.tell(Audience::All, || Event::Discarded { seat, artifact });
    if state.board.pile_len == 0 {
        setup::shuffle_discards(state);
        events.tell(Audience::All, || Event::PileShuffled {
            size: state.board.pile_len,
        });
    }
    if let Some(artifact) = setup::draw(state, seat) {
        events.tell(Audience::seat(seat), || Event::DrewArtifact {
            seat,
            artifact,
        });
        events.tell(Audience::others(seat), || Event::Drew { seat });
    }
    Step::Settled
}
