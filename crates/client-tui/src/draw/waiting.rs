//! A server's table before the match begins: who sits where, and what one can do about it.

use client_core::room::Room;
use client_core::story::Story;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;

use super::look::{Look, Role};
use super::text::{shown, wrap};
use crate::lobby::{self, Wish};
use crate::words::t;

/// The table before the match.
#[derive(Clone, Debug, Default)]
pub(super) struct Waiting {
    at: usize,
    /// What the last wish was answered.
    pub(super) notice: Option<String>,
}

impl Waiting {
    /// What a key asks for.
    pub(super) fn key(&mut self, code: KeyCode, room: &Room, story: &Story) -> Option<Wish> {
        let choices = lobby::choices(room, story);
        let count = choices.len().max(1);
        self.notice = None;
        let at = match code {
            KeyCode::Down | KeyCode::Tab => {
                self.at = (self.at + 1) % count;
                return None;
            }
            KeyCode::Up | KeyCode::BackTab => {
                self.at = (self.at + count - 1) % count;
                return None;
            }
            KeyCode::Enter => self.at,
            KeyCode::Char(digit) => (digit.to_digit(10)? as usize).checked_sub(1)?,
            _ => return None,
        };
        choices.into_iter().nth(at).map(|(wish, _)| wish)
    }

    /// Draws it.
    pub(super) fn draw(&self, buffer: &mut Buffer, room: &Room, story: &Story, look: &Look) {
        let area = buffer.area;
        let columns = area.width.saturating_sub(4);
        let mut y = area.y + 1;
        let mut put = |text: &str, role: Role, focused: bool| {
            for line in wrap(text, columns) {
                let style = look.style(role);
                let style = if focused { look.focused(style) } else { style };
                if y < area.bottom() {
                    buffer.set_stringn(area.x + 2, y, line, columns as usize, style);
                }
                y += 1;
            }
        };
        for (at, line) in lobby::told(room, story).iter().enumerate() {
            put(line, if at == 0 { Role::Title } else { Role::Text }, false);
        }
        put("", Role::Text, false);
        for (at, (_, label)) in lobby::choices(room, story).iter().enumerate() {
            put(&format!("[{}] {label}", at + 1), Role::Open, at == self.at);
        }
        if let Some(notice) = &self.notice {
            put("", Role::Text, false);
            put(notice, Role::Warn, false);
        }
        let keys = shown(&t(story, "tui-menu-keys"));
        let bottom = area.bottom().saturating_sub(1);
        buffer.set_stringn(
            area.x + 2,
            bottom,
            keys,
            columns as usize,
            look.style(Role::Soft),
        );
    }
}
