//! `cargo xtask timings`: how long building and testing take on this machine, measured in a fresh clone with empty
//! caches, and written into docs/building.md.

use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use crate::jobs::{execute, output};
use crate::needs;
use crate::project::Project;
use crate::serve;

const DOCUMENT: &str = "docs/building.md";
const BEGIN: &str = "<!-- timings -->\n";
const END: &str = "<!-- /timings -->";
/// A file of a game that is changed to see how long the next build takes.
const CHANGED: &str = "crates/samurakva/src/lib.rs";

/// One measured thing.
struct Row {
    what: &'static str,
    goal: u64,
    took: Duration,
}

pub(crate) fn run(project: &Project) -> Result<()> {
    // What must be installed for any of it is not a part of the time.
    needs::get(project, "serve", serve::NEEDS)?;
    let clone = Clone::make(project)?;
    let mut rows = Vec::new();
    let mut row = |what, goal, took: Duration| -> Result<()> {
        println!("\n-- {what}: {} s (goal {goal} s)\n", took.as_secs());
        rows.push(Row { what, goal, took });
        // Written each time: what was measured is not lost when something later fails.
        let text = fs::read_to_string(project.root.join(DOCUMENT))?;
        Ok(fs::write(
            project.root.join(DOCUMENT),
            with_table(&text, &table(&clone, &rows)?)?,
        )?)
    };
    row(
        "`cargo xtask test`, all caches empty",
        1500,
        clone.xtask("test")?,
    )?;
    fs::remove_dir_all(clone.folder.join("project/target"))?;
    fs::remove_dir_all(clone.home())?;
    row(
        "`cargo xtask serve`, all caches empty, to the printed address",
        300,
        clone.serve()?,
    )?;
    row(
        "`cargo xtask serve` again, nothing changed",
        3,
        clone.serve()?,
    )?;
    clone.change(1)?;
    row(
        "`cargo xtask serve` after a change in one game",
        60,
        clone.serve()?,
    )?;
    clone.xtask("check")?;
    clone.change(2)?;
    row(
        "`cargo xtask check` after a change in one game",
        60,
        clone.xtask("check")?,
    )?;
    fs::remove_dir_all(&clone.folder)?;
    Ok(())
}

/// The last commit in a folder of its own, with caches of its own.
struct Clone {
    folder: PathBuf,
}

impl Clone {
    fn make(project: &Project) -> Result<Clone> {
        let folder = project.target.join("timings");
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        let mut git = Command::new("git");
        execute(
            git.args(["clone", "--quiet"])
                .arg(&project.root)
                .arg(folder.join("project")),
        )?;
        Ok(Clone { folder })
    }

    fn home(&self) -> PathBuf {
        self.folder.join("cargo")
    }

    fn command(&self, args: &[&str]) -> Result<Command> {
        fs::create_dir_all(self.home())?;
        let own = std::env::var_os("CARGO_HOME").map(PathBuf::from);
        let usual = std::env::var_os("HOME").map(|home| Path::new(&home).join(".cargo"));
        // A mirror that is set up there is still needed.
        if let Some(from) = own
            .or(usual)
            .map(|home| home.join("config.toml"))
            .filter(|file| file.exists())
        {
            fs::copy(from, self.home().join("config.toml"))?;
        }
        let mut command = Command::new("cargo");
        command
            .arg("xtask")
            .args(args)
            .current_dir(self.folder.join("project"));
        command
            .env("CARGO_HOME", self.home())
            .env_remove("CARGO_TARGET_DIR")
            .env_remove("CARGO_MANIFEST_DIR");
        Ok(command)
    }

    fn xtask(&self, command: &str) -> Result<Duration> {
        let started = Instant::now();
        execute(&mut self.command(&[command])?)?;
        Ok(started.elapsed())
    }

    /// Until the address is printed; then the server is ended.
    fn serve(&self) -> Result<Duration> {
        let started = Instant::now();
        let mut command = self.command(&["serve", "--listen=127.0.0.1:0"])?;
        let mut child = command
            .stdout(Stdio::piped())
            .spawn()
            .context("cargo could not be started")?;
        let lines = BufReader::new(
            child
                .stdout
                .take()
                .context("no output of a child")?,
        )
        .lines();
        let mut took = None;
        for line in lines {
            let line = line?;
            println!("{line}");
            if line.starts_with("http://") {
                took = Some(started.elapsed());
                break;
            }
        }
        // The server is the child's child: asked to end, both do.
        let parent = child.id().to_string();
        if took.is_some() {
            let xtask = output(Command::new("pgrep").args(["-P", &parent]))?;
            let server = output(Command::new("pgrep").args(["-P", xtask.trim()]))
                .map_or(xtask, |server| server);
            execute(Command::new("kill").args(server.split_whitespace()))?;
            thread::sleep(Duration::from_millis(500));
        }
        child.wait()?;
        took.context("the server did not print its address")
    }

    fn change(&self, number: u32) -> Result<()> {
        let path = self.folder.join("project").join(CHANGED);
        let text = fs::read_to_string(&path)?;
        let more = format!(
            "\n/// Here to be compiled.\npub fn changed_{number}() -> u32 {{\n    {number}\n}}\n"
        );
        Ok(fs::write(&path, text + &more)?)
    }
}

fn table(clone: &Clone, rows: &[Row]) -> Result<String> {
    let mut git = Command::new("git");
    git.args(["log", "-1", "--format=%h of %as"])
        .current_dir(clone.folder.join("project"));
    let commit = output(&mut git)?;
    let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let rustc = output(Command::new("rustc").arg("--version"))?;
    let mut text = format!(
        "Measured on {cores} cores with {}, commit {}.\n\n",
        rustc.trim(),
        commit.trim()
    );
    text.push_str("| what | took | goal |\n|---|---|---|\n");
    for Row { what, goal, took } in rows {
        writeln!(
            text,
            "| {what} | {} s | {goal} s |",
            took.as_secs_f64().ceil()
        )?;
    }
    Ok(text)
}

fn with_table(document: &str, table: &str) -> Result<String> {
    let (before, rest) = document
        .split_once(BEGIN)
        .context("docs/building.md has no place for the table")?;
    let (_, after) = rest
        .split_once(END)
        .context("the place for the table has no end")?;
    ensure!(!table.contains(END), "the table would hide its own end");
    Ok(format!("{before}{BEGIN}{table}{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_takes_the_place_of_the_last_one() {
        let document = "# A\n<!-- timings -->\nold\n<!-- /timings -->\nrest\n";
        let expected = "# A\n<!-- timings -->\nnew\n<!-- /timings -->\nrest\n";
        assert_eq!(with_table(document, "new\n").unwrap(), expected);
        assert!(with_table("# A\n", "new\n").is_err());
    }
}
