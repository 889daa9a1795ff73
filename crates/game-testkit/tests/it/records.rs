//! Every malformed line of a record is answered with its number and a reason; so is bad config.

use expect_test::{Expect, expect};
use game_core::{Collected, Fields, Game, Record, Seat, replay};
use toy::{Action, Config, Toy};

/// A whole match, one line each.
const GOOD: [&str; 13] = [
    "zashiki-record 1",
    "game toy",
    "rules 1",
    "config players=2 hand=2",
    "seed 0000000000000000000000000000000000000000000000000000000000000000",
    "deal hands=1 6/2 5",
    "deal deck=3 4 7 8",
    "0 choose 6",
    "1 choose 5",
    "0 keep",
    "0 choose 1",
    "1 choose 2",
    "outcome individual 1:1 1:1",
];

/// The record with one line replaced, or removed if the line is empty.
fn with(line: usize, text: &str) -> String {
    let mut lines: Vec<&str> = GOOD.to_vec();
    lines[line - 1] = text;
    lines.join("\n")
}

fn refused(line: usize, text: &str, expect: &Expect) {
    let error = Record::<Toy>::parse(&with(line, text)).unwrap_err();
    expect.assert_eq(&format!("{}: {error}", error.problem.code()));
}

#[test]
fn a_good_record_is_read_and_replays() {
    let record = Record::<Toy>::parse(&GOOD.join("\n")).unwrap();
    assert_eq!((record.actions.len(), record.deal.is_some()), (5, true));
    replay(&record, &mut Collected::new()).unwrap();
    let commented = with(8, "\n# the first card\n\n0 choose 6  ");
    assert_eq!(Record::<Toy>::parse(&commented).unwrap(), record);
}

#[test]
fn every_malformed_line_is_answered() {
    refused(
        1,
        "zashiki-record 2",
        &expect!["record_header: line 1: a record starts with `zashiki-record 1`"],
    );
    refused(
        2,
        "game go",
        &expect!["record_other_game: line 2: this is a record of `go`"],
    );
    refused(
        2,
        "game",
        &expect!["record_expected: line 2: expected a line `game ...`"],
    );
    refused(
        2,
        "",
        &expect!["record_expected: line 3: expected a line `game ...`"],
    );
    refused(
        3,
        "rules 7",
        &expect![
            "record_rules_version: line 3: made under rules version `7`, this release replays version 1"
        ],
    );
    refused(
        4,
        "config players=3 hand=9 colour=red",
        &expect![[
            r#"record_config: line 4: config: colour: there is no such field; players: `3` is none of ["2", "4"]; hand: `9` is not a whole number from 2 to 4"#
        ]],
    );
    refused(
        5,
        "seed 123",
        &expect!["record_seed: line 5: a seed is 64 lower-case hexadecimal digits"],
    );
    refused(
        6,
        "deal hands=1 x/2 5",
        &expect![
            "record_deal: line 6: deal: hands: `1 x/2 5` is not cards by seat such as `1 2/3 4`"
        ],
    );
    refused(
        7,
        "",
        &expect!["record_deal: line 6: deal: deck: must be given"],
    );
    refused(
        7,
        "deal hands=1 2",
        &expect!["record_deal: line 6: deal: hands: given more than once; deck: must be given"],
    );
    refused(
        8,
        "2 choose 6",
        &expect!["record_seat: line 8: `2` is no seat at this table"],
    );
    refused(
        8,
        "x choose 6",
        &expect!["record_seat: line 8: `x` is no seat at this table"],
    );
    refused(
        8,
        "0 choose 06",
        &expect!["record_action: line 8: `choose 06` is not an action of this game"],
    );
    refused(
        8,
        "0",
        &expect!["record_action: line 8: `` is not an action of this game"],
    );
    refused(
        13,
        "outcome draw",
        &expect!["record_outcome: line 13: `draw` is no outcome"],
    );
    refused(
        12,
        "outcome individual 1:1 1:1",
        &expect!["record_after_outcome: line 13: nothing may follow the outcome"],
    );
    let cut = Record::<Toy>::parse("zashiki-record 1\n").unwrap_err();
    expect!["line 2: expected a line `game ...`"].assert_eq(&cut.to_string());
    let nothing = Record::<Toy>::parse("").unwrap_err();
    expect!["line 1: a record starts with `zashiki-record 1`"].assert_eq(&nothing.to_string());
}

fn not_replayed(line: usize, text: &str, expect: &Expect) {
    let record = Record::<Toy>::parse(&with(line, text)).unwrap();
    let error = replay(&record, &mut Collected::new()).unwrap_err();
    expect.assert_eq(&format!("{}: {error}", error.code()));
}

#[test]
fn a_record_that_breaks_the_rules_does_not_replay() {
    not_replayed(
        8,
        "0 choose 5",
        &expect!["replay_illegal: action 1 by seat 0: that card is not in your hand"],
    );
    not_replayed(
        10,
        "1 keep",
        &expect!["replay_illegal: action 3 by seat 1: seat 1 has nothing to decide now"],
    );
    not_replayed(
        12,
        "",
        &expect![
            "replay_outcome: the record says `individual 1:1 1:1`, the replay gives `no outcome`"
        ],
    );
    not_replayed(
        13,
        "outcome individual 1:2 2:0",
        &expect![
            "replay_outcome: the record says `individual 1:2 2:0`, the replay gives `individual 1:1 1:1`"
        ],
    );
    not_replayed(
        7,
        "deal deck=3 4 7 7",
        &expect!["replay_deal: deal: hands: hands and deck are not all cards, each once (R1.2)"],
    );
}

#[test]
fn all_problems_of_a_config_are_told_at_once_each_with_its_field() {
    let problems = Config::from_words("players=3 hand=9 colour=red hand=2 players").unwrap_err();
    let told: Vec<String> = problems
        .0
        .iter()
        .map(|problem| format!("{} {}", problem.kind.code(), problem))
        .collect();
    expect![[r#"
        field_unknown colour: there is no such field
        field_repeated hand: given more than once
        field_repeated players: given more than once
        field_not_one_of players: `3` is none of ["2", "4"]
        field_not_in_range hand: `9` is not a whole number from 2 to 4"#]]
    .assert_eq(&told.join("\n"));
}

#[test]
fn an_action_by_a_seat_that_may_not_act_changes_nothing() {
    let record = Record::<Toy>::parse(&GOOD[..9].join("\n")).unwrap();
    let state = replay(&record, &mut Collected::new()).unwrap();
    for (seat, code) in [
        (Seat(1), "not_to_act"),
        (Seat(2), "no_such_seat"),
        (Seat(9), "no_such_seat"),
    ] {
        let (mut next, mut told) = (state.clone(), Collected::new());
        let illegal = Toy::apply(&mut next, seat, Action::Keep, &mut told).unwrap_err();
        assert_eq!(
            (illegal.code(), next == state, told.0.is_empty()),
            (code, true, true)
        );
    }
}
