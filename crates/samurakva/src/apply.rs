//! What happens when a player decides, in the order of the rules.

use game_core::{Audience, EventSink, Illegal, PlayoutRng, Seat, SeatSet, Silent};

use crate::action::{Action, Play};
use crate::board::{Board, Phase};
use crate::card::{self, Card, RowNumber, RowSet};
use crate::config::MAX_PLAYERS;
use crate::effects;
use crate::effects::Artifact;
use crate::error::Refusal;
use crate::event::Event;
use crate::hand::Hand;
use crate::legal;
use crate::legal::Objection;
use crate::row;
use crate::rows::Placing;
use crate::scoring;
use crate::setup;
use crate::state::State;
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
pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Result<(), Illegal<Refusal>> {
    let play = match legal::check(state, seat, action) {
        Ok(play) => play,
        Err(Objection::Illegal(illegal)) => return Err(illegal),
        // Nothing is hidden from the state.
        Err(Objection::Doubt(never)) => match never {},
    };
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
    if !state.board.may_act(seat) {
        return false;
    }
    let begun = match state.board.phase {
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
    state.hands[seat.index()].choose(place, state.board.hand_size as usize);
    events.tell(Audience::seat(seat), || Event::ChoseCard { seat, card });
    let waiting = state.board.waiting.without(seat);
    if waiting != state.board.waiting {
        events.tell(Audience::others(seat), || Event::Chose { seat });
        state.board.waiting = waiting;
        if waiting.is_empty() {
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

/// The choices leave the hands, at whose end they lie and behind which they lie as played from now on
/// (R7.4), and the order of placing is found: lowest card first. They are told in the order of seats,
/// whatever the order of choosing was.
#[inline]
fn turn_over(state: &mut State, events: &mut impl EventSink<Event>) -> Seat {
    let State { board, hands, .. } = state;
    board.hand_size = board.hand_size.saturating_sub(1);
    board.placed = 0;
    let size = board.hand_size as usize;
    if let (true, [a, b, c, d, ..]) = (board.config.seats() <= 4, &*hands) {
        let cards = [a, b, c, d].map(|hand| hand.latest(size));
        // One by one: a copy of the whole array would read what was just written in parts, for
        // which the processor waits.
        for (revealed, card) in board.revealed.iter_mut().zip(cards) {
            *revealed = card;
        }
        board.order[..4].copy_from_slice(&order_of_four(cards));
    } else {
        reveal_many(board, hands);
    }
    events.tell(Audience::All, || Event::Revealed {
        cards: board.revealed.into_iter().flatten().collect(),
    });
    board.order[0]
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

/// The same for larger tables: a card's place is the number of lower cards. All places are looked at,
/// also those of nobody, so that the loops have a fixed length.
fn reveal_many(board: &mut Board, hands: &[Hand; MAX_PLAYERS]) {
    let size = board.hand_size as usize;
    let cards = hands.each_ref().map(|hand| hand.latest(size));
    // The numbers are gathered one by one: reading them as one word right after they were written
    // one by one would make the processor wait.
    let mut numbers = [0; 2];
    for (at, (revealed, &card)) in board.revealed.iter_mut().zip(&cards).enumerate() {
        *revealed = card;
        let number = card.map_or(0, Card::number);
        numbers[at / 8 % 2] |= u64::from(number) << (8 * (at % 8));
    }
    for (at, card) in cards.into_iter().enumerate() {
        let Some(card) = card else { continue };
        if let Some(place) = board
            .order
            .get_mut(card::count_lower(numbers, card))
        {
            *place = Seat(at as u8);
        }
    }
}

/// Goes on until somebody has something to decide, or the match is over.
#[inline]
fn go_on(state: &mut State, seat: Seat, step: Step, events: &mut impl EventSink<Event>) {
    let (mut seat, mut step) = (seat, step);
    while step == Step::Settled {
        if let Some(card) = state.board.card_of(seat)
            && place(state, seat, card, events) == Step::Asks
        {
            return;
        }
        let Some(next) = next_seat(state, events) else {
            return;
        };
        seat = next;
        step = begin_placing(state, seat);
    }
}

/// The seat whose card comes next; none if a new turn or round begins with a choice, or none does.
#[inline]
fn next_seat(state: &mut State, events: &mut impl EventSink<Event>) -> Option<Seat> {
    state.board.placed += 1;
    let placed = state.board.placed as usize;
    if placed < state.board.config.seats() {
        return state.board.order.get(placed).copied();
    }
    match state.board.hand_size {
        0 => end_round(state, events),
        // R2.2: the last card is no choice, and all know it.
        1 => return Some(turn_over(state, events)),
        _ => setup::begin_turn(state),
    }
    None
}

/// R5.1: whoever holds artifacts is asked, usable or not, so that being asked tells nothing.
#[inline]
fn begin_placing(state: &mut State, seat: Seat) -> Step {
    state.board.used = false;
    if state.artifacts_of(seat).is_empty() {
        Step::Settled
    } else {
        ask(state, seat, Phase::Placing)
    }
}

#[inline]
pub(crate) fn ask(state: &mut State, seat: Seat, phase: impl FnOnce(Seat) -> Phase) -> Step {
    state.board.phase = phase(seat);
    state.board.waiting = SeatSet::only(seat);
    Step::Asks
}

/// R3.1-R3.4: the card goes to its row, takes it if it is full, or is too low for all of them.
#[inline]
fn place(state: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) -> Step {
    let Some((row, ends)) = state.board.rows.ends.joined(card) else {
        return too_low(state, seat, card, events);
    };
    // Whether it joins the row or starts it again, it is the row's last card.
    state.board.rows.ends = ends;
    state.board.revealed[seat.index()] = None;
    match state.board.rows.placing_in(row) {
        Placing::Takes(row) => taking::take_with_card(state, seat, row, card, events),
        Placing::Joins(row) => {
            state.board.rows.cards[row.index()] = state.board.rows.row(row).with_last(card);
            tell_placed(state, seat, card, row, events);
            Step::Settled
        }
        Placing::TooLow => too_low(state, seat, card, events),
    }
}

/// R3.3, R3.4: some row is to be taken.
#[inline]
fn too_low(state: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) -> Step {
    events.tell(Audience::All, || Event::TooLow { seat, card });
    if state.board.config.forced_cheapest_row {
        let row = taking::cheapest_row(&state.board);
        taking::take_too_low(state, seat, row, events)
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
    events.tell(Audience::All, || Event::Placed {
        seat,
        card,
        row,
        place: state.board.rows.row(row).len() as u8,
    });
}

/// R4.1-R4.3: the match is over, or everything is dealt again.
#[inline]
fn end_round(state: &mut State, events: &mut impl EventSink<Event>) {
    let round = state.board.round;
    events.tell(Audience::All, || Event::RoundEnded {
        round,
        totals: totals(&state.board),
    });
    if scoring::is_last_round(&state.board) {
        state.board.phase = Phase::Over;
        state.board.waiting = SeatSet::EMPTY;
        events.tell(Audience::All, || Event::Ended {
            totals: totals(&state.board),
        });
        return;
    }
    clear_table(state, events);
    state.board.round = round.saturating_add(1);
    setup::deal_round(state);
    setup::tell_round(state, events);
}

fn totals(board: &Board) -> Vec<i16> {
    board.totals[..board.config.seats()].to_vec()
}

/// R4.3: at the end of a round the artifacts on the table are discarded before the new deal.
fn clear_table(state: &mut State, events: &mut impl EventSink<Event>) {
    for row in state.board.rows.paws.iter() {
        state.board.discards.insert(Artifact::Paw);
        events.tell(Audience::All, || Event::PawRemoved { row });
    }
    state.board.rows.paws = RowSet::EMPTY;
    if state.board.rows.has_fifth_row() {
        effects::arch::leave(state, events);
    }
    effects::katana::leave(state, events);
}
