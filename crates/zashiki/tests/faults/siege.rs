//! The long runs, by hand:
//! `cargo test -p zashiki --release --test faults siege -- --ignored --nocapture --test-threads=1`.
//! The environment says how long, as each test tells.

use std::time::{Duration, Instant};

use tokio::time;

use crate::crowd::{Crowd, assert_kept, confirmed};
use crate::disk::{ALL_FAILS, FULL, READ_ONLY, SYNCS_FAIL, WRITES_FAIL};
use crate::player::Dice;
use crate::process::Process;
use crate::readiness::{Failure, Readiness, refused, taken};
use crate::{kill, power};

fn rounds<T: std::str::FromStr>(name: &str, usual: T) -> T {
    match std::env::var(name) {
        Ok(text) => text
            .parse()
            .unwrap_or_else(|_| panic!("{name} is no number")),
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

/// Busy play; every ten seconds the disk fails for up to two. `/ready` tells the truth all the time, and memory
/// does not grow.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long; ZASHIKI_SIEGE_MINUTES, 20"]
async fn siege_soak() {
    soak("soak", rounds("ZASHIKI_SIEGE_MINUTES", 20.0), false).await;
}

/// The same, and now and then the server is killed while the disk fails.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long; ZASHIKI_SIEGE_KILLED_MINUTES, 5"]
async fn siege_soak_with_kills() {
    soak(
        "soak-kills",
        rounds("ZASHIKI_SIEGE_KILLED_MINUTES", 5.0),
        true,
    )
    .await;
}

/// A short one, so that the long one is known to work.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f1_readiness_and_people_agree_through_many_faults() {
    soak("soak-short", 0.5, true).await;
}

async fn soak(name: &str, minutes: f64, with_kills: bool) {
    let mut process = Process::new(name);
    process.start().await;
    let (begun, mut dice) = (Instant::now(), Dice::new(7));
    let (mut faults, mut kills, mut commands) = (0, 0, 0);
    let (mut not_ready, mut ready) = (0, 0);
    let mut memory = Vec::new();
    while begun.elapsed().as_secs_f64() < 60.0 * minutes {
        // The tables change every half minute or so, so that no log grows without end.
        let crowd = Crowd::gather(&process, 6).await;
        let readiness = Readiness::watch(&process);
        let mut failures = Vec::new();
        for _ in 0..3 {
            time::sleep(Duration::from_secs(8)).await;
            memory.push(process.memory());
            let fault =
                [FULL, SYNCS_FAIL, WRITES_FAIL, READ_ONLY, ALL_FAILS][dice.below(5) as usize];
            let from = Instant::now();
            process.disk.fail(fault);
            let known = refused(&process).await;
            faults += 1;
            time::sleep(Duration::from_millis(200 + dice.below(1800))).await;
            let to = Instant::now();
            if with_kills && dice.below(4) == 0 {
                process.kill();
                process.disk.heal();
                process.start().await;
                kills += 1;
            } else {
                process.disk.heal();
            }
            let over = taken(&process).await;
            failures.push(Failure {
                from,
                known,
                to,
                over,
            });
        }
        time::sleep(Duration::from_secs(4)).await;
        let (marks, refusals) = (crowd.marks.clone(), crowd.refusals.clone());
        let mut rounds = crowd.stop().await;
        let samples = readiness.stop().await;
        let checked = samples.assert_follow(&failures);
        not_ready += checked.0;
        ready += checked.1;
        samples.assert_agree(&marks.lock().unwrap(), &refusals.lock().unwrap());
        assert_kept(&mut rounds, &process).await;
        commands += confirmed(&rounds);
    }
    assert!(
        not_ready > 0 && ready > 0,
        "{not_ready} and {ready} answers"
    );
    eprintln!(
        "{minutes} minutes, {faults} faults, {kills} kills, {commands} commands confirmed, none lost"
    );
    eprintln!("/ready was checked {not_ready} times to say no and {ready} times to say yes");
    if !with_kills {
        assert_flat(&memory);
    }
}

/// Memory late in the run is what it was when the first tables had been put away.
fn assert_flat(memory: &[u64]) {
    let median = |part: &[u64]| {
        let mut part = part.to_vec();
        part.sort_unstable();
        part[part.len() / 2] / 1024
    };
    let early = median(&memory[memory.len() / 4..memory.len() / 2]);
    let late = median(&memory[memory.len() * 3 / 4..]);
    eprintln!("memory: {early} KiB in the second quarter, {late} KiB in the last");
    assert!(late < early + early / 10 + 2048, "memory grows: {memory:?}");
}
