//! `cargo xtask test`: everything that must hold before a change is merged.
//!
//! Two rows of steps run side by side, because most of them leave a core idle for a part of their time. Cargo lets
//! only one build at a time into a folder of builds; so the rows are laid out such that they use different ones.

use std::process::Command;
use std::sync::mpsc::{self, Receiver, Sender};

use anyhow::{Context, Result};

use crate::build::{self, Client};
use crate::jobs::{Job, execute, output, together_quietly};
use crate::needs::{self, Need};
use crate::project::{Project, packages};
use crate::queue::Queue;
use crate::steps::{EFFORT, Steps};
use crate::{browser, check, try_new_game};

/// What the tests need of the machine.
const NEEDS: &[Need] = &[
    Need::Compiler,
    Need::Git,
    Need::Target(needs::BROWSER),
    Need::Target(needs::WASI),
    Need::Node,
    Need::Python,
    Need::Postgres,
    Need::Nats,
    Need::SshKeygen,
    Need::Openssl,
    Need::Chromium,
    Need::Driver,
    Need::Terminals,
    Need::Room(12),
];

pub(crate) fn run(project: &Project) -> Result<()> {
    if let Some(mut again) = needs::again_with_terminals()? {
        return execute(&mut again);
    }
    println!("Runs every check there is: 25 to 30 minutes on two cores the first time.");
    let steps = Steps::new("test");
    let packages = steps.step("what the machine needs", || {
        let packages = needs::find(project, "test", NEEDS)?;
        if packages.can_wait() {
            return Ok(Some(packages));
        }
        packages.install(project).map(|()| None)
    })?;
    let (built, tools) = mpsc::channel();
    let all = &steps;
    // Each row owns its end: if the tools cannot be built, nobody waits for them.
    let rows = move || {
        Steps::side_by_side(
            move || source(project, all, &built),
            move || client_and_licences(project, all, &tools),
        )
    };
    // Browsers and databases are not needed before something is built, and most of their time is spent downloading.
    let install = || match &packages {
        Some(packages) => steps.step("packages", || packages.install(project)),
        None => Ok(()),
    };
    Steps::side_by_side(install, rows)?;
    steps.run(
        "build",
        "building the tests",
        check::tests(project, "full", &["--no-run"]),
    )?;
    steps.run(
        "build",
        "building the browser tests",
        browser::tests(project, &["--no-run"]),
    )?;
    let queue = Queue::of(check::tests(project, "full", &[]), (EFFORT, "full"))?;
    Steps::side_by_side(
        || steps.step("full tests", || queue.work("tests")),
        || elsewhere(project, &steps, &queue),
    )?;
    println!();
    for (program, arg) in [
        ("rustc", "--version"),
        ("node", "--version"),
        ("chromium", "--version"),
    ] {
        println!(
            "{program}: {}",
            output(Command::new(program).arg(arg))?.trim_end()
        );
    }
    steps.finish();
    Ok(())
}

/// What can be said of the source without running it. Says when the tools are built.
fn source(project: &Project, steps: &Steps, built: &Sender<()>) -> Result<()> {
    const LANE: &str = "source";
    steps.run(LANE, "format", check::format(project))?;
    steps.run(
        LANE,
        "tools",
        project.cargo([
            "build", "-p", "tidy", "-p", "bundle", "-p", "split", "-p", "format",
        ]),
    )?;
    built.send(())?;
    // As they were built: for `cargo run` of one alone some of their libraries would be built again.
    let mut markup = Command::new(project.built("format"));
    markup.arg(&project.root).arg("--check");
    steps.run(LANE, "markup and style sheets", markup)?;
    let mut tidy = Command::new(project.built("tidy"));
    tidy.arg("check")
        .current_dir(&project.root)
        .env_remove("CARGO_MANIFEST_DIR");
    steps.run(LANE, "tidy", tidy)?;
    steps.run(LANE, "lints", check::lints(project))?;
    let mut documentation = project.cargo(["doc", "--workspace", "--no-deps"]);
    documentation.env("RUSTDOCFLAGS", "-D warnings");
    steps.run(LANE, "documentation", documentation)?;
    // Checked, not built: most are built with the client, and the games' tests run in WebAssembly.
    let mut pure = project.cargo(["check", "--lib", "--target", needs::BROWSER]);
    pure.args(packages(&project.crates("pure")?));
    steps.run(LANE, "pure crates for the browser", pure)
}

/// The client as people get it, and what its and the server's dependencies allow.
fn client_and_licences(project: &Project, steps: &Steps, tools: &Receiver<()>) -> Result<()> {
    const LANE: &str = "client";
    steps.run(LANE, "the client", Client::Shipped.compile(project))?;
    if let Some(local) = Client::Shipped.compile_local(project) {
        steps.run(LANE, "tables on a device", local)?;
    }
    // Long there by now, unless everything was built before.
    tools.recv().context("the tools were not built")?;
    steps.step("files of the client", || Client::Shipped.bundle(project))?;
    if let Some(install) = needs::build_deny(project) {
        steps.run(LANE, "cargo-deny, once", install)?;
    }
    steps.run(
        LANE,
        "licences, bans, sources",
        needs::deny(project, &["licenses", "bans", "sources"]),
    )?;
    steps.step("known vulnerabilities", || {
        if needs::fetch_advisories(project)? {
            let command = needs::deny(project, &["--disable-fetch", "advisories"]);
            return together_quietly(vec![Job { name: LANE, command }]);
        }
        println!("NOT CHECKED: the database of advisories cannot be had from here; `cargo xtask advisories` asks again");
        Ok(())
    })
}

/// The games in WebAssembly, the examples in the documentation, the client in real browsers, a new game; then what is
/// left of the tests.
fn elsewhere(project: &Project, steps: &Steps, queue: &Queue) -> Result<()> {
    let games = project.crates("games")?;
    steps.run(
        "wasm",
        "building the tests for WebAssembly",
        in_wasm(project, &games, &["--no-run"]),
    )?;
    // Two at a time: a program there has one thread. A panic ends it, and with it any output that the test harness
    // holds back, so nothing is held back.
    steps.step("game tests in WebAssembly", || {
        games.chunks(2).try_for_each(|pair| {
            let job = |name, game: &String| {
                let command = in_wasm(project, std::slice::from_ref(game), &["--", "--no-capture"]);
                Job { name, command }
            };
            together_quietly(
                ["wasm 1", "wasm 2"]
                    .into_iter()
                    .zip(pair)
                    .map(|(name, game)| job(name, game))
                    .collect(),
            )
        })
    })?;
    let examples = project.cargo([
        "test",
        "--workspace",
        "--exclude",
        browser::PACKAGE,
        "--doc",
    ]);
    steps.run("examples", "examples in documentation", examples)?;
    let mut play = browser::tests(project, &["--", "--test-threads=2"]);
    play.env(browser::SERVER, project.built("zashiki"))
        .env(browser::SITE, Client::Shipped.site(project)?)
        .env(build::SHOWN, Client::Shipped.folder(project));
    steps.run("browser", "tests in real browsers", play)?;
    try_new_game::play(project, steps)?;
    steps.step("full tests, two at a time", || queue.work("tests 2"))
}

/// The same records must give the same events in WebAssembly, so the games' own tests run there too.
fn in_wasm(project: &Project, games: &[String], more: &[&str]) -> Command {
    let runner = project.root.join("xtask/wasi-runner.mjs");
    let mut command = project.cargo(["test", "--target", needs::WASI, "--test", "it", "--config"]);
    // As an array, because a runner given as one string may hold no path with a space.
    command.arg(format!(
        "target.{}.runner=['node', '--no-warnings', '{}']",
        needs::WASI,
        runner.display()
    ));
    command
        .args(packages(games))
        .args(more)
        .env(EFFORT, "quick");
    command
}
