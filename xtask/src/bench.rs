//! `cargo xtask bench`: the speed of every game, of the terminal and of the client in a browser, one after another.

use anyhow::Result;

use crate::browser;
use crate::jobs::execute;
use crate::project::{Project, packages};

pub(crate) fn run(project: &Project, args: &[String]) -> Result<()> {
    let games = project.crates("games")?;
    let mut speed = project.cargo(["bench", "--quiet", "--bench", "speed"]);
    execute(speed.args(packages(&games)).arg("--").args(args))?;
    execute(&mut project.cargo([
        "bench",
        "--quiet",
        "--package",
        "client-tui",
        "--bench",
        "screens",
    ]))?;
    browser::measure(project, args)
}
