//! Work shared out to threads.

use core::ops::Range;
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

/// Told whenever a piece of work is done.
pub type Progress<'a> = &'a (dyn Fn() + Sync);

/// Does every piece of work once. Each thread has a place of its own for what it finds; these places
/// are the answer, in no meaningful order. The first error stops all.
pub fn fold<T: Send, E: Send>(
    pieces: Range<u64>,
    threads: usize,
    progress: Progress<'_>,
    place: impl Fn() -> T + Sync,
    step: impl Fn(&mut T, u64) -> Result<(), E> + Sync,
) -> Result<Vec<T>, E> {
    let next = AtomicU64::new(pieces.start);
    let stopped = AtomicBool::new(false);
    let worker = || {
        let mut found = place();
        while !stopped.load(Ordering::Relaxed) {
            let piece = next.fetch_add(1, Ordering::Relaxed);
            if piece >= pieces.end {
                break;
            }
            step(&mut found, piece).inspect_err(|_| stopped.store(true, Ordering::Relaxed))?;
            progress();
        }
        Ok(found)
    };
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads)
            .map(|_| scope.spawn(worker))
            .collect();
        let mut all = vec![worker()];
        for other in others {
            // A panic of a worker is one of ours.
            all.push(
                other
                    .join()
                    .unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
            );
        }
        all.into_iter().collect()
    })
}

/// The results of all pieces, in order.
pub fn map<T: Send, E: Send>(
    pieces: Range<u64>,
    threads: usize,
    progress: Progress<'_>,
    work: impl Fn(u64) -> Result<T, E> + Sync,
) -> Result<Vec<T>, E> {
    let step =
        |found: &mut Vec<(u64, T)>, piece| work(piece).map(|result| found.push((piece, result)));
    let mut found: Vec<_> = fold(pieces, threads, progress, Vec::new, step)?
        .into_iter()
        .flatten()
        .collect();
    found.sort_unstable_by_key(|(piece, _)| *piece);
    Ok(found
        .into_iter()
        .map(|(_, result)| result)
        .collect())
}
