//! What a node does that has lost the database, goes down, or cannot read what it finds.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::SinkExt;
use protocol::{Command, ServerMessage, Sitter};
use sqlx::{AssertSqlSafe, Connection as _, Row as _};
use tokio::time;

use crate::client::{Client, hello, receive};
use crate::group::{Group, Setup, connect};
use crate::http::{Guest, request};
use crate::mirror::Mirror;

/// How long a busy machine may take for what takes ten seconds at most.
const PATIENCE: Duration = Duration::from_secs(30);

/// Whether the second seat is taken.
fn is_joined(mirror: &Mirror) -> bool {
    matches!(mirror.info.seats[1].sitter, Sitter::Guest { .. })
}

/// The database cannot be reached from one node alone. Another takes its table, and somebody sits
/// down there. The node tells nothing of how the table was before: neither to who is connected nor to who asks.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_has_lost_the_database_tells_nothing_old() {
    let setup = Setup {
        proxy: true,
        ..Setup::default()
    };
    let group = Group::start_with(2, setup).await;
    let (here, there) = (group.nodes[0].address, group.nodes[1].address);
    let host = Guest::new(here, "Host").await;
    let other = Guest::new(there, "Other").await;
    let code = host
        .table_with_bots("random", "samurakva", "players=2")
        .await;
    let mut host = Client::connect(&host, code).await;
    let mut other = Client::connect(&other, code).await;
    assert_eq!(group.owner(code).await, Some(0));
    group.proxy().close();
    while group.owner(code).await != Some(1) {
        let _ = time::timeout(Duration::from_millis(50), other.next()).await;
    }
    other.sit(1).await;

    // The node knows by now that nobody can say whose the table is.
    while host
        .errors
        .iter()
        .all(|error| error.code != "not_saving")
    {
        assert!(host.next().await, "the connection stays");
    }
    host.socket.send(hello(None)).await.unwrap();
    let path = format!("/api/tables/{code}");
    let asked = request(here, "GET", &path, &[], "").await;
    assert_ne!(asked.status, 200, "{asked:?}");
    let begun = Instant::now();
    let told = loop {
        assert!(begun.elapsed() < PATIENCE, "{}", group.logs());
        match receive(&mut host.socket).await {
            Some(ServerMessage::Sync(sync)) => panic!("old news: {sync:?}"),
            Some(ServerMessage::Error { error }) => break error.code,
            Some(_) => {}
            None => panic!("closed without a word"),
        }
    };
    assert_eq!(told, "not_saving");

    group.proxy().carry_again();
    let back = async {
        while !is_joined(&host.mirror) {
            if !host.next().await {
                let _ = host.reconnect().await;
                time::sleep(Duration::from_millis(50)).await;
            }
        }
    };
    time::timeout(PATIENCE, back)
        .await
        .unwrap_or_else(|_| panic!("{}", group.logs()));
    host.command(Command::FillWithBots {})
        .await
        .unwrap();
    assert!(group.complaints().is_empty(), "{}", group.complaints());
}

/// The lease of a node that goes down is over at once, and stays so while it says its last words.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_goes_down_ends_its_lease_for_good() {
    let mut group = Group::start(2).await;
    let host = Guest::new(group.nodes[0].address, "Host").await;
    let code = host
        .table_with_bots("random", "samurakva", "players=2")
        .await;
    // It does not answer the farewell, which the node waits for.
    let _host = Client::connect(&host, code).await;
    let over = Arc::new(AtomicBool::new(false));
    let leases = tokio::spawn(leases(
        group.data.clone(),
        group.nodes[0].name.clone(),
        over.clone(),
    ));
    group.nodes[0].signal("TERM");
    let status = group.nodes[0].ended(PATIENCE).await;
    over.store(true, Ordering::Relaxed);
    assert_eq!(status, Some(0), "{}", group.logs());
    let leases = leases.await.unwrap();
    let ended = leases
        .iter()
        .position(|until| *until == 0)
        .expect("the lease has ended");
    assert!(
        leases.len() > ended + 3,
        "it was looked at long enough: {leases:?}"
    );
    assert!(
        leases[ended..].iter().all(|until| *until == 0),
        "{leases:?}"
    );
}

/// Until when a node's lease lasts, again and again.
async fn leases(data: String, name: String, over: Arc<AtomicBool>) -> Vec<i64> {
    let mut connection = connect(&data).await;
    let mut leases = Vec::new();
    while !over.load(Ordering::Relaxed) {
        let row = sqlx::query("SELECT lease_until FROM nodes WHERE name = $1")
            .bind(name.clone())
            .fetch_one(&mut connection)
            .await
            .unwrap();
        leases.push(row.get(0));
        time::sleep(Duration::from_millis(20)).await;
    }
    connection.close().await.unwrap();
    leases
}

/// A newer release has written in a table's log. A node that cannot read it leaves the table to others, and does not call
/// it broken for ever.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_of_a_later_release_is_left_to_others() {
    let setup = Setup {
        flags: &["--unload-seconds=0.1"],
        ..Setup::default()
    };
    let group = Group::start_with(1, setup).await;
    let node = group.nodes[0].address;
    let host = Guest::new(node, "Host").await;
    let code = host
        .table_with_bots("random", "samurakva", "players=2")
        .await;
    while group.owner(code).await.is_some() {
        time::sleep(Duration::from_millis(20)).await;
    }
    let mut connection = connect(&group.data).await;
    for (change, expected) in [
        ("replace(body, '\"v\":', '\"v\":9')", Some("table_moves")),
        ("replace(body, '\"v\":9', '\"v\":')", None),
    ] {
        let change = format!("UPDATE entries SET body = {change} WHERE code = '{code}'");
        sqlx::raw_sql(AssertSqlSafe(change))
            .execute(&mut connection)
            .await
            .unwrap();
        let path = format!("/api/tables/{code}");
        let told = async {
            loop {
                let asked = request(node, "GET", &path, &[], "").await;
                let refusal = (asked.status != 200).then(|| asked.code());
                if refusal.as_deref() == expected {
                    return;
                }
                assert_ne!(refusal.as_deref(), Some("table_broken"));
                time::sleep(Duration::from_millis(100)).await;
            }
        };
        time::timeout(PATIENCE, told)
            .await
            .unwrap_or_else(|_| panic!("{expected:?}\n{}", group.logs()));
    }
    connection.close().await.unwrap();
    assert!(group.complaints().is_empty(), "{}", group.complaints());
}
