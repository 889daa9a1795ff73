//! `cargo xtask test`: everything that must hold before a change is merged, cheap failures first.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::steps::{EFFORT, Steps, cargo, execute, output, side_by_side};
use crate::workspace::Workspace;
use crate::{browser, check, tidy, tools, web};

/// The browser's target.
const BROWSER: &str = "wasm32-unknown-unknown";
/// WebAssembly with files and arguments: test programs can run in it.
const WASI: &str = "wasm32-wasip1";

pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let mut steps = Steps::new("test");
    steps.step("format", check::format)?;
    steps.step("tidy", || tidy::run(workspace))?;
    steps.step("tools", || {
        tools::ensure_all(workspace, &[BROWSER, WASI]).and_then(|()| tools::ensure_browser())
    })?;
    steps.step("licences, bans, sources", || tools::deny(workspace, &["licenses", "bans", "sources"]))?;
    steps.step("lints", check::lints)?;
    steps.step("documentation", documentation)?;
    steps.step("pure crates for the browser", || for_the_browser(workspace))?;
    let mut client = PathBuf::new();
    steps.step("client", || web::build(workspace, web::Profile::Web).map(|built| client = built))?;
    // With the client in the server from here on, so that it is built once for all tests.
    steps.step("full tests", || execute(check::tests("full").env(web::CLIENT, &client)))?;
    steps.step("tests in real browsers", || browser::play(&workspace.target.join("debug/zashiki")))?;
    let mut examples = cargo(["test", "--workspace", "--exclude", browser::PACKAGE, "--doc"]);
    steps.step("examples in documentation", || execute(examples.env(web::CLIENT, &client)))?;
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

/// Checked, not built: most are built with the client, and the games' tests run in WebAssembly.
fn for_the_browser(workspace: &Workspace) -> Result<()> {
    execute(cargo(["check", "--lib", "--target", BROWSER]).args(packages(&workspace.pure_crates())))
}

/// The same records must give the same events in WebAssembly, so the games' own tests run there too.
fn wasm_tests(workspace: &Workspace) -> Result<()> {
    let games = workspace.games();
    if games.is_empty() {
        println!("there is no game crate yet, so there is no test to run");
        return Ok(());
    }
    let runner = workspace.root.join("xtask/wasi-runner.mjs");
    let test = |games: &[&str]| {
        let mut command = cargo(["test", "--target", WASI, "--test", "it", "--config"]);
        // As an array, because a runner given as one string may hold no path with a space.
        command.arg(format!("target.{WASI}.runner=['node', '--no-warnings', '{}']", runner.display()));
        command.args(packages(games)).env(EFFORT, "quick");
        command
    };
    execute(test(&games).arg("--no-run"))?;
    // A program there has one thread. A panic ends it, and with it any output that the test harness holds back.
    let each = games.iter().map(|&game| {
        let mut command = test(&[game]);
        command.args(["--", "--no-capture"]);
        command
    });
    side_by_side(each.collect())
}

fn packages<'a>(names: &[&'a str]) -> Vec<&'a str> {
    names.iter().flat_map(|name| ["--package", name]).collect()
}
