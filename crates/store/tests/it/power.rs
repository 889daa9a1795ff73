//! Power cuts: at any moment, whatever of the unsynced writes is lost, kept or torn, nothing that was reported
//! durable is gone.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Child;

use store::Store;

use crate::disk::{Disk, Journal, SYNCS_FAIL};
use crate::kill::{command, durable, last_number};
use crate::place::{Folder, full};

/// What was reported durable, each with the length of the journal when it was.
type Reports = Vec<(u64, String, u64)>;

struct Dice(u64);

impl Dice {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

/// Lets a process write on a disk with a journal; every second report or so a sync fails for a while.
fn written(folder: &Folder, lines: usize, faulty: bool) -> (Reports, Journal) {
    let data = folder.0.join("zashiki.db");
    let disk = Disk::new(&data);
    let mut process = command(&format!("sqlite:{}", data.display()));
    disk.under(&mut process, true);
    let mut child: Child = process.spawn().unwrap();
    let mut reports = Reports::new();
    let output = BufReader::new(child.stdout.take().unwrap())
        .lines()
        .map(Result::unwrap);
    for line in output {
        let Some((table, number)) = durable(&line) else {
            continue;
        };
        reports.push((disk.written(), table, number));
        if faulty && reports.len() % 40 == 20 {
            disk.fail(SYNCS_FAIL);
            std::thread::sleep(std::time::Duration::from_millis(30));
            disk.heal();
        }
        if reports.len() >= lines {
            break;
        }
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(reports.len() >= lines, "the child ended by itself");
    (reports, disk.journal())
}

/// Cuts the power after a record and starts again; says what was reported and is gone.
async fn lost(
    journal: &Journal,
    reports: &Reports,
    after: usize,
    folder: &Path,
    (dice, lies): (&mut Dice, bool),
) -> Option<String> {
    let data = folder.join("cut.db");
    journal.cut(after, &data, &mut |end| dice.below(end), lies);
    let mut must: BTreeMap<&str, u64> = BTreeMap::new();
    for (_, table, number) in reports
        .iter()
        .filter(|(at, ..)| *at <= journal.end(after))
    {
        must.insert(table, *number);
    }
    let store = match Store::open(&format!("sqlite:{}", data.display())).await {
        Ok(store) => store,
        Err(error) => return Some(format!("it does not open: {error}")),
    };
    let mut missing = None;
    for (table, number) in must {
        let last = match store.load(table).await {
            Ok(Some(_)) => last_number(&store, table).await,
            _ => 0,
        };
        if last < number {
            missing = Some(format!(
                "{table} has {last} entries, {number} were reported"
            ));
        }
    }
    store.close().await;
    missing
}

pub(crate) async fn cut_at_random(faulty: bool, rounds: u64) {
    let folder = Folder::new();
    let (reports, journal) = written(&folder, 400, faulty);
    let mut dice = Dice(20_261_116);
    for round in 0..rounds {
        let after = dice.below(journal.len() as u64) as usize;
        let lost = lost(&journal, &reports, after, &folder.0, (&mut dice, false)).await;
        assert_eq!(
            lost,
            None,
            "round {round}, cut after record {after} of {}",
            journal.len()
        );
    }
    let (records, syncs) = (journal.len(), journal.syncs());
    println!(
        "{rounds} cuts of {records} writes and {syncs} syncs, {} reports, none lost",
        reports.len()
    );
    // The same eyes find what a disk loses that lies about its syncs.
    let mut found = 0;
    for _ in 0..20 {
        let after = (journal.len() / 2) + dice.below(journal.len() as u64 / 2) as usize;
        found += u32::from(
            lost(&journal, &reports, after, &folder.0, (&mut dice, true))
                .await
                .is_some(),
        );
    }
    assert!(found >= 15, "only {found} of 20");
}

fn rounds() -> u64 {
    if full() { 200 } else { 20 }
}

#[tokio::test]
async fn f1_what_was_reported_survives_a_power_cut() {
    cut_at_random(false, rounds()).await;
}

#[tokio::test]
async fn f6_what_was_reported_survives_a_power_cut_after_failed_syncs() {
    cut_at_random(true, rounds()).await;
}
