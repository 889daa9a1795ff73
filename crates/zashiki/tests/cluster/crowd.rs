//! People at several tables, each connected to another node, who play on whatever happens; and what must be found in
//! the log afterwards.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use protocol::Command;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time;

use crate::client::Client;
use crate::group::Group;
use crate::http::Guest;
use crate::ledger::{Ledger, Sighting, entries};
use crate::player::Player;

/// Games with secret choices and without, people among themselves and with bots.
const TABLES: [(&str, &str, u8); 4] = [
    ("samurakva", "players=3", 2),
    ("yokai-septet", "players=3", 3),
    ("samurai-sword", "players=5", 2),
    ("samurai-spirit", "samurai=3 level=easy", 2),
];

/// What faults explain.
const EXPECTED: &[&str] = &["not_saved", "not_saving", "busy"];
/// So long a player waits for any word after a command.
const SILENCE: Duration = Duration::from_secs(5);
/// A connection that is not made by then is tried at another node.
const KNOCK: Duration = Duration::from_secs(2);

/// People who play until they are told to stop.
pub(crate) struct Crowd {
    stop: watch::Sender<bool>,
    tables: Vec<(Ledger, Vec<JoinHandle<Player>>)>,
    /// When something was confirmed at each table.
    pub(crate) marks: Arc<Mutex<Vec<Vec<Instant>>>>,
}

/// What was found when all had stopped.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) confirmed: usize,
    pub(crate) entries: i64,
}

impl Crowd {
    pub(crate) async fn gather(group: &Group, tables: usize) -> Crowd {
        let (stop, _) = watch::channel(false);
        let marks = Arc::new(Mutex::new(vec![Vec::new(); tables]));
        let mut crowd = Crowd {
            stop,
            tables: Vec::new(),
            marks,
        };
        for number in 0..tables {
            let (ledger, players) = open(group, number).await;
            let players = players.into_iter().map(|player| {
                let seated = Seated {
                    nodes: group.addresses(),
                    table: number,
                    marks: crowd.marks.clone(),
                };
                tokio::spawn(seated.play_on(player, crowd.stop.subscribe()))
            });
            crowd.tables.push((ledger, players.collect()));
        }
        crowd
    }

    /// Waits until everybody has an answer to everything, then compares what they were told with the log: nothing
    /// confirmed is missing, nothing is there twice, nothing refused was done, every view is one that the log gives.
    pub(crate) async fn stop(self, group: &Group) -> Found {
        self.stop.send_replace(true);
        let mut found = Found {
            confirmed: 0,
            entries: 0,
        };
        for (mut ledger, tasks) in self.tables {
            let mut players = Vec::new();
            for task in tasks {
                let player = time::timeout(Duration::from_secs(40), task).await;
                let player = player.unwrap_or_else(|_| {
                    panic!("not everything is answered\n{}", group.logs());
                });
                players.push(player.unwrap());
            }
            let mut sightings: Vec<Sighting> = players
                .iter()
                .flat_map(|player| Sighting::all(&player.client.mirror, false))
                .collect();
            ledger
                .read_on(group.log_of_tables(), &mut sightings)
                .await;
            for player in &players {
                player.assert_kept(&ledger);
                found.confirmed += player.acknowledged.len();
            }
            found.entries += ledger.last;
        }
        found
    }
}

/// A table whose people are connected to one node after the other.
async fn open(group: &Group, number: usize) -> (Ledger, Vec<Player>) {
    let (game, config, people) = TABLES[number % TABLES.len()];
    let addresses = group.addresses();
    let mut players = Vec::new();
    let mut code = None;
    for seat in 0..people {
        let at = addresses[(number + usize::from(seat)) % addresses.len()];
        let guest = Guest::new(at, &format!("Guest {number}-{seat}")).await;
        let code = match code {
            Some(code) => code,
            None => *code.insert(
                guest
                    .table_with_bots("random", game, config)
                    .await,
            ),
        };
        let mut client = Client::connect(&guest, code).await;
        if seat > 0 {
            client.sit(seat).await;
        }
        let seed = number as u64 * 100 + u64::from(seat);
        players.push(Player::new(client, seed));
    }
    players[0]
        .client
        .command(Command::FillWithBots {})
        .await
        .unwrap();
    for player in &mut players {
        player.expects = EXPECTED;
    }
    let first = entries(group.log_of_tables(), code.unwrap(), 0)
        .await
        .remove(0);
    (Ledger::new(&first.1), players)
}

/// Where somebody plays.
struct Seated {
    nodes: Vec<SocketAddr>,
    table: usize,
    marks: Arc<Mutex<Vec<Vec<Instant>>>>,
}

impl Seated {
    async fn play_on(self, mut player: Player, mut stop: watch::Receiver<bool>) -> Player {
        loop {
            let before = player.acknowledged.len();
            player.collect();
            if player.acknowledged.len() > before {
                self.marks.lock().unwrap()[self.table].push(Instant::now());
            }
            let (stopped, free) = (*stop.borrow(), player.client.unanswered.is_empty());
            if stopped && free {
                return player;
            }
            let wish = (free && !stopped)
                .then(|| player.wish())
                .flatten();
            let is_open = if let Some(command) = wish {
                time::sleep(Duration::from_millis(5 + player.below(40))).await;
                player.client.send(command).await.is_ok()
            } else {
                tokio::select! {
                    is_open = player.client.next() => is_open,
                    _ = stop.changed() => true,
                    // A good client does not wait for ever for an answer.
                    () = time::sleep(SILENCE), if !free => false,
                }
            };
            if !is_open {
                self.knock(&mut player).await;
            }
        }
    }

    /// Connects again, at any node.
    async fn knock(&self, player: &mut Player) {
        loop {
            let at = player.below(self.nodes.len() as u64) as usize;
            player.client.address = self.nodes[at];
            let opened = time::timeout(KNOCK, player.client.reconnect()).await;
            if matches!(opened, Ok(Ok(()))) {
                return;
            }
            time::sleep(Duration::from_millis(30)).await;
        }
    }
}
