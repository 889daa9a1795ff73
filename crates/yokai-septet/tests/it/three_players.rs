//! The base game for three (R2 to R7): what is different from four.

use expect_test::expect;
use game_core::{Game, Seat, Seed};
use yokai_septet::{Action, CardSet, YokaiSeptet};

use crate::table::Table;

/// Four cards each; seat 0 is about to take its seventh trick with two bosses.
const SEVENTH: &str = "moment=play; turned_up=darkness-9; leader=0; tricks=6 3 3; \
    hands=snow-13 lightning-7 wind-2 wind-3/wind-4 fire-7 wind-5 wind-6/earth-2 earth-3 earth-4 earth-5; \
    bosses=earth-7 snow-7/wind-7 charm-7/darkness-7";

/// Two tricks left, six bosses captured, two each; the boss of Fire is turned up.
const BOSS_TURNED_UP: &str = "moment=play; turned_up=fire-7; leader=0; tricks=5 5 4; \
    hands=snow-13 wind-2/wind-3 wind-4/earth-2 earth-3; \
    bosses=wind-7 earth-7/charm-7 darkness-7/lightning-7 snow-7";

#[test]
fn r2_2_sixteen_cards_each() {
    let config = game_core::Fields::from_words("players=3").unwrap();
    let state = YokaiSeptet::start(&config, Seed::from_number(1));
    assert_eq!(
        state
            .hands()
            .iter()
            .map(|hand| hand.len())
            .collect::<Vec<_>>(),
        [16, 16, 16]
    );
    let mut actions = Vec::new();
    YokaiSeptet::legal(&state, Seat(2), &mut actions);
    assert_eq!(actions.len(), 560);
}

#[test]
fn r3_2_three_cards_go_to_the_left_neighbour() {
    let config = game_core::Fields::from_words("players=3").unwrap();
    let before = YokaiSeptet::start(&config, Seed::from_number(4));
    let mut after = before.clone();
    for seat in Seat::all(3) {
        let mut actions = Vec::new();
        YokaiSeptet::legal(&after, seat, &mut actions);
        let refused =
            YokaiSeptet::apply(&mut after, seat, Action::Keep, &mut game_core::Silent).unwrap_err();
        assert_eq!(
            (refused.code(), refused.rule().unwrap().0),
            ("pass_left_first", "R3.2")
        );
        YokaiSeptet::apply(&mut after, seat, actions[0], &mut game_core::Silent).unwrap();
    }
    let lowest = |seat: usize| {
        before.hands()[seat]
            .iter()
            .take(3)
            .collect::<CardSet>()
    };
    for (seat, right) in [(0, 2), (1, 0), (2, 1)] {
        assert_eq!(
            after.hands()[seat],
            (before.hands()[seat] - lowest(seat)) | lowest(right)
        );
    }
}

#[test]
fn r6_1_r7_3_three_bosses_win_and_count_white_and_black_stars() {
    let mut table = Table::new(
        "players=3",
        &SEVENTH.replace("tricks=6 3 3", "tricks=5 3 4"),
    );
    // Seat 2 leads nothing; seat 0 leads its own boss and nobody can beat it.
    table.play("0 lightning-7, 1 wind-4, 2 earth-2");
    expect![
        "EnoughBosses, won by [0], 6 points (earth-7 1, lightning-7 2, snow-7 3), scores [6, 0, 0]"
    ]
    .assert_eq(&table.ended());
}

#[test]
fn r6_2_r7_3_seven_tricks_give_three_tokens_to_both_others_whatever_the_stars() {
    let mut table = Table::new("players=3", SEVENTH);
    table.play("0 snow-13, 1 wind-4, 2 earth-2");
    expect!["TooManyTricks, won by [1, 2], 3 points (), scores [0, 3, 3]"]
        .assert_eq(&table.ended());
}

#[test]
fn r6_3_r6_5_with_a_boss_turned_up_the_last_trick_can_decide() {
    let mut table = Table::new("players=3", BOSS_TURNED_UP);
    // Seat 0 takes the trick, then the last one is seat 1's: six, six and four tricks.
    table.play("0 snow-13, 1 wind-3, 2 earth-2");
    expect!["LastTrick, won by [1], 3 points (charm-7 1, darkness-7 2), scores [0, 3, 0]"]
        .assert_eq(&table.ended());
}

#[test]
fn r7_4_the_highest_total_wins() {
    let mut table = Table::new("players=3", &format!("{SEVENTH}; scores=6 5 6"));
    table.play("0 snow-13, 1 wind-4, 2 earth-2");
    assert_eq!(table.outcome(), "individual 3:6 2:8 1:9");
}

#[test]
fn r7_5_a_tie_goes_to_the_left_of_the_player_who_took_seven_tricks() {
    let mut table = Table::new("players=3", &format!("{SEVENTH}; scores=6 4 4"));
    table.play("0 snow-13, 1 wind-4, 2 earth-2");
    assert_eq!(table.outcome(), "individual 3:6 1:7 2:7");
    // The same with seat 1 as the one who takes too many.
    let turned = "moment=play; turned_up=darkness-9; leader=1; tricks=3 6 3; \
        hands=earth-2 earth-3 earth-4 earth-5/snow-13 lightning-7 wind-2 wind-3/wind-4 fire-7 wind-5 wind-6; \
        bosses=darkness-7/earth-7 snow-7/wind-7 charm-7; scores=5 0 5";
    let mut table = Table::new("players=3", turned);
    table.play("1 snow-13, 2 wind-4, 0 earth-2");
    assert_eq!(table.outcome(), "individual 2:8 3:0 1:8");
}

#[test]
fn r7_6_a_tie_of_rounds_is_broken_the_same_way() {
    let mut table = Table::new(
        "players=3 scoring=rounds",
        &format!("{SEVENTH}; scores=1 1 1"),
    );
    table.play("0 snow-13, 1 wind-4, 2 earth-2");
    assert_eq!(table.outcome(), "individual 3:1 1:2 2:2");
}
