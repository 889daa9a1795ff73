//! People at several tables who play on whatever happens, and what they must find in the log afterwards.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use protocol::Key;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time;

use crate::disk::Disk;
use crate::gathering::{Endures, all_answered, play_on};
use crate::kill::{Round, TABLES, open};
use crate::ledger::Sighting;
use crate::player::Player;
use crate::process::Process;

/// Tables where people play on whatever happens, until they are told to stop.
pub(crate) struct Crowd {
    stop: watch::Sender<bool>,
    tables: Vec<(Round, Vec<JoinHandle<Player>>)>,
    /// What was confirmed, and when.
    pub(crate) marks: Marks,
    /// When somebody was told that something cannot be saved.
    pub(crate) refusals: Refusals,
}

/// Something was confirmed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    pub(crate) at: Instant,
    /// How long the disk's journal was then.
    pub(crate) written: u64,
    pub(crate) key: Key,
}

pub(crate) type Marks = Arc<Mutex<Vec<Mark>>>;
pub(crate) type Refusals = Arc<Mutex<Vec<Instant>>>;

/// Refusals that a failing disk explains.
const NOT_SAVED: &[&str] = &["not_saved", "not_saving"];

impl Crowd {
    pub(crate) async fn gather(process: &Process, tables: usize) -> Crowd {
        let (stop, _) = watch::channel(false);
        let mut crowd = Crowd {
            stop,
            tables: Vec::new(),
            marks: Arc::default(),
            refusals: Arc::default(),
        };
        for (number, kind) in (0..).zip(TABLES).take(tables) {
            let mut round = open(process, kind, number).await;
            let players = std::mem::take(&mut round.players)
                .into_iter()
                .map(|mut player| {
                    player.expects = NOT_SAVED;
                    let notes = Notes {
                        disk: process.disk.clone(),
                        marks: crowd.marks.clone(),
                        refusals: crowd.refusals.clone(),
                    };
                    tokio::spawn(play_on(player, crowd.stop.subscribe(), notes))
                });
            let players = players.collect();
            crowd.tables.push((round, players));
        }
        crowd
    }

    /// Waits until everybody has an answer to everything; gives the tables with what is known there.
    pub(crate) async fn stop(self) -> Vec<Round> {
        self.stop.send_replace(true);
        let mut rounds = Vec::new();
        for (mut round, tasks) in self.tables {
            round.players = all_answered(tasks, String::new).await;
            rounds.push(round);
        }
        rounds
    }
}

/// Where somebody writes down what they were told.
struct Notes {
    disk: Disk,
    marks: Marks,
    refusals: Refusals,
}

impl Endures for Notes {
    const THINKS: u64 = 15;
    const PATIENCE: Option<Duration> = None;

    fn take(&self, player: &mut Player) {
        let (before, provoked) = (player.acknowledged.len(), player.provoked);
        player.collect();
        let (at, written) = (Instant::now(), self.disk.written());
        let confirmed = player.acknowledged[before..]
            .iter()
            .map(|key| Mark {
                at,
                written,
                key: *key,
            });
        self.marks.lock().unwrap().extend(confirmed);
        if player.provoked > provoked {
            self.refusals.lock().unwrap().push(at);
        }
    }

    async fn come_back(&self, player: &mut Player) {
        while player.client.reconnect().await.is_err() {
            time::sleep(Duration::from_millis(20)).await;
        }
        time::sleep(Duration::from_millis(20)).await;
    }
}

/// What was confirmed is there, what was refused is not, and everybody saw what the log says.
pub(crate) async fn assert_kept(rounds: &mut [Round], process: &Process) {
    for round in rounds {
        for player in &round.players {
            round
                .sightings
                .extend(Sighting::all(&player.client.mirror, false));
        }
        round.check(&process.data).await;
    }
}

pub(crate) fn confirmed(rounds: &[Round]) -> usize {
    rounds
        .iter()
        .flat_map(|round| &round.players)
        .map(|player| player.acknowledged.len())
        .sum()
}
