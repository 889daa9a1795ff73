//! The tests' programs as a queue, for a row of steps that has time left takes from it too.
//!
//! `cargo test` runs one program after the other, and some leave a core idle for most of their time.

use std::collections::VecDeque;
use std::fs;
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use anyhow::{Context, Result, ensure};

use crate::jobs::{Job, output, seconds, together_quietly};

/// Prints what cargo would run, and from where, in place of running it.
const LIST: &str = r#"target.'cfg(all())'.runner=['sh', '-c', 'printf "%s\t%s\n" "$CARGO_MANIFEST_DIR" "$1"', 'sh']"#;

/// One program of tests.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Program {
    /// The folder of its package: where cargo starts it.
    folder: String,
    path: String,
}

/// The programs that are still to be run.
pub(crate) struct Queue {
    waiting: Mutex<VecDeque<Program>>,
    effort: (&'static str, &'static str),
}

impl Queue {
    /// All programs that the command, a `cargo test` whose tests are built, would run. The large ones come first:
    /// they are those of the server and the command line, and the short ones fill the end evenly.
    pub(crate) fn of(mut tests: Command, effort: (&'static str, &'static str)) -> Result<Self> {
        let listed = output(tests.args(["--config", LIST]))?;
        let mut programs = programs(&listed)?;
        ensure!(!programs.is_empty(), "cargo named no program with tests");
        let size = |program: &Program| fs::metadata(&program.path).map_or(0, |file| file.len());
        programs.sort_by_key(|program| std::cmp::Reverse(size(program)));
        Ok(Self {
            waiting: Mutex::new(programs.into()),
            effort,
        })
    }

    /// Runs one program after the other until none is left; stops at the first that fails.
    pub(crate) fn work(&self, lane: &'static str) -> Result<()> {
        while let Some(program) = self.next() {
            let started = Instant::now();
            let mut command = Command::new(&program.path);
            command
                .current_dir(&program.folder)
                .env("CARGO_MANIFEST_DIR", &program.folder)
                .env(self.effort.0, self.effort.1);
            together_quietly(vec![Job {
                name: lane,
                command,
            }])
            .with_context(|| format!("tests of {}", program.folder))?;
            println!(
                "{lane:>8} | {}: {}",
                program.folder,
                seconds(started.elapsed())
            );
        }
        Ok(())
    }

    fn next(&self) -> Option<Program> {
        self.waiting
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .pop_front()
    }
}

/// The lines that [`LIST`] makes, among whatever else cargo prints.
fn programs(listed: &str) -> Result<Vec<Program>> {
    listed
        .lines()
        .filter(|line| !line.is_empty())
        .map(|line| {
            let (folder, path) = line
                .split_once('\t')
                .with_context(|| format!("cargo named a program as {line:?}"))?;
            Ok(Program {
                folder: folder.to_owned(),
                path: path.to_owned(),
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_read_and_anything_else_is_refused() {
        let listed = "/a/crates/b\t/a/target/debug/deps/b-1\n\n/a/xtask\t/a/target/c d\n";
        let expected = [
            ("/a/crates/b", "/a/target/debug/deps/b-1"),
            ("/a/xtask", "/a/target/c d"),
        ]
        .map(|(folder, path)| Program {
            folder: folder.to_owned(),
            path: path.to_owned(),
        });
        assert_eq!(programs(listed).unwrap(), expected);
        assert!(programs("running 3 tests\n").is_err());
    }

    #[test]
    fn every_program_is_run_once_and_a_failure_is_told() {
        let queue = |paths: &[&str]| Queue {
            waiting: Mutex::new(
                paths
                    .iter()
                    .map(|path| Program {
                        folder: "/".to_owned(),
                        path: (*path).to_owned(),
                    })
                    .collect(),
            ),
            effort: ("EFFORT", "quick"),
        };
        let fine = queue(&["true", "true"]);
        assert!(fine.work("tests").is_ok());
        assert_eq!(fine.next(), None);
        let broken = queue(&["true", "false", "true"]);
        assert!(broken.work("tests").is_err());
        assert!(broken.next().is_some());
    }
}
