//! The server is killed while it erases a name, again and again: in the end the name is nowhere.

use std::time::{Duration, Instant};

use serde_json::json;
use sqlx::{AssertSqlSafe, Connection, Row, SqliteConnection};
use tokio::time;

use crate::client::Client;
use crate::http::Guest;
use crate::player::Dice;
use crate::process::Process;

const NAME: &str = "Xanthippe";
const TABLES: i64 = 120;
const LEFT: &str = "SELECT COUNT(*) FROM table_guests WHERE guest IN (SELECT guest FROM erasures)";

async fn database(process: &Process) -> SqliteConnection {
    SqliteConnection::connect(&format!("sqlite:{}", process.data.display()))
        .await
        .unwrap()
}

async fn left(process: &Process) -> i64 {
    sqlx::query(LEFT)
        .fetch_one(&mut database(process).await)
        .await
        .unwrap()
        .get(0)
}

/// How many values in the whole database hold the name.
async fn traces(process: &Process) -> i64 {
    let mut database = database(process).await;
    let columns = "SELECT tables.name, columns.name FROM sqlite_master AS tables \
         JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'";
    let mut traces = 0;
    for row in sqlx::query(columns)
        .fetch_all(&mut database)
        .await
        .unwrap()
    {
        let (table, column): (String, String) = (row.get(0), row.get(1));
        let sql =
            format!("SELECT COUNT(*) FROM {table} WHERE CAST({column} AS TEXT) LIKE '%{NAME}%'");
        let count = sqlx::query(AssertSqlSafe(sql))
            .fetch_one(&mut database)
            .await
            .unwrap();
        traces += count.get::<i64, _>(0);
    }
    traces
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f14_an_erasure_that_is_killed_is_completed() {
    let mut process = Process::new("forgotten");
    process.start().await;
    let (gone, bea) = (
        Guest::new(process.address, NAME).await,
        Guest::new(process.address, "Bea").await,
    );
    let code = bea.table("samurakva", "players=3").await;
    let mut client = Client::connect(&gone, code).await;
    client.sit(1).await;
    for _ in 1..TABLES {
        gone.table("samurakva", "players=3").await;
    }
    assert!(traces(&process).await > TABLES, "it was there");
    let answer = gone
        .send("DELETE", "/api/guest", &json!({}))
        .await;
    process.kill();
    assert_eq!(answer.status, 204, "{answer:?}");
    let mut random = Dice::new(14);
    let mut interrupted = 0;
    for _ in 0..30 {
        let before = left(&process).await;
        if before == 0 {
            break;
        }
        process.start().await;
        time::sleep(Duration::from_millis(random.below(40))).await;
        process.kill();
        let after = left(&process).await;
        assert!(after <= before, "what is done is done");
        interrupted += u32::from((1..TABLES).contains(&after));
    }
    assert!(interrupted > 0, "some kills came in the middle");
    process.start().await;
    let begun = Instant::now();
    while left(&process).await > 0 {
        assert!(
            begun.elapsed() < Duration::from_secs(30),
            "it is not completed"
        );
        time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(traces(&process).await, 0);
    assert!(process.complaints().is_empty(), "{}", process.complaints());
    // The table goes on for the others.
    let mut other = Client::connect(&bea, code).await;
    other
        .command(protocol::Command::FillWithBots {})
        .await
        .unwrap();
}
