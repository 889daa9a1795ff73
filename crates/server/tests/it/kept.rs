//! How long tables and matches are kept.

use std::time::{Duration, Instant};

use protocol::http::HistoryPage;
use protocol::{Command, TableCode};
use tokio::time;

use crate::client::Client;
use crate::forgotten::{played, until_none, verified};
use crate::house::House;
use crate::http::{Guest, metric};

const DAY: i64 = 24 * 60;

async fn status(guest: &Guest, code: TableCode) -> (u16, String) {
    let answer = guest.get(&format!("/api/tables/{code}")).await;
    (
        answer.status,
        if answer.status == 200 {
            String::new()
        } else {
            answer.code()
        },
    )
}

async fn until_gone(guest: &Guest, code: TableCode) {
    let begun = Instant::now();
    // While it is being decided, who asks is told to come again. Asking is no use either: it loads the table.
    loop {
        time::sleep(Duration::from_millis(700)).await;
        match status(guest, code).await {
            (404, why) if why == "unknown_table" => return,
            other => assert!(begun.elapsed() < Duration::from_secs(20), "{other:?}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f14_tables_go_after_their_time_and_their_matches_stay() {
    let house = House::open(&["--sweep-seconds=0.1", "--unload-seconds=0.05"]).await;
    let (ada, bea) = (
        Guest::new(house.address, "Ada").await,
        Guest::new(house.address, "Bea").await,
    );
    let id = played(&ada, &bea).await;
    let old = ada.table("samurakva", "players=3").await;
    let lasting = ada.table("samurakva", "players=3").await;
    let attended = bea.table("samurakva", "players=3").await;
    let mut client = Client::connect(&bea, attended).await;
    house.set_clock(20 * DAY);
    // Something is done at one of them, and it leaves memory again.
    Client::connect(&ada, lasting)
        .await
        .command(Command::FillWithBots {})
        .await
        .unwrap();
    let begun = Instant::now();
    while metric(house.metrics, "zashiki_tables_loaded").await > 1 {
        assert!(
            begun.elapsed() < Duration::from_secs(5),
            "it stays in memory"
        );
        time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(status(&ada, old).await.0, 200, "a week is left");
    house.set_clock(11 * DAY);
    until_gone(&ada, old).await;
    assert_eq!(
        status(&ada, lasting).await.0,
        200,
        "touched eleven days ago"
    );
    client
        .command(Command::FillWithBots {})
        .await
        .unwrap();
    assert_eq!(status(&bea, attended).await.0, 200, "somebody is there");
    until_none(&house, "SELECT COUNT(*) - 2 FROM tables").await;
    let history: HistoryPage = bea.get("/api/matches").await.json();
    assert_eq!(history.matches[0].id, id);
    verified(&house, id).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f14_matches_go_only_if_it_is_said_so() {
    for (flag, left) in [
        ("--keep-matches-days=0", 1),
        ("--keep-matches-days=40", 1),
        ("--keep-matches-days=39", 0),
    ] {
        let mut house = House::open(&[flag, "--keep-tables-days=0"]).await;
        let (ada, bea) = (
            Guest::new(house.address, "Ada").await,
            Guest::new(house.address, "Bea").await,
        );
        let id = played(&ada, &bea).await;
        house.close().await;
        house.set_clock(40 * DAY - 60);
        house.start().await;
        // The sweep at the start is over by then.
        time::sleep(Duration::from_millis(500)).await;
        let answer = ada.get(&format!("/api/matches/{id}")).await;
        assert_eq!(answer.status == 200, left == 1, "{flag}: {answer:?}");
        let history: HistoryPage = ada.get("/api/matches").await.json();
        assert_eq!(history.matches.len(), left, "{flag}");
        until_none(&house, "SELECT 1 - COUNT(*) FROM tables").await;
    }
}
