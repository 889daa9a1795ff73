//! `cargo deny`: built once, its database fetched, licences and advisories checked.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use super::{Need, get};
use crate::jobs::{execute, output};
use crate::project::Project;

/// Pinned, so that the same tree passes or fails the same way on every machine.
const DENY_VERSION: &str = "0.20.2";
/// How long the database of advisories is waited for.
const PATIENCE: Duration = Duration::from_mins(1);

fn deny_path(project: &Project) -> PathBuf {
    project.target.join("tools/bin/cargo-deny")
}

/// Builds `cargo deny` in the version we want, unless it is there.
pub(crate) fn build_deny(project: &Project) -> Option<Command> {
    let wanted = format!("cargo-deny {DENY_VERSION}");
    let found = output(Command::new(deny_path(project)).arg("--version"));
    if found.is_ok_and(|version| version.trim() == wanted) {
        return None;
    }
    // Neither optimised nor for a debugger: it runs for seconds, and compiles many times faster.
    let mut install = project.cargo(["install", "--locked", "--debug", "--force", "cargo-deny"]);
    install
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .env("CARGO_PROFILE_DEV_OPT_LEVEL", "0");
    install
        .args(["--version", DENY_VERSION, "--root"])
        .arg(project.target.join("tools"));
    Some(install)
}

/// `cargo deny check` for these.
pub(crate) fn deny(project: &Project, checks: &[&str]) -> Command {
    let mut command = Command::new(deny_path(project));
    command
        .current_dir(&project.root)
        .args(["check", "--hide-inclusion-graph"])
        .args(checks);
    command
}

/// Whether the database of advisories is here now; it is fetched from the internet.
pub(crate) fn fetch_advisories(project: &Project) -> Result<bool> {
    let mut fetch = Command::new(deny_path(project));
    fetch
        .current_dir(&project.root)
        .args(["fetch", "db"])
        .stdin(Stdio::null());
    let mut child = fetch
        .spawn()
        .context("cargo-deny could not be started")?;
    let started = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status.success());
        }
        if started.elapsed() > PATIENCE {
            child.kill()?;
            child.wait()?;
            return Ok(false);
        }
        thread::sleep(Duration::from_millis(100));
    }
}

/// `cargo xtask advisories`.
pub(crate) fn advisories(project: &Project) -> Result<()> {
    get(project, "advisories", &[Need::Compiler, Need::Room(2)])?;
    if let Some(mut install) = build_deny(project) {
        println!("Building cargo-deny {DENY_VERSION} once, about a minute.");
        execute(&mut install)?;
    }
    execute(&mut deny(project, &["advisories"]))
}
