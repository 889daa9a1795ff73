//! How a match is to be played: its options, how well the bots play, how many seats the person takes.

use catalog::GameId;
use client_core::story::{Line, Names, Story};
use game_core::Field;
use protocol::Pace;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use roster::Level;

use super::frame::{LEAST, SMALLEST, too_small};
use super::look::{Look, Role};
use super::text::{shown, width, wrap};
use crate::options::Options;
use crate::words::t;

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetUp {
    /// A match with these options.
    Start {
        /// As in a record.
        config: String,
        /// How well the bots play.
        level: Level,
        /// How many seats the person takes.
        seats: usize,
        /// Who finds the table, and what is allowed there, if it is on a server.
        doors: Doors,
    },
    /// Another game after all.
    Back,
    /// Nothing.
    Leave,
}

/// What a table on a server is like beside the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Doors {
    /// How long a decision may take.
    pub pace: Pace,
    /// Whether it stands on the list of open tables.
    pub listed: bool,
    /// Whether people may write to each other; nobody may at a table on the list.
    pub talk: bool,
}

/// Whose match it is that is about to begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Where {
    /// The person's own.
    Here,
    /// A new table on a server.
    New,
    /// A table on a server that is there already, and has the rest.
    There,
}

/// What can be changed.
#[derive(Clone, Copy)]
enum Row {
    Start,
    Field(Field),
    Level,
    Seats,
    Pace,
    Listed,
    Talk,
}

/// How long a decision may take, and what that is called.
const PACES: [(Pace, &str); 3] = [
    (Pace::None, "ui-pace-none"),
    (Pace::Relaxed, "ui-pace-relaxed"),
    (Pace::Fast, "ui-pace-fast"),
];

fn yes_or_no(story: &Story, is: bool) -> String {
    t(
        story,
        if is {
            "config-value-true"
        } else {
            "config-value-false"
        },
    )
}

/// A match that is about to begin.
#[derive(Clone, Debug)]
pub struct Setup {
    game: GameId,
    options: Options,
    level: Level,
    seats: usize,
    doors: Doors,
    at: usize,
    /// The line of each row, as last drawn.
    lines: Vec<u16>,
    place: Where,
}

impl Setup {
    /// A match of this game as it is usually played.
    pub fn new(game: GameId) -> Setup {
        Setup {
            game,
            options: Options::new(game),
            level: Level::Novice,
            seats: 1,
            doors: Doors::default(),
            at: 0,
            lines: Vec::new(),
            place: Where::Here,
        }
    }

    /// A new table of this game on a server.
    pub fn of_a_new_table(game: GameId) -> Setup {
        Setup {
            place: Where::New,
            ..Setup::new(game)
        }
    }

    /// The options of a table on a server, as they are now.
    pub fn at_a_table(game: GameId, config: &str) -> Setup {
        Setup {
            options: Options::read(game, config),
            place: Where::There,
            ..Setup::new(game)
        }
    }

    fn rows(&self) -> Vec<Row> {
        let several = catalog::info(self.game).several_seats;
        let fields = self.options.fields().into_iter().map(Row::Field);
        let more = match self.place {
            Where::Here => [Some(Row::Level), several.then_some(Row::Seats)].to_vec(),
            Where::New => [
                Some(Row::Level),
                Some(Row::Pace),
                Some(Row::Listed),
                (!self.doors.listed).then_some(Row::Talk),
            ]
            .to_vec(),
            Where::There => Vec::new(),
        };
        let more = more.into_iter().flatten();
        [Row::Start]
            .into_iter()
            .chain(fields)
            .chain(more)
            .collect()
    }

    /// What a key does.
    pub fn key(&mut self, code: KeyCode) -> Option<SetUp> {
        let count = self.rows().len();
        match code {
            KeyCode::Char('q') => return Some(SetUp::Leave),
            KeyCode::Esc | KeyCode::Backspace => return Some(SetUp::Back),
            KeyCode::Down | KeyCode::Tab | KeyCode::Char('j') => self.at = (self.at + 1) % count,
            KeyCode::Up | KeyCode::BackTab | KeyCode::Char('k') => {
                self.at = (self.at + count - 1) % count;
            }
            KeyCode::Right | KeyCode::Char('l' | ' ' | '+') => self.turn(true),
            KeyCode::Left | KeyCode::Char('h' | '-') => self.turn(false),
            KeyCode::Enter => return Some(self.start()),
            _ => {}
        }
        None
    }

    /// What a click on this line does.
    pub fn click(&mut self, row: u16) -> Option<SetUp> {
        self.at = self.lines.iter().position(|line| *line == row)?;
        if self.at == 0 {
            return Some(self.start());
        }
        self.turn(true);
        None
    }

    fn start(&self) -> SetUp {
        SetUp::Start {
            config: self.options.words(),
            level: self.level,
            seats: self.seats,
            doors: Doors {
                talk: self.doors.talk && !self.doors.listed,
                ..self.doors
            },
        }
    }

    fn turn(&mut self, forward: bool) {
        let Some(row) = self.rows().get(self.at).copied() else {
            return;
        };
        match row {
            Row::Start => {}
            Row::Field(field) => {
                self.options.turn(&field, forward);
                self.seats = self.seats.min(self.options.seats());
                // Rows come and go with what was chosen; this one stays where the person is.
                let same = |row: &Row| matches!(row, Row::Field(other) if other.key == field.key);
                self.at = self.rows().iter().position(same).unwrap_or(0);
            }
            Row::Level => {
                let levels = self.game.levels();
                let count = levels.len();
                let at = levels
                    .iter()
                    .position(|level| *level == self.level);
                let next = at.unwrap_or(0) + if forward { 1 } else { count - 1 };
                self.level = levels[next % count];
            }
            Row::Seats => {
                let count = self.options.seats();
                let next = self.seats - 1 + if forward { 1 } else { count - 1 };
                self.seats = next % count + 1;
            }
            Row::Pace => {
                let at = PACES
                    .iter()
                    .position(|(pace, _)| *pace == self.doors.pace);
                let next = at.unwrap_or(0) + if forward { 1 } else { PACES.len() - 1 };
                self.doors.pace = PACES[next % PACES.len()].0;
            }
            Row::Listed => self.doors.listed = !self.doors.listed,
            Row::Talk => self.doors.talk = !self.doors.talk,
        }
    }

    /// What a row is called, its value, and what it means.
    fn words(&self, row: Row, story: &Story) -> (String, String, String) {
        match row {
            Row::Start => {
                let id = match self.place {
                    Where::Here => "ui-start",
                    Where::New => "ui-open-table",
                    Where::There => "ui-apply",
                };
                (t(story, id), String::new(), String::new())
            }
            Row::Field(field) => {
                let value = self.options.value(&field);
                let help = Line::new(format!("help-config-{}", field.key));
                (
                    story.field(self.game, &field),
                    story.field_value(self.game, &field, &value, &Names::default()),
                    story.say_of(self.game, &help),
                )
            }
            Row::Level => {
                let level = Line::new(format!("level-{}", self.level));
                (
                    t(story, "ui-level"),
                    story.say_common(&level),
                    t(story, "ui-level-help"),
                )
            }
            Row::Seats => (
                t(story, "tui-own-seats"),
                self.seats.to_string(),
                t(story, "tui-own-seats-help"),
            ),
            Row::Pace => {
                let pace = PACES
                    .iter()
                    .find(|(pace, _)| *pace == self.doors.pace);
                (
                    t(story, "ui-pace"),
                    pace.map_or_else(String::new, |(_, id)| t(story, id)),
                    t(story, "ui-pace-help"),
                )
            }
            Row::Listed => (
                t(story, "ui-listed"),
                yes_or_no(story, self.doors.listed),
                t(story, "ui-listed-help"),
            ),
            Row::Talk => (
                t(story, "ui-talk"),
                yes_or_no(story, self.doors.talk),
                t(story, "ui-talk-help"),
            ),
        }
    }

    /// Draws it; says what did not fit. A small window says that it is one.
    pub fn draw(&mut self, buffer: &mut Buffer, story: &Story, look: &Look) -> Vec<String> {
        let area = buffer.area;
        let fits = area.width >= LEAST.0 && area.height >= self.rows().len() as u16 + 8;
        let cut = if fits {
            self.draw_all(buffer, story, look)
        } else {
            Vec::new()
        };
        if !fits || (!cut.is_empty() && area.width < SMALLEST.0) {
            self.lines.clear();
            too_small(buffer, story, SMALLEST);
            return Vec::new();
        }
        cut
    }

    fn draw_all(&mut self, buffer: &mut Buffer, story: &Story, look: &Look) -> Vec<String> {
        let area = buffer.area;
        let rows = self.rows();
        let mut cut = Vec::new();
        let mut put = |x: u16, y: u16, text: &str, role: Role, focused: bool| {
            let style = look.style(role);
            let style = if focused { look.focused(style) } else { style };
            let columns = area.right().saturating_sub(x) as usize;
            let text = shown(text);
            if width(&text) as usize > columns {
                cut.push(text.clone());
            }
            buffer.set_stringn(x, y, text, columns, style);
        };
        let left = area.x + 2;
        put(left, area.y + 1, &story.game(self.game), Role::Title, false);
        let words: Vec<_> = rows
            .iter()
            .map(|row| self.words(*row, story))
            .collect();
        let names = words
            .iter()
            .map(|(name, ..)| width(&shown(name)))
            .max()
            .unwrap_or(0);
        let values = left + names + 4;
        self.lines.clear();
        for (at, (name, value, _)) in words.iter().enumerate() {
            let y = area.y + 3 + at as u16 + u16::from(at > 0);
            let focused = at == self.at;
            let role = if at == 0 { Role::Open } else { Role::Text };
            put(left, y, &format!(" {name} "), role, focused);
            if !value.is_empty() {
                let text = if focused {
                    format!("< {value} >")
                } else {
                    format!("  {value}")
                };
                put(values, y, &text, Role::Title, false);
            }
            self.lines.push(y);
        }
        let below = area.y + 5 + words.len() as u16;
        let help = words.get(self.at).map(|(.., help)| help.as_str());
        let help = wrap(help.unwrap_or_default(), area.width.saturating_sub(4));
        let bottom = area.bottom().saturating_sub(1);
        for (y, line) in (below..bottom).zip(help) {
            put(left, y, &line, Role::Soft, false);
        }
        put(left, bottom, &t(story, "tui-setup-keys"), Role::Soft, false);
        cut
    }
}
