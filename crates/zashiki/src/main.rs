//! The `zashiki` command.

// Printing is what a command does.
#![allow(clippy::print_stdout)]

mod bench;
mod figures;
mod games;
mod merge;
mod output;
mod progress;
mod simulate;
mod tournament;

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
    /// Plays many matches with bots and counts what happened
    Simulate(simulate::Args),
    /// Puts the parts of a simulation that were played apart together
    Merge(merge::Args),
    /// Lets bots play against each other and says who is better, and how sure that is
    Tournament(tournament::Args),
    /// Measures the speed of each game and of the search
    Bench(bench::Args),
    /// Measures what docs/bots.md says about the bots
    Figures(figures::Args),
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Games => {
            print!("{}", games::listing());
            ExitCode::SUCCESS
        }
        Command::Simulate(args) => output::status(simulate::run(&args)),
        Command::Merge(args) => output::status(merge::run(&args)),
        Command::Tournament(args) => output::status(tournament::run(&args)),
        Command::Bench(args) => output::status(bench::run(&args)),
        Command::Figures(args) => output::status(figures::run(&args)),
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
