//! An answer of the terminal that comes after nobody waits for it any more: it is not taken for keys.
//!
//! The line to a terminal may be slow. What it says about its background arrives as keys then: Alt and `]`, then
//! `11;rgb:` and so on, to Ctrl-G or to Alt and `\`. What it says about itself is known to crossterm, unless its
//! beginning was read before.

use std::time::{Duration, Instant};

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::background;

/// After this time nothing is owed any more.
const LIMIT: Duration = Duration::from_secs(20);
/// The signs of an answer follow each other faster than this, on any line.
const GAP: Duration = Duration::from_secs(2);
/// No answer is longer.
const LONGEST: usize = 64;

/// What a key is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Heard {
    /// A key that somebody pressed.
    Key,
    /// A part of an answer.
    Answer,
    /// The end of the answer that says whether the background is light, as far as it can be read.
    Background(Option<bool>),
}

/// Where in an answer the next key may belong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// Before an answer, or between two.
    Before,
    /// In what is said about the background.
    Background,
    /// In what the terminal says it is.
    Kind,
}

/// An answer that is still owed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Late {
    place: Place,
    text: String,
    begun: Instant,
    last: Instant,
}

impl Late {
    /// The answer of which this has come so far.
    pub(super) fn after(answer: &[u8]) -> Late {
        let text = String::from_utf8_lossy(answer);
        let now = Instant::now();
        let late = |place: Place, text: &str| Late {
            place,
            text: text.to_owned(),
            begun: now,
            last: now,
        };
        let is_open = |text: &&str| !text.contains(['\x07', '\x1b']);
        if text.contains("\x1b[") {
            return late(Place::Kind, "");
        }
        // The second half of its end is still to come, or more of it.
        let begun = text
            .rsplit_once("\x1b]")
            .map(|(_, text)| text.trim_end_matches('\x1b'));
        match begun.filter(is_open) {
            Some(text) => late(Place::Background, text),
            None => late(Place::Before, ""),
        }
    }

    /// Whether anything can still come.
    pub(super) fn is_over(&self) -> bool {
        self.begun.elapsed() > LIMIT
    }

    /// What this key is.
    pub(super) fn hear(&mut self, key: KeyEvent) -> Heard {
        if self.last.elapsed() > GAP || self.text.len() > LONGEST {
            self.place = Place::Before;
            self.text.clear();
        }
        let sign = match key.code {
            KeyCode::Char(sign) => sign,
            // Of an end that came in two parts.
            KeyCode::Esc if self.place == Place::Background => return Heard::Answer,
            _ => return Heard::Key,
        };
        let is_end = match self.place {
            Place::Before => {
                let alt = key.modifiers.contains(KeyModifiers::ALT);
                self.place = match sign {
                    ']' => Place::Background,
                    '[' if alt => Place::Kind,
                    _ => return Heard::Key,
                };
                false
            }
            Place::Background => {
                let bell = key.modifiers.contains(KeyModifiers::CONTROL) && sign == 'g';
                bell || sign == '\\'
            }
            Place::Kind => sign == 'c',
        };
        self.last = Instant::now();
        if !is_end {
            self.text.push(sign);
            return Heard::Answer;
        }
        let text = core::mem::take(&mut self.text);
        match core::mem::replace(&mut self.place, Place::Before) {
            Place::Background => {
                let text = text.trim_start_matches(']');
                Heard::Background(background::read(&format!("]{text}")))
            }
            _ => Heard::Answer,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alt(sign: char) -> KeyEvent {
        KeyEvent::new(KeyCode::Char(sign), KeyModifiers::ALT)
    }

    fn plain(text: &str) -> impl Iterator<Item = KeyEvent> {
        text.chars()
            .map(|sign| KeyEvent::from(KeyCode::Char(sign)))
    }

    /// What is heard of an answer, and of a key after it.
    fn heard(late: &mut Late, answer: impl IntoIterator<Item = KeyEvent>) -> Heard {
        let mut last = Heard::Key;
        for key in answer {
            last = late.hear(key);
            assert_ne!(last, Heard::Key, "{key:?} is a part of an answer");
        }
        assert_eq!(late.hear(KeyCode::Char('1').into()), Heard::Key);
        last
    }

    #[test]
    fn a_late_answer_is_no_key() {
        let bell = KeyEvent::new(KeyCode::Char('g'), KeyModifiers::CONTROL);
        for (end, colour, expected) in [
            (alt('\\'), "ffff/ffff/ffff", Some(true)),
            (bell, "1e1e/1e1e/2e2e", Some(false)),
            (bell, "?", None),
        ] {
            let mut late = Late::after(b"");
            let colour = format!("11;rgb:{colour}");
            let answer = [alt(']')]
                .into_iter()
                .chain(plain(&colour))
                .chain([end]);
            assert_eq!(heard(&mut late, answer), Heard::Background(expected));
        }
    }

    #[test]
    fn the_rest_of_an_answer_is_no_key_either() {
        let mut late = Late::after(b"\x1b]11;rgb:ffff/ff");
        let rest = plain("ff/ffff").chain([alt('\\')]);
        assert_eq!(heard(&mut late, rest), Heard::Background(Some(true)));
        let mut late = Late::after(b"\x1b]11;rgb:0/0/0\x1b");
        assert_eq!(
            heard(&mut late, plain("\\")),
            Heard::Background(Some(false))
        );
        let mut late = Late::after(b"\x1b]11;rgb:0/0/0\x07\x1b[?6");
        assert_eq!(heard(&mut late, plain("2;22c")), Heard::Answer);
    }

    #[test]
    fn what_is_pressed_is_a_key_though_an_answer_is_owed() {
        let mut late = Late::after(b"");
        let escape = KeyEvent::from(KeyCode::Esc);
        for key in plain("1q=c\\").chain([escape, KeyCode::Enter.into()]) {
            assert_eq!(late.hear(key), Heard::Key, "{key:?}");
        }
    }
}
