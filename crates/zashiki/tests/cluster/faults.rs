//! Nodes that are killed, stand still or go down, NATS or the database that goes away, all in the middle of play: nothing that was
//! confirmed is lost or done twice.

use std::env;
use std::fmt::Write as _;
use std::time::{Duration, Instant};

use tokio::time;

use crate::crowd::{Crowd, Found};
use crate::group::Group;
use crate::player::Dice;

/// How long a table may stand still until another node has it. A busy machine is slow.
const TAKEN: Duration = Duration::from_secs(15);
/// How long a node stands still.
const STILL: Duration = Duration::from_secs(6);

/// What happens to the cluster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fault {
    Killed,
    StoodStill,
    NatsGone,
    DatabaseGone,
    WentDown,
}

const FAULTS: [Fault; 5] = [
    Fault::Killed,
    Fault::NatsGone,
    Fault::WentDown,
    Fault::DatabaseGone,
    Fault::StoodStill,
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
    suffered(faults, tables, Duration::from_secs(10)).await;
}

async fn suffered(faults: usize, tables: usize, still: Duration) {
    let mut group = Group::start(3).await;
    let crowd = Crowd::gather(&group, tables).await;
    let mut dice = Dice::new(20_261_118);
    let mut times = Vec::new();
    for number in 0..faults {
        time::sleep(Duration::from_millis(800 + dice.below(700))).await;
        // Each kind once, then any.
        let fault = match FAULTS.get(number) {
            Some(fault) => *fault,
            None => FAULTS[dice.below(FAULTS.len() as u64) as usize],
        };
        let victim = busiest(&group, &mut dice).await;
        let taken = suffer(&mut group, fault, victim, still).await;
        times.extend(taken.into_iter().map(|taken| (fault, taken)));
    }
    time::sleep(Duration::from_secs(1)).await;
    let marks = crowd.marks.clone();
    let found = crowd.stop(&group).await;
    let complaints = group.complaints();
    assert!(complaints.is_empty(), "{complaints}");
    let busy = marks
        .lock()
        .unwrap()
        .iter()
        .all(|of_table| of_table.len() > faults);
    assert!(busy, "every table was played at");
    let owners = group.owners_in_turn().await;
    assert!(owners > tables, "tables have moved");
    eprintln!("{}", report(faults, &found, owners, times));
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

/// Lets it happen, and puts everything right again. Gives how long each of the node's tables had no other owner.
async fn suffer(group: &mut Group, fault: Fault, victim: usize, still: Duration) -> Vec<Duration> {
    let begun = Instant::now();
    match fault {
        Fault::Killed => {
            group.nodes[victim].kill();
            let (taken, left) = all_taken(group, victim, begun, TAKEN).await;
            assert!(
                left.is_empty(),
                "nobody has taken {left:?}\n{}",
                group.logs()
            );
            group.start_node(victim).await;
            taken
        }
        Fault::StoodStill => {
            group.nodes[victim].signal("STOP");
            // People whose only node stands still wait with it; all others go on.
            let (taken, _) = all_taken(group, victim, begun, still).await;
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
            time::sleep(Duration::from_secs(1)).await;
            Vec::new()
        }
        Fault::WentDown => {
            group.nodes[victim].signal("TERM");
            let code = group.nodes[victim]
                .ended(Duration::from_secs(15))
                .await;
            assert_eq!(code, Some(0), "{}", group.logs());
            assert!(group.tables_of(victim).await.is_empty(), "all handed over");
            let taken = begun.elapsed();
            group.start_node(victim).await;
            vec![taken]
        }
    }
}

/// Until none of the node's tables is the node's, or that takes too long: when each was taken, and which were not.
async fn all_taken(
    group: &Group,
    victim: usize,
    begun: Instant,
    within: Duration,
) -> (Vec<Duration>, Vec<String>) {
    let mut left = group.tables_of(victim).await;
    let mut taken = Vec::new();
    while !left.is_empty() && begun.elapsed() < within {
        time::sleep(Duration::from_millis(50)).await;
        let still = group.tables_of(victim).await;
        let gone = left.len().saturating_sub(still.len());
        taken.extend(vec![begun.elapsed(); gone]);
        left = still;
    }
    (taken, left)
}

fn report(
    faults: usize,
    found: &Found,
    owners: usize,
    mut times: Vec<(Fault, Duration)>,
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
    text
}
