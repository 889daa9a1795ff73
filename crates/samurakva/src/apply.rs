//! What happens when a player decides, in the order of the rules.

use game_core::{Audience, EventSink, Illegal, PlayoutRng, Seat, SeatSet, Silent};

use crate::action::{Action, Play};
use crate::card::{self, Card, RowNumber, RowSet};
use crate::effects;
use crate::effects::Artifact;
use crate::error::Refusal;
use crate::event::Event;
use crate::legal;
use crate::row;
use crate::scoring;
use crate::setup;
use crate::state::{Phase, State};
use crate::taking;

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

/// Does what was checked to be legal.
#[inline]
fn carry_out(state: &mut State, seat: Seat, play: Play, events: &mut impl EventSink<Event>) {
    if let Some((seat, step)) = begin(state, seat, play, events) {
        go_on(state, seat, step, events);
    }
}

/// What the decision does by itself, and whose card comes then; nobody's while others still choose.
#[inline]
fn begin(
    state: &mut State,
    seat: Seat,
    play: Play,
    events: &mut impl EventSink<Event>,
) -> Option<(Seat, Step)> {
    let step = match play {
        Play::Choose { card, place } => return choose(state, seat, card, place, events),
        Play::Place => Step::Settled,
        Play::Take(row) => taking::take_too_low(state, seat, row, events),
        Play::Accept => taking::count_taken(state, seat, 0, events),
        Play::Keep => {
            events.tell(Audience::All, || Event::Kept { seat });
            Step::Settled
        }
        Play::Replace(kind) => taking::replace(state, seat, kind, events),
        _ => effects::apply(state, seat, play, events),
    };
    Some((seat, step))
}

/// Draws a decision and carries it out. Choices and placings, which are most of them, take a way of
/// their own.
#[inline]
pub(crate) fn play_random(state: &mut State, seat: Seat, rng: &mut PlayoutRng) -> bool {
    if !state.may_act(seat) {
        return false;
    }
    let begun = match state.phase {
        Phase::Choosing => legal::draw_choice(state, seat, rng)
            .map(|(card, place)| choose(state, seat, card, place, &mut Silent)),
        Phase::Placing(_) => place_at_random(state, seat, rng).map(|step| Some((seat, step))),
        _ => legal::draw(state, seat, rng).map(|play| begin(state, seat, play, &mut Silent)),
    };
    // One call for all, so that the compiler puts it here.
    if let Some(Some((seat, step))) = begun {
        go_on(state, seat, step, &mut Silent);
    }
    begun.is_some()
}

/// Draws a way of placing the card and uses the artifact, if any. Kept apart: matches without
/// artifacts would pay for it with slower code around it.
#[inline(never)]
fn place_at_random(state: &mut State, seat: Seat, rng: &mut PlayoutRng) -> Option<Step> {
    match legal::draw_way(state, seat, rng) {
        Some((kind, n)) => effects::use_nth(state, seat, kind, n, &mut Silent),
        None => Some(Step::Settled),
    }
}

/// R2.1: a first choice is seen to have been made; what it is, and any change, only its owner sees.
#[inline]
fn choose(
    state: &mut State,
    seat: Seat,
    card: Card,
    place: usize,
    events: &mut impl EventSink<Event>,
) -> Option<(Seat, Step)> {
    state.hands[seat.index()].choose(place, state.hand_size as usize);
    let first = state.chosen[seat.index()].replace(card).is_none();
    events.tell(Audience::seat(seat), || Event::ChoseCard { seat, card });
    if first {
        events.tell(Audience::others(seat), || Event::Chose { seat });
        state.waiting = state.waiting.without(seat);
        if state.waiting.is_empty() {
            return Some(reveal(state, events));
        }
    }
    None
}

/// R2.3: the choices are turned over, and the seat with the lowest card begins.
#[inline]
fn reveal(state: &mut State, events: &mut impl EventSink<Event>) -> (Seat, Step) {
    let first = turn_over(state, events);
    (first, begin_placing(state, first))
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

/// The seats from the lowest card to the highest, those without a card at the end.
#[inline]
fn order_of_four(cards: [Option<Card>; 4]) -> [Seat; 4] {
    let mut seat = 0;
    let keys = cards.map(|card| {
        seat += 1;
        card.map_or(u32::MAX << 8, |card| u32::from(card.number()) << 8) | (seat - 1)
    });
    row::sort_four(keys).map(|key| Seat(key as u8))
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
pub(crate) fn ask(state: &mut State, seat: Seat, phase: impl FnOnce(Seat) -> Phase) -> Step {
    state.phase = phase(seat);
    state.waiting = SeatSet::only(seat);
    Step::Asks
}

/// R3.1-R3.4: the card goes to its row, takes it if it is full, or is too low for all of them.
#[inline]
fn place(state: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) -> Step {
    let Some((row, ends)) = state.ends.joined(card) else {
        return too_low(state, seat, card, events);
    };
    // Whether it joins the row or starts it anew, it is the row's last card.
    state.ends = ends;
    state.chosen[seat.index()] = None;
    if state.is_full(row) {
        return taking::take_with_card(state, seat, row, card, events);
    }
    state.rows[row.index()] = state.row(row).with_last(card);
    tell_placed(state, seat, card, row, events);
    Step::Settled
}

/// R3.3, R3.4: some row is to be taken.
#[inline]
fn too_low(state: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) -> Step {
    events.tell(Audience::All, || Event::TooLow { seat, card });
    if state.config.forced_cheapest_row {
        taking::take_too_low(state, seat, taking::cheapest_row(state), events)
    } else {
        ask(state, seat, Phase::TakingRow)
    }
}

pub(crate) fn tell_placed(
    state: &State,
    seat: Seat,
    card: Card,
    row: RowNumber,
    events: &mut impl EventSink<Event>,
) {
    events.tell(Audience::All, || Event::Placed { seat, card, row, place: state.row(row).len() as u8 });
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
