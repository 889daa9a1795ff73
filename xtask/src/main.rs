//! The project's own commands: `cargo xtask <command>`.
//!
//! | file | command |
//! |---|---|
//! | `tidy` | what no compiler checks: edges, purity, sizes, rule numbers |
//! | `steps`, `tools`, `workspace` | parts the commands share |

#![allow(clippy::print_stdout, reason = "the output of these commands is their job")]

mod markers;
mod steps;
mod tidy;
mod workspace;

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
    /// What no compiler checks: edges between crates, purity, sizes, rule numbers
    Tidy,
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
        Command::Tidy => tidy::run(&workspace)?,
    }
    Ok(ExitCode::SUCCESS)
}
