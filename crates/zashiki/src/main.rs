//! The `zashiki` command.

// Printing is what a command does.
#![allow(clippy::print_stdout)]

mod games;
mod merge;
mod output;
mod progress;
mod simulate;

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
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Games => {
            print!("{}", games::listing());
            ExitCode::SUCCESS
        }
        Command::Simulate(args) => output::status(simulate::run(&args)),
        Command::Merge(args) => output::status(merge::run(&args)),
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
