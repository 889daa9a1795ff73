//! Samurai Sword: lifting a card, aiming it, changing one's mind.

use client_core::story::Line;
use client_core::tap::samurai_sword::{Lifted, Spot, caption, hand_card, lifted, targets};
use client_core::tap::{Choosing, Sight, Taps, Then};
use game_core::Seat;
use samurai_sword::{Action, Card, Loss, SamuraiSword, View};

use super::{check_game, sight};
use crate::play::SAMURAI_SWORD;

type Person = super::Person<SamuraiSword>;

/// Four players whose characters change nothing in the attacks of seat 0.
fn four(rest: &str, seat: u8) -> Person {
    let deal = format!(
        "roles=shogun,samurai,ninja-1,ninja-2; characters=nobunaga,goemon,kojiro,hideyoshi; {rest}"
    );
    Person::at("players=4", &deal, seat)
}

fn spots(view: &View) -> Vec<Spot> {
    let seats = || Seat::all(view.board().config().seats());
    let losses = seats().flat_map(|seat| Loss::ALL.map(|loss| Spot::Loss(seat, loss)));
    (0..=view.hand().len())
        .map(Spot::Card)
        .chain(seats().map(Spot::Player))
        .chain(losses)
        .collect()
}

#[test]
fn taps_play_what_is_open_and_nothing_else() {
    check_game::<SamuraiSword>(SAMURAI_SWORD, 150, spots);
}

#[test]
fn a_weapon_is_lifted_and_then_aimed() {
    let mut person = four("hands=katana parry/bo/bo/bo; phase=play", 0);
    assert_eq!(person.taps(Spot::Card(0)), Then::Nothing);
    let selected = Lifted {
        card: Card::Katana,
        at: 0,
        turn: Seat(0),
    };
    assert_eq!(person.selection, Some(selected));
    assert_eq!(
        person.taps(Spot::Player(Seat(3))),
        Then::Play(Action::Attack(Card::Katana, Seat(3)))
    );
    assert_eq!(person.selection, None, "what is played is not lifted");
}

#[test]
fn a_second_tap_puts_the_card_back_and_another_card_takes_its_place() {
    let mut person = four("hands=bokken bokken katana/bo/bo/bo; phase=play", 0);
    let up = |person: &Person| {
        person
            .selection
            .map(|lifted| (lifted.card, lifted.at))
    };
    let held: Vec<_> = person.view().hand().iter().collect();
    for (at, card) in held.iter().enumerate() {
        person.taps(Spot::Card(at));
        assert_eq!(up(&person), Some((*card, at)), "one of two of a name");
    }
    person.taps(Spot::Card(held.len() - 1));
    assert_eq!(up(&person), None);
}

#[test]
fn who_is_too_far_is_refused_and_the_card_stays_lifted() {
    let mut person = four("hands=kiseru parry/bo/bo/bo; phase=play", 0);
    person.taps(Spot::Card(0));
    let before = person.selection;
    let far = person.refusal("attack kiseru 2");
    assert_eq!(person.taps(Spot::Player(Seat(2))), far);
    assert_eq!(person.selection, before);
    let line = person.sees(|sight, selection| {
        let targets = targets(sight, selection, Seat(2)).expect("a weapon is lifted");
        let [target] = targets.as_slice() else {
            panic!("one way to attack: {targets:?}")
        };
        assert!(!target.is_open && !target.prize);
        target.line.clone()
    });
    assert_eq!(line, Line::new("chip-too-far").with("difficulty", 2u8));
}

#[test]
fn a_card_that_cannot_be_aimed_is_lifted_and_says_why() {
    let mut person = four("hands=katana parry/bo/bo/bo; phase=play; weapons=1", 0);
    let refused = person.refusal("attack katana 1");
    assert_eq!(person.taps(Spot::Card(0)), refused);
    assert!(person.selection.is_some());
    assert!(!person.sees(|sight, _| hand_card(sight, Card::Katana).is_open));
}

#[test]
fn out_of_turn_a_card_can_be_looked_at() {
    let mut person = four("hands=bo/katana/bo/bo; phase=play", 1);
    let refused = person.refusal("attack katana 0");
    assert_eq!(person.taps(Spot::Card(0)), refused);
    assert_eq!(
        person.sees(|sight, selection| lifted(sight.view, selection)),
        Some(Card::Katana)
    );
    assert_eq!(person.taps(Spot::Player(Seat(0))), refused);
}

#[test]
fn a_card_without_a_target_is_played_at_once_and_lets_go_of_another() {
    let mut person = four("hands=katana focus/bo/bo/bo; phase=play", 0);
    let hand: Vec<_> = person.view().hand().iter().collect();
    let at = |card| {
        hand.iter()
            .position(|held| *held == card)
            .expect("it is held")
    };
    person.taps(Spot::Card(at(Card::Katana)));
    assert_eq!(
        person.taps(Spot::Card(at(Card::Focus))),
        Then::Play(Action::Play(Card::Focus))
    );
    assert_eq!(person.selection, None);
}

#[test]
fn an_attack_on_ones_own_side_is_asked_about_and_stays_aimed() {
    let mut person = four("hands=bo/katana/bo/bo; turn=1; phase=play", 1);
    person.taps(Spot::Card(0));
    let question = Line::new("risk-own-side").with("target", Seat(0));
    let attack = Action::Attack(Card::Katana, Seat(0));
    assert_eq!(
        person.taps(Spot::Player(Seat(0))),
        Then::Ask(question, attack)
    );
    assert!(person.selection.is_some(), "a no leaves it as it was");
}

#[test]
fn an_attack_is_answered_with_a_tap_on_a_parry() {
    let mut person = four("hands=katana/parry bo/bo/bo; phase=play", 1);
    person.happens(0, "attack katana 1");
    let hand: Vec<_> = person.view().hand().iter().collect();
    for (at, card) in hand.into_iter().enumerate() {
        let then = person.taps(Spot::Card(at));
        match card {
            Card::Parry => assert_eq!(then, Then::Play(Action::Parry(card))),
            _ => assert_eq!(then, person.refusal("parry bo")),
        }
    }
}

#[test]
fn geisha_takes_what_is_tapped_and_says_when_there_is_nothing_to_take() {
    let mut person = four(
        "hands=geisha parry/bo/bo/bo; properties=/armor//; phase=play",
        0,
    );
    person.taps(Spot::Card(
        person
            .view()
            .hand()
            .iter()
            .position(|card| card == Card::Geisha)
            .expect("it is held"),
    ));
    assert_eq!(
        person.taps(Spot::Loss(Seat(1), Loss::Focus)),
        Then::Nothing,
        "there is no such button"
    );
    assert_eq!(
        person.taps(Spot::Loss(Seat(1), Loss::Armor)),
        Then::Play(Action::Geisha(Seat(1), Loss::Armor))
    );
    let mut person = four("hands=geisha///; phase=play", 0);
    let nothing = person.refusal("play geisha 1 hand");
    assert_eq!(person.taps(Spot::Card(0)), nothing);
}

#[test]
fn what_was_lifted_in_one_turn_is_forgotten_in_the_next() {
    let mut person = four("hands=katana/bo/bo/bo; phase=play", 0);
    person.taps(Spot::Card(0));
    person.happens(0, "end turn");
    assert_eq!(person.selection, None);
}

#[test]
fn the_middle_of_the_table_says_what_to_do_or_who_is_waited_for() {
    let mut person = four("hands=katana/bo/bo/bo; phase=play", 0);
    let says = |person: &Person| person.sees(caption);
    assert_eq!(says(&person), None, "the question says it");
    person.taps(Spot::Card(0));
    assert_eq!(says(&person).expect("a hint").id(), "hint-weapon");
    person.happens(0, "attack katana 1");
    assert_eq!(says(&person).expect("others are asked").id(), "wait-parry");
}

#[test]
fn in_a_replay_nothing_is_open_and_nothing_is_played() {
    let person = four("hands=katana focus/bo/bo/bo; phase=play", 0);
    let view = person.view();
    let shown = Sight {
        choosing: Choosing::No,
        ..sight::<SamuraiSword>(&person.state, &view, Some(Seat(0)))
    };
    for at in 0..2 {
        let tap = SamuraiSword::tap(&shown, &None, Spot::Card(at));
        assert_eq!(tap.then.action(), None);
    }
    assert!(!hand_card(&shown, Card::Katana).is_open);
    assert!(shown.options().is_empty());
}
