//! A network that is gone without a word: nothing that a node does waits for it for long, and all of it goes on when
//! there is a network again.

use std::time::Duration;

use store::{Append, Health, Node, Store, StoreError};
use tokio::time::{Instant, timeout};

use crate::place::{Place, entry, has_entries};
use crate::proxy::Proxy;
use crate::server::Server;

const LEASE: Duration = Duration::from_mins(1);
/// What a busy machine may add.
const ROOM: Duration = Duration::from_secs(4);

async fn node(place: &Place, proxy: &Proxy) -> Store {
    let (direct, via) = (
        format!("127.0.0.1:{}/", Server::running().port),
        format!("{}/", proxy.address),
    );
    let url = place.url.replace(&direct, &via);
    assert_ne!(url, place.url);
    let node = Node {
        name: "a".to_owned(),
        lease: LEASE,
    };
    Store::open_as(&url, Some(&node)).await.unwrap()
}

/// How long it took to fail.
async fn failed<T: std::fmt::Debug>(work: impl Future<Output = Result<T, StoreError>>) -> Duration {
    let begun = Instant::now();
    work.await.unwrap_err();
    begun.elapsed()
}

async fn until_well(store: &Store) {
    let mut health = store.watch();
    timeout(
        Duration::from_secs(12) + ROOM,
        health.wait_for(Health::is_well),
    )
    .await
    .expect("it is well again")
    .unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_way_that_carries_nothing_is_given_up_in_time() {
    let place = Place::postgres().await;
    let proxy = Proxy::start(Server::running().port).await;
    let store = node(&place, &proxy).await;
    for table in ["T", "U"] {
        let first = Append {
            fence: 1,
            ..entry(table, 1)
        };
        store.append(first).await.unwrap();
    }
    store.renew().await.unwrap();
    store.claim("U").await.unwrap();
    has_entries(&store, "T", 1).await;

    proxy.fall_silent();
    let second = Append {
        fence: 1,
        ..entry("T", 2)
    };
    let (renewal, claim, load, append) = tokio::join!(
        failed(store.renew()),
        failed(store.claim("U")),
        failed(store.load("T")),
        failed(store.append(second.clone())),
    );
    for (limit, took) in [(2, renewal), (5, claim), (5, load), (6, append)] {
        assert!(
            took < Duration::from_secs(limit) + ROOM,
            "{limit}: {took:?}"
        );
    }
    assert!(!store.is_well());
    // A renewal that is dropped halfway, as by somebody who waits less, takes no connection with it.
    let _ = timeout(Duration::from_millis(200), store.renew()).await;

    proxy.carry_again();
    let begun = Instant::now();
    store.renew().await.unwrap();
    store.claim("U").await.unwrap();
    has_entries(&store, "T", 1).await;
    let took = begun.elapsed();
    assert!(took < ROOM, "{took:?}");
    until_well(&store).await;
    store.append(second).await.unwrap();
    has_entries(&store, "T", 2).await;
    store.close().await;
}

/// Nobody writes, and it is noticed all the same.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_has_nothing_to_write_notices_it_too() {
    let place = Place::postgres().await;
    let proxy = Proxy::start(Server::running().port).await;
    let store = node(&place, &proxy).await;
    let mut health = store.watch();
    proxy.fall_silent();
    let noticed = health.wait_for(|health| !health.is_well());
    timeout(Duration::from_secs(8) + ROOM, noticed)
        .await
        .expect("it is noticed")
        .unwrap();
    proxy.carry_again();
    until_well(&store).await;
    store.close().await;
}
