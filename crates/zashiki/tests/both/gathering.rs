//! People at a table who play on whatever happens to the servers.

use std::future::Future;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use protocol::{Command, TableCode};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time;

use crate::client::Client;
use crate::http::Guest;
use crate::ledger::{Ledger, entries};
use crate::player::Player;

/// A table's game, its options, and how many people play.
pub(crate) type Kind = (&'static str, &'static str, u8);

/// A table filled up with bots that do not think, so that play is fast. Each person is connected where `at` says.
pub(crate) async fn open_table(
    (game, config, people): Kind,
    number: u64,
    at: impl Fn(u8) -> SocketAddr,
) -> (TableCode, Vec<Player>) {
    let mut players = Vec::new();
    let mut code = None;
    for seat in 0..people {
        let guest = Guest::new(at(seat), &format!("Guest {number}-{seat}")).await;
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
        players.push(Player::new(client, number * 100 + u64::from(seat)));
    }
    players[0]
        .client
        .command(Command::FillWithBots {})
        .await
        .unwrap();
    (code.expect("somebody plays"), players)
}

/// The log of a table from its first entry on.
pub(crate) async fn ledger_of(data: &Path, code: TableCode) -> Ledger {
    let first = entries(data, code, 0).await.remove(0);
    Ledger::new(&first.1)
}

/// What becomes of what a person is told, and how they come back when the connection is lost.
pub(crate) trait Endures: Send + Sync + 'static {
    /// How long they think, at most, in milliseconds.
    const THINKS: u64;
    /// How long they wait for any word after a command; without it, for ever.
    const PATIENCE: Option<Duration>;

    /// Takes the answers that came since the last time.
    fn take(&self, player: &mut Player);

    /// Connects again.
    fn come_back(&self, player: &mut Player) -> impl Future<Output = ()> + Send;
}

/// Plays until told to stop and everything is answered.
pub(crate) async fn play_on(
    mut player: Player,
    mut stop: watch::Receiver<bool>,
    how: impl Endures,
) -> Player {
    play(&how, &mut player, &mut stop).await;
    player
}

async fn play<E: Endures>(how: &E, player: &mut Player, stop: &mut watch::Receiver<bool>) {
    loop {
        how.take(player);
        let (stopped, free) = (*stop.borrow(), player.client.unanswered.is_empty());
        if stopped && free {
            return;
        }
        let wish = (free && !stopped)
            .then(|| player.wish())
            .flatten();
        let is_open = if let Some(command) = wish {
            time::sleep(Duration::from_millis(5 + player.below(E::THINKS))).await;
            player.client.send(command).await.is_ok()
        } else {
            let patience = E::PATIENCE.filter(|_| !free);
            tokio::select! {
                is_open = player.client.next() => is_open,
                _ = stop.changed() => true,
                // A good client does not wait for ever for an answer.
                () = time::sleep(patience.unwrap_or_default()), if patience.is_some() => false,
            }
        };
        if !is_open {
            how.come_back(player).await;
        }
    }
}

/// Those who were told to stop, once they have an answer to everything; else what the servers logged.
pub(crate) async fn all_answered(
    tasks: Vec<JoinHandle<Player>>,
    logs: impl Fn() -> String,
) -> Vec<Player> {
    let mut players = Vec::new();
    for task in tasks {
        let player = time::timeout(Duration::from_secs(40), task).await;
        let player = player.unwrap_or_else(|_| panic!("not everything is answered\n{}", logs()));
        players.push(player.unwrap());
    }
    players
}
