//! A program that is talked to in lines, and that may hang, end or write whatever it likes.
//!
//! Reading and writing have a thread each, so that neither a full pipe nor a silent program holds anybody up.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Longer lines are broken up.
const LONGEST: u64 = 1 << 20;
/// Lines that wait in either direction.
const WAITING: usize = 16;
/// How long a program may take to end by itself once nothing more will be said.
const FAREWELL: Duration = Duration::from_millis(500);
/// How often it is looked whether it has.
const LOOK: Duration = Duration::from_millis(2);

/// What can be wrong with a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trouble {
    /// It did not answer, or does not even read, in time.
    Late,
    /// It has ended.
    Gone,
}

/// A running program.
pub(super) struct Process {
    child: Child,
    /// Nothing once the farewell is said.
    say: Option<SyncSender<String>>,
    heard: Receiver<Vec<u8>>,
}

impl Process {
    /// Starts a program; its arguments are parted by spaces.
    pub(super) fn start(command: &str) -> io::Result<Process> {
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (say, to_say) = sync_channel(WAITING);
        let (hear, heard) = sync_channel(WAITING);
        if let Some(input) = child.stdin.take() {
            thread::spawn(move || write(input, &to_say));
        }
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || read(output, &hear));
        }
        Ok(Process {
            child,
            say: Some(say),
            heard,
        })
    }

    /// Says a line.
    pub(super) fn say(&self, line: String) -> Result<(), Trouble> {
        let said = self.say.as_ref().map(|say| say.try_send(line));
        match said {
            Some(Ok(())) => Ok(()),
            Some(Err(TrySendError::Full(_))) => Err(Trouble::Late),
            Some(Err(TrySendError::Disconnected(_))) | None => Err(Trouble::Gone),
        }
    }

    /// The next line, if it comes in time.
    pub(super) fn hear(&self, until: Instant) -> Result<Vec<u8>, Trouble> {
        let left = until.saturating_duration_since(Instant::now());
        self.heard
            .recv_timeout(left)
            .map_err(|error| match error {
                RecvTimeoutError::Timeout => Trouble::Late,
                RecvTimeoutError::Disconnected => Trouble::Gone,
            })
    }

    /// Passes over what it wrote without being asked.
    pub(super) fn pass_over(&self) {
        for _ in 0..WAITING {
            if self.heard.try_recv().is_err() {
                return;
            }
        }
    }

    /// Ends it now: there is nothing to wait for.
    pub(super) fn end(&mut self) {
        // One that has ended already is as good.
        let _ = self.child.kill();
    }
}

impl Drop for Process {
    /// Says no more, waits a little, and leaves no program behind.
    fn drop(&mut self) {
        self.say = None;
        let until = Instant::now() + FAREWELL;
        while Instant::now() < until {
            match self.child.try_wait() {
                Ok(None) => thread::sleep(LOOK),
                Ok(Some(_)) | Err(_) => return,
            }
        }
        self.end();
        let _ = self.child.wait();
    }
}

fn write(mut input: ChildStdin, to_say: &Receiver<String>) {
    for line in to_say {
        let said = input
            .write_all(line.as_bytes())
            .and_then(|()| input.flush());
        if said.is_err() {
            return;
        }
    }
}

fn read(output: ChildStdout, hear: &SyncSender<Vec<u8>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = output
            .by_ref()
            .take(LONGEST)
            .read_until(b'\n', &mut line);
        if read.unwrap_or(0) == 0 || hear.send(line).is_err() {
            return;
        }
    }
}
