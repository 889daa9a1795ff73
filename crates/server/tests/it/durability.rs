//! Ending and starting again, and a store that fails: nothing that was answered is lost.

use std::time::{Duration, Instant};

use game_core::{Seat, SeatSet};
use protocol::http::TableSummary;
use protocol::{Command, Phase};
use sqlx::{Connection, Executor, SqliteConnection};
use tokio::time;

use crate::client::Client;
use crate::house::{House, two_players};
use crate::http::{Guest, metric};
use crate::ledger::entries;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_secret_choice_outlives_a_restart() {
    let mut house = House::open(&[]).await;
    let (mut first, mut second) = two_players(&house).await;
    let chosen = first.any_action().unwrap();
    first.command(chosen).await.unwrap();
    second
        .until(|mirror| mirror.game.as_ref().unwrap().waits_for == SeatSet::only(Seat(1)))
        .await;
    let (before, other) = (first.mirror.game.clone(), second.mirror.game.clone());

    let begun = Instant::now();
    house.close().await;
    assert!(
        begun.elapsed() < Duration::from_secs(5),
        "it took {:?}",
        begun.elapsed()
    );
    while first.next().await {}
    assert_eq!(
        first
            .errors
            .last()
            .map(|error| error.code.as_str()),
        Some("restarting")
    );
    house.start().await;

    first.reconnect().await.unwrap();
    assert!(first.next().await);
    assert_eq!(first.mirror.game, before, "the choice is still made");
    second.reconnect().await.unwrap();
    assert!(second.next().await);
    assert_eq!(second.mirror.game, other, "and still secret");
    tokio::join!(first.play_to_the_end(), second.play_to_the_end());
    assert_eq!(first.mirror.outcome(), second.mirror.outcome());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_go_on_after_a_restart_when_somebody_comes() {
    let mut house = House::open(&["--bot-delay-ms=200"]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let code = ada.table("samurakva", "players=4 rounds=1").await;
    let mut client = Client::connect(&ada, code).await;
    client
        .command(Command::FillWithBots {})
        .await
        .unwrap();
    client.ready().await;
    client.start().await;
    let action = client.any_action().unwrap();
    client.command(action).await.unwrap();
    house.close().await;
    house.start().await;
    client.reconnect().await.unwrap();
    client.play_to_the_end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_without_people_leaves_memory_and_comes_back_the_same() {
    let house = House::open(&["--unload-seconds=0.2"]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let code = ada.table("samurakva", "players=3").await;
    let mut client = Client::connect(&ada, code).await;
    let level = Some(bots::Level::Novice.into());
    client
        .command(Command::Bot {
            seat: Seat(1),
            level,
        })
        .await
        .unwrap();
    let seats = client.mirror.info.seats.clone();
    assert_eq!(metric(house.metrics, "zashiki_tables_loaded").await, 1);
    drop(client);
    let begun = Instant::now();
    while metric(house.metrics, "zashiki_tables_loaded").await > 0 {
        assert!(
            begun.elapsed() < Duration::from_secs(5),
            "it stays in memory"
        );
        time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(
        Client::connect(&ada, code)
            .await
            .mirror
            .info
            .seats,
        seats
    );
    let shown: TableSummary = ada
        .get(&format!("/api/tables/{code}"))
        .await
        .json();
    assert_eq!(
        (shown.phase, shown.seats, shown.free),
        (Phase::Waiting, 3, 1)
    );
}

/// Makes every further entry fail, or no longer.
async fn break_the_store(house: &House, broken: bool) {
    let mut database = SqliteConnection::connect(&format!("sqlite:{}", house.data.display()))
        .await
        .unwrap();
    let statement = if broken {
        "CREATE TRIGGER broken BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
    } else {
        "DROP TRIGGER broken"
    };
    database.execute(statement).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_saved_has_not_happened() {
    let house = House::open(&[]).await;
    let (ada, bea) = (
        Guest::new(house.address, "Ada").await,
        Guest::new(house.address, "Bea").await,
    );
    let code = ada.table("samurakva", "players=4").await;
    let mut client = Client::connect(&ada, code).await;
    let mut other = Client::connect(&bea, code).await;
    other.sit(1).await;
    client
        .until(|mirror| mirror.info.seats == other.mirror.info.seats)
        .await;
    let before = client.mirror.info.clone();

    break_the_store(&house, true).await;
    let error = client
        .command(Command::FillWithBots {})
        .await
        .unwrap_err();
    assert_eq!(error.code, "not_saved");
    assert_eq!(client.mirror.info, before, "the table is as it was");
    assert_eq!(metric(house.metrics, "zashiki_not_saved_total").await, 1);
    let new = serde_json::json!({ "game": "samurakva" });
    assert_eq!(ada.send("POST", "/api/tables", &new).await.status, 503);

    break_the_store(&house, false).await;
    other
        .command(Command::Stand { seat: Seat(1) })
        .await
        .unwrap();
    client
        .command(Command::FillWithBots {})
        .await
        .unwrap();
    client
        .until(|mirror| mirror.info.watching == 1)
        .await;
    assert!(
        serde_json::to_string(&client.mirror.info.seats)
            .unwrap()
            .matches("bot")
            .count()
            >= 3
    );
}

/// Another server has written the entry that this one wanted to write.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f2_done_is_said_only_of_what_the_log_holds() {
    let house = House::open(&[]).await;
    let (ada, cid) = (
        Guest::new(house.address, "Ada").await,
        Guest::new(house.address, "Cid").await,
    );
    let code = ada.table("samurakva", "players=4").await;
    let mut client = Client::connect(&ada, code).await;
    let mut other = Client::connect(&cid, code).await;
    other.sit(1).await;
    other
        .command(Command::Stand { seat: Seat(1) })
        .await
        .unwrap();
    let log = entries(&house.data, code, 0).await;
    let (last, _) = log.last().unwrap();
    let (_, sat) = log
        .iter()
        .find(|(_, body)| body["command"]["do"] == "sit")
        .unwrap();
    let mut again = sat.clone();
    again["key"] = serde_json::json!("0123456789abcdef");
    let mut database = SqliteConnection::connect(&format!("sqlite:{}", house.data.display()))
        .await
        .unwrap();
    let insert =
        sqlx::query("INSERT INTO entries (code, number, at_ms, body) VALUES ($1, $2, $3, $4)");
    let insert = insert
        .bind(code.to_string())
        .bind(last + 1)
        .bind(9_i64)
        .bind(again.to_string());
    insert.execute(&mut database).await.unwrap();

    let answer = client.command(Command::FillWithBots {}).await;
    assert_eq!(
        answer.unwrap_err().code,
        "not_saved",
        "the entry of that number is another's"
    );
    client
        .until(|mirror| {
            serde_json::to_string(&mirror.info.seats)
                .unwrap()
                .contains("Cid")
        })
        .await;
    let log = entries(&house.data, code, 0).await;
    assert!(
        !log.iter()
            .any(|(_, body)| body["command"]["do"] == "fill_with_bots")
    );
    client
        .command(Command::FillWithBots {})
        .await
        .unwrap();
}
