//! Terminals and a browser at one table of a server.

use std::env;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use browser_tests::house::SERVER;
use browser_tests::play::{Hand, whole_match};
use browser_tests::{House, Look, Result, tables};

/// How long a terminal may be silent.
const PATIENCE: Duration = Duration::from_mins(1);
/// What is offered before the match and is no question of it.
const WAIT: &str = "1. Wait";

/// Somebody who plays in plain lines, and answers every question with its first choice.
struct Terminal {
    child: Child,
    lines: Receiver<String>,
    told: Vec<String>,
}

impl Terminal {
    fn start(name: &str, folder: &Path, link: &str) -> Result<Terminal> {
        let program = env::var_os(SERVER).ok_or("run `cargo xtask browser`")?;
        let mut child = Command::new(program)
            .args(["play", "--plain", "--lang", "en", "--name", name, "--data"])
            .args([folder, Path::new(link)])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let output = child.stdout.take().ok_or("no output")?;
        let (tell, lines) = mpsc::channel();
        thread::spawn(move || {
            let lines = BufReader::new(output).lines();
            for line in lines.map_while(std::result::Result::ok) {
                if tell.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Terminal {
            child,
            lines,
            told: Vec::new(),
        })
    }

    fn say(&mut self, line: &str) -> Result<()> {
        let input = self.child.stdin.as_mut().ok_or("no input")?;
        Ok(writeln!(input, "{line}")?)
    }

    /// Reads on until a line has these words.
    fn until(&mut self, words: &str) -> Result<()> {
        while !self
            .told
            .last()
            .is_some_and(|line| line.contains(words))
        {
            let line = self.lines.recv_timeout(PATIENCE);
            let line = line.map_err(|_| format!("no {words:?} in {:#?}", self.told))?;
            self.told.push(line);
        }
        Ok(())
    }

    /// Plays to the end of the match, and gives all that was told after it.
    fn play(mut self) -> Result<Vec<String>> {
        loop {
            let Ok(line) = self.lines.recv_timeout(PATIENCE) else {
                return Err(format!("the match does not go on: {:#?}", self.told).into());
            };
            if line.starts_with("1. ") && !line.starts_with(WAIT) {
                self.say("1")?;
            }
            self.told.push(line);
            if self
                .told
                .last()
                .is_some_and(|line| line == "The match is over")
            {
                break;
            }
        }
        let rest: Vec<String> = self.lines.iter().collect();
        let status = self.child.wait()?;
        if status.success() {
            Ok(rest)
        } else {
            Err(format!("{status}: {:#?}", self.told).into())
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test]
async fn two_terminals_and_a_browser_play_a_match_at_one_table() -> Result<()> {
    let house = House::open()?;
    let options = &[("players", "3"), ("rounds", "1")];
    house
        .visit(Look::default(), async |browser| {
            let code = tables::open_by_page(browser, "samurakva", options).await?;
            let link = format!("{}/t/{code}", house.base());
            let mut friends = Vec::new();
            for (name, seat) in [("Ann", 2), ("Bea", 3)] {
                let folder = house.profile().with_file_name(name);
                let mut friend = Terminal::start(name, &folder, &link)?;
                friend.until("Sit here")?;
                friend.say(&format!("seat {seat} sit"))?;
                friend.until(&format!("Seat {seat}: {name}, not ready yet"))?;
                friend.say("ready")?;
                friend.until(&format!("Seat {seat}: {name}, ready"))?;
                friends.push(friend);
            }
            tables::ready_by_page(browser).await?;
            browser.click(tables::START).await?;
            browser.until_there(".felt").await?;
            let friends: Vec<_> = friends
                .into_iter()
                .map(|friend| {
                    thread::spawn(move || friend.play().map_err(|error| error.to_string()))
                })
                .collect();
            whole_match(browser, Hand::Pointer, 5).await?;
            let mut results = Vec::new();
            for friend in friends {
                results.push(friend.join().map_err(|_| "a panic")??);
            }
            for (result, name) in results.iter().zip(["Bea", "Ann"]) {
                assert!(
                    result.iter().any(|line| line.contains(name)),
                    "each is told of the other: {result:?}"
                );
            }
            Ok(())
        })
        .await
}
