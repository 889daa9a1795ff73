//! Questions of a match, what a line answers them, and the words that are understood beside.

use std::io;

use client_core::story::Line;
use client_core::tap::{Taps, Then};
use game_core::Ruling;
use protocol::Command;

use super::answer::{Asked, Word, choose, command};
use super::session::{LATEST, MOST, Next, Session, yes_or_no};
use super::told;
use crate::seen::{self, Seen};
use crate::words::t;

impl<G: Taps> Session<'_, G> {
    pub(super) fn ask(&mut self, seen: &Seen<G>) -> io::Result<()> {
        self.waited = None;
        self.doubted = None;
        self.say("")?;
        let facts = seen.position(self.story);
        self.say_all(facts)?;
        let left = self.time_left();
        self.say_all(left)?;
        if let Some(prompt) = seen.prompt(self.story) {
            self.say(&prompt)?;
        }
        self.offer(seen, false)
    }

    fn offer(&mut self, seen: &Seen<G>, all: bool) -> io::Result<()> {
        let offers = seen.offers(self.story);
        if offers.len() > MOST && !all {
            let line = Line::new("tui-many").with("count", offers.len());
            return self.say(&self.story.say_common(&line));
        }
        let lines: Vec<String> = numbered(&offers, 0..offers.len());
        self.say_all(lines)
    }

    pub(super) fn answer(&mut self, seen: &Seen<G>, line: &str) -> io::Result<Next> {
        if line.is_empty() {
            self.ask(seen)?;
            return Ok(Next::GoOn);
        }
        if let Some((action, question)) = self.doubted.take() {
            return self.answer_doubt(seen, line, action, question);
        }
        if let Some((word, rest)) = command(self.story, line) {
            return self.obey(seen, word, rest);
        }
        let choices = seen.choices(self.story);
        let labels: Vec<String> = choices
            .iter()
            .map(|(_, label)| label.clone())
            .collect();
        match (choose(line, &labels), line.parse::<G::Action>()) {
            (_, Ok(action)) => self.attempt(seen, action)?,
            (Asked::One(at), _) => {
                let (action, _) = choices[at];
                self.attempt(seen, action)?;
            }
            (Asked::Several(found), _) => {
                self.say(&t(self.story, "tui-several"))?;
                let offers = seen.offers(self.story);
                let lines = numbered(&offers, found.into_iter().take(MOST));
                self.say_all(lines)?;
            }
            (Asked::None, Err(_)) => {
                let line = Line::new("tui-unknown").with("answer", line.to_owned());
                self.say(&self.story.say_common(&line))?;
            }
        }
        Ok(Next::GoOn)
    }

    /// A second word about an action that may be regretted. Whatever is asked meanwhile, the question stays open.
    fn answer_doubt(
        &mut self,
        seen: &Seen<G>,
        line: &str,
        action: G::Action,
        question: String,
    ) -> io::Result<Next> {
        let answers = yes_or_no(self.story);
        match (command(self.story, line), choose(line, &answers)) {
            (Some((word @ (Word::Quit | Word::Undo), rest)), _) => self.obey(seen, word, rest),
            (Some((word, rest)), _) => {
                self.obey(seen, word, rest)?;
                self.doubt(action, question)?;
                Ok(Next::GoOn)
            }
            (_, Asked::One(0)) => self.act(seen, action),
            _ => {
                self.offer(seen, false)?;
                Ok(Next::GoOn)
            }
        }
    }

    fn doubt(&mut self, action: G::Action, question: String) -> io::Result<()> {
        let [yes, no] = yes_or_no(self.story);
        self.say_all([question.clone(), format!("1. {yes}"), format!("2. {no}")])?;
        self.doubted = Some((action, question));
        Ok(())
    }

    /// Tries an action as a tap would: it is played, asked about first, or refused with the rule.
    fn attempt(&mut self, seen: &Seen<G>, action: G::Action) -> io::Result<()> {
        match seen.sight().attempt(action) {
            Then::Play(action) => self.act(seen, action).map(drop),
            Then::Ask(question, action) => {
                let question = self.story.say::<G>(&question, &seen.names);
                self.doubt(action, question)
            }
            Then::Refuse(illegal, tried) => {
                let why = seen.refusal(self.story, &illegal, &tried);
                self.refused = Some(why.clone());
                self.say(&why)
            }
            Then::Tell(line) => self.say(&self.story.say::<G>(&line, &seen.names)),
            Then::Nothing => self.say(&t(self.story, "error-not_to_act")),
        }
    }

    fn act(&mut self, seen: &Seen<G>, action: G::Action) -> io::Result<Next> {
        if let (Some(seat), Some(choice)) = (seen.seat, seen.number) {
            self.asked = None;
            self.command(Command::Act {
                seat,
                choice,
                action: action.to_string(),
            })?;
        }
        Ok(Next::GoOn)
    }

    pub(super) fn obey(&mut self, seen: &Seen<G>, word: Word, rest: &str) -> io::Result<Next> {
        match word {
            Word::Quit => return Ok(Next::Leave),
            Word::Help => self.say_all(told::help(self.story))?,
            Word::State => self.say_all(seen.everything(self.story))?,
            Word::List => self.offer(seen, true)?,
            Word::Why => self.explain(seen, rest)?,
            Word::Rules => self.say_all(told::rules_about(self.story, self.game, rest))?,
            Word::Table => self.about_the_table(rest)?,
            Word::Options => self.change_options(rest)?,
            Word::Say => self.speak(rest)?,
            Word::Log => {
                let log = seen::log::<G>(self.client.room(), self.story, &seen.names);
                let latest = rest.parse().unwrap_or(LATEST);
                let before = log.len().saturating_sub(latest);
                self.say_all(log.into_iter().skip(before))?;
            }
            Word::Undo => {
                if let Some(seat) = self.own_seat(seen) {
                    self.command(Command::Undo { seat })?;
                }
            }
        }
        Ok(Next::GoOn)
    }

    fn own_seat(&self, seen: &Seen<G>) -> Option<game_core::Seat> {
        let you = self.client.room().you()?;
        seen.seat.or(you.seats.first().copied())
    }

    /// Why something cannot be done: what is named, or what was refused last.
    fn explain(&mut self, seen: &Seen<G>, what: &str) -> io::Result<()> {
        let labels = seen.labels(self.story);
        if what.is_empty() {
            let last = self.refused.clone();
            return self.say(&last.unwrap_or_else(|| t(self.story, "tui-why-nothing")));
        }
        if let (Ok(action), Some(seat)) = (what.parse::<G::Action>(), seen.seat)
            && let Ruling::Refused(illegal) = G::ruling(&seen.view, seat, action)
        {
            let why = self
                .story
                .refusal_seen::<G>(&illegal, &action, &seen.view, &seen.names);
            self.say(&why)?;
            let rule = illegal.rule().map(|rule| rule.to_string());
            let lines = rule.map(|rule| told::rules_about(self.story, self.game, &rule));
            return self.say_all(lines.into_iter().flatten());
        }
        match choose(what, &labels) {
            Asked::None => {
                let line = Line::new("tui-unknown").with("answer", what.to_owned());
                self.say(&self.story.say_common(&line))
            }
            _ => self.say(&t(self.story, "tui-why-open")),
        }
    }
}

fn numbered(offers: &[String], which: impl IntoIterator<Item = usize>) -> Vec<String> {
    which
        .into_iter()
        .filter_map(|at| Some(format!("{}. {}", at + 1, offers.get(at)?)))
        .collect()
}
