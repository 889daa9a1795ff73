//! People who come and go: sessions that end, clocks that are set, tables that fill the lobby.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use game_core::Seat;
use protocol::http::{HistoryPage, NewTable, TableCreated, TableSummary};
use protocol::{Command, Pace, ServerMessage, TableCode};
use serde_json::json;
use tokio::time;
use tokio_tungstenite::tungstenite::{self, Message};

use crate::client::{Client, Socket, handshake, hello, receive};
use crate::house::{House, two_players};
use crate::http::{Guest, kind, request};

/// A connection, from this address if the server believes it.
async fn open(guest: &Guest, code: TableCode, from: &str) -> Result<Socket, tungstenite::Error> {
    let lines = [
        ("cookie", guest.cookie.clone()),
        ("x-forwarded-for", from.to_owned()),
    ];
    handshake(guest.server, code.as_str(), &lines).await
}

/// The same, at the table.
async fn come(guest: &Guest, code: TableCode, from: &str) -> Socket {
    let mut socket = open(guest, code, from).await.unwrap();
    socket.send(hello(None)).await.unwrap();
    assert!(matches!(
        receive(&mut socket).await,
        Some(ServerMessage::Sync(_))
    ));
    socket
}

/// The last words of the server: the error and the close frame's code.
async fn last_words(socket: &mut Socket) -> (String, u16) {
    let mut code = String::new();
    loop {
        let next = time::timeout(Duration::from_secs(20), socket.next())
            .await
            .expect("it ends");
        match next.expect("a close frame").expect("a message") {
            Message::Text(text) => {
                if let ServerMessage::Error { error } = serde_json::from_str(&text).unwrap() {
                    code = error.code;
                }
            }
            Message::Close(frame) => return (code, frame.expect("a reason").code.into()),
            _ => {}
        }
    }
}

#[tokio::test]
async fn f8_signing_out_ends_what_was_opened_with_the_session_and_nothing_else() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let code = ada.table("samurakva", "players=2").await;
    let elsewhere = ada.elsewhere().await;
    let mut here = Client::connect(&ada, code).await;
    let mut tab = Client::connect(&ada, code).await;
    let mut there = Client::connect(&elsewhere, code).await;
    assert_eq!(
        ada.send("DELETE", "/api/session", &json!({}))
            .await
            .status,
        204
    );
    for client in [&mut here, &mut tab] {
        assert_eq!(
            last_words(&mut client.socket).await,
            ("no_session".to_owned(), 1008)
        );
    }
    there
        .command(Command::Sit { seat: Seat(1) })
        .await
        .unwrap_err();
    there
        .command(Command::FillWithBots {})
        .await
        .expect("the other sign-in goes on");
    assert!(
        open(&ada, code, "").await.is_err(),
        "and nobody comes in with the old cookie"
    );
}

#[tokio::test]
async fn f8_an_expired_session_ends_its_connections() {
    let house = House::open(&["--idle-seconds=6"]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let code = ada.table("samurakva", "players=2").await;
    let mut client = Client::connect(&ada, code).await;
    house.set_clock(399 * 24 * 60);
    client
        .command(Command::FillWithBots {})
        .await
        .expect("it is still valid");
    house.set_clock(2 * 24 * 60);
    assert_eq!(
        last_words(&mut client.socket).await,
        ("no_session".to_owned(), 1008)
    );
}

/// Three people at a fast table whose server's clock jumps.
#[tokio::test]
async fn f10_a_clock_that_is_set_changes_nothing_at_a_table() {
    let mut house = House::open(&[]).await;
    let (ada, bea) = (
        Guest::new(house.address, "Ada").await,
        Guest::new(house.address, "Bea").await,
    );
    let config = "players=2 rounds=1".to_owned();
    let (game, level) = ("samurakva".parse().unwrap(), "random".parse().unwrap());
    let new = NewTable {
        game,
        config,
        pace: Pace::Fast,
        level,
        listed: false,
        talk: false,
    };
    let code = ada
        .send("POST", "/api/tables", &new)
        .await
        .json::<TableCreated>()
        .code;
    let mut first = Client::connect(&ada, code).await;
    let mut second = Client::connect(&bea, code).await;
    second.sit(1).await;
    first.ready().await;
    second.ready().await;
    first.command(Command::Start {}).await.unwrap();
    second.reveal().await;
    first.reveal().await;
    second
        .until(|mirror| mirror.choice().is_some())
        .await;
    let left = async |guest: &Guest| {
        Client::connect(guest, code)
            .await
            .mirror
            .info
            .time_left
            .unwrap()
    };
    for minutes in [60, -120, 3 * 24 * 60, -60] {
        house.set_clock(minutes);
        time::sleep(Duration::from_millis(60)).await;
        let left = left(&ada).await;
        assert!(
            (20_000..=30_000).contains(&left),
            "{left} ms after {minutes} minutes"
        );
        let boards = Client::connect(&bea, code)
            .await
            .mirror
            .game
            .unwrap();
        assert_eq!(boards.waits_for.len(), 2, "nobody has decided for them");
    }
    // The server is away for an hour: everybody has their whole time when they come back.
    time::sleep(Duration::from_millis(300)).await;
    house.close().await;
    house.set_clock(60);
    house.start().await;
    first.reconnect().await.unwrap();
    let left = left(&ada).await;
    assert!((29_800..=30_000).contains(&left), "{left} ms");
}

async fn listed(guest: &Guest) -> TableCode {
    let new = json!({ "game": "samurakva", "config": "players=2", "listed": true });
    guest
        .send("POST", "/api/tables", &new)
        .await
        .json::<TableCreated>()
        .code
}

async fn lobby(house: &House) -> Vec<TableCode> {
    let lines: Vec<TableSummary> = request(house.address, "GET", "/api/tables", &[], "")
        .await
        .json();
    lines.into_iter().map(|line| line.code).collect()
}

#[tokio::test]
async fn f11_the_lobby_shows_tables_at_which_somebody_is() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let code = listed(&ada).await;
    assert!(lobby(&house).await.is_empty(), "nobody has come yet");
    let mut client = Client::connect(&ada, code).await;
    assert_eq!(lobby(&house).await, [code]);
    // A second table of the same guest that waits takes the place of the first.
    let second = listed(&ada).await;
    let other = Client::connect(&ada, second).await;
    assert_eq!(lobby(&house).await, [second]);
    drop(other);
    until(async || lobby(&house).await == [code]).await;
    client.command(Command::Lock {}).await.unwrap();
    assert!(lobby(&house).await.is_empty(), "nobody could sit down");
    client.command(Command::Unlock {}).await.unwrap();
    assert_eq!(lobby(&house).await, [code]);
    drop(client);
    until(async || lobby(&house).await.is_empty()).await;
}

#[tokio::test]
async fn f11_one_address_does_not_fill_the_lobby() {
    let house = House::open(&["--trust-forwarded", "--listed-per-address=3"]).await;
    let honest = Guest::new(house.address, "Ada").await;
    let code = listed(&honest).await;
    let _here = come(&honest, code, "1.2.3.4").await;
    let mut crowd = Vec::new();
    for number in 0..8 {
        let guest = Guest::new(house.address, &format!("Eve {number}")).await;
        let table = listed(&guest).await;
        crowd.push(come(&guest, table, "6.6.6.6").await);
    }
    let shown = lobby(&house).await;
    assert_eq!(
        (shown.len(), shown[1]),
        (4, code),
        "three of the crowd, and the honest one is second"
    );
}

async fn until(mut holds: impl AsyncFnMut() -> bool) {
    for _ in 0..200 {
        if holds().await {
            return;
        }
        time::sleep(Duration::from_millis(20)).await;
    }
    panic!("it never came so far");
}

/// Who has the link of a replay can watch the replay, and has no way to the table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f11_a_replay_does_not_lead_to_its_table() {
    let house = House::open(&[]).await;
    let (mut first, mut second) = two_players(&house).await;
    let (code, id) = (first.code, first.mirror.info.match_id);
    tokio::join!(first.play_to_the_end(), second.play_to_the_end());
    first
        .until(|mirror| mirror.outcome().is_some())
        .await;
    for path in [
        format!("/api/matches/{id}"),
        format!("/api/matches/{id}/record"),
    ] {
        let answer = request(house.address, "GET", &path, &[], "").await;
        assert_eq!(answer.status, 200);
        assert!(
            !(answer.head + &answer.body).contains(code.as_str()),
            "{path}"
        );
    }
    let history = first.guest.get("/api/matches").await;
    assert_eq!(history.json::<HistoryPage>().matches[0].id, id);
    assert!(!history.body.contains(code.as_str()));
    // The way by the table's code, which older matches have, is no way to this one.
    let counted = request(
        house.address,
        "GET",
        &format!("/api/matches/{code}-1"),
        &[],
        "",
    )
    .await;
    assert_eq!(counted.code(), "unknown_match");
}

#[tokio::test]
async fn f11_bad_names_are_refused_and_similar_ones_told_apart() {
    let house = House::open(&[]).await;
    for wrong in [
        "\u{301}\u{301}",
        "Z\u{334}\u{335}\u{336}\u{337}",
        "a\u{200b}b",
        "a\u{202e}b",
    ] {
        let body = json!({ "name": wrong }).to_string();
        let answer = request(house.address, "POST", "/api/session", &[kind()], &body).await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (400, "bad_name"),
            "{wrong:?}"
        );
    }
    let composed = Guest::new(house.address, "Ame\u{301}lie").await;
    assert_eq!(composed.name, "Am\u{e9}lie");
    let (ada, eve) = (
        Guest::new(house.address, "Ada").await,
        Guest::new(house.address, "\u{410}da").await,
    );
    let code = ada.table("samurakva", "players=2").await;
    let _first = Client::connect(&ada, code).await;
    let mut second = Client::connect(&eve, code).await;
    second.sit(1).await;
    let marks: Vec<u64> = serde_json::to_value(&second.mirror.info.seats)
        .unwrap()
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["sitter"]["mark"].as_u64().unwrap())
        .collect();
    assert_eq!(marks, [1, 2]);
}

/// A new connection cannot be opened in the moment after the session's end either.
#[tokio::test]
async fn f8_no_connection_slips_in() {
    let house = House::open(&[]).await;
    for _ in 0..20 {
        let ada = Guest::new(house.address, "Ada").await;
        let code = ada.table("samurakva", "players=2").await;
        let nothing = json!({});
        let (opened, ended) = tokio::join!(
            open(&ada, code, ""),
            ada.send("DELETE", "/api/session", &nothing)
        );
        assert_eq!(ended.status, 204);
        if let Ok(mut socket) = opened {
            let closed = time::timeout(Duration::from_secs(5), async {
                while receive(&mut socket).await.is_some() {}
            });
            assert!(closed.await.is_ok(), "it was closed");
        }
    }
}
