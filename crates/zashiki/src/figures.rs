//! `zashiki figures`: the measurements behind docs/bots.md in one go.

use lab::door;
use lab::figures::{json, markdown, measurements};

use crate::output::{Done, write};
use crate::progress::Bar;
use crate::simulate::threads;
use crate::tournament::Format;

/// Measures what docs/bots.md says about the bots: strength with intervals, time a move, and goals.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// So many times the usual number of deals; 0.01 for a quick look
    #[arg(long, default_value_t = 1.0)]
    scale: f64,
    /// Only this game
    #[arg(long, value_name = "GAME")]
    only: Option<String>,
    /// From which all chance follows
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads to play with [default: as many as the machine has]; moves are timed while all of them run
    #[arg(long)]
    threads: Option<usize>,
    /// How the result is written
    #[arg(long, value_enum, default_value = "markdown")]
    format: Format,
}

pub(crate) fn run(args: &Args) -> Done {
    let only = args.only.as_deref().map(door::game).transpose()?;
    let mut found = Vec::new();
    for measurement in measurements(args.scale, args.seed)? {
        if only.is_none_or(|game| game == measurement.plan.game) {
            let bar = Bar::new(measurement.title.clone(), measurement.plan.deals);
            found.push(measurement.run(threads(args.threads), &|| bar.tick())?);
        }
    }
    write(&match args.format {
        Format::Markdown => markdown(&found),
        Format::Json => json(&found),
    })
}
