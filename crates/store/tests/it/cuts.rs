//! Connections to Postgres that are cut at random bytes, also in the middle of a commit: what was reported is
//! there, what was refused is not, and what is unknown is found out afterwards.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use store::{Health, Store, StoreError};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::place::{Place, entry, full, has_entries};
use crate::server::Server;

/// A proxy between the store and the database that cuts all connections on command: after a number of further
/// bytes, or at a commit.
struct Scissors {
    address: SocketAddr,
    /// How many bytes may still pass towards the database.
    left: AtomicU64,
    /// Whether the next commit is cut off from its answer.
    at_commit: AtomicBool,
    cuts: AtomicU32,
    cut: watch::Sender<u32>,
    /// Whether nobody gets through at all.
    closed: AtomicBool,
}

const ENDLESS: u64 = u64::MAX / 2;

impl Scissors {
    async fn before(port: u16) -> Arc<Scissors> {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let scissors = Arc::new(Scissors {
            address,
            left: AtomicU64::new(ENDLESS),
            at_commit: AtomicBool::new(false),
            cuts: AtomicU32::new(0),
            cut: watch::channel(0).0,
            closed: AtomicBool::new(false),
        });
        let shared = scissors.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                if shared.closed.load(Relaxed) {
                    continue;
                }
                let database = TcpStream::connect(("127.0.0.1", port))
                    .await
                    .unwrap();
                tokio::spawn(shared.clone().carry(client, database));
            }
        });
        scissors
    }

    /// Cuts every connection once this many more bytes have passed towards the database.
    fn cut_after(&self, bytes: u64) {
        self.left.store(bytes, Relaxed);
    }

    async fn carry(self: Arc<Self>, client: TcpStream, database: TcpStream) {
        client.set_nodelay(true).unwrap();
        database.set_nodelay(true).unwrap();
        let ((mut from_client, mut to_client), (mut from_database, mut to_database)) =
            (client.into_split(), database.into_split());
        let mut cut = self.cut.subscribe();
        cut.mark_unchanged();
        let up = async {
            let mut buffer = [0; 512];
            loop {
                let read = from_client.read(&mut buffer).await.unwrap_or(0);
                if read == 0 {
                    return;
                }
                let left = self.left.fetch_sub(read as u64, Relaxed);
                let most = read.min(left as usize);
                if to_database
                    .write_all(&buffer[..most])
                    .await
                    .is_err()
                {
                    return;
                }
                let commits = buffer[..read]
                    .windows(6)
                    .any(|word| word == b"COMMIT");
                let is_cut = most < read || left == read as u64;
                if is_cut || commits && self.at_commit.swap(false, Relaxed) {
                    self.left.store(ENDLESS, Relaxed);
                    self.cuts.fetch_add(1, Relaxed);
                    self.cut.send_modify(|count| *count += 1);
                    return;
                }
            }
        };
        tokio::select! {
            () = up => {}
            _ = tokio::io::copy(&mut from_database, &mut to_client) => {}
            _ = cut.changed() => {}
        }
    }
}

fn seed() -> impl FnMut(u64) -> u64 {
    let mut state: u64 = 4_711;
    move |end| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % end
    }
}

async fn until_well(store: &Store) {
    let mut health = store.watch();
    tokio::time::timeout(Duration::from_secs(20), health.wait_for(Health::is_well))
        .await
        .unwrap()
        .unwrap();
}

async fn last_number(store: &Store, table: &str) -> u64 {
    let begun = Instant::now();
    loop {
        match store.load(table).await {
            Ok(loaded) => return loaded.map_or(0, |loaded| loaded.entries.len() as u64),
            Err(error) => assert!(begun.elapsed() < Duration::from_secs(20), "{error}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn f1_connections_to_postgres_are_cut_in_the_middle_of_commits() {
    cut_commits(if full() { 100 } else { 25 }).await;
}

pub(crate) async fn cut_commits(cuts: u32) {
    let place = Place::postgres().await;
    let server = Server::running();
    let scissors = Scissors::before(server.port).await;
    let through = place.url.replace(
        &format!(":{}/", server.port),
        &format!(":{}/", scissors.address.port()),
    );
    assert_ne!(through, place.url);
    let store = Store::open(&through).await.unwrap();
    let (mut dice, mut number) = (seed(), 0);
    let (mut reported, mut unknown, mut kept) = (0, 0, 0);
    while scissors.cuts.load(Relaxed) < cuts {
        match dice(2) {
            0 => scissors.cut_after(1 + dice(1500)),
            _ => scissors.at_commit.store(true, Relaxed),
        }
        let before = scissors.cuts.load(Relaxed);
        while scissors.cuts.load(Relaxed) == before {
            match store.append(entry("pine", number + 1)).await {
                Ok(()) => {
                    number += 1;
                    reported += 1;
                }
                Err(StoreError::NotWritten(_)) => {
                    until_well(&store).await;
                    assert_eq!(
                        last_number(&store, "pine").await,
                        number,
                        "refused, and there"
                    );
                }
                Err(StoreError::Unavailable(_)) => {
                    unknown += 1;
                    until_well(&store).await;
                    let last = last_number(&store, "pine").await;
                    assert!(
                        last == number || last == number + 1,
                        "{last} after {number}"
                    );
                    kept += last - number;
                    number = last;
                }
                Err(error) => panic!("{error}"),
            }
        }
    }
    until_well(&store).await;
    store.close().await;
    let store = place.open().await;
    has_entries(&store, "pine", number).await;
    println!("{cuts} cuts, {reported} reported, {unknown} unknown, {kept} of them kept");
    assert!(
        unknown > cuts / 10 && kept > 0,
        "commits are cut, and some take place all the same"
    );
}

/// Who was cut off for a while takes the database again; who finds another there stops.
#[tokio::test(flavor = "multi_thread")]
async fn f2_a_lost_connection_to_postgres_is_taken_again_or_given_up() {
    let place = Place::postgres().await;
    let server = Server::running();
    let scissors = Scissors::before(server.port).await;
    let through = place.url.replace(
        &format!(":{}/", server.port),
        &format!(":{}/", scissors.address.port()),
    );
    let store = Store::open(&through).await.unwrap();
    store.append(entry("pine", 1)).await.unwrap();
    scissors.cut.send_modify(|count| *count += 1);
    store.append(entry("pine", 2)).await.unwrap();
    assert_eq!(
        Store::open(&place.url).await.unwrap_err(),
        StoreError::InUse,
        "it is held again"
    );

    scissors.closed.store(true, Relaxed);
    scissors.cut.send_modify(|count| *count += 1);
    let other = place.open().await;
    scissors.closed.store(false, Relaxed);
    let mut health = store.watch();
    let lost = health.wait_for(|health| *health == Health::Lost);
    drop(
        tokio::time::timeout(Duration::from_secs(20), lost)
            .await
            .expect("it notices by itself")
            .unwrap(),
    );
    assert!(matches!(
        store.append(entry("pine", 3)).await,
        Err(StoreError::NotWritten(_))
    ));
    assert_eq!(store.ping().await, Err(StoreError::InUse));
    other.append(entry("pine", 3)).await.unwrap();
    has_entries(&other, "pine", 3).await;
}
