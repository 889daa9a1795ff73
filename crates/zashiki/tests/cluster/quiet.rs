//! What works across nodes while nothing goes wrong.

use std::time::{Duration, Instant};

use futures_util::SinkExt;
use protocol::http::{OwnTable, TableSummary};
use protocol::{Command, Pace, ServerMessage};
use serde_json::json;
use tokio::time;

use crate::client::{Client, handshake, hello, receive};
use crate::group::{Group, Setup};
use crate::http::{Guest, request};

/// Two people at two nodes play a whole match with bots; every node can answer for the table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_at_different_nodes_play_together() {
    let group = Group::start(2).await;
    let (here, there) = (group.nodes[0].address, group.nodes[1].address);
    let host = Guest::new(here, "Host").await;
    let other = Guest::new(there, "Other").await;
    let code = host
        .table_with_bots("random", "samurakva", "players=3")
        .await;
    let mut host = Client::connect(&host, code).await;
    let mut other = Client::connect(&other, code).await;
    assert_eq!(group.owner(code).await, Some(0));
    other.sit(1).await;
    host.command(Command::FillWithBots {})
        .await
        .unwrap();
    other.ready().await;
    host.ready().await;
    host.command(Command::Start {}).await.unwrap();
    let (mine, theirs) = tokio::join!(
        async {
            host.reveal().await;
            host.until(|mirror| mirror.game.is_some()).await;
            host.play_to_the_end().await
        },
        async {
            other.reveal().await;
            other.until(|mirror| mirror.game.is_some()).await;
            other.play_to_the_end().await
        }
    );
    assert!(mine > 3 && theirs > 3, "{mine} and {theirs}");
    assert_eq!((host.gaps, other.gaps), (0, 0));
    assert_eq!(host.mirror.outcome(), other.mirror.outcome());
    // What was asked at one node is known at the other.
    let path = format!("/api/tables/{code}");
    let (one, two) = (
        request(here, "GET", &path, &[], "").await,
        request(there, "GET", &path, &[], "").await,
    );
    assert_eq!((two.status, two.body), (200, one.body));
    assert!(group.complaints().is_empty(), "{}", group.complaints());
}

/// The lobby, one's own matches, and the end of a sign-in, wherever one asks.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_node_shows_the_same() {
    let group = Group::start(2).await;
    let (here, there) = (group.nodes[0].address, group.nodes[1].address);
    let host = Guest::new(here, "Host").await;
    let new = json!({
        "game": "samurakva", "config": "players=2", "pace": Pace::None,
        "level": "random", "listed": true, "talk": false,
    });
    let made = host.send("POST", "/api/tables", &new).await;
    assert_eq!(made.status, 201, "{made:?}");
    let code = made.json::<protocol::http::TableCreated>().code;
    let mut client = Client::connect(&host, code).await;
    client
        .command(Command::FillWithBots {})
        .await
        .unwrap();
    client.ready().await;
    client.start().await;
    let shown = async {
        loop {
            let lobby = request(there, "GET", "/api/tables", &[], "").await;
            let lines: Vec<TableSummary> = lobby.json();
            if lines.iter().any(|line| line.code == code) {
                return;
            }
            time::sleep(Duration::from_millis(50)).await;
        }
    };
    time::timeout(Duration::from_secs(15), shown)
        .await
        .expect("the other node's lobby shows it");
    let elsewhere = Guest {
        server: there,
        ..host.clone()
    };
    let own: Vec<OwnTable> = elsewhere.get("/api/tables/mine").await.json();
    assert_eq!(own.len(), 1);
    assert_eq!(group.owner(code).await, Some(0), "it was asked, not taken");
    // Signing out at one node closes what is open at the other.
    let out = elsewhere
        .send("DELETE", "/api/session", &json!({}))
        .await;
    assert_eq!(out.status, 204, "{out:?}");
    while client.next().await {}
    let last = client
        .errors
        .last()
        .map(|error| error.code.clone());
    assert_eq!(last.as_deref(), Some("no_session"));
    assert!(group.complaints().is_empty(), "{}", group.complaints());
}

/// A sign-in that ends while NATS is gone ends everywhere once it is back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_of_a_sign_in_is_made_known_later() {
    let setup = Setup {
        flags: &["--idle-seconds=6"],
        ..Setup::default()
    };
    let mut group = Group::start_with(2, setup).await;
    let (here, there) = (group.nodes[0].address, group.nodes[1].address);
    let guest = Guest::new(there, "Guest").await;
    let code = guest
        .table_with_bots("random", "samurakva", "players=2")
        .await;
    let mut client = Client::connect(&guest, code).await;
    group.kill_nats();
    let elsewhere = Guest {
        server: here,
        ..guest
    };
    let out = elsewhere
        .send("DELETE", "/api/session", &json!({}))
        .await;
    assert_eq!(out.status, 204, "{out:?}");
    group.start_nats();
    let ended = async { while client.next().await {} };
    time::timeout(Duration::from_secs(20), ended)
        .await
        .expect("the connection is closed");
    let last = client
        .errors
        .last()
        .map(|error| error.code.clone());
    assert_eq!(last.as_deref(), Some("no_session"));
}

/// Who only watches says nothing for longer than an owner keeps a silent client, and an owner with nothing to tell is
/// silent for as long. Neither takes the other for gone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_only_watches_stays_at_the_table() {
    let setup = Setup {
        flags: &["--link-silence-seconds=4"],
        ..Setup::default()
    };
    let group = Group::start_with(2, setup).await;
    let (here, there) = (group.nodes[0].address, group.nodes[1].address);
    let host = Guest::new(here, "Host").await;
    let watcher = Guest::new(there, "Watcher").await;
    let code = host
        .table_with_bots("random", "samurakva", "players=2")
        .await;
    let mut host = Client::connect(&host, code).await;
    let mut watcher = Client::connect(&watcher, code).await;
    for is_lively in [true, false] {
        let end = Instant::now() + Duration::from_secs(8);
        while Instant::now() < end {
            if is_lively {
                host.ready().await;
                host.command(Command::NotReady {}).await.unwrap();
            }
            // All that has come is read: who reads less than is told is sent away for that.
            while let Ok(is_open) = time::timeout(Duration::from_millis(100), watcher.next()).await
            {
                assert!(is_open, "the connection stays");
            }
        }
        assert!(
            watcher.errors.is_empty(),
            "lively: {is_lively}, {:?}",
            watcher.errors
        );
    }
    assert_eq!(watcher.gaps, 0);
}

/// The owner dies while somebody at another node has chosen in secret: they stay connected, and what they chose counts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_at_a_living_node_stays_connected_and_keeps_a_secret_choice() {
    let mut group = Group::start(2).await;
    let (here, there) = (group.nodes[0].address, group.nodes[1].address);
    let host = Guest::new(here, "Host").await;
    let other = Guest::new(there, "Other").await;
    let code = host
        .table_with_bots("random", "samurakva", "players=2")
        .await;
    let mut host = Client::connect(&host, code).await;
    let mut other = Client::connect(&other, code).await;
    other.sit(1).await;
    other.ready().await;
    host.ready().await;
    host.command(Command::Start {}).await.unwrap();
    tokio::join!(host.reveal(), other.reveal());
    other
        .until(|mirror| mirror.choice().is_some())
        .await;
    let action = other.any_action().unwrap();
    other.command(action).await.unwrap();
    let chosen = secret_choice(&other);
    assert!(chosen.is_some(), "the other has not chosen yet");
    group.nodes[0].kill();
    while other
        .errors
        .iter()
        .all(|error| error.code != "table_moves")
    {
        assert!(other.next().await, "the connection stays");
    }
    assert!(other.next().await, "how it stands");
    assert_eq!(secret_choice(&other), chosen);
    assert_eq!(group.owner(code).await, Some(1));
    // Who was at the dead node comes back elsewhere, and both play on.
    host.address = there;
    host.reconnect().await.unwrap();
    let (mine, theirs) = tokio::join!(host.play_to_the_end(), other.play_to_the_end());
    assert!(mine > 3 && theirs > 3, "{mine} and {theirs}");
    assert_eq!((host.gaps, other.gaps), (0, 0));
}

/// What somebody has chosen and nobody else may know.
fn secret_choice(client: &Client) -> Option<String> {
    let game = client.mirror.game.as_ref()?;
    let board = game
        .boards
        .iter()
        .find(|board| board.viewer.is_some())?;
    let made = board
        .choice
        .as_ref()
        .filter(|choice| !choice.waited)?;
    Some(format!("{} {}", made.number, board.view["my_choice"]))
}

/// Without NATS each node serves its own tables; who is forwarded waits on the same connection.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_nats_a_node_says_so_and_serves_its_own_tables() {
    let mut group = Group::start(2).await;
    let (here, there) = (group.nodes[0].address, group.nodes[1].address);
    let (host, other) = (
        Guest::new(here, "Host").await,
        Guest::new(there, "Other").await,
    );
    let code = host
        .table_with_bots("random", "samurakva", "players=2")
        .await;
    let mut host = Client::connect(&host, code).await;
    let mut other = Client::connect(&other, code).await;
    group.kill_nats();
    // Who is forwarded is told; who is at the owner plays on.
    while other
        .errors
        .iter()
        .all(|error| error.code != "table_unreachable")
    {
        assert!(other.next().await, "the connection stays");
    }
    // Who comes only now is told as well, and waits.
    let late = Guest::new(there, "Late").await;
    let mut late = handshake(there, code.as_str(), &[("cookie", late.cookie)])
        .await
        .unwrap();
    late.send(hello(None)).await.unwrap();
    match receive(&mut late).await {
        Some(ServerMessage::Error { error }) => assert_eq!(error.code, "table_unreachable"),
        heard => panic!("{heard:?}"),
    }
    host.command(Command::FillWithBots {})
        .await
        .unwrap();
    host.ready().await;
    host.start().await;
    for node in &group.nodes {
        assert_eq!(node.readiness().await, 503);
    }
    group.start_nats();
    let heard = receive(&mut late).await;
    assert!(matches!(heard, Some(ServerMessage::Sync(_))), "{heard:?}");
    // The other is told how it stands, on the same connection, and nothing is missing.
    other.until(|mirror| mirror.game.is_some()).await;
    host.play_to_the_end().await;
    other
        .until(|mirror| mirror.outcome().is_some())
        .await;
    for node in &group.nodes {
        assert_eq!(node.readiness().await, 200);
    }
}
