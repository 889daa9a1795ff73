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
            turned_up: a card is turned up but in the Seven Bridegrooms (R2.2, R8.1)
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
            state.board.round,
            &state.board.scores[..2],
            state.board.on_table
        ),
        (3, &[2, 4][..], 1)
    );
}
