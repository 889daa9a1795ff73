//! `cargo xtask browser`, `shots` and a part of `bench`: the client in real browsers.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::steps::{cargo, execute};
use crate::workspace::Workspace;
use crate::{tools, web};

/// The crate with the tests; it cannot be tested without what is built here.
pub(crate) const PACKAGE: &str = "browser-tests";
/// Where the crate looks for the server's program.
const SERVER: &str = "ZASHIKI_SERVER";

/// Plays the client in real browsers.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    play(&build(workspace, "dev", "debug")?)
}

/// Plays the client that this server has in it.
pub(crate) fn play(server: &Path) -> Result<()> {
    let mut tests = cargo(["test", "--package", PACKAGE, "--", "--test-threads=2"]);
    execute(tests.env(SERVER, server))
}

/// Takes pictures of every screen.
pub(crate) fn shots(workspace: &Workspace, lang: &str) -> Result<()> {
    let server = build(workspace, "dev", "debug")?;
    let folder = workspace.target.join("shots").join(lang);
    let mut shots = cargo(["run", "--package", PACKAGE, "--bin", "shots", "--"]);
    execute(shots.arg(&folder).arg(lang).env(SERVER, server))?;
    println!("look at {}", folder.join("index.html").display());
    Ok(())
}

/// Measures what people would get.
pub(crate) fn measure(workspace: &Workspace, args: &[String]) -> Result<()> {
    let server = build(workspace, "release", "release")?;
    let mut measure = cargo(["run", "--quiet", "--release", "--package", PACKAGE, "--bin", "measure", "--"]);
    execute(measure.args(args).env(SERVER, server))
}

/// The server with the client in it, as people get it.
fn build(workspace: &Workspace, profile: &str, folder: &str) -> Result<PathBuf> {
    tools::ensure_browser()?;
    let client = web::build(workspace, web::Profile::Web)?;
    execute(cargo(["build", "--package", "zashiki", "--profile", profile]).env(web::CLIENT, client))?;
    Ok(workspace.target.join(folder).join("zashiki"))
}
