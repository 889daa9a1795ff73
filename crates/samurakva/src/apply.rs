//! What happens when a player decides, in the order of the rules.

use game_core::{Audience, EventSink, Illegal, PlayoutRng, Seat, SeatSet, Silent};

use crate::action::{Action, Play};
use crate::card::{self, Card, RowNumber, RowSet};
use crate::effects;
use crate::effects::Artifact;
use crate::error::Refusal;
use crate::event::Event;
use crate::legal;
use crate::scoring;
use crate::setup;
use crate::state::{Phase, Row, State};

/// Whether the seat whose card is being placed has something to decide first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Nothing is open: on with the card, or with the next seat.
    Settled,
    /// The match waits for this seat.
    Asks,
}

/// Carries the action out, or refuses it and changes nothing.
#[inline]
pub fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Result<(), Illegal<Refusal>> {
    let play = legal::check(state, seat, action)?;
    carry_out(state, seat, play, events);
    Ok(())
}

/// Does what was checked, or drawn, to be legal.
#[inline]
pub(crate) fn carry_out(state: &mut State, seat: Seat, play: Play, events: &mut impl EventSink<Event>) {
    let step = match play {
        Play::Choose { card, place } => return choose(state, seat, card, place, events),
        Play::Place => Step::Settled,
        Play::Take(row) => take_with_card(state, seat, row, events),
        Play::Accept => count_taken(state, seat, 0, events),
        Play::Keep => {
            events.tell(Audience::All, || Event::Kept { seat });
            Step::Settled
        }
        Play::Replace(kind) => replace(state, seat, kind, events),
        _ => effects::apply(state, seat, play, events),
    };
    go_on(state, seat, step, events);
}

/// Draws a decision and carries it out. Choices, which are most of them, take a way of their own.
#[inline]
pub(crate) fn play_random(state: &mut State, seat: Seat, rng: &mut PlayoutRng) -> bool {
    if state.phase == Phase::Choosing && state.may_act(seat) {
        let drawn = legal::draw_choice(state, seat, rng);
        drawn.map(|(card, place)| choose(state, seat, card, place, &mut Silent)).is_some()
    } else {
        let drawn = legal::draw(state, seat, rng);
        drawn.map(|play| carry_out(state, seat, play, &mut Silent)).is_some()
    }
}

/// R2.1: a first choice is seen to have been made; what it is, and any change, only its owner sees.
#[inline]
fn choose(state: &mut State, seat: Seat, card: Card, place: usize, events: &mut impl EventSink<Event>) {
    state.hands[seat.index()].choose(place, state.hand_size as usize);
    let first = state.chosen[seat.index()].replace(card).is_none();
    events.tell(Audience::seat(seat), || Event::ChoseCard { seat, card });
    if first {
        events.tell(Audience::others(seat), || Event::Chose { seat });
        state.waiting = state.waiting.without(seat);
        if state.waiting.is_empty() {
            reveal(state, events);
        }
    }
}

/// R2.3: the choices are turned over, and the seat with the lowest card begins.
fn reveal(state: &mut State, events: &mut impl EventSink<Event>) {
    let first = turn_over(state, events);
    let step = begin_placing(state, first);
    go_on(state, first, step, events);
}

/// The choices leave the hands, behind which they lie as played from now on (R7.4), and the order of
/// placing is found: lowest card first. They are told in the order of seats, whatever the order of
/// choosing was.
#[inline]
fn turn_over(state: &mut State, events: &mut impl EventSink<Event>) -> Seat {
    if let (true, [a, b, c, d, ..]) = (state.config.seats() <= 4, state.chosen) {
        state.order[..4].copy_from_slice(&order_of_four([a, b, c, d]));
    } else {
        order_of_many(state);
    }
    state.hand_size = state.hand_size.saturating_sub(1);
    state.placed = 0;
    events.tell(Audience::All, || Event::Revealed { cards: state.chosen.into_iter().flatten().collect() });
    state.order[0]
}

/// The seats from the lowest card to the highest, those without a card at the end. There are no
/// jumps to mispredict.
#[inline]
fn order_of_four(cards: [Option<Card>; 4]) -> [Seat; 4] {
    let mut seat = 0;
    let [a, b, c, d] = cards.map(|card| {
        seat += 1;
        card.map_or(u32::MAX << 8, |card| u32::from(card.number()) << 8) | (seat - 1)
    });
    let ((a, b), (c, d)) = ((a.min(b), a.max(b)), (c.min(d), c.max(d)));
    let ((a, c), (b, d)) = ((a.min(c), a.max(c)), (b.min(d), b.max(d)));
    [a, b.min(c), b.max(c), d].map(|key| Seat(key as u8))
}

/// The same for larger tables: a card's place is the number of lower cards.
fn order_of_many(state: &mut State) {
    // The numbers are gathered one by one: reading them as one word right after they were written
    // one by one would make the processor wait.
    let mut numbers = [0; 2];
    for (at, card) in state.chosen.into_iter().enumerate() {
        let number = card.map_or(0, Card::number);
        numbers[at / 8 % 2] |= u64::from(number) << (8 * (at % 8));
    }
    for (at, card) in state.chosen.into_iter().enumerate() {
        let Some(card) = card else { continue };
        if let Some(place) = state.order.get_mut(card::count_lower(numbers, card)) {
            *place = Seat(at as u8);
        }
    }
}

/// Goes on until somebody has something to decide, or the match is over.
#[inline]
fn go_on(state: &mut State, seat: Seat, step: Step, events: &mut impl EventSink<Event>) {
    let (mut seat, mut step) = (seat, step);
    while step == Step::Settled {
        if let Some(card) = state.card_of(seat)
            && place(state, seat, card, events) == Step::Asks
        {
            return;
        }
        let Some(next) = next_seat(state, events) else { return };
        seat = next;
        step = begin_placing(state, seat);
    }
}

/// The seat whose card comes next; none if a new turn or round begins with a choice, or none does.
#[inline]
fn next_seat(state: &mut State, events: &mut impl EventSink<Event>) -> Option<Seat> {
    state.placed += 1;
    let placed = state.placed as usize;
    if placed < state.config.seats() {
        return state.order.get(placed).copied();
    }
    match state.hand_size {
        0 => end_round(state, events),
        1 => return Some(play_last_cards(state, events)),
        _ => setup::begin_turn(state),
    }
    None
}

/// R2.2: the last card is no choice, and all know it.
fn play_last_cards(state: &mut State, events: &mut impl EventSink<Event>) -> Seat {
    let seats = state.config.seats();
    for (chosen, hand) in state.chosen.iter_mut().zip(&state.hands).take(seats) {
        *chosen = hand.at(0);
    }
    turn_over(state, events)
}

/// R5.1: whoever holds artifacts is asked, usable or not, so that being asked tells nothing.
#[inline]
fn begin_placing(state: &mut State, seat: Seat) -> Step {
    state.used = false;
    if state.artifacts_of(seat).is_empty() { Step::Settled } else { ask(state, seat, Phase::Placing) }
}

#[inline]
fn ask(state: &mut State, seat: Seat, phase: impl FnOnce(Seat) -> Phase) -> Step {
    state.phase = phase(seat);
    state.waiting = SeatSet::only(seat);
    Step::Asks
}

/// R3.1-R3.4: the card goes to its row, takes it if it is full, or is too low for all of them.
#[inline]
fn place(state: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) -> Step {
    let Some(nearest) = state.ends.lower(card).checked_sub(1) else {
        return too_low(state, seat, card, events);
    };
    let Some(row) = state.ends.row(nearest) else { return Step::Settled };
    if state.is_full(row) {
        return take_with_card(state, seat, row, events);
    }
    state.chosen[seat.index()] = None;
    state.ends.join(nearest, card);
    state.rows[row.index()] = state.row(row).with_last(card);
    tell_placed(state, seat, card, row, events);
    Step::Settled
}

/// R3.3, R3.4: some row is to be taken.
#[inline]
fn too_low(state: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) -> Step {
    events.tell(Audience::All, || Event::TooLow { seat, card });
    if state.config.forced_cheapest_row {
        take_with_card(state, seat, cheapest_row(state), events)
    } else {
        ask(state, seat, Phase::TakingRow)
    }
}

fn tell_placed(state: &State, seat: Seat, card: Card, row: RowNumber, events: &mut impl EventSink<Event>) {
    events.tell(Audience::All, || Event::Placed { seat, card, row, place: state.row(row).len() as u8 });
}

/// R3.4: by the points lying there, the first of equals; a row with a katana does not count.
fn cheapest_row(state: &State) -> RowNumber {
    let points = |row: &RowNumber| scoring::row_points(state.config.penalties, state.row(*row));
    state.open_rows().iter().min_by_key(points).unwrap_or(RowNumber::ALL[0])
}

/// R3.2, R3.3: the row's cards are taken and the card starts it anew; a fifth row goes whole, the
/// card with it (R6.9).
#[inline]
fn take_with_card(state: &mut State, seat: Seat, row: RowNumber, events: &mut impl EventSink<Event>) -> Step {
    let Some(card) = state.chosen[seat.index()].take() else { return Step::Settled };
    if row == RowNumber::Fifth {
        return take(state, seat, row, state.row(row).with(card), Row::NONE, events);
    }
    let taken = state.row(row);
    if let Some(last) = taken.last() {
        state.ends.remove(row, last);
        state.ends.insert(row, card);
    }
    gather(state, seat, row, taken, Row::of(card), events);
    tell_placed(state, seat, card, row, events);
    count_or_ask(state, seat, taken, events)
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
    gather(state, seat, row, taken, left, events);
    state.find_ends();
    count_or_ask(state, seat, taken, events)
}

/// R5.3: cards leave; then the row's paw, a fifth row's arch and every katana.
#[inline]
fn gather(
    state: &mut State,
    seat: Seat,
    row: RowNumber,
    taken: Row,
    left: Row,
    events: &mut impl EventSink<Event>,
) {
    state.rows[row.index()] = left;
    state.piles.add(seat, taken.numbers());
    events.tell(Audience::All, || {
        let points = scoring::row_points(state.config.penalties, taken);
        Event::RowTaken { seat, row, cards: taken.cards().collect(), points }
    });
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
}

/// R5.3: then the mask, which a seat that holds artifacts and used none is asked about (R6.7).
#[inline]
fn count_or_ask(state: &mut State, seat: Seat, taken: Row, events: &mut impl EventSink<Event>) -> Step {
    if !state.used && !state.artifacts_of(seat).is_empty() {
        state.taken = taken;
        return ask(state, seat, Phase::Masking);
    }
    let points = scoring::row_points(state.config.penalties, taken);
    scoring::score(state, seat, points, events);
    ask_to_replace(state, seat)
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
fn replace(state: &mut State, seat: Seat, artifact: Artifact, events: &mut impl EventSink<Event>) -> Step {
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

/// R4.1-R4.3: the match is over, or everything is dealt anew.
#[inline]
fn end_round(state: &mut State, events: &mut impl EventSink<Event>) {
    let round = state.round;
    events.tell(Audience::All, || Event::RoundEnded { round, totals: totals(state) });
    if scoring::is_last_round(state) {
        state.phase = Phase::Over;
        state.waiting = SeatSet::EMPTY;
        events.tell(Audience::All, || Event::Ended { totals: totals(state) });
        return;
    }
    clear_table(state, events);
    state.round = round.saturating_add(1);
    setup::deal_round(state);
    setup::tell_round(state, events);
}

fn totals(state: &State) -> Vec<i16> {
    state.totals[..state.config.seats()].to_vec()
}

/// R4.3: at the end of a round the artifacts on the table are discarded before the new deal.
fn clear_table(state: &mut State, events: &mut impl EventSink<Event>) {
    for row in state.paws.iter() {
        state.discards.insert(Artifact::Paw);
        events.tell(Audience::All, || Event::PawRemoved { row });
    }
    state.paws = RowSet::EMPTY;
    if state.has_fifth_row() {
        effects::arch::leave(state, events);
    }
    effects::katana::leave(state, events);
}
