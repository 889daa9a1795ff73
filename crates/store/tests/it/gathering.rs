//! Group commit: many appends at once, each with a result of its own.

use std::time::Duration;

use store::{Store, StoreError, Taken};
use tokio::task::JoinSet;

use crate::place::{Place, entry, has_entries};

/// On one thread all of these are in the queue before the writer can take the first.
pub(crate) async fn one_conflict_in_a_batch_fails_alone(place: Place) {
    let store = place.open().await;
    store.append(entry("pine", 1)).await.unwrap();
    let (taken, next, after, skipped, other) = tokio::join!(
        store.append(entry("pine", 1)),
        store.append(entry("pine", 2)),
        store.append(entry("pine", 3)),
        store.append(entry("pine", 5)),
        store.append(entry("plum", 1)),
    );
    let conflict = Err(StoreError::Conflict(Taken::Number));
    assert_eq!(
        [taken, next, after, skipped, other],
        [conflict.clone(), Ok(()), Ok(()), conflict, Ok(())]
    );
    has_entries(&store, "pine", 3).await;
    has_entries(&store, "plum", 1).await;
}

pub(crate) async fn data_that_the_database_refuses_fails_alone(place: Place) {
    let store = place.open().await;
    // A table without entries is corrupt: its first entry cannot make it again.
    place
        .damage("INSERT INTO tables (code, created_at) VALUES ('broken', 1)")
        .await;
    let (before, broken, after) = tokio::join!(
        store.append(entry("pine", 1)),
        store.append(entry("broken", 1)),
        store.append(entry("plum", 1)),
    );
    assert_eq!((before, after), (Ok(()), Ok(())));
    assert_eq!(broken.unwrap_err().code(), "store_not_written");
    assert!(store.is_well(), "bad data are no fault of the disk");
    has_entries(&store, "pine", 1).await;
    has_entries(&store, "plum", 1).await;
    assert_eq!(
        store.load("broken").await,
        Err(StoreError::Corrupt { near: 1 })
    );
}

pub(crate) async fn two_thousand_appends_at_once(place: Place) {
    let store = place.open().await;
    let mut tables = JoinSet::new();
    for table in 0..200 {
        let store = store.clone();
        tables.spawn(async move { ten_at_once(&store, &format!("table-{table}")).await });
    }
    tables.join_all().await;
    for table in 0..200 {
        has_entries(&store, &format!("table-{table}"), 10).await;
    }
}

/// All ten wait at the same time; they were queued in order.
async fn ten_at_once(store: &Store, table: &str) {
    let append = |number| store.append(entry(table, number));
    tokio::try_join!(
        append(1),
        append(2),
        append(3),
        append(4),
        append(5),
        append(6),
        append(7),
        append(8),
        append(9),
        append(10),
    )
    .unwrap();
}

pub(crate) async fn more_than_the_queue_holds_is_not_lost(place: Place) {
    let store = place.open().await;
    let mut appends = JoinSet::new();
    for table in 0..6000 {
        let store = store.clone();
        appends.spawn(async move {
            store
                .append(entry(&format!("table-{table}"), 1))
                .await
        });
    }
    for result in appends.join_all().await {
        result.unwrap();
    }
    for table in [0, 4095, 4096, 5999] {
        has_entries(&store, &format!("table-{table}"), 1).await;
    }
}

pub(crate) async fn closing_finishes_what_was_handed_in(place: Place) {
    let store = place.open().await;
    let mut appends = JoinSet::new();
    for table in 0..300 {
        let store = store.clone();
        appends.spawn(async move {
            (
                table,
                store
                    .append(entry(&format!("table-{table}"), 1))
                    .await,
            )
        });
    }
    tokio::time::sleep(Duration::from_millis(1)).await;
    store.close().await;
    assert_eq!(store.ping().await, Err(StoreError::Closed));
    assert_eq!(
        store.append(entry("late", 1)).await,
        Err(StoreError::Closed)
    );
    assert_eq!(store.load("late").await, Err(StoreError::Closed));
    store.close().await;

    let again = place.open().await;
    again.ping().await.unwrap();
    for (table, result) in appends.join_all().await {
        let table = format!("table-{table}");
        match result {
            Ok(()) => has_entries(&again, &table, 1).await,
            Err(error) => assert_eq!(
                (error, again.load(&table).await),
                (StoreError::Closed, Ok(None))
            ),
        }
    }
    assert_eq!(again.load("late").await, Ok(None));
}
