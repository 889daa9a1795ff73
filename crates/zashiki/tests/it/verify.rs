//! `zashiki verify` and its exit statuses.

use std::io::Write;
use std::process::{Command, Stdio};

use expect_test::{Expect, expect};

use crate::client::ZASHIKI;

const RECORD: &str = "zashiki-record 1
# Two cards each.
game samurakva
rules 1
config players=2 rounds=1
seed 0000000000000000000000000000000000000000000000000000000000000000
deal hands=15 40/25 50
deal rows=2 4 5 8 10/20/30/60

0 choose 40
0 choose 15
1 choose 25
outcome individual 2:8 1:0
";

/// Status, output and complaints of verifying this text.
fn verified(record: &[u8]) -> String {
    let mut child = Command::new(ZASHIKI)
        .args(["verify", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(record).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    format!("{}: {text}", output.status.code().unwrap())
}

fn check(from: &str, to: &str, expected: &Expect) {
    assert!(RECORD.contains(from), "{from}");
    expected.assert_eq(&verified(RECORD.replace(from, to).as_bytes()));
}

#[test]
fn a_good_record_is_told_on_one_line() {
    check(
        "",
        "",
        &expect![[r#"
            0: samurakva: 3 actions, individual 2:8 1:0
        "#]],
    );
    check(
        "outcome individual 2:8 1:0\n",
        "",
        &expect![[r#"
        0: samurakva: 3 actions, individual 2:8 1:0
    "#]],
    );
    check(
        "1 choose 25\noutcome individual 2:8 1:0\n",
        "",
        &expect![[r#"
        0: samurakva: 2 actions, not over
    "#]],
    );
}

#[test]
fn a_bad_record_is_refused_with_its_line() {
    check(
        "zashiki-record 1",
        "once upon a time",
        &expect![[r#"
        1: -: line 1: a record starts with `zashiki-record 1`
    "#]],
    );
    check(
        "game samurakva",
        "game chess",
        &expect![[r#"
        1: -: line 3: there is no game `chess`
    "#]],
    );
    check(
        "rules 1",
        "rules 2",
        &expect![[r#"
        1: -: line 4: made under rules version `2`, this release replays version 1
    "#]],
    );
    check(
        "players=2",
        "players=12",
        &expect![[r#"
        1: -: line 5: config: players: `12` is not a whole number from 2 to 10
    "#]],
    );
    check(
        "15 40/25 50",
        "15 40/25 40",
        &expect![[r#"
        1: -: line 7: deal: hands: a card is named twice (R1.2)
    "#]],
    );
    check(
        "1 choose 25",
        "1 choose 26",
        &expect![[r#"
        1: -: line 12: action 3 by seat 1: that card is not in your hand
    "#]],
    );
    check(
        "1 choose 25",
        "1 dance",
        &expect![[r#"
        1: -: line 12: `dance` is no action of this game
    "#]],
    );
    check(
        "1 choose 25",
        "2 choose 25",
        &expect![[r#"
        1: -: line 12: `2` is no seat at this table
    "#]],
    );
    check(
        "2:8 1:0",
        "1:8 2:0",
        &expect![[r#"
            1: -: line 13: the record says `individual 1:8 2:0`, the replay gives `individual 2:8 1:0`
        "#]],
    );
    check(
        "1:0\n",
        "1:0\n0 choose 15\n",
        &expect![[r#"
        1: -: line 14: nothing may follow the outcome
    "#]],
    );
    expect![[r#"
        1: -: line 2: not UTF-8
    "#]]
    .assert_eq(&verified(b"zashiki-record 1\n# caf\xe9\n"));
}

#[test]
fn a_file_that_cannot_be_read_has_a_status_of_its_own() {
    let output = Command::new(ZASHIKI).args(["verify", "no/such/file"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().starts_with("no/such/file: "));
}

#[test]
fn a_record_in_a_file_is_read() {
    let file = std::env::temp_dir().join(format!("zashiki-verify-{}.txt", std::process::id()));
    std::fs::write(&file, RECORD).unwrap();
    let output = Command::new(ZASHIKI).arg("verify").arg(&file).output().unwrap();
    std::fs::remove_file(&file).unwrap();
    assert!(output.status.success(), "{output:?}");
}
