//! `cargo xtask build` and `serve`: builds the web client and the server and starts it on a file of its own.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::web;
use crate::workspace::Workspace;

/// Where matches are kept if nothing else is said: beside the source, so that no cleaning of builds takes them.
const DATA: &str = "sqlite:zashiki.db";

/// The server as one program with the web client in it; gives its path.
pub(crate) fn build(workspace: &Workspace) -> Result<PathBuf> {
    let client = web::build(workspace, web::Profile::Web)?;
    let mut command = Command::new(env!("CARGO"));
    command.env(web::CLIENT, client).current_dir(&workspace.root);
    let status = command.args(["build", "--release", "--package", "zashiki"]).status();
    ensure!(status.context("cargo could not be started")?.success(), "the server does not build");
    Ok(workspace.target.join("release").join(format!("zashiki{}", std::env::consts::EXE_SUFFIX)))
}

/// Starts the server, which prints the address to open; further flags are passed on.
pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<()> {
    let mut command = Command::new(build(workspace)?);
    command.current_dir(&workspace.root).arg("serve");
    let says_where = args.iter().any(|arg| arg == "--data" || arg.starts_with("--data="));
    if !says_where && std::env::var_os("ZASHIKI_DATA").is_none() {
        command.args(["--data", DATA]);
    }
    let status = command.args(args).status().context("the server could not be started")?;
    ensure!(status.success(), "the server ended with {status}");
    Ok(())
}
