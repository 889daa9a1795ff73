//! `zashiki verify` and its exit statuses.

use std::io::Write;
use std::process::{Command, Stdio};

use catalog::GameId;
use expect_test::{Expect, expect};
use fair_deal::{FairDeal, Form, Secret};
use game_core::Seat;
use protocol::Hex32;

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
    verified_with(record, &[])
}

/// The same with more on the command line.
fn verified_with(record: &[u8], options: &[&str]) -> String {
    given("verify", record, options)
}

/// Status, output and complaints of a command that is given this text on standard input.
fn given(command: &str, record: &[u8], options: &[&str]) -> String {
    let mut child = Command::new(ZASHIKI)
        .args([command, "-"])
        .args(options)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that refuses its options may be gone before it is given anything; what it said is compared.
    let written = child.stdin.take().unwrap().write_all(record);
    let gone = |error: &std::io::Error| error.kind() == std::io::ErrorKind::BrokenPipe;
    assert!(written.as_ref().err().is_none_or(gone), "{written:?}");
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    format!("{}: {text}", output.status.code().unwrap())
}

/// Each change of the record with what is said about the changed record.
fn check(changes: &[(&str, &str)], expected: &Expect) {
    let told = changes.iter().map(|(from, to)| {
        assert!(RECORD.contains(from), "{from}");
        format!(
            "{to:?} -> {}",
            verified(RECORD.replace(from, to).as_bytes())
        )
    });
    expected.assert_eq(&told.collect::<String>());
}

#[test]
fn a_good_record_is_told_on_one_line() {
    let outcome = "outcome individual 2:8 1:0\n";
    let end = "1 choose 25\noutcome individual 2:8 1:0\n";
    check(
        &[(outcome, outcome), (outcome, ""), (end, "")],
        &expect![[r#"
        "outcome individual 2:8 1:0\n" -> 0: samurakva: 3 actions, individual 2:8 1:0
        "" -> 0: samurakva: 3 actions, individual 2:8 1:0
        "" -> 0: samurakva: 2 actions, not over
    "#]],
    );
}

#[test]
fn a_bad_record_is_refused_with_its_line() {
    check(
        &[
            ("zashiki-record 1", "once upon a time"),
            ("game samurakva", "game chess"),
            ("rules 1", "rules 2"),
            ("players=2", "players=12"),
            ("15 40/25 50", "15 40/25 40"),
            ("1 choose 25", "1 choose 26"),
            ("1 choose 25", "1 dance"),
            ("1 choose 25", "2 choose 25"),
            ("2:8 1:0", "1:8 2:0"),
            ("1:0\n", "1:0\n0 choose 15\n"),
        ],
        &expect![[r#"
            "once upon a time" -> 1: -: line 1: a record starts with `zashiki-record 1`
            "game chess" -> 1: -: line 3: there is no game `chess`
            "rules 2" -> 1: -: line 4: made under rules version `2`, this release replays version 1
            "players=12" -> 1: -: line 5: config: players: `12` is not a whole number from 2 to 10
            "15 40/25 40" -> 1: -: line 7: deal: hands: a card is named twice (R1.2)
            "1 choose 26" -> 1: -: line 12: action 3 by seat 1: that card is not in your hand
            "1 dance" -> 1: -: line 12: `dance` is not an action of this game
            "2 choose 25" -> 1: -: line 12: `2` is no seat at this table
            "1:8 2:0" -> 1: -: line 13: the record says `individual 1:8 2:0`, the replay gives `individual 2:8 1:0`
            "1:0\n0 choose 15\n" -> 1: -: line 14: nothing may follow the outcome
        "#]],
    );
}

#[test]
fn a_record_that_is_no_text_is_refused_with_its_line() {
    assert_eq!(
        verified(b"zashiki-record 1\n# caf\xe9\n"),
        "1: -: line 2: not UTF-8\n"
    );
}

#[test]
fn a_file_that_cannot_be_read_has_a_status_of_its_own() {
    let output = Command::new(ZASHIKI)
        .args(["verify", "no/such/file"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(
        String::from_utf8(output.stderr)
            .unwrap()
            .starts_with("no/such/file: ")
    );
}

#[test]
fn a_record_in_a_file_is_read() {
    let file = std::env::temp_dir().join(format!("zashiki-verify-{}.txt", std::process::id()));
    std::fs::write(&file, RECORD).unwrap();
    let output = Command::new(ZASHIKI)
        .arg("verify")
        .arg(&file)
        .output()
        .unwrap();
    std::fs::remove_file(&file).unwrap();
    assert!(output.status.success(), "{output:?}");
}

#[test]
fn a_story_is_told_from_standard_input() {
    let told = given("replay", RECORD.as_bytes(), &[]);
    assert!(
        told.starts_with("0: Samurakva\n") && told.contains("\n   3. "),
        "{told}"
    );
    assert!(given("replay", b"\xe9", &[]).starts_with("2: -: "));
}

/// The file of a match as a server hands it out: Samurakva for two, one of them a bot.
/// A full disk is told of; a reader who has seen enough is not.
#[cfg(target_os = "linux")]
#[test]
fn a_story_that_cannot_be_written_is_a_failure() {
    let told = |output: Stdio| {
        let mut child = Command::new(ZASHIKI)
            .args(["replay", "-"])
            .stdin(Stdio::piped())
            .stdout(output)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        input.write_all(RECORD.as_bytes()).unwrap();
        drop(input);
        let output = child.wait_with_output().unwrap();
        (output.status.code(), output.stderr.is_empty())
    };
    let full = std::fs::OpenOptions::new()
        .write(true)
        .open("/dev/full")
        .unwrap();
    assert_eq!(told(full.into()), (Some(2), false));
    let (reader, closed) = std::io::pipe().unwrap();
    drop(reader);
    assert_eq!(told(closed.into()), (Some(0), true));
}

fn dealt(form: Form) -> (FairDeal, String) {
    let deal = FairDeal {
        form,
        id: "k3v9q0x7ab-2".parse().unwrap(),
        game: GameId::Samurakva,
        config: catalog::normalize_config(GameId::Samurakva, "players=2 limit=1")
            .unwrap()
            .config,
        secret: Secret([0xaa; 32]),
        shares: vec![(Seat(1), Hex32([0xbb; 32]))],
    };
    let mut table = catalog::start(deal.game, &deal.config, deal.seed()).unwrap();
    while let Some(seat) = table.to_act().first() {
        let action = table.legal(seat).remove(0);
        table.apply(seat, &action).unwrap();
    }
    let file = format!("{deal}{}", table.record());
    (deal, file)
}

#[test]
fn a_deal_of_version_1_is_proven_as_far_as_it_goes() {
    let (deal, file) = dealt(Form::Open);
    let (promised, other) = (deal.secret.commitment(deal.id).to_string(), "0".repeat(64));
    let share = "bb".repeat(32);
    let cases: [&[&str]; 8] = [
        &["--seal", &promised],
        &[],
        &["--commitment", &promised],
        &["--share", &share],
        &["--commitment", &promised, "--share", &share],
        &["--commitment", &other],
        &["--share", &other],
        &["--share", "xyz"],
    ];
    let told = cases.map(|options| {
        let text = verified_with(file.as_bytes(), options);
        text.lines().next().unwrap().to_owned() + "\n"
    });
    expect![[r"
        1: -: the deal is of version 1, which was not sealed
        0: samurakva: 19 actions, individual 1:9 2:18; the deal is consistent (match k3v9q0x7ab-2, version 1: the server could have added shares of its own; shares of seats: 1)
        0: samurakva: 19 actions, individual 1:9 2:18; the deal was promised before (match k3v9q0x7ab-2, version 1: the server could have added shares of its own; shares of seats: 1)
        0: samurakva: 19 actions, individual 1:9 2:18; the deal holds your share (match k3v9q0x7ab-2, version 1: the server could have added shares of its own; shares of seats: 1)
        0: samurakva: 19 actions, individual 1:9 2:18; the deal was promised before and holds your share (match k3v9q0x7ab-2, version 1: the server could have added shares of its own; shares of seats: 1)
        1: -: the secret does not fit the commitment
        1: -: the share is not part of the deal
        2: error: invalid value 'xyz' for '--share <HEX>': 64 lower-case hexadecimal digits
    "]].assert_eq(&told.concat());
}

#[test]
fn f3_a_sealed_deal_is_proven_with_what_one_noted_before() {
    let (deal, file) = dealt(Form::Sealed { attempt: 3 });
    let (seal, other) = (
        fair_deal::seal(&deal.sealed().unwrap()).to_string(),
        "0".repeat(64),
    );
    let (promised, share) = (deal.secret.commitment(deal.id).to_string(), "bb".repeat(32));
    let cases: [&[&str]; 10] = [
        &[],
        &["--seal", &seal],
        &["--seal", &seal, "--share", &share],
        &["--seal", &seal, "--share", &share, "--seats", "1"],
        &["--commitment", &promised, "--share", &share],
        &["--seal", &other],
        &["--seal", &seal, "--share", &other],
        &["--seats", "0,1"],
        &["--seats", "x"],
        &["--commitment", &other],
    ];
    let told = cases.map(|options| {
        let text = verified_with(file.as_bytes(), options);
        text.lines().next().unwrap().to_owned() + "\n"
    });
    expect![[r"
        0: samurakva: 19 actions, individual 2:13 1:7; the deal is consistent (match k3v9q0x7ab-2, attempt 3: 2 given up before; shares of seats: 1)
        0: samurakva: 19 actions, individual 2:13 1:7; the deal is the one that was sealed (match k3v9q0x7ab-2, attempt 3: 2 given up before; shares of seats: 1)
        0: samurakva: 19 actions, individual 2:13 1:7; the deal was sealed before you showed your share, and holds it (match k3v9q0x7ab-2, attempt 3: 2 given up before; shares of seats: 1)
        0: samurakva: 19 actions, individual 2:13 1:7; the deal was sealed before you showed your share, and holds it (match k3v9q0x7ab-2, attempt 3: 2 given up before; shares of seats: 1)
        0: samurakva: 19 actions, individual 2:13 1:7; the deal was promised before and holds your share (match k3v9q0x7ab-2, attempt 3: 2 given up before; shares of seats: 1)
        1: -: the deal is not the one that was sealed before the shares were shown
        1: -: the share is not part of the deal
        1: -: other seats gave shares than those named
        2: error: invalid value 'x' for '--seats <SEAT,SEAT>': a seat, counted from 0
        1: -: the secret does not fit the commitment
    "]].assert_eq(&told.concat());
}

#[test]
fn a_changed_deal_and_a_changed_record_are_told_apart() {
    let (_, file) = dealt(Form::Sealed { attempt: 1 });
    let action = file
        .lines()
        .position(|line| line.starts_with("0 choose"))
        .unwrap();
    let first = file.lines().nth(action).unwrap();
    let changes = [
        ("secret aa", "secret ab"),
        ("share 1 bb", "share 1 bc"),
        ("share 1 bb", "share 0 bb"),
        ("attempt 1", "attempt 2"),
        ("commit 1 ", "commit 2 "),
        (first, "0 choose 105"),
    ];
    let told = changes.map(|(from, to)| verified(file.replacen(from, to, 1).as_bytes()));
    expect![[r"
        1: -: the secret does not fit the commitment
        1: -: the shares do not open the commitments
        1: -: the shares do not open the commitments
        1: -: the seed does not follow from the deal
        1: -: a share is at a seat that the game does not have
        1: -: line 15: `choose 105` is not an action of this game
    "]]
    .assert_eq(&told.concat());
    let without = verified_with(RECORD.as_bytes(), &["--share", &"bb".repeat(32)]);
    expect![[r"
        1: -: expected a line `zashiki-deal ...`
    "]]
    .assert_eq(&without);
}

/// The same in every language but English, which the tests above read: what a record holds, what is wrong, what a deal proves.
#[test]
fn other_languages_are_told_in_their_own_words() {
    let (deal, file) = dealt(Form::Sealed { attempt: 3 });
    let seal = fair_deal::seal(&deal.sealed().unwrap()).to_string();
    let share = "bb".repeat(32);
    let refused = RECORD.replace("1 choose 25", "1 choose 26");
    let told = ["ru", "pl", "uk"].map(|lang| {
        let proof = ["--lang", lang, "--seal", &seal, "--share", &share];
        [
            verified_with(RECORD.as_bytes(), &["--lang", lang]),
            verified_with(refused.as_bytes(), &["--lang", lang]),
            verified_with(file.as_bytes(), &proof),
            verified_with(file.as_bytes(), &["--lang", lang, "--share", &seal]),
        ]
        .concat()
    });
    expect![[r#"
        0: Самураква: 3 действия. Побеждает Игрок 2. Итоговый счёт: Игрок 1 — 8, Игрок 2 — 0.
        1: -: Строка 12: Действие 3 (Игрок 2) не по правилам: Этой карты у вас на руке нет, выберите другую. (R2.1)
        0: Самураква: 19 действий. Побеждает Игрок 2. Итоговый счёт: Игрок 1 — 13, Игрок 2 — 7. Раздача была запечатана до того, как вы показали свою долю, и ваша доля в ней есть (партия k3v9q0x7ab-2, попытка 3; доли внесли: Игрок 2).
        1: -: Вашей доли в раздаче нет.
        0: Samurakva: 3 akcje. Wygrywa Gracz 2. Wynik końcowy: Gracz 1 – 8, Gracz 2 – 0.
        1: -: Wiersz 12: Akcja 3 (Gracz 2) jest niedozwolona: Nie masz tej karty na ręce: wybierz jedną ze swoich. (R2.1)
        0: Samurakva: 19 akcji. Wygrywa Gracz 2. Wynik końcowy: Gracz 1 – 13, Gracz 2 – 7. Rozdanie zapieczętowano, zanim twój udział został pokazany, i jest on jego częścią (partia k3v9q0x7ab-2, próba 3; udziały: Gracz 2).
        1: -: W rozdaniu nie ma twojego udziału.
        0: Самураква: 3 дії. Перемагає Гравець 2. Остаточний рахунок: Гравець 1 — 8, Гравець 2 — 0.
        1: -: Рядок 12: Дію 3 (Гравець 2) не дозволено: Цієї картки у вас на руках немає: оберіть іншу. (R2.1)
        0: Самураква: 19 дій. Перемагає Гравець 2. Остаточний рахунок: Гравець 1 — 13, Гравець 2 — 7. Роздачу запечатано до того, як ви показали свою частку, і ваша частка в ній є (партія k3v9q0x7ab-2, спроба 3; частки внесли: Гравець 2).
        1: -: Вашої частки в роздачі немає.
    "#]].assert_eq(&told.concat().replace('\u{a0}', " "));
}

/// Without `--lang` the environment decides, for a story too.
#[test]
fn the_environment_decides_about_the_language() {
    let told = |variable: &str, locale: &str, options: &[&str]| {
        let file = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../client-core/test_data/samurakva.txt"
        );
        let output = Command::new(ZASHIKI)
            .args(["replay", file])
            .args(options)
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env_remove("LANG")
            .env(variable, locale)
            .output()
            .unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        text.lines().next().unwrap_or_default().to_owned()
    };
    assert_eq!(told("LANG", "uk_UA.UTF-8", &[]), "Самураква");
    assert_eq!(told("LC_ALL", "C", &[]), "Samurakva");
    assert_eq!(
        told("LC_MESSAGES", "ru_RU.UTF-8", &["--lang", "en"]),
        "Samurakva"
    );
}
