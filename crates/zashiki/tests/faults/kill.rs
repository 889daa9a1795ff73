//! The server is killed at random moments of busy play and started again: nothing that it said is lost or doubled.

use std::path::Path;
use std::time::Duration;

use game_testkit::Effort;
use tokio::time;

use crate::gathering::{Kind, ledger_of, open_table};
use crate::http::request;
use crate::ledger::{Ledger, Sighting};
use crate::mirror::Mirror;
use crate::player::{Dice, Player};
use crate::process::Process;

/// Every game, with secret choices and without, people among themselves and with bots.
pub(crate) const TABLES: [Kind; 8] = [
    ("samurakva", "players=3", 2),
    ("samurakva", "players=3", 3),
    ("samurakva", "players=2 rounds=1", 2),
    ("yokai-septet", "players=4", 2),
    ("yokai-septet", "players=3", 3),
    ("samurai-sword", "players=5", 2),
    ("samurai-spirit", "samurai=3 level=easy", 2),
    ("samurai-spirit", "samurai=4 level=easy", 3),
];

/// A table, its people, and its log.
pub(crate) struct Round {
    pub(crate) ledger: Ledger,
    pub(crate) players: Vec<Player>,
    /// What was told since the log was last read.
    pub(crate) sightings: Vec<Sighting>,
}

/// What the kills met.
#[derive(Debug, Default)]
struct Met {
    in_mid_choice: u32,
    choices_kept: u32,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_random_moments_it_forgets_nothing_it_said() {
    killed(Effort::from_env().pick(20, 200)).await;
}

pub(crate) async fn killed(kills: u32) {
    let mut process = Process::new("kill");
    process.start().await;
    let mut tables = Vec::new();
    for (number, kind) in (0..).zip(TABLES) {
        tables.push(open(&process, kind, number).await);
    }
    let mut random = Dice::new(20_261_116);
    let mut met = Met::default();
    for kill in 1..=kills {
        let tasks: Vec<_> = tables
            .drain(..)
            .map(|table| tokio::spawn(play_until_the_end(table)))
            .collect();
        // A busy machine takes its time for the first words; the kill may still come before them.
        time::sleep(Duration::from_millis(10 + random.below(290))).await;
        process.kill();
        for task in tasks {
            let (table, kept) = task.await.unwrap();
            met.choices_kept += kept;
            tables.push(table);
        }
        for table in &mut tables {
            table.check(&process.data).await;
            met.in_mid_choice += u32::from(table.ledger.in_mid_choice());
        }
        process.start().await;
        assert!(
            process.complaints().is_empty(),
            "after {kill} kills: {}",
            process.complaints()
        );
    }
    assert!(
        met.in_mid_choice > kills / 10,
        "some kills are in mid secret choice: {met:?}"
    );
    assert!(met.choices_kept > 0, "some choices were compared: {met:?}");
    let mut actions = 0;
    for table in tables {
        actions += table.ledger.keys.len();
        assert_files(&process, &table.ledger).await;
    }
    assert!(actions as u32 > kills * 4, "busy play: {actions}");
    eprintln!("{kills} kills, {actions} commands, {met:?}");
}

/// A table, its people and its log.
pub(crate) async fn open(process: &Process, kind: Kind, number: u64) -> Round {
    let (code, players) = open_table(kind, number, |_| process.address).await;
    Round {
        ledger: ledger_of(&process.data, code).await,
        players,
        sightings: Vec::new(),
    }
}

/// Plays until the server is gone. Gives how many made choices were found again.
async fn play_until_the_end(table: Round) -> (Round, u32) {
    let Round {
        ledger,
        players,
        mut sightings,
    } = table;
    let last = ledger.last;
    let tasks: Vec<_> = players
        .into_iter()
        .map(|player| tokio::spawn(one_life(player)))
        .collect();
    let (mut players, mut kept) = (Vec::new(), 0);
    for task in tasks {
        let life = task.await.unwrap();
        // What is told after a start has everything in it that was there before.
        sightings.extend(life.welcome.into_iter().chain(life.farewell));
        kept += life.kept;
        players.push(life.player);
    }
    for told in &mut sightings {
        told.not_before = last;
    }
    (
        Round {
            ledger,
            players,
            sightings,
        },
        kept,
    )
}

/// What became of a player while the server lived.
struct Life {
    player: Player,
    /// What the server said first.
    welcome: Vec<Sighting>,
    /// What the player knew last; nothing if no word came.
    farewell: Vec<Sighting>,
    kept: u32,
}

async fn one_life(mut player: Player) -> Life {
    let mut life = Life {
        welcome: Vec::new(),
        farewell: Vec::new(),
        kept: 0,
        player,
    };
    let before = life.player.client.mirror.clone();
    if life.player.client.reconnect().await.is_err() || !life.player.client.next().await {
        return life;
    }
    player = life.player;
    life.welcome = Sighting::all(&player.client.mirror, false);
    life.kept = assert_choices_kept(&before, &player);
    loop {
        player.collect();
        if player.client.unanswered.is_empty()
            && let Some(command) = player.wish()
        {
            time::sleep(Duration::from_millis(player.below(6))).await;
            if player.client.send(command).await.is_err() {
                break;
            }
        }
        if !player.client.next().await {
            break;
        }
    }
    player.collect();
    let farewell = Sighting::all(&player.client.mirror, true);
    Life {
        player,
        farewell,
        ..life
    }
}

/// Who had chosen and has heard nothing since has chosen still, and the same.
fn assert_choices_kept(before: &Mirror, player: &Player) -> u32 {
    let (Some(before), Some(after)) = (&before.game, &player.client.mirror.game) else {
        return 0;
    };
    let mut kept = 0;
    for (old, new) in before.boards.iter().zip(&after.boards) {
        let made = old
            .choice
            .as_ref()
            .filter(|choice| !choice.waited);
        let same = before.number == after.number && old.events.len() == new.events.len();
        let Some(made) = made.filter(|_| same) else {
            continue;
        };
        let now = new
            .choice
            .as_ref()
            .expect("a choice that was made");
        assert!(!now.waited, "it is made still");
        if player.client.unanswered.is_empty() {
            assert_eq!(
                (now, &new.view["my_choice"]),
                (made, &old.view["my_choice"])
            );
            kept += 1;
        }
    }
    kept
}

impl Round {
    /// Compares what the clients were told with what the log says.
    pub(crate) async fn check(&mut self, data: &Path) {
        let mut sightings = std::mem::take(&mut self.sightings);
        self.ledger.read_on(data, &mut sightings).await;
        for player in &self.players {
            player.assert_kept(&self.ledger);
            let own = player
                .acknowledged
                .iter()
                .filter_map(|key| self.ledger.keys.get(key))
                .max()
                .copied();
            let of_player =
                |sighting: &&Sighting| sighting.is_last && sighting.who == player.client.guest.name;
            for last in sightings.iter().filter(of_player) {
                assert!(
                    last.seen_after >= own,
                    "its own action is missing: {last:#?}"
                );
            }
        }
    }
}

/// The files of finished matches are what the log says.
async fn assert_files(process: &Process, ledger: &Ledger) {
    for (id, file) in &ledger.finished {
        let answer = request(
            process.address,
            "GET",
            &format!("/api/matches/{id}/record"),
            &[],
            "",
        )
        .await;
        assert_eq!(answer.body, *file, "{answer:?}");
    }
}
