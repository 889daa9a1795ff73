//! Bots' decisions on their way to the threads and back.

use std::time::{Duration, Instant};

use bots::{Budget, Decision, time_limit};
use game_core::Seat;
use protocol::TableCode;
use table::BotRequest;
use tokio::sync::mpsc;
use tokio::time;

use super::{Hub, Request};
use crate::session::random;

/// The least time a bot gets when many wait.
const LEAST: Duration = Duration::from_millis(10);

/// Nobody waits for a bot longer than this, in hundredths of the usual pause.
const LONGEST_PAUSE: u16 = 400;

/// The pause before a bot's move, from the usual one and what a person wants of it in hundredths.
pub(super) fn pause(usual: Duration, percent: Option<u16>) -> Duration {
    let percent = percent.unwrap_or(100).min(LONGEST_PAUSE);
    usual * u32::from(percent) / 100
}

/// Has a decision made and sends it to the table. Holding the way to the table keeps it in memory.
pub(super) fn begin(
    hub: &Hub,
    code: TableCode,
    think: BotRequest,
    pause: Duration,
    table: mpsc::Sender<Box<Request>>,
) {
    let (seat, choice) = (think.seat, think.choice);
    // Many bots share few threads: each gets less, none waits long.
    let waiting = u32::try_from(hub.metrics.thoughts.get()).unwrap_or(0);
    let limit = (time_limit(think.level) / (1 + waiting)).max(LEAST);
    let decision = hub
        .bot_pool
        .think(code, Box::new(move || decide(&think, limit)));
    tokio::spawn(async move {
        let (decision, ()) = tokio::join!(decision, time::sleep(pause));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_follows_what_a_person_wants_within_bounds() {
        let usual = Duration::from_millis(700);
        let cases = [
            (None, 700),
            (Some(100), 700),
            (Some(0), 0),
            (Some(185), 1295),
            (Some(u16::MAX), 2800),
        ];
        for (percent, expected) in cases {
            assert_eq!(pause(usual, percent), Duration::from_millis(expected));
        }
    }
}
