//! Lines typed on a terminal, with completion. What is told meanwhile stands above what is being typed.

use std::io::{self, Stdout, Write, stdout};
use std::panic;
use std::sync::Once;
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{self, Event, KeyEvent, KeyEventKind};
use ratatui::crossterm::terminal::{disable_raw_mode, enable_raw_mode, size};
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

use super::console::{Complete, Console, Given, spoken};
use super::editor::{Edited, Editor};
use crate::leaving;

/// Goes to the beginning of the line and wipes it.
const WIPE: &str = "\r\x1b[K";
/// A short sound: there is nothing to complete.
const BELL: &str = "\x07";
/// More than this are not shown at once.
const MOST: usize = 24;

/// Lines typed on a terminal. It gives keys one by one until this is dropped.
pub struct Keys {
    page: Page<Stdout>,
}

impl Keys {
    /// Takes the keys of the terminal. They are given back when this is dropped, and before a panic is
    /// told or a signal ends the process.
    pub fn enter() -> io::Result<Keys> {
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let before = panic::take_hook();
            panic::set_hook(Box::new(move |info| {
                let _ = disable_raw_mode();
                before(info);
            }));
            // Without it they are given back in all other cases.
            let _ = leaving::give_back(|| {
                let _ = disable_raw_mode();
            });
        });
        enable_raw_mode()?;
        let page = Page::new(stdout(), || size().map_or(80, |(columns, _)| columns));
        Ok(Keys { page })
    }
}

impl Drop for Keys {
    fn drop(&mut self) {
        let _ = self.page.wipe();
        let _ = disable_raw_mode();
    }
}

impl Console for Keys {
    fn say(&mut self, lines: &[String]) -> io::Result<()> {
        self.page.say(lines)
    }

    fn line(&mut self, wait: Duration, complete: Complete<'_>) -> Option<Given> {
        let until = Instant::now() + wait;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match event::poll(left) {
                Ok(true) => {}
                Ok(false) => return None,
                Err(_) => return Some(Given::End),
            }
            let given = match event::read() {
                Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => {
                    self.page.press(key, complete)
                }
                Ok(Event::Resize(..)) => self.page.draw().map(|()| None),
                Ok(_) => Ok(None),
                Err(error) => Err(error),
            };
            match given {
                Ok(None) => {}
                Ok(given) => return given,
                Err(_) => return Some(Given::End),
            }
        }
    }
}

/// What was said, and below it the line that is typed. As little as possible is written: a slow line carries it too.
struct Page<W> {
    out: W,
    columns: fn() -> u16,
    editor: Editor,
}

impl<W: Write> Page<W> {
    fn new(out: W, columns: fn() -> u16) -> Page<W> {
        Page {
            out,
            columns,
            editor: Editor::default(),
        }
    }

    fn say(&mut self, lines: &[String]) -> io::Result<()> {
        let is_typing = !self.editor.text().is_empty();
        if is_typing {
            self.wipe()?;
        }
        for line in lines {
            // The terminal takes every sign as it is, so both moves of a new line are written.
            let line = spoken(line).replace('\n', "\r\n");
            write!(self.out, "{line}\r\n")?;
        }
        if is_typing {
            return self.draw();
        }
        self.out.flush()
    }

    fn press(&mut self, key: KeyEvent, complete: Complete<'_>) -> io::Result<Option<Given>> {
        match self.editor.press(key, complete) {
            Edited::Nothing => {
                if key.code == event::KeyCode::Tab {
                    write!(self.out, "{BELL}")?;
                }
            }
            Edited::Added(sign) if self.fits() => write!(self.out, "{sign}")?,
            Edited::Added(_) | Edited::Changed => self.draw()?,
            Edited::Open(lines) => {
                let more = lines.len() > MOST;
                let shown = lines.into_iter().take(MOST);
                let shown: Vec<String> = shown
                    .chain(more.then(|| "...".to_owned()))
                    .collect();
                self.say(&shown)?;
            }
            Edited::Whole(line) => {
                write!(self.out, "\r\n")?;
                self.out.flush()?;
                return Ok(Some(Given::Line(line)));
            }
            Edited::End => return Ok(Some(Given::End)),
        }
        self.out.flush()?;
        Ok(None)
    }

    /// Whether the whole line has room beside the cursor.
    fn fits(&self) -> bool {
        self.editor.text().width() < usize::from((self.columns)())
    }

    fn wipe(&mut self) -> io::Result<()> {
        write!(self.out, "{WIPE}")?;
        self.out.flush()
    }

    /// Writes the line again. Of one that is wider than the terminal, the part around the cursor.
    fn draw(&mut self) -> io::Result<()> {
        let room = usize::from((self.columns)().max(2)) - 1;
        let mut left = self.editor.before_cursor();
        while left.width() > room {
            left.remove(0);
        }
        let mut wide = left.width();
        let after: String = self
            .editor
            .text()
            .chars()
            .skip(self.editor.before_cursor().chars().count())
            .take_while(|sign| {
                wide += sign.width().unwrap_or(0);
                wide <= room
            })
            .collect();
        write!(self.out, "{WIPE}{left}{after}")?;
        if !after.is_empty() {
            write!(self.out, "\x1b[{}D", after.width())?;
        }
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use ratatui::crossterm::event::KeyCode;

    use super::*;

    fn nothing(_: &str) -> Vec<String> {
        Vec::new()
    }

    fn written(page: &mut Page<Vec<u8>>) -> String {
        String::from_utf8(core::mem::take(&mut page.out)).unwrap()
    }

    fn write(page: &mut Page<Vec<u8>>, text: &str) {
        for sign in text.chars() {
            let given = page.press(KeyCode::Char(sign).into(), &nothing);
            assert_eq!(given.unwrap(), None);
        }
    }

    #[test]
    fn what_is_told_stands_above_what_is_being_typed() {
        let mut page = Page::new(Vec::new(), || 80);
        write(&mut page, "sta");
        assert_eq!(written(&mut page), "sta", "a letter costs a letter");
        page.say(&["Aoi plays the 5.".to_owned()])
            .unwrap();
        assert_eq!(
            written(&mut page),
            "\r\x1b[KAoi plays the 5.\r\n\r\x1b[Ksta"
        );
        let given = page
            .press(KeyCode::Enter.into(), &nothing)
            .unwrap();
        assert_eq!(given, Some(Given::Line("sta".to_owned())));
        written(&mut page);
        page.say(&["one\ntwo\x1b[2J".to_owned()]).unwrap();
        assert_eq!(written(&mut page), "one\r\ntwo[2J\r\n", "nothing to wipe");
    }

    #[test]
    fn a_line_wider_than_the_terminal_is_seen_around_the_cursor() {
        let mut page = Page::new(Vec::new(), || 8);
        write(&mut page, "abcdefghij");
        assert!(written(&mut page).ends_with("\r\x1b[Kdefghij"));
        for _ in 0..2 {
            page.press(KeyCode::Left.into(), &nothing)
                .unwrap();
        }
        assert!(written(&mut page).ends_with("\r\x1b[Kbcdefgh"));
        page.press(KeyCode::Home.into(), &nothing)
            .unwrap();
        assert!(written(&mut page).ends_with("\r\x1b[Kabcdefg\x1b[7D"));
    }

    #[test]
    fn tab_without_anything_to_complete_is_heard() {
        let mut page = Page::new(Vec::new(), || 80);
        page.press(KeyCode::Tab.into(), &nothing).unwrap();
        assert_eq!(written(&mut page), BELL);
    }
}
