//! The project's own commands: `cargo xtask <command>`.
//!
//! | file | command |
//! |---|---|
//! | `check` | the inner loop |
//! | `test` | everything that continuous integration runs |
//! | `tidy` | what no compiler checks: edges, purity, sizes, rule numbers |
//! | `new_game` | a new game crate from the template |
//! | `bench` | the speed of every game and of the client, in a release build |
//! | `web` | the web client as a folder of files |
//! | `dist` | everything that is given to others, with sums and a signature |
//! | `serve` | the server with its client, built and started |
//! | `browser` | the client tested, pictured and measured in real browsers |
//! | `steps`, `tools`, `workspace` | parts the commands share |

#![allow(clippy::print_stdout, reason = "the output of these commands is their job")]

mod bench;
mod browser;
mod check;
mod dist;
mod markers;
mod new_game;
mod serve;
mod steps;
mod test;
mod tidy;
mod tools;
mod web;
mod workspace;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::workspace::Workspace;

/// The project's own commands.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Format, tidiness, lints and quick tests: run it after each change
    Check,
    /// Everything: full tests, documentation, licences, WebAssembly
    Test,
    /// What no compiler checks: edges between crates, purity, sizes, rule numbers
    Tidy,
    /// Known vulnerabilities of the dependencies (downloads the advisory database)
    Advisories,
    /// A new game crate, copied from the template game
    NewGame {
        /// The name in kebab-case, such as `moon-viewing`
        name: String,
    },
    /// The speed of every game, and of the client in a browser, in a release build
    Bench {
        /// Passed on to each benchmark program: `--json`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// The client played in real browsers: whole matches, languages, keys, an audit
    Browser,
    /// Pictures of every screen, with a page to look at them
    Shots {
        /// The language of the screens: en, ru, pl or uk
        #[arg(long, default_value = "en")]
        lang: String,
    },
    /// The web client as a folder of files
    Web {
        /// Quick to build and large, for the inner loop
        #[arg(long)]
        dev: bool,
    },
    /// The server as one program with the web client in it; prints its path
    Build,
    /// The program with its documents, licences, list of parts and sums, as it is given to others; prints the folder
    Dist {
        /// A key of ssh-keygen to sign the sums with
        #[arg(long, env = "ZASHIKI_SIGNING_KEY", value_name = "KEY")]
        sign: Option<PathBuf>,
    },
    /// The server on an embedded database; prints the address to open
    Serve {
        /// Passed on to `zashiki serve`: `--listen 0.0.0.0:8080`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
}

fn main() -> ExitCode {
    match run(&Cli::parse().command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: &Command) -> anyhow::Result<ExitCode> {
    let workspace = Workspace::load()?;
    match command {
        Command::Check => check::run(&workspace)?,
        Command::Test => test::run(&workspace)?,
        Command::Tidy => tidy::run(&workspace)?,
        Command::Advisories => tools::deny(&workspace, &["advisories"])?,
        Command::NewGame { name } => new_game::run(&workspace, name)?,
        Command::Bench { args } => bench::run(&workspace, args)?,
        Command::Build => println!("{}", serve::build(&workspace)?.display()),
        Command::Browser => browser::run(&workspace)?,
        Command::Shots { lang } => browser::shots(&workspace, lang)?,
        Command::Web { dev } => {
            let profile = if *dev { web::Profile::Dev } else { web::Profile::Web };
            println!("{}", web::build(&workspace, profile)?.display());
        }
        Command::Dist { sign } => println!("{}", dist::run(&workspace, sign.as_deref())?.display()),
        Command::Serve { args } => serve::run(&workspace, args)?,
    }
    Ok(ExitCode::SUCCESS)
}
