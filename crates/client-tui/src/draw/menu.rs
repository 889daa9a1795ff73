//! Which game to play, or which saved match to go on with.

use catalog::GameId;
use client_core::story::{Line, Story};
use protocol::{Phase, TableCode};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;

use super::frame::{LEAST, too_small};
use super::look::{Look, Role};
use super::text::{shown, wrap};
use crate::app::kept_line;
use crate::local::Kept;
use crate::words::t;

/// What was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen {
    /// A new match of this game.
    New(GameId),
    /// A saved match.
    Resume(TableCode),
    /// Nothing.
    Leave,
}

/// The games and the saved matches that are not over.
#[derive(Clone, Debug)]
pub struct Menu {
    choices: Vec<(Chosen, Option<Kept>)>,
    at: usize,
    /// The line on which each choice begins and ends, as last drawn.
    lines: Vec<(u16, u16)>,
}

impl Menu {
    /// All games, and of these matches the newest that are not over.
    pub fn new(kept: Vec<Kept>) -> Menu {
        let games = GameId::ALL
            .iter()
            .map(|game| (Chosen::New(*game), None));
        let running = |kept: &Kept| {
            kept.phase
                .is_some_and(|phase| phase != Phase::Finished)
        };
        let saved = kept
            .into_iter()
            .filter(running)
            .take(5)
            .map(|kept| (Chosen::Resume(kept.code), Some(kept)));
        Menu {
            choices: games.chain(saved).collect(),
            at: 0,
            lines: Vec::new(),
        }
    }

    /// What a key chooses.
    pub fn key(&mut self, code: KeyCode) -> Option<Chosen> {
        let count = self.choices.len();
        match code {
            KeyCode::Char('q') | KeyCode::Esc => return Some(Chosen::Leave),
            KeyCode::Down | KeyCode::Tab | KeyCode::Char('j') => self.at = (self.at + 1) % count,
            KeyCode::Up | KeyCode::BackTab | KeyCode::Char('k') => {
                self.at = (self.at + count - 1) % count;
            }
            KeyCode::Enter => {
                return self
                    .choices
                    .get(self.at)
                    .map(|(chosen, _)| *chosen);
            }
            KeyCode::Char(digit) => {
                let number = digit.to_digit(10)? as usize;
                let choice = self.choices.get(number.checked_sub(1)?);
                return choice.map(|(chosen, _)| *chosen);
            }
            _ => {}
        }
        None
    }

    /// What a click on this line chooses.
    pub fn click(&mut self, row: u16) -> Option<Chosen> {
        let at = self
            .lines
            .iter()
            .position(|(from, to)| (*from..*to).contains(&row))?;
        self.choices.get(at).map(|(chosen, _)| *chosen)
    }

    /// Draws it.
    pub fn draw(&mut self, buffer: &mut Buffer, story: &Story, look: &Look) {
        let area = buffer.area;
        if area.width < LEAST.0 || area.height < LEAST.1 {
            self.lines.clear();
            return too_small(buffer, story);
        }
        let columns = area.width.saturating_sub(8).min(90);
        let mut y = area.y + 1;
        let mut put = |x: u16, text: &str, role: Role, focused: bool| {
            if y < area.bottom() {
                let style = look.style(role);
                let style = if focused { look.focused(style) } else { style };
                buffer.set_stringn(x, y, shown(text), area.width as usize, style);
            }
            y += 1;
            y
        };
        put(area.x + 2, &t(story, "ui-welcome"), Role::Title, false);
        put(area.x, "", Role::Text, false);
        self.lines.clear();
        for (at, (chosen, kept)) in self.choices.iter().enumerate() {
            let focused = at == self.at;
            let number = at + 1;
            let (title, more) = match (chosen, kept) {
                (Chosen::New(game), _) => (story.game(*game), story.about(*game)),
                (_, Some(kept)) => (kept_line(story, kept), (String::new(), String::new())),
                _ => continue,
            };
            let role = if focused { Role::Mine } else { Role::Title };
            let from = put(area.x + 2, &format!(" {number}  {title} "), role, focused) - 1;
            let (kind, facts) = more;
            let mut to = from + 1;
            if !facts.is_empty() {
                for line in wrap(&kind, columns)
                    .into_iter()
                    .filter(|_| focused || area.height > 30)
                {
                    to = put(area.x + 6, &line, Role::Text, false);
                }
                to = put(area.x + 6, &facts, Role::Soft, false).max(to);
            }
            self.lines.push((from, to));
        }
        let keys = story.say_common(&Line::new("tui-menu-keys"));
        let bottom = area.bottom().saturating_sub(1);
        buffer.set_stringn(
            area.x + 2,
            bottom,
            shown(&keys),
            area.width as usize,
            look.style(Role::Soft),
        );
    }
}
