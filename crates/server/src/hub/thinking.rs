//! Bots' decisions on their way to the threads and back.

use std::time::{Duration, Instant};

use bots::{Budget, Decision, Level};
use game_core::Seat;
use protocol::TableCode;
use table::BotRequest;
use tokio::sync::mpsc;
use tokio::time;

use super::{Hub, Request};
use crate::session::random;

/// The least time a bot gets when many wait.
const LEAST: Duration = Duration::from_millis(10);

/// How long a bot of a level may think when nobody waits.
const fn time_limit(level: Level) -> Duration {
    Duration::from_millis(match level {
        Level::Random => 10,
        Level::Novice => 50,
        Level::Solid => 300,
    })
}

/// Has a decision made and sends it to the table. Holding the way to the table keeps it in memory.
pub(super) fn begin(
    hub: &Hub,
    code: TableCode,
    think: BotRequest,
    table: mpsc::Sender<Box<Request>>,
) {
    let (seat, choice) = (think.seat, think.choice);
    // Many bots share few threads: each gets less, none waits long.
    let waiting = u32::try_from(hub.metrics.thoughts.get()).unwrap_or(0);
    let limit = (time_limit(think.level) / (1 + waiting)).max(LEAST);
    let decision = hub
        .bot_pool
        .think(code, Box::new(move || decide(&think, limit)));
    let delay = hub.bot_delay;
    tokio::spawn(async move {
        let (decision, ()) = tokio::join!(decision, time::sleep(delay));
        let decision = decision.unwrap_or(Decision::ANY);
        send(&table, seat, choice, decision).await;
    });
}

async fn send(table: &mpsc::Sender<Box<Request>>, seat: Seat, choice: u32, decision: Decision) {
    // A table that is gone asks again when it is loaded.
    let request = Request::Decided {
        seat,
        choice,
        decision,
    };
    let _ = table.send(Box::new(request)).await;
}

fn decide(think: &BotRequest, limit: Duration) -> Decision {
    let begun = Instant::now();
    // The bot's chance is the server's own, never the match's.
    let seed = u64::from_le_bytes(random());
    let mut in_time = || begun.elapsed() < limit;
    let mut budget = Budget {
        playouts: think.playouts(),
        go_on: Some(&mut in_time),
    };
    think.decide(&mut budget, seed)
}
