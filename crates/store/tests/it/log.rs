//! The log: what was appended is loaded, in order and whole.

use store::{Append, Snapshot, StoreError, Taken};

use crate::place::{Place, body, entry, has_entries};

pub(crate) async fn entries_come_back_in_order(place: Place) {
    let store = place.open().await;
    for number in 1..=12 {
        store.append(entry("pine", number)).await.unwrap();
        store.append(entry("plum", number)).await.unwrap();
    }
    has_entries(&store, "pine", 12).await;
    has_entries(&store, "plum", 12).await;
}

pub(crate) async fn an_unknown_table_is_nothing(place: Place) {
    let store = place.open().await;
    store.append(entry("pine", 1)).await.unwrap();
    assert_eq!(store.load("plum").await, Ok(None));
    assert_eq!(store.load("PINE").await, Ok(None));
}

pub(crate) async fn only_the_next_number_is_taken(place: Place) {
    let store = place.open().await;
    let conflict = Err(StoreError::Conflict(Taken::Number));
    assert_eq!(store.append(entry("pine", 2)).await, conflict);
    assert_eq!(store.load("pine").await, Ok(None));
    store.append(entry("pine", 1)).await.unwrap();
    store.append(entry("pine", 2)).await.unwrap();
    for number in [1, 2, 4] {
        let other = Append::entry("pine", number, 7, "another");
        assert_eq!(store.append(other).await, conflict, "{number}");
    }
    has_entries(&store, "pine", 2).await;
}

pub(crate) async fn a_snapshot_and_what_follows_it(place: Place) {
    let store = place.open().await;
    for number in 1..=10 {
        let snapshot = [4, 7]
            .contains(&number)
            .then(|| format!("after {number}"));
        store
            .append(Append {
                snapshot,
                ..entry("pine", number)
            })
            .await
            .unwrap();
        store.append(entry("plum", number)).await.unwrap();
    }
    let loaded = store.load("pine").await.unwrap().unwrap();
    assert_eq!(
        loaded.snapshot,
        Some(Snapshot {
            number: 7,
            body: "after 7".to_owned()
        })
    );
    let tail: Vec<_> = loaded
        .entries
        .iter()
        .map(|entry| (entry.number, entry.body.clone()))
        .collect();
    assert_eq!(
        tail,
        [8, 9, 10].map(|number| (number, body("pine", number)))
    );
    has_entries(&store, "plum", 10).await;

    let last = Append {
        snapshot: Some("after 11".to_owned()),
        ..entry("pine", 11)
    };
    store.append(last).await.unwrap();
    let loaded = store.load("pine").await.unwrap().unwrap();
    assert_eq!(
        (loaded.snapshot.unwrap().number, loaded.entries.len()),
        (11, 0)
    );
}

pub(crate) async fn a_gap_is_corruption(place: Place) {
    let store = place.open().await;
    for number in 1..=6 {
        for table in ["inner", "first", "all", "whole"] {
            store.append(entry(table, number)).await.unwrap();
        }
        let snapshot = (number == 4).then(|| "state".to_owned());
        store
            .append(Append {
                snapshot,
                ..entry("snapped", number)
            })
            .await
            .unwrap();
    }
    place
        .damage("DELETE FROM entries WHERE code = 'inner' AND number = 3")
        .await;
    place
        .damage("DELETE FROM entries WHERE code = 'first' AND number = 1")
        .await;
    place
        .damage("DELETE FROM entries WHERE code = 'all'")
        .await;
    place
        .damage("DELETE FROM entries WHERE code = 'snapped' AND number >= 4")
        .await;
    for (table, near) in [("inner", 3), ("first", 1), ("all", 1), ("snapped", 4)] {
        assert_eq!(
            store.load(table).await,
            Err(StoreError::Corrupt { near }),
            "{table}"
        );
    }
    has_entries(&store, "whole", 6).await;
}
