//! A database as the first release left it, in statements: its schema, and rows of every table, with a log that it
//! wrote in earnest. The server's tests use it too.

use std::fs;
use std::path::PathBuf;

/// The first migration as it was released.
const SCHEMA: &str = include_str!("../../migrations/0001_first.sql");
/// A table in mid-match, and one that waits.
pub(crate) const PLAYED: &str = "7777777777";
pub(crate) const WAITING: &str = "8888888888";
/// Who sat there; Cat was sent away.
pub(crate) const ANN: &str = "1111111111111";
pub(crate) const BOB: &str = "2222222222222";
pub(crate) const CAT: &str = "3333333333333";
/// The match that was played there before.
pub(crate) const MATCH: &str = "7777777777-1";
/// When the guests' sessions end.
pub(crate) const ENDS: u64 = 4_000_000_000_000;

/// What is in it.
pub(crate) struct Old {
    /// The log of the table in mid-match: times and bodies.
    pub(crate) entries: Vec<(u64, String)>,
    /// A snapshot of it, and how many entries came before.
    pub(crate) snapshot: (u64, String),
    /// The first entry of the table that waits.
    pub(crate) waiting: String,
    pub(crate) file: String,
    pub(crate) summary: String,
}

fn stored(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../table/tests/logs/v1");
    fs::read_to_string(folder.join(name)).unwrap()
}

impl Old {
    pub(crate) fn read() -> Old {
        let (mut entries, mut snapshots) = (Vec::new(), Vec::new());
        for line in stored("samurakva-rematch.log").lines() {
            let (first, rest) = line.split_once(' ').unwrap();
            if first == "snapshot" {
                snapshots.push((entries.len() as u64, rest.to_owned()));
            } else {
                let (at, body) = rest.split_once(' ').unwrap();
                entries.push((at.parse().unwrap(), body.to_owned()));
            }
        }
        let waiting = entries[0]
            .1
            .replace(PLAYED, WAITING)
            .replace(ANN, BOB);
        let summary = format!(
            "{{\"id\":\"{MATCH}\",\"game\":\"samurakva\",\"config\":\"players=3 limit=1\",\"finished_at\":900,\
             \"outcome\":{{\"individual\":[{{\"place\":3,\"score\":15}},{{\"place\":1,\"score\":6}},\
             {{\"place\":2,\"score\":12}}]}},\"players\":[{{\"seat\":0,\"guest\":\"{ANN}\",\"name\":\"Ann\"}},\
             {{\"seat\":1,\"guest\":\"{BOB}\",\"name\":\"Bob\"}},{{\"seat\":2,\"guest\":null,\"name\":\"random\"}}]}}"
        );
        let snapshot = snapshots.swap_remove(1);
        Old {
            entries,
            snapshot,
            waiting,
            file: stored("samurakva-finished.file"),
            summary,
        }
    }

    /// Everything that makes such a database; the hashes are those of the guests' tokens.
    pub(crate) fn statements(&self, [ann, bob]: [&str; 2]) -> Vec<String> {
        let mut sql = vec![
            SCHEMA.to_owned(),
            "CREATE TABLE schema_version (version BIGINT NOT NULL PRIMARY KEY)".to_owned(),
            "INSERT INTO schema_version (version) VALUES (1)".to_owned(),
        ];
        for (code, entries) in [
            (PLAYED, self.entries.as_slice()),
            (WAITING, &[(1000, self.waiting.clone())]),
        ] {
            sql.push(insert(
                "tables (code, created_at)",
                &[code, &entries[0].0.to_string()],
            ));
            for (number, (at, body)) in (1..).zip(entries) {
                let values = [code, &i32::to_string(&number), &at.to_string(), body];
                sql.push(insert("entries (code, number, at_ms, body)", &values));
            }
        }
        let (number, body) = &self.snapshot;
        sql.push(insert(
            "snapshots (code, number, body)",
            &[PLAYED, &number.to_string(), body],
        ));
        sql.push(insert(
            "listings (code, at_ms, summary)",
            &[WAITING, "1000", "{}"],
        ));
        let columns = "matches (id, code, number, game, finished_at, summary, record)";
        sql.push(insert(
            columns,
            &[
                MATCH,
                PLAYED,
                "1",
                "samurakva",
                "900",
                &self.summary,
                &self.file,
            ],
        ));
        for (seat, guest, name) in [("0", ANN, "Ann"), ("1", BOB, "Bob")] {
            let columns = "match_players (match_id, seat, guest, name, finished_at)";
            sql.push(insert(columns, &[MATCH, seat, guest, name, "900"]));
        }
        let columns = "match_players (match_id, seat, name, finished_at)";
        sql.push(insert(columns, &[MATCH, "2", "random", "900"]));
        for (guest, name, hash) in [(ANN, "Ann", ann), (BOB, "Bob", bob)] {
            sql.push(insert(
                "guests (id, name, created_at)",
                &[guest, name, "800"],
            ));
            let columns = "sessions (hash, family, guest, issued_at, expires_at)";
            sql.push(insert(
                columns,
                &[hash, hash, guest, "800", &ENDS.to_string()],
            ));
        }
        sql
    }
}

/// Both databases read a number from a text where a number is due.
fn insert(into: &str, values: &[&str]) -> String {
    let quoted: Vec<String> = values
        .iter()
        .map(|value| format!("'{}'", value.replace('\'', "''")))
        .collect();
    format!("INSERT INTO {into} VALUES ({})", quoted.join(", "))
}
