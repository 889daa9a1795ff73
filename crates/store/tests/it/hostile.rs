//! Strange, bad and secret texts.

use store::{
    Append, FinishedMatch, LONGEST_KEY, LONGEST_NAME, LONGEST_TEXT, NewSession, Player, Problem,
    Rotation, Store, StoreError,
};

use crate::place::{Place, entry};

const TEXTS: [&str; 7] = [
    "",
    "'; DROP TABLE entries; --",
    "\"double\" 'single' `back` \\slash\\ $1 ?1 :a @b %s {}",
    "line\r\nline\u{2028}line\ttab\u{1}\u{7f}",
    "座敷 🎴 Ґанок żółć \u{202e}left\u{202c} e\u{301}",
    "\u{10ffff}\u{feff}\u{fffd}",
    "{\"json\": [1, \"\\u0000\"]}",
];

pub(crate) async fn texts_come_back_as_they_were(place: Place) {
    let store = place.open().await;
    let long = "x".repeat(LONGEST_TEXT);
    for (index, text) in TEXTS
        .into_iter()
        .chain([long.as_str()])
        .enumerate()
    {
        let key = format!("{index}{}", text.chars().take(20).collect::<String>());
        let finished = match_with(&key, text);
        let append = Append {
            snapshot: Some(text.to_owned()),
            finished: Some(finished.clone()),
            ..Append::entry(&key, 1, index as u64, text)
        };
        store.append(append).await.unwrap();
        store
            .append(Append::entry(&key, 2, 5, text))
            .await
            .unwrap();
        let loaded = store.load(&key).await.unwrap().unwrap();
        assert!(
            loaded.snapshot.unwrap().body == text && loaded.entries[0].body == text,
            "{index}"
        );
        assert!(
            store.finished(&key).await.unwrap().unwrap() == finished,
            "{index}"
        );
        assert_eq!(store.history(&key, None, 5).await.unwrap().len(), 1);
    }
}

fn match_with(key: &str, text: &str) -> FinishedMatch {
    let name: String = text.chars().take(100).collect();
    FinishedMatch {
        id: key.to_owned(),
        table: key.to_owned(),
        number: 1,
        game: key.to_owned(),
        finished_at: 1,
        players: vec![Player {
            seat: 0,
            guest: Some(key.to_owned()),
            name,
        }],
        summary: text.to_owned(),
        record: text.to_owned(),
    }
}

/// Each is the same good append with one fault.
fn bad_appends() -> Vec<(Problem, Append)> {
    let good = || Append {
        finished: Some(match_with("pine", "text")),
        ..entry("pine", 1)
    };
    let with = |change: fn(&mut FinishedMatch)| {
        let mut finished = match_with("pine", "text");
        change(&mut finished);
        Append {
            finished: Some(finished),
            ..good()
        }
    };
    let nul = || "a\0b".to_owned();
    let too_long = || "x".repeat(LONGEST_TEXT + 1);
    vec![
        (
            Problem::Nul,
            Append {
                body: nul(),
                ..good()
            },
        ),
        (
            Problem::Nul,
            Append {
                table: nul(),
                finished: None,
                ..good()
            },
        ),
        (
            Problem::Nul,
            Append {
                snapshot: Some(nul()),
                ..good()
            },
        ),
        (Problem::Nul, with(|finished| finished.record.push('\0'))),
        (
            Problem::Nul,
            with(|finished| finished.players[0].name.push('\0')),
        ),
        (
            Problem::Nul,
            with(|finished| finished.players[0].guest = Some("\0".to_owned())),
        ),
        (
            Problem::Empty,
            Append {
                table: String::new(),
                finished: None,
                ..good()
            },
        ),
        (Problem::Empty, with(|finished| finished.id.clear())),
        (
            Problem::TooLong,
            Append {
                body: too_long(),
                ..good()
            },
        ),
        (
            Problem::TooLong,
            Append {
                snapshot: Some(too_long()),
                ..good()
            },
        ),
        (
            Problem::TooLong,
            Append {
                table: "x".repeat(LONGEST_KEY + 1),
                finished: None,
                ..good()
            },
        ),
        (
            Problem::TooLong,
            with(|finished| finished.players[0].name = "x".repeat(LONGEST_NAME + 1)),
        ),
        (
            Problem::NumberOutOfRange,
            Append {
                number: 0,
                ..good()
            },
        ),
        (
            Problem::NumberOutOfRange,
            Append {
                number: u64::MAX,
                ..good()
            },
        ),
        (
            Problem::NumberOutOfRange,
            Append {
                at: u64::MAX,
                ..good()
            },
        ),
        (
            Problem::NumberOutOfRange,
            with(|finished| finished.finished_at = 1 << 63),
        ),
        (
            Problem::OtherTable,
            with(|finished| finished.table.push('x')),
        ),
        (
            Problem::SeatTwice,
            with(|finished| finished.players.push(finished.players[0].clone())),
        ),
    ]
}

pub(crate) async fn what_is_not_fit_is_refused_and_changes_nothing(place: Place) {
    let store = place.open().await;
    for (problem, append) in bad_appends() {
        assert_eq!(
            store.append(append).await,
            Err(StoreError::Invalid(problem))
        );
    }
    assert_eq!(store.load("pine").await, Ok(None));
    assert_eq!(store.finished("pine").await, Ok(None));
    questions_refuse_nul(&store).await;

    // The same without a fault, and as large as it may be.
    let at = i64::MAX as u64;
    let good = Append {
        at,
        finished: Some(match_with("pine", "text")),
        ..entry("pine", 1)
    };
    store.append(good).await.unwrap();
    assert_eq!(store.load("pine").await.unwrap().unwrap().entries[0].at, at);
    store
        .append(entry(&"x".repeat(LONGEST_KEY), 1))
        .await
        .unwrap();
}

async fn questions_refuse_nul(store: &Store) {
    let nul = || "a\0b".to_owned();
    let error = StoreError::Invalid(Problem::Nul);
    assert_eq!(store.load("a\0").await, Err(error.clone()));
    assert_eq!(store.finished("a\0").await, Err(error.clone()));
    assert_eq!(store.history("a\0", None, 1).await, Err(error.clone()));
    assert_eq!(
        store.history("a", Some((1, "\0")), 1).await,
        Err(error.clone())
    );
    assert_eq!(store.session("a\0", 1).await, Err(error.clone()));
    assert_eq!(store.rename("a", "\0").await, Err(error.clone()));
    assert_eq!(store.end_session("a\0").await, Err(error.clone()));
    assert_eq!(store.end_all("a\0").await, Err(error.clone()));
    let new = NewSession {
        token_hash: nul(),
        guest: nul(),
        name: nul(),
        now: 1,
        expires_at: 2,
    };
    assert_eq!(store.create_session(new).await, Err(error.clone()));
    let rotation = Rotation {
        old_hash: nul(),
        new_hash: nul(),
        now: 1,
        expires_at: 2,
    };
    assert_eq!(store.rotate(rotation).await, Err(error));
}

pub(crate) async fn errors_tell_no_secret(place: Place) {
    let store = place.open().await;
    place
        .damage("INSERT INTO tables (code, created_at) VALUES ('SECRET-code', 1)")
        .await;
    let append = Append::entry("SECRET-code", 1, 1, "SECRET-body");
    assert!(!format!("{append:?} {store:?}").contains("SECRET"));
    // The database itself would say which key is there already.
    let refused = store.append(append).await.unwrap_err();
    let missing = format!("{}-SECRET-database", place.url);
    let missing = Store::open(&missing.replace("only-for-this-test", "SECRET-password")).await;
    assert_eq!(missing.is_err(), place.url.starts_with("postgres"));
    let wrong_scheme = Store::open("mysql://me:SECRET@host/db")
        .await
        .unwrap_err();
    let bad_port = Store::open("postgres://me:SECRET@host:port/db")
        .await
        .unwrap_err();
    assert_eq!(
        (wrong_scheme.code(), bad_port.code()),
        ("store_bad_url", "store_bad_url")
    );
    for error in [refused, wrong_scheme, bad_port]
        .into_iter()
        .chain(missing.err())
    {
        let text = format!("{error} {error:?}");
        assert!(!text.contains("SECRET") && !text.contains("host"), "{text}");
    }
}
