//! Samurakva: a card is chosen, a row is taken, and the card pointed at shows where it would go.

use client_core::tap::samurakva::{Spot, lands};
use client_core::tap::{Choosing, Then};
use game_core::Seat;
use samurakva::scoring::row_points;
use samurakva::{Action, Card, Phase, Placing, RowNumber, Samurakva, View};

use super::check_game;
use crate::play::SAMURAKVA;

type Person = super::Person<Samurakva>;

fn spots(view: &View) -> Vec<Spot> {
    let cards = (1..=110).filter_map(Card::new);
    let rows = RowNumber::ALL.into_iter().map(Spot::Row);
    let held = cards.filter(|card| view.hand().contains(*card) || card.number() < 5);
    held.map(Spot::Card).chain(rows).collect()
}

#[test]
fn taps_play_what_is_open_and_nothing_else() {
    check_game::<Samurakva>(SAMURAKVA, 150, spots);
}

#[test]
fn a_card_is_chosen_by_one_tap_and_may_be_changed() {
    let mut person = Person::when("players=3", 0, |_| true);
    let hand: Vec<Card> = person.view().hand().iter().collect();
    assert_eq!(
        person.taps(Spot::Card(hand[0])),
        Then::Play(Action::Choose(hand[0]))
    );
    person.happens(0, &Action::Choose(hand[0]).to_string());
    assert_eq!(
        person.sees(|sight, _| sight.choosing),
        Choosing::Made,
        "others choose still"
    );
    assert_eq!(
        person.taps(Spot::Card(hand[1])),
        Then::Play(Action::Choose(hand[1]))
    );
    let row = Action::Take(RowNumber::First).to_string();
    let refused = person.refusal(&row);
    assert_eq!(person.taps(Spot::Row(RowNumber::First)), refused);
}

#[test]
fn the_card_pointed_at_shows_its_row_and_taps_leave_the_pointer_alone() {
    let lies_full = |view: &View| {
        let rows = view.board().rows();
        let mut hand = view.hand().iter();
        hand.any(|card| {
            rows.row_for(card)
                .is_some_and(|row| rows.is_full(row))
        })
    };
    let mut person = Person::when("players=3", 0, lies_full);
    let hand: Vec<Card> = person.view().hand().iter().collect();
    assert_eq!(lands(&person.view(), person.selection), None);
    let mut taking = 0;
    for card in &hand {
        person.selection = Some(*card);
        let view = person.view();
        let rows = view.board().rows();
        let expected = match rows.row_for(*card) {
            Some(row) if rows.is_full(row) => Placing::Takes(row),
            Some(row) => Placing::Joins(row),
            None => Placing::TooLow,
        };
        taking += usize::from(
            expected
                .row()
                .is_some_and(|row| rows.is_full(row)),
        );
        assert_eq!(lands(&view, person.selection), Some(expected), "{card}");
    }
    assert!(taking > 0, "no card takes a row");
    let before = person.selection;
    person.taps(Spot::Card(hand[0]));
    assert_eq!(person.selection, before);
}

#[test]
fn a_row_that_costs_more_than_another_is_asked_about() {
    let takes = |view: &View| view.board().phase() == Phase::TakingRow(Seat(0));
    let mut person = Person::when("players=4", 0, takes);
    let mut plain = 0;
    for row in RowNumber::ALL {
        match person.taps(Spot::Row(row)) {
            Then::Play(action) => {
                assert_eq!(action, Action::Take(row));
                plain += 1;
            }
            Then::Ask(question, action) => {
                assert_eq!(question.id(), "risk-take");
                assert_eq!(action, Action::Take(row));
            }
            other => assert!(matches!(other, Then::Refuse(..)), "{other:?}"),
        }
    }
    assert!(plain > 0, "the cheapest is taken at once");
}

/// What each open row would cost more than the cheapest.
fn dearer(view: &View) -> Vec<(RowNumber, i16)> {
    let board = view.board();
    let Phase::TakingRow(seat) = board.phase() else {
        return Vec::new();
    };
    let card = board.card_of(seat).expect("a card is played");
    let cost = |row| {
        let taken = board.rows().taken_with(row, card).0;
        row_points(board.config().penalties(), taken)
    };
    let open: Vec<RowNumber> = board.rows().open_rows().iter().collect();
    let cheapest = open.iter().map(|row| cost(*row)).min();
    open.iter()
        .map(|row| (*row, cost(*row) - cheapest.expect("a row is open")))
        .collect()
}

#[test]
fn a_few_points_more_are_nobodys_business_and_five_are_asked_about() {
    for (least, most, asked) in [(1, 4, false), (5, 99, true)] {
        let fits = |view: &View| {
            let mine = view.board().phase() == Phase::TakingRow(Seat(0));
            let row = dearer(view)
                .into_iter()
                .find(|(_, more)| (least..=most).contains(more));
            row.filter(|_| mine)
        };
        let mut person = Person::when("players=4", 0, |view| fits(view).is_some());
        let (row, more) = fits(&person.view()).expect("it was so");
        let then = person.taps(Spot::Row(row));
        assert_eq!(
            matches!(then, Then::Ask(..)),
            asked,
            "{more} more: {then:?}"
        );
    }
}
