//! The power is cut under a busy server: whatever of the unsynced writes is lost, kept or torn, a server that
//! starts on what is left has everything that was confirmed.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use game_testkit::Effort;
use tokio::time;

use crate::crowd::Crowd;
use crate::disk::SYNCS_FAIL;
use crate::http::request;
use crate::ledger::entries;
use crate::player::Dice;
use crate::process::Process;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f1_a_power_cut_loses_nothing_that_was_confirmed() {
    power_cuts(Effort::from_env().pick(10, 100)).await;
}

pub(crate) async fn power_cuts(rounds: u64) {
    let mut process = Process::new("power");
    process.journal = true;
    process.start().await;
    let crowd = Crowd::gather(&process, 4).await;
    let marks = crowd.marks.clone();
    for _ in 0..3 {
        time::sleep(Duration::from_secs(1)).await;
        // No later sync makes good for one that fails.
        process.disk.fail(SYNCS_FAIL);
        time::sleep(Duration::from_millis(100)).await;
        process.disk.heal();
    }
    time::sleep(Duration::from_secs(1)).await;
    let tables: Vec<_> = crowd
        .stop()
        .await
        .into_iter()
        .map(|round| round.ledger.code)
        .collect();
    process.kill();
    let (journal, marks) = (
        process.disk.journal(),
        std::mem::take(&mut *marks.lock().unwrap()),
    );
    assert!(marks.len() > 100, "busy play: {}", marks.len());

    let mut after = Process::new("power-after");
    let mut dice = Dice::new(20_261_116);
    let begun = Instant::now();
    for round in 0..rounds {
        let cut = dice.below(journal.len() as u64) as usize;
        journal.cut(cut, &after.data, &mut |end| dice.below(end), false);
        after.start().await;
        let mut known = BTreeSet::new();
        for &code in &tables {
            let log = entries(&after.data, code, 0).await;
            assert!(
                log.iter()
                    .map(|(number, _)| *number)
                    .eq(1..=log.len() as i64),
                "round {round}: a gap"
            );
            let answer = request(
                after.address,
                "GET",
                &format!("/api/tables/{code}"),
                &[],
                "",
            )
            .await;
            assert_eq!(
                answer.status,
                if log.is_empty() { 404 } else { 200 },
                "round {round}: {answer:?}"
            );
            known.extend(
                log.iter()
                    .filter_map(|(_, body)| body["key"].as_str().map(str::to_owned)),
            );
        }
        after.kill();
        for mark in marks
            .iter()
            .filter(|mark| mark.written <= journal.end(cut))
        {
            assert!(
                known.contains(mark.key.as_str()),
                "round {round}: confirmed and lost: {}",
                mark.key
            );
        }
    }
    let (writes, syncs, took) = (journal.len(), journal.syncs(), begun.elapsed().as_secs());
    eprintln!(
        "{rounds} power cuts in {took} s: {writes} writes, {syncs} syncs, {} confirmed, none lost",
        marks.len()
    );
}
