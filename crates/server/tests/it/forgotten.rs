//! Guests who ask to be forgotten: what ends, what others see, what is left in the database.

use std::time::{Duration, Instant};

use fair_deal::{Evidence, FairDeal};
use game_core::Seat;
use protocol::http::{GuestBody, HistoryPage, MatchSummary, RecoveryBody};
use protocol::{Command, GuestId, MatchId, Sitter, TableCode};
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection, Row, SqliteConnection};
use tokio::time;

use crate::client::Client;
use crate::house::{House, begun};
use crate::http::{Guest, kind, request};
use crate::ledger::entries;

const NAME: &str = "Xanthippe";

async fn database(house: &House) -> SqliteConnection {
    SqliteConnection::connect(&format!("sqlite:{}", house.data.display()))
        .await
        .unwrap()
}

/// Every value of every row of every table.
pub(crate) async fn everything(house: &House) -> Vec<String> {
    let mut database = database(house).await;
    let columns = "SELECT tables.name, columns.name FROM sqlite_master AS tables \
         JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'";
    let mut all = Vec::new();
    for row in sqlx::query(columns)
        .fetch_all(&mut database)
        .await
        .unwrap()
    {
        let (table, column): (String, String) = (row.get(0), row.get(1));
        let sql = format!("SELECT COALESCE(CAST({column} AS TEXT), '') FROM {table}");
        let rows = sqlx::query(AssertSqlSafe(sql))
            .fetch_all(&mut database)
            .await
            .unwrap();
        all.extend(
            rows.iter()
                .map(|row| format!("{table}.{column}: {}", row.get::<String, _>(0))),
        );
    }
    all
}

async fn count(house: &House, sql: &'static str) -> i64 {
    sqlx::query(sql)
        .fetch_one(&mut database(house).await)
        .await
        .unwrap()
        .get(0)
}

/// Until a count in the database is 0.
pub(crate) async fn until_none(house: &House, sql: &'static str) {
    let begun = Instant::now();
    while count(house, sql).await > 0 {
        assert!(begun.elapsed() < Duration::from_secs(20), "{sql}");
        time::sleep(Duration::from_millis(20)).await;
    }
}

/// Until nothing leads from an erasure to a table or a match.
pub(crate) async fn until_erased(house: &House) {
    until_none(
        house,
        "SELECT COUNT(*) FROM table_guests WHERE guest IN (SELECT guest FROM erasures)",
    )
    .await;
    until_none(
        house,
        "SELECT COUNT(*) FROM match_players WHERE guest IN (SELECT guest FROM erasures)",
    )
    .await;
}

pub(crate) async fn erase(guest: &Guest) {
    let answer = guest
        .send("DELETE", "/api/guest", &json!({}))
        .await;
    assert_eq!(answer.status, 204, "{answer:?}");
    assert!(
        answer
            .header("set-cookie")
            .unwrap()
            .starts_with("zashiki=; Path=/; Max-Age=0"),
        "{answer:?}"
    );
}

/// A match that both have played to its end.
pub(crate) async fn played(host: &Guest, other: &Guest) -> MatchId {
    let (mut first, mut second) = begun(host, other).await;
    tokio::join!(first.play_to_the_end(), second.play_to_the_end());
    first.mirror.info.match_id
}

/// The file of a match, which must verify and replay.
pub(crate) async fn verified(house: &House, id: MatchId) -> String {
    let file = request(
        house.address,
        "GET",
        &format!("/api/matches/{id}/record"),
        &[],
        "",
    )
    .await;
    assert_eq!(file.status, 200, "{file:?}");
    let (deal, record) = FairDeal::split(&file.body).unwrap();
    deal.unwrap()
        .check(record, &Evidence::default())
        .unwrap();
    assert!(catalog::open(record).unwrap().outcome().is_some());
    file.body
}

fn name_of(client: &Client, guest: GuestId) -> Option<(String, u32)> {
    client
        .mirror
        .info
        .seats
        .iter()
        .find_map(|seat| match &seat.sitter {
            Sitter::Guest {
                guest: other,
                name,
                mark,
                ..
            } if *other == guest => Some((name.clone(), *mark)),
            _ => None,
        })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f14_an_erased_name_is_nowhere_and_nothing_else_changes() {
    let mut house = House::open(&[]).await;
    let (gone, bea) = (
        Guest::new(house.address, NAME).await,
        Guest::new(house.address, "Bea").await,
    );
    // A match that is over, one that runs, a table that waits, and two that have no one but their host.
    let id = played(&gone, &bea).await;
    let file = verified(&house, id).await;
    let (running, mut second) = begun(&bea, &gone).await;
    let waiting = bea.table("yokai-septet", "players=4").await;
    let mut sat = Client::connect(&gone, waiting).await;
    sat.sit(1).await;
    gone.table("samurakva", "").await;
    let renamed = gone
        .send("PATCH", "/api/session", &json!({ "name": "Xantippa" }))
        .await;
    assert_eq!(renamed.status, 200);
    gone.table("samurai-sword", "").await;
    let action = second.any_action().unwrap();
    second.command(action).await.unwrap();
    let holds = |all: &[String]| {
        all.iter()
            .filter(|value| value.contains("Xant"))
            .count()
    };
    assert!(holds(&everything(&house).await) > 10, "it was there");
    let before = Client::connect(&bea, running.code)
        .await
        .mirror
        .game;

    erase(&gone).await;
    let mut watcher = running;
    watcher
        .until(|mirror| {
            !serde_json::to_string(&mirror.info)
                .unwrap()
                .contains("Xant")
        })
        .await;
    assert_eq!(
        name_of(&watcher, gone.id),
        Some((String::new(), 1)),
        "others see it at once"
    );
    until_erased(&house).await;
    let all = everything(&house).await;
    assert_eq!(
        holds(&all),
        0,
        "{:?}",
        all.iter()
            .filter(|value| value.contains("Xant"))
            .collect::<Vec<_>>()
    );
    let shown: MatchSummary = bea
        .get(&format!("/api/matches/{id}"))
        .await
        .json();
    assert_eq!(
        (shown.players[0].guest, shown.players[0].name.as_str()),
        (None, "")
    );
    assert_eq!(
        (shown.players[1].guest, shown.players[1].name.as_str()),
        (Some(bea.id), "Bea")
    );
    assert_eq!(verified(&house, id).await, file);

    house.close().await;
    let bytes = std::fs::read(&house.data).unwrap();
    assert!(
        !bytes.windows(4).any(|window| window == b"Xant"),
        "not even in a corner of the file"
    );
    house.set_clock(2);
    house.start().await;
    // Something of theirs could have been under way; by now nothing is.
    until_none(&house, "SELECT COUNT(*) FROM erasures").await;
    let again = Client::connect(&bea, watcher.code).await;
    assert_eq!(again.mirror.game, before, "the match is as it was");
    assert_eq!(name_of(&again, gone.id), Some((String::new(), 1)));
    let waits = Client::connect(&bea, waiting).await;
    assert_eq!(name_of(&waits, gone.id), Some((String::new(), 1)));
    let history: HistoryPage = bea.get("/api/matches").await.json();
    assert_eq!(history.matches, [shown]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f14_the_log_replays_from_its_beginning_too() {
    let mut house = House::open(&[]).await;
    let (gone, bea) = (
        Guest::new(house.address, NAME).await,
        Guest::new(house.address, "Bea").await,
    );
    let (first, second) = begun(&gone, &bea).await;
    let (code, seen) = (second.code, second.mirror.game.clone());
    erase(&gone).await;
    until_erased(&house).await;
    house.close().await;
    drop((first, second));
    let mut database = database(&house).await;
    sqlx::query("DELETE FROM snapshots")
        .execute(&mut database)
        .await
        .unwrap();
    database.close().await.unwrap();
    house.start().await;
    let again = Client::connect(&bea, code).await;
    assert_eq!(
        (again.mirror.game.clone(), name_of(&again, gone.id)),
        (seen, Some((String::new(), 1)))
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f14_others_of_the_same_name_keep_it() {
    let mut house = House::open(&[]).await;
    let gone = Guest::new(house.address, NAME).await;
    let [same, longer] = [NAME, "Xanthippes"].map(|name| Guest::new(house.address, name));
    let (same, longer) = (same.await, longer.await);
    let code = gone.table("yokai-septet", "players=4").await;
    let mut one = Client::connect(&gone, code).await;
    let mut two = Client::connect(&same, code).await;
    two.sit(1).await;
    let mut three = Client::connect(&longer, code).await;
    three.sit(2).await;
    assert_eq!(name_of(&three, same.id), Some((NAME.to_owned(), 2)));
    let id = played(&gone, &same).await;
    erase(&gone).await;
    while one.next().await {}
    assert_eq!(
        one.errors.last().map(|error| error.code.as_str()),
        Some("no_session")
    );
    until_erased(&house).await;
    three
        .until(|mirror| mirror.info.watching == 0)
        .await;
    for _ in 0..2 {
        let client = Client::connect(&longer, code).await;
        assert_eq!(
            name_of(&client, same.id),
            Some((NAME.to_owned(), 2)),
            "the number too"
        );
        assert_eq!(
            name_of(&client, longer.id),
            Some(("Xanthippes".to_owned(), 1))
        );
        assert_eq!(name_of(&client, gone.id), Some((String::new(), 1)));
        let shown: MatchSummary = same
            .get(&format!("/api/matches/{id}"))
            .await
            .json();
        assert_eq!(shown.players[1].name, format!("{NAME} (2)"));
        house.close().await;
        house.start().await;
    }
    for (_, body) in entries(&house.data, code, 0).await {
        if let Some(guest) = body["guest"]
            .as_str()
            .filter(|_| body["name"].is_string())
        {
            let expected = [(gone.id, ""), (same.id, NAME), (longer.id, "Xanthippes")];
            let expected = expected
                .iter()
                .find(|(id, _)| id.as_str() == guest)
                .unwrap()
                .1;
            assert_eq!(body["name"], expected);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f14_nobody_can_be_a_guest_who_was_forgotten() {
    let house = House::open(&[]).await;
    let (gone, bea) = (
        Guest::new(house.address, NAME).await,
        Guest::new(house.address, "Bea").await,
    );
    let elsewhere = gone.elsewhere().await;
    let code = gone
        .send("POST", "/api/session/recovery", &json!({}))
        .await
        .json::<RecoveryBody>()
        .code;
    let table = bea.table("samurakva", "players=3").await;
    let mut devices = [
        Client::connect(&gone, table).await,
        Client::connect(&elsewhere, table).await,
    ];
    let mut other = Client::connect(&bea, table).await;
    erase(&gone).await;
    for device in &mut devices {
        while device.next().await {}
        assert_eq!(
            device
                .errors
                .last()
                .map(|error| error.code.as_str()),
            Some("no_session")
        );
    }
    for guest in [&gone, &elsewhere] {
        for path in ["/api/session", "/api/guest", "/api/matches"] {
            assert_eq!(guest.get(path).await.code(), "no_session", "{path}");
        }
        assert_eq!(
            guest
                .send("DELETE", "/api/guest", &json!({}))
                .await
                .status,
            401
        );
    }
    let body = json!({ "code": code }).to_string();
    let recovered = request(
        house.address,
        "POST",
        "/api/session/recover",
        &[kind()],
        &body,
    )
    .await;
    assert_eq!(recovered.code(), "bad_code");
    other
        .command(Command::Sit { seat: Seat(2) })
        .await
        .unwrap_err();
    other
        .command(Command::FillWithBots {})
        .await
        .unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f14_what_was_interrupted_is_done_at_the_next_start() {
    let mut house = House::open(&[]).await;
    let (gone, bea) = (
        Guest::new(house.address, NAME).await,
        Guest::new(house.address, "Bea").await,
    );
    let id = played(&gone, &bea).await;
    gone.table("samurakva", "").await;
    let trigger =
        "CREATE TRIGGER broken BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'no'); END";
    sqlx::raw_sql(trigger)
        .execute(&mut database(&house).await)
        .await
        .unwrap();
    erase(&gone).await;
    // The matches are done although the logs cannot be.
    until_none(
        &house,
        "SELECT COUNT(*) FROM match_players WHERE name = 'Xanthippe'",
    )
    .await;
    house.close().await;
    assert!(
        everything(&house)
            .await
            .iter()
            .any(|value| value.contains(NAME))
    );
    sqlx::raw_sql("DROP TRIGGER broken")
        .execute(&mut database(&house).await)
        .await
        .unwrap();
    house.set_clock(2);
    house.start().await;
    until_none(&house, "SELECT COUNT(*) FROM erasures").await;
    assert!(
        !everything(&house)
            .await
            .iter()
            .any(|value| value.contains(NAME))
    );
    verified(&house, id).await;
}

/// A log that does not replay has names as well.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f14_a_broken_table_keeps_no_name() {
    let mut house = House::open(&[]).await;
    let gone = Guest::new(house.address, NAME).await;
    let code = gone.table("samurakva", "players=3").await;
    let mut client = Client::connect(&gone, code).await;
    client
        .command(Command::FillWithBots {})
        .await
        .unwrap();
    house.close().await;
    let break_it = "INSERT INTO entries (code, number, at_ms, body) SELECT code, 3, at_ms, replace(body, 'fill_with_bots', 'dance') \
         FROM entries WHERE number = 2";
    sqlx::raw_sql(break_it)
        .execute(&mut database(&house).await)
        .await
        .unwrap();
    house.start().await;
    assert_eq!(
        gone.get(&format!("/api/tables/{code}"))
            .await
            .code(),
        "table_broken"
    );
    erase(&gone).await;
    until_erased(&house).await;
    let all = everything(&house).await;
    assert!(
        !all.iter().any(|value| value.contains(NAME))
            && all.iter().any(|value| value.contains("dance"))
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f14_a_guest_can_read_all_that_is_stored_about_them() {
    let house = House::open(&[]).await;
    let (ada, bea) = (
        Guest::new(house.address, "Ada").await,
        Guest::new(house.address, "Bea").await,
    );
    assert_eq!(
        request(house.address, "GET", "/api/guest", &[], "")
            .await
            .code(),
        "no_session"
    );
    let (older, newer) = (played(&ada, &bea).await, played(&bea, &ada).await);
    let table = ada.table("samurakva", "").await;
    let elsewhere = ada.elsewhere().await;
    let answer = elsewhere.get("/api/guest?limit=1").await;
    let about: GuestBody = answer.json();
    assert_eq!(
        (about.guest, about.name.as_str(), about.sign_ins.len()),
        (ada.id, "Ada", 2)
    );
    assert!(
        about.created_at <= about.sign_ins[0].since
            && about.sign_ins[0].since <= about.sign_ins[1].since
    );
    assert!(
        about
            .code_until
            .is_some_and(|until| until > about.created_at)
    );
    assert!(
        about.tables.len() == 3 && about.tables.contains(&table),
        "{:?}",
        about.tables
    );
    assert_eq!(
        about
            .matches
            .iter()
            .map(|game| game.id)
            .collect::<Vec<_>>(),
        [newer]
    );
    let next: GuestBody = ada
        .get(&format!(
            "/api/guest?limit=1&before={}",
            about.next.unwrap()
        ))
        .await
        .json();
    assert_eq!(next.matches[0].id, older);
    assert_eq!(
        next.tables,
        Vec::<TableCode>::new(),
        "they are on the first page"
    );
    let token = elsewhere.cookie.split('=').nth(1).unwrap();
    assert!(
        !answer.body.contains(token) && !answer.body.contains("hash"),
        "no secret is told: {answer:?}"
    );
}
