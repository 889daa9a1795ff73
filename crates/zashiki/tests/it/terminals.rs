//! `zashiki play` on terminals of their own, at a table of a server that dies and comes back.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::os::fd::OwnedFd;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};

use crate::play::{Place, Server, be_known, new_table};

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_mins(1);

/// What is asked first in a match of Samurakva.
const QUESTION: &str = "Choose a card";
/// What stands at the end of everything that is drawn.
const LEFT: &str = "\x1b[?1049l";

/// A terminal and the process that runs on it.
pub(crate) struct Terminal {
    master: File,
    child: Child,
    bytes: Receiver<Vec<u8>>,
    seen: String,
}

impl Terminal {
    pub(crate) fn play(place: &Place, args: &[&str]) -> Terminal {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        let size = Winsize {
            ws_row: 24,
            ws_col: 80,
            ws_xpixel: 0,
            ws_ypixel: 0,
        };
        tcsetwinsize(&master, size).unwrap();
        let name = ptsname(&master, Vec::new()).unwrap();
        let terminal = OpenOptions::new()
            .read(true)
            .write(true)
            .open(PathBuf::from(name.into_string().unwrap()))
            .unwrap();
        let stdio = || Stdio::from(OwnedFd::from(terminal.try_clone().unwrap()));
        let child = Command::new(env!("CARGO_BIN_EXE_zashiki"))
            .args(["play", "--lang", "en", "--theme", "dark", "--data"])
            .arg(place.path())
            .args(args)
            .env("TERM", "xterm-256color")
            .env("LC_ALL", "C.UTF-8")
            .stdin(stdio())
            .stdout(stdio())
            .stderr(stdio())
            .spawn()
            .unwrap();
        let master = File::from(master);
        let mut reading = master.try_clone().unwrap();
        let (sent, bytes) = mpsc::channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reading.read(&mut buffer) {
                if sent.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Terminal {
            master,
            child,
            bytes,
            seen: String::new(),
        }
    }

    pub(crate) fn send(&mut self, keys: &str) {
        self.master.write_all(keys.as_bytes()).unwrap();
    }

    /// Takes in what has been written, for that long at most.
    fn listen(&mut self, wait: Duration) {
        if let Ok(bytes) = self.bytes.recv_timeout(wait) {
            self.seen
                .push_str(&String::from_utf8_lossy(&bytes));
        }
    }

    /// Waits until this has been written since the last time.
    pub(crate) fn wait_for(&mut self, text: &str) {
        let until = Instant::now() + PATIENCE;
        while !self.seen.contains(text) {
            assert!(Instant::now() < until, "no {text:?} in {:?}", self.seen);
            self.listen(Duration::from_millis(50));
        }
        self.seen.clear();
    }

    /// Waits for the end of the process.
    fn end(mut self) -> (ExitStatus, String) {
        let until = Instant::now() + PATIENCE;
        loop {
            self.listen(Duration::from_millis(20));
            if let Some(status) = self.child.try_wait().unwrap() {
                self.listen(Duration::from_millis(200));
                return (status, self.seen.clone());
            }
            assert!(Instant::now() < until, "it does not end: {:?}", self.seen);
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn in_plain_lines_somebody_may_leave_while_the_server_is_gone() {
    for leave in ["quit\r", "\x03"] {
        let place = Place::new("gone");
        let server = Server::start(&place);
        let (code, cookie) = new_table(&server, "players=3 rounds=1");
        be_known(&place, &server.host, &cookie);
        let link = format!("http://{}/t/{code}", server.host);
        let mut terminal = Terminal::play(&place, &[&link, "--plain"]);
        terminal.wait_for("Fill with bots");
        terminal.send("fill\rready\rstart\r");
        terminal.wait_for("10. Choose");
        drop(server);
        terminal.wait_for("reconnecting");
        terminal.send("1\r");
        // What was chosen waits for the server; what is typed after it is not heard.
        terminal.send("state\r");
        terminal.wait_for("reconnecting");
        terminal.send(leave);
        let (status, text) = terminal.end();
        assert!(status.success(), "{leave:?}: {status:?} {text:?}");
    }
}

/// Presses keys on both terminals until both are told that the match is over.
fn play_on(terminals: &mut [Terminal; 2], mut each: impl FnMut(usize)) {
    let until = Instant::now() + 2 * PATIENCE;
    let mut turns = 0;
    while !terminals
        .iter()
        .all(|terminal| terminal.seen.contains("Play again"))
    {
        assert!(Instant::now() < until, "the match does not end");
        for terminal in &mut *terminals {
            // A card or a row has one of these keys, and a doubt is confirmed.
            if !terminal.seen.contains("Play again") {
                let key = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"][turns % 10];
                terminal.send(key);
                terminal.listen(Duration::from_millis(20));
                if terminal.seen.contains("Enter:") {
                    terminal.send("y");
                }
            }
            terminal.listen(Duration::from_millis(20));
        }
        each(turns);
        turns += 1;
    }
}

#[test]
fn two_drawn_terminals_play_on_when_their_server_was_killed_and_is_back() {
    let (place, other) = (Place::new("drawn"), Place::new("drawn-other"));
    let server = Server::start(&place);
    let host = server.host.clone();
    let (code, cookie) = new_table(&server, "players=2 rounds=1");
    be_known(&place, &host, &cookie);
    let link = format!("http://{host}/t/{code}");
    let mut ann = Terminal::play(&place, &[&link, "--name", "Ann"]);
    let mut bea = Terminal::play(&other, &[&link, "--name", "Bea"]);
    // The first choice is to get ready, or to sit down for somebody who does not sit yet.
    ann.wait_for("ready");
    ann.send("1");
    bea.wait_for("Sit here");
    bea.send("1");
    bea.wait_for("ready");
    bea.send("1");
    // The third is to start, which is refused until both are ready.
    let until = Instant::now() + PATIENCE;
    while !ann.seen.contains(QUESTION) {
        assert!(Instant::now() < until, "it does not start: {:?}", ann.seen);
        ann.send("3");
        ann.listen(Duration::from_millis(200));
    }
    bea.wait_for(QUESTION);
    let mut terminals = [ann, bea];
    let mut server = Some(server);
    // After so few turns there are cards left.
    play_on(&mut terminals, |turn| match turn {
        3 => drop(server.take()),
        6 => server = Some(Server::listen(&place, &host)),
        _ => {}
    });
    assert!(server.is_some(), "the match went on after the server");
    for mut terminal in terminals {
        terminal.send("\x03");
        let (status, text) = terminal.end();
        assert!(status.success() && text.contains(LEFT), "{text:?}");
    }
}
