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
/// So long nothing is heard by who has heard everything.
const QUIET: Duration = Duration::from_millis(100);
/// How long a busy machine may take to tell what has happened.
const TOLD: Duration = Duration::from_secs(20);
/// A connection that is not made by then is tried at another node.
const KNOCK: Duration = Duration::from_secs(2);

/// People who play until they are told to stop.
pub(crate) struct Crowd {
    stop: watch::Sender<bool>,
    tables: Vec<(Ledger, Vec<JoinHandle<Player>>)>,
    pub(crate) seen: Arc<Seen>,
}

/// What the people see, table by table.
pub(crate) struct Seen {
    /// When something was confirmed.
    marks: Mutex<Vec<Vec<Instant>>>,
    /// The node at which each of them is.
    places: Mutex<Vec<Vec<usize>>>,
    codes: Mutex<Vec<String>>,
}

impl Seen {
    fn new(tables: usize) -> Seen {
        Seen {
            marks: Mutex::new(vec![Vec::new(); tables]),
            places: Mutex::new(vec![Vec::new(); tables]),
            codes: Mutex::default(),
        }
    }

    /// The codes of the tables at which somebody is at another node than this one.
    pub(crate) fn reached_past(&self, node: usize) -> Vec<String> {
        let (places, codes) = (self.places.lock().unwrap(), self.codes.lock().unwrap());
        codes
            .iter()
            .zip(places.iter())
            .filter(|(_, places)| places.iter().any(|place| *place != node))
            .map(|(code, _)| code.clone())
            .collect()
    }

    /// How long nothing was confirmed at a table: the longest such time of those that ended after this, as far as they
    /// are over.
    pub(crate) fn longest_pause(&self, code: &str, since: Instant) -> Duration {
        let number = self
            .codes
            .lock()
            .unwrap()
            .iter()
            .position(|other| other == code)
            .expect("it is one of ours");
        let marks = self.marks.lock().unwrap();
        let of_table = &marks[number];
        of_table
            .windows(2)
            .filter(|pair| pair[1] > since)
            .map(|pair| pair[1].duration_since(pair[0].max(since)))
            .max()
            .unwrap_or_default()
    }

    /// The first table at which nothing was confirmed after this.
    pub(crate) fn standing_still(&self, since: Instant) -> Option<usize> {
        self.marks
            .lock()
            .unwrap()
            .iter()
            .position(|of_table| of_table.last().is_none_or(|last| *last < since))
    }
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
        let seen = Arc::new(Seen::new(tables));
        let mut crowd = Crowd {
            stop,
            tables: Vec::new(),
            seen,
        };
        for number in 0..tables {
            let (ledger, players) = open(group, number).await;
            let nodes = group.addresses();
            let places = players.iter().map(|player| {
                nodes
                    .iter()
                    .position(|node| *node == player.client.address)
                    .expect("they are at a node")
            });
            crowd.seen.places.lock().unwrap()[number] = places.collect();
            crowd
                .seen
                .codes
                .lock()
                .unwrap()
                .push(ledger.code.to_string());
            let players = (0..).zip(players).map(|(person, player)| {
                let seated = Seated {
                    nodes: nodes.clone(),
                    table: number,
                    person,
                    seen: crowd.seen.clone(),
                };
                tokio::spawn(play_on(player, crowd.stop.subscribe(), seated))
            });
            crowd.tables.push((ledger, players.collect()));
        }
        crowd
    }

    /// Waits until everybody has an answer to everything, then compares what they were told with the log: nothing
    /// confirmed is missing, nothing is there twice, nothing refused was done, and everybody's last view is the one that
    /// the log gives.
    pub(crate) async fn stop(self, group: &Group) -> Found {
        self.stop.send_replace(true);
        let mut found = Found {
            confirmed: 0,
            entries: 0,
        };
        for (mut ledger, tasks) in self.tables {
            let mut players = all_answered(tasks, || group.logs()).await;
            up_to_date(group, &mut ledger, &mut players).await;
            for player in &players {
                player.assert_kept(&ledger);
                found.confirmed += player.acknowledged.len();
            }
            found.entries += ledger.last;
        }
        found
    }
}

/// Until everybody sees what the log gives, without asking: whoever is told nothing any more would never see it. Bots may
/// still have something to do.
async fn up_to_date(group: &Group, ledger: &mut Ledger, players: &mut [Player]) {
    let begun = Instant::now();
    loop {
        for player in &mut *players {
            while let Ok(is_open) = time::timeout(QUIET, player.client.next()).await {
                if !is_open {
                    let _ = player.client.reconnect().await;
                }
            }
        }
        ledger
            .read_on(group.log_of_tables(), &mut [])
            .await;
        let late: Vec<Sighting> = players
            .iter()
            .flat_map(|player| Sighting::all(&player.client.mirror, true))
            .filter(|sighting| !ledger.is_as(sighting))
            .collect();
        let is_blind = |player: &Player| player.client.mirror.game.is_none();
        let sees_nothing = ledger.play.is_some() && players.iter().any(is_blind);
        if late.is_empty() && !sees_nothing {
            return;
        }
        assert!(
            begun.elapsed() < TOLD,
            "not as the log gives it: {late:#?}\n{:#?}\n{}",
            ledger.play,
            group.logs()
        );
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
    /// Which of the table's people.
    person: usize,
    seen: Arc<Seen>,
}

impl Endures for Seated {
    const THINKS: u64 = 40;
    const PATIENCE: Option<Duration> = Some(Duration::from_secs(5));

    fn take(&self, player: &mut Player) {
        let before = player.acknowledged.len();
        player.collect();
        if player.acknowledged.len() > before {
            self.seen.marks.lock().unwrap()[self.table].push(Instant::now());
        }
    }

    /// At any node.
    async fn come_back(&self, player: &mut Player) {
        loop {
            let at = player.below(self.nodes.len() as u64) as usize;
            player.client.address = self.nodes[at];
            let opened = time::timeout(KNOCK, player.client.reconnect()).await;
            if matches!(opened, Ok(Ok(()))) {
                self.seen.places.lock().unwrap()[self.table][self.person] = at;
                return;
            }
            time::sleep(Duration::from_millis(30)).await;
        }
    }
}
