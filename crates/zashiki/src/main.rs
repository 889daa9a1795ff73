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
    Games(games::Games),
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
    /// Prints a page of the manual, for man(1)
    #[cfg(feature = "terminal")]
    Man {
        /// A command, for the page about it and its options
        command: Option<String>,
    },
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
        Command::Games(games) => {
            print!("{}", games::listing(&games));
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
        Command::Man { command } => manual(command.as_deref()),
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

/// Prints the page about everything, or the one about a command.
#[cfg(feature = "terminal")]
fn manual(command: Option<&str>) -> ExitCode {
    let mut page = Cli::command();
    // Only then commands know what they are called behind the name of the program.
    page.build();
    if let Some(name) = command {
        let Some(found) = page.find_subcommand(name) else {
            eprintln!("there is no command {name:?}");
            return ExitCode::from(2);
        };
        page = found.clone();
    }
    status(clap_mangen::Man::new(page).render(&mut io::stdout()))
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
