//! People at several tables who play on whatever happens, and what they must find in the log afterwards.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use protocol::Key;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time;

use crate::disk::Disk;
use crate::kill::{Round, TABLES, open};
use crate::ledger::Sighting;
use crate::player::Player;
use crate::process::Process;

/// Tables where people play on whatever happens, until they are told to stop.
pub(crate) struct Crowd {
    stop: watch::Sender<bool>,
    tables: Vec<(Round, Vec<JoinHandle<Player>>)>,
    /// How long the disk's journal was when something was confirmed, and what.
    pub(crate) marks: Arc<Mutex<Vec<(u64, Key)>>>,
}

impl Crowd {
    pub(crate) async fn gather(process: &Process, tables: usize) -> Crowd {
        let (stop, _) = watch::channel(false);
        let mut crowd = Crowd { stop, tables: Vec::new(), marks: Arc::default() };
        for (number, (game, config, people)) in (0..).zip(TABLES).take(tables) {
            let mut round = open(process, game, config, people, number).await;
            let players = std::mem::take(&mut round.players).into_iter().map(|mut player| {
                player.expects = &["not_saved", "not_saving"];
                let marks = (process.disk.clone(), crowd.marks.clone());
                tokio::spawn(play_on(player, crowd.stop.subscribe(), marks))
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
        for (mut round, players) in self.tables {
            for player in players {
                let player = time::timeout(Duration::from_secs(40), player).await;
                round.players.push(player.expect("everything is answered").unwrap());
            }
            rounds.push(round);
        }
        rounds
    }
}

type Marks = (Disk, Arc<Mutex<Vec<(u64, Key)>>>);

async fn play_on(mut player: Player, mut stop: watch::Receiver<bool>, (disk, marks): Marks) -> Player {
    loop {
        let before = player.acknowledged.len();
        player.collect();
        let written = disk.written();
        marks.lock().unwrap().extend(player.acknowledged[before..].iter().map(|key| (written, *key)));
        let (stopped, free) = (*stop.borrow(), player.client.unanswered.is_empty());
        if stopped && free {
            return player;
        }
        let wish = (free && !stopped).then(|| player.wish()).flatten();
        let is_open = if let Some(command) = wish {
            time::sleep(Duration::from_millis(5 + player.below(15))).await;
            player.client.send(command).await.is_ok()
        } else {
            tokio::select! {
                is_open = player.client.next() => is_open,
                _ = stop.changed() => true,
            }
        };
        if !is_open {
            while player.client.reconnect().await.is_err() {
                time::sleep(Duration::from_millis(20)).await;
            }
            time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// What was confirmed is there, what was refused is not, and everybody saw what the log says.
pub(crate) async fn assert_kept(rounds: &mut [Round], process: &Process) {
    for round in rounds {
        for player in &round.players {
            round.sightings.extend(Sighting::all(&player.client.mirror, false));
        }
        round.check(&process.data).await;
    }
}

pub(crate) fn confirmed(rounds: &[Round]) -> usize {
    rounds.iter().flat_map(|round| &round.players).map(|player| player.acknowledged.len()).sum()
}
