//! The life of a session: made, rotated, renamed, ended, expired.

use store::{NewSession, Rotation, Session, Store, StoreError, Taken};

use crate::place::Place;

const GRACE: u64 = 100;

async fn create(store: &Store, hash: &str, guest: &str, now: u64) -> Result<Session, StoreError> {
    let new = NewSession {
        token_hash: hash.to_owned(),
        guest: guest.to_owned(),
        name: format!("{guest} by {hash}"),
        now,
        expires_at: now + 10_000,
    };
    store.create_session(new).await
}

async fn rotate(store: &Store, old: &str, new: &str, now: u64) -> Result<Option<Session>, StoreError> {
    let (old_hash, new_hash) = (old.to_owned(), new.to_owned());
    store.rotate(Rotation { old_hash, new_hash, now, grace_ms: GRACE, expires_at: now + 10_000 }).await
}

/// Which of these tokens are valid at that time.
async fn valid(store: &Store, hashes: &[&'static str], now: u64) -> Vec<&'static str> {
    let mut valid = Vec::new();
    for hash in hashes {
        if store.session(hash, now).await.unwrap().is_some() {
            valid.push(*hash);
        }
    }
    valid
}

pub(crate) async fn a_session_lives_until_it_expires(place: Place) {
    let store = place.open().await;
    let made = create(&store, "h1", "aki", 1000).await.unwrap();
    let expected = Session {
        guest: "aki".to_owned(),
        name: "aki by h1".to_owned(),
        issued_at: 1000,
        expires_at: 11_000,
    };
    assert_eq!(made, expected);
    assert_eq!(store.session("h1", 10_999).await, Ok(Some(expected)));
    assert_eq!(store.session("h1", 11_000).await, Ok(None));
    assert_eq!(store.session("h2", 1000).await, Ok(None));

    // A taken hash changes nothing, not even the guest that it came with.
    let taken = create(&store, "h1", "ume", 1000).await;
    assert_eq!(taken, Err(StoreError::Conflict(Taken::Session)));
    assert_eq!(store.rename("ume", "Ume").await, Ok(false));
    // A known guest keeps the name on another device.
    assert_eq!(create(&store, "h2", "aki", 1000).await.unwrap().name, "aki by h1");
}

pub(crate) async fn a_rotated_token_is_valid_for_the_grace_only(place: Place) {
    let store = place.open().await;
    create(&store, "h1", "aki", 1000).await.unwrap();
    let new = rotate(&store, "h1", "h2", 5000).await.unwrap().unwrap();
    assert_eq!((new.guest.as_str(), new.issued_at, new.expires_at), ("aki", 5000, 15_000));
    assert_eq!(store.session("h2", 5000).await.unwrap(), Some(new));
    assert_eq!(valid(&store, &["h1", "h2"], 5099).await, ["h1", "h2"]);
    assert_eq!(valid(&store, &["h1", "h2"], 5100).await, ["h2"]);
    assert_eq!(rotate(&store, "h1", "h3", 5100).await, Ok(None));
    assert_eq!(rotate(&store, "unknown", "h3", 5100).await, Ok(None));
    assert_eq!(rotate(&store, "h2", "h1", 5100).await, Err(StoreError::Conflict(Taken::Session)));
    assert_eq!(valid(&store, &["h1", "h2", "h3"], 5100).await, ["h2"]);

    // The grace never prolongs a life.
    rotate(&store, "h2", "h4", 14_950).await.unwrap().unwrap();
    assert_eq!(valid(&store, &["h2", "h4"], 14_999).await, ["h2", "h4"]);
    assert_eq!(valid(&store, &["h2", "h4"], 15_000).await, ["h4"]);
}

pub(crate) async fn two_tabs_that_rotate_are_both_logged_in(place: Place) {
    let store = place.open().await;
    create(&store, "h1", "aki", 1000).await.unwrap();
    let (one, two) = tokio::join!(rotate(&store, "h1", "h2", 5000), rotate(&store, "h1", "h3", 5050));
    assert!(one.unwrap().is_some() && two.unwrap().is_some());
    assert_eq!(valid(&store, &["h1", "h2", "h3"], 5099).await, ["h1", "h2", "h3"]);
    // The second rotation did not prolong the grace.
    assert_eq!(valid(&store, &["h1", "h2", "h3"], 5100).await, ["h2", "h3"]);
}

pub(crate) async fn a_renamed_guest_is_renamed_everywhere(place: Place) {
    let store = place.open().await;
    create(&store, "h1", "aki", 1000).await.unwrap();
    create(&store, "h2", "aki", 1000).await.unwrap();
    create(&store, "h3", "ume", 1000).await.unwrap();
    assert_eq!(store.rename("aki", "Akiko").await, Ok(true));
    for (hash, name) in [("h1", "Akiko"), ("h2", "Akiko"), ("h3", "ume by h3")] {
        assert_eq!(store.session(hash, 1000).await.unwrap().unwrap().name, name);
    }
    assert_eq!(store.rename("nobody", "Nobody").await, Ok(false));
}

pub(crate) async fn ending_a_session_ends_all_its_tokens(place: Place) {
    let store = place.open().await;
    create(&store, "h1", "aki", 1000).await.unwrap();
    create(&store, "other", "aki", 1000).await.unwrap();
    rotate(&store, "h1", "h2", 1000).await.unwrap().unwrap();
    rotate(&store, "h1", "h3", 1000).await.unwrap().unwrap();
    rotate(&store, "h3", "h4", 1000).await.unwrap().unwrap();
    assert_eq!(store.end_session("h2").await, Ok(true));
    assert_eq!(valid(&store, &["h1", "h2", "h3", "h4", "other"], 1000).await, ["other"]);
    assert_eq!(store.end_session("h2").await, Ok(false));
}

pub(crate) async fn ending_all_ends_other_devices(place: Place) {
    let store = place.open().await;
    for (hash, guest) in [("h1", "aki"), ("h2", "aki"), ("h3", "ume")] {
        create(&store, hash, guest, 1000).await.unwrap();
    }
    assert_eq!(store.end_all("aki").await, Ok(2));
    assert_eq!(valid(&store, &["h1", "h2", "h3"], 1000).await, ["h3"]);
    assert_eq!(store.end_all("aki").await, Ok(0));
}

pub(crate) async fn purging_forgets_what_is_over(place: Place) {
    let store = place.open().await;
    create(&store, "h1", "aki", 1000).await.unwrap();
    create(&store, "h2", "aki", 2000).await.unwrap();
    create(&store, "h3", "ume", 1000).await.unwrap();
    assert_eq!(store.purge(10_999).await, Ok(0));
    assert_eq!(store.purge(11_000).await, Ok(2));
    assert_eq!(valid(&store, &["h1", "h2", "h3"], 1000).await, ["h2"]);
    assert_eq!(store.rename("aki", "Aki").await, Ok(true));
    assert_eq!(store.rename("ume", "Ume").await, Ok(false));
}
