//! The steps of a long command: each with its name and time, stopping at the first failure.

use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::jobs::{Job, seconds, together_quietly};

/// How many matches the conformance kit plays; it reads this variable.
pub(crate) const EFFORT: &str = "ZASHIKI_EFFORT";

/// The steps of one command, and the time they took.
pub(crate) struct Steps {
    command: &'static str,
    started: Instant,
    failed: AtomicBool,
    times: Mutex<Vec<(&'static str, Duration)>>,
}

impl Steps {
    pub(crate) fn new(command: &'static str) -> Self {
        Self {
            command,
            started: Instant::now(),
            failed: AtomicBool::new(false),
            times: Mutex::default(),
        }
    }

    /// Runs one step. None is begun after another one has failed.
    pub(crate) fn step<T>(
        &self,
        name: &'static str,
        work: impl FnOnce() -> Result<T>,
    ) -> Result<T> {
        if self.failed.load(Ordering::Relaxed) {
            bail!("step \"{name}\" was not begun, because another one failed");
        }
        println!("\n== {name}");
        let started = Instant::now();
        let done = work().with_context(|| {
            format!(
                "{} failed at step \"{name}\" after {}",
                self.command,
                seconds(started.elapsed())
            )
        });
        if done.is_err() {
            self.failed.store(true, Ordering::Relaxed);
            eprintln!("== {name}: FAILED after {}", seconds(started.elapsed()));
            return done;
        }
        self.times
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push((name, started.elapsed()));
        println!("== {name}: ok, {}", seconds(started.elapsed()));
        done
    }

    /// One step that runs one program; what it writes stands behind the lane's name.
    pub(crate) fn run(
        &self,
        lane: &'static str,
        name: &'static str,
        command: Command,
    ) -> Result<()> {
        self.step(name, || {
            together_quietly(vec![Job {
                name: lane,
                command,
            }])
        })
    }

    /// Two rows of steps that do not wait for each other. The first failure is the one that is told.
    pub(crate) fn side_by_side(
        first: impl FnOnce() -> Result<()> + Send,
        second: impl FnOnce() -> Result<()> + Send,
    ) -> Result<()> {
        let order = Mutex::new(Vec::new());
        let note = |done: Result<()>| {
            if let Err(error) = done {
                order
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .push(error);
            }
        };
        thread::scope(|scope| {
            scope.spawn(|| note(first()));
            note(second());
        });
        let errors = order
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        errors.into_iter().next().map_or(Ok(()), Err)
    }

    /// A table of times, and one line that says it all.
    pub(crate) fn finish(self) {
        let times = self
            .times
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        println!();
        for (name, time) in &times {
            println!("{:>8}  {name}", seconds(*time));
        }
        let total = seconds(self.started.elapsed());
        println!(
            "{}: all {} steps passed in {total}",
            self.command,
            times.len()
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_names_the_step_and_nothing_is_begun_after_it() {
        let steps = Steps::new("check");
        let error = steps
            .step::<()>("names", || bail!("no"))
            .unwrap_err();
        assert_eq!(
            format!("{error:#}").split(" after ").next(),
            Some("check failed at step \"names\"")
        );
        assert!(steps.step("late", || Ok(())).is_err());
    }

    #[test]
    fn of_two_rows_the_first_failure_is_told() {
        let steps = Steps::new("test");
        let slow = || {
            steps.step("slow", || {
                thread::sleep(Duration::from_millis(100));
                Ok(())
            })
        };
        let row = || slow().and_then(|()| steps.step("never", || Ok(())));
        let error = Steps::side_by_side(row, || steps.step("quick", || bail!("no"))).unwrap_err();
        assert!(format!("{error:#}").contains("\"quick\""), "{error:#}");
    }
}
