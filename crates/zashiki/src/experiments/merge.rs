//! `zashiki merge`: the parts of a simulation put together.

use std::fs;
use std::path::PathBuf;

use lab::shard::{ShardFile, merge};

use super::output::{Done, write};
use super::simulate::{Format, shown};

/// Puts the parts of a simulation that were played apart together.
///
/// The output is what one run of all matches would have written.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// What `zashiki simulate --shard` wrote, all parts in any order
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// How the figures are written
    #[arg(long, value_enum, default_value = "table")]
    format: Format,
}

pub(crate) fn run(args: &Args) -> Done {
    let mut parts = Vec::new();
    for path in &args.files {
        let name = path.display().to_string();
        let text = fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
        let part = ShardFile::from_json(&name, &text)?;
        parts.push((name, part));
    }
    let (simulation, tally) = merge(&parts)?;
    write(&shown(args.format, &simulation, &tally))
}
