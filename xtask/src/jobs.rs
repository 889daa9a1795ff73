//! Runs programs: one at a time with its output as it comes, or several at once with a sign of life from each.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{io, thread};

use anyhow::{Context, Result, bail, ensure};

/// When nothing was said for this long, a line tells what still runs: to somebody who waits for it, and in a long
/// run that nobody watches.
const SILENCE: Duration = Duration::from_millis(1900);
const LONG_SILENCE: Duration = Duration::from_mins(1);

/// How many lines of a job that failed stand in its error. Other jobs write between and after them, and some logs are
/// kept only in part.
const LAST_LINES: usize = 60;

/// Runs a command with its output visible; a failure names the whole command line.
pub(crate) fn execute(command: &mut Command) -> Result<()> {
    println!("$ {}", shown(command));
    let status = command
        .status()
        .with_context(|| format!("could not start `{}`", shown(command)))?;
    ensure!(status.success(), "`{}` ended with {status}", shown(command));
    Ok(())
}

/// The output of a command that is expected to succeed.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command
        .output()
        .with_context(|| format!("could not start `{}`", shown(command)))?;
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr);
        bail!(
            "`{}` ended with {}\n{errors}",
            shown(command),
            output.status
        );
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{}` wrote no UTF-8", shown(command)))
}

/// One of several programs that run at once.
pub(crate) struct Job {
    /// Stands before each line it writes.
    pub(crate) name: &'static str,
    pub(crate) command: Command,
}

/// Runs all jobs at once and shows what they write, each line behind the job's name. When one fails, the others are
/// waited for, so that nothing is left running.
pub(crate) fn together(jobs: Vec<Job>) -> Result<()> {
    all(jobs, SILENCE)
}

/// The same with fewer signs of life.
pub(crate) fn together_quietly(jobs: Vec<Job>) -> Result<()> {
    all(jobs, LONG_SILENCE)
}

fn all(jobs: Vec<Job>, silence: Duration) -> Result<()> {
    let started = Instant::now();
    let (tell, told) = mpsc::channel();
    let mut running = Vec::new();
    let mut waiting = Vec::new();
    for Job { name, mut command } in jobs {
        let line = shown(&command);
        println!("{name:>8} | $ {line}");
        command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command
            .spawn()
            .with_context(|| format!("could not start `{line}`"))?;
        let pipes: [Option<Box<dyn Read + Send>>; 2] = [
            child
                .stdout
                .take()
                .map(|pipe| Box::new(pipe) as _),
            child
                .stderr
                .take()
                .map(|pipe| Box::new(pipe) as _),
        ];
        let last = Arc::new(Mutex::new(VecDeque::new()));
        let readers = pipes.into_iter().flatten().map(|pipe| {
            let tell = tell.clone();
            let last = Arc::clone(&last);
            thread::spawn(move || {
                let mut lines = BufReader::new(pipe).split(b'\n');
                while let Some(Ok(line)) = lines.next() {
                    let line = String::from_utf8_lossy(&line).into_owned();
                    keep(&last, line.clone());
                    let _ = tell.send((name, Some(line)));
                }
            })
        });
        let readers: Vec<_> = readers.collect();
        let tell = tell.clone();
        running.push(name);
        waiting.push(thread::spawn(move || -> Result<()> {
            for reader in readers {
                let _ = reader.join();
            }
            let status = child.wait();
            let _ = tell.send((name, None));
            let status = status.with_context(|| format!("`{line}` was lost"))?;
            let said = last
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .make_contiguous()
                .join("\n");
            ensure!(
                status.success(),
                "`{line}` ended with {status}; its last lines:\n{said}"
            );
            Ok(())
        }));
    }
    drop(tell);
    show(&told, running, started, silence);
    let results: Vec<Result<()>> = waiting
        .into_iter()
        .map(|job| {
            job.join()
                .unwrap_or_else(|_| bail!("a job was lost"))
        })
        .collect();
    results.into_iter().collect()
}

/// Notes a line and forgets the oldest one if there are too many.
fn keep(last: &Mutex<VecDeque<String>>, line: String) {
    let mut last = last
        .lock()
        .unwrap_or_else(PoisonError::into_inner);
    if last.len() == LAST_LINES {
        last.pop_front();
    }
    last.push_back(line);
}

/// Writes lines as they come, and what still runs when none comes.
fn show(
    told: &mpsc::Receiver<(&'static str, Option<String>)>,
    mut running: Vec<&str>,
    started: Instant,
    silence: Duration,
) {
    let mut screen = io::stdout();
    while !running.is_empty() {
        let text = match told.recv_timeout(silence) {
            Ok((name, Some(line))) => format!("{name:>8} | {line}"),
            Ok((name, None)) => {
                running.retain(|other| *other != name);
                format!("{name:>8} | done after {}", seconds(started.elapsed()))
            }
            Err(RecvTimeoutError::Timeout) => {
                format!(
                    "{:>8} | {} so far: {}",
                    "...",
                    seconds(started.elapsed()),
                    running.join(" and ")
                )
            }
            Err(RecvTimeoutError::Disconnected) => return,
        };
        // Nobody may read it any more; the work goes on.
        let _ = writeln!(screen, "{text}");
    }
}

pub(crate) fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

/// The command as a person would type it: the full path of a program says nothing more than its name.
pub(crate) fn shown(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let variables = command
        .get_envs()
        .filter_map(|(key, value)| Some(format!("{}={:?} ", key.to_str()?, value?.to_str()?)));
    let mut line: String = variables.collect();
    line.push_str(
        &program
            .file_name()
            .unwrap_or(program.as_os_str())
            .to_string_lossy(),
    );
    for arg in command.get_args() {
        line.push(' ');
        line.push_str(&arg.to_string_lossy());
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cargo(arg: &str) -> Command {
        let mut command = Command::new(env!("CARGO"));
        command.arg(arg);
        command
    }

    #[test]
    fn a_failure_names_the_command() {
        let error = output(cargo("no-such-command").env("A", "b")).unwrap_err();
        assert!(
            error
                .to_string()
                .starts_with("`A=\"b\" cargo no-such-command` ended with"),
            "{error}"
        );
    }

    #[test]
    fn one_failure_among_many_at_once_is_a_failure() {
        let job = |name, arg| Job {
            name,
            command: cargo(arg),
        };
        assert!(together(vec![job("one", "--version"), job("two", "--version")]).is_ok());
        let mixed = vec![
            job("one", "--version"),
            job("two", "no-such-command"),
            job("three", "--version"),
        ];
        let error = together(mixed).unwrap_err();
        assert!(
            error
                .to_string()
                .starts_with("`cargo no-such-command` ended with"),
            "{error}"
        );
        assert!(error.to_string().contains("no such command"), "{error}");
    }

    #[test]
    fn only_the_last_lines_are_kept() {
        let last = Mutex::default();
        for number in 0..=LAST_LINES {
            keep(&last, number.to_string());
        }
        let last = last.into_inner().unwrap();
        assert_eq!(last.len(), LAST_LINES);
        assert_eq!(last.front().map(String::as_str), Some("1"));
    }
}
