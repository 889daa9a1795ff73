//! Yokai Septet: marking cards to pass on, lifting a boss of a row, playing a card.

use client_core::tap::Then;
use client_core::tap::yokai_septet::{
    Lies, RowPlace, Selection, Spot, TrayCards, held, is_marking, lies, lifted, own_card, pass,
    swap, tray,
};
use game_core::Seat;
use yokai_septet::pocket::{COVERED, OPEN, Row};
use yokai_septet::{Action, Card, CardSet, Phase, View, YokaiSeptet};

use super::check_game;
use crate::play::YOKAI_SEPTET;

type Person = super::Person<YokaiSeptet>;

fn spots(view: &View) -> Vec<Spot> {
    let mine = view.own_seat();
    let row = mine.and_then(|me| view.board().rows().get(me.index()));
    let open = row.map(Row::playable).unwrap_or_default();
    // One card that is somebody else's stands for them all.
    let others = (CardSet::FULL_DECK - view.hand() - open)
        .iter()
        .take(1);
    (view.hand() | open)
        .iter()
        .chain(others)
        .map(Spot::Card)
        .chain((0..COVERED).map(Spot::Covered))
        .chain([Spot::Send])
        .collect()
}

#[test]
fn taps_play_what_is_open_and_nothing_else() {
    check_game::<YokaiSeptet>(YOKAI_SEPTET, 30, spots);
}

/// Somebody who is asked which cards to pass on.
fn passing(config: &str) -> (Person, Vec<Card>) {
    let person = Person::when(config, 0, |view| view.board().phase() == Phase::Passing);
    let hand = person.view().hand().iter().collect();
    (person, hand)
}

fn marks(person: &Person) -> Vec<Option<Card>> {
    match person.selection {
        Selection::Marked(marks) => marks.to_vec(),
        _ => Vec::new(),
    }
}

#[test]
fn three_cards_are_marked_and_sent() {
    let (mut person, hand) = passing("players=4");
    assert!(person.sees(|sight, _| is_marking(sight)));
    assert_eq!(person.taps(Spot::Send), Then::Nothing, "nothing is marked");
    for card in &hand[..3] {
        assert_eq!(person.taps(Spot::Card(*card)), Then::Nothing);
    }
    let rest = hand[3..].to_vec();
    assert_eq!(held(&person.view(), person.selection), rest, "in the tray");
    let Then::Play(action) = person.taps(Spot::Send) else {
        panic!("three cards make a pass");
    };
    let Action::Pass(cards) = action else {
        panic!("they go to one player: {action}");
    };
    assert_eq!(cards.set(), hand[..3].iter().copied().collect());
    person.happens(0, &action.to_string());
    assert_eq!(person.selection, Selection::Nothing);
    let tray = person
        .sees(|sight, selection| tray(sight, *selection))
        .expect("it lies there still");
    assert!(matches!(tray.cards, TrayCards::Sent(_)));
}

#[test]
fn a_marked_card_is_taken_back_and_its_place_is_the_next_to_be_filled() {
    let (mut person, hand) = passing("players=4");
    for card in &hand[..3] {
        person.taps(Spot::Card(*card));
    }
    person.taps(Spot::Card(hand[1]));
    assert_eq!(marks(&person), [Some(hand[0]), None, Some(hand[2])]);
    assert_eq!(pass(&person.view(), person.selection), None);
    person.taps(Spot::Card(hand[5]));
    assert_eq!(
        marks(&person),
        [Some(hand[0]), Some(hand[5]), Some(hand[2])]
    );
}

#[test]
fn a_fourth_card_finds_the_tray_full() {
    let (mut person, hand) = passing("players=4");
    for card in &hand[..3] {
        person.taps(Spot::Card(*card));
    }
    let before = person.selection;
    let Then::Tell(line) = person.taps(Spot::Card(hand[3])) else {
        panic!("it says so");
    };
    assert_eq!(line.id(), "word-full");
    assert_eq!(person.selection, before);
}

#[test]
fn bridegrooms_give_each_card_to_the_player_of_its_place() {
    let (mut person, hand) = passing("form=bridegrooms");
    for card in [hand[4], hand[0], hand[2]] {
        person.taps(Spot::Card(card));
    }
    assert_eq!(
        person.taps(Spot::Send),
        Then::Play(Action::Give([hand[4], hand[0], hand[2]]))
    );
    let tray = person
        .sees(|sight, selection| tray(sight, *selection))
        .expect("there is one");
    assert!(tray.is_shared_out);
    assert_eq!(tray.receivers, [Seat(1), Seat(2), Seat(3)]);
}

#[test]
fn who_has_passed_is_refused_a_card_as_by_the_rules() {
    let (mut person, hand) = passing("players=4");
    for card in &hand[..3] {
        person.taps(Spot::Card(*card));
    }
    let Then::Play(action) = person.taps(Spot::Send) else {
        panic!("three cards make a pass");
    };
    person.happens(0, &action.to_string());
    let card = hand[3];
    let refused = person.refusal(&Action::Play(card).to_string());
    assert_eq!(person.taps(Spot::Card(card)), refused);
}

#[test]
fn a_card_that_does_not_follow_is_refused() {
    let follows = |view: &View| {
        let playable = view.board().playable(Seat(1), view.hand());
        view.board().phase() == Phase::Playing(Seat(1))
            && view.board().led().is_some()
            && playable.len() < view.hand().len()
    };
    let mut person = Person::when("players=4", 1, follows);
    let hand = person.view().hand();
    let playable = person.view().board().playable(Seat(1), hand);
    for card in hand.iter() {
        let facts = person.sees(|sight, _| own_card(sight, card));
        let then = person.taps(Spot::Card(card));
        assert_eq!(facts.is_open, playable.contains(card));
        if facts.is_open {
            assert_eq!(then.action(), Some(Action::Play(card)));
        } else {
            assert_eq!(then, person.refusal(&Action::Play(card).to_string()));
        }
    }
}

#[test]
fn a_boss_is_lifted_and_put_under_one_of_the_two_cards_beneath_it() {
    let swapping =
        |seat: u8| move |view: &View| view.board().phase() == Phase::Swapping(Seat(seat));
    let mut person = Person::when("form=pocket", 0, swapping(0));
    let view = person.view();
    let place = |at, is_open| RowPlace {
        seat: Seat(0),
        at,
        is_open,
    };
    let bosses: Vec<(usize, Card)> = (0..OPEN)
        .filter_map(|at| match lies(&view, place(at, true))? {
            Lies::Boss(boss) => Some((at, boss)),
            _ => None,
        })
        .collect();
    let (at, boss) = bosses[0];
    assert_eq!(
        person.taps(Spot::Covered(at)),
        Then::Nothing,
        "no boss is lifted"
    );
    assert_eq!(person.taps(Spot::Card(boss)), Then::Nothing);
    assert_eq!(lifted(person.selection), Some(boss));
    for covered in 0..COVERED {
        let open = person.sees(|sight, selection| swap(sight, *selection, covered));
        assert_eq!(open.is_some(), covered == at || covered == at + 1);
        assert_eq!(person.taps(Spot::Covered(covered)).action(), open);
    }
    person.taps(Spot::Card(boss));
    assert_eq!(person.selection, Selection::Nothing, "put back");
}
