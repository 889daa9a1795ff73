//! `zashiki simulate`: many matches with bots, counted.

use std::thread::available_parallelism;

use clap::ValueEnum;
use lab::contestant::parse_list;
use lab::shard::{Shard, ShardFile};
use lab::{LabError, Simulation, Tally, door, report};

use super::output::{Done, write};
use super::progress::Bar;

/// How the figures are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Format {
    /// For people
    Table,
    /// One object
    Json,
    /// A line for each figure
    Csv,
}

/// Plays many matches with bots and counts what happened.
///
/// The same seed gives the same figures, whatever the number of threads or shards. Shares come with
/// Wilson intervals, means with normal ones, both for 95 % confidence; several seats of one match count
/// as one observation.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The game, as `zashiki games` lists it
    pub(crate) game: String,
    /// The options of the match, such as "players=4 variant=1"
    #[arg(long, default_value = "")]
    pub(crate) config: String,
    /// The bots: one for all seats, or a list that is repeated around the table; each LEVEL,
    /// LEVEL@PLAYOUTS or NAME=LEVEL@PLAYOUTS with a level of random, novice, casual or solid (Samurakva
    /// also: master, unlearned, mcs, mc-rollout), or NAME=cmd:PROGRAM for a program of your own
    /// (docs/BOT-PROTOCOL.md). From match to match the table moves on by one seat
    #[arg(long, default_value = "random")]
    pub(crate) bots: String,
    /// The first bot always sits on seat 0
    #[arg(long)]
    pub(crate) fixed_seats: bool,
    /// Playouts for a decision of bots that name none
    #[arg(long)]
    pub(crate) playouts: Option<u32>,
    /// How many matches
    #[arg(long, default_value_t = 1000)]
    pub(crate) games: u64,
    /// From which all chance follows
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Threads to play with [default: as many as the machine has]
    #[arg(long)]
    pub(crate) threads: Option<usize>,
    /// How the figures are written
    #[arg(long, value_enum, default_value = "table")]
    pub(crate) format: Format,
    /// Plays only part i of n and writes what `zashiki merge` needs
    #[arg(long, value_name = "I/N", conflicts_with = "format")]
    pub(crate) shard: Option<String>,
}

pub(crate) fn run(args: &Args) -> Done {
    let simulation = planned(args)?;
    let shard: Option<Shard> = args
        .shard
        .as_deref()
        .map(str::parse)
        .transpose()?;
    let matches = shard.map_or(0..simulation.games, |shard| shard.matches(simulation.games));
    let bar = Bar::new(simulation.game.as_str(), matches.end - matches.start);
    let tally = simulation.run(matches, threads(args.threads), &|| bar.tick())?;
    drop(bar);
    match shard {
        Some(shard) => write(&ShardFile::new(simulation, shard, tally).to_json()),
        None => write(&shown(args.format, &simulation, &tally)),
    }
}

fn planned(args: &Args) -> Result<Simulation, LabError> {
    let game = door::game(&args.game)?;
    let bots = parse_list(&args.bots, args.playouts)?;
    let simulation = Simulation::new(game, &args.config, bots, args.games, args.seed)?;
    Ok(Simulation {
        fixed_seats: args.fixed_seats,
        ..simulation
    })
}

/// As many threads as asked for, or as the machine has.
pub(crate) fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| available_parallelism().map_or(1, Into::into))
}

pub(crate) fn shown(format: Format, simulation: &Simulation, tally: &Tally) -> String {
    match format {
        Format::Table => report::table(simulation, tally),
        Format::Json => report::json(simulation, tally),
        Format::Csv => report::csv(tally),
    }
}
