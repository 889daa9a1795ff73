//! A table while there is no match: who sits where, what one can do about it, what is said.

use client_core::story::Story;
use protocol::{Phrase, Saying};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;

use super::desk::KEYS;
use super::look::{Look, Role};
use super::text::{shown, wrap};
use crate::client::Client;
use crate::lobby::{self, Wish};
use crate::talk::{self, Voice};
use crate::words::t;

/// How many lines of talk are shown.
const LATEST: usize = 5;

/// The table while there is no match.
#[derive(Clone, Debug, Default)]
pub(super) struct Waiting {
    at: usize,
    /// What the last wish was answered.
    pub(super) notice: Option<String>,
    /// What people said, the newest last.
    said: Vec<String>,
    /// Whether phrases are offered in place of what can be done about the table.
    talking: bool,
    /// The lines of choices, as last drawn.
    lines: Vec<(u16, usize)>,
}

/// A line of what is shown.
struct Row {
    text: String,
    role: Role,
    /// The choice that it belongs to.
    choice: Option<usize>,
}

impl Waiting {
    /// Somebody has said something.
    pub(super) fn hear(&mut self, said: String) {
        self.said.push(said);
        let old = self.said.len().saturating_sub(LATEST);
        self.said.drain(..old);
    }

    /// Whether phrases are offered.
    pub(super) fn is_talking(&self) -> bool {
        self.talking
    }

    fn choices(&self, client: &Client, story: &Story) -> Vec<(Wish, String)> {
        if !self.talking {
            return lobby::choices(client, story);
        }
        let phrases = Phrase::ALL.map(|phrase| {
            let words = talk::phrase(story, phrase);
            (Wish::Say(Saying::Phrase(phrase)), words)
        });
        phrases.to_vec()
    }

    /// What a key asks for.
    pub(super) fn key(&mut self, code: KeyCode, client: &Client, story: &Story) -> Option<Wish> {
        let choices = self.choices(client, story);
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
            KeyCode::Char('t') if talk::voice(client.room()) != Voice::None => {
                self.talk(!self.talking);
                return None;
            }
            KeyCode::Esc | KeyCode::Char('q') => {
                self.talk(false);
                return None;
            }
            KeyCode::Enter => self.at,
            KeyCode::Char(key) => KEYS.chars().position(|known| known == key)?,
            _ => return None,
        };
        self.pick(at, choices)
    }

    /// What a click on this line asks for.
    pub(super) fn click(&mut self, row: u16, client: &Client, story: &Story) -> Option<Wish> {
        let (_, at) = self
            .lines
            .iter()
            .copied()
            .find(|(line, _)| *line == row)?;
        let choices = self.choices(client, story);
        self.pick(at, choices)
    }

    fn pick(&mut self, at: usize, choices: Vec<(Wish, String)>) -> Option<Wish> {
        let wish = choices.into_iter().nth(at).map(|(wish, _)| wish);
        self.talk(false);
        wish
    }

    fn talk(&mut self, talking: bool) {
        self.at = 0;
        self.talking = talking;
    }

    /// Everything that is shown, line by line.
    fn page(&self, client: &Client, story: &Story, columns: u16) -> Vec<Row> {
        let mut page = Vec::new();
        let mut put = |text: &str, role: Role, choice: Option<usize>| {
            let lines = wrap(text, columns).into_iter();
            page.extend(lines.map(|text| Row { text, role, choice }));
        };
        for (at, line) in lobby::told(client, story).iter().enumerate() {
            put(line, if at == 0 { Role::Title } else { Role::Text }, None);
        }
        put("", Role::Text, None);
        for (at, (_, label)) in self.choices(client, story).iter().enumerate() {
            let key = KEYS.chars().nth(at).unwrap_or(' ');
            put(&format!("[{key}] {label}"), Role::Open, Some(at));
        }
        if !self.said.is_empty() {
            put("", Role::Text, None);
        }
        for said in &self.said {
            put(said, Role::Text, None);
        }
        if let Some(notice) = &self.notice {
            put("", Role::Text, None);
            put(notice, Role::Warn, None);
        }
        page
    }

    /// The first line that is shown where there is no room for all of them: what has the focus stays in sight.
    fn first(&self, page: &[Row], room: u16) -> usize {
        let room = usize::from(room);
        let focused = page
            .iter()
            .rposition(|row| row.choice == Some(self.at));
        let last = page.len().saturating_sub(room);
        focused.map_or(0, |at| (at + 2).saturating_sub(room).min(last))
    }

    /// Draws it.
    pub(super) fn draw(
        &mut self,
        buffer: &mut Buffer,
        client: &Client,
        story: &Story,
        look: &Look,
    ) {
        let area = buffer.area;
        let columns = area.width.saturating_sub(4);
        let bottom = area.bottom().saturating_sub(1);
        let page = self.page(client, story, columns);
        let from = self.first(&page, area.height.saturating_sub(2));
        self.lines.clear();
        for (y, row) in (area.y + 1..bottom).zip(page.iter().skip(from)) {
            let style = look.style(row.role);
            let focused = row.choice == Some(self.at);
            let style = if focused { look.focused(style) } else { style };
            buffer.set_stringn(area.x + 2, y, &row.text, columns as usize, style);
            self.lines
                .extend(row.choice.map(|choice| (y, choice)));
        }
        let mut keys = shown(&t(story, "tui-menu-keys"));
        if talk::voice(client.room()) != Voice::None {
            keys = format!("{keys} {} t: {}", look.signs.dot, t(story, "talk-open"));
        }
        let soft = look.style(Role::Soft);
        buffer.set_stringn(area.x + 2, bottom, keys, columns as usize, soft);
    }
}
