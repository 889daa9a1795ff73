//! `cargo xtask check`: the inner loop, cheap failures first, tests only of packages that changed since they passed.

use std::process::Command;
use std::time::SystemTime;

use anyhow::Result;

use crate::browser;
use crate::changed::{self, Changed};
use crate::jobs::execute;
use crate::needs::{self, Need};
use crate::project::{Project, packages};
use crate::steps::{EFFORT, Steps};

/// What the tests outside of browsers need of the machine; without what changed being known, all of them are run.
const NEEDS: &[Need] = &[
    Need::Compiler,
    Need::Git,
    Need::Python,
    Need::Postgres,
    Need::Nats,
    Need::SshKeygen,
    Need::Openssl,
    Need::Terminals,
    Need::Room(6),
];

pub(crate) fn run(project: &Project) -> Result<()> {
    if let Some(mut again) = needs::again_with_terminals()? {
        return execute(&mut again);
    }
    let steps = Steps::new("check");
    needs::get(project, "check", NEEDS)?;
    steps.run("format", "format", format(project))?;
    let markup = markup_and_styles(project, &["--check"]);
    steps.run("format", "markup and style sheets", markup)?;
    steps.run("tidy", "tidy", tidy(project))?;
    steps.run("lints", "lints", lints(project))?;
    let begun = SystemTime::now();
    match changed::since_the_last_pass(project)? {
        Changed::Everything => steps.run("tests", "quick tests", tests(project, "quick", &[]))?,
        Changed::Packages(names) if names.iter().all(|name| name == browser::PACKAGE) => {
            println!("\nNothing has changed since the quick tests last passed.");
        }
        Changed::Packages(names) => {
            let names: Vec<String> = names
                .into_iter()
                .filter(|name| name != browser::PACKAGE)
                .collect();
            println!(
                "\nChanged since the quick tests last passed: {}.",
                names.join(", ")
            );
            let mut tests = project.cargo(["test", "--tests", "--examples"]);
            tests.args(packages(&names)).env(EFFORT, "quick");
            steps.run("tests", "quick tests of what changed", tests)?;
        }
    }
    changed::passed(project, begun)?;
    steps.finish();
    Ok(())
}

pub(crate) fn format(project: &Project) -> Command {
    project.cargo(["fmt", "--all", "--check"])
}

/// What rustfmt leaves alone.
pub(crate) fn markup_and_styles(project: &Project, more: &[&str]) -> Command {
    let mut command = project.cargo(["run", "--package", "format", "--"]);
    command.arg(&project.root).args(more);
    command
}

/// `cargo xtask format`. Twice: each of the two tools moves what the other has laid out.
pub(crate) fn reformat(project: &Project) -> Result<()> {
    for _ in 0..2 {
        execute(&mut project.cargo(["fmt", "--all"]))?;
        execute(&mut markup_and_styles(project, &[]))?;
    }
    Ok(())
}

pub(crate) fn tidy(project: &Project) -> Command {
    project.cargo(["run", "--package", "tidy", "--", "check"])
}

pub(crate) fn lints(project: &Project) -> Command {
    project.cargo([
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ])
}

/// Unit and integration tests; the effort says how many matches the conformance kit plays. Those in real
/// browsers need a built client (`cargo xtask browser` runs them), and what they are built on changes features of
/// libraries: the product is tested without.
pub(crate) fn tests(project: &Project, effort: &str, more: &[&str]) -> Command {
    let mut tests = project.cargo([
        "test",
        "--workspace",
        "--exclude",
        browser::PACKAGE,
        "--tests",
        "--examples",
    ]);
    tests.args(more).env(EFFORT, effort);
    tests
}
