//! Reads the source as a whole: checks what no compiler checks, and writes new games from the template.
//!
//! `cargo xtask` starts it; it is a program of its own because reading Rust takes a parser, and whoever only
//! wants to play should not have to wait for that.

#![allow(
    clippy::print_stdout,
    reason = "the output of these commands is their job"
)]

mod checks;
mod commands;
mod markers;
mod new_game;
mod tree;
mod workspace;

use std::env;
use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::workspace::Workspace;

const USAGE: &str = "usage: tidy check | list games | list pure | new-game NAME";

fn main() -> ExitCode {
    match run(&env::args().skip(1).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> Result<()> {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let workspace = Workspace::load()?;
    match args[..] {
        ["check"] => checks::run(&workspace)?,
        ["list", "games"] => list(&workspace.games()),
        ["list", "pure"] => list(&workspace.pure_crates()),
        ["new-game", name] => new_game::run(&workspace, name)?,
        _ => bail!(USAGE),
    }
    Ok(())
}

fn list(names: &[&str]) {
    for name in names {
        println!("{name}");
    }
}
