//! Finished matches: written with their last entry or not at all, and found again.

use store::{Append, FinishedMatch, Player, Store, StoreError, Taken};

use crate::place::{Place, entry, has_entries};

fn player(seat: u8, guest: Option<&str>) -> Player {
    let name = guest.map_or_else(|| "Bot".to_owned(), |guest| format!("{guest} then"));
    Player {
        seat,
        guest: guest.map(str::to_owned),
        name,
    }
}

fn finished(id: &str, table: &str, finished_at: u64, players: Vec<Player>) -> FinishedMatch {
    FinishedMatch {
        id: id.to_owned(),
        table: table.to_owned(),
        number: 3,
        game: "samurakva".to_owned(),
        finished_at,
        players,
        summary: format!("summary of {id}"),
        record: format!("record of {id}"),
    }
}

async fn finish(store: &Store, number: u64, finished: &FinishedMatch) -> Result<(), StoreError> {
    let last = entry(&finished.table, number);
    store
        .append(Append {
            finished: Some(finished.clone()),
            ..last
        })
        .await
}

async fn ids(store: &Store, guest: &str, before: Option<(u64, &str)>, limit: u32) -> Vec<String> {
    let page = store.history(guest, before, limit).await.unwrap();
    page.into_iter().map(|played| played.id).collect()
}

pub(crate) async fn a_match_comes_back_whole(place: Place) {
    let store = place.open().await;
    let players = vec![
        player(0, Some("aki")),
        player(1, None),
        player(2, Some("ume")),
        player(3, Some("aki")),
    ];
    let whole = finished("m1", "pine", 500, players);
    finish(&store, 1, &whole).await.unwrap();
    assert!(store.finished("m1").await.unwrap().unwrap() == whole);
    assert_eq!(store.finished("m2").await, Ok(None));

    // A guest on two seats has played one match.
    let history = store.history("aki", None, 10).await.unwrap();
    let [played] = &history[..] else {
        panic!("{history:?}")
    };
    assert_eq!(played.players, whole.players);
    assert_eq!(
        (played.id.as_str(), played.table.as_str(), played.number),
        ("m1", "pine", 3)
    );
    assert_eq!(
        (played.game.as_str(), played.finished_at),
        ("samurakva", 500)
    );
    assert_eq!(played.summary, whole.summary);
    assert_eq!(ids(&store, "nobody", None, 10).await, [""; 0]);
}

pub(crate) async fn a_conflict_leaves_nothing_behind(place: Place) {
    let store = place.open().await;
    store.append(entry("pine", 1)).await.unwrap();
    let late = Append {
        snapshot: Some("state".to_owned()),
        finished: Some(finished("m1", "pine", 500, vec![player(0, Some("aki"))])),
        ..entry("pine", 1)
    };
    assert_eq!(
        store.append(late).await,
        Err(StoreError::Conflict(Taken::Number))
    );
    assert_eq!(store.finished("m1").await, Ok(None));
    assert_eq!(ids(&store, "aki", None, 10).await, [""; 0]);
    has_entries(&store, "pine", 1).await;
    assert_eq!(
        store
            .load("pine")
            .await
            .unwrap()
            .unwrap()
            .snapshot,
        None
    );
}

pub(crate) async fn a_match_is_finished_once(place: Place) {
    let store = place.open().await;
    let first = finished("m1", "pine", 500, vec![player(0, Some("aki"))]);
    let other = finished("m1", "plum", 600, vec![player(0, Some("ume"))]);
    let (one, two) = tokio::join!(finish(&store, 1, &first), finish(&store, 1, &other));
    assert_eq!(
        (one, two),
        (Ok(()), Err(StoreError::Conflict(Taken::Match)))
    );
    assert_eq!(
        finish(&store, 1, &other).await,
        Err(StoreError::Conflict(Taken::Match))
    );
    assert!(store.finished("m1").await.unwrap().unwrap() == first);
    assert_eq!(store.load("plum").await, Ok(None));
}

pub(crate) async fn history_is_paged_without_loss_or_repetition(place: Place) {
    let store = place.open().await;
    // Several ended in the same millisecond; the order in which they were written is another one.
    let times = [
        (5, "e"),
        (9, "b"),
        (5, "a"),
        (9, "d"),
        (7, "c"),
        (5, "f"),
        (1, "g"),
    ];
    for (number, (at, id)) in (1..).zip(times) {
        let players = vec![
            player(0, Some("aki")),
            player(1, (at == 9).then_some("ume")),
        ];
        finish(&store, number, &finished(id, "pine", at, players))
            .await
            .unwrap();
    }
    let mut all = ["d", "b", "c", "f", "e", "a", "g"]
        .map(str::to_owned)
        .to_vec();
    assert_eq!(ids(&store, "aki", None, 10).await, all);
    assert_eq!(ids(&store, "ume", None, 10).await, ["d", "b"]);
    for size in 1..=4 {
        let mut seen = ids(&store, "aki", None, size).await;
        // A match that ends meanwhile moves no page.
        let late = format!("late {size}");
        let players = vec![player(0, Some("aki"))];
        let number = 7 + u64::from(size);
        finish(
            &store,
            number,
            &finished(&late, "pine", 90 + number, players),
        )
        .await
        .unwrap();
        while let Some(last) = seen.last() {
            let at = store
                .finished(last)
                .await
                .unwrap()
                .unwrap()
                .finished_at;
            let page = ids(&store, "aki", Some((at, last)), size).await;
            assert!(page.len() <= size as usize);
            if page.is_empty() {
                break;
            }
            seen.extend(page);
        }
        assert_eq!(seen, all, "pages of {size}");
        all.insert(0, late);
    }
}
