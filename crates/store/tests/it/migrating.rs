//! Databases of older releases: brought up to date whole, or left as they were.

use std::env;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use store::{Append, Store};

use crate::old::{ANN, BOB, CAT, ENDS, MATCH, Old, PLAYED, WAITING};
use crate::place::Place;

/// The schema of this release.
const NEWEST: i64 = 6;

const URL: &str = "ZASHIKI_MIGRATION_TEST_URL";

async fn old(place: &Place) -> Old {
    let old = Old::read();
    place.run(&old.statements(["h1", "h2"])).await;
    old
}

/// Everything that was in it is there and can be read.
async fn is_all_there(store: &Store, old: &Old) {
    let loaded = store.load(PLAYED).await.unwrap().unwrap();
    let snapshot = loaded.snapshot.unwrap();
    assert_eq!(
        (snapshot.number, &snapshot.body),
        (old.snapshot.0, &old.snapshot.1)
    );
    let after = &old.entries[old.snapshot.0 as usize..];
    assert!(
        loaded
            .entries
            .iter()
            .map(|entry| (entry.at, &entry.body))
            .eq(after.iter().map(|(at, b)| (*at, b)))
    );
    let waiting = store.load(WAITING).await.unwrap().unwrap();
    assert_eq!(waiting.entries[0].body, old.waiting);
    let finished = store.finished(MATCH).await.unwrap().unwrap();
    assert_eq!(
        (finished.table.as_str(), &finished.record),
        (PLAYED, &old.file)
    );
    let players: Vec<_> = finished
        .players
        .iter()
        .map(|player| (player.seat, player.guest.as_deref()))
        .collect();
    assert_eq!(players, [(0, Some(ANN)), (1, Some(BOB)), (2, None)]);
    for (guest, hash, name) in [(ANN, "h1", "Ann"), (BOB, "h2", "Bob")] {
        assert_eq!(
            store.history(guest, None, 9).await.unwrap()[0].summary,
            old.summary
        );
        let session = store.session(hash, 2000).await.unwrap().unwrap();
        assert_eq!(
            (session.guest.as_str(), session.name.as_str()),
            (guest, name)
        );
        assert_eq!((session.expires_at, session.used), (ENDS, true));
    }
}

pub(crate) async fn f15_a_database_of_the_oldest_schema_is_brought_up_to_date(place: Place) {
    let old = old(&place).await;
    let store = place.open().await;
    is_all_there(&store, &old).await;
    assert_eq!(
        place
            .number("SELECT MAX(version) FROM schema_version")
            .await,
        NEWEST
    );
    // Whose names stand in which log is known of old tables as well.
    for (guest, tables) in [
        (ANN, vec![PLAYED]),
        (BOB, vec![PLAYED, WAITING]),
        (CAT, vec![PLAYED]),
    ] {
        assert_eq!(store.tables_of(guest, "").await.unwrap(), tables, "{guest}");
    }
    assert_eq!(
        place
            .number("SELECT COUNT(*) FROM table_guests")
            .await,
        4
    );
    // The log goes on.
    let next = old.entries.len() as u64 + 1;
    store
        .append(Append::entry(PLAYED, next, 5000, "next"))
        .await
        .unwrap();
    store.close().await;
    let store = place.open().await;
    assert_eq!(
        store
            .load(PLAYED)
            .await
            .unwrap()
            .unwrap()
            .entries
            .last()
            .unwrap()
            .body,
        "next"
    );
}

/// The last statement of the last migration fails: not even the first one has left anything.
pub(crate) async fn f15_a_migration_that_fails_leaves_the_old_schema_whole(place: Place) {
    let old = old(&place).await;
    place
        .damage("ALTER TABLE guests ADD COLUMN seal BIGINT")
        .await;
    let before = place.everything().await;
    let error = Store::open(&place.url).await.unwrap_err();
    assert!(
        ["store_not_written", "store_unavailable"].contains(&error.code()),
        "{error}"
    );
    assert_eq!(place.everything().await, before);
    place
        .damage("ALTER TABLE guests DROP COLUMN seal")
        .await;
    is_all_there(&place.open().await, &old).await;
}

/// A process that is killed while it migrates leaves the schema as it was, or the new one.
pub(crate) async fn f15_a_killed_migration_has_not_taken_place(place: Place) {
    let old = old(&place).await;
    place.damage(
        "WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 20000) \
         INSERT INTO matches (id, code, number, game, finished_at, summary, record) \
         SELECT 'm' || n, '7777777777', n, 'samurakva', n, 's', 'a record of some length, as they are' FROM counted",
    )
    .await;
    let mut killed_before = 0;
    for round in 0..12 {
        let mut child = Command::new(env::current_exe().unwrap());
        child
            .args([
                "migrating::child_that_migrates",
                "--exact",
                "--ignored",
                "--nocapture",
            ])
            .env(URL, &place.url);
        let mut child = child.stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap())
            .lines()
            .map(Result::unwrap);
        for line in lines {
            if line.contains("migrates") {
                break;
            }
        }
        thread::sleep(Duration::from_millis(round * 8));
        child.kill().unwrap();
        child.wait().unwrap();
        let version = place
            .number("SELECT MAX(version) FROM schema_version")
            .await;
        assert!([1, NEWEST].contains(&version), "{version}");
        if version == 1 {
            killed_before += 1;
            assert_eq!(
                place
                    .number("SELECT COUNT(*) FROM listings")
                    .await,
                1
            );
            assert_eq!(place.number("SELECT COUNT(*) FROM matches").await, 20_001);
        }
    }
    assert!(killed_before > 0, "it was always too late");
    let store = place.open().await;
    is_all_there(&store, &old).await;
    assert_eq!(place.number("SELECT COUNT(*) FROM matches").await, 20_001);
}

#[tokio::test]
#[ignore = "the test above starts it in a process of its own and kills it"]
async fn child_that_migrates() {
    println!("migrates");
    Store::open(&env::var(URL).unwrap())
        .await
        .unwrap();
    tokio::time::sleep(Duration::from_mins(1)).await;
}
