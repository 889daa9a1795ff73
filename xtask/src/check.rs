//! `cargo xtask check`: the inner loop, cheap failures first.

use std::process::Command;

use anyhow::Result;

use crate::browser;
use crate::needs::{self, Need};
use crate::project::Project;
use crate::steps::{EFFORT, Steps};

pub(crate) fn run(project: &Project) -> Result<()> {
    let steps = Steps::new("check");
    needs::get(project, "check", &[Need::Compiler, Need::Git, Need::Room(6)])?;
    steps.run("format", "format", format(project))?;
    steps.run("tidy", "tidy", tidy(project))?;
    steps.run("lints", "lints", lints(project))?;
    steps.run("tests", "quick tests", tests(project, "quick", &[]))?;
    steps.finish();
    Ok(())
}

pub(crate) fn format(project: &Project) -> Command {
    project.cargo(["fmt", "--all", "--check"])
}

pub(crate) fn tidy(project: &Project) -> Command {
    project.cargo(["run", "--package", "tidy", "--", "check"])
}

pub(crate) fn lints(project: &Project) -> Command {
    project.cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
}

/// Unit and integration tests; the effort says how many matches the conformance kit plays. Those in real
/// browsers need a built client (`cargo xtask browser` runs them), and what they are built on changes features of
/// libraries: the product is tested without.
pub(crate) fn tests(project: &Project, effort: &str, more: &[&str]) -> Command {
    let mut tests =
        project.cargo(["test", "--workspace", "--exclude", browser::PACKAGE, "--tests", "--examples"]);
    tests.args(more).env(EFFORT, effort);
    tests
}
