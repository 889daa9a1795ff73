//! Connections: cut and taken up again, several tabs, first words, limits, clients that do not read.

use std::time::{Duration, Instant};

use futures_util::SinkExt;
use game_core::{Seat, SeatSet};
use protocol::{ClientMessage, Command, Key, ServerMessage};
use serde_json::json;
use tokio::net::TcpSocket;
use tokio::time;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};

use crate::client::{Client, Socket, handshake, hello, receive, text};
use crate::house::{House, two_players};
use crate::http::{Guest, metric};
use crate::mirror::Mirror;

async fn refused_handshake(house: &House, code: &str, lines: &[(&'static str, String)]) -> u16 {
    match handshake(house.address, code, lines).await {
        Err(tungstenite::Error::Http(response)) => response.status().as_u16(),
        other => panic!("not refused over HTTP: {:?}", other.map(drop)),
    }
}

/// The code of the error that ends a connection.
async fn last_words(socket: &mut Socket) -> String {
    let mut code = String::new();
    while let Some(message) = receive(socket).await {
        if let ServerMessage::Error { error } = message {
            code = error.code;
        }
    }
    code
}

/// Plays to the end and cuts its connection after each command, without having read the answer. Gives
/// the number of its actions.
async fn play_with_cuts(client: &mut Client) -> usize {
    let mut actions = 0;
    while client.mirror.outcome().is_none() {
        let Some(command) = client.any_action() else {
            assert!(client.next().await, "closed: {:?}", client.errors);
            continue;
        };
        client.send(command).await.unwrap();
        client.reconnect().await.unwrap();
        while !client.unanswered.is_empty() {
            assert!(client.next().await);
        }
        assert!(
            client.answers.values().all(Result::is_ok),
            "{:?}",
            client.answers
        );
        actions += 1;
    }
    actions
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_whose_answer_was_lost_is_sent_again_and_done_once() {
    let house = House::open(&[]).await;
    let (mut first, mut second) = two_players(&house).await;
    let (one, two) = tokio::join!(play_with_cuts(&mut first), play_with_cuts(&mut second));
    assert_eq!((first.gaps, second.gaps), (0, 0));
    let id = first.mirror.info.match_id;
    let file = first
        .guest
        .get(&format!("/api/matches/{id}/record"))
        .await
        .body;
    let actions = |seat: &str| {
        file.lines()
            .filter(|line| line.starts_with(seat))
            .count()
    };
    assert_eq!(
        (actions("0 "), actions("1 ")),
        (one, two),
        "none is lost, none is there twice:\n{file}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tabs_of_one_person_act_as_one() {
    let house = House::open(&[]).await;
    let (mut first, mut second) = two_players(&house).await;
    let mut tab = Client::connect(&first.guest, first.code).await;
    assert_eq!(tab.mirror.game, first.mirror.game);
    let command = tab.any_action().unwrap();
    tab.command(command).await.unwrap();
    // The other tab sees which card is chosen; the other person only that one is.
    first
        .until(|mirror| mirror.choice().is_none())
        .await;
    assert_eq!(first.mirror.game, tab.mirror.game);
    let others_turn =
        |mirror: &Mirror| mirror.game.as_ref().unwrap().waits_for == SeatSet::only(Seat(1));
    second.until(others_turn).await;
    let view = second.mirror.game.as_ref().unwrap().boards[0]
        .view
        .to_string();
    assert!(view.contains(r#""revealed":[null,null]"#), "{view}");
    // One tab goes: the person is still here.
    drop(tab);
    let heard = |mirror: &Mirror| {
        mirror.game.as_ref().unwrap().boards[0]
            .events
            .len()
    };
    let before = heard(&first.mirror);
    let command = second.any_action().unwrap();
    second.command(command).await.unwrap();
    // Whether the next choice is the first player's depends on the deal: a low card has its owner take a row.
    first.until(|mirror| heard(mirror) > before).await;
    let away = serde_json::to_string(&first.mirror.info.seats).unwrap();
    assert!(!away.contains("away"), "{away}");
}

#[tokio::test]
async fn who_may_not_connect_is_refused_in_the_handshake() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let code = ada.table("samurakva", "players=2").await;
    let code = code.as_str();
    let cookie = || ("cookie", ada.cookie.clone());
    let origin = |text: String| ("origin", text);
    assert_eq!(refused_handshake(&house, code, &[]).await, 401);
    assert_eq!(
        refused_handshake(
            &house,
            code,
            &[("cookie", format!("zashiki={}", "0".repeat(64)))]
        )
        .await,
        401
    );
    assert_eq!(
        refused_handshake(
            &house,
            code,
            &[cookie(), origin("http://evil.example".into())]
        )
        .await,
        403
    );
    assert_eq!(refused_handshake(&house, "no-code", &[cookie()]).await, 404);
    let own = format!("http://{}", house.address);
    assert!(
        handshake(house.address, code, &[cookie(), origin(own)])
            .await
            .is_ok()
    );
}

#[tokio::test]
async fn the_first_word_is_hello_in_our_version() {
    let house = House::open(&["--idle-seconds=1.5"]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let code = ada.table("samurakva", "players=2").await;
    let cookie = [("cookie", ada.cookie.clone())];
    let connect = || handshake(house.address, code.as_str(), &cookie);

    let mut early = connect().await.unwrap();
    let key = Key::from_random([1; 16]);
    early
        .send(text(&ClientMessage::Command {
            key,
            command: Command::Start {},
        }))
        .await
        .unwrap();
    early
        .send(Message::text(r#"{"type":"ping"}"#))
        .await
        .unwrap();
    let error = |message| match message {
        Some(ServerMessage::Error { error }) => error.code,
        other => panic!("{other:?}"),
    };
    assert_eq!(error(receive(&mut early).await), "hello_first");
    assert_eq!(receive(&mut early).await, Some(ServerMessage::Pong {}));

    let mut other = connect().await.unwrap();
    other
        .send(Message::text(
            json!({ "type": "hello", "protocol": 99 }).to_string(),
        ))
        .await
        .unwrap();
    assert_eq!(last_words(&mut other).await, "other_version");

    let silent = Instant::now();
    assert_eq!(last_words(&mut early).await, "hello_first");
    assert!(
        silent.elapsed() < Duration::from_secs(5),
        "who never says hello is not kept"
    );
}

#[tokio::test]
async fn a_table_that_is_not_there_is_said_over_the_connection() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let mut socket = handshake(
        house.address,
        "0123456789",
        &[("cookie", ada.cookie.clone())],
    )
    .await
    .unwrap();
    socket.send(hello(None)).await.unwrap();
    assert_eq!(last_words(&mut socket).await, "unknown_table");
    assert_eq!(
        ada.get("/api/tables/0123456789").await.code(),
        "unknown_table"
    );
    assert_eq!(
        ada.get("/api/matches/0123456789-1").await.code(),
        "unknown_match"
    );
}

#[tokio::test]
async fn messages_that_are_none_are_refused_and_large_ones_end_the_connection() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let code = ada.table("samurakva", "players=2").await;
    let mut client = Client::connect(&ada, code).await;
    let wrong = [
        Message::text("nonsense"),
        Message::text(""),
        Message::text(r#"{"type":"hello"}"#),
        Message::text(r#"{"type":"command","key":"short","command":{"do":"start"}}"#),
        Message::text(r#"{"type":"ping","more":1}"#),
    ];
    for (count, message) in wrong.into_iter().enumerate() {
        client.socket.send(message).await.unwrap();
        assert!(client.next().await);
        assert_eq!(
            client
                .errors
                .iter()
                .map(|error| error.code.as_str())
                .collect::<Vec<_>>(),
            vec!["bad_message"; count + 1]
        );
    }
    // Still of use after all that.
    client
        .command(Command::Sit { seat: Seat(9) })
        .await
        .unwrap_err();
    client
        .command(Command::FillWithBots {})
        .await
        .unwrap();
    client
        .socket
        .send(Message::text("x".repeat(16 * 1024 + 1)))
        .await
        .unwrap();
    assert_eq!(last_words(&mut client.socket).await, "too_large");
}

#[tokio::test]
async fn haste_is_refused_first_and_ends_the_connection_if_it_goes_on() {
    let house = House::open(&["--messages=5:10"]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let code = ada.table("samurakva", "players=2").await;
    let mut client = Client::connect(&ada, code).await;
    let mut refused = None;
    for _ in 0..12 {
        if let Err(error) = client.command(Command::NotReady {}).await
            && error.code == "too_fast"
        {
            refused = Some(error);
        }
    }
    let wait = refused
        .expect("twelve at once are more than ten")
        .params["retry_ms"]
        .as_u64()
        .unwrap();
    time::sleep(Duration::from_millis(wait)).await;
    let later = client.command(Command::FillWithBots {}).await;
    assert!(later.is_ok(), "who waits as told is heard: {later:?}");
    for _ in 0..200 {
        // The server may have closed it already.
        let _ = client
            .socket
            .send(Message::text(r#"{"type":"ping"}"#))
            .await;
    }
    assert_eq!(last_words(&mut client.socket).await, "too_fast");
}

#[tokio::test]
async fn there_are_only_so_many_connections_of_one_guest() {
    let house = House::open(&["--connections-per-guest=2"]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let code = ada.table("samurakva", "players=2").await;
    let cookie = [("cookie", ada.cookie.clone())];
    let first = Client::connect(&ada, code).await;
    let _second = Client::connect(&ada, code).await;
    assert_eq!(refused_handshake(&house, code.as_str(), &cookie).await, 503);
    drop(first);
    time::sleep(Duration::from_millis(300)).await;
    Client::connect(&ada, code).await;
}

/// A connection that takes little and never reads.
async fn deaf(guest: &Guest, code: &str) -> Socket {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(guest.server).await.unwrap();
    let mut request = format!("ws://{}/ws/{code}", guest.server)
        .into_client_request()
        .unwrap();
    request
        .headers_mut()
        .insert("cookie", guest.cookie.parse().unwrap());
    let (mut socket, _) = tokio_tungstenite::client_async(request, stream)
        .await
        .unwrap();
    socket.send(hello(None)).await.unwrap();
    socket
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_does_not_read_is_dropped_and_its_table_goes_on() {
    // It must not be closed for its silence before there is more than it can take, however slow the machine is.
    let house = House::open(&["--idle-seconds=60"]).await;
    let (ada, bea) = (
        Guest::new(house.address, "Ada").await,
        Guest::new(house.address, "Bea").await,
    );
    let code = ada.table("samurakva", "players=10").await;
    let mut client = Client::connect(&ada, code).await;
    let _deaf = deaf(&bea, code.as_str()).await;
    let mut slowest = Duration::ZERO;
    for round in 0..2_000 {
        let begun = Instant::now();
        let level = (round % 2 == 0).then(|| bots::Level::Solid.into());
        client
            .command(Command::Bot {
                seat: Seat(3),
                level,
            })
            .await
            .unwrap();
        slowest = slowest.max(begun.elapsed());
    }
    // Whoever waited for it would have waited for the ten seconds that a client may take to read.
    assert!(
        slowest < Duration::from_secs(5),
        "nobody waited for it: {slowest:?}"
    );
    let begun = Instant::now();
    while metric(house.metrics, "zashiki_slow_clients_dropped_total").await < 1 {
        assert!(
            begun.elapsed() < Duration::from_secs(15),
            "it was not dropped"
        );
        time::sleep(Duration::from_millis(50)).await;
    }
    client
        .until(|mirror| mirror.info.watching == 0)
        .await;
    assert_eq!(metric(house.metrics, "zashiki_connections").await, 1);
}
