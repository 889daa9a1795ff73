//! `cargo xtask test`: everything that must hold before a change is merged, cheap failures first.

use std::process::Command;

use anyhow::Result;

use crate::steps::{EFFORT, Steps, cargo, execute, output};
use crate::workspace::Workspace;
use crate::{browser, check, tidy, tools};

/// The browser's target: pure crates must build for it.
const BROWSER: &str = "wasm32-unknown-unknown";
/// WebAssembly with files and arguments: test programs can run in it.
const WASI: &str = "wasm32-wasip1";

pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let mut steps = Steps::new("test");
    steps.step("format", check::format)?;
    steps.step("tidy", || tidy::run(workspace))?;
    steps.step("tools", || tools::ensure_all(workspace, &[BROWSER, WASI]))?;
    steps.step("licences, bans, sources", || tools::deny(workspace, &["licenses", "bans", "sources"]))?;
    steps.step("lints", check::lints)?;
    steps.step("documentation", documentation)?;
    steps.step("WebAssembly builds", || browser_builds(workspace))?;
    steps.step("full tests", || check::tests("full"))?;
    steps.step("tests in real browsers", || browser::run(workspace))?;
    steps.step("examples in documentation", || execute(&mut cargo(["test", "--workspace", "--doc"])))?;
    steps.step("game tests in WebAssembly", || wasm_tests(workspace))?;
    println!();
    for line in [output(Command::new("rustc").arg("--version"))?, tools::versions(workspace)?] {
        println!("{}", line.trim_end());
    }
    steps.finish();
    Ok(())
}

fn documentation() -> Result<()> {
    execute(cargo(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
}

fn browser_builds(workspace: &Workspace) -> Result<()> {
    let names = workspace.pure_crates();
    execute(cargo(["build", "--lib", "--target", BROWSER]).args(packages(&names)))
}

/// The same records must give the same events in WebAssembly, so the games' own tests run there too.
fn wasm_tests(workspace: &Workspace) -> Result<()> {
    let games = workspace.games();
    if games.is_empty() {
        println!("there is no game crate yet, so there is no test to run");
        return Ok(());
    }
    let mut command = cargo(["test", "--target", WASI, "--test", "it", "--config"]);
    // As an array, because a runner given as one string may hold no path with a space.
    let runner = workspace.root.join("xtask/wasi-runner.mjs");
    command.arg(format!("target.{WASI}.runner=['node', '--no-warnings', '{}']", runner.display()));
    // A panic ends the whole program there, and with it any output that the test harness holds back.
    command.args(packages(&games)).args(["--", "--no-capture"]);
    execute(command.env(EFFORT, "quick"))
}

fn packages<'a>(names: &[&'a str]) -> Vec<&'a str> {
    names.iter().flat_map(|name| ["--package", name]).collect()
}
