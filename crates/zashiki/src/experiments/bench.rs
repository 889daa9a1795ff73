//! `zashiki bench`: how fast each game is, and the search.

use lab::bench::{Bench, CountAllocations, json, rows, table};

use super::output::{Done, write};
use super::progress::Bar;

/// Measures how fast each game is played at random, and how fast the generic search is.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// A list of objects instead of a table
    #[arg(long)]
    json: bool,
    /// How long one measurement lasts at least
    #[arg(long, default_value_t = 0.4)]
    seconds: f64,
    /// How often each is repeated; the best counts
    #[arg(long, default_value_t = 5)]
    repeats: u32,
}

pub(crate) fn run(args: &Args) -> Done {
    let Args {
        seconds, repeats, ..
    } = *args;
    let bench = Bench {
        seconds,
        repeats,
        allocations: ALLOCATIONS,
    };
    let wanted = rows();
    let bar = Bar::new("bench", wanted.len() as u64);
    let mut rows = Vec::new();
    for (game, config) in wanted {
        rows.push(bench.measure(game, config)?);
        bar.tick();
    }
    drop(bar);
    write(&if args.json { json(&rows) } else { table(&rows) })
}

/// Counting needs an allocator of its own, which no player should pay for.
#[cfg(feature = "allocations")]
const ALLOCATIONS: Option<CountAllocations> =
    Some(|work| allocation_counter::measure(work).count_total);
#[cfg(not(feature = "allocations"))]
const ALLOCATIONS: Option<CountAllocations> = None;
