//! The project's own commands: `cargo xtask <command>`.
//!
//! | file | command |
//! |---|---|
//! | `serve` | the server with its client, built and started |
//! | `cluster` | several servers on one database, and the long run of their faults |
//! | `check`, `changed` | the inner loop |
//! | `test`, `queue` | everything that continuous integration runs |
//! | `build` | the client as a folder of files, the server as a program, what is given to others |
//! | `browser` | the client tested, pictured and measured in real browsers |
//! | `bench` | the speed of every game and of the client, in a release build |
//! | `timings` | how long building takes, measured and written down |
//! | `try_new_game` | a game made from the template, built and played |
//! | `needs` | what each command needs of the machine: found, installed or named |
//! | `jobs`, `steps`, `project` | parts the commands share |

#![allow(
    clippy::print_stdout,
    reason = "the output of these commands is their job"
)]

mod bench;
mod browser;
mod build;
mod changed;
mod check;
mod cluster;
mod jobs;
mod needs;
mod project;
mod queue;
mod serve;
mod steps;
mod test;
mod timings;
mod try_new_game;

use std::env;
use std::process::ExitCode;

use anyhow::{Context, Result, bail, ensure};
use lexopt::{Arg, Parser, ValueExt};

use crate::project::Project;

const HELP: &str = "\
The project's own commands.

Usage: cargo xtask <command>

To play:
  serve [FLAGS]         builds everything, starts the server and prints the address to open;
                        flags are passed on: --listen 0.0.0.0:8080 (`zashiki serve --help` lists them)

  cluster [--nodes 3]   several servers that share their tables: PostgreSQL, NATS, the nodes and HAProxy before them,
                        all on loopback; prints the address

While working:
  check                 format, tidiness, lints, quick tests of what changed
  format                formats the source: Rust, the markup inside it, style sheets
  test                  every check there is, as continuous integration runs it
  tidy                  what no compiler checks: edges between crates, purity, sizes, rule numbers
  browser               the client played in real browsers: whole matches, languages, keys, an audit
  shots [--lang LANG]   pictures of every screen in en, ru, pl or uk, with a page to look at them
  lessons [--lang LANG] every lesson played to its end in one language or in all, on a phone and on a wide screen,
                        with pictures of each step
  bench [ARGS]          the speed of every game, and of the client in a browser
  cluster-test [--faults 100] [--tables 12]
                        nodes, NATS and the database that die, stand still and go down in the middle of play
  new-game NAME         a new game that can be played at once, copied from the template
  try-new-game          makes a game from the template in a copy of the project, builds it and plays it
  timings               how long building takes, measured with empty caches (half an hour)

To ship:
  web [--quick]         the web client as a folder of files; prints its path
  site [--quick]        the web client for any host of files, without a server; prints its path
  build                 the server as one program with the web client in it; prints its path
  dist [--sign KEY]     the program with its documents, licences, list of parts and sums; prints the archive and the folder
  advisories            known vulnerabilities of the dependencies (downloads the database of them)
";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let mut parser = Parser::from_env();
    let command = match parser.next()? {
        Some(Arg::Value(name)) => name.string()?,
        Some(Arg::Long("help") | Arg::Short('h')) | None => "help".to_owned(),
        Some(other) => return Err(other.unexpected().into()),
    };
    let project = Project::find()?;
    match command.as_str() {
        "serve" => return serve::run(&project, &rest(&mut parser)?),
        "bench" => return bench::run(&project, &rest(&mut parser)?),
        "shots" => {
            let lang = value_of(&mut parser, "lang")?;
            return browser::shots(&project, lang.as_deref().unwrap_or("en"));
        }
        "lessons" => {
            let lang = value_of(&mut parser, "lang")?;
            return browser::lessons(&project, lang.as_deref());
        }
        "cluster" => {
            let nodes = value_of(&mut parser, "nodes")?;
            return cluster::run(&project, nodes.as_deref().unwrap_or("3"));
        }
        "cluster-test" => {
            return cluster::test(&project, &mut parser);
        }
        "web" => {
            let quick = switch(&mut parser, "quick")?;
            println!("{}", build::web_command(&project, quick)?.display());
            return Ok(());
        }
        "site" => {
            let quick = switch(&mut parser, "quick")?;
            println!("{}", build::site(&project, quick)?.display());
            return Ok(());
        }
        "dist" => {
            let key =
                value_of(&mut parser, "sign")?.or_else(|| env::var("ZASHIKI_SIGNING_KEY").ok());
            return build::distribution(&project, key.as_deref());
        }
        "new-game" => {
            let name = parser
                .value()
                .context("new-game needs a name in kebab-case")?
                .string()?;
            nothing_more(&mut parser)?;
            return project.tidy(&["new-game", &name]);
        }
        _ => nothing_more(&mut parser)?,
    }
    match command.as_str() {
        "help" => print!("{HELP}"),
        "check" => check::run(&project)?,
        "format" => check::reformat(&project)?,
        "test" => test::run(&project)?,
        "tidy" => project.tidy(&["check"])?,
        "advisories" => needs::advisories(&project)?,
        "browser" => browser::run(&project)?,
        "build" => println!("{}", build::program(&project)?.display()),
        "timings" => timings::run(&project)?,
        "try-new-game" => try_new_game::run(&project)?,
        unknown => bail!("there is no command `{unknown}`; `cargo xtask help` lists them"),
    }
    Ok(())
}

/// What is passed on to another program.
fn rest(parser: &mut Parser) -> Result<Vec<String>> {
    parser
        .raw_args()?
        .map(|arg| Ok(arg.string()?))
        .collect()
}

fn nothing_more(parser: &mut Parser) -> Result<()> {
    parser
        .next()?
        .map_or(Ok(()), |arg| Err(arg.unexpected().into()))
}

fn switch(parser: &mut Parser, name: &str) -> Result<bool> {
    match parser.next()? {
        None => Ok(false),
        Some(Arg::Long(long)) if long == name => nothing_more(parser).map(|()| true),
        Some(other) => Err(other.unexpected().into()),
    }
}

fn value_of(parser: &mut Parser, name: &str) -> Result<Option<String>> {
    match parser.next()? {
        None => return Ok(None),
        Some(Arg::Long(long)) => ensure!(long == name, "unknown flag --{long}"),
        Some(other) => return Err(other.unexpected().into()),
    }
    let value = parser.value()?.string()?;
    nothing_more(parser)?;
    Ok(Some(value))
}
