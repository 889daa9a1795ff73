//! The `zashiki` command.

// Printing is what a command does.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod deal;
mod engine;
#[cfg(feature = "lab")]
mod experiments;
mod games;
#[cfg(feature = "terminal")]
mod help;
mod input;
#[cfg(feature = "story")]
mod lang;
#[cfg(feature = "terminal")]
mod play;
#[cfg(feature = "story")]
mod replay;
mod serve;
mod stdout;
mod verify;

use std::io;
use std::process::ExitCode;

#[cfg(feature = "terminal")]
use clap::{CommandFactory as _, FromArgMatches as _};
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
    /// Sits down at a table in the terminal: against bots, saved as you play, or at a server’s table (docs/terminal.md)
    #[cfg(feature = "terminal")]
    Play(Box<play::Play>),
    /// Watches a table on a server, in the terminal
    #[cfg(feature = "terminal")]
    Watch(play::Watch),
    /// Prints completions for a shell: bash, zsh, fish, elvish or powershell
    #[cfg(feature = "terminal")]
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Prints the page of the manual, for man(1)
    #[cfg(feature = "terminal")]
    Man,
    /// Opens the guest room: tables for people and bots over HTTP and WebSockets (docs/hosting.md)
    Serve(Box<serve::Args>),
    /// Plays matches of every game for another program: JSON lines in, JSON lines out (docs/ENGINE.md)
    Engine,
    /// Replays a record and checks every action, the result, and how the cards were dealt
    Verify(verify::Args),
    /// Tells the story of a recorded match
    #[cfg(feature = "story")]
    Replay(replay::Replay),
    #[cfg(feature = "lab")]
    #[command(flatten)]
    Experiment(experiments::Experiment),
}

/// Reads the command line; players are answered in their language.
#[cfg(feature = "terminal")]
fn parse() -> Result<Cli, ExitCode> {
    let args: Vec<_> = std::env::args_os().collect();
    let Some(asked) = help::asked(&args) else {
        return Ok(Cli::parse());
    };
    help::localized(Cli::command(), asked.lang())
        .try_get_matches_from(args)
        .and_then(|matches| Cli::from_arg_matches(&matches))
        .map_err(|error| help::refuse(&asked, &error))
}

#[cfg(not(feature = "terminal"))]
fn parse() -> Result<Cli, ExitCode> {
    Ok(Cli::parse())
}

fn main() -> ExitCode {
    match parse() {
        Ok(cli) => run(cli),
        Err(code) => code,
    }
}

fn run(cli: Cli) -> ExitCode {
    match cli.command {
        Command::Games => {
            print!("{}", games::listing());
            ExitCode::SUCCESS
        }
        #[cfg(feature = "terminal")]
        Command::Play(play) => play::run(*play),
        #[cfg(feature = "terminal")]
        Command::Watch(watch) => play::watch(watch),
        #[cfg(feature = "terminal")]
        Command::Completions { shell } => {
            let mut command = Cli::command();
            clap_complete::generate(shell, &mut command, "zashiki", &mut io::stdout());
            ExitCode::SUCCESS
        }
        #[cfg(feature = "terminal")]
        Command::Man => status(clap_mangen::Man::new(Cli::command()).render(&mut io::stdout())),
        Command::Serve(args) => serve::run(*args),
        Command::Engine => status(engine::run(
            io::stdin().lock(),
            io::BufWriter::new(io::stdout().lock()),
        )),
        Command::Verify(args) => verify::run(&args),
        #[cfg(feature = "story")]
        Command::Replay(replay) => replay::run(&replay),
        #[cfg(feature = "lab")]
        Command::Experiment(experiment) => experiments::run(experiment),
    }
}

/// A client that is gone has ended the session as well as one that closes the input.
fn status(result: io::Result<()>) -> ExitCode {
    match stdout::written(result) {
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
        Ok(()) => ExitCode::SUCCESS,
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
