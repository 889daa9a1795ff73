//! `zashiki figures`: the measurements behind docs/bots.md in one go.

use std::fs;
use std::path::{Path, PathBuf};

use lab::door;
use lab::figures::Figures;
use lab::figures::page::with_part;
use lab::figures::plan::Size;
use lab::figures::report::{json, markdown};

use super::output::{Done, write};
use super::progress::Bar;
use super::simulate::threads;
use super::tournament::Format;

/// Measures what docs/bots.md says about the bots: strength with 95 % intervals, goals, and time a move.
///
/// The same seed and any number of threads give the same figures, but for the times.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// A few matches by bots that hardly think, only to see that everything works
    #[arg(long)]
    quick: bool,
    /// Only this game
    #[arg(long, value_name = "GAME")]
    only: Option<String>,
    /// What the masters must show, and whether each level beats the one below, instead; it takes hours
    #[arg(long)]
    master: bool,
    /// As many deals for each of these figures
    #[arg(long, requires = "master")]
    deals: Option<u64>,
    /// From which all chance follows
    #[arg(long, default_value_t = 2026)]
    seed: u64,
    /// Threads to play with [default: as many as the machine has]; moves are timed while all of them run
    #[arg(long)]
    threads: Option<usize>,
    /// How the result is written
    #[arg(long, value_enum, default_value = "markdown")]
    format: Format,
    /// Writes into this page, between its marks `<!-- figures -->` and `<!-- end of figures -->`, or `master` likewise
    #[arg(long, value_name = "FILE", conflicts_with = "format")]
    into: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Done {
    let only = args.only.as_deref().map(door::game).transpose()?;
    // Before the long work, so that a page without marks does not come to light after it.
    args.into
        .as_deref()
        .map(|page| filled(page, args.marks(), ""))
        .transpose()?;
    let size = if args.quick { Size::Quick } else { Size::Full };
    let figures = if args.master {
        Figures::of_master(size, args.seed, args.deals, only)?
    } else {
        Figures::new(size, args.seed, only)?
    };
    let bar = Bar::new("figures", figures.pieces());
    let found = figures.run(threads(args.threads), &|| bar.tick())?;
    drop(bar);
    match (&args.into, args.format) {
        (Some(page), _) => Ok(fs::write(
            page,
            filled(page, args.marks(), &markdown(&found))?,
        )?),
        (None, Format::Markdown) => write(&markdown(&found)),
        (None, Format::Json) => write(&json(&found)),
    }
}

impl Args {
    const fn marks(&self) -> &'static str {
        if self.master { "master" } else { "figures" }
    }
}

/// The page with this part between the marks of this name.
fn filled(page: &Path, marks: &str, part: &str) -> Result<String, String> {
    let name = page.display();
    let text = fs::read_to_string(page).map_err(|error| format!("{name}: {error}"))?;
    with_part(&text, marks, part)
        .ok_or_else(|| format!("{name}: the marks of the {marks} are not there"))
}
