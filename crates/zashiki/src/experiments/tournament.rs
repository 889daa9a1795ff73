//! `zashiki tournament`: bots against each other on the same deals.

use clap::ValueEnum;
use lab::contestant::parse_list;
use lab::tournament::report::{json, markdown};
use lab::tournament::schedule::Mode;
use lab::tournament::{RESAMPLES, Tournament};
use lab::{LabError, door};

use super::output::{Done, write};
use super::progress::Bar;
use super::simulate::threads;

/// How results are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Format {
    /// Tables for people
    Markdown,
    /// One object
    Json,
}

/// Lets bots play against each other on the same deals and says who is better, and how sure that is.
///
/// Every deal is played in every seating, so that each bot has every seat and every role. Intervals are
/// for 95 % confidence, by drawing whole deals again.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The game, as `zashiki games` lists it
    game: String,
    /// The options of the match, such as "players=4 variant=1"
    #[arg(long, default_value = "")]
    config: String,
    /// The bots, each LEVEL, LEVEL@PLAYOUTS or NAME=LEVEL@PLAYOUTS with a level of random, novice,
    /// casual or solid (Samurakva also: master, unlearned, mcs, mc-rollout), or NAME=cmd:PROGRAM for a
    /// program of your own (docs/BOT-PROTOCOL.md)
    #[arg(long, default_value = "solid,novice,random")]
    bots: String,
    /// round-robin: every two bots share the table (a cooperative game: each has a table);
    /// one-vs-rest: each bot in one seat among another
    #[arg(long, default_value = "round-robin")]
    mode: Mode,
    /// Playouts for a decision of bots that name none
    #[arg(long)]
    playouts: Option<u32>,
    /// How many deals
    #[arg(long, default_value_t = 200)]
    deals: u64,
    /// From which all chance follows
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads to play with [default: as many as the machine has]
    #[arg(long)]
    threads: Option<usize>,
    /// How often deals are drawn again for an interval
    #[arg(long, default_value_t = RESAMPLES)]
    resamples: u32,
    /// Every match gets a deal of its own
    #[arg(long)]
    independent: bool,
    /// Measures the time a move as well
    #[arg(long)]
    time: bool,
    /// How the result is written
    #[arg(long, value_enum, default_value = "markdown")]
    format: Format,
}

pub(crate) fn run(args: &Args) -> Done {
    let plan = planned(args)?;
    let bar = Bar::new(plan.game.as_str(), plan.pieces());
    let duels = plan.run(threads(args.threads), args.time, &|| bar.tick())?;
    drop(bar);
    write(&match args.format {
        Format::Markdown => markdown(&plan, &duels, args.time),
        Format::Json => json(&plan, &duels, args.time),
    })
}

fn planned(args: &Args) -> Result<Tournament, LabError> {
    let game = door::game(&args.game)?;
    let bots = parse_list(&args.bots, args.playouts)?;
    let plan = Tournament::new(game, &args.config, bots, args.mode, args.deals, args.seed)?;
    Ok(Tournament {
        resamples: args.resamples,
        independent: args.independent,
        ..plan
    })
}
