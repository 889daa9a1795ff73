//! What to sit down at: a game, a saved match, a table of a server.

use client_core::story::Story;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;

use super::frame::{LEAST, SMALLEST, too_small};
use super::look::{Look, Role};
use super::text::{shown, wrap};
use crate::choices::{Choice, Chosen, Section};
use crate::words::t;

/// Columns to the left of what explains a choice.
const INDENT: u16 = 4;

/// What there is to choose from.
#[derive(Clone, Debug)]
pub struct Menu {
    sections: Vec<Section>,
    at: usize,
    /// The lines of choices, as last drawn.
    lines: Vec<(u16, usize)>,
}

/// A line of what is shown.
struct Row {
    text: String,
    role: Role,
    indent: u16,
    /// The choice that it belongs to.
    choice: Option<usize>,
    /// Whether it is the name of the choice.
    is_title: bool,
}

impl Menu {
    /// These choices.
    pub fn new(sections: Vec<Section>) -> Menu {
        Menu {
            sections,
            at: 0,
            lines: Vec::new(),
        }
    }

    /// Other choices; what has the focus keeps it, if it is still there.
    pub fn change(&mut self, sections: Vec<Section>) {
        let focused = self.choices().nth(self.at).map(|one| one.chosen);
        self.sections = sections;
        let at = self
            .choices()
            .position(|one| Some(one.chosen) == focused);
        let last = self.choices().count().saturating_sub(1);
        self.at = at.unwrap_or(self.at.min(last));
    }

    fn choices(&self) -> impl Iterator<Item = &Choice> {
        self.sections
            .iter()
            .flat_map(|section| &section.choices)
    }

    fn nth(&self, at: usize) -> Option<Chosen> {
        self.choices().nth(at).map(|one| one.chosen)
    }

    /// What a key chooses.
    pub fn key(&mut self, code: KeyCode) -> Option<Chosen> {
        let count = self.choices().count().max(1);
        match code {
            KeyCode::Char('q') | KeyCode::Esc => return Some(Chosen::Leave),
            KeyCode::Down | KeyCode::Tab | KeyCode::Char('j') => self.at = (self.at + 1) % count,
            KeyCode::Up | KeyCode::BackTab | KeyCode::Char('k') => {
                self.at = (self.at + count - 1) % count;
            }
            KeyCode::Enter => return self.nth(self.at),
            KeyCode::Char(digit) => {
                let number = digit.to_digit(10)? as usize;
                return self.nth(number.checked_sub(1)?);
            }
            _ => {}
        }
        None
    }

    /// What a click on this line chooses.
    pub fn click(&mut self, row: u16) -> Option<Chosen> {
        let (_, at) = self.lines.iter().find(|(line, _)| *line == row)?;
        self.nth(*at)
    }

    /// Draws it. Where there is no room for everything, only what has the focus is explained, and it stays in sight.
    pub fn draw(&mut self, buffer: &mut Buffer, story: &Story, look: &Look) {
        let area = buffer.area;
        self.lines.clear();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            return too_small(buffer, story, SMALLEST);
        }
        let columns = area.width.saturating_sub(8).min(90);
        let room = usize::from(area.height.saturating_sub(3));
        let mut page = self.page(columns, look, true);
        if page.len() > room {
            page = self.page(columns, look, false);
        }
        let from = self.first(&page, room);
        let wide = usize::from(area.width.saturating_sub(2));
        let mut put = |x: u16, y: u16, text: &str, role: Role, focused: bool| {
            let style = look.style(role);
            let style = if focused { look.focused(style) } else { style };
            buffer.set_stringn(area.x + x, y, shown(text), wide, style);
        };
        put(2, area.y + 1, &t(story, "ui-welcome"), Role::Title, false);
        for (y, row) in (area.y + 2..).zip(page.iter().skip(from).take(room)) {
            let focused = row.is_title && row.choice == Some(self.at);
            put(2 + row.indent, y, &row.text, row.role, focused);
            self.lines
                .extend(row.choice.map(|choice| (y, choice)));
        }
        let bottom = area.bottom().saturating_sub(1);
        put(2, bottom, &t(story, "tui-menu-keys"), Role::Soft, false);
    }

    /// Everything that is shown, line by line.
    fn page(&self, columns: u16, look: &Look, all: bool) -> Vec<Row> {
        let mut page = Vec::new();
        let mut put = |text: String, role: Role, indent: u16, choice: Option<usize>| {
            page.push(Row {
                text,
                role,
                indent,
                choice,
                is_title: choice.is_some() && indent == 0,
            });
        };
        let mut at = 0;
        for section in &self.sections {
            if section.choices.is_empty() && section.empty.is_empty() {
                continue;
            }
            put(String::new(), Role::Text, 0, None);
            if !section.heading.is_empty() {
                put(section.heading.clone(), Role::Text, 0, None);
            }
            if section.choices.is_empty() {
                for line in wrap(&section.empty, columns) {
                    put(line, Role::Soft, INDENT, None);
                }
            }
            for choice in &section.choices {
                let focused = at == self.at;
                let role = if focused { Role::Mine } else { Role::Title };
                put(title(choice, at + 1, look), role, 0, Some(at));
                if !choice.kind.is_empty() {
                    let kind = wrap(&choice.kind, columns);
                    for line in kind.into_iter().filter(|_| focused || all) {
                        put(line, Role::Text, INDENT, Some(at));
                    }
                    put(choice.facts.join(", "), Role::Soft, INDENT, Some(at));
                }
                at += 1;
            }
        }
        page
    }

    /// The first line that is shown.
    fn first(&self, page: &[Row], room: usize) -> usize {
        let last = page.len().saturating_sub(room);
        let end = page
            .iter()
            .rposition(|row| row.choice == Some(self.at));
        end.map_or(0, |end| (end + 2).saturating_sub(room).min(last))
    }
}

/// The line with the name of a choice; what explains itself in a few words says them there.
fn title(choice: &Choice, number: usize, look: &Look) -> String {
    let mut words = vec![choice.title.as_str()];
    if choice.kind.is_empty() {
        words.extend(choice.facts.iter().map(String::as_str));
    }
    let words = words.join(&format!(" {} ", look.signs.dot));
    let key = if number < 10 {
        number.to_string()
    } else {
        " ".to_owned()
    };
    format!(" {key}  {words} ")
}
