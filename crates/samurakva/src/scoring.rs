//! What cards cost (R1.2), what a taking costs (R3.5), and who has won (R4.4).

use game_core::{Audience, EventSink, Outcome, Seat, Standings};

use crate::card::{Card, CardSet, HIGHEST};
use crate::config::{Length, Penalties, Variant};
use crate::event::Event;
use crate::row::Row;
use crate::state::{Phase, State};

/// The penalty points of every number; 0 where there is no card, and so long that no number of
/// seven bits is beyond it.
type Table = [u8; 128];

/// The two tables.
const POINTS: [Table; 2] = [table(4), table(5)];

const fn table(multiple_of_eleven: u8) -> Table {
    let mut points = [0; 128];
    let mut number = 1;
    while number <= HIGHEST as usize {
        points[number] = match number {
            55 => 7,
            _ if number % 11 == 0 => multiple_of_eleven,
            _ if number % 10 == 0 => 3,
            _ if number % 5 == 0 => 2,
            _ => 1,
        };
        number += 1;
    }
    points
}

#[inline]
const fn table_of(penalties: Penalties) -> &'static Table {
    match penalties {
        Penalties::Printed => &POINTS[0],
        Penalties::Classic => &POINTS[1],
    }
}

/// The penalty points of a card (R1.2).
#[inline]
pub fn points(penalties: Penalties, card: Card) -> i16 {
    i16::from(table_of(penalties)[card.number() as usize])
}

/// The penalty points of a row.
#[inline]
pub fn row_points(penalties: Penalties, row: Row) -> i16 {
    let table = table_of(penalties);
    row.numbers().iter().map(|&number| i16::from(table[number as usize % table.len()])).sum()
}

/// The row goes to the seat's pile (R3.5). What it costs.
#[inline]
pub(crate) fn pile_up(state: &mut State, seat: Seat, row: Row) -> i16 {
    let table = table_of(state.config.penalties);
    let mut points = 0;
    state.piles.add(seat, row.numbers(), |number| points += i16::from(table[number % table.len()]));
    points
}

/// The penalty points of a set of cards.
pub fn set_points(penalties: Penalties, cards: CardSet) -> i16 {
    cards.iter().map(|card| points(penalties, card)).sum()
}

/// Adds the points of a taking to the seat's total (R3.5); a total stays at zero or above where
/// the options say so (R6.7).
#[inline]
pub(crate) fn score(state: &mut State, seat: Seat, points: i16, events: &mut impl EventSink<Event>) {
    let total = &mut state.totals[seat.index()];
    *total = total.saturating_add(points);
    if matches!(state.config.variant(), Variant::Two { floor_at_zero: true }) {
        *total = (*total).max(0);
    }
    let total = *total;
    events.tell(Audience::All, || Event::Scored { seat, points, total });
}

/// Whether the round just finished was the last (R4.2, R4.3).
#[inline]
pub(crate) fn is_last_round(state: &State) -> bool {
    match state.config.variant() {
        Variant::One { length: Length::Limit(limit), .. } => {
            state.totals[..state.config.seats()].iter().any(|&total| i32::from(total) > i32::from(limit))
        }
        Variant::One { length: Length::Rounds(rounds), .. } => state.round >= u16::from(rounds),
        Variant::Two { .. } => state.round >= 2,
    }
}

/// How the match ended: fewest points win, equal totals share the place (R4.4).
pub fn outcome(state: &State) -> Option<Outcome> {
    if state.phase != Phase::Over {
        return None;
    }
    let totals = state.totals.map(i32::from);
    Some(Outcome::Individual(Standings::rank(&totals[..state.config.seats()], |a, b| a < b)))
}
