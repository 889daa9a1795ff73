//! Strangers' bots: programs that play in tournaments and simulations over standard input and output.
//!
//! | file | job |
//! |---|---|
//! | [`message`] | what is told and answered |
//! | `process` | a program that may hang, end or write whatever it likes |
//! | [`faults`] | what went wrong, counted |

pub mod faults;
pub mod message;
mod process;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use bots::Turn;
use game_core::{Fields, Game, Outcome, Seat};

use crate::contestant::{Contestant, Kind};
use crate::error::LabError;
use faults::Faults;
use message::{Answer, PROTOCOL, ToBot};
use process::{Process, Trouble};

/// How long a program may take until it says hello.
const HELLO: Duration = Duration::from_secs(10);
/// The most programs of one bot that may end or hang in a run; after that no more are started for it.
const MOST_LOST: u32 = 10;

/// All strangers of a run.
#[derive(Default)]
pub struct Strangers {
    all: Vec<Stranger>,
}

/// A stranger's bot: as many programs as seats that it plays at a time.
struct Stranger {
    name: String,
    command: String,
    limit: Duration,
    hello: String,
    /// Programs that play in no match now.
    idle: Mutex<Vec<Process>>,
    lost: AtomicU32,
}

impl Strangers {
    /// The strangers among these bots. One program of each is started at once, so that one that cannot play at
    /// all is told of before anybody waits for figures.
    pub fn meet<'a, G: Game>(
        bots: impl IntoIterator<Item = &'a Contestant>,
    ) -> Result<Strangers, LabError> {
        let mut all = Vec::new();
        for bot in bots {
            if let Kind::Command { line, milliseconds } = &bot.kind {
                let stranger = Stranger::new::<G>(&bot.name, line, *milliseconds);
                let first = stranger
                    .start()
                    .map_err(|why| LabError::Stranger {
                        bot: bot.name.clone(),
                        why,
                    })?;
                stranger.take_back(first);
                all.push(stranger);
            }
        }
        Ok(Strangers { all })
    }

    /// Lets the bot of this name play a seat.
    pub(crate) fn sit(&self, name: &str) -> Option<Seated<'_>> {
        let stranger = self
            .all
            .iter()
            .find(|stranger| stranger.name == name)?;
        Some(Seated {
            stranger,
            process: None,
            asked: 0,
            faults: Faults::default(),
        })
    }
}

impl Stranger {
    fn new<G: Game>(name: &str, command: &str, milliseconds: u64) -> Stranger {
        let hello: ToBot<'_> = ToBot::Hello {
            protocol: PROTOCOL,
            game: G::ID,
            rules: G::RULES,
        };
        Stranger {
            name: name.to_owned(),
            command: command.to_owned(),
            limit: Duration::from_millis(milliseconds),
            hello: hello.line(),
            idle: Mutex::new(Vec::new()),
            lost: AtomicU32::new(0),
        }
    }

    /// A program that has said hello.
    fn start(&self) -> Result<Process, String> {
        let mut process = Process::start(&self.command).map_err(|error| error.to_string())?;
        let greeted = process
            .say(self.hello.clone())
            .and_then(|()| process.hear(Instant::now() + HELLO));
        let answer = greeted.map(|line| Answer::read(&line));
        match answer {
            Ok(Some(Answer::Hello { protocol })) if protocol == PROTOCOL => return Ok(process),
            Ok(Some(Answer::Hello { protocol })) => {
                Err(format!("it speaks version {protocol}, not {PROTOCOL}"))
            }
            Ok(_) => Err("it did not answer with a hello".to_owned()),
            Err(Trouble::Late) => Err(format!("it said nothing for {} s", HELLO.as_secs())),
            Err(Trouble::Gone) => Err("it ended".to_owned()),
        }
        .inspect_err(|_| process.end())
    }

    /// A program for a match.
    fn one(&self) -> Option<Process> {
        // A panic elsewhere leaves a list that is still in order.
        let idle = self.idle.lock().map_or_else(
            |poisoned| poisoned.into_inner().pop(),
            |mut idle| idle.pop(),
        );
        idle.or_else(|| {
            let may_start = self.lost.load(Ordering::Relaxed) < MOST_LOST;
            may_start.then(|| self.start().ok()).flatten()
        })
    }

    fn take_back(&self, process: Process) {
        if let Ok(mut idle) = self.idle.lock() {
            idle.push(process);
        }
    }
}

/// A stranger's bot on a seat of one match.
pub(crate) struct Seated<'a> {
    stranger: &'a Stranger,
    /// The program; nothing before the match, and after it was lost.
    process: Option<Process>,
    asked: u64,
    faults: Faults,
}

impl Seated<'_> {
    /// Tells it of the match it will play.
    pub(crate) fn begin<G: Game>(&mut self, config: &G::Config, seat: Seat, seed: u64) {
        let new_match: ToBot<'_> = ToBot::NewMatch {
            config: message::config(&config.to_words()),
            seats: G::seats(config),
            seat: seat.index(),
            // Below 2^53, so that every language can read it.
            seed: seed >> 11,
        };
        self.process = self.stranger.one();
        if self.process.is_none() {
            self.faults.absent += 1;
        }
        self.say(new_match.line());
    }

    /// What it wants to do; nothing if it has no answer that can be carried out.
    pub(crate) fn choose<G: Game>(&mut self, turn: Turn<'_, G>) -> Option<G::Action> {
        self.faults.decisions += 1;
        let chosen = self.ask(turn);
        if chosen.is_none() {
            self.faults.replaced += 1;
        }
        chosen
    }

    fn ask<G: Game>(&mut self, turn: Turn<'_, G>) -> Option<G::Action> {
        let actions: Vec<String> = turn
            .legal
            .iter()
            .map(ToString::to_string)
            .collect();
        self.asked += 1;
        let question = ToBot::Decide {
            id: self.asked,
            view: turn.view,
            milliseconds: self.stranger.limit.as_millis(),
            actions,
        };
        self.process.as_ref()?.pass_over();
        self.say(question.line());
        let answer = self.answer(Instant::now() + self.stranger.limit)?;
        let legal = turn
            .legal
            .iter()
            .find(|action| action.to_string() == answer);
        if legal.is_none() {
            self.faults.illegal += 1;
        }
        legal.copied()
    }

    /// The answer to the last question. Answers to earlier ones are passed over, anything else is nonsense.
    fn answer(&mut self, until: Instant) -> Option<String> {
        loop {
            let line = match self.process.as_ref()?.hear(until) {
                Ok(line) => line,
                Err(trouble) => {
                    self.lose(trouble);
                    return None;
                }
            };
            match Answer::read(&line) {
                Some(Answer::Action { id, action }) if id == self.asked => return Some(action),
                Some(Answer::Action { id, .. }) if id < self.asked => {}
                _ => {
                    self.faults.nonsense += 1;
                    return None;
                }
            }
        }
    }

    /// Tells it how the match ended; what went wrong in it.
    pub(crate) fn end(&mut self, outcome: Option<&Outcome>) -> Faults {
        if let Some(outcome) = outcome {
            self.say(message::over(outcome).line());
        }
        if let Some(process) = self.process.take() {
            self.stranger.take_back(process);
        }
        core::mem::take(&mut self.faults)
    }

    fn say(&mut self, line: String) {
        let said = self
            .process
            .as_ref()
            .map(|process| process.say(line));
        if let Some(Err(trouble)) = said {
            self.lose(trouble);
        }
    }

    /// The program is ended: what it might still say would be about something else.
    fn lose(&mut self, trouble: Trouble) {
        match trouble {
            Trouble::Late => self.faults.late += 1,
            Trouble::Gone => self.faults.ended += 1,
        }
        self.stranger.lost.fetch_add(1, Ordering::Relaxed);
        if let Some(mut process) = self.process.take() {
            process.end();
        }
    }
}
