//! A test for every character.

use expect_test::expect;
use game_core::Seat;
use samurai_sword::{Pending, State};

use crate::script::{check, discards, hand, legal, play, position, refuse};

/// Four players with these two characters at seats 0 (whose turn it is) and 1.
fn duel(one: &str, other: &str, rest: &str) -> State {
    position(
        "players=4",
        &format!(
            "roles=shogun,samurai,ninja-1,ninja-2; characters={one},{other},goemon,kojiro; {rest}"
        ),
    )
}

#[test]
fn r6_1_benkei_is_attacked_at_one_more_difficulty() {
    let state = duel("nobunaga", "benkei", "hands=bokken bo/bo/bo/bo; phase=play");
    assert_eq!(
        (
            state.board().difficulty(Seat(0), Seat(1)),
            state.board().difficulty(Seat(1), Seat(0))
        ),
        (2, 1)
    );
    refuse(&state, "0 attack bokken 1", "out_of_reach");
    assert!(legal(&state, 0).contains("attack bo 1"));
}

#[test]
fn r6_2_chiyome_is_wounded_by_weapons_only() {
    let mut state = duel(
        "nobunaga",
        "chiyome",
        "hands=battlecry jujutsu bo/parry bo/bo/bo; phase=play",
    );
    play(
        &mut state,
        "0 play battlecry; 2 suffer; 3 suffer; 0 play jujutsu; 2 suffer; 3 suffer",
    );
    assert_eq!(
        (state.board().resilience()[1], hand(&state, 1).as_str()),
        (4, "bo parry")
    );
    play(&mut state, "0 attack bo 1; 1 suffer");
    assert_eq!(state.board().resilience()[1], 3);
}

#[test]
fn r6_3_ginchiyo_takes_one_wound_less_but_at_least_one() {
    let mut state = duel(
        "nobunaga",
        "ginchiyo",
        "hands=nodachi shuriken focus/bo/bo/bo; phase=play",
    );
    play(&mut state, "0 play focus; 0 attack nodachi 1; 1 suffer");
    assert_eq!(state.board().resilience()[1], 2);
    play(&mut state, "0 attack shuriken 1; 1 suffer");
    assert_eq!(state.board().resilience()[1], 1);
}

#[test]
fn r6_4_goemon_plays_one_more_weapon() {
    let deal = "roles=shogun,samurai,ninja-1,ninja-2; characters=goemon,nobunaga,hideyoshi,kojiro; \
                hands=bo bo bo/parry/bo/bo; phase=play";
    let mut state = position("players=4", deal);
    play(
        &mut state,
        "0 attack bo 1; 1 suffer; 0 attack bo 1; 1 suffer",
    );
    refuse(&state, "0 attack bo 1", "weapon_limit");
}

#[test]
fn r6_5_hanzo_parries_with_a_weapon() {
    let mut state = duel(
        "nobunaga",
        "hanzo",
        "hands=katana battlecry bo/bo kiseru geisha/bo/bo; phase=play",
    );
    play(&mut state, "0 attack katana 1");
    assert_eq!(legal(&state, 1), "suffer; parry kiseru; parry bo");
    play(&mut state, "1 parry kiseru");
    assert_eq!(
        (state.board().resilience()[1], discards(&state).as_str()),
        (4, "katana kiseru")
    );
    play(&mut state, "0 play battlecry; 1 discard bo");
    assert_eq!(
        (state.board().resilience()[1], hand(&state, 1).as_str()),
        (4, "geisha")
    );
}

#[test]
fn r6_6_hideyoshi_draws_three() {
    let state = duel(
        "hideyoshi",
        "nobunaga",
        "hands=/bo/bo/bo; deck=bo kiseru katana parry rest",
    );
    assert_eq!(hand(&state, 0), "kiseru bo katana");
}

#[test]
fn r6_7_ieyasu_may_take_his_first_card_from_the_discards() {
    let deal = "roles=shogun,samurai,ninja-1,ninja-2; characters=ieyasu,nobunaga,goemon,kojiro; \
                hands=bo/bo/bo/bo; discards=katana parry; deck=daimyo geisha rest";
    let state = check(
        "players=4",
        deal,
        "0 draw discards",
        &expect![[r#"
        took_discard card=katana seat=0
        [0] drew_cards cards=(daimyo) seat=0
        [not 0] drew count=1 seat=0
        -> 0 plays
    "#]],
    );
    assert_eq!(
        (hand(&state, 0).as_str(), discards(&state).as_str()),
        ("bo katana daimyo", "parry")
    );
    let state = check(
        "players=4",
        deal,
        "0 draw deck",
        &expect![[r#"
        [0] drew_cards cards=(geisha daimyo) seat=0
        [not 0] drew count=2 seat=0
        -> 0 plays
    "#]],
    );
    assert_eq!(hand(&state, 0), "bo geisha daimyo");
}

#[test]
fn r6_8_kojiro_reaches_everybody() {
    let deal = "roles=shogun,samurai,ronin,ninja-1,ninja-2,ninja-3; \
                characters=kojiro,goemon,nobunaga,benkei,tomoe,hideyoshi; \
                hands=bokken/bo/bo/bo/bo/bo; properties=///armor armor//; phase=play";
    let mut state = position("players=6", deal);
    assert_eq!(state.board().difficulty(Seat(0), Seat(3)), 6);
    play(&mut state, "0 attack bokken 3; 3 suffer");
    assert_eq!(state.board().resilience()[3], 4);
}

#[test]
fn r6_9_musashi_deals_one_more_wound_with_weapons_only() {
    let mut state = duel(
        "musashi",
        "nobunaga",
        "hands=bo jujutsu/parry/parry/parry; phase=play",
    );
    play(&mut state, "0 attack bo 1; 1 suffer");
    assert_eq!(state.board().resilience()[1], 3);
    play(&mut state, "0 play jujutsu; 1 suffer; 2 suffer; 3 suffer");
    assert_eq!(state.board().resilience()[1..4], [2, 4, 4]);
}

#[test]
fn r6_10_nobunaga_gives_resilience_for_cards() {
    let state = check(
        "players=4",
        "roles=shogun,samurai,ninja-1,ninja-2; characters=nobunaga,hideyoshi,goemon,kojiro; \
         hands=/bo/bo/bo; deck=katana parry rest; phase=play; resilience=3,4,5,5",
        "0 trade; 0 trade",
        &expect![[r#"
            traded resilience=2 seat=0
            [0] drew_cards cards=(katana) seat=0
            [not 0] drew count=1 seat=0
            traded resilience=1 seat=0
            [0] drew_cards cards=(parry) seat=0
            [not 0] drew count=1 seat=0
            -> 0 plays
        "#]],
    );
    assert_eq!(
        (state.board().resilience()[0], hand(&state, 0).as_str()),
        (1, "katana parry")
    );
    refuse(&state, "0 trade", "last_resilience");
}

#[test]
fn r6_10_nobody_else_trades() {
    let state = duel("hideyoshi", "nobunaga", "hands=bo/bo/bo/bo; phase=play");
    refuse(&state, "0 trade", "not_nobunaga");
}

#[test]
fn r6_11_tomoe_draws_one_card_however_many_the_wounds() {
    let mut state = duel(
        "tomoe",
        "nobunaga",
        "hands=katana battlecry/bo/bo/bo; deck=parry geisha rest; phase=play",
    );
    play(&mut state, "0 attack katana 1; 1 suffer");
    assert_eq!(hand(&state, 0), "parry battlecry");
    play(&mut state, "0 play battlecry; 1 suffer; 2 suffer; 3 suffer");
    assert_eq!(hand(&state, 0), "parry");
}

#[test]
fn r6_11_tomoe_draws_nothing_for_a_parried_weapon() {
    let mut state = duel("tomoe", "nobunaga", "hands=katana/parry/bo/bo; phase=play");
    play(&mut state, "0 attack katana 1; 1 parry parry");
    assert_eq!(
        (hand(&state, 0).as_str(), state.board().pending()),
        ("", Pending::Play)
    );
}

#[test]
fn r6_12_ushiwaka_draws_for_each_wound_from_a_weapon() {
    let mut state = duel(
        "nobunaga",
        "ushiwaka",
        "hands=katana battlecry/bo/bo/bo; deck=parry geisha daimyo armor rest; phase=play",
    );
    play(&mut state, "0 attack katana 1");
    assert_eq!(state.board().cards_for_wounds_awaited(), 3);
    play(&mut state, "1 suffer");
    assert_eq!(
        (state.board().resilience()[1], hand(&state, 1).as_str()),
        (1, "bo parry geisha daimyo")
    );
    play(&mut state, "0 play battlecry");
    assert_eq!(state.board().cards_for_wounds_awaited(), 0);
    play(&mut state, "1 discard parry; 2 suffer; 3 suffer");
    assert_eq!(hand(&state, 1), "bo geisha daimyo");
}
