//! Bots rest where nobody is, and go on when somebody comes.

use std::time::Duration;

use game_core::Seat;
use protocol::Command;
use tokio::time;

use crate::client::Client;
use crate::house::House;
use crate::http::{Guest, metric};

/// A match in which only bots play, and the one who watches it.
async fn match_of_bots(house: &House) -> (Guest, Client) {
    let ada = Guest::new(house.address, "Ada").await;
    let code = ada
        .table_with_bots("random", "samurakva", "players=5 limit=200")
        .await;
    let mut client = Client::connect(&ada, code).await;
    client
        .command(Command::FillWithBots {})
        .await
        .unwrap();
    client.ready().await;
    client.start().await;
    client
        .command(Command::Stand { seat: Seat(0) })
        .await
        .unwrap();
    (ada, client)
}

#[tokio::test]
async fn f12_bots_rest_where_nobody_is_and_go_on_when_somebody_comes() {
    let house = House::open(&["--bot-delay-ms=30", "--bot-rest-seconds=0.4"]).await;
    let moves = async || metric(house.metrics, "zashiki_moves_total").await;
    let (_, mut client) = match_of_bots(&house).await;
    let heard = |client: &Client| {
        client.mirror.game.as_ref().unwrap().boards[0]
            .events
            .len()
    };
    while heard(&client) < 5 {
        assert!(client.next().await);
    }
    drop(client.socket.close(None).await);
    let code = client.code;
    let left = moves().await;
    time::sleep(Duration::from_millis(250)).await;
    assert!(
        moves().await > left,
        "a page that is loaded again stops nobody"
    );
    time::sleep(Duration::from_millis(450)).await;
    let resting = moves().await;
    time::sleep(Duration::from_millis(500)).await;
    assert_eq!(moves().await, resting, "nobody is here to see it");
    assert_eq!(
        metric(house.metrics, "zashiki_bot_decisions_waiting").await,
        0
    );
    // Somebody who only watches, so that nobody's seat is waited for.
    let bea = Guest::new(house.address, "Bea").await;
    let mut watching = Client::connect(&bea, code).await;
    assert!(watching.mirror.outcome().is_none());
    let before = heard(&watching);
    while heard(&watching) < before + 5 {
        assert!(watching.next().await);
    }
    assert!(moves().await > resting);
}

#[tokio::test]
async fn f12_looking_at_a_table_from_outside_wakes_nobody() {
    let mut house = House::open(&["--bot-delay-ms=30", "--bot-rest-seconds=30"]).await;
    let (ada, client) = match_of_bots(&house).await;
    let code = client.code;
    house.close().await;
    drop(client);
    house.start().await;
    assert_eq!(
        ada.get(&format!("/api/tables/{code}"))
            .await
            .status,
        200
    );
    assert_eq!(metric(house.metrics, "zashiki_tables_loaded").await, 1);
    time::sleep(Duration::from_millis(400)).await;
    assert_eq!(metric(house.metrics, "zashiki_moves_total").await, 0);
    // Somebody who only watches wakes them. Ada would have her seat back, and if all others had chosen before the
    // restart, the match would wait for her alone.
    let bea = Guest::new(house.address, "Bea").await;
    let _watching = Client::connect(&bea, code).await;
    let woken = async {
        while metric(house.metrics, "zashiki_moves_total").await == 0 {
            time::sleep(Duration::from_millis(20)).await;
        }
    };
    time::timeout(Duration::from_secs(20), woken)
        .await
        .expect("a watcher wakes the bots");
    let mut back = Client::connect(&ada, code).await;
    back.until(|mirror| mirror.choice().is_some())
        .await;
}
