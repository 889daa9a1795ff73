//! `zashiki learn`: weights of imagined players from a search's own choices.

use std::path::{Path, PathBuf};
use std::{fs, io};

use lab::door;
use lab::learn::Plan;
use lab::learn::door::Learner;

use super::output::{Done, write};
use super::progress::Bar;
use super::simulate::threads;

/// Fits the players that a search imagines to its own choices, and lets it search again with them.
///
/// The same line gives the same weights on any machine, with any number of threads. Each round is written down: a run
/// that was broken off goes on where it stopped.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The game, as `zashiki games` lists it
    game: String,
    /// How often the search plays with what it has learned so far
    #[arg(long, default_value_t = 3)]
    rounds: u32,
    /// Matches in each round
    #[arg(long, default_value_t = 400)]
    matches: u64,
    /// Playouts for a decision
    #[arg(long, default_value_t = 500)]
    playouts: u32,
    /// From which all chance follows
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// Only this group of tables
    #[arg(long)]
    group: Option<String>,
    /// Threads to play with [default: as many as the machine has]
    #[arg(long)]
    threads: Option<usize>,
    /// The folder for the files, one for each group of tables
    #[arg(long, value_name = "FOLDER", default_value = "crates/bots/weights")]
    into: PathBuf,
}

pub(crate) fn run(args: &Args) -> Done {
    let learner = Learner::of(door::game(&args.game)?)?;
    let plan = Plan {
        rounds: args.rounds,
        matches: args.matches,
        playouts: args.playouts,
        seed: args.seed,
    };
    for group in learner.groups() {
        if args
            .group
            .as_ref()
            .is_some_and(|only| only != group)
        {
            continue;
        }
        let path = args
            .into
            .join(format!("{}-{group}.txt", args.game));
        let mut text = learned_so_far(&path)?;
        while let Some(title) = learner.next(&plan, group, &text) {
            let bar = Bar::new(title, args.matches);
            text = learner.round(&plan, group, &text, threads(args.threads), &|| bar.tick())?;
            drop(bar);
            fs::write(&path, &text)?;
        }
        write(&format!("{}\n{text}\n", path.display()))?;
    }
    Ok(())
}

/// Nothing if the file is not there yet; one that cannot be read must not be written over.
fn learned_so_far(path: &Path) -> io::Result<String> {
    match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        read => read,
    }
}
