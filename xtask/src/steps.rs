//! Runs commands one after another: each step with its name and time, stopping at the first failure.

use std::env;
use std::ffi::OsStr;
use std::num::NonZero;
use std::panic::resume_unwind;
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

/// How many matches the conformance kit plays; it reads this variable.
pub(crate) const EFFORT: &str = "ZASHIKI_EFFORT";

/// The steps of one command, and the time they took.
pub(crate) struct Steps {
    command: &'static str,
    started: Instant,
    times: Vec<(&'static str, Duration)>,
}

impl Steps {
    pub(crate) fn new(command: &'static str) -> Self {
        Self { command, started: Instant::now(), times: Vec::new() }
    }

    /// Runs one step; its output goes straight to the terminal.
    pub(crate) fn step(&mut self, name: &'static str, work: impl FnOnce() -> Result<()>) -> Result<()> {
        println!("\n== {name}");
        let started = Instant::now();
        work().with_context(|| {
            format!("{} failed at step \"{name}\" after {}", self.command, seconds(started.elapsed()))
        })?;
        self.times.push((name, started.elapsed()));
        println!("== {name}: ok, {}", seconds(started.elapsed()));
        Ok(())
    }

    /// A table of times, and one line that says it all.
    pub(crate) fn finish(self) {
        println!();
        for (name, time) in &self.times {
            println!("{:>8}  {name}", seconds(*time));
        }
        println!(
            "{}: all {} steps passed in {}",
            self.command,
            self.times.len(),
            seconds(self.started.elapsed())
        );
    }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

/// The cargo that started us, so that all steps use one toolchain.
pub(crate) fn cargo<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args);
    command
}

/// Runs a command with its output visible; a failure names the whole command line.
pub(crate) fn execute(command: &mut Command) -> Result<()> {
    println!("$ {}", shown(command));
    let status = command.status().with_context(|| format!("could not start `{}`", shown(command)))?;
    if !status.success() {
        bail!("`{}` ended with {status}", shown(command));
    }
    Ok(())
}

/// Runs commands side by side, as many at once as there are processors; what each says is shown when it has ended.
pub(crate) fn side_by_side(commands: Vec<Command>) -> Result<()> {
    let at_once = thread::available_parallelism().map_or(1, NonZero::get);
    let waiting = Mutex::new(commands);
    let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).pop();
    let work = || -> Result<()> {
        while let Some(mut command) = next() {
            let line = shown(&command);
            let output = command.output().with_context(|| format!("could not start `{line}`"))?;
            let said =
                [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
            println!("$ {line}\n{}", said.concat());
            ensure!(output.status.success(), "`{line}` ended with {}", output.status);
        }
        Ok(())
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..at_once).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic)))
    })
}

/// The output of a command that is expected to succeed quietly.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command.output().with_context(|| format!("could not start `{}`", shown(command)))?;
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr);
        bail!("`{}` ended with {}\n{errors}", shown(command), output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{}` wrote no UTF-8", shown(command)))
}

/// The command as a person would type it: the full path of a program says nothing more than its name.
fn shown(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let variables = command
        .get_envs()
        .filter_map(|(key, value)| Some(format!("{}={:?} ", key.to_str()?, value?.to_str()?)));
    let mut line: String = variables.collect();
    line.push_str(&program.file_name().unwrap_or(program.as_os_str()).to_string_lossy());
    for arg in command.get_args() {
        line.push(' ');
        line.push_str(&arg.to_string_lossy());
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_names_the_step_and_the_command() {
        let mut steps = Steps::new("check");
        let failing = || output(cargo(["no-such-command"]).env("A", "b")).map(drop);
        let error = steps.step("names", failing).unwrap_err();
        let text = format!("{error:#}");
        assert!(text.contains("check failed at step \"names\""), "{text}");
        assert!(text.contains("A=\"b\" cargo no-such-command"), "{text}");
    }

    #[test]
    fn one_failure_among_many_side_by_side_is_a_failure() {
        let fine = || cargo(["--version"]);
        assert!(side_by_side(vec![fine(), fine(), fine()]).is_ok());
        let error = side_by_side(vec![fine(), cargo(["no-such-command"]), fine()]).unwrap_err();
        assert!(error.to_string().starts_with("`cargo no-such-command` ended with"), "{error}");
    }
}
