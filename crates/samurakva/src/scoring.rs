//! What cards cost (R1.2), what a taking costs (R3.5), and who has won (R4.4).

use game_core::{Audience, EventSink, Outcome, Seat, Standings};

use crate::board::{Board, Phase};
use crate::card::{Card, CardSet, HIGHEST};
use crate::config::{Length, Penalties, Variant};
use crate::event::Event;
use crate::row::Row;

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
    row.numbers()
        .iter()
        .map(|&number| i16::from(table[number as usize % table.len()]))
        .sum()
}

/// The row goes to the seat's pile (R3.5). What it costs.
#[inline]
pub(crate) fn pile_up(board: &mut Board, seat: Seat, row: Row) -> i16 {
    let table = table_of(board.config.penalties);
    let mut points = 0;
    board.piles.add(seat, row.numbers(), |number| {
        points += i16::from(table[number % table.len()]);
    });
    points
}

/// The penalty points of a set of cards.
pub fn set_points(penalties: Penalties, cards: CardSet) -> i16 {
    cards
        .iter()
        .map(|card| points(penalties, card))
        .sum()
}

/// The points that a mask on this card saves out of a taking: they are subtracted instead of added (R6.7).
///
/// ```
/// use samurakva::card::Card;
/// use samurakva::config::Penalties;
/// use samurakva::scoring::{mask_saves, points};
///
/// let card = Card::new(55).expect("it is in the pack");
/// assert_eq!(mask_saves(Penalties::Printed, card), 2 * points(Penalties::Printed, card));
/// ```
#[inline]
pub fn mask_saves(penalties: Penalties, card: Card) -> i16 {
    2 * points(penalties, card)
}

/// Adds the points of a taking to the seat's total (R3.5); a total stays at zero or above where
/// the options say so (R6.7).
#[inline]
pub(crate) fn score(
    board: &mut Board,
    seat: Seat,
    points: i16,
    events: &mut impl EventSink<Event>,
) {
    let total = total_after(board.totals[seat.index()], points, board.config.has_floor());
    board.totals[seat.index()] = total;
    events.tell(Audience::All, || Event::Scored {
        seat,
        points,
        total,
    });
}

/// A total after a taking of these points; one with a floor stays at zero or above (R6.7).
#[inline]
pub fn total_after(total: i16, points: i16, has_floor: bool) -> i16 {
    let total = total.saturating_add(points);
    if has_floor { total.max(0) } else { total }
}

/// Whether the round just finished was the last (R4.2, R4.3).
#[inline]
pub(crate) fn is_last_round(board: &Board) -> bool {
    match board.config.variant() {
        Variant::One {
            length: Length::Limit(limit),
            ..
        } => board.totals[..board.config.seats()]
            .iter()
            .any(|&total| i32::from(total) > i32::from(limit)),
        _ => board.config.is_last_round(board.round),
    }
}

/// How the match ended: fewest points win, equal totals share the place (R4.4).
pub fn outcome(board: &Board) -> Option<Outcome> {
    if board.phase != Phase::Over {
        return None;
    }
    let totals = board.totals.map(i32::from);
    Some(Outcome::Individual(Standings::rank(
        &totals[..board.config.seats()],
        |a, b| a < b,
    )))
}
