//! The programs the full test needs beyond cargo: found, or installed, or named in a clear failure.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail, ensure};

use crate::steps::{cargo, execute, output};
use crate::workspace::Workspace;

/// Pinned, so that the same tree passes or fails the same way on every machine.
const DENY_VERSION: &str = "0.20.2";
/// The first release whose `node:wasi` needs no flag.
const NODE_AT_LEAST: u32 = 18;

/// Gets everything before the long steps start.
pub(crate) fn ensure_all(workspace: &Workspace, targets: &[&str]) -> Result<()> {
    for target in targets {
        ensure_target(target)?;
    }
    ensure_node()?;
    ensure_postgres()?;
    ensure_deny(workspace)?;
    println!("{}", versions(workspace)?);
    Ok(())
}

/// One line for the summary.
pub(crate) fn versions(workspace: &Workspace) -> Result<String> {
    let deny = output(Command::new(deny_path(workspace)).arg("--version"))?;
    let node = output(Command::new("node").arg("--version"))?;
    Ok(format!("{}, node {}", deny.trim(), node.trim()))
}

/// Runs the given checks of `cargo deny`.
pub(crate) fn deny(workspace: &Workspace, checks: &[&str]) -> Result<()> {
    ensure_deny(workspace)?;
    execute(Command::new(deny_path(workspace)).args(["check", "--hide-inclusion-graph"]).args(checks))
}

fn tools_folder(workspace: &Workspace) -> PathBuf {
    workspace.target.join("tools")
}

fn deny_path(workspace: &Workspace) -> PathBuf {
    tools_folder(workspace).join("bin/cargo-deny")
}

fn ensure_deny(workspace: &Workspace) -> Result<()> {
    let wanted = format!("cargo-deny {DENY_VERSION}");
    let found = output(Command::new(deny_path(workspace)).arg("--version"));
    if found.is_ok_and(|version| version.trim() == wanted) {
        return Ok(());
    }
    println!("{wanted} is not in target/tools: building it once, which takes a few minutes");
    // Neither optimised nor for a debugger: it runs for seconds, and compiles many times faster.
    let mut install = cargo(["install", "--locked", "--debug", "--force", "cargo-deny"]);
    install.env("CARGO_PROFILE_DEV_DEBUG", "0");
    execute(install.args(["--version", DENY_VERSION, "--root"]).arg(tools_folder(workspace)))
}

/// The toolchain file names the targets, so rustup has usually installed them already.
fn ensure_target(target: &str) -> Result<()> {
    let folder = output(Command::new("rustc").args(["--print", "target-libdir", "--target", target]))?;
    if Path::new(folder.trim()).is_dir() {
        return Ok(());
    }
    execute(Command::new("rustup").args(["target", "add", target]))
}

fn ensure_node() -> Result<()> {
    if node_is_new_enough() {
        return Ok(());
    }
    if !can_install() {
        bail!(
            "the WebAssembly tests need Node.js {NODE_AT_LEAST} or later as `node` \
             (package `nodejs` on Debian and most others): install it and run again"
        );
    }
    install("nodejs")?;
    ensure!(node_is_new_enough(), "the installed package `nodejs` is older than version {NODE_AT_LEAST}");
    Ok(())
}

/// The store's tests start a server of their own; only its programs are needed.
fn ensure_postgres() -> Result<()> {
    if has_postgres() {
        return Ok(());
    }
    if !can_install() {
        bail!(
            "the store's tests need PostgreSQL's server programs, such as `initdb` \
             (package `postgresql` on Debian): install it and run again"
        );
    }
    install("postgresql")?;
    ensure!(has_postgres(), "the installed package `postgresql` has no `initdb`");
    Ok(())
}

/// The browser and the program that drives it, which must be of the same version.
pub(crate) fn ensure_browser() -> Result<()> {
    for (program, package) in [("chromium", "chromium"), ("chromedriver", "chromium-driver")] {
        let found = || output(Command::new(program).arg("--version"));
        if found().is_err() {
            if !can_install() {
                bail!(
                    "the browser tests need `{program}` (package `{package}` on Debian): install it and run again"
                );
            }
            install(package)?;
        }
        println!("{}", found()?.trim());
    }
    Ok(())
}

/// Debian keeps the server's programs out of the search path, in a folder for each version.
fn has_postgres() -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    debian.chain(env::split_paths(&path)).any(|folder| folder.join("initdb").is_file())
}

/// Whether this is a Debian whose packages we may add to.
fn can_install() -> bool {
    let debian = Path::new("/etc/debian_version").exists();
    debian && output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

fn install(package: &str) -> Result<()> {
    execute(Command::new("apt-get").arg("update"))?;
    execute(Command::new("apt-get").args(["install", "-y", package]).env("DEBIAN_FRONTEND", "noninteractive"))
}

fn node_is_new_enough() -> bool {
    let version = output(Command::new("node").arg("--version"));
    version.is_ok_and(|text| major(&text).is_some_and(|major| major >= NODE_AT_LEAST))
}

/// The 20 of `v20.11.1`.
fn major(version: &str) -> Option<u32> {
    version.trim().strip_prefix('v')?.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_major_version_of_node_is_read() {
        assert_eq!(major("v20.11.1\n"), Some(20));
        assert_eq!(major("v8"), Some(8));
        assert_eq!(major("unknown"), None);
    }
}
