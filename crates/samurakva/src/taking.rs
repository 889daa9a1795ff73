//! What happens when cards are taken, from the row to the replacement (R3.2, R3.3, R5.3, R5.4).

use game_core::{Audience, EventSink, Seat};

use crate::apply::{Step, ask, tell_placed};
use crate::card::{Card, RowNumber};
use crate::effects;
use crate::effects::Artifact;
use crate::event::Event;
use crate::row::Row;
use crate::scoring;
use crate::setup;
use crate::state::{Phase, State};

/// R3.4: by the points lying there, the first of equals; a row with a katana does not count.
pub(crate) fn cheapest_row(state: &State) -> RowNumber {
    let points = |row: &RowNumber| scoring::row_points(state.config.penalties, state.row(*row));
    state.open_rows().iter().min_by_key(points).unwrap_or(RowNumber::ALL[0])
}

/// R3.3: a card that is too low takes this row.
pub(crate) fn take_too_low(
    state: &mut State,
    seat: Seat,
    row: RowNumber,
    events: &mut impl EventSink<Event>,
) -> Step {
    let Some(card) = state.chosen[seat.index()].take() else { return Step::Settled };
    if let Some(last) = state.row(row).last() {
        state.ends.restart(row, last, card);
    }
    take_with_card(state, seat, row, card, events)
}

/// R3.2, R3.3: the row's cards are taken and the card, already its end, starts it anew; a fifth row
/// goes whole, the card with it (R6.9). Kept out of the way of the cards that take nothing.
#[inline(never)]
pub(crate) fn take_with_card(
    state: &mut State,
    seat: Seat,
    row: RowNumber,
    card: Card,
    events: &mut impl EventSink<Event>,
) -> Step {
    let taken = state.row(row);
    if row == RowNumber::Fifth {
        return take(state, seat, row, taken.with(card), Row::NONE, events);
    }
    let points = gather(state, seat, row, taken, Row::of(card), events);
    tell_placed(state, seat, card, row, events);
    count_or_ask(state, seat, taken, points, events)
}

/// R6.6, R6.11: a row with one card too many is taken but for its last card, a fifth row whole.
pub(crate) fn take_if_over_full(
    state: &mut State,
    seat: Seat,
    row: RowNumber,
    events: &mut impl EventSink<Event>,
) -> Step {
    let cards = state.row(row);
    if !cards.has(6 + usize::from(state.paws.contains(row))) {
        return Step::Settled;
    }
    match cards.last() {
        Some(last) if row != RowNumber::Fifth => {
            take(state, seat, row, cards.without_last(), Row::of(last), events)
        }
        _ => take(state, seat, row, cards, Row::NONE, events),
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
    state.find_ends();
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
    state.rows[row.index()] = left;
    let points = scoring::pile_up(state, seat, taken);
    events.tell(Audience::All, || Event::RowTaken { seat, row, cards: taken.cards().collect(), points });
    if state.paws.contains(row) {
        state.paws.remove(row);
        state.discards.insert(Artifact::Paw);
        events.tell(Audience::All, || Event::PawRemoved { row });
    }
    if row == RowNumber::Fifth {
        effects::arch::leave(state, events);
    }
    if !state.katanas.is_empty() {
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
    if holds_artifacts && !state.used {
        state.taken = taken;
        return ask(state, seat, Phase::Masking);
    }
    scoring::score(state, seat, points, events);
    if holds_artifacts { ask(state, seat, Phase::Replacing) } else { Step::Settled }
}

/// R5.3: then the points, less what a mask saves, and the replacement.
pub(crate) fn count_taken(
    state: &mut State,
    seat: Seat,
    saved: i16,
    events: &mut impl EventSink<Event>,
) -> Step {
    let taken = core::mem::take(&mut state.taken);
    let points = scoring::row_points(state.config.penalties, taken) - saved;
    scoring::score(state, seat, points, events);
    ask_to_replace(state, seat)
}

/// R5.4: whoever holds artifacts may replace one after every taking.
#[inline]
fn ask_to_replace(state: &mut State, seat: Seat) -> Step {
    if state.artifacts_of(seat).is_empty() { Step::Settled } else { ask(state, seat, Phase::Replacing) }
}

/// R5.4: discard first; the discards become the pile if that is empty then, this one among them.
pub(crate) fn replace(
    state: &mut State,
    seat: Seat,
    artifact: Artifact,
    events: &mut impl EventSink<Event>,
) -> Step {
    effects::show(state, seat, artifact);
    state.discards.insert(artifact);
    events.tell(Audience::All, || Event::Discarded { seat, artifact });
    if state.pile_len == 0 {
        setup::shuffle_discards(state);
        events.tell(Audience::All, || Event::PileShuffled { size: state.pile_len });
    }
    if let Some(artifact) = setup::draw(state, seat) {
        events.tell(Audience::seat(seat), || Event::DrewArtifact { seat, artifact });
        events.tell(Audience::others(seat), || Event::Drew { seat });
    }
    Step::Settled
}
