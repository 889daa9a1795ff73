//! The terminal itself: entered, listened to, and left as it was, whatever happens.

use std::io::{self, Stdout, stdout};
use std::panic;
use std::sync::Once;
use std::time::{Duration, Instant};

use catalog::GameId;
use client_core::replay::Film;
use client_core::story::{Names, Story};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEvent, KeyEventKind,
    KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

use super::background;
use super::film::Step;
use super::late::{Heard, Late};
use super::look::{Look, Role};
use super::menu::Menu;
use super::playing::{Match, Start};
use super::screen::{Asks, Screen};
use super::setup::{SetUp, Setup};
use crate::app::Beginning;
use crate::choices::Chosen;
use crate::client::Client;
use crate::games::Drawn;
use crate::leaving;

/// How long the keys are listened to before the table is asked for news.
const TURN: Duration = Duration::from_millis(30);

/// How long the keys of a menu are listened to before it is asked for news.
const PAUSE: Duration = Duration::from_millis(250);

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
    /// An answer that the terminal still owes.
    late: Option<Late>,
}

/// Gives the terminal back. It may be done twice.
fn restore() {
    let _ = disable_raw_mode();
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
}

impl Tui {
    /// Takes the terminal. It is given back when this is dropped, and before a panic is told or a signal ends the
    /// process.
    pub fn enter(look: Look) -> io::Result<Tui> {
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let before = panic::take_hook();
            panic::set_hook(Box::new(move |info| {
                restore();
                before(info);
            }));
            // Without it the terminal is given back in all other cases.
            let _ = leaving::give_back(restore);
        });
        enable_raw_mode()?;
        let answered = look
            .asks
            .then(background::ask)
            .unwrap_or_default();
        let look = Look {
            light: answered.light.unwrap_or(look.light),
            ..look
        };
        let entered = execute!(stdout(), EnterAlternateScreen, EnableMouseCapture);
        let terminal = entered.and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        match terminal {
            Ok(terminal) => Ok(Tui {
                terminal,
                look,
                late: answered.owed,
            }),
            Err(error) => {
                restore();
                Err(error)
            }
        }
    }

    /// What happens next on the terminal. Nothing if it means nothing: a late answer, or a letter with a key of control
    /// that has no meaning here.
    fn read(&mut self) -> io::Result<Option<Event>> {
        let event = event::read()?;
        let Event::Key(key) = event else {
            return Ok(Some(event));
        };
        if !is_pressed(key) {
            return Ok(None);
        }
        if is_interrupt(key) {
            return Ok(Some(event));
        }
        self.late.take_if(|late| late.is_over());
        if let Some(late) = &mut self.late {
            match late.hear(key) {
                Heard::Key => {}
                Heard::Answer => return Ok(None),
                Heard::Background(light) => {
                    self.look.light = light.unwrap_or(self.look.light);
                    return Ok(None);
                }
            }
        }
        Ok((!is_shortcut(key)).then_some(event))
    }

    /// Says what is waited for; says whether the person wants to leave instead.
    pub fn waits(&mut self, what: &str) -> io::Result<bool> {
        let style = self.look.style(Role::Text);
        self.terminal.draw(|frame| {
            let buffer = frame.buffer_mut();
            let columns = usize::from(buffer.area.width.saturating_sub(4));
            buffer.set_stringn(2, 1, what, columns, style);
        })?;
        while event::poll(Duration::ZERO)? {
            let leaves = match self.read()? {
                Some(Event::Key(key)) => {
                    is_interrupt(key) || matches!(key.code, KeyCode::Char('q') | KeyCode::Esc)
                }
                _ => false,
            };
            if leaves {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Lets the person choose from a menu. What there is to choose from may be other things after each look at `news`,
    /// which says whether it is.
    pub fn choose(
        &mut self,
        story: &Story,
        menu: &mut Menu,
        news: &mut dyn FnMut(&mut Menu) -> bool,
    ) -> io::Result<Chosen> {
        let mut stale = true;
        loop {
            stale |= news(menu);
            if stale {
                self.terminal.draw(|frame| {
                    menu.draw(frame.buffer_mut(), story, &self.look);
                })?;
                stale = false;
            }
            if !event::poll(PAUSE)? {
                continue;
            }
            stale = true;
            match self.read()? {
                Some(Event::Key(key)) => {
                    if is_interrupt(key) {
                        return Ok(Chosen::Leave);
                    }
                    if let Some(chosen) = menu.key(key.code) {
                        return Ok(chosen);
                    }
                }
                Some(Event::Mouse(mouse))
                    if mouse.kind == MouseEventKind::Down(MouseButton::Left) =>
                {
                    if let Some(chosen) = menu.click(mouse.row) {
                        return Ok(chosen);
                    }
                }
                _ => {}
            }
        }
    }

    /// Lets the person choose how a match is to be played.
    pub fn set_up(&mut self, story: &Story, setup: &mut Setup) -> io::Result<SetUp> {
        loop {
            self.terminal.draw(|frame| {
                setup.draw(frame.buffer_mut(), story, &self.look);
            })?;
            let done = match self.read()? {
                Some(Event::Key(key)) if is_interrupt(key) => Some(SetUp::Leave),
                Some(Event::Key(key)) => setup.key(key.code),
                Some(Event::Mouse(mouse))
                    if mouse.kind == MouseEventKind::Down(MouseButton::Left) =>
                {
                    setup.click(mouse.row)
                }
                _ => None,
            };
            if let Some(done) = done {
                return Ok(done);
            }
        }
    }

    /// Plays at a table until the person leaves it.
    pub fn play<G: Drawn>(
        &mut self,
        story: &Story,
        client: &mut Client,
        game: GameId,
        start: Start,
    ) -> io::Result<Ended> {
        let mut table = Match::<G>::new(story, self.look, game, start);
        let mut stale = true;
        loop {
            stale |= table.news(client);
            if table.is_gone(client) {
                return Ok(Ended::Lost);
            }
            if stale {
                self.terminal
                    .draw(|frame| table.draw(frame.buffer_mut(), client))?;
                stale = false;
            }
            let until = Instant::now() + TURN;
            while event::poll(until.saturating_duration_since(Instant::now()))? {
                stale = true;
                let event = self.read()?;
                table.looks(self.look);
                let asks = match event {
                    Some(Event::Key(key)) if is_interrupt(key) => Asks::Leave,
                    Some(Event::Key(key)) => table.key(key.code, client),
                    Some(Event::Mouse(mouse)) => {
                        table.mouse(mouse.kind, mouse.column, mouse.row, client)
                    }
                    _ => Asks::Nothing,
                };
                if asks == Asks::Leave {
                    return Ok(if table.is_over() {
                        Ended::Over
                    } else {
                        Ended::Left
                    });
                }
                match asks {
                    Asks::Options => self.change_options(story, &mut table, client)?,
                    Asks::Film(actions) => self.look_back(story, &table, client, actions)?,
                    asks => table.obey(client, asks),
                }
            }
        }
    }

    /// Lets the host choose other options for a table on a server.
    fn change_options<G: Drawn>(
        &mut self,
        story: &Story,
        table: &mut Match<'_, G>,
        client: &mut Client,
    ) -> io::Result<()> {
        let Some(info) = client.room().info() else {
            return Ok(());
        };
        let mut setup = Setup::at_a_table(info.game, &info.config);
        if let SetUp::Start { config, .. } = self.set_up(story, &mut setup)? {
            table.change_options(client, config);
        }
        Ok(())
    }

    /// Looks at the match that is over as it was after this number of actions.
    fn look_back<G: Drawn>(
        &mut self,
        story: &Story,
        table: &Match<'_, G>,
        client: &Client,
        actions: usize,
    ) -> io::Result<()> {
        let Some((film, people)) = table.film(client) else {
            return Ok(());
        };
        let seat = table.seat();
        self.watch(
            story,
            (&film, &people),
            (table.game(), Beginning { actions, seat }),
        )
    }

    /// Steps through a finished match of these people, seen from any seat.
    pub fn watch<G: Drawn>(
        &mut self,
        story: &Story,
        (film, people): (&Film<G>, &Names),
        (game, from): (GameId, Beginning),
    ) -> io::Result<()> {
        let mut screen = Screen::<G>::new(story, self.look, game);
        let mut step = Step::at(film, from);
        loop {
            let shown = step.shown(story, film, people);
            screen.look = self.look;
            self.terminal.draw(|frame| {
                if let Some((seen, status)) = &shown {
                    screen.draw(frame.buffer_mut(), seen, status);
                }
            })?;
            let key = match self.read()? {
                Some(Event::Key(key)) => key,
                Some(Event::Mouse(mouse)) => match mouse.kind {
                    MouseEventKind::ScrollDown => KeyCode::Right.into(),
                    MouseEventKind::ScrollUp => KeyCode::Left.into(),
                    _ => continue,
                },
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
}

impl Drop for Tui {
    fn drop(&mut self) {
        restore();
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

/// A letter with one of the keys of control, as shells and windows know them; the letter alone means something else.
/// With both of them it is how some keyboards write a sign.
fn is_shortcut(key: KeyEvent) -> bool {
    let [control, alt] =
        [KeyModifiers::CONTROL, KeyModifiers::ALT].map(|held| key.modifiers.contains(held));
    matches!(key.code, KeyCode::Char(_)) && control != alt
}
