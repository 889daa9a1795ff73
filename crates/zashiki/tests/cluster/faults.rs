//! Nodes that are killed, stand still or go down, NATS or the database that goes away, all in the middle of play: nothing that was
//! confirmed is lost or done twice.

use std::env;
use std::fmt::Write as _;
use std::time::{Duration, Instant};

use tokio::time;

use crate::crowd::{Crowd, Found, Seen};
use crate::group::{Group, Setup};
use crate::player::Dice;

/// How long a table may stand still until another node has it. A busy machine is slow.
const TAKEN: Duration = Duration::from_secs(15);
/// How long a node stands still at least.
const STILL: Duration = Duration::from_secs(6);
/// After so long people play on, of a hundred times ninety-nine.
const PLAYED_ON: Duration = Duration::from_secs(5);

/// What happens to the cluster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fault {
    Killed,
    StoodStill,
    NatsGone,
    DatabaseGone,
    DatabaseRestarted,
    WentDown,
}

const FAULTS: [Fault; 6] = [
    Fault::Killed,
    Fault::NatsGone,
    Fault::WentDown,
    Fault::DatabaseGone,
    Fault::StoodStill,
    Fault::DatabaseRestarted,
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_come_and_go_and_nothing_confirmed_is_lost_or_doubled() {
    suffered(FAULTS.len(), 4, STILL).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long: cargo xtask cluster-test"]
async fn many_faults() {
    let number = |name: &str, usual: usize| {
        env::var(name)
            .ok()
            .and_then(|text| text.parse().ok())
            .unwrap_or(usual)
    };
    let faults = number("ZASHIKI_CLUSTER_FAULTS", 20);
    let tables = number("ZASHIKI_CLUSTER_TABLES", 12);
    let mut pauses = suffered(faults, tables, Duration::from_secs(10)).await;
    pauses.sort_unstable();
    let most = pauses[(pauses.len() * 99).div_ceil(100) - 1];
    assert!(most < PLAYED_ON, "{most:?}");
}

/// Gives how long people could not play at the tables of a node that died, or had no owner for the tables of one that
/// stood still.
async fn suffered(faults: usize, tables: usize, still: Duration) -> Vec<Duration> {
    let setup = Setup {
        own_server: true,
        ..Setup::default()
    };
    let mut group = Group::start_with(3, setup).await;
    let crowd = Crowd::gather(&group, tables).await;
    let mut dice = Dice::new(20_261_118);
    let mut times = Vec::new();
    let mut pauses = Vec::new();
    for number in 0..faults {
        all_play(&crowd.seen, &group, Instant::now()).await;
        time::sleep(Duration::from_millis(dice.below(700))).await;
        // Each kind once, then any.
        let fault = match FAULTS.get(number) {
            Some(fault) => *fault,
            None => FAULTS[dice.below(FAULTS.len() as u64) as usize],
        };
        let victim = busiest(&group, &mut dice).await;
        let begun = Instant::now();
        let taken = suffer(&mut group, &crowd.seen, fault, victim, still).await;
        // Long after the fault somebody plays everywhere.
        all_play(&crowd.seen, &group, Instant::now()).await;
        match fault {
            Fault::Killed => pauses.extend(
                taken
                    .iter()
                    .map(|(code, _)| crowd.seen.longest_pause(code, begun)),
            ),
            // People who are still at that node may be waited for.
            Fault::StoodStill => pauses.extend(taken.iter().map(|(_, taken)| *taken)),
            _ => {}
        }
        times.extend(taken.into_iter().map(|(_, taken)| (fault, taken)));
    }
    let found = crowd.stop(&group).await;
    let complaints = group.complaints();
    assert!(complaints.is_empty(), "{complaints}");
    let owners = group.owners_in_turn().await;
    assert!(owners > tables, "tables have moved");
    eprintln!("{}", report(faults, &found, owners, times, &pauses));
    pauses
}

/// Until something was confirmed at every table since then.
async fn all_play(seen: &Seen, group: &Group, since: Instant) {
    let begun = Instant::now();
    while let Some(table) = seen.standing_still(since) {
        assert!(
            begun.elapsed() < TAKEN,
            "nobody plays at table {table}\n{}",
            group.logs()
        );
        time::sleep(Duration::from_millis(20)).await;
    }
}

/// A node that has tables.
async fn busiest(group: &Group, dice: &mut Dice) -> usize {
    let first = dice.below(group.nodes.len() as u64) as usize;
    for step in 0..group.nodes.len() {
        let number = (first + step) % group.nodes.len();
        if !group.tables_of(number).await.is_empty() {
            return number;
        }
    }
    first
}

/// Lets it happen, and puts everything right again. Gives the tables of a node that was away, each with how long it had
/// no other owner.
async fn suffer(
    group: &mut Group,
    seen: &Seen,
    fault: Fault,
    victim: usize,
    still: Duration,
) -> Vec<(String, Duration)> {
    let begun = Instant::now();
    match fault {
        Fault::Killed => {
            let tables = group.tables_of(victim).await;
            group.nodes[victim].kill();
            let taken = all_taken(group, victim, begun, tables).await;
            group.start_node(victim).await;
            taken
        }
        Fault::StoodStill => {
            group.nodes[victim].signal("STOP");
            // People whose only node stands still wait with it; all others go on.
            let reached = seen.reached_past(victim);
            let mut tables = group.tables_of(victim).await;
            tables.retain(|code| reached.contains(code));
            let taken = all_taken(group, victim, begun, tables).await;
            time::sleep(still.saturating_sub(begun.elapsed())).await;
            group.nodes[victim].signal("CONT");
            taken
        }
        Fault::NatsGone => {
            group.kill_nats();
            time::sleep(Duration::from_millis(1500)).await;
            group.start_nats();
            Vec::new()
        }
        Fault::DatabaseGone => {
            group.close_database().await;
            // Longer than a lease: nobody has one when it is back.
            time::sleep(Duration::from_secs(4)).await;
            group.open_database().await;
            Vec::new()
        }
        Fault::DatabaseRestarted => {
            group.restart_database().await;
            Vec::new()
        }
        Fault::WentDown => {
            let tables = group.tables_of(victim).await;
            group.nodes[victim].signal("TERM");
            let code = group.nodes[victim]
                .ended(Duration::from_secs(15))
                .await;
            assert_eq!(code, Some(0), "{}", group.logs());
            // What it could not hand over in time can be taken at once, because it has ended its lease.
            let taken = all_taken(group, victim, begun, tables).await;
            group.start_node(victim).await;
            taken
        }
    }
}

/// Until none of these tables is the node's: how long that took for each.
async fn all_taken(
    group: &Group,
    victim: usize,
    begun: Instant,
    mut left: Vec<String>,
) -> Vec<(String, Duration)> {
    let mut taken = Vec::new();
    while !left.is_empty() {
        assert!(
            begun.elapsed() < TAKEN,
            "nobody has taken {left:?}\n{}",
            group.logs()
        );
        let still = group.tables_of(victim).await;
        let now = begun.elapsed();
        taken.extend(
            left.extract_if(.., |code| !still.contains(code))
                .map(|code| (code, now)),
        );
        time::sleep(Duration::from_millis(50)).await;
    }
    taken
}

fn report(
    faults: usize,
    found: &Found,
    owners: usize,
    mut times: Vec<(Fault, Duration)>,
    pauses: &[Duration],
) -> String {
    let mut text = format!(
        "{faults} faults, {} commands confirmed, {} entries by {owners} owners in turn, lost 0, doubled 0",
        found.confirmed, found.entries
    );
    times.sort_unstable();
    for fault in FAULTS {
        let of_kind: Vec<Duration> = times
            .iter()
            .filter(|(kind, _)| *kind == fault)
            .map(|(_, time)| *time)
            .collect();
        if let (Some(longest), Some(middle)) = (of_kind.last(), of_kind.get(of_kind.len() / 2)) {
            let _ = write!(
                text,
                "\n{fault:?}: {} tables, half of them taken within {} ms, the last after {} ms",
                of_kind.len(),
                middle.as_millis(),
                longest.as_millis()
            );
        }
    }
    let mut pauses = pauses.to_vec();
    pauses.sort_unstable();
    if let (Some(longest), Some(middle)) = (pauses.last(), pauses.get(pauses.len() / 2)) {
        let most = pauses[(pauses.len() * 99).div_ceil(100) - 1];
        let _ = write!(
            text,
            "\npeople waited: half of {} times up to {} ms, 99 of 100 up to {} ms, the longest {} ms",
            pauses.len(),
            middle.as_millis(),
            most.as_millis(),
            longest.as_millis()
        );
    }
    text
}
