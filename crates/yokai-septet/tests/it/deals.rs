//! Options and explicit positions: what is refused, with all problems at once.

use expect_test::{Expect, expect};
use game_core::{Fields, Game, Problems, Seed};
use yokai_septet::{Config, Deal, YokaiSeptet};

fn problems(config: &str, deal: &str, expect: &Expect) {
    let config = Config::from_words(config).unwrap();
    let fields = deal
        .split(';')
        .map(|field| field.trim().split_once('=').unwrap());
    let start = Deal::from_pairs(fields)
        .and_then(|deal| YokaiSeptet::start_from(&config, &deal, Seed::from_number(1)).map(|_| ()));
    let found = start
        .err()
        .map_or_else(String::new, |Problems(list)| {
            list.iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join("\n")
        });
    expect.assert_eq(&found);
}

#[test]
fn options_that_do_not_apply_are_refused() {
    let error =
        Config::from_words("form=pocket players=3 scoring=rounds first_lead=as_dealt").unwrap_err();
    expect!["players: is for form=base only; scoring: is for form=base only; first_lead: is not for form=pocket (R9.6)"]
        .assert_eq(&error.to_string());
    let error = Config::from_words("players=5 form=baseball").unwrap_err();
    expect![[r#"form: `baseball` is none of ["base", "bridegrooms", "bridegrooms-short", "pocket"]; players: `5` is none of ["3", "4"]"#]]
        .assert_eq(&error.to_string());
}

#[test]
fn an_empty_deal_names_what_is_missing() {
    problems(
        "players=4",
        "moment=dealt",
        &expect!["hands: must be given"],
    );
}

#[test]
fn a_deal_must_have_all_cards_once() {
    let deal = "hands=wind-a wind-a/wind-2/wind-3/fire-7-foil; scores=7 0; tricks=1 0";
    problems(
        "players=4",
        deal,
        &expect![[r"
            scores: somebody has won (R7.4)
            hands: a card is in two places
            hands: a card is not in this deck (R1.3)
            turned_up: a card is turned up except in the Seven Bridegrooms (R2.2, R8.1)
            hands: hands are not full (R2.2, R8.1, R9.1)
            hands: not all cards are dealt
            tricks: nothing is played yet"]],
    );
}

#[test]
fn a_position_must_be_one_that_play_can_reach() {
    let deal = "moment=play; turned_up=darkness-9; leader=0; tricks=7 3; table=fire-6; \
        hands=snow-13/fire-7 wind-3/fire-12 wind-5/wind-6 earth-2; \
        bosses=wind-7 charm-7 darkness-7 earth-7/lightning-7";
    problems(
        "players=4",
        deal,
        &expect![[r"
            bosses: not the bosses that are gone, each once
            tricks: the round has ended (R6)"]],
    );
    let deal = "moment=play; turned_up=darkness-9; leader=0; tricks=5 5; table=fire-6 wind-2; \
        hands=snow-13/fire-7/fire-12 wind-5/wind-6 earth-2; trump=wind; \
        bosses=wind-7 charm-7 darkness-7/lightning-7 earth-7 snow-7";
    problems(
        "players=4",
        deal,
        &expect![[r"
            table: somebody did not follow suit (R5.1)
            trump: given once led, in the Seven Bridegrooms (R8.3)"]],
    );
}

#[test]
fn a_position_reads_back_from_its_text() {
    let text = [
        ("moment", "play"),
        ("round", "3"),
        ("scores", "2 4"),
        (
            "hands",
            "snow-13/fire-7 wind-3/fire-12 wind-5/wind-6 earth-2",
        ),
        ("turned_up", "darkness-9"),
        ("trump", "-"),
        ("leader", "0"),
        ("table", "wind-2"),
        ("tricks", "5 5"),
        (
            "bosses",
            "wind-7 charm-7 darkness-7/lightning-7 earth-7 snow-7",
        ),
    ];
    let deal = Deal::from_pairs(text).unwrap();
    let back: Vec<(&str, String)> = deal.values();
    assert_eq!(back, text.map(|(key, value)| (key, value.to_owned())));
    let state = YokaiSeptet::start_from(&Config::default(), &deal, Seed::from_number(1)).unwrap();
    assert_eq!(
        (
            state.board().round(),
            &state.board().scores()[..2],
            state.board().table().len()
        ),
        (3, &[2, 4][..], 1)
    );
}

#[test]
fn a_suit_whose_two_sevens_one_team_has_is_sealed() {
    let deal = |seals: &str| {
        format!(
            "moment=play; trump=wind; leader=0; tricks=6 6; seals={seals}; \
            hands=wind-2 wind-3/snow-8 snow-9/snow-10 snow-11/snow-12 snow-13; \
            bosses=fire-7 fire-7-foil wind-7 wind-7-foil earth-7 charm-7 lightning-7\
            /snow-7 snow-7-foil darkness-7 darkness-7-foil earth-7-foil charm-7-foil lightning-7-foil"
        )
    };
    let missing = expect!["seals: a team with both 7s of a suit has sealed it (R8.6)"];
    let (long, short) = ("form=bridegrooms", "form=bridegrooms-short");
    problems(long, &deal("fire wind/snow darkness"), &expect![""]);
    problems(long, &deal("fire/snow darkness"), &missing);
    problems(long, &deal("fire/snow darkness wind"), &missing);
    // In the short game the other team may have been the first to seal it.
    problems(short, &deal("fire/snow darkness wind"), &expect![""]);
    problems(short, &deal("fire/snow wind"), &missing);
}

#[test]
fn a_team_seals_a_suit_once() {
    let deal = "seals=wind wind wind/";
    let found = |form: &str| {
        let config = Config::from_words(form).unwrap();
        let deal = Deal::from_pairs([("hands", ""), ("seals", &deal["seals=".len()..])]).unwrap();
        YokaiSeptet::start_from(&config, &deal, Seed::from_number(1))
            .unwrap_err()
            .to_string()
    };
    assert!(found("form=bridegrooms").contains("seals: a team seals a suit once (R8.6)"));
    assert!(found("form=bridegrooms-short").contains("seals: a suit is sealed once (R8.8)"));
}

#[test]
fn bosses_lie_in_tricks() {
    let deal = "moment=play; turned_up=darkness-9; leader=0; tricks=6 6 0; \
        hands=snow-13 snow-12 snow-11 snow-10/fire-6 wind-3 fire-12 wind-5/wind-6 earth-2 earth-3 wind-2; \
        bosses=wind-7 charm-7/darkness-7 lightning-7/earth-7 fire-7 snow-7";
    problems(
        "players=3",
        deal,
        &expect![[r"
            bosses: more bosses than the side's tricks can hold
            tricks: the round has ended (R6)"]],
    );
}

#[test]
fn only_what_the_card_on_the_table_has_freed_is_face_down() {
    let deal = |leader: u8, table: &str, hand: &str, face_down: &str| {
        format!(
            "moment=play; turned_up=darkness-9; leader={leader}; tricks=8 12; table={table}; \
            hands=/{hand}; face_down={face_down}; \
            open=- - - - - -/- - - - - -; lower=- - - - - fire-7 snow-7/- - - - - - -; \
            discards=earth-2 earth-3; bosses=wind-7 earth-7/charm-7 lightning-7 darkness-7"
        )
    };
    let hand = "wind-2 wind-3 wind-4";
    let wrong = expect!["face_down: not what the card on the table has freed (R9.4)"];
    let check = |deal: &str, expect: &Expect| problems("form=pocket", deal, expect);
    check(&deal(0, "fire-9", hand, "fire-7 snow-7"), &expect![""]);
    // Everything has turned up: the leader played from the hand.
    check(&deal(0, "fire-9", hand, ""), &expect![""]);
    // The place on the right, or on the left, was free before.
    check(&deal(0, "fire-9", hand, "fire-7"), &wrong);
    check(&deal(0, "fire-9", hand, "fire-7 fire-7"), &wrong);
    check(&deal(0, "fire-9", hand, "wind-2"), &wrong);
}

#[test]
fn a_number_has_one_text() {
    problems(
        "players=4",
        "hands=wind-2/wind-3/wind-4/wind-5; round=04; scores=+3 5; tricks=01 2",
        &expect![[r"
            round: `04` is not a whole number from 1 to 1000000
            scores: `+3 5` is not numbers such as `3 5`
            tricks: `01 2` is not numbers such as `2 3`"]],
    );
}
