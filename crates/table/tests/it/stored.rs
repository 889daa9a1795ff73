//! The logs of every version that was released, for ever: each gives the table it gave then.
//!
//! `tests/logs/vN` has logs whose entries are of version N, written by the release that wrote them, and
//! what they gave. They are never regenerated. When a version is released, its own are made with
//! `cargo test -p table --test it write_logs -- --ignored`.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use protocol::{Sitter, TableInfo};
use serde_json::Value;
use table::{Reaction, Table};

use crate::eventful::{STORIES, guests, tell};
use crate::house::name;

/// The versions whose logs are stored.
const STORED: &[u32] = &[1];
/// The version that is written today.
const TODAY: u32 = 2;

/// Every kind of entry, and since which version there is one.
const KINDS: &[(u32, &str)] = &[
    (1, "founded "),
    (1, "bot "),
    (1, "arrived "),
    (1, "gone true false"),
    (1, "gone true true"),
    (1, "command sit"),
    (1, "command stand"),
    (1, "command ready"),
    (1, "command not_ready"),
    (1, "command bot"),
    (1, "command kick"),
    (1, "command options"),
    (1, "command start"),
    (1, "command fill_with_bots"),
    (1, "command act"),
    (1, "command undo"),
    (1, "command undo safe"),
    (1, "command answer_undo true"),
    (1, "command answer_undo false"),
    (1, "command take_over"),
    (1, "command return"),
    (1, "command rematch"),
    (2, "command reveal"),
    (2, "command not_ready given up"),
    (2, "command stand given up"),
    (2, "undealt "),
    (2, "command allow"),
    (2, "command lock"),
    (2, "command unlock"),
    (2, "erased "),
    (2, "command again"),
    (2, "command again opens"),
    (2, "reopened "),
];

fn folder(version: u32) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/logs/v{version}"))
}

pub(crate) fn stored(version: u32, file: &str) -> String {
    let path = folder(version).join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A stored log: entries with their times, and snapshots with the number of entries before them.
#[derive(Default)]
pub(crate) struct Log {
    pub entries: Vec<(u64, String)>,
    pub snapshots: Vec<(usize, String)>,
}

pub(crate) fn read(text: &str) -> Log {
    let mut log = Log::default();
    for line in text.lines() {
        let (first, rest) = line.split_once(' ').unwrap();
        if first == "snapshot" {
            log.snapshots
                .push((log.entries.len(), rest.to_owned()));
        } else {
            let (at, body) = rest.split_once(' ').unwrap();
            log.entries
                .push((at.parse().unwrap(), body.to_owned()));
            assert_eq!(first, log.entries.len().to_string());
        }
    }
    log
}

/// The table after the entries before `until`, restored from a snapshot or from the start.
fn restored(log: &Log, snapshot: Option<&(usize, String)>, until: usize) -> Table {
    let (from, text) = snapshot.map_or((0, None), |(from, text)| (*from, Some(text.as_str())));
    let now = log.entries[until - 1].0;
    Table::restore(text, log.entries[from..until].iter().cloned(), now).unwrap()
}

/// What the table is, in words of the test's own, so that fields that come later change nothing.
fn picture(table: &Table) -> String {
    let mut text = String::new();
    let info = table.info(0);
    writeln!(text, "{:?} {} {}", info.phase, info.game, info.config).unwrap();
    writeln!(text, "match {} {}", table.match_id(), info.deal.commitment).unwrap();
    writeln!(
        text,
        "host {:?} listed {} pace {:?} level {}",
        info.host, info.listed, info.pace, info.level
    )
    .unwrap();
    seats(&mut text, &info);
    if let Some(undo) = &info.undo {
        writeln!(text, "undo {} {:?} {:?}", undo.seat, undo.agreed, undo.open).unwrap();
    }
    for guest in guests() {
        let Some(game) = table.sync(guest, &name(guest), None, 0).game else {
            continue;
        };
        let state =
            serde_json::to_string(&(game.number, game.era, game.waits_for, game.outcome)).unwrap();
        writeln!(text, "{guest} {state}").unwrap();
        for board in game.boards {
            let choice = serde_json::to_string(&board.choice).unwrap();
            writeln!(
                text,
                "{:?} heard {} {choice}",
                board.viewer,
                board.events.len()
            )
            .unwrap();
            writeln!(text, "{}", board.view).unwrap();
        }
    }
    for think in table.bot_requests() {
        writeln!(
            text,
            "bot {} {} {} {:?}",
            think.seat,
            think.choice,
            think.level,
            think.actions()
        )
        .unwrap();
    }
    let snapshot: Value = serde_json::from_str(&table.snapshot()).unwrap();
    writeln!(text, "keys {}", snapshot["keys"]).unwrap();
    text.push_str(
        snapshot["play"]["record"]
            .as_str()
            .unwrap_or("no record\n"),
    );
    text
}

/// Without who is ready: a release may ask again.
fn seats(text: &mut String, info: &TableInfo) {
    for seat in &info.seats {
        match &seat.sitter {
            Sitter::Free => writeln!(text, "{} free", seat.seat).unwrap(),
            Sitter::Bot { level, .. } => writeln!(text, "{} bot {level}", seat.seat).unwrap(),
            Sitter::Guest {
                guest,
                name,
                absence,
                ..
            } => {
                writeln!(text, "{} {guest} {name} {absence:?}", seat.seat).unwrap();
            }
        }
    }
}

/// FNV-1a: enough to tell where two courses part.
fn mark(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |mark, byte| {
            (mark ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
}

/// A mark of the table after each entry, and the whole picture after the last.
fn expectation(log: &Log) -> String {
    let mut text = String::new();
    for until in 1..=log.entries.len() {
        let picture = picture(&restored(log, None, until));
        writeln!(text, "after {until} {:016x}", mark(&picture)).unwrap();
        if until == log.entries.len() {
            text.push_str(&picture);
        }
    }
    text
}

#[test]
fn f15_every_stored_log_gives_the_table_it_gave() {
    for &version in STORED {
        for (story, ..) in STORIES {
            let log = read(&stored(version, &format!("{story}.log")));
            let expected = stored(version, &format!("{story}.expected"));
            let now = expectation(&log);
            let parted = expected
                .lines()
                .zip(now.lines())
                .find(|(then, now)| then != now);
            assert_eq!(parted, None, "version {version}, {story}: first then, now");
            assert_eq!(expected, now, "version {version}, {story}");
        }
    }
}

#[test]
fn f15_every_stored_snapshot_gives_the_same_table_as_the_log() {
    for &version in STORED {
        for (story, ..) in STORIES {
            let log = read(&stored(version, &format!("{story}.log")));
            assert!(log.snapshots.len() >= 3, "{story}");
            for snapshot in &log.snapshots {
                for until in [snapshot.0.max(1), log.entries.len()] {
                    let table = picture(&restored(&log, Some(snapshot), until));
                    assert_eq!(
                        table,
                        picture(&restored(&log, None, until)),
                        "version {version}, {story}"
                    );
                }
            }
        }
    }
}

/// A match that was begun by an older release and ends in this one has the file it would have had.
#[test]
fn f15_a_match_of_an_older_release_ends_with_the_same_file() {
    for &version in STORED {
        for (story, ..) in STORIES
            .iter()
            .filter(|(story, ..)| story.ends_with("finished"))
        {
            let log = read(&stored(version, &format!("{story}.log")));
            let snapshot = log.snapshots.last();
            for snapshot in [None, snapshot] {
                let mut table = restored(&log, snapshot, log.entries.len() - 1);
                let (at, body) = log.entries.last().unwrap();
                let file = carry_out(&mut table, *at, body)
                    .finished
                    .unwrap()
                    .file;
                assert_eq!(
                    file,
                    stored(version, &format!("{story}.file")),
                    "version {version}, {story}"
                );
            }
        }
    }
}

/// Does today what an entry says that was done then: the last action of a match.
fn carry_out(table: &mut Table, at: u64, body: &str) -> Reaction {
    let body: Value = serde_json::from_str(body).unwrap();
    if body["entry"] == "bot" {
        let seat = serde_json::from_value(body["seat"].clone()).unwrap();
        let think = table
            .bot_requests()
            .into_iter()
            .find(|think| think.seat == seat)
            .unwrap();
        return table
            .bot_decided(at, seat, think.choice, body["action"].as_str().unwrap())
            .unwrap();
    }
    let guest = serde_json::from_value(body["guest"].clone()).unwrap();
    let key = serde_json::from_value(body["key"].clone()).unwrap();
    let command = serde_json::from_value(body["command"].clone()).unwrap();
    table
        .command(
            at,
            guest,
            body["name"].as_str().unwrap(),
            key,
            command,
            &mut || [0; 32],
        )
        .unwrap()
}

/// The kinds of entries in a log.
fn kinds(version: u32, log: &Log) -> BTreeSet<String> {
    let kind = |(_, body): &(u64, String)| {
        let body: Value = serde_json::from_str(body).unwrap();
        assert_eq!(body["v"].as_u64().unwrap_or(1), u64::from(version));
        let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let command = &body["command"];
        let more = match (word(&body["entry"]).as_str(), word(&command["do"]).as_str()) {
            ("command", "undo") if body["safe"] == true => " safe".to_owned(),
            ("command", "not_ready" | "stand") if !body["secret"].is_null() => {
                " given up".to_owned()
            }
            ("command", "again") if !body["secret"].is_null() => " opens".to_owned(),
            ("command", "answer_undo") => format!(" {}", command["agree"]),
            ("gone", _) => format!(
                "{} {}",
                !body["seats"][0].is_null(),
                !body["host"].is_null()
            ),
            _ => String::new(),
        };
        format!("{} {}{more}", word(&body["entry"]), word(&command["do"]))
    };
    log.entries.iter().map(kind).collect()
}

fn every_kind(version: u32) -> BTreeSet<String> {
    KINDS
        .iter()
        .filter(|(since, _)| *since <= version)
        .map(|(_, kind)| (*kind).to_owned())
        .collect()
}

/// A stored log that lacks something would keep nothing true.
#[test]
fn f15_the_stored_logs_have_every_kind_of_entry() {
    for &version in STORED {
        let log = |story: &str| read(&stored(version, &format!("{story}.log")));
        let found: BTreeSet<String> = STORIES
            .iter()
            .flat_map(|(story, ..)| kinds(version, &log(story)))
            .collect();
        assert_eq!(found, every_kind(version), "version {version}");
    }
}

/// The next logs that are stored will have every kind of entry too, and give one table with and without
/// their snapshots.
#[test]
fn f15_the_logs_of_today_have_every_kind_of_entry() {
    let mut found = BTreeSet::new();
    for &(name, game, configs, end) in STORIES {
        let log = read(&tell(game, configs, end).log);
        found.extend(kinds(TODAY, &log));
        let table = picture(&restored(&log, None, log.entries.len()));
        for snapshot in &log.snapshots {
            assert_eq!(
                picture(&restored(&log, Some(snapshot), log.entries.len())),
                table,
                "{name}"
            );
        }
    }
    assert_eq!(found, every_kind(TODAY));
}

/// Makes the logs of today's version. Only for a version that is not released yet.
#[test]
#[ignore = "writes files"]
fn write_logs() {
    fs::create_dir_all(folder(TODAY)).unwrap();
    for &(name, game, configs, end) in STORIES {
        let story = tell(game, configs, end);
        let write = |file: String, text: &str| fs::write(folder(TODAY).join(file), text).unwrap();
        write(format!("{name}.log"), &story.log);
        write(format!("{name}.expected"), &expectation(&read(&story.log)));
        story
            .file
            .into_iter()
            .for_each(|file| write(format!("{name}.file"), &file));
    }
}
