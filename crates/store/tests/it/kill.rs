//! Durability: a process that is killed at any moment has lost nothing that it was told is durable.

use std::collections::BTreeMap;
use std::env;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use store::{Append, Health, Store, StoreError};

use crate::place::{Place, body, entry};

const ROUNDS: usize = 30;
const TABLES: u64 = 8;
/// Tells the child where to write.
const URL: &str = "ZASHIKI_STORE_TEST_URL";

fn random(below: u64) -> u64 {
    RandomState::new().hash_one(0) % below
}

#[tokio::test]
async fn what_was_reported_durable_survives_sigkill() {
    survives_sigkill(Place::sqlite(), ROUNDS).await;
}

#[tokio::test]
async fn f2_what_was_reported_durable_by_postgres_survives_sigkill() {
    survives_sigkill(Place::postgres().await, ROUNDS / 5).await;
}

/// Kills a process that appends again and again; each next one has the database at once.
pub(crate) async fn survives_sigkill(place: Place, rounds: usize) {
    let mut reported: BTreeMap<String, u64> = BTreeMap::new();
    for round in 0..rounds {
        let mut child = start(&place.url);
        for line in killed_at_random(&mut child) {
            reported.extend(durable(&line));
        }
        let store = place.open().await;
        for (table, number) in &reported {
            let last = last_number(&store, table).await;
            assert!(
                last >= *number,
                "round {round}: {table} has {last} entries, {number} were reported"
            );
        }
        store.close().await;
    }
    let total: u64 = reported.values().sum();
    assert!(
        reported.len() as u64 == TABLES && total > rounds as u64,
        "hardly anything was written: {total}"
    );
    println!("{rounds} kills, {total} entries reported, none lost");
}

/// A whole line of the child's own; the test harness writes others. A line is written at once, never in part.
pub(crate) fn durable(line: &str) -> Option<(String, u64)> {
    let (table, number) = line.strip_prefix("durable ")?.split_once(' ')?;
    Some((table.to_owned(), number.parse().unwrap()))
}

pub(crate) fn start(url: &str) -> Child {
    command(url).spawn().unwrap()
}

/// A process that appends and reports.
pub(crate) fn command(url: &str) -> Command {
    let mut child = Command::new(env::current_exe().unwrap());
    child
        .args([
            "kill::child_that_appends",
            "--exact",
            "--ignored",
            "--nocapture",
        ])
        .env(URL, url);
    child
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit());
    child
}

/// The lines a child wrote before it was killed: after some of them, and some time.
fn killed_at_random(child: &mut Child) -> Vec<String> {
    let mut lines = BufReader::new(child.stdout.take().unwrap())
        .lines()
        .map(Result::unwrap);
    let mut seen: Vec<String> = lines
        .by_ref()
        .take(random(200) as usize)
        .collect();
    thread::sleep(Duration::from_micros(random(5000)));
    child.kill().unwrap();
    assert!(
        !child.wait().unwrap().success(),
        "the child ended by itself: {seen:?}"
    );
    seen.extend(lines);
    seen
}

/// The last entry of a table, after a check that every body is as it was written.
pub(crate) async fn last_number(store: &Store, table: &str) -> u64 {
    let loaded = store.load(table).await.unwrap().unwrap();
    let snapshot = loaded
        .snapshot
        .map_or(0, |snapshot| snapshot.number);
    for entry in &loaded.entries {
        assert_eq!(entry.body, body(table, entry.number));
    }
    loaded
        .entries
        .last()
        .map_or(snapshot, |entry| entry.number)
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "the test above starts it in a process of its own and kills it"]
async fn child_that_appends() {
    let store = Store::open(&env::var(URL).unwrap())
        .await
        .unwrap();
    let tables: Vec<_> = (0..TABLES)
        .map(|table| tokio::spawn(append_for_ever(store.clone(), format!("table-{table}"))))
        .collect();
    for table in tables {
        table.await.unwrap();
    }
}

async fn append_for_ever(store: Store, table: String) {
    let known = store.load(&table).await.unwrap().is_some();
    let mut number = if known {
        last_number(&store, &table).await
    } else {
        0
    };
    loop {
        number += 1;
        let snapshot = number
            .is_multiple_of(10)
            .then(|| format!("after {number}"));
        match store
            .append(Append {
                snapshot,
                ..entry(&table, number)
            })
            .await
        {
            Ok(()) => println!("durable {table} {number}"),
            // On a disk that is made to fail: go on from what is there.
            Err(StoreError::Unavailable(_) | StoreError::NotWritten(_))
                if env::var_os("ZASHIKI_DISK_FILE").is_some() =>
            {
                let _ = store.watch().wait_for(Health::is_well).await;
                let known = store.load(&table).await.unwrap().is_some();
                number = if known {
                    last_number(&store, &table).await
                } else {
                    0
                };
            }
            Err(error) => panic!("{error}"),
        }
    }
}
