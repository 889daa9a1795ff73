//! `cargo xtask bench`: the speed of every game and of the client in a browser, one after another.

use anyhow::Result;

use crate::browser;
use crate::steps::{cargo, execute};
use crate::workspace::Workspace;

pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<()> {
    let games = workspace.games();
    let packages = games.iter().flat_map(|name| ["--package", name]);
    execute(cargo(["bench", "--quiet", "--bench", "speed"]).args(packages).arg("--").args(args))?;
    browser::measure(workspace, args)
}
