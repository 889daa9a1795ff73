//! Opening: a second time, of a newer database, several at once.

use std::fs;
use std::time::{Duration, Instant};

use store::{Append, FinishedMatch, NewSession, Store, StoreError, Taken};
use tokio::task::JoinSet;

use crate::place::{Folder, Place, entry, has_entries};

pub(crate) async fn what_was_written_is_there_after_reopening(place: Place) {
    let store = place.open().await;
    let finished = FinishedMatch {
        id: "m1".to_owned(),
        table: "pine".to_owned(),
        number: 1,
        game: "toy".to_owned(),
        finished_at: 1,
        players: vec![],
        summary: "s".to_owned(),
        record: "r".to_owned(),
    };
    let append = Append {
        finished: Some(finished.clone()),
        ..entry("pine", 1)
    };
    store.append(append).await.unwrap();
    let (token_hash, guest, name) = ("h".to_owned(), "aki".to_owned(), "Aki".to_owned());
    store
        .create_session(NewSession {
            token_hash,
            guest,
            name,
            now: 1,
            expires_at: 9,
        })
        .await
        .unwrap();
    store.close().await;

    let store = place.open().await;
    has_entries(&store, "pine", 1).await;
    assert!(store.finished("m1").await.unwrap().unwrap() == finished);
    assert_eq!(store.session("h", 2).await.unwrap().unwrap().name, "Aki");
    assert_eq!(
        store.append(entry("pine", 1)).await,
        Err(StoreError::Conflict(Taken::Number))
    );
    store.append(entry("pine", 2)).await.unwrap();
    has_entries(&store, "pine", 2).await;
}

pub(crate) async fn a_newer_schema_is_refused(place: Place) {
    let store = place.open().await;
    store.append(entry("pine", 1)).await.unwrap();
    store.close().await;
    place
        .damage("INSERT INTO schema_version (version) VALUES (1000)")
        .await;
    let refused = Store::open(&place.url).await.unwrap_err();
    assert!(
        matches!(refused, StoreError::NewerSchema { found: 1000, known } if known < 1000),
        "{refused}"
    );
    assert_eq!(refused.code(), "store_newer_schema");
    place
        .damage("DELETE FROM schema_version WHERE version = 1000")
        .await;
    has_entries(&place.open().await, "pine", 1).await;
}

/// However many start at once, one has it; the others are told, and have left nothing behind.
pub(crate) async fn f2_opened_at_once_one_has_it(place: Place) {
    let mut stores = JoinSet::new();
    for _ in 0..6 {
        let url = place.url.clone();
        stores.spawn(async move { Store::open(&url).await });
    }
    let opened = stores.join_all().await;
    let (open, refused): (Vec<_>, Vec<_>) = opened.into_iter().partition(Result::is_ok);
    assert_eq!(open.len(), 1, "{refused:?}");
    for refused in refused {
        let error = refused.unwrap_err();
        assert_eq!((&error, error.code()), (&StoreError::InUse, "store_in_use"));
        assert_eq!(
            error.to_string(),
            "another server is using this database, and only one may"
        );
    }
    let store = open.into_iter().next().unwrap().unwrap();
    store.append(entry("pine", 1)).await.unwrap();
    has_entries(&store, "pine", 1).await;
}

/// It can be had again as soon as it is closed, and as soon as its last door is gone.
pub(crate) async fn f2_a_second_store_waits_for_the_first_to_close(place: Place) {
    let one = place.open().await;
    one.append(entry("pine", 1)).await.unwrap();
    assert_eq!(
        Store::open(&place.url).await.unwrap_err(),
        StoreError::InUse
    );
    one.append(entry("pine", 2)).await.unwrap();
    one.close().await;
    let two = place.open().await;
    has_entries(&two, "pine", 2).await;
    two.append(entry("pine", 3)).await.unwrap();
    assert_eq!(one.append(entry("pine", 4)).await, Err(StoreError::Closed));
    drop(two);
    let begun = Instant::now();
    let three = loop {
        match Store::open(&place.url).await {
            Err(StoreError::InUse) if begun.elapsed() < Duration::from_secs(10) => {}
            opened => break opened.unwrap(),
        }
    };
    has_entries(&three, "pine", 3).await;
}

#[tokio::test]
async fn a_closed_store_leaves_one_file() {
    let folder = Folder::new();
    let store = Store::open(&format!("sqlite:{}/zashiki #1?.db", folder.0.display()))
        .await
        .unwrap();
    store.append(entry("pine", 1)).await.unwrap();
    has_entries(&store, "pine", 1).await;
    store.close().await;
    let files = fs::read_dir(&folder.0)
        .unwrap()
        .map(|file| file.unwrap().file_name());
    assert_eq!(files.collect::<Vec<_>>(), ["zashiki #1?.db"]);
}
