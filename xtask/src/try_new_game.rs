//! A new game is made from the template in a copy of the project, built and played, so that what
//! docs/adding-a-game.md promises is true.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::browser;
use crate::build::{self, Client};
use crate::jobs::{execute, output};
use crate::needs;
use crate::project::Project;
use crate::steps::{EFFORT, Steps};

/// The game that is made.
const GAME: &str = "moon-viewing";
/// What is built of the dependencies already; building it again for the copy would take minutes.
const BUILT: [&str; 3] = ["debug", "web", "wasm32-unknown-unknown/web"];
/// Builds the server as the tests do, as what one of them runs: built alone, its dependencies would have fewer
/// features, and none of those that are built would serve.
const SERVER: [&str; 7] = [
    "test",
    "--workspace",
    "--exclude",
    browser::PACKAGE,
    "--no-run",
    "--test",
    "lab",
];
/// What has to be built again because there is one more game. For one small match it need not be fast.
const BUILT_AGAIN: [&str; 9] = [
    "bots",
    "catalog",
    "client-core",
    "lab",
    "load",
    "protocol",
    "server",
    "table",
    "zashiki",
];
/// Larger files are never written again under the same name, so one file may serve both folders.
const SMALL: u64 = 64 * 1024;

/// `cargo xtask try-new-game`.
pub(crate) fn run(project: &Project) -> Result<()> {
    needs::get(project, "try-new-game", browser::NEEDS)?;
    let steps = Steps::new("try-new-game");
    steps.step("what is built already", || {
        execute(&mut project.cargo(["build", "-p", "tidy", "-p", "bundle"]))?;
        execute(&mut project.cargo(["build", "-p", browser::PACKAGE, "--bins"]))?;
        execute(&mut project.cargo(SERVER))?;
        execute(&mut Client::Shipped.compile(project))
    })?;
    play(project, &steps)?;
    steps.finish();
    Ok(())
}

/// Makes the game, runs its tests, and plays it in a browser.
pub(crate) fn play(project: &Project, steps: &Steps) -> Result<()> {
    const LANE: &str = "new game";
    let copy = Project {
        root: project.target.join("new-game/source"),
        target: project.target.join("new-game/target"),
    };
    steps.step("a new game from the template", || make(project, &copy))?;
    let cargo = |args: &[&str]| {
        let mut command = copy.cargo(args);
        command.env("CARGO_TARGET_DIR", &copy.target);
        command
    };
    let mut tests = cargo(&["test", "--package", GAME]);
    tests.env(EFFORT, "quick");
    steps.run(LANE, "the tests of the new game", tests)?;
    let mut client = Client::Tried.compile(&copy);
    client.env("CARGO_TARGET_DIR", &copy.target);
    steps.run(LANE, "a client with the new game", client)?;
    let mut server = cargo(&SERVER);
    for package in BUILT_AGAIN {
        server.args([
            "--config",
            &format!("profile.dev.package.{package}.opt-level=0"),
        ]);
    }
    steps.run(LANE, "a server with the new game", server)?;
    let mut play = Command::new(project.built("first_match"));
    play.arg(GAME)
        .env(browser::SERVER, copy.built("zashiki"));
    steps.step("the new game in a real browser", || {
        let page = Client::Tried.bundle(&copy)?;
        execute(play.env(build::SHOWN, page))
    })
}

/// The copy of the project with one more game.
fn make(project: &Project, copy: &Project) -> Result<()> {
    if copy.root.exists() {
        fs::remove_dir_all(&copy.root).context("removing the last copy of the project")?;
    }
    let mut list = Command::new("git");
    list.args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(&project.root);
    for file in output(&mut list)?.lines() {
        let (from, to) = (project.root.join(file), copy.root.join(file));
        // Git still lists a file that was deleted and not yet committed.
        if from.is_file() {
            copy_file(&from, &to)?;
        }
    }
    // A repository of its own: this one ignores the folder of builds.
    let mut init = Command::new("git");
    execute(
        init.args(["init", "--quiet"])
            .current_dir(&copy.root),
    )?;
    for folder in BUILT {
        let from = project.target.join(folder);
        for part in ["build", "deps", ".fingerprint"] {
            share(&from.join(part), &copy.target.join(folder).join(part))?;
        }
    }
    let mut tidy = Command::new(project.built("tidy"));
    tidy.args(["new-game", GAME])
        .current_dir(&copy.root)
        .env_remove("CARGO_MANIFEST_DIR");
    execute(&mut tidy)?;
    // The bundler of the copy is the same program.
    copy_file(&project.built("bundle"), &copy.built("bundle"))
}

/// Gives the copy what was built, without taking up the room twice.
fn share(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| format!("reading {}", from.display()))? {
        let entry = entry?;
        let (from, to): (PathBuf, PathBuf) = (entry.path(), to.join(entry.file_name()));
        let about = entry.metadata()?;
        if about.is_dir() {
            share(&from, &to)?;
        } else if to.exists() {
            // From an earlier run; cargo finds out by itself whether it is still of use.
        } else if about.len() < SMALL || fs::hard_link(&from, &to).is_err() {
            copy_file(&from, &to)?;
        }
    }
    Ok(())
}

/// Copies a file with the time of its last change, by which cargo knows what is still to be built.
fn copy_file(from: &Path, to: &Path) -> Result<()> {
    let copying = || format!("copying {}", from.display());
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::copy(from, to).with_context(copying)?;
    let changed = fs::metadata(from)?.modified()?;
    fs::File::options()
        .write(true)
        .open(to)
        .and_then(|file| file.set_modified(changed))
        .with_context(copying)
}
