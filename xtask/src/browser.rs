//! `cargo xtask browser`, `shots`, `lessons` and a part of `bench`: the client in real browsers.

use std::process::Command;

use anyhow::Result;

use crate::build::{self, Client};
use crate::jobs::execute;
use crate::needs::{self, Need};
use crate::project::Project;

/// The crate with the tests; it cannot be tested without what is built here.
pub(crate) const PACKAGE: &str = "browser-tests";
/// Where the crate looks for the server's program.
pub(crate) const SERVER: &str = "ZASHIKI_SERVER";

/// Where it looks for the client for a plain host of files.
pub(crate) const SITE: &str = "ZASHIKI_SITE";

/// Where the measurements look for the program that plays tables on a device, built for this machine.
const LOCAL: &str = "ZASHIKI_LOCAL";

/// What real browsers need of the machine.
pub(crate) const NEEDS: &[Need] = &[
    Need::Compiler,
    Need::Target(needs::BROWSER),
    Need::Chromium,
    Need::Driver,
    Need::Room(8),
];

/// The tests, which are told by the environment what to play with.
pub(crate) fn tests(project: &Project, more: &[&str]) -> Command {
    let mut tests = project.cargo(["test", "--package", PACKAGE]);
    tests.args(more);
    tests
}

/// Plays the client in real browsers.
pub(crate) fn run(project: &Project) -> Result<()> {
    let mut play = tests(project, &["--", "--test-threads=2"]);
    with_server(project, "browser", &mut play)
}

/// Takes pictures of every screen.
pub(crate) fn shots(project: &Project, lang: &str) -> Result<()> {
    let folder = project.target.join("shots").join(lang);
    let mut shots = project.cargo(["run", "--package", PACKAGE, "--bin", "shots", "--"]);
    with_server(project, "shots", shots.arg(&folder).arg(lang))?;
    println!("look at {}", folder.join("index.html").display());
    Ok(())
}

/// Plays every lesson to its end, in one language or in all, with pictures.
pub(crate) fn lessons(project: &Project, lang: Option<&str>) -> Result<()> {
    let folder = project.target.join("lessons");
    let mut lessons = project.cargo(["run", "--package", PACKAGE, "--bin", "lessons", "--"]);
    with_server(project, "lessons", lessons.arg(&folder).args(lang))?;
    println!("look at {}", folder.display());
    Ok(())
}

/// Measures what people would get.
pub(crate) fn measure(project: &Project, args: &[String]) -> Result<()> {
    needs::get(project, "bench", NEEDS)?;
    let server = build::program(project)?;
    // What bots do in a browser is measured beside the same outside of one, built like the server.
    execute(&mut project.cargo(["build", "--package", "local-worker", "--profile", "dist"]))?;
    let local = project
        .target
        .join("dist")
        .join(format!("local-worker{}", std::env::consts::EXE_SUFFIX));
    let mut measure = project.cargo([
        "run",
        "--quiet",
        "--release",
        "--package",
        PACKAGE,
        "--bin",
        "measure",
        "--",
    ]);
    let measure = measure.args(args);
    execute(measure.env(SERVER, server).env(LOCAL, local))
}

/// The client as people get it, on a server as tests build it.
fn with_server(project: &Project, name: &'static str, command: &mut Command) -> Result<()> {
    needs::get(project, name, NEEDS)?;
    let client = build::web(project, Client::Shipped)?;
    execute(&mut project.cargo(["build", "--package", "zashiki"]))?;
    execute(
        command
            .env(SITE, Client::Shipped.site(project)?)
            .env(SERVER, project.built("zashiki"))
            .env(build::SHOWN, client),
    )
}
