//! The `zashiki` command.

// Printing is what a command does.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod bench;
mod deal;
mod engine;
mod figures;
mod games;
mod input;
mod load;
mod merge;
mod output;
mod progress;
mod replay;
mod serve;
mod simulate;
mod tournament;
mod verify;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Four card games, played properly.
#[derive(Parser)]
#[command(name = "zashiki", version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Lists the games with their seats and options
    Games,
    /// Opens the guest room: tables for people and bots over HTTP and WebSockets (docs/hosting.md)
    Serve(Box<serve::Args>),
    /// Plays matches of every game for another program: JSON lines in, JSON lines out (docs/ENGINE.md)
    Engine,
    /// Replays a record and checks every action, the result, and how the cards were dealt
    Verify(verify::Args),
    /// Tells the story of a recorded match
    Replay(replay::Replay),
    /// Plays many matches with bots and counts what happened
    Simulate(simulate::Args),
    /// Puts the parts of a simulation that were played apart together
    Merge(merge::Args),
    /// Lets bots play against each other and says who is better, and how sure that is
    Tournament(tournament::Args),
    /// Measures the speed of each game and of the search
    Bench(bench::Args),
    /// Puts many tables of test clients on a running server and measures (docs/load.md)
    Load(load::Args),
    /// Measures what docs/bots.md says about the bots
    Figures(figures::Args),
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Games => {
            print!("{}", games::listing());
            ExitCode::SUCCESS
        }
        Command::Serve(args) => serve::run(*args),
        Command::Engine => status(engine::run(io::stdin().lock(), io::BufWriter::new(io::stdout().lock()))),
        Command::Verify(args) => verify::run(&args),
        Command::Replay(replay) => replay::run(&replay),
        Command::Simulate(args) => output::status(simulate::run(&args)),
        Command::Merge(args) => output::status(merge::run(&args)),
        Command::Tournament(args) => output::status(tournament::run(&args)),
        Command::Bench(args) => output::status(bench::run(&args)),
        Command::Load(args) => output::status(load::run(&args)),
        Command::Figures(args) => output::status(figures::run(&args)),
    }
}

/// A client that is gone has ended the session as well as one that closes the input.
fn status(result: io::Result<()>) -> ExitCode {
    match result {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
        _ => ExitCode::SUCCESS,
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        super::Cli::command().debug_assert();
    }
}
