//! `zashiki play --server URL`: what a server offers to sit down at, and the end of a match there.

use std::process::{Command, Stdio};

use crate::client::ZASHIKI;
use crate::play::{Person, Place, Server, fed, text};

#[test]
fn the_tables_of_a_server_are_listed_and_one_is_chosen() {
    let (place, other) = (Place::new("lobby"), Place::new("lobby-other"));
    let server = Server::start(&place);
    let origin = format!("http://{}", server.host);
    let none = text(&other.fed(&["--server", &origin, "--name", "Bea"], "quit\n"));
    assert!(none.contains("There are no open tables"), "{none}");
    assert!(none.contains("\nNew table\n1. Samurakva. "), "{none}");
    let opened = ["samurakva", "players=2", "--listed", "--server", &origin];
    let mut ann = Person::start(&place, "Ann", &opened);
    ann.until("Seat 1: Ann");
    let mut bea = Person::start(&other, "Bea", &["--server", &origin]);
    bea.until("1. Samurakva: Ann, 1 of 2 seats free");
    bea.until("New table");
    bea.until("5. Samurai Spirit. ");
    bea.say("rules geisha");
    bea.until("Geisha | 6 |");
    bea.until("1. Samurakva: Ann, ");
    bea.say("1");
    bea.until("Sit here");
    bea.say("sit");
    ann.until("Seat 2: Bea");
    ann.say("ready");
    ann.until("Ann, ready");
    bea.say("ready");
    ann.until("Bea, ready");
    ann.say("start");
    ann.until("1. Choose the ");
    drop(ann);
    // The match that runs comes first, and is no open table any more.
    let mut ann = Person::start(&place, "Ann", &["--server", &origin]);
    ann.until("Your matches in progress");
    ann.until("1. Samurakva: your turn, Bea");
    ann.until("There are no open tables");
    ann.say("1");
    ann.until("1. Choose the ");
}

#[test]
fn a_table_is_opened_from_the_list() {
    let place = Place::new("lobby-new");
    let server = Server::start(&place);
    let origin = format!("http://{}", server.host);
    let script = format!(
        "samurakva\noptions players=2 rounds=1\nfill\nready\nstart\n{}",
        "1\n".repeat(200)
    );
    let told = text(&place.fed(&["--server", &origin, "--name", "Ann"], &script));
    assert!(told.contains("Seat 1: Ann"), "{told}");
    let (_, after) = told
        .split_once("The match is over")
        .expect("the match is played");
    assert!(
        after.contains("How it went") || after.contains("Round by round"),
        "a server's record is told: {after}"
    );
    assert!(after.contains("What decided it"), "{after}");
}

#[test]
fn the_record_of_a_match_on_the_disk_is_replayed_and_verified() {
    let place = Place::new("record");
    let code = |list: &str| {
        let line = list.lines().next().expect("a match");
        line.split(' ').next().expect("a code").to_owned()
    };
    place.fed(&["samurakva", "players=2 rounds=1"], "1\nquit\n");
    let running = code(&text(&place.fed(&["--list"], "")));
    let refused = place.fed(&["--record", &running], "");
    let told = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(refused.status.code(), Some(2), "{told}");
    assert!(told.contains("isn’t over yet"), "{told}");
    text(&place.fed(&["--resume", &running], &"1\n".repeat(300)));
    let record = text(&place.fed(&["--record", &running], ""));
    for command in ["verify", "replay"] {
        let mut reads = Command::new(ZASHIKI);
        reads
            .args([command, "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let told = text(&fed(reads, &record));
        assert!(!told.is_empty(), "{command}");
    }
    let missing = place.fed(&["--record", "k3v9q0x7ab"], "");
    assert_eq!(missing.status.code(), Some(2), "{missing:?}");
}

#[test]
fn a_server_that_is_not_there_is_named() {
    let place = Place::new("lobby-none");
    for (server, expected) in [
        ("nowhere", "address of a server"),
        ("http://127.0.0.1:1", "can’t be reached: 127.0.0.1:1"),
    ] {
        let output = place.fed(&["--server", server], "");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(told.contains(expected), "{told}");
    }
}
