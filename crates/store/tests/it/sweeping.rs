//! What is over is thrown away, a bounded part at a time, and nothing else.

use store::{Append, FinishedMatch, NewSession, Player, SWEEP_BATCH, Store};

use crate::place::{Place, entry, has_entries};

/// All that is due, as a server does it; gives the tables that went.
async fn sweep(store: &Store, before: u64) -> Vec<String> {
    let mut gone = Vec::new();
    loop {
        let idle = store.idle_tables(before).await.unwrap();
        if idle.is_empty() {
            return gone;
        }
        for table in idle {
            if store.doom(&table, before, 0).await.unwrap() {
                assert_eq!(
                    store.load(&table).await,
                    Ok(None),
                    "nobody finds it from now on"
                );
                while store.clear(&table).await.unwrap() {}
                gone.push(table);
            }
        }
    }
}

async fn write(store: &Store, table: &str, times: &[u64]) {
    for (number, at) in (1..).zip(times) {
        let append = Append {
            at: *at,
            guest: Some("aki".to_owned()),
            ..entry(table, number)
        };
        store.append(append).await.unwrap();
    }
}

fn finished(id: &str, table: &str, finished_at: u64) -> FinishedMatch {
    let player = |seat| Player {
        seat,
        guest: Some(format!("guest {seat}")),
        name: "Aki".to_owned(),
    };
    FinishedMatch {
        id: id.to_owned(),
        table: table.to_owned(),
        number: 1,
        game: "toy".to_owned(),
        finished_at,
        players: (0..3).map(player).collect(),
        summary: "s".to_owned(),
        record: format!("record of {id}"),
    }
}

pub(crate) async fn f14_tables_go_that_nobody_touched_and_no_others(place: Place) {
    let store = place.open().await;
    write(&store, "old", &[10, 20, 100]).await;
    write(&store, "late", &[10, 20, 101]).await;
    write(&store, "new", &[500]).await;
    let last = Append {
        snapshot: Some("s".to_owned()),
        finished: Some(finished("m1", "old", 90)),
        ..entry("old", 4)
    };
    store
        .append(Append { at: 100, ..last })
        .await
        .unwrap();
    assert_eq!(sweep(&store, 99).await, Vec::<String>::new());
    assert_eq!(sweep(&store, 100).await, ["old"]);
    assert_eq!(
        store
            .load("late")
            .await
            .unwrap()
            .unwrap()
            .entries
            .len(),
        3
    );
    assert_eq!(store.tables_of("aki", "").await.unwrap(), ["late", "new"]);
    assert_eq!(
        store.idle_tables(100).await.unwrap(),
        Vec::<String>::new(),
        "they are not asked again"
    );
    assert_eq!(store.idle_tables(101).await.unwrap(), ["late"]);
    // The match outlives its table, whole.
    assert!(store.finished("m1").await.unwrap().unwrap() == finished("m1", "old", 90));
    for (table, left) in [
        ("tables", 2),
        ("entries", 4),
        ("snapshots", 0),
        ("matches", 1),
    ] {
        assert_eq!(place.count(table).await, left, "{table}");
    }
    // A code that was is free again.
    store.append(entry("old", 1)).await.unwrap();
    has_entries(&store, "old", 1).await;
}

pub(crate) async fn f14_a_long_table_goes_in_parts_and_a_crash_between_does_no_harm(place: Place) {
    let store = place.open().await;
    let length = 2 * SWEEP_BATCH + 10;
    let appends: Vec<_> = (1..=length)
        .map(|number| store.append(entry("pine", number)))
        .collect();
    for append in appends {
        append.await.unwrap();
    }
    let before = 1000 + length;
    assert!(store.doom("pine", before, 0).await.unwrap());
    assert!(store.clear("pine").await.unwrap());
    assert_eq!(
        place.count("entries").await,
        (SWEEP_BATCH + 10) as i64,
        "a part at a time"
    );
    store.close().await;
    let store = place.open().await;
    assert_eq!(store.load("pine").await, Ok(None));
    // Whatever the setting is by now, what was given up is cleared away.
    assert_eq!(sweep(&store, 0).await, ["pine"]);
    assert_eq!(
        (place.count("entries").await, place.count("tables").await),
        (0, 0)
    );
}

pub(crate) async fn f14_what_was_not_given_up_is_not_cleared(place: Place) {
    let store = place.open().await;
    store.append(entry("pine", 1)).await.unwrap();
    assert_eq!(store.clear("pine").await, Ok(false));
    assert_eq!(
        store.doom("oak", 9999, 0).await,
        Ok(false),
        "there is no such table"
    );
    assert_eq!(
        store.doom("pine", 1000, 0).await,
        Ok(false),
        "it was touched since"
    );
    assert_eq!(store.clear("pine").await, Ok(false));
    has_entries(&store, "pine", 1).await;
}

pub(crate) async fn f14_old_matches_go_the_oldest_first(place: Place) {
    let store = place.open().await;
    for number in 1..=80 {
        let id = format!("m{number}");
        let append = Append {
            finished: Some(finished(&id, "pine", 100 + number)),
            ..entry("pine", number)
        };
        store.append(append).await.unwrap();
    }
    assert_eq!(store.forget_matches(100).await, Ok(0));
    let mut gone = 0;
    loop {
        let some = store.forget_matches(170).await.unwrap();
        assert!(some <= SWEEP_BATCH / 8);
        if some == 0 {
            break;
        }
        gone += some;
    }
    assert_eq!(
        (
            gone,
            place.count("matches").await,
            place.count("match_players").await
        ),
        (70, 10, 30)
    );
    assert_eq!(store.finished("m70").await, Ok(None));
    assert!(store.finished("m71").await.unwrap().is_some());
}

pub(crate) async fn f14_sessions_go_a_bounded_number_at_a_time(place: Place) {
    let store = place.open().await;
    for number in 0..SWEEP_BATCH + 5 {
        let (token_hash, guest) = (format!("h{number}"), format!("guest {number}"));
        let name = "Aki".to_owned();
        store
            .create_session(NewSession {
                token_hash,
                guest,
                name,
                now: 1,
                expires_at: 10,
            })
            .await
            .unwrap();
    }
    assert_eq!(store.purge(9).await, Ok(0));
    assert_eq!(store.purge(10).await, Ok(SWEEP_BATCH));
    assert_eq!(
        (place.count("sessions").await, place.count("guests").await),
        (5, 5)
    );
    assert_eq!(
        (store.purge(10).await, store.purge(10).await),
        (Ok(5), Ok(0))
    );
    assert_eq!(place.count("guests").await, 0);
}
