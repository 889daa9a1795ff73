//! `cargo xtask check`: the inner loop, cheap failures first.

use std::process::Command;

use anyhow::Result;

use crate::steps::{EFFORT, Steps, cargo, execute};
use crate::workspace::Workspace;
use crate::{browser, tidy};

pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let mut steps = Steps::new("check");
    steps.step("format", format)?;
    steps.step("tidy", || tidy::run(workspace))?;
    steps.step("lints", lints)?;
    steps.step("quick tests", || execute(&mut tests("quick")))?;
    steps.finish();
    Ok(())
}

pub(crate) fn format() -> Result<()> {
    execute(&mut cargo(["fmt", "--all", "--check"]))
}

pub(crate) fn lints() -> Result<()> {
    execute(&mut cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
}

/// Unit and integration tests; the effort says how many matches the conformance kit plays. Those in real
/// browsers need a built client (`cargo xtask browser` runs them), and what they are built on changes features of
/// libraries: the product is tested without.
pub(crate) fn tests(effort: &str) -> Command {
    let mut tests = cargo(["test", "--workspace", "--exclude", browser::PACKAGE, "--tests", "--examples"]);
    tests.env(EFFORT, effort);
    tests
}
