//! The long runs, by hand:
//! `cargo test -p zashiki --release --test faults siege -- --ignored --nocapture --test-threads=1`.
//! The environment says how long, as each test tells.

use std::time::{Duration, Instant};

use tokio::time;

use crate::crowd::{Crowd, assert_kept, confirmed};
use crate::disk::{ALL_FAILS, FULL, READ_ONLY, SYNCS_FAIL, WRITES_FAIL};
use crate::player::Dice;
use crate::process::Process;
use crate::{kill, power};

fn rounds<T: std::str::FromStr>(name: &str, usual: T) -> T {
    match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} is no number")),
        Err(_) => usual,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long; ZASHIKI_SIEGE_KILLS, 200"]
async fn siege_kills() {
    kill::killed(rounds("ZASHIKI_SIEGE_KILLS", 200)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long; ZASHIKI_SIEGE_POWER, 200"]
async fn siege_power_cuts() {
    power::power_cuts(rounds("ZASHIKI_SIEGE_POWER", 200)).await;
}

/// Busy play; every ten seconds the disk fails for up to two, and now and then the server is killed meanwhile.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long; ZASHIKI_SIEGE_MINUTES, 20"]
async fn siege_soak() {
    let minutes: u64 = rounds("ZASHIKI_SIEGE_MINUTES", 20);
    let mut process = Process::new("soak");
    process.start().await;
    let (begun, mut dice) = (Instant::now(), Dice::new(7));
    let (mut faults, mut kills, mut commands) = (0, 0, 0);
    while begun.elapsed() < Duration::from_secs(60 * minutes) {
        // The tables change every minute or so, so that no log grows without end.
        let crowd = Crowd::gather(&process, 6).await;
        for _ in 0..6 {
            time::sleep(Duration::from_secs(8)).await;
            let fault = [FULL, SYNCS_FAIL, WRITES_FAIL, READ_ONLY, ALL_FAILS][dice.below(5) as usize];
            process.disk.fail(fault);
            faults += 1;
            time::sleep(Duration::from_millis(200 + dice.below(1800))).await;
            if dice.below(4) == 0 {
                process.kill();
                process.disk.heal();
                process.start().await;
                kills += 1;
            } else {
                process.disk.heal();
            }
        }
        time::sleep(Duration::from_secs(2)).await;
        let mut rounds = crowd.stop().await;
        assert_kept(&mut rounds, &process).await;
        commands += confirmed(&rounds);
    }
    eprintln!("{minutes} minutes, {faults} faults, {kills} kills, {commands} commands confirmed, none lost");
}
