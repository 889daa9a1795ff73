//! Samurai Spirit: tapping samurai, and moving something from one to another.

use client_core::tap::Then;
use client_core::tap::samurai_spirit::{Aim, Selection, Spot, sides, target};
use game_core::Seat;
use samurai_spirit::{Action, Card, KiaiPart, Samurai, SamuraiSpirit, Step, Symbol, View};

use super::check_game;
use crate::play::SAMURAI_SPIRIT;

type Person = super::Person<SamuraiSpirit>;

fn spots(view: &View) -> Vec<Spot> {
    let turned_up: Vec<Card> = view.face_up().to_vec();
    Seat::all(view.board().seats())
        .map(Spot::Samurai)
        .chain([Spot::Raiders, Spot::Defend, Spot::Confront])
        .chain(Symbol::ALL.map(Spot::Defence))
        .chain(turned_up.into_iter().map(Spot::TurnedUp))
        .chain(Samurai::ALL.map(Spot::Spare))
        .collect()
}

#[test]
fn taps_play_what_is_open_and_nothing_else() {
    check_game::<SamuraiSpirit>(SAMURAI_SPIRIT, 150, spots);
}

/// Two samurai, of whom the first is to act and has this line. The next raider has the value 1 and shows no symbol.
fn two(samurai: &str, line: &str) -> Person {
    let deal = format!(
        "samurai={samurai}; lines={line}/1-hat-none*; \
         stack=1-none-fire 3-hat-none* 1-doll-none 3-doll-nodef 2-farm-fire*"
    );
    Person::at("samurai=2 level=easy spare_tokens=off", &deal, 0)
}

/// The same after a raider has brought the line to the Kiai value.
fn kiai(samurai: &str, line: &str) -> Person {
    let mut person = two(samurai, line);
    // A card that can only be confronted is not asked about.
    person.happens(0, "fight");
    assert!(matches!(step(&person), Some(Step::Kiai(..))));
    person
}

fn step(person: &Person) -> Option<Step> {
    person.view().board().steps().top()
}

#[test]
fn a_tap_on_another_samurai_supports_him() {
    let mut person = two("kyuzo kanbei", "4-hat-none");
    assert_eq!(
        person.taps(Spot::Samurai(Seat(1))),
        Then::Play(Action::Support(Seat(1)))
    );
    assert_eq!(
        person.taps(Spot::Samurai(Seat(0))),
        Then::Nothing,
        "it is me"
    );
}

#[test]
fn the_raiders_are_fought_and_the_card_has_two_sides() {
    let mut person = two("daisuke kanbei", "4-hat-none");
    let refused = person.refusal("confront");
    assert_eq!(person.taps(Spot::Confront), refused);
    assert!(
        person
            .sees(|sight, _| sides(sight, Seat(0)))
            .is_none()
    );
    assert_eq!(person.taps(Spot::Raiders), Then::Play(Action::Fight));
    person.happens(0, "fight");
    let [defend, confront] = person
        .sees(|sight, _| sides(sight, Seat(0)))
        .expect("there is a card to play");
    assert!(!defend.is_open && confront.is_open, "it shows no symbol");
    let refused = person.refusal("defend");
    assert_eq!(person.taps(defend.spot), refused);
    assert_eq!(person.taps(confront.spot).action(), Some(Action::Confront));
}

#[test]
fn a_token_is_taken_up_and_given() {
    let mut person = kiai("kyuzo kanbei", "4-hat-none 4-doll-none");
    assert!(matches!(step(&person), Some(Step::Kiai(_, KiaiPart::Lend))));
    let owners: Vec<Seat> = person.sees(|sight, selection| {
        let takes = |seat: &Seat| {
            let aim = target(sight, *selection, *seat).map(|target| target.aim);
            matches!(aim, Some(Aim::Take { .. }))
        };
        Seat::all(2).filter(takes).collect()
    });
    let owner = *owners.first().expect("a token can be given");
    assert_eq!(person.taps(Spot::Samurai(owner)), Then::Nothing);
    assert_eq!(person.selection, Selection::Token(owner));
    person.taps(Spot::Samurai(owner));
    assert_eq!(person.selection, Selection::Nothing, "a second tap lets go");
    person.taps(Spot::Samurai(owner));
    let to = Seat(1 - owner.0);
    assert_eq!(
        person.taps(Spot::Samurai(to)),
        Then::Play(Action::Lend { owner, to })
    );
    assert_eq!(person.selection, Selection::Nothing);
}

#[test]
fn what_is_taken_up_for_one_kiai_is_forgotten_after_it() {
    let mut person = kiai("kyuzo kanbei", "4-hat-none 4-doll-none");
    for seat in Seat::all(2) {
        if person.selection == Selection::Nothing {
            person.taps(Spot::Samurai(seat));
        }
    }
    assert_ne!(person.selection, Selection::Nothing);
    person.happens(0, "decline");
    assert!(!matches!(
        step(&person),
        Some(Step::Kiai(_, KiaiPart::Lend))
    ));
    assert_eq!(person.selection, Selection::Nothing);
}

#[test]
fn passing_with_something_undefended_is_asked_about() {
    let person = two("kyuzo kanbei", "4-hat-none");
    let Then::Ask(question, action) = person.sees(|sight, _| sight.attempt(Action::Pass)) else {
        panic!("nothing is defended");
    };
    assert_eq!(question.id(), "risk-pass");
    assert_eq!(action, Action::Pass);
}

#[test]
fn daisuke_hands_a_card_on_and_his_kiai_moves_one_between_samurai() {
    let mut person = two("daisuke kanbei", "4-hat-none 1-farm-nosup 2-none-fire");
    person.happens(0, "fight");
    assert_eq!(
        person.taps(Spot::Samurai(Seat(1))),
        Then::Play(Action::Hand(Seat(1)))
    );
    person.happens(0, "confront");
    assert!(matches!(step(&person), Some(Step::Kiai(_, KiaiPart::Move))));
    person.taps(Spot::Samurai(Seat(1)));
    assert_eq!(person.selection, Selection::Card(Seat(1)));
    let back = Action::Move {
        from: Seat(1),
        to: Seat(0),
    };
    assert_eq!(person.taps(Spot::Samurai(Seat(0))), Then::Play(back));
}
