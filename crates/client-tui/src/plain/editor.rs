//! A line while it is typed: its signs, the cursor in it, and the lines before it.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::complete::common;
use super::console::Complete;

/// Lines that can be recalled.
const REMEMBERED: usize = 100;

/// What a key did to the line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Edited {
    /// Nothing that can be seen.
    Nothing,
    /// This stands at its end now, and nothing else is new.
    Added(char),
    /// It looks different.
    Changed,
    /// It may become any of these, which are to be shown.
    Open(Vec<String>),
    /// It is whole.
    Whole(String),
    /// Nothing more will come.
    End,
}

/// A line while it is typed.
#[derive(Clone, Default, Debug)]
pub(super) struct Editor {
    signs: Vec<char>,
    at: usize,
    before: Vec<String>,
    /// Which of the lines before is recalled, counted from the newest.
    recalled: usize,
}

impl Editor {
    /// The line.
    pub(super) fn text(&self) -> String {
        self.signs.iter().collect()
    }

    /// What stands before the cursor.
    pub(super) fn before_cursor(&self) -> String {
        self.signs[..self.at].iter().collect()
    }

    /// What a key does.
    pub(super) fn press(&mut self, key: KeyEvent, complete: Complete<'_>) -> Edited {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return self.control(key.code);
        }
        match key.code {
            KeyCode::Enter => self.whole(),
            KeyCode::Tab => self.complete(complete),
            KeyCode::Char(sign) if !sign.is_control() => self.insert(sign),
            KeyCode::Backspace => self.erase(self.at.saturating_sub(1), self.at),
            KeyCode::Delete => self.erase(self.at, self.at + 1),
            KeyCode::Left => self.move_to(self.at.saturating_sub(1)),
            KeyCode::Right => self.move_to(self.at + 1),
            KeyCode::Home => self.move_to(0),
            KeyCode::End => self.move_to(self.signs.len()),
            KeyCode::Up => self.recall(self.recalled + 1),
            KeyCode::Down => self.recall(self.recalled.saturating_sub(1)),
            KeyCode::Esc => self.erase(0, self.signs.len()),
            _ => Edited::Nothing,
        }
    }

    /// What shells have taught people's fingers.
    fn control(&mut self, code: KeyCode) -> Edited {
        match code {
            KeyCode::Char('c') => Edited::End,
            KeyCode::Char('d') if self.signs.is_empty() => Edited::End,
            KeyCode::Char('d') => self.erase(self.at, self.at + 1),
            KeyCode::Char('j' | 'm') => self.whole(),
            KeyCode::Char('h') => self.erase(self.at.saturating_sub(1), self.at),
            KeyCode::Char('a') => self.move_to(0),
            KeyCode::Char('e') => self.move_to(self.signs.len()),
            KeyCode::Char('b') => self.move_to(self.at.saturating_sub(1)),
            KeyCode::Char('f') => self.move_to(self.at + 1),
            KeyCode::Char('u') => self.erase(0, self.at),
            KeyCode::Char('k') => self.erase(self.at, self.signs.len()),
            KeyCode::Char('w') => self.erase(self.start_of_word(), self.at),
            KeyCode::Char('p') => self.recall(self.recalled + 1),
            KeyCode::Char('n') => self.recall(self.recalled.saturating_sub(1)),
            KeyCode::Char('l') => Edited::Changed,
            _ => Edited::Nothing,
        }
    }

    fn insert(&mut self, sign: char) -> Edited {
        self.signs.insert(self.at, sign);
        self.at += 1;
        if self.at == self.signs.len() {
            Edited::Added(sign)
        } else {
            Edited::Changed
        }
    }

    fn erase(&mut self, from: usize, to: usize) -> Edited {
        let to = to.min(self.signs.len());
        if from >= to {
            return Edited::Nothing;
        }
        self.signs.drain(from..to);
        self.at = from;
        Edited::Changed
    }

    fn move_to(&mut self, at: usize) -> Edited {
        let at = at.min(self.signs.len());
        if at == self.at {
            return Edited::Nothing;
        }
        self.at = at;
        Edited::Changed
    }

    fn start_of_word(&self) -> usize {
        let before = &self.signs[..self.at];
        let is_space = |sign: &char| sign.is_whitespace();
        let word = before
            .iter()
            .rposition(|sign| !is_space(sign))
            .unwrap_or(0);
        let space = before[..word].iter().rposition(is_space);
        space.map_or(0, |space| space + 1)
    }

    fn recall(&mut self, which: usize) -> Edited {
        if which == self.recalled || which > self.before.len() {
            return Edited::Nothing;
        }
        self.recalled = which;
        let line = match which {
            0 => "",
            _ => &self.before[self.before.len() - which],
        };
        self.signs = line.chars().collect();
        self.at = self.signs.len();
        Edited::Changed
    }

    fn whole(&mut self) -> Edited {
        let line = self.text();
        self.signs.clear();
        self.at = 0;
        self.recalled = 0;
        if !line.trim().is_empty() && self.before.last() != Some(&line) {
            self.before.push(line.clone());
        }
        if self.before.len() > REMEMBERED {
            self.before.remove(0);
        }
        Edited::Whole(line)
    }

    /// Adds what is certain; if nothing is, what there is to choose from is to be shown.
    fn complete(&mut self, complete: Complete<'_>) -> Edited {
        let typed = self.before_cursor();
        let lines = complete(&typed);
        let certain = common(&lines);
        let is_more = certain.chars().count() > self.at;
        let is_same = certain == typed;
        if is_more || (lines.len() == 1 && !is_same) {
            let rest = self.signs.split_off(self.at);
            self.signs = certain.chars().collect();
            self.at = self.signs.len();
            self.signs.extend(rest);
            return Edited::Changed;
        }
        if lines.len() > 1 {
            Edited::Open(lines)
        } else {
            Edited::Nothing
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 3] = ["Choose the 3", "Choose the 30", "Take row 2"];

    fn names(typed: &str) -> Vec<String> {
        let begins = |name: &&str| {
            name.to_lowercase()
                .starts_with(&typed.to_lowercase())
        };
        NAMES
            .into_iter()
            .filter(begins)
            .map(str::to_owned)
            .collect()
    }

    fn press(editor: &mut Editor, code: KeyCode) -> Edited {
        editor.press(code.into(), &names)
    }

    fn control(editor: &mut Editor, letter: char) -> Edited {
        let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
        editor.press(key, &names)
    }

    fn write(editor: &mut Editor, text: &str) {
        for sign in text.chars() {
            press(editor, KeyCode::Char(sign));
        }
    }

    #[test]
    fn tab_adds_what_is_certain_and_then_shows_the_rest() {
        let mut editor = Editor::default();
        write(&mut editor, "ch");
        assert_eq!(press(&mut editor, KeyCode::Tab), Edited::Changed);
        assert_eq!(editor.text(), "Choose the 3");
        let open = press(&mut editor, KeyCode::Tab);
        assert_eq!(open, Edited::Open(names("Choose the 3")));
        assert_eq!(press(&mut editor, KeyCode::Char('0')), Edited::Added('0'));
        assert_eq!(press(&mut editor, KeyCode::Tab), Edited::Nothing, "whole");
        let whole = press(&mut editor, KeyCode::Enter);
        assert_eq!(whole, Edited::Whole("Choose the 30".to_owned()));
        assert_eq!(editor.text(), "");
    }

    #[test]
    fn a_name_that_is_alone_is_written_as_it_is_spelt() {
        let mut editor = Editor::default();
        write(&mut editor, "TAKE ROW 2");
        assert_eq!(press(&mut editor, KeyCode::Tab), Edited::Changed);
        assert_eq!(editor.text(), "Take row 2");
        write(&mut editor, "?");
        assert_eq!(press(&mut editor, KeyCode::Tab), Edited::Nothing);
        assert_eq!(editor.text(), "Take row 2?");
    }

    #[test]
    fn keys_of_a_shell_change_the_line() {
        let mut editor = Editor::default();
        write(&mut editor, "правила ряд");
        control(&mut editor, 'w');
        assert_eq!(editor.text(), "правила ");
        control(&mut editor, 'a');
        press(&mut editor, KeyCode::Delete);
        assert_eq!(press(&mut editor, KeyCode::Char('П')), Edited::Changed);
        assert_eq!(editor.text(), "Правила ");
        control(&mut editor, 'k');
        assert_eq!(editor.text(), "П");
        press(&mut editor, KeyCode::Backspace);
        assert_eq!(press(&mut editor, KeyCode::Backspace), Edited::Nothing);
        assert_eq!(control(&mut editor, 'd'), Edited::End);
        assert_eq!(control(&mut editor, 'c'), Edited::End);
    }

    #[test]
    fn lines_before_are_recalled() {
        let mut editor = Editor::default();
        for line in ["one", "two", "two", ""] {
            write(&mut editor, line);
            press(&mut editor, KeyCode::Enter);
        }
        press(&mut editor, KeyCode::Up);
        assert_eq!(editor.text(), "two");
        press(&mut editor, KeyCode::Up);
        assert_eq!(editor.text(), "one", "what was typed twice is kept once");
        assert_eq!(press(&mut editor, KeyCode::Up), Edited::Nothing);
        press(&mut editor, KeyCode::Down);
        press(&mut editor, KeyCode::Down);
        assert_eq!(editor.text(), "");
    }
}
