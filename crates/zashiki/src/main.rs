//! The `zashiki` command.

// Printing is what a command does.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod games;
mod replay;

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
    /// Tells the story of a recorded match
    Replay(replay::Replay),
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Games => {
            print!("{}", games::listing());
            ExitCode::SUCCESS
        }
        Command::Replay(replay) => replay::run(&replay),
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
