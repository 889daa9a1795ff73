//! People at several tables, each connected to another node, who play on whatever happens; and what must be found in
//! the log afterwards.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time;

use crate::gathering::{Endures, Kind, all_answered, ledger_of, open_table, play_on};
use crate::group::Group;
use crate::ledger::{Ledger, Sighting};
use crate::player::Player;

/// Games with secret choices and without, people among themselves and with bots.
const TABLES: [Kind; 4] = [
    ("samurakva", "players=3", 2),
    ("yokai-septet", "players=3", 3),
    ("samurai-sword", "players=5", 2),
    ("samurai-spirit", "samurai=3 level=easy", 2),
];

/// What faults explain.
const EXPECTED: &[&str] = &["not_saved", "not_saving", "busy"];
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
                tokio::spawn(play_on(player, crowd.stop.subscribe(), seated))
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
            let players = all_answered(tasks, || group.logs()).await;
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
    let addresses = group.addresses();
    let at = |seat: u8| addresses[(number + usize::from(seat)) % addresses.len()];
    let kind = TABLES[number % TABLES.len()];
    let (code, mut players) = open_table(kind, number as u64, at).await;
    for player in &mut players {
        player.expects = EXPECTED;
    }
    (ledger_of(group.log_of_tables(), code).await, players)
}

/// Where somebody plays.
struct Seated {
    nodes: Vec<SocketAddr>,
    table: usize,
    marks: Arc<Mutex<Vec<Vec<Instant>>>>,
}

impl Endures for Seated {
    const THINKS: u64 = 40;
    const PATIENCE: Option<Duration> = Some(Duration::from_secs(5));

    fn take(&self, player: &mut Player) {
        let before = player.acknowledged.len();
        player.collect();
        if player.acknowledged.len() > before {
            self.marks.lock().unwrap()[self.table].push(Instant::now());
        }
    }

    /// At any node.
    async fn come_back(&self, player: &mut Player) {
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
