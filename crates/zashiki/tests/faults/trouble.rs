//! Disks that fail, files that vanish, a second server, a table that is broken: the server says so, loses nothing
//! that it confirmed, does nothing that it refused, and goes on by itself when it can.

use std::fs;
use std::time::{Duration, Instant};

use futures_util::SinkExt;
use game_testkit::Effort;
use protocol::{Command, ServerMessage};
use sqlx::{Connection, SqliteConnection};
use tokio::time;

use crate::client::{Client, handshake, hello, receive};
use crate::crowd::{Crowd, assert_kept, confirmed};
use crate::disk::{ALL_FAILS, FULL, Fault, READ_ONLY, SYNCS_FAIL, WRITES_FAIL};
use crate::http::{Guest, kind, request};
use crate::process::Process;
use crate::readiness::{Failure, Readiness, refused, taken};

const FAULTS: [Fault; 5] = [FULL, SYNCS_FAIL, WRITES_FAIL, READ_ONLY, ALL_FAILS];

async fn heals_by_itself(fault: Fault) {
    let name = fault.replace([' ', '\n'], "-");
    let mut process = Process::new(&format!("trouble-{name}"));
    process.start().await;
    let crowd = Crowd::gather(&process, 3).await;
    let readiness = Readiness::watch(&process);
    time::sleep(Duration::from_secs(1)).await;
    let from = Instant::now();
    process.disk.fail(fault);
    let known = refused(&process).await;
    time::sleep(Duration::from_secs(2)).await;
    let to = Instant::now();
    process.disk.heal();
    let over = taken(&process).await;
    time::sleep(Duration::from_secs(2)).await;
    // Somebody new can come as well.
    let late = Guest::new(process.address, "Late").await;
    late.table("samurakva", "players=3").await;
    let (marks, refusals) = (crowd.marks.clone(), crowd.refusals.clone());
    let mut rounds = crowd.stop().await;
    let samples = readiness.stop().await;
    let (not_ready, ready) = samples.assert_follow(&[Failure {
        from,
        known,
        to,
        over,
    }]);
    assert!(
        not_ready > 5 && ready > 10,
        "{not_ready} and {ready} answers"
    );
    samples.assert_agree(&marks.lock().unwrap(), &refusals.lock().unwrap());
    assert_kept(&mut rounds, &process).await;
    let told = rounds
        .iter()
        .flat_map(|round| &round.players)
        .flat_map(|player| &player.client.errors);
    assert!(
        told.into_iter()
            .any(|error| error.code == "not_saving"),
        "people are told"
    );
    // Nor does anything come back after a restart.
    process.kill();
    process.start().await;
    for round in &mut rounds {
        round.check(&process.data).await;
    }
    assert!(
        confirmed(&rounds) > 100,
        "busy play: {}",
        confirmed(&rounds)
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f1_a_disk_that_fails_for_two_seconds_stops_nobody_for_longer() {
    for fault in FAULTS
        .into_iter()
        .take(Effort::from_env().pick(1, 5))
    {
        heals_by_itself(fault).await;
    }
}

/// A sync that fails leaves in SQLite's log what a restart finds there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f6_what_was_refused_does_not_come_back_after_a_restart() {
    let mut process = Process::new("trouble-restart");
    process.start().await;
    let crowd = Crowd::gather(&process, 2).await;
    for _ in 0..Effort::from_env().pick(4, 15) {
        time::sleep(Duration::from_millis(300)).await;
        process.disk.fail(SYNCS_FAIL);
        time::sleep(Duration::from_millis(250)).await;
        process.kill();
        process.disk.heal();
        process.start().await;
    }
    time::sleep(Duration::from_millis(500)).await;
    let mut rounds = crowd.stop().await;
    assert_kept(&mut rounds, &process).await;
    assert!(confirmed(&rounds) > 50, "busy play: {}", confirmed(&rounds));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f1_a_server_that_cannot_save_for_too_long_ends_with_an_error() {
    let mut process = Process::with("trouble-ends", &["--write-failure-seconds=2"]);
    process.start().await;
    process.disk.fail(FULL);
    let failed = Instant::now();
    let answer = request(
        process.address,
        "POST",
        "/api/session",
        &[kind()],
        "{\"name\":\"Ada\"}",
    )
    .await;
    assert_eq!(answer.status, 503, "{answer:?}");
    assert_eq!(process.ended(Duration::from_secs(15)).await, Some(2));
    assert!(
        failed.elapsed() >= Duration::from_secs(2),
        "it waited: {:?}",
        failed.elapsed()
    );
    let log = process.log();
    assert!(
        log.contains("error: nothing could be saved for 2 seconds: "),
        "{log}"
    );
    // Whoever starts it again finds a server that works, once the disk does.
    process.disk.heal();
    process.start().await;
    Guest::new(process.address, "Ada").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f2_a_second_server_on_the_same_file_does_not_start() {
    let mut first = Process::new("trouble-second");
    first.start().await;
    let ada = Guest::new(first.address, "Ada").await;
    let code = ada.table("samurakva", "players=3").await;
    let mut client = Client::connect(&ada, code).await;
    let mut second = Process::new("trouble-second-again");
    second.url = Some(format!("sqlite:{}", first.data.display()));
    second.spawn();
    assert_eq!(second.ended(Duration::from_secs(20)).await, Some(2));
    let said = second.log();
    let expected = "error: the store cannot be opened: another server is using this database, and only one may\n";
    assert!(said.ends_with(expected), "{said}");
    client
        .command(Command::FillWithBots {})
        .await
        .unwrap();
    // A process that was killed holds nothing.
    first.kill();
    first.start().await;
    client.reconnect().await.unwrap();
    client
        .command(Command::Ready {
            commitment: protocol::Hex32([1; 32]),
        })
        .await
        .unwrap();
}

async fn file_gone(name: &str, harm: impl Fn(&std::path::Path)) {
    let mut process = Process::with(name, &["--write-failure-seconds=3"]);
    process.start().await;
    let ada = Guest::new(process.address, "Ada").await;
    let code = ada.table("samurakva", "players=3").await;
    let mut client = Client::connect(&ada, code).await;
    client
        .command(Command::FillWithBots {})
        .await
        .unwrap();
    harm(&process.data);
    assert_eq!(
        request(process.address, "GET", "/ready", &[], "")
            .await
            .status,
        503
    );
    let key = client
        .send(Command::Ready {
            commitment: protocol::Hex32([1; 32]),
        })
        .await
        .unwrap();
    while client.next().await {}
    assert!(
        client
            .answers
            .get(&key)
            .is_none_or(Result::is_err),
        "nothing is confirmed"
    );
    assert_eq!(process.ended(Duration::from_secs(20)).await, Some(2));
    assert!(
        process
            .log()
            .contains("the database file was removed or replaced"),
        "{}",
        process.log()
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f13_a_deleted_file_ends_the_server_and_nothing_is_confirmed() {
    file_gone("trouble-deleted", |data| fs::remove_file(data).unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f13_a_replaced_file_ends_the_server_and_nothing_is_confirmed() {
    file_gone("trouble-replaced", |data| {
        let copy = data.with_extension("copy");
        fs::copy(data, &copy).unwrap();
        fs::rename(copy, data).unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f13_a_broken_table_is_set_aside_and_the_rest_goes_on() {
    let mut process = Process::new("trouble-broken");
    process.start().await;
    let ada = Guest::new(process.address, "Ada").await;
    let (broken, whole) = (
        ada.table("samurakva", "players=3").await,
        ada.table("samurakva", "players=3").await,
    );
    for code in [broken, whole] {
        Client::connect(&ada, code)
            .await
            .command(Command::FillWithBots {})
            .await
            .unwrap();
    }
    process.kill();
    let mut database = SqliteConnection::connect(&format!("sqlite:{}", process.data.display()))
        .await
        .unwrap();
    let damage = sqlx::query(
        "UPDATE entries SET body = '{\"entry\":\"nonsense\"}' WHERE code = $1 AND number = 2",
    );
    assert_eq!(
        damage
            .bind(broken.to_string())
            .execute(&mut database)
            .await
            .unwrap()
            .rows_affected(),
        1
    );
    database.close().await.unwrap();
    process.start().await;

    for _ in 0..3 {
        let mut socket = handshake(
            process.address,
            broken.as_str(),
            &[("cookie", ada.cookie.clone())],
        )
        .await
        .unwrap();
        socket.send(hello(None)).await.unwrap();
        let ServerMessage::Error { error } = receive(&mut socket).await.unwrap() else {
            panic!("no error")
        };
        assert_eq!(error.code, "table_broken");
        assert!(receive(&mut socket).await.is_none(), "and the end");
        let shown = ada.get(&format!("/api/tables/{broken}")).await;
        assert_eq!((shown.status, shown.code().as_str()), (500, "table_broken"));
    }
    let complaints = process.complaints();
    assert_eq!(complaints.lines().count(), 1, "{complaints}");
    assert!(complaints.contains("does not replay"), "{complaints}");
    assert!(
        !process.log().contains(broken.as_str()),
        "who knows a code may sit down"
    );
    assert_eq!(
        request(process.address, "GET", "/ready", &[], "")
            .await
            .status,
        200
    );
    let mut client = Client::connect(&ada, whole).await;
    client.ready().await;
    client.command(Command::Start {}).await.unwrap();
}
