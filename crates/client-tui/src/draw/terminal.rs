//! The terminal itself: entered, listened to, and left as it was, whatever happens.

use std::io::{self, Stdout, stdout};
use std::panic;
use std::sync::Once;
use std::time::{Duration, Instant};

use catalog::GameId;
use client_core::guide::Heard;
use client_core::replay::Film;
use client_core::room::{Effect, Link};
use client_core::story::{Line, Story};
use client_core::tap::Choosing;
use game_core::{Seat, Viewer};
use protocol::Command;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEvent, KeyEventKind,
    KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

use super::look::{Look, Role};
use super::menu::{Chosen, Menu};
use super::screen::{Asks, Screen, Status};
use super::waiting::Waiting;
use crate::client::{Client, Gone};
use crate::games::Drawn;
use crate::lobby::{self, Wish};
use crate::plain::{Seen, result};
use crate::words::t;

/// How long the keys are listened to before the table is asked for news.
const TURN: Duration = Duration::from_millis(30);

/// How a match on the screen ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// It is over.
    Over,
    /// The person left; it can be carried on.
    Left,
    /// The table is gone, or nothing can be saved any more.
    Lost,
}

/// The terminal while it is drawn on.
pub struct Tui {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    look: Look,
}

/// Gives the terminal back. It may be done twice.
fn restore() {
    let _ = disable_raw_mode();
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen);
}

impl Tui {
    /// Takes the terminal. It is given back when this is dropped, and before a panic is told.
    pub fn enter(look: Look) -> io::Result<Tui> {
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let before = panic::take_hook();
            panic::set_hook(Box::new(move |info| {
                restore();
                before(info);
            }));
        });
        enable_raw_mode()?;
        let entered = execute!(stdout(), EnterAlternateScreen, EnableMouseCapture);
        let terminal = entered.and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        match terminal {
            Ok(terminal) => Ok(Tui { terminal, look }),
            Err(error) => {
                restore();
                Err(error)
            }
        }
    }

    /// Lets the person choose from a menu.
    pub fn choose(&mut self, story: &Story, menu: &mut Menu) -> io::Result<Chosen> {
        loop {
            self.terminal.draw(|frame| {
                menu.draw(frame.buffer_mut(), story, &self.look);
            })?;
            match event::read()? {
                Event::Key(key) if is_pressed(key) => {
                    if is_interrupt(key) {
                        return Ok(Chosen::Leave);
                    }
                    if let Some(chosen) = menu.key(key.code) {
                        return Ok(chosen);
                    }
                }
                Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                    if let Some(chosen) = menu.click(mouse.row) {
                        return Ok(chosen);
                    }
                }
                _ => {}
            }
        }
    }

    /// Plays a match until it is over or the person leaves.
    pub fn play<G: Drawn>(
        &mut self,
        story: &Story,
        client: &mut Client,
        game: GameId,
    ) -> io::Result<Ended> {
        let mut table = Match::<G> {
            screen: Screen::new(story, self.look, game),
            heard: Heard::default(),
            status: Status::default(),
            seen: None,
            waiting: Waiting::default(),
            story,
            game,
        };
        let mut stale = true;
        loop {
            stale |= table.news(client);
            if client.room().link() == Link::Refused || table.status.line.as_deref() == Some(GONE) {
                return Ok(Ended::Lost);
            }
            if stale {
                self.draw(&mut table, client)?;
                stale = false;
            }
            let until = Instant::now() + TURN;
            while event::poll(until.saturating_duration_since(Instant::now()))? {
                stale = true;
                let asks = match event::read()? {
                    Event::Key(key) if is_interrupt(key) => Asks::Leave,
                    Event::Key(key) if is_pressed(key) => table.key(key.code, client),
                    Event::Mouse(mouse) => table.mouse(mouse.kind, mouse.column, mouse.row),
                    _ => Asks::Nothing,
                };
                if asks == Asks::Leave {
                    let over = table.status.result.is_some();
                    return Ok(if over { Ended::Over } else { Ended::Left });
                }
                table.obey(client, asks);
            }
        }
    }

    /// Steps through a finished match, seen from any seat.
    pub fn watch<G: Drawn>(
        &mut self,
        story: &Story,
        film: &Film<G>,
        game: GameId,
    ) -> io::Result<()> {
        let mut screen = Screen::<G>::new(story, self.look, game);
        let mut step = Step::default();
        loop {
            let shown = step.shown(story, film);
            self.terminal.draw(|frame| {
                if let Some((seen, status)) = &shown {
                    screen.draw(frame.buffer_mut(), seen, status);
                }
            })?;
            let key = match event::read()? {
                Event::Key(key) if is_pressed(key) => key,
                _ => continue,
            };
            let Some((seen, status)) = shown.filter(|_| !is_interrupt(key)) else {
                return Ok(());
            };
            if !screen.is_covered() && step.key(key.code, film) {
                continue;
            }
            if screen.key(key.code, &seen, &status) == Asks::Leave {
                return Ok(());
            }
        }
    }

    fn draw<G: Drawn>(&mut self, table: &mut Match<'_, G>, client: &Client) -> io::Result<()> {
        let look = self.look;
        self.terminal.draw(|frame| {
            let buffer = frame.buffer_mut();
            match &table.seen {
                Some(seen) => drop(table.screen.draw(buffer, seen, &table.status)),
                None => table
                    .waiting
                    .draw(buffer, client.room(), table.story, &look),
            }
        })?;
        Ok(())
    }
}

impl Drop for Tui {
    fn drop(&mut self) {
        restore();
        let _ = self.terminal.show_cursor();
    }
}

/// What stands in the status when the line is gone for good.
const GONE: &str = "gone";

/// A match while it is on the screen.
struct Match<'a, G: Drawn> {
    screen: Screen<'a, G>,
    heard: Heard<G>,
    status: Status,
    seen: Option<Seen<G>>,
    /// The table while there is no match.
    waiting: Waiting,
    story: &'a Story,
    game: GameId,
}

impl<G: Drawn> Match<'_, G> {
    /// Takes in what has happened; says whether there was anything.
    fn news(&mut self, client: &mut Client) -> bool {
        let mut any = false;
        loop {
            match client.next(Duration::ZERO) {
                Ok(Some(effects)) => {
                    any = true;
                    for effect in effects {
                        self.take(effect);
                    }
                }
                Ok(None) => break,
                Err(Gone) => {
                    self.status.line = Some(GONE.to_owned());
                    return true;
                }
            }
        }
        if any {
            self.look_again(client);
        }
        any
    }

    fn take(&mut self, effect: Effect) {
        match effect {
            Effect::Refused { error, .. } | Effect::Trouble(error) => {
                let names = self.seen.as_ref().map(|seen| seen.names.clone());
                let names = names.unwrap_or_default();
                let why = self
                    .story
                    .failure(self.game.as_str(), &error, &names);
                self.waiting.notice = Some(why.clone());
                self.screen.notify(Role::Warn, why);
            }
            Effect::TimeUp(_) => {
                self.screen
                    .notify(Role::Warn, t(self.story, "ui-time-up"));
            }
            _ => {}
        }
    }

    fn look_again(&mut self, client: &Client) {
        let room = client.room();
        let Some(seen) = Seen::<G>::of(room, self.story) else {
            self.seen = None;
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
        self.status.log = self
            .heard
            .iter()
            .filter(|(_, event)| !G::is_small_talk(event))
            .map(|(_, event)| self.story.event::<G>(event, &seen.names))
            .collect();
        let over = room
            .game()
            .is_some_and(|game| game.outcome.is_some());
        self.status.result = over.then(|| result::<G>(self.story, room, &seen.view, &seen.names));
        let waits: Vec<_> = room
            .game()
            .map(|game| game.waits_for.iter().collect())
            .unwrap_or_default();
        let waiting = Line::new("ui-waiting-for").with("who", waits);
        self.status.waiting =
            (seen.choosing != Choosing::Asked).then(|| self.story.say::<G>(&waiting, &seen.names));
        self.status.undo = room.game().is_some_and(|game| game.free_undo);
        self.status.line = match room.link() {
            Link::Live => None,
            Link::Connecting { .. } | Link::Syncing => Some(t(self.story, "ui-wire-waits")),
            Link::Refused => Some(t(self.story, "ui-wire-lost")),
        };
        self.seen = Some(seen);
    }

    fn key(&mut self, code: KeyCode, client: &mut Client) -> Asks<G::Action> {
        if let Some(seen) = &self.seen {
            return self.screen.key(code, seen, &self.status);
        }
        if code == KeyCode::Char('q') {
            return Asks::Leave;
        }
        let effects = match self.waiting.key(code, client.room(), self.story) {
            Some(Wish::Ready) => client.ready(),
            Some(Wish::Do(command)) => client.command(command),
            None => Vec::new(),
        };
        for effect in effects {
            self.take(effect);
        }
        Asks::Nothing
    }

    fn mouse(&mut self, kind: MouseEventKind, x: u16, y: u16) -> Asks<G::Action> {
        let Some(seen) = &self.seen else {
            return Asks::Nothing;
        };
        match kind {
            MouseEventKind::Down(MouseButton::Left) => self.screen.click(x, y, seen),
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

    fn obey(&mut self, client: &mut Client, asks: Asks<G::Action>) {
        // What was asked for last is on its way; another key would answer a question that is over.
        let is_pending = !client.room().unanswered().is_empty();
        let seat = self.seen.as_ref().and_then(|seen| seen.seat);
        let Some(seat) = seat.filter(|_| !is_pending) else {
            return;
        };
        let choice = self.seen.as_ref().and_then(|seen| seen.number);
        let command = match (asks, choice) {
            (Asks::Act(action), Some(choice)) => Command::Act {
                seat,
                choice,
                action: action.to_string(),
            },
            (Asks::Undo, _) => Command::Undo { seat },
            (Asks::Answer(agree), _) => Command::AnswerUndo { agree },
            _ => return,
        };
        for effect in client.command(command) {
            self.take(effect);
        }
    }
}

/// A moment of a finished match, and who looks.
#[derive(Clone, Copy, Default)]
struct Step {
    actions: usize,
    seat: Option<Seat>,
}

impl Step {
    /// Moves in time, or to another seat; says whether the key meant that.
    fn key<G: Drawn>(&mut self, code: KeyCode, film: &Film<G>) -> bool {
        let last = film.len();
        match code {
            KeyCode::Right | KeyCode::Char(' ') => {
                self.actions = (self.actions + 1).min(last);
                while self.actions < last && film.is_quiet(self.actions) {
                    self.actions += 1;
                }
            }
            KeyCode::Left => {
                self.actions = self.actions.saturating_sub(1);
                while self.actions > 0 && film.is_quiet(self.actions) {
                    self.actions -= 1;
                }
            }
            KeyCode::PageDown => self.actions = (self.actions + 10).min(last),
            KeyCode::PageUp => self.actions = self.actions.saturating_sub(10),
            KeyCode::Home => self.actions = 0,
            KeyCode::End => self.actions = last,
            KeyCode::Char('v') => {
                let next = self.seat.map_or(0, |seat| seat.0 + 1);
                self.seat = Some(Seat(next)).filter(|seat| seat.index() < film.seats());
            }
            _ => return false,
        }
        true
    }

    fn shown<G: Drawn>(self, story: &Story, film: &Film<G>) -> Option<(Seen<G>, Status)> {
        let viewer = self.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let view = film.view(self.actions, viewer)?;
        let moment = film.at(self.actions, viewer)?;
        let people = story.names(film.seats()).read_by(self.seat);
        let names = story.called::<G>(&people, &view);
        let heard = Heard::<G>::default().then(&moment.events);
        let told = heard
            .iter()
            .filter(|(_, event)| !G::is_small_talk(event));
        let log = told
            .map(|(_, event)| story.event::<G>(event, &names))
            .collect();
        let seen_by = match self.seat {
            Some(seat) => names.get(seat).unwrap_or_default().to_owned(),
            None => t(story, "ui-public"),
        };
        let place = Line::new("tui-step")
            .with("number", self.actions)
            .with("of", film.len())
            .with("who", seen_by);
        let result = moment
            .outcome
            .map(|outcome| vec![story.outcome::<G>(&outcome, &names)]);
        let status = Status {
            log,
            result,
            waiting: Some(story.say_common(&place)),
            ..Status::default()
        };
        let seen = Seen {
            view,
            seat: self.seat,
            choosing: Choosing::No,
            number: None,
            names,
        };
        Some((seen, status))
    }
}

fn is_pressed(key: KeyEvent) -> bool {
    key.kind != KeyEventKind::Release
}

/// Ctrl-C arrives as a key while the terminal is drawn on. Whatever was done is saved already.
fn is_interrupt(key: KeyEvent) -> bool {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    control && matches!(key.code, KeyCode::Char('c' | 'd'))
}
