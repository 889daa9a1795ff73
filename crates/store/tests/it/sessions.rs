//! The life of a session: made, rotated, renamed, ended, expired.

use store::{
    NewRecovery, NewSession, Recovery, Rotation, Session, Store, StoreError, Taken, TokenUse,
};

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

async fn rotate(
    store: &Store,
    old: &str,
    new: &str,
    now: u64,
) -> Result<Option<Session>, StoreError> {
    let (old_hash, new_hash) = (old.to_owned(), new.to_owned());
    store
        .rotate(Rotation {
            old_hash,
            new_hash,
            now,
            expires_at: now + 10_000,
        })
        .await
}

async fn use_token(store: &Store, hash: &str, now: u64) -> bool {
    store
        .use_token(TokenUse {
            hash: hash.to_owned(),
            now,
            grace_ms: GRACE,
        })
        .await
        .unwrap()
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
        seal: None,
        family: "h1".to_owned(),
        issued_at: 1000,
        expires_at: 11_000,
        used: true,
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
    assert_eq!(
        create(&store, "h2", "aki", 1000)
            .await
            .unwrap()
            .name,
        "aki by h1"
    );
}

pub(crate) async fn f7_a_token_ends_when_the_one_after_it_comes_back(place: Place) {
    let store = place.open().await;
    create(&store, "h1", "aki", 1000).await.unwrap();
    let new = rotate(&store, "h1", "h2", 5000)
        .await
        .unwrap()
        .unwrap();
    let told = (new.guest.as_str(), new.issued_at, new.expires_at, new.used);
    assert_eq!(told, ("aki", 5000, 15_000, false));
    assert_eq!(store.session("h2", 5000).await.unwrap(), Some(new));
    // The answer with the new token may be lost: without it, the old one lives as long as ever.
    assert_eq!(valid(&store, &["h1", "h2"], 10_999).await, ["h1", "h2"]);
    assert!(use_token(&store, "h2", 6000).await);
    assert!(
        !use_token(&store, "h2", 6050).await,
        "only the first use counts"
    );
    assert_eq!(valid(&store, &["h1", "h2"], 6099).await, ["h1", "h2"]);
    assert_eq!(valid(&store, &["h1", "h2"], 6100).await, ["h2"]);
    assert!(
        store
            .session("h2", 6100)
            .await
            .unwrap()
            .unwrap()
            .used
    );
    assert_eq!(rotate(&store, "h1", "h3", 6100).await, Ok(None));
    assert_eq!(rotate(&store, "unknown", "h3", 6100).await, Ok(None));
    assert_eq!(
        rotate(&store, "h2", "h1", 6100).await,
        Err(StoreError::Conflict(Taken::Session))
    );
    assert_eq!(valid(&store, &["h1", "h2", "h3"], 6100).await, ["h2"]);

    // The grace never prolongs a life.
    rotate(&store, "h2", "h4", 14_950)
        .await
        .unwrap()
        .unwrap();
    assert!(use_token(&store, "h4", 14_950).await);
    assert_eq!(valid(&store, &["h2", "h4"], 14_999).await, ["h2", "h4"]);
    assert_eq!(valid(&store, &["h2", "h4"], 15_000).await, ["h4"]);
    assert!(!use_token(&store, "unknown", 15_000).await);
}

pub(crate) async fn f7_two_tabs_that_rotate_are_both_logged_in(place: Place) {
    let store = place.open().await;
    create(&store, "h1", "aki", 1000).await.unwrap();
    let (one, two) = tokio::join!(
        rotate(&store, "h1", "h2", 5000),
        rotate(&store, "h1", "h3", 5050)
    );
    assert!(one.unwrap().is_some() && two.unwrap().is_some());
    // The browser keeps one of the two, maybe the one whose answer came later: it must not have ended.
    assert!(use_token(&store, "h3", 5060).await);
    assert_eq!(
        valid(&store, &["h1", "h2", "h3"], 5159).await,
        ["h1", "h2", "h3"]
    );
    assert_eq!(valid(&store, &["h1", "h2", "h3"], 9000).await, ["h2", "h3"]);
    assert!(use_token(&store, "h2", 9000).await);
    assert_eq!(valid(&store, &["h1", "h2", "h3"], 9100).await, ["h2"]);
}

pub(crate) async fn f7_the_tokens_of_one_sign_in_are_bounded(place: Place) {
    const NEW: [&str; 12] = [
        "n0", "n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9", "na", "nb",
    ];
    let store = place.open().await;
    create(&store, "h1", "aki", 1000).await.unwrap();
    create(&store, "other", "aki", 1000)
        .await
        .unwrap();
    for (at, new) in (2000..).zip(NEW) {
        rotate(&store, "h1", new, at)
            .await
            .unwrap()
            .unwrap();
    }
    assert_eq!(
        valid(&store, &NEW, 3000).await,
        NEW[5..],
        "the oldest gave way"
    );
    assert_eq!(
        valid(&store, &["h1", "other"], 3000).await,
        ["h1", "other"],
        "not the one in use"
    );
}

pub(crate) async fn f7_a_code_signs_its_guest_in_elsewhere(place: Place) {
    let store = place.open().await;
    create(&store, "h1", "aki", 1000).await.unwrap();
    let set = async |hash: &str, guest: &str, expires_at: u64| {
        let (code_hash, guest) = (hash.to_owned(), guest.to_owned());
        store
            .set_recovery(NewRecovery {
                code_hash,
                guest,
                expires_at,
            })
            .await
            .unwrap()
    };
    let recover = async |code: &str, token: &str, now: u64| {
        let (code_hash, token_hash) = (code.to_owned(), token.to_owned());
        store
            .recover(Recovery {
                code_hash,
                token_hash,
                now,
                expires_at: now + 10_000,
            })
            .await
    };
    assert!(!set("c0", "nobody", 9000).await);
    assert!(set("c1", "aki", 9000).await);
    assert_eq!(recover("c0", "h2", 2000).await, Ok(None));
    let session = recover("c1", "h2", 2000).await.unwrap().unwrap();
    assert_eq!(
        (session.guest.as_str(), session.name.as_str(), session.used),
        ("aki", "aki by h1", true)
    );
    assert_eq!(session.family, "h2", "a sign-in of its own");
    assert_eq!(
        recover("c1", "h2", 2000).await,
        Err(StoreError::Conflict(Taken::Session))
    );
    assert!(
        recover("c1", "h3", 11_999)
            .await
            .unwrap()
            .is_some(),
        "using it prolongs its life"
    );
    // A new code ends the old one; each can be taken away.
    assert!(set("c2", "aki", 30_000).await);
    assert_eq!(recover("c1", "h4", 12_000).await, Ok(None));
    assert_eq!(store.drop_recovery("aki").await, Ok(true));
    assert_eq!(store.drop_recovery("aki").await, Ok(false));
    assert_eq!(recover("c2", "h4", 12_000).await, Ok(None));
}

pub(crate) async fn f7_a_guest_with_a_code_is_not_forgotten(place: Place) {
    let store = place.open().await;
    create(&store, "h1", "aki", 1000).await.unwrap();
    let new = NewRecovery {
        code_hash: "c1".to_owned(),
        guest: "aki".to_owned(),
        expires_at: 20_000,
    };
    assert!(store.set_recovery(new).await.unwrap());
    assert_eq!(store.purge(11_000).await, Ok(1));
    assert_eq!(store.rename("aki", "Aki").await, Ok(true), "still there");
    assert_eq!(store.purge(20_000).await, Ok(1));
    assert_eq!(
        store.rename("aki", "Aki").await,
        Ok(false),
        "the code is over, and so is the guest"
    );
}

pub(crate) async fn f8_a_sign_in_ends_with_its_last_token(place: Place) {
    let store = place.open().await;
    create(&store, "h1", "aki", 1000).await.unwrap();
    create(&store, "other", "aki", 9000)
        .await
        .unwrap();
    assert_eq!(store.sign_in_ends("h1", 1000).await, Ok(Some(11_000)));
    rotate(&store, "h1", "h2", 5000)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(store.sign_in_ends("h1", 14_999).await, Ok(Some(15_000)));
    assert_eq!(store.sign_in_ends("h1", 15_000).await, Ok(None));
    assert_eq!(store.sign_in_ends("nobody", 1000).await, Ok(None));
    assert_eq!(store.end_session("h2").await, Ok(true));
    assert_eq!(store.sign_in_ends("h1", 5000).await, Ok(None));
    assert_eq!(store.sign_in_ends("other", 9000).await, Ok(Some(19_000)));
}

pub(crate) async fn a_renamed_guest_is_renamed_everywhere(place: Place) {
    let store = place.open().await;
    create(&store, "h1", "aki", 1000).await.unwrap();
    create(&store, "h2", "aki", 1000).await.unwrap();
    create(&store, "h3", "ume", 1000).await.unwrap();
    assert_eq!(store.rename("aki", "Akiko").await, Ok(true));
    for (hash, name) in [("h1", "Akiko"), ("h2", "Akiko"), ("h3", "ume by h3")] {
        assert_eq!(
            store
                .session(hash, 1000)
                .await
                .unwrap()
                .unwrap()
                .name,
            name
        );
    }
    assert_eq!(store.rename("nobody", "Nobody").await, Ok(false));
    assert_eq!(store.set_seal("aki", 9).await, Ok(true));
    assert_eq!(store.set_seal("nobody", 9).await, Ok(false));
    for (hash, seal) in [("h1", Some(9)), ("h2", Some(9)), ("h3", None)] {
        let session = store.session(hash, 1000).await.unwrap();
        assert_eq!(session.unwrap().seal, seal);
    }
    let about = store.about("aki").await.unwrap();
    assert_eq!(about.unwrap().seal, Some(9));
}

pub(crate) async fn ending_a_session_ends_all_its_tokens(place: Place) {
    let store = place.open().await;
    create(&store, "h1", "aki", 1000).await.unwrap();
    create(&store, "other", "aki", 1000)
        .await
        .unwrap();
    rotate(&store, "h1", "h2", 1000)
        .await
        .unwrap()
        .unwrap();
    rotate(&store, "h1", "h3", 1000)
        .await
        .unwrap()
        .unwrap();
    rotate(&store, "h3", "h4", 1000)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(store.end_session("h2").await, Ok(true));
    assert_eq!(
        valid(&store, &["h1", "h2", "h3", "h4", "other"], 1000).await,
        ["other"]
    );
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
