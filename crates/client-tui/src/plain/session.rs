//! A match in lines of text, from the first line to the last.

use std::io::{self, Write};
use std::marker::PhantomData;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use catalog::GameId;
use client_core::guide::read_event;
use client_core::room::{Effect, Link};
use client_core::story::{Line, Story};
use client_core::tap::{Choosing, Taps, Then};
use game_core::Ruling;
use protocol::{Command, Phase};

use super::answer::{Asked, Word, choose, command};
use super::told::{self, Seen};
use crate::client::{Client, Gone};
use crate::lobby::{self, Wish};
use crate::words::t;

/// How long one side is listened to before the other is.
const TURN: Duration = Duration::from_millis(20);
/// Who makes others wait for longer is named.
const LONG: Duration = Duration::from_millis(1500);
/// More choices than this are not listed unless somebody asks.
const MOST: usize = 24;
/// How many lines of the log are told without a number.
const LATEST: usize = 12;

/// What a person gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Given {
    /// A line.
    Line(String),
    /// Nothing more will come.
    End,
}

/// How a session ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The match is over.
    Over,
    /// The person left; the match can be carried on.
    Left,
    /// The table is gone, or nothing can be saved any more.
    Lost,
}

/// A match in lines of text.
pub struct Session<'a, G: Taps, W> {
    /// Who speaks.
    story: &'a Story,
    client: Client,
    lines: Receiver<Given>,
    out: W,
    /// Whether answers are typed now, and not written before.
    typed: bool,
    /// The question that was last put.
    asked: Option<u32>,
    /// An action that waits for a second word.
    doubted: Option<G::Action>,
    /// Why something was last refused.
    refused: Option<String>,
    /// Who is waited for, since when, and whether that was told.
    waited: Option<(String, Instant, bool)>,
    /// What was shown of the table before the match.
    lobby: Vec<String>,
    /// The wish to take a move back that was told.
    wish: Option<String>,
    game: GameId,
    kind: PhantomData<G>,
}

/// What follows from a line.
enum Next {
    GoOn,
    Leave,
}

impl<'a, G: Taps, W: Write> Session<'a, G, W> {
    /// A session; `typed` if a person sits at the keys, so that commands are answered at any time.
    pub fn new(
        story: &'a Story,
        client: Client,
        game: GameId,
        lines: Receiver<Given>,
        out: W,
        typed: bool,
    ) -> Session<'a, G, W> {
        Session {
            story,
            client,
            lines,
            out,
            typed,
            asked: None,
            doubted: None,
            refused: None,
            waited: None,
            lobby: Vec::new(),
            wish: None,
            game,
            kind: PhantomData,
        }
    }

    /// Plays until the match is over or the person leaves.
    pub fn run(mut self) -> io::Result<Ending> {
        loop {
            match self.client.next(self.patience()) {
                Ok(Some(effects)) => {
                    for effect in effects {
                        self.tell(effect)?;
                    }
                    continue;
                }
                Ok(None) => {}
                Err(Gone) => return Ok(Ending::Lost),
            }
            if self.client.room().link() == Link::Refused {
                return Ok(Ending::Lost);
            }
            let Some(seen) = self.seen() else {
                if let Next::Leave = self.wait_for_the_match()? {
                    return Ok(Ending::Left);
                }
                continue;
            };
            if self.is_over() {
                let lines =
                    told::result::<G>(self.story, self.client.room(), &seen.view, &seen.names);
                self.say_all(lines)?;
                return Ok(Ending::Over);
            }
            if self.is_pending() {
                continue;
            }
            if let Some(wish) = lobby::undo_wish(self.client.room(), self.story) {
                if let Next::Leave = self.answer_wish(wish)? {
                    return Ok(Ending::Left);
                }
                continue;
            }
            self.wish = None;
            let is_asked = seen.choosing == Choosing::Asked;
            if is_asked && self.asked != seen.number {
                self.asked = seen.number;
                self.ask(&seen)?;
            } else if !is_asked {
                self.tell_waiting(&seen)?;
            }
            if !is_asked && !self.typed {
                continue;
            }
            let line = match self.lines.recv_timeout(TURN) {
                Ok(Given::Line(line)) => line,
                Ok(Given::End) | Err(RecvTimeoutError::Disconnected) => return Ok(Ending::Left),
                Err(RecvTimeoutError::Timeout) => continue,
            };
            if let Next::Leave = self.answer(&seen, line.trim())? {
                return Ok(Ending::Left);
            }
        }
    }

    /// At a server's table before the match: who sits where, and what can be done about it.
    fn wait_for_the_match(&mut self) -> io::Result<Next> {
        let room = self.client.room();
        if room.link() != Link::Live || self.is_pending() {
            return Ok(Next::GoOn);
        }
        let choices = lobby::choices(room, self.story);
        let labels: Vec<String> = choices
            .iter()
            .map(|(_, label)| label.clone())
            .collect();
        let numbered = labels.iter().zip(1..);
        let choices_told: Vec<String> = numbered
            .map(|(label, number)| format!("{number}. {label}"))
            .collect();
        let told = lobby::told(room, self.story);
        let lines: Vec<String> = told
            .iter()
            .chain(&choices_told)
            .cloned()
            .collect();
        if lines != self.lobby {
            // Only what is new is said again.
            let before = core::mem::replace(&mut self.lobby, lines);
            let new = told
                .into_iter()
                .filter(|line| !before.contains(line));
            let new: Vec<String> = new.chain(choices_told).collect();
            self.say_all(new)?;
        }
        if choices.is_empty() && !self.typed {
            return Ok(Next::GoOn);
        }
        let line = match self.lines.recv_timeout(TURN) {
            Ok(Given::Line(line)) => line,
            Ok(Given::End) | Err(RecvTimeoutError::Disconnected) => return Ok(Next::Leave),
            Err(RecvTimeoutError::Timeout) => return Ok(Next::GoOn),
        };
        match (command(self.story, &line), choose(&line, &labels)) {
            (Some((Word::Quit, _)), _) => return Ok(Next::Leave),
            (Some((Word::Help, _)), _) => self.say_all(told::help(self.story))?,
            (Some((Word::Rules, term)), _) => {
                self.say_all(told::rules_about(self.story, self.game, term))?;
            }
            (_, Asked::One(at)) => {
                let effects = match choices[at].0.clone() {
                    Wish::Ready => self.client.ready(),
                    Wish::Do(command) => self.client.command(command),
                };
                for effect in effects {
                    self.tell(effect)?;
                }
            }
            _ => self.lobby.clear(),
        }
        Ok(Next::GoOn)
    }

    /// Somebody wants to take a move back, and the person must agree.
    fn answer_wish(&mut self, wish: String) -> io::Result<Next> {
        let answers = ["ui-undo-agree", "ui-undo-refuse"].map(|id| t(self.story, id));
        if self.wish.as_ref() != Some(&wish) {
            let [agree, refuse] = &answers;
            self.say_all([wish.clone(), format!("1. {agree}"), format!("2. {refuse}")])?;
            self.wish = Some(wish);
        }
        let line = match self.lines.recv_timeout(TURN) {
            Ok(Given::Line(line)) => line,
            Ok(Given::End) | Err(RecvTimeoutError::Disconnected) => return Ok(Next::Leave),
            Err(RecvTimeoutError::Timeout) => return Ok(Next::GoOn),
        };
        match (command(self.story, &line), choose(&line, &answers)) {
            (Some((Word::Quit, _)), _) => return Ok(Next::Leave),
            (_, Asked::One(at)) => {
                let agree = at == 0;
                for effect in self.client.command(Command::AnswerUndo { agree }) {
                    self.tell(effect)?;
                }
            }
            _ => self.wish = None,
        }
        Ok(Next::GoOn)
    }

    /// While a question is open the keys are listened to, otherwise the table.
    fn patience(&self) -> Duration {
        let open = self.asked.is_some() && !self.is_pending();
        if open { Duration::ZERO } else { TURN }
    }

    fn seen(&self) -> Option<Seen<G>> {
        Seen::of(self.client.room(), self.story)
    }

    fn is_pending(&self) -> bool {
        !self.client.room().unanswered().is_empty()
    }

    fn is_over(&self) -> bool {
        let room = self.client.room();
        room.info()
            .is_some_and(|info| info.phase == Phase::Finished)
            || room
                .game()
                .is_some_and(|game| game.outcome.is_some())
    }

    fn tell(&mut self, effect: Effect) -> io::Result<()> {
        match effect {
            Effect::Arrived => self.arrive(),
            Effect::Happened { viewer, events } => {
                let first = self
                    .client
                    .room()
                    .board(None)
                    .map(|board| board.viewer);
                let Some(seen) = self.seen().filter(|_| first == Some(viewer)) else {
                    return Ok(());
                };
                let told = events
                    .iter()
                    .filter_map(|event| read_event::<G>(event))
                    .filter(|event| !G::is_small_talk(event))
                    .map(|event| self.story.event::<G>(&event, &seen.names));
                let told: Vec<String> = told.collect();
                self.say_all(told)
            }
            Effect::Refused { error, .. } | Effect::Trouble(error) => {
                let names = self
                    .seen()
                    .map(|seen| seen.names)
                    .unwrap_or_default();
                let why = self
                    .story
                    .failure(self.game.as_str(), &error, &names);
                self.refused = Some(why.clone());
                // What was asked is asked again.
                self.asked = None;
                self.say(&why)
            }
            Effect::TimeUp(_) => self.say(&t(self.story, "ui-time-up")),
            // The client has carried out the rest itself, or nothing is to be said of it.
            _ => Ok(()),
        }
    }

    /// The match is seen for the first time, or something was taken back.
    fn arrive(&mut self) -> io::Result<()> {
        let Some(seen) = self.seen() else {
            return Ok(());
        };
        self.asked = None;
        let players = self.client.room().info().map(|info| {
            let people = self.story.seated(info);
            let names: Vec<String> = info
                .seats
                .iter()
                .filter_map(|seat| people.get(seat.seat).map(str::to_owned))
                .collect();
            let line = Line::new("story-players").with("players", names);
            (
                self.story.config_words(self.game, &info.config),
                self.story.say_common(&line),
            )
        });
        self.say(&self.story.game(self.game))?;
        if let Some((options, players)) = players {
            self.say_all(options)?;
            self.say(&players)?;
        }
        let log = told::log::<G>(self.client.room(), self.story, &seen.names);
        let latest = log.len().saturating_sub(LATEST);
        self.say_all(log.into_iter().skip(latest))?;
        self.say_all(seen.position(self.story))
    }

    fn ask(&mut self, seen: &Seen<G>) -> io::Result<()> {
        self.waited = None;
        self.doubted = None;
        self.say("")?;
        let facts = seen.position(self.story);
        self.say_all(facts)?;
        if let Some(prompt) = seen.prompt(self.story) {
            self.say(&prompt)?;
        }
        self.offer(seen, false)
    }

    fn offer(&mut self, seen: &Seen<G>, all: bool) -> io::Result<()> {
        let choices = seen.choices(self.story);
        if choices.len() > MOST && !all {
            let line = Line::new("tui-many").with("count", choices.len());
            return self.say(&self.story.say_common(&line));
        }
        let lines: Vec<String> = numbered(&choices, 0..choices.len());
        self.say_all(lines)
    }

    /// Says who is waited for, once, if it takes a while.
    fn tell_waiting(&mut self, seen: &Seen<G>) -> io::Result<()> {
        let waits: Vec<_> = match self.client.room().game() {
            Some(game) if self.typed => game.waits_for.iter().collect(),
            _ => return Ok(()),
        };
        let line = Line::new("ui-waiting-for").with("who", waits);
        let text = self.story.say::<G>(&line, &seen.names);
        match &mut self.waited {
            Some((known, since, is_told)) if *known == text => {
                if *is_told || since.elapsed() < LONG {
                    return Ok(());
                }
                *is_told = true;
                self.say(&text)
            }
            waited => {
                *waited = Some((text, Instant::now(), false));
                Ok(())
            }
        }
    }

    fn answer(&mut self, seen: &Seen<G>, line: &str) -> io::Result<Next> {
        if line.is_empty() {
            self.ask(seen)?;
            return Ok(Next::GoOn);
        }
        if let Some(action) = self.doubted.take() {
            let yes = [t(self.story, "ui-yes"), t(self.story, "ui-no")];
            if choose(line, &yes) == Asked::One(0) {
                return self.act(seen, action);
            }
            self.offer(seen, false)?;
            return Ok(Next::GoOn);
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
                let lines = numbered(&choices, found.into_iter().take(MOST));
                self.say_all(lines)?;
            }
            (Asked::None, Err(_)) => {
                let line = Line::new("tui-unknown").with("answer", line.to_owned());
                self.say(&self.story.say_common(&line))?;
            }
        }
        Ok(Next::GoOn)
    }

    /// Tries an action as a tap would: it is played, asked about first, or refused with the rule.
    fn attempt(&mut self, seen: &Seen<G>, action: G::Action) -> io::Result<()> {
        match seen.sight().attempt(action) {
            Then::Play(action) => self.act(seen, action).map(drop),
            Then::Ask(question, action) => {
                self.doubted = Some(action);
                let question = self.story.say::<G>(&question, &seen.names);
                let (yes, no) = (t(self.story, "ui-yes"), t(self.story, "ui-no"));
                self.say_all([question, format!("1. {yes}"), format!("2. {no}")])
            }
            Then::Refuse(illegal, tried) => {
                let why = self
                    .story
                    .refusal_seen::<G>(&illegal, &tried, &seen.view, &seen.names);
                let why = match illegal.rule() {
                    Some(rule) => format!("{why} ({rule})"),
                    None => why,
                };
                self.refused = Some(why.clone());
                self.say(&why)
            }
            Then::Tell(line) => self.say(&self.story.say::<G>(&line, &seen.names)),
            Then::Nothing => self.say(&t(self.story, "error-not_to_act")),
        }
    }

    fn act(&mut self, seen: &Seen<G>, action: G::Action) -> io::Result<Next> {
        if let (Some(seat), Some(choice)) = (seen.seat, seen.number) {
            let effects = self.client.command(Command::Act {
                seat,
                choice,
                action: action.to_string(),
            });
            self.asked = None;
            for effect in effects {
                self.tell(effect)?;
            }
        }
        Ok(Next::GoOn)
    }

    fn obey(&mut self, seen: &Seen<G>, word: Word, rest: &str) -> io::Result<Next> {
        match word {
            Word::Quit => return Ok(Next::Leave),
            Word::Help => self.say_all(told::help(self.story))?,
            Word::State => self.say_all(seen.position(self.story))?,
            Word::List => self.offer(seen, true)?,
            Word::Why => self.explain(seen, rest)?,
            Word::Rules => self.say_all(told::rules_about(self.story, self.game, rest))?,
            Word::Log => {
                let log = told::log::<G>(self.client.room(), self.story, &seen.names);
                let latest = rest.parse().unwrap_or(LATEST);
                let before = log.len().saturating_sub(latest);
                self.say_all(log.into_iter().skip(before))?;
            }
            Word::Undo => {
                if let Some(seat) = self.own_seat(seen) {
                    let effects = self.client.command(Command::Undo { seat });
                    for effect in effects {
                        self.tell(effect)?;
                    }
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
        let choices = seen.choices(self.story);
        let labels: Vec<String> = choices
            .iter()
            .map(|(_, label)| label.clone())
            .collect();
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

    fn say_all(&mut self, lines: impl IntoIterator<Item = String>) -> io::Result<()> {
        for line in lines {
            writeln!(self.out, "{}", spoken(&line))?;
        }
        self.out.flush()
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        self.say_all([line.to_owned()])
    }
}

/// Spaces that do not break mean nothing to a program that reads or speaks lines.
fn spoken(line: &str) -> String {
    line.replace(['\u{a0}', '\u{202f}'], " ")
}

fn numbered<A>(choices: &[(A, String)], which: impl IntoIterator<Item = usize>) -> Vec<String> {
    which
        .into_iter()
        .filter_map(|at| Some(format!("{}. {}", at + 1, choices.get(at)?.1)))
        .collect()
}
