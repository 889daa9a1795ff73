//! Connections cut at random bytes in either direction: clients take up where they were, nothing is lost or doubled.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use futures_util::future::try_join_all;
use game_testkit::Effort;
use protocol::{Command, Phase, TableCode};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time;

use crate::client::Client;
use crate::house::House;
use crate::http::Guest;
use crate::ledger::{Ledger, Sighting, entries};
use crate::player::Player;

/// Something between clients and server that cuts every connection after a random number of bytes.
struct Scissors {
    address: SocketAddr,
    cuts: AtomicU32,
    random: AtomicU64,
}

/// Most cuts fall into the first messages; some connections live long enough to get on.
const LONGEST: [u64; 4] = [400, 2_000, 10_000, 60_000];

impl Scissors {
    async fn between(server: SocketAddr) -> Arc<Scissors> {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let scissors = Arc::new(Scissors {
            address,
            cuts: AtomicU32::new(0),
            random: AtomicU64::new(4_711),
        });
        let shared = scissors.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let server = TcpStream::connect(server).await.unwrap();
                tokio::spawn(shared.clone().carry(client, server));
            }
        });
        scissors
    }

    async fn carry(self: Arc<Self>, client: TcpStream, server: TcpStream) {
        client.set_nodelay(true).unwrap();
        server.set_nodelay(true).unwrap();
        let (up, down) = (self.below_one_of(LONGEST) / 4, self.below_one_of(LONGEST));
        let ((from_client, to_client), (from_server, to_server)) =
            (client.into_split(), server.into_split());
        let cut = tokio::select! {
            cut = copy(from_client, to_server, up) => cut,
            cut = copy(from_server, to_client, down) => cut,
        };
        self.cuts
            .fetch_add(u32::from(cut), Ordering::Relaxed);
    }

    fn below_one_of(&self, ends: [u64; 4]) -> u64 {
        let next = |state: u64| {
            state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407)
        };
        let state = self
            .random
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |state| {
                Some(next(state))
            })
            .unwrap();
        (state >> 35) % ends[(state >> 33) as usize % 4]
    }
}

/// Carries `bytes` bytes, not one more. True if it was cut, false if one side ended it.
async fn copy(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, bytes: u64) -> bool {
    let mut left = bytes as usize;
    let mut buffer = [0; 4_096];
    while left > 0 {
        let most = left.min(buffer.len());
        match from.read(&mut buffer[..most]).await {
            Ok(0) | Err(_) => return false,
            Ok(read) => {
                left -= read;
                if to.write_all(&buffer[..read]).await.is_err() {
                    return false;
                }
            }
        }
    }
    // What was carried is to arrive before the cut is seen.
    let _ = to.flush().await;
    true
}

/// Plays one match to its end, however often the connection is cut.
async fn play(mut player: Player, matches: u32) -> Player {
    loop {
        player.collect();
        let over = player.client.mirror.info.phase == Phase::Finished
            && player.client.mirror.outcome().is_some();
        if over
            && player.client.mirror.info.number == matches
            && player.client.unanswered.is_empty()
        {
            return player;
        }
        let open = match player
            .client
            .unanswered
            .is_empty()
            .then(|| player.wish())
            .flatten()
        {
            // A command is sent at once or the connection is gone; it is kept either way.
            Some(command) => player.client.send(command).await.is_ok(),
            None => player.client.next().await,
        };
        if !open {
            while player.client.reconnect().await.is_err() {
                time::sleep(Duration::from_millis(1)).await;
            }
        }
    }
}

async fn seated(
    house: &House,
    scissors: &Scissors,
    game: &str,
    config: &str,
) -> (TableCode, Vec<Player>) {
    let mut players = Vec::new();
    let ada = Guest::new(house.address, &format!("Ada {game}")).await;
    let code = ada.table_with_bots("random", game, config).await;
    for seat in 0..2 {
        let guest = if seat == 0 {
            ada.clone()
        } else {
            Guest::new(house.address, &format!("Bea {game}")).await
        };
        let mut client = Client::connect(&guest, code).await;
        if seat > 0 {
            client.sit(seat).await;
        }
        // From now on through the scissors.
        client.address = scissors.address;
        players.push(Player::new(client, u64::from(seat) + 77));
    }
    players[0]
        .client
        .command(Command::FillWithBots {})
        .await
        .unwrap();
    for player in &mut players {
        while player.client.reconnect().await.is_err() {}
    }
    (code, players)
}

async fn match_under_scissors(game: &str, config: &str) {
    let house = House::open(&[
        "--connections-per-guest=1000",
        "--connections-per-address=10000",
    ])
    .await;
    let scissors = Scissors::between(house.address).await;
    let (code, players) = seated(&house, &scissors, game, config).await;
    // The host opens the further matches.
    let matches = Effort::from_env().pick(1, 8);
    let tasks: Vec<_> = players
        .into_iter()
        .map(|player| tokio::spawn(play(player, matches)))
        .collect();
    let mut sightings = Vec::new();
    let players = try_join_all(tasks).await.unwrap();
    for player in &players {
        let fresh = Client::connect(&player.client.guest, code).await;
        assert_eq!(
            player.client.mirror.game, fresh.mirror.game,
            "a fresh client knows the same"
        );
        sightings.extend(Sighting::all(&player.client.mirror, true));
    }
    let first = entries(&house.data, code, 0).await.remove(0);
    let mut ledger = Ledger::new(&first.1);
    ledger.read_on(&house.data, &mut sightings).await;
    for player in &players {
        player.assert_kept(&ledger);
    }
    assert_eq!(ledger.finished.len() as u32, matches);
    let cuts = scissors.cuts.load(Ordering::Relaxed);
    assert!(cuts > 10 * matches, "only {cuts} cuts");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn samurakva_goes_on_over_cut_connections() {
    match_under_scissors("samurakva", "players=3 rounds=2").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn yokai_septet_goes_on_over_cut_connections() {
    match_under_scissors("yokai-septet", "players=4").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn samurai_sword_goes_on_over_cut_connections() {
    match_under_scissors("samurai-sword", "players=5").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn samurai_spirit_goes_on_over_cut_connections() {
    match_under_scissors("samurai-spirit", "samurai=4 level=easy").await;
}
