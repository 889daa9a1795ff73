//! Forgetting a guest: what goes at once, what is left to do, and that it is done in the end.

use store::{Append, FinishedMatch, NewRecovery, NewSession, Player, Snapshot, Store};

use crate::place::{Place, entry, has_entries};

async fn sign_in(store: &Store, hash: &str, guest: &str) {
    let (token_hash, guest) = (hash.to_owned(), guest.to_owned());
    let name = format!("{guest} by name");
    store
        .create_session(NewSession {
            token_hash,
            guest,
            name,
            now: 1000,
            expires_at: 9000,
        })
        .await
        .unwrap();
}

fn by(table: &str, number: u64, guest: &str) -> Append {
    let body = format!("{{\"guest\":\"{guest}\",\"name\":\"{guest} by name\"}}");
    Append {
        body,
        guest: Some(guest.to_owned()),
        ..entry(table, number)
    }
}

fn finished(id: &str, table: &str, guests: &[&str]) -> FinishedMatch {
    let player = |(seat, guest): (usize, &&str)| Player {
        seat: seat as u8,
        guest: Some((*guest).to_owned()),
        name: format!("{guest} by name"),
    };
    FinishedMatch {
        id: id.to_owned(),
        table: table.to_owned(),
        number: 1,
        game: "toy".to_owned(),
        finished_at: 2000,
        players: guests.iter().enumerate().map(player).collect(),
        summary: format!("played by {guests:?} by name"),
        record: "r".to_owned(),
    }
}

pub(crate) async fn f14_a_guest_is_forgotten_at_once_and_the_name_is_noted(place: Place) {
    let store = place.open().await;
    sign_in(&store, "h1", "aki").await;
    sign_in(&store, "h2", "aki").await;
    sign_in(&store, "h3", "ume").await;
    let new = NewRecovery {
        code_hash: "c".to_owned(),
        guest: "aki".to_owned(),
        expires_at: 9000,
    };
    assert!(store.set_recovery(new).await.unwrap());
    let about = store.about("aki").await.unwrap().unwrap();
    assert_eq!(
        (about.name.as_str(), about.created_at, about.code_until),
        ("aki by name", 1000, Some(9000))
    );
    assert_eq!(about.sign_ins.len(), 2);
    assert_eq!(store.forget_guest("aki", 3000).await, Ok(true));
    assert_eq!(
        store.forget_guest("aki", 4000).await,
        Ok(false),
        "there is nobody any more"
    );
    assert_eq!(store.about("aki").await, Ok(None));
    for hash in ["h1", "h2"] {
        assert_eq!(store.session(hash, 3000).await, Ok(None));
    }
    assert!(
        store.session("h3", 3000).await.unwrap().is_some(),
        "others stay"
    );
    assert_eq!(
        place
            .number("SELECT COUNT(*) FROM recoveries")
            .await,
        0
    );
    let pending = store.erasures("").await.unwrap();
    assert_eq!(
        (
            pending.len(),
            pending[0].guest.as_str(),
            pending[0].asked_at
        ),
        (1, "aki", 3000)
    );
    store.close().await;
    assert_eq!(
        place.open().await.erasures("").await.unwrap(),
        pending,
        "it is not forgotten"
    );
}

pub(crate) async fn f14_the_tables_and_matches_of_a_guest_are_found_and_rewritten(place: Place) {
    let store = place.open().await;
    for guest in ["aki", "ume"] {
        sign_in(&store, guest, guest).await;
    }
    // Aki founded one, sat at another twice, and only watched the third.
    store.append(by("oak", 1, "aki")).await.unwrap();
    store.append(by("pine", 1, "ume")).await.unwrap();
    store
        .append(Append {
            finished: Some(finished("m1", "pine", &["aki", "ume"])),
            ..by("pine", 2, "aki")
        })
        .await
        .unwrap();
    store
        .append(Append {
            snapshot: Some("aki by name".to_owned()),
            ..by("pine", 3, "aki")
        })
        .await
        .unwrap();
    store.append(by("yew", 1, "ume")).await.unwrap();
    assert_eq!(store.tables_of("aki", "").await.unwrap(), ["oak", "pine"]);
    assert_eq!(store.tables_of("aki", "oak").await.unwrap(), ["pine"]);
    store.forget_guest("aki", 3000).await.unwrap();
    assert_eq!(store.finish_erasure("aki").await, Ok(false), "not yet");
    for table in ["oak", "pine"] {
        let found = store.entries_with(table, "aki", 0).await.unwrap();
        let bodies = found
            .iter()
            .map(|entry| (entry.number, entry.body.replace("aki by name", "")))
            .collect();
        store
            .rewrite_entries(table, bodies)
            .await
            .unwrap();
        store.erased_at(table, "aki").await.unwrap();
    }
    let snapshot = store.snapshot("pine").await.unwrap().unwrap();
    let blank = |number| Snapshot {
        number,
        body: String::new(),
    };
    store
        .rewrite_snapshot("pine", blank(snapshot.number - 1))
        .await
        .unwrap();
    assert_eq!(
        store
            .snapshot("pine")
            .await
            .unwrap()
            .unwrap()
            .body,
        "aki by name",
        "another one's number"
    );
    store
        .rewrite_snapshot("pine", blank(snapshot.number))
        .await
        .unwrap();
    assert_eq!(
        store.finish_erasure("aki").await,
        Ok(false),
        "a match is left"
    );
    let played = store.history("aki", None, 9).await.unwrap();
    store
        .erase_from_matches("aki", vec![(played[0].id.clone(), "played".to_owned())])
        .await
        .unwrap();
    assert_eq!(store.finish_erasure("aki").await, Ok(true));
    assert!(store.erasures("").await.unwrap().is_empty());

    let all = place.everything().await;
    assert!(!all.contains("aki by name"), "{all}");
    assert_eq!(
        all.matches("ume by name").count(),
        4,
        "a guest, two entries, a player: {all}"
    );
    let finished = store.finished("m1").await.unwrap().unwrap();
    let players: Vec<_> = finished
        .players
        .iter()
        .map(|player| (player.guest.as_deref(), &*player.name))
        .collect();
    assert_eq!(
        (players, &*finished.summary),
        (vec![(None, ""), (Some("ume"), "ume by name")], "played")
    );
    assert_eq!(
        store
            .load("pine")
            .await
            .unwrap()
            .unwrap()
            .snapshot
            .unwrap()
            .body,
        ""
    );
    assert!(
        store
            .history("aki", None, 9)
            .await
            .unwrap()
            .is_empty()
    );
}

pub(crate) async fn f14_pages_of_a_guests_entries_have_no_gaps(place: Place) {
    let store = place.open().await;
    for number in 1..=150 {
        let append = if number % 2 == 0 {
            entry("pine", number)
        } else {
            by("pine", number, "aki")
        };
        store.append(append).await.unwrap();
    }
    let (mut after, mut found) = (0, Vec::new());
    loop {
        let page = store
            .entries_with("pine", "aki", after)
            .await
            .unwrap();
        let Some(last) = page.last() else { break };
        assert!(page.len() <= store::ERASING_BATCH);
        after = last.number;
        found.extend(page.iter().map(|entry| entry.number));
    }
    assert_eq!(found, (1..=150).step_by(2).collect::<Vec<_>>());
    assert_eq!(
        place
            .number("SELECT COUNT(*) FROM table_guests")
            .await,
        1
    );
}

/// What SQLite deletes or overwrites is not left in its file.
#[tokio::test]
async fn f14_an_erased_name_is_not_in_the_bytes_of_the_file() {
    let place = Place::sqlite();
    let store = place.open().await;
    sign_in(&store, "h1", "aki").await;
    let long = "aki by name ".repeat(2000);
    for number in 1..=20 {
        store
            .append(Append {
                snapshot: Some(long.clone()),
                ..by("pine", number, "aki")
            })
            .await
            .unwrap();
    }
    store.append(entry("oak", 1)).await.unwrap();
    store.forget_guest("aki", 1).await.unwrap();
    store
        .rewrite_entries(
            "pine",
            (1..=20)
                .map(|number| (number, "{}".to_owned()))
                .collect(),
        )
        .await
        .unwrap();
    store
        .rewrite_snapshot(
            "pine",
            Snapshot {
                number: 20,
                body: String::new(),
            },
        )
        .await
        .unwrap();
    store.close().await;
    let bytes = std::fs::read(place.url.strip_prefix("sqlite:").unwrap()).unwrap();
    assert!(
        !bytes
            .windows(11)
            .any(|window| window == b"aki by name")
    );
    has_entries(&place.open().await, "oak", 1).await;
}
