//! A match while it is on the screen: what happens at the table comes in, what keys ask for goes out.

use std::time::Duration;

use catalog::GameId;
use client_core::guide::{Heard, Unreadable};
use client_core::replay::Film;
use client_core::room::{Effect, Link};
use client_core::story::{Line, Names, Story};
use client_core::tap::Choosing;
use game_core::Seat;
use protocol::{ClientMessage, Command};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEventKind};

use super::desk::KEYS;
use super::look::{Look, Role};
use super::pace::Pace;
use super::screen::{Asks, Screen, Status};
use super::telling::Telling;
use super::waiting::Waiting;
use crate::client::{Client, Gone};
use crate::clock::{Countdown, minutes};
use crate::games::Drawn;
use crate::lobby::{self, Wish};
use crate::recap::{self, Recap};
use crate::seen::{Seen, result};
use crate::talk;
use crate::words::t;

/// How a match begins on the screen.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// How fast it goes.
    pub pace: Pace,
    /// How long bots pause in hundredths of the usual time, if somebody said so; the pace says it from the first change on.
    pub percent: Option<u16>,
    /// What is to be told at once.
    pub notice: Option<String>,
}

/// A match while it is on the screen.
pub(super) struct Match<'a, G: Drawn> {
    screen: Screen<'a, G>,
    heard: Heard<G>,
    status: Status,
    seen: Option<Seen<G>>,
    /// The table while there is no match.
    waiting: Waiting,
    story: &'a Story,
    look: Look,
    game: GameId,
    pace: Pace,
    /// How long bots pause, if it is not the pace that says so.
    percent: Option<u16>,
    /// What is told; the status has what is shown of it.
    telling: Telling,
    /// How much time is left.
    clock: Countdown,
    /// The line is gone for good.
    gone: bool,
}

impl<'a, G: Drawn> Match<'a, G> {
    pub(super) fn new(story: &'a Story, look: Look, game: GameId, start: Start) -> Match<'a, G> {
        let mut table = Match {
            screen: Screen::new(story, look, game),
            heard: Heard::default(),
            status: Status::default(),
            seen: None,
            waiting: Waiting::default(),
            story,
            look,
            game,
            pace: start.pace,
            percent: start.percent,
            telling: Telling::new(),
            clock: Countdown::new(),
            gone: false,
        };
        if let Some(notice) = start.notice {
            table.notify(notice);
        }
        table
    }

    /// How everything is to look from now on.
    pub(super) fn looks(&mut self, look: Look) {
        self.look = look;
        self.screen.look = look;
    }

    /// Says something beside the question.
    fn notify(&mut self, text: String) {
        self.waiting.notice = Some(text.clone());
        self.screen.notify(Role::Warn, text);
    }

    /// Whether the line is gone for good.
    pub(super) fn is_gone(&self, client: &Client) -> bool {
        self.gone || client.room().link() == Link::Refused
    }

    /// Whether the match is over; who leaves now leaves nothing behind.
    pub(super) fn is_over(&self) -> bool {
        self.status.result.is_some()
    }

    /// Takes in what has happened, and goes on telling it; says whether there is anything new to be seen.
    pub(super) fn news(&mut self, client: &mut Client) -> bool {
        let mut any = false;
        loop {
            match client.next(Duration::ZERO) {
                Ok(Some(effects)) => {
                    any = true;
                    self.take_all(effects, client);
                }
                Ok(None) => break,
                Err(Gone) => {
                    self.gone = true;
                    return true;
                }
            }
        }
        if client.look_back() {
            any = true;
            self.status.recap = self.recap(client);
        }
        if any {
            self.look_again(client);
        }
        let stepped = self.telling.step(&mut self.status.log, self.pace);
        let ticked = self.tick(client);
        any || stepped || ticked
    }

    /// How the match came about, once it is over and its file is here.
    fn recap(&self, client: &Client) -> Option<Recap> {
        let (past, seen) = (client.past()?, self.seen.as_ref()?);
        recap::recap::<G>(self.story, &past.file, &seen.names)
    }

    /// The match that is over, to be looked at again, and what its people are called.
    pub(super) fn film(&self, client: &Client) -> Option<(Film<G>, Names)> {
        let film = recap::film::<G>(&client.past()?.file)?;
        let people = self.story.seated(client.room().info()?);
        Some((film, people))
    }

    pub(super) fn game(&self) -> GameId {
        self.game
    }

    /// From which seat the person sees the match.
    pub(super) fn seat(&self) -> Option<Seat> {
        self.seen.as_ref()?.seat
    }

    fn take_all(&mut self, effects: Vec<Effect>, client: &Client) {
        for effect in effects {
            self.take(effect, client);
        }
    }

    fn take(&mut self, effect: Effect, client: &Client) {
        match effect {
            Effect::Refused { error, .. } | Effect::Trouble(error) => {
                let names = self.seen.as_ref().map(|seen| seen.names.clone());
                let names = names.unwrap_or_default();
                let why = self
                    .story
                    .failure(self.game.as_str(), &error, &names);
                self.notify(why);
            }
            // What was said about a pick concerns a moment that is over.
            Effect::Happened { .. } => self.screen.hush(),
            Effect::TimeUp(_) => self.notify(t(self.story, "ui-time-up")),
            Effect::AskedAgain => self.notify(t(self.story, "ui-asked-again")),
            Effect::Said { seat, what } => {
                if let Some(said) = talk::told(client.room(), self.story, seat, &what) {
                    self.waiting.hear(said.clone());
                    self.telling.say(said);
                }
            }
            // What happened before one came is in the log at once.
            Effect::Arrived => {
                let notice = self.waiting.notice.take();
                self.screen.let_go();
                if let Some(notice) = notice {
                    self.screen.notify(Role::Mine, notice);
                }
                self.heard = Heard::default();
                self.status.log.clear();
                self.telling.forget();
                self.look_again(client);
                self.status.log = self.telling.all().to_vec();
                self.tell_pace(client);
            }
            _ => {}
        }
    }

    /// Tells the table how long its bots are to pause.
    fn tell_pace(&self, client: &Client) {
        let usual = || self.pace.bots(G::BOTS_PAUSE);
        let percent = self.percent.unwrap_or_else(usual);
        client.say(ClientMessage::Pause { percent });
    }

    fn look_again(&mut self, client: &Client) {
        let room = client.room();
        self.status.talk = talk::voice(room);
        self.status.table = lobby::told(client, self.story);
        self.status.wishes = labels(client, self.story);
        self.status.line = match room.link() {
            Link::Live => None,
            Link::Connecting { .. } | Link::Syncing => Some(t(self.story, "ui-wire-waits")),
            Link::Refused => Some(t(self.story, "ui-wire-lost")),
        };
        let seen = Seen::<G>::of(room, self.story).unwrap_or_else(|_| {
            let why = self.story.error(Unreadable::CODE);
            self.screen.notify(Role::Warn, why);
            None
        });
        let Some(seen) = seen.filter(|_| !lobby::is_between(room)) else {
            self.seen = None;
            self.status.result = None;
            self.status.recap = None;
            return;
        };
        self.screen.moved_on(&seen);
        self.screen
            .wish(lobby::undo_wish(room, self.story));
        let events = room
            .board(seen.seat)
            .map(|board| board.events.as_slice())
            .unwrap_or_default();
        self.heard = self.heard.then(events);
        let told = self
            .heard
            .iter()
            .filter(|(_, event)| !G::is_small_talk(event))
            .map(|(_, event)| self.story.event::<G>(event, &seen.names));
        self.telling.tell(told);
        let over = room
            .game()
            .is_some_and(|game| game.outcome.is_some());
        if over && self.status.result.is_none() {
            self.screen.let_go();
        }
        if !over {
            self.status.recap = None;
        }
        self.status.result = over.then(|| {
            let mut lines = result::<G>(self.story, room, &seen.view, &seen.names);
            lines.extend(lobby::wanted_again(room, self.story));
            lines
        });
        self.status.stood_in = stood_in(client, self.story);
        self.status.waiting = (seen.choosing != Choosing::Asked)
            .then(|| waiting_for(client, self.story, &seen))
            .flatten();
        self.status.undo = room.game().is_some_and(|game| game.free_undo);
        self.seen = Some(seen);
    }

    /// Who looks on and how much time is left; says whether that has changed.
    fn tick(&mut self, client: &Client) -> bool {
        let room = client.room();
        let left = self.clock.left(room.clock());
        let left = left.filter(|_| !self.is_over()).map(minutes);
        let beside: Vec<String> = left
            .into_iter()
            .chain(lobby::watching(room, self.story))
            .collect();
        let changed = beside != self.status.beside;
        self.status.beside = beside;
        changed
    }

    /// What a key asks for.
    pub(super) fn key(&mut self, code: KeyCode, client: &mut Client) -> Asks<G::Action> {
        if let Some(seen) = &self.seen {
            return self.screen.key(code, seen, &self.status);
        }
        if code == KeyCode::Char('q') && !self.waiting.is_talking() {
            return Asks::Leave;
        }
        let wish = self.waiting.key(code, client, self.story);
        self.carry_out(wish, client)
    }

    fn carry_out(&mut self, wish: Option<Wish>, client: &mut Client) -> Asks<G::Action> {
        let effects = match wish {
            Some(Wish::Options) => return Asks::Options,
            Some(Wish::Mute(guest)) => {
                if let Err(error) = client.mute(guest) {
                    self.notify(error.to_string());
                }
                self.look_again(client);
                Vec::new()
            }
            Some(Wish::Recap) => {
                self.screen.open_recap();
                Vec::new()
            }
            Some(Wish::Ready) => client.ready(),
            Some(Wish::Do(command)) => client.command(command),
            Some(Wish::Say(what)) => {
                client.say(ClientMessage::Say { what });
                Vec::new()
            }
            None => Vec::new(),
        };
        self.take_all(effects, client);
        Asks::Nothing
    }

    /// Wants the match to have these options.
    pub(super) fn change_options(&mut self, client: &mut Client, config: String) {
        let effects = client.command(Command::Options { config });
        self.take_all(effects, client);
    }

    /// What the mouse asks for.
    pub(super) fn mouse(
        &mut self,
        kind: MouseEventKind,
        x: u16,
        y: u16,
        client: &mut Client,
    ) -> Asks<G::Action> {
        let Some(seen) = &self.seen else {
            if kind == MouseEventKind::Down(MouseButton::Left) {
                let wish = self.waiting.click(y, client, self.story);
                return self.carry_out(wish, client);
            }
            return Asks::Nothing;
        };
        match kind {
            MouseEventKind::Down(MouseButton::Left) => self.screen.click(x, y, seen, &self.status),
            MouseEventKind::ScrollDown => {
                self.screen.scroll(true);
                Asks::Nothing
            }
            MouseEventKind::ScrollUp => {
                self.screen.scroll(false);
                Asks::Nothing
            }
            _ => Asks::Nothing,
        }
    }

    /// Does what was asked for.
    pub(super) fn obey(&mut self, client: &mut Client, asks: Asks<G::Action>) {
        let command = match asks {
            Asks::Say(what) => return client.say(ClientMessage::Say { what }),
            Asks::Pace => return self.change_pace(client),
            Asks::Wish(at) => {
                let choices = lobby::choices(client, self.story);
                let wish = choices.into_iter().nth(at).map(|(wish, _)| wish);
                let is_pending = !client.room().unanswered().is_empty();
                self.carry_out(wish.filter(|_| !is_pending), client);
                return;
            }
            other => self.command(other),
        };
        // What was asked for last is on its way; another key would answer a question that is over.
        let is_pending = !client.room().unanswered().is_empty();
        if let Some(command) = command.filter(|_| !is_pending) {
            let effects = client.command(command);
            self.take_all(effects, client);
        }
    }

    fn command(&self, asks: Asks<G::Action>) -> Option<Command> {
        let seen = self.seen.as_ref()?;
        let seat = seen.seat?;
        Some(match (asks, seen.number) {
            (Asks::Act(action), Some(choice)) => Command::Act {
                seat,
                choice,
                action: action.to_string(),
            },
            (Asks::Undo, _) => Command::Undo { seat },
            (Asks::Answer(agree), _) => Command::AnswerUndo { agree },
            _ => return None,
        })
    }

    fn change_pace(&mut self, client: &Client) {
        self.pace = self.pace.next();
        self.percent = None;
        self.tell_pace(client);
        let line = Line::new("ui-tempo-is").with("pace", self.pace.as_str());
        self.screen
            .notify(Role::Soft, self.story.say_common(&line));
    }

    /// Draws the match, or the table around it.
    pub(super) fn draw(&mut self, buffer: &mut Buffer, client: &Client) {
        match &self.seen {
            Some(seen) => drop(self.screen.draw(buffer, seen, &self.status)),
            None => self
                .waiting
                .draw(buffer, client, self.story, &self.look),
        }
    }
}

fn labels(client: &Client, story: &Story) -> Vec<String> {
    let choices = lobby::choices(client, story).into_iter();
    choices.map(|(_, label)| label).collect()
}

/// A bot plays for the person: the key by which the seat is taken back.
fn stood_in(client: &Client, story: &Story) -> Option<String> {
    let key = KEYS
        .chars()
        .nth(lobby::way_back(client, story)?)?;
    let line = Line::new("tui-stood-in-key").with("key", key.to_string());
    Some(story.say_common(&line))
}

/// Who is waited for, and who of the people is away.
fn waiting_for<G: Drawn>(client: &Client, story: &Story, seen: &Seen<G>) -> Option<String> {
    let waits: Vec<_> = client.room().game()?.waits_for.iter().collect();
    let waiting = Line::new("ui-waiting-for")
        .with("count", waits.len())
        .with("who", waits);
    let mut text = vec![story.say::<G>(&waiting, &seen.names)];
    text.extend(lobby::absent(client.room(), story));
    Some(text.join(" "))
}
