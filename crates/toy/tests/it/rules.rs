//! The rules one by one: a position, what is done, and what is told.

use expect_test::{Expect, expect};
use game_core::{Collected, Fields, Game, Outcome, Record, Seat, Seed, Viewer};
use toy::{Action, Config, Deal, State, Toy};

/// Two players with two cards each: 0 holds 1 and 6, 1 holds 2 and 5, the deck is 3 4 7 8.
const TWO: &str = "zashiki-record 1\ngame toy\nrules 1\nconfig players=2 hand=2\n\
    seed 0000000000000000000000000000000000000000000000000000000000000000\n\
    deal hands=1 6/2 5\ndeal deck=3 4 7 8\n";

/// Four players with two cards each.
const FOUR: &str = "zashiki-record 1\ngame toy\nrules 1\nconfig players=4 hand=2\n\
    seed 0000000000000000000000000000000000000000000000000000000000000000\n\
    deal hands=1 6/2 5/3 11/4 12\ndeal deck=7 8 9 10\n";

/// The state after the actions, and what the spectator and seat 0 heard of the last one.
fn play(start: &str, actions: &str) -> (State, Collected<toy::Event>) {
    let record = Record::<Toy>::parse(&format!("{start}{actions}")).unwrap();
    let mut state = record.start().unwrap();
    let mut told = Collected::new();
    for (seat, action) in record.actions {
        told.0.clear();
        Toy::apply(&mut state, seat, action, &mut told).unwrap();
    }
    (state, told)
}

fn check(start: &str, actions: &str, viewer: Viewer, expect: &Expect) {
    let (_, told) = play(start, actions);
    let heard: Vec<String> = told
        .heard_by(viewer)
        .map(|event| serde_json::to_string(event).unwrap())
        .collect();
    expect.assert_eq(&heard.join("\n"));
}

fn refused(
    start: &str,
    actions: &str,
    seat: u8,
    action: &str,
) -> (&'static str, Option<&'static str>) {
    let (mut state, _) = play(start, actions);
    let illegal = Toy::apply(
        &mut state,
        Seat(seat),
        action.parse().unwrap(),
        &mut Collected::new(),
    )
    .unwrap_err();
    (illegal.code(), illegal.rule().map(|rule| rule.0))
}

#[test]
fn r1_1_two_play_alone_and_four_in_crosswise_teams() {
    let (state, _) = play(
        TWO,
        "0 choose 6\n1 choose 5\n0 keep\n0 choose 1\n1 choose 2\n",
    );
    assert_eq!(
        Toy::outcome(&state).unwrap().to_string(),
        "individual 1:1 1:1"
    );
    let (state, _) = play(
        FOUR,
        "0 choose 6\n1 choose 5\n2 choose 3\n3 choose 4\n0 keep\n0 choose 1\n1 choose 2\n2 choose 11\n3 choose 12\n",
    );
    assert_eq!(
        Toy::outcome(&state).unwrap().to_string(),
        "teams 0 1 0 1 / 1:1 1:1"
    );
}

#[test]
fn r1_2_all_cards_are_dealt_each_once() {
    for number in 0..50 {
        let state = Toy::start(&Config::default(), Seed::from_number(number));
        let dealt: usize = state.hands.iter().map(|hand| hand.len()).sum();
        assert_eq!((dealt, state.deck.len()), (12, 4));
    }
    let deal = |hands: &str, deck: &str| {
        let deal = Deal::from_pairs([("hands", hands), ("deck", deck)]).unwrap();
        Toy::start_from(&Config::new(2, 2).unwrap(), &deal, Seed::from_number(0))
            .unwrap_err()
            .to_string()
    };
    expect!["hands: hands and deck are not all cards, each once (R1.2)"]
        .assert_eq(&deal("1 6/2 6", "3 4 7 8"));
    expect!["hands: not one hand of the right size for each seat (R1.2); deck: the deck has four cards (R1.2); hands: hands and deck are not all cards, each once (R1.2)"]
        .assert_eq(&deal("1 6 2", "3 4 7"));
}

#[test]
fn r2_1_a_choice_can_be_changed_until_the_last_has_chosen() {
    check(
        TWO,
        "0 choose 1",
        Viewer::Spectator,
        &expect![[r#"{"chose":{"seat":0}}"#]],
    );
    check(
        TWO,
        "0 choose 1\n0 choose 6",
        Viewer::Spectator,
        &expect![""],
    );
    check(
        TWO,
        "0 choose 1\n0 choose 6",
        Viewer::Seat(Seat(0)),
        &expect![[r#"{"chose_card":{"seat":0,"card":6}}"#]],
    );
    assert_eq!(
        refused(TWO, "", 0, "choose 2"),
        ("not_in_hand", Some("R2.1"))
    );
    assert_eq!(refused(TWO, "", 0, "keep"), ("choose_first", Some("R2.1")));
    assert_eq!(
        refused(TWO, "0 choose 6\n1 choose 5", 1, "choose 2"),
        ("not_to_act", None)
    );
}

#[test]
fn r2_2_the_highest_card_takes_the_trick() {
    check(
        TWO,
        "1 choose 5\n0 choose 6",
        Viewer::Spectator,
        &expect![[r#"
            {"chose":{"seat":0}}
            {"revealed":{"cards":[6,5]}}
            {"took_trick":{"seat":0}}"#]],
    );
}

#[test]
fn r3_1_the_taker_may_exchange_a_card_with_the_deck() {
    let exchanged = "1 choose 5\n0 choose 6\n0 exchange 1";
    check(
        TWO,
        exchanged,
        Viewer::Seat(Seat(0)),
        &expect![[r#"{"exchanged_cards":{"seat":0,"gave":1,"drew":3}}"#]],
    );
    check(
        TWO,
        exchanged,
        Viewer::Seat(Seat(1)),
        &expect![[r#"{"exchanged":{"seat":0}}"#]],
    );
    let (state, _) = play(TWO, exchanged);
    assert_eq!(state.deck.map(toy::Card::number), [4, 7, 8, 1]);
    assert_eq!(
        refused(TWO, "1 choose 5\n0 choose 6", 0, "choose 1"),
        ("exchange_first", Some("R3.1"))
    );
    assert_eq!(
        refused(TWO, "1 choose 5\n0 choose 6", 0, "exchange 6"),
        ("not_in_hand", Some("R2.1"))
    );
}

#[test]
fn r4_1_most_tricks_win_when_the_hands_are_empty() {
    let (mut state, told) = play(
        TWO,
        "1 choose 2\n0 choose 6\n0 exchange 1\n0 choose 3\n1 choose 5",
    );
    let heard = told.heard_by(Viewer::Spectator).last().unwrap();
    assert_eq!(heard, &toy::Event::Ended { tricks: vec![1, 1] });
    assert!(matches!(Toy::outcome(&state), Some(Outcome::Individual(_))));
    let answer = Toy::apply(&mut state, Seat(0), Action::Keep, &mut Collected::new());
    assert_eq!(answer.unwrap_err().code(), "match_over");
    let nobody = Toy::apply(&mut state, Seat(2), Action::Keep, &mut Collected::new());
    assert_eq!(nobody.unwrap_err().code(), "no_such_seat");
}
