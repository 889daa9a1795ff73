//! Several nodes on one PostgreSQL: a table has one owner at a time, and nobody else ever writes in its log.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::Connection as _;
use store::{Append, Claim, Node, Store, StoreError};
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep, timeout};

use crate::place::{Place, entry, full, has_entries};

const LONG: Duration = Duration::from_mins(1);
const SHORT: Duration = Duration::from_millis(300);

async fn node(place: &Place, name: &str, lease: Duration) -> Store {
    let node = Node {
        name: name.to_owned(),
        lease,
    };
    Store::open_as(&place.url, Some(&node))
        .await
        .unwrap()
}

fn held(table: &str, number: u64, fence: u64) -> Append {
    Append {
        fence,
        ..entry(table, number)
    }
}

async fn fence_of(store: &Store, table: &str) -> Option<u64> {
    match store.claim(table).await.unwrap() {
        Claim::Mine { fence } => Some(fence),
        Claim::Elsewhere(_) => None,
        Claim::Unknown => panic!("no such table"),
    }
}

#[tokio::test]
async fn a_server_alone_and_nodes_keep_each_other_out() {
    let place = Place::postgres().await;
    let first = node(&place, "a", LONG).await;
    let second = node(&place, "b", LONG).await;
    let alone = Store::open(&place.url).await;
    assert_eq!(alone.err(), Some(StoreError::InUse));
    first.close().await;
    second.close().await;
    let alone = place.open().await;
    let late = Node {
        name: "a".to_owned(),
        lease: LONG,
    };
    let refused = Store::open_as(&place.url, Some(&late)).await;
    assert_eq!(refused.err(), Some(StoreError::InUse));
    alone.close().await;
}

#[tokio::test]
async fn a_name_is_one_process_s_and_a_file_has_no_nodes() {
    let place = Place::postgres().await;
    let first = node(&place, "a", LONG).await;
    let again = Node {
        name: "a".to_owned(),
        lease: LONG,
    };
    let refused = Store::open_as(&place.url, Some(&again)).await;
    assert_eq!(refused.err(), Some(StoreError::InUse));
    assert_eq!(first.generation(), Some(1));
    first.close().await;
    let later = node(&place, "a", LONG).await;
    assert_eq!(later.generation(), Some(2));
    later.close().await;
    let file = Place::sqlite();
    let refused = Store::open_as(&file.url, Some(&again)).await;
    assert_eq!(refused.err(), Some(StoreError::BadUrl));
}

#[tokio::test]
async fn a_table_has_one_owner_who_alone_writes() {
    let place = Place::postgres().await;
    let (a, b) = (node(&place, "a", LONG).await, node(&place, "b", LONG).await);
    a.append(held("T", 1, 1)).await.unwrap();
    let Claim::Elsewhere(owner) = b.claim("T").await.unwrap() else {
        panic!("it is the other's");
    };
    assert_eq!((owner.name.as_str(), owner.generation), ("a", 1));
    for fence in [0, 1, 2] {
        let stranger = b.append(held("T", 2, fence)).await;
        assert_eq!(stranger, Err(StoreError::NotOwner), "{fence}");
    }
    assert_eq!(a.append(held("T", 2, 2)).await, Err(StoreError::NotOwner));
    a.append(held("T", 2, 1)).await.unwrap();
    // Claimed again, the number before is worth nothing any more.
    assert_eq!(fence_of(&a, "T").await, Some(2));
    assert_eq!(a.append(held("T", 3, 1)).await, Err(StoreError::NotOwner));
    a.append(held("T", 3, 2)).await.unwrap();
    assert_eq!(a.holdings().await.unwrap(), [("T".to_owned(), 2)]);
    assert_eq!(b.claim("no such").await.unwrap(), Claim::Unknown);
    has_entries(&b, "T", 3).await;
    assert_eq!(a.is_well(), b.is_well());
    a.close().await;
    b.close().await;
}

#[tokio::test]
async fn what_is_given_back_can_be_had_at_once() {
    let place = Place::postgres().await;
    let (a, b) = (node(&place, "a", LONG).await, node(&place, "b", LONG).await);
    a.append(held("T", 1, 1)).await.unwrap();
    a.append(held("U", 1, 1)).await.unwrap();
    a.release("T", 7).await.unwrap();
    assert_eq!(fence_of(&b, "T").await, None, "another number");
    a.release("T", 1).await.unwrap();
    assert_eq!(a.append(held("T", 2, 1)).await, Err(StoreError::NotOwner));
    assert_eq!(fence_of(&b, "T").await, Some(3));
    b.append(held("T", 2, 3)).await.unwrap();
    // Whoever resigns gives all of it back.
    assert_eq!(fence_of(&b, "U").await, None);
    a.resign().await.unwrap();
    assert_eq!(fence_of(&b, "U").await, Some(2));
    let living: Vec<_> = b.renew().await.unwrap().living;
    assert_eq!(living.len(), 1);
    assert_eq!(living[0].name, "b");
    a.close().await;
    b.close().await;
}

#[tokio::test]
async fn an_owner_whose_lease_is_over_writes_no_more_once_another_has_the_table() {
    let place = Place::postgres().await;
    let (a, b) = (
        node(&place, "a", SHORT).await,
        node(&place, "b", LONG).await,
    );
    for table in ["T", "U", "V"] {
        a.append(held(table, 1, 1)).await.unwrap();
    }
    sleep(SHORT * 2).await;
    // It stood still, and nobody has noticed: no harm is done.
    a.append(held("T", 2, 1)).await.unwrap();
    assert_eq!(fence_of(&b, "T").await, Some(2));
    let together = tokio::join!(
        a.append(held("T", 3, 1)),
        a.append(held("U", 2, 1)),
        a.append(held("V", 2, 1)),
    );
    assert_eq!(together, (Err(StoreError::NotOwner), Ok(()), Ok(())));
    b.append(held("T", 3, 2)).await.unwrap();
    // Without a lease it takes nothing either.
    assert_eq!(a.claim("U").await.unwrap_err().code(), "store_not_written");
    let begun = Instant::now();
    let renewal = a.renew().await.unwrap();
    assert!(renewal.lapsed);
    assert_eq!(renewal.living.len(), 2);
    let again = a.renew().await.unwrap();
    // A machine may be too busy to be in time.
    assert!(!again.lapsed || begun.elapsed() >= SHORT);
    let mut left = a.holdings().await.unwrap();
    left.sort();
    assert_eq!(left, [("U".to_owned(), 1), ("V".to_owned(), 1)]);
    has_entries(&a, "T", 3).await;
    a.close().await;
    b.close().await;
}

#[tokio::test]
async fn a_table_of_a_server_alone_is_taken_by_a_node() {
    let place = Place::postgres().await;
    let alone = place.open().await;
    alone.append(entry("T", 1)).await.unwrap();
    alone.close().await;
    let a = node(&place, "a", LONG).await;
    assert_eq!(a.append(held("T", 2, 0)).await, Err(StoreError::NotOwner));
    assert_eq!(fence_of(&a, "T").await, Some(1));
    a.append(held("T", 2, 1)).await.unwrap();
    a.close().await;
    let alone = place.open().await;
    alone.append(entry("T", 3)).await.unwrap();
    has_entries(&alone, "T", 3).await;
    // The owner goes with the table.
    assert!(alone.doom("T", 10_000, 0).await.unwrap());
    while alone.clear("T").await.unwrap() {}
    assert_eq!(place.count("owners").await, 0);
    alone.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_claim_at_once_one_has_it() {
    let place = Place::postgres().await;
    let stores = [
        Arc::new(node(&place, "a", LONG).await),
        Arc::new(node(&place, "b", LONG).await),
        Arc::new(node(&place, "c", LONG).await),
    ];
    for round in 0..10 {
        let table = format!("T{round}");
        stores[0]
            .append(held(&table, 1, 1))
            .await
            .unwrap();
        stores[0].release(&table, 1).await.unwrap();
        let claims: Vec<_> = stores
            .iter()
            .map(|store| {
                let (store, table) = (store.clone(), table.clone());
                tokio::spawn(async move { fence_of(&store, &table).await })
            })
            .collect();
        let mut winners = 0;
        for claim in claims {
            winners += u32::from(claim.await.unwrap().is_some());
        }
        assert_eq!(winners, 1, "{table}");
    }
    for store in stores {
        store.close().await;
    }
}

/// An owner that stands still in the middle of a transaction keeps nobody from the table for long.
#[tokio::test]
async fn a_transaction_that_stands_still_is_ended() {
    let place = Place::postgres().await;
    let (a, b) = (
        node(&place, "a", SHORT).await,
        node(&place, "b", LONG).await,
    );
    a.append(held("T", 1, 1)).await.unwrap();
    let begun = Instant::now();
    let mut still = place.hold("T").await;
    sleep(SHORT * 2).await;
    assert_eq!(fence_of(&b, "T").await, Some(2));
    let waited = begun.elapsed();
    // Two seconds, which begin somewhere within the first call.
    assert!(
        waited > Duration::from_millis(1900),
        "it was held: {waited:?}"
    );
    assert!(waited < Duration::from_secs(8), "{waited:?}");
    assert!(still.ping().await.is_err(), "its session has ended");
    a.close().await;
    b.close().await;
}

/// Who wrote what, as they were told.
type Told = Arc<Mutex<Vec<(String, u64, String)>>>;

/// Nodes whose leases run out all the time take tables from each other and write as fast as they can. Every entry
/// that was confirmed is in the log, with the numbers of owners never falling.
#[tokio::test(flavor = "multi_thread")]
async fn no_two_owners_ever_write() {
    let place = Place::postgres().await;
    let tables: Vec<String> = (0..6)
        .map(|number| format!("T{number}"))
        .collect();
    let (mut stores, told) = (Vec::new(), Told::default());
    for name in ["a", "b", "c"] {
        stores.push(Arc::new(
            node(&place, name, Duration::from_millis(60)).await,
        ));
    }
    for table in &tables {
        stores[0].append(held(table, 1, 1)).await.unwrap();
    }
    let time = Duration::from_secs(if full() { 60 } else { 3 });
    let over = Arc::new(AtomicBool::new(false));
    let mut tasks = Vec::new();
    for (name, store) in ["a", "b", "c"].into_iter().zip(&stores) {
        for table in &tables {
            let writer = write_on(
                name,
                store.clone(),
                table.clone(),
                told.clone(),
                over.clone(),
            );
            tasks.push(tokio::spawn(writer));
        }
        let (store, over) = (store.clone(), over.clone());
        tasks.push(tokio::spawn(async move {
            while !over.load(Ordering::Relaxed) {
                let _ = store.renew().await;
                // Sometimes in time, sometimes not.
                sleep(Duration::from_millis(55)).await;
            }
        }));
    }
    sleep(time).await;
    // A busy machine needs longer until enough has happened.
    let enough = async {
        while !has_enough(&told.lock().await) {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(Duration::from_mins(1), enough)
        .await
        .expect("many write, one after the other");
    over.store(true, Ordering::Relaxed);
    for task in tasks {
        task.await.unwrap();
    }
    let told = told.lock().await;
    let mut owners = BTreeSet::new();
    for table in &tables {
        let loaded = stores[0].load(table).await.unwrap().unwrap();
        let mut last = 0;
        for entry in loaded.entries.iter().skip(1) {
            let (name, fence) = entry.body.split_once(' ').unwrap();
            let fence: u64 = fence.parse().unwrap();
            assert!(fence >= last, "{table} {}", entry.number);
            last = fence;
            owners.insert((table.clone(), fence, name.to_owned()));
        }
        for (_, number, body) in told.iter().filter(|(of, ..)| of == table) {
            let entry = &loaded.entries[*number as usize - 1];
            assert_eq!((entry.number, &entry.body), (*number, body), "{table}");
        }
    }
    let fences: BTreeSet<_> = owners
        .iter()
        .map(|(table, fence, _)| (table, fence))
        .collect();
    assert_eq!(fences.len(), owners.len(), "one owner for each number");
    eprintln!("{} entries by {} owners in turn", told.len(), owners.len());
    for store in &stores {
        store.close().await;
    }
}

/// More than a hundred entries, by more than two owners of each table.
fn has_enough(told: &[(String, u64, String)]) -> bool {
    let owners: BTreeSet<_> = told
        .iter()
        .map(|(table, _, body)| (table, body))
        .collect();
    told.len() > 100 && owners.len() > 12
}

/// One node at one table: claims it when it can, and writes until it is told that it must not.
async fn write_on(name: &str, store: Arc<Store>, table: String, told: Told, over: Arc<AtomicBool>) {
    while !over.load(Ordering::Relaxed) {
        let Ok(Claim::Mine { fence }) = store.claim(&table).await else {
            sleep(Duration::from_millis(5)).await;
            continue;
        };
        let loaded = store.load(&table).await.unwrap().unwrap();
        let mut number = loaded.entries.len() as u64;
        loop {
            number += 1;
            let body = format!("{name} {fence}");
            let append = Append {
                fence,
                ..Append::entry(&table, number, 1, &body)
            };
            match store.append(append).await {
                Ok(()) => told
                    .lock()
                    .await
                    .push((table.clone(), number, body)),
                // Or a row was locked for too long. Whether it was written is for the log to say.
                Err(
                    StoreError::NotOwner | StoreError::NotWritten(_) | StoreError::Unavailable(_),
                ) => break,
                Err(error) => panic!("{error}"),
            }
            if over.load(Ordering::Relaxed) {
                return;
            }
        }
    }
}

/// A node stands still between taking an idle table and giving it up, and another plays on there meanwhile.
#[tokio::test]
async fn a_table_that_another_has_taken_is_not_given_up() {
    let place = Place::postgres().await;
    let (a, b) = (node(&place, "a", LONG).await, node(&place, "b", LONG).await);
    let before = 10_000;
    a.append(held("T", 1, 1)).await.unwrap();
    let fence = fence_of(&a, "T").await.unwrap();
    a.resign().await.unwrap();
    let theirs = fence_of(&b, "T").await.unwrap();
    assert!(!a.doom("T", before, fence).await.unwrap());
    b.append(held("T", 2, theirs)).await.unwrap();
    has_entries(&a, "T", 2).await;
    // Whoever has it may.
    assert!(b.doom("T", before, theirs).await.unwrap());
    assert_eq!(b.load("T").await.unwrap(), None);
    a.close().await;
    b.close().await;
}
