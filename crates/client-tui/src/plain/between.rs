//! The table around the match: before it, after it, and what people say or want of each other.

use std::io;
use std::time::{Duration, Instant};

use client_core::room::Link;
use client_core::tap::Taps;
use protocol::{ClientMessage, Command, Phrase, Saying};

use super::answer::{Asked, Word, choose, command};
use super::session::{Ending, Next, Session, Typed};
use super::told;
use crate::lobby;
use crate::options::Options;
use crate::recap;
use crate::seen::{self, Seen};
use crate::talk::{self, Voice};
use crate::words::t;

/// How long a script waits after its match to be told how it came about.
const RECAP: Duration = Duration::from_secs(3);

impl<G: Taps> Session<'_, G> {
    /// Before a match: who sits where, and what can be done about it.
    pub(super) fn wait_for_the_match(&mut self) -> io::Result<Next> {
        if self.client.room().link() != Link::Live || self.is_pending() {
            return self.wait_for_an_answer();
        }
        let told = lobby::told(&self.client, self.story);
        self.at_the_table(told)
    }

    /// After a match: how it ended, and whether there is to be another. A script ends with its match.
    pub(super) fn after_the_match(&mut self, seen: &Seen<G>) -> io::Result<Option<Ending>> {
        let room = self.client.room();
        let number = room.game().map(|game| game.number);
        if self.over != number {
            self.over = number;
            self.lobby.clear();
            let lines = seen::result::<G>(self.story, room, &seen.view, &seen.names);
            self.say_all(lines)?;
            self.recap_by = Some(Instant::now() + RECAP);
        }
        self.client.look_back();
        if self.recap_by.is_some() && self.client.past().is_some() {
            self.recap_by = None;
            self.tell_recap()?;
        }
        if !self.typed {
            let is_waited_for = self
                .recap_by
                .is_some_and(|by| Instant::now() < by);
            return Ok((!is_waited_for).then_some(Ending::Over));
        }
        let next = if self.client.room().link() != Link::Live || self.is_pending() {
            self.wait_for_an_answer()?
        } else {
            let told = lobby::wanted_again(self.client.room(), self.story);
            self.at_the_table(told.into_iter().collect())?
        };
        Ok(match next {
            Next::GoOn => None,
            Next::Leave => Some(Ending::Over),
        })
    }

    /// How the match that is over came about.
    pub(super) fn tell_recap(&mut self) -> io::Result<()> {
        let (past, seen) = (self.client.past(), self.seen());
        let recap = past
            .zip(seen)
            .and_then(|(past, seen)| recap::recap::<G>(self.story, &past.file, &seen.names));
        let lines = recap.map(|recap| recap.lines(self.story));
        self.say_all(lines.unwrap_or_default())
    }

    /// Says what is new at the table, offers what can be done about it, and does what is typed.
    fn at_the_table(&mut self, told: Vec<String>) -> io::Result<Next> {
        let choices = lobby::choices(&self.client, self.story);
        let labels: Vec<String> = choices
            .iter()
            .map(|(_, label)| label.clone())
            .collect();
        let offered = numbered(&labels);
        let lines: Vec<String> = told.iter().chain(&offered).cloned().collect();
        if lines != self.lobby {
            // Only what is new is said again.
            let before = core::mem::replace(&mut self.lobby, lines);
            let new = told
                .into_iter()
                .filter(|line| !before.contains(line));
            let new: Vec<String> = new.chain(offered).collect();
            self.say_all(new)?;
        }
        if choices.is_empty() && !self.typed {
            return Ok(Next::GoOn);
        }
        let line = match self.line(&|| labels.clone()) {
            Typed::Line(line) => line,
            Typed::End => return Ok(Next::Leave),
            Typed::Nothing => return Ok(Next::GoOn),
        };
        match (command(self.story, &line), choose(&line, &labels)) {
            (Some((Word::Quit, _)), _) => return Ok(Next::Leave),
            (Some((Word::Help, _)), _) => self.say_all(told::help(self.story))?,
            (Some((Word::Rules, term)), _) => {
                self.say_all(told::rules_about(self.story, self.game, term))?;
            }
            (Some((Word::Say, what)), _) => self.speak(what)?,
            (Some((Word::Table, what)), _) => self.about_the_table(what)?,
            (Some((Word::Options, words)), _) => self.change_options(words)?,
            (Some((word @ (Word::State | Word::Why | Word::Log), rest)), _) => {
                self.tell_beside(word, rest)?;
            }
            (_, Asked::One(at)) => self.carry_out(choices[at].0.clone())?,
            _ => self.lobby.clear(),
        }
        Ok(Next::GoOn)
    }

    /// What is asked while nothing is played: about the match that is over, or about the table if there was none.
    fn tell_beside(&mut self, word: Word, rest: &str) -> io::Result<()> {
        match (self.seen(), word) {
            (Some(seen), _) => self.obey(&seen, word, rest).map(drop),
            (None, Word::Why) => {
                let last = self.refused.clone();
                self.say(&last.unwrap_or_else(|| t(self.story, "tui-why-nothing")))
            }
            (None, _) => self.about_the_table(""),
        }
    }

    /// The table beside the match: who sits there and who looks on; with a number or a name, what is done about it.
    pub(super) fn about_the_table(&mut self, what: &str) -> io::Result<()> {
        let choices = lobby::choices(&self.client, self.story);
        let labels: Vec<String> = choices
            .iter()
            .map(|(_, label)| label.clone())
            .collect();
        if let Asked::One(at) = choose(what, &labels) {
            return self.carry_out(choices[at].0.clone());
        }
        let told = lobby::told(&self.client, self.story);
        self.say_all(told)?;
        self.say_all(numbered(&labels))
    }

    /// The options of the match: what there is to choose from, or what the host chooses.
    pub(super) fn change_options(&mut self, words: &str) -> io::Result<()> {
        let Some(info) = self.client.room().info() else {
            return Ok(());
        };
        let options = Options::read(info.game, &info.config);
        if words.is_empty() {
            let told = options.told(self.story);
            self.say_all(told)?;
            return self.say(&t(self.story, "tui-options-how"));
        }
        // What is not an option is told by the server, which knows them all.
        let known = options.with(words).words();
        let unknown = words
            .split_whitespace()
            .filter(|word| !Options::knows(info.game, word));
        let config: Vec<&str> = [known.as_str()]
            .into_iter()
            .chain(unknown)
            .collect();
        let config = config.join(" ").trim().to_owned();
        self.command(Command::Options { config })
    }

    /// Says something to everybody: a phrase by its number or its words, or a line where that is allowed.
    pub(super) fn speak(&mut self, what: &str) -> io::Result<()> {
        let voice = talk::voice(self.client.room());
        if voice == Voice::None {
            return self.say(&t(self.story, "talk-watch"));
        }
        let phrases = talk::phrases(self.story);
        let what = match choose(what, &phrases) {
            Asked::One(at) => Saying::Phrase(Phrase::ALL[at]),
            _ if voice == Voice::Text && !what.is_empty() => Saying::Text(what.to_owned()),
            _ => return self.say_all(numbered(&phrases)),
        };
        self.client.say(ClientMessage::Say { what });
        Ok(())
    }

    /// Somebody wants to take a move back, and the person must agree.
    pub(super) fn answer_wish(&mut self, seen: &Seen<G>, wish: String) -> io::Result<Next> {
        let answers = ["ui-undo-agree", "ui-undo-refuse"].map(|id| t(self.story, id));
        if self.wish.as_ref() != Some(&wish) {
            // What was typed before cannot be an answer to it.
            self.ahead.clear();
            let [agree, refuse] = &answers;
            self.say_all([wish.clone(), format!("1. {agree}"), format!("2. {refuse}")])?;
            self.wish = Some(wish);
        }
        let line = match self.line(&|| answers.to_vec()) {
            Typed::Line(line) => line,
            Typed::End => return Ok(Next::Leave),
            Typed::Nothing => return Ok(Next::GoOn),
        };
        match (command(self.story, &line), choose(&line, &answers)) {
            (Some((word, rest)), _) => {
                // Then the wish is told again.
                self.wish = None;
                return self.obey(seen, word, rest);
            }
            (_, Asked::One(at)) => {
                let agree = at == 0;
                self.command(Command::AnswerUndo { agree })?;
            }
            _ => self.wish = None,
        }
        Ok(Next::GoOn)
    }
}

fn numbered(labels: &[String]) -> Vec<String> {
    let labels = labels.iter().zip(1..);
    labels
        .map(|(label, number)| format!("{number}. {label}"))
        .collect()
}
