//! The game for two (R9), which is not in the printed rulebook.

use expect_test::expect;
use game_core::{Collected, Fields, Game, PlayoutRng, Seat, Seed, Silent, Viewer};
use yokai_septet::pocket::Lower;
use yokai_septet::{Card, CardSet, Config, Phase, YokaiSeptet};

use crate::table::Table;

/// Three cards each after 20 tricks; team is seat. Seat 0 has an open card over two covered ones.
const THREE_LEFT: &str = "moment=play; turned_up=darkness-9; leader=1; tricks=12 8; \
    hands=/wind-2 wind-3 wind-4; \
    open=- - - - - fire-9/- - - - - -; lower=- - - - - fire-7 snow-7/- - - - - - -; \
    discards=earth-2 earth-3; bosses=wind-7 earth-7/charm-7 lightning-7 darkness-7";

/// The first deal in which seat 0 has two open bosses side by side, after both discarded.
fn two_open_bosses() -> Table {
    let starts = (0..).map(|number| YokaiSeptet::start(&Config::Pocket, Seed::from_number(number)));
    let beside = |state: &yokai_septet::State| {
        state.board().rows()[0]
            .open()
            .windows(2)
            .any(|pair| pair.iter().all(|card| card.unwrap().is_boss()))
    };
    let state = starts.into_iter().find(beside).unwrap();
    let mut table = Table {
        state,
        told: Collected::new(),
    };
    for seat in 0..2 {
        let plain = (table.state.hands()[seat] - CardSet::ALL_BOSSES)
            .first()
            .unwrap();
        table.act(&format!("{seat} discard {plain}"));
    }
    table
}

#[test]
fn r9_1_a_row_of_thirteen_and_eleven_in_hand() {
    let state = YokaiSeptet::start(&Config::Pocket, Seed::from_number(1));
    assert_eq!(
        state
            .hands()
            .iter()
            .map(|hand| hand.len())
            .collect::<Vec<_>>(),
        [11, 11]
    );
    assert!(
        state
            .board()
            .rows()
            .iter()
            .all(|row| row.len() == 13)
    );
    // Nobody, not even the owner, sees a covered card.
    for viewer in Viewer::all(2) {
        let view = YokaiSeptet::view(&state, viewer);
        assert!(
            view.board()
                .rows()
                .iter()
                .all(|row| *row.lower() == [Lower::Covered; 7])
        );
    }
}

#[test]
fn r9_2_both_discard_in_secret_but_no_boss() {
    let starts = (0..).map(|number| YokaiSeptet::start(&Config::Pocket, Seed::from_number(number)));
    let with_boss = |state: &yokai_septet::State| !(state.hands()[0] & CardSet::BOSSES).is_empty();
    let state = starts.into_iter().find(with_boss).unwrap();
    let boss = (state.hands()[0] & CardSet::BOSSES)
        .first()
        .unwrap();
    let plain = (state.hands()[0] - CardSet::BOSSES)
        .first()
        .unwrap();
    let foreign = state.hands()[1].first().unwrap();
    let mut table = Table {
        state,
        told: Collected::new(),
    };
    assert_eq!(
        table.refusal(0, &format!("discard {boss}")),
        ("boss_kept", "R9.2")
    );
    assert_eq!(
        table.refusal(0, &format!("discard {foreign}")),
        ("not_in_hand", "R3.3")
    );
    assert_eq!(
        table.refusal(0, &format!("play {plain}")),
        ("discard_first", "R9.2")
    );
    table.act(&format!("0 discard {plain}"));
    assert_eq!(
        table.heard_by(Viewer::Seat(Seat(1))),
        r#"{"discarded":{"seat":0}}"#
    );
    assert_eq!(
        YokaiSeptet::view(&table.state, Viewer::Seat(Seat(1))).discarded(),
        None
    );
    assert_eq!(
        YokaiSeptet::view(&table.state, Viewer::Seat(Seat(0))).discarded(),
        Some(plain)
    );
    assert_eq!(
        table.refusal(0, &format!("discard {plain}")),
        ("not_to_act", "")
    );
}

#[test]
fn r9_3_an_open_boss_may_be_swapped_once_with_a_card_beneath_it() {
    let mut table = two_open_bosses();
    let row = table.state.board().rows()[0];
    let left = (0..5)
        .find(|&at| row.swappable()[at] && row.swappable()[at + 1])
        .unwrap();
    let (first, second) = (row.open()[left].unwrap(), row.open()[left + 1].unwrap());
    let shared = table.state.covered()[0][left + 1].unwrap();
    assert_eq!(table.state.board().phase(), Phase::Swapping(Seat(0)));
    assert_eq!(
        table.refusal(0, &format!("play {first}")),
        ("swap_first", "R9.3")
    );
    table.act(&format!("0 swap {first} right"));
    // The card came up, the boss is down, and everybody knows where.
    assert_eq!(table.state.board().rows()[0].open()[left], Some(shared));
    let view = YokaiSeptet::view(&table.state, Viewer::Spectator);
    assert_eq!(
        view.board().rows()[0].lower()[left + 1],
        Lower::Known(first)
    );
    assert_eq!(
        table.refusal(0, &format!("swap {first} left")),
        ("not_swappable", "R9.3")
    );
    // The second boss may go to the same place: the first one comes up again, to stay.
    table.act(&format!("0 swap {second} left"));
    assert_eq!(table.state.board().rows()[0].open()[left + 1], Some(first));
    assert!(!table.state.board().rows()[0].swappable()[left + 1]);
}

#[test]
fn r9_3_bosses_may_be_left_where_they_are() {
    let mut table = two_open_bosses();
    table.act("0 keep");
    assert_eq!(
        table.heard_by(Viewer::Spectator),
        r#"{"kept_bosses":{"seat":0}}"#
    );
    assert!(matches!(
        table.state.board().phase(),
        Phase::Swapping(Seat(1)) | Phase::Playing(Seat(0))
    ));
}

#[test]
fn r9_4_suit_is_followed_over_open_cards_and_freed_cards_turn_up_after_the_trick() {
    let deal = "moment=play; turned_up=darkness-9; leader=1; tricks=10 9; \
        hands=wind-2/fire-8 wind-3 wind-4 wind-5; \
        open=- - - - - fire-9/- - - - - -; lower=- - - - - fire-7 snow-7/- - - - - - -; \
        discards=earth-2 earth-3; bosses=wind-7 earth-7/charm-7 lightning-7 darkness-7";
    let mut table = Table::new("form=pocket", deal);
    table.play("1 fire-8");
    assert_eq!(table.refusal(0, "play wind-2"), ("must_follow", "R5.1"));
    // A covered card cannot be played, and the refusal does not say that it lies there.
    assert_eq!(table.refusal(0, "play fire-7"), ("not_held", "R5.1"));
    table.play("0 fire-9");
    expect![[r#"
        {"played":{"seat":0,"card":"fire-9"}}
        {"trick_taken":{"seat":0,"bosses":[]}}
        {"freed":{"seat":0,"place":5,"card":"fire-7"}}
        {"freed":{"seat":0,"place":6,"card":"snow-7"}}"#]]
    .assert_eq(&table.heard_by(Viewer::Spectator));
    assert_eq!(
        table
            .state
            .board()
            .playable(Seat(0), table.state.hands()[0])
            .len(),
        3
    );
}

#[test]
fn r9_5_thirteen_tricks_lose_and_covered_bosses_count_for_the_other() {
    let mut table = Table::new("form=pocket", THREE_LEFT);
    // Seat 0 cannot follow, and its only open card plays itself; then both bosses are up.
    table.play("1 wind-2, 1 wind-3, 0 fire-7");
    expect![
        "EnoughBosses, won by [1], 4 points (charm-7 1, lightning-7 1, darkness-7 0, fire-7 2), scores [0, 4]"
    ]
    .assert_eq(&table.ended());
    let trumped = THREE_LEFT.replace("fire-9/", "darkness-10/");
    // With a trump as its only open card it has to take its thirteenth trick.
    let mut lost = Table::new("form=pocket", &trumped);
    lost.play("1 wind-2");
    expect!["TooManyTricks, won by [1], 6 points (charm-7 1, lightning-7 1, darkness-7 0, fire-7 2 left with 0, snow-7 2 left with 0), scores [0, 6]"]
        .assert_eq(&lost.ended());
}

#[test]
fn r9_5_seven_tokens_win() {
    let deal = THREE_LEFT.replace("fire-9/", "darkness-10/");
    let mut table = Table::new("form=pocket", &format!("{deal}; scores=6 1"));
    table.play("1 wind-2");
    assert_eq!(table.outcome(), "individual 2:6 1:7");
}

#[test]
fn r9_6_the_seats_lead_rounds_in_turn() {
    let mut rng = PlayoutRng::new(9);
    for number in 0..20 {
        let mut state = YokaiSeptet::start(&Config::Pocket, Seed::from_number(number));
        let mut leaders = Vec::new();
        while let Some(seat) = state.board().to_act().first() {
            if state.board().plays().is_empty()
                && matches!(state.board().phase(), Phase::Playing(_))
            {
                leaders.push(seat.0);
            }
            let action = YokaiSeptet::sample(&state, seat, &mut rng, &mut Vec::new()).unwrap();
            YokaiSeptet::apply(&mut state, seat, action, &mut Silent).unwrap();
        }
        let expected: Vec<u8> = (0..leaders.len())
            .map(|round| round as u8 % 2)
            .collect();
        assert_eq!(leaders, expected);
    }
    assert!(Config::from_words("form=pocket first_lead=as_dealt").is_err());
    assert_eq!(Card::A.to_string(), "wind-a");
}

/// Seat 0 has just led its last open card, which freed two lower ones.
const JUST_FREED: &str = "moment=play; turned_up=darkness-9; leader=0; tricks=8 12; table=fire-9; \
    hands=/wind-2 wind-3 wind-4; \
    open=- - - - - -/- - - - - -; lower=- - - - - fire-7 snow-7/- - - - - - -; \
    discards=earth-2 earth-3; bosses=wind-7 earth-7/charm-7 lightning-7 darkness-7";

#[test]
fn r9_4_a_position_can_say_that_a_freed_card_has_not_turned_up_yet() {
    let freed = format!("{JUST_FREED}; face_down=fire-7 snow-7");
    let mut table = Table::new("form=pocket", &freed);
    assert_eq!(
        table.state.board().rows()[0].lower()[5..],
        [Lower::Covered; 2]
    );
    for viewer in Viewer::all(2) {
        let seen = YokaiSeptet::view(&table.state, viewer)
            .board()
            .rows()[0]
            .seen();
        assert_eq!(seen, CardSet::EMPTY);
    }
    table.act("1 play wind-2");
    let up = ["fire-7", "snow-7"].map(|card| Lower::Up(card.parse().unwrap()));
    assert_eq!(table.state.board().rows()[0].lower()[5..], up);
}
