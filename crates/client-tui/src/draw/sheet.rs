//! What lies above the table: rules, the log, an explanation, a question.

use catalog::GameId;
use client_core::story::Story;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::desk::{Desk, KEYS};
use super::look::{Role, Signs};
use super::screen::{Screen, Status};
use super::text::wrap;
use crate::games::Drawn;
use crate::recap::{Counted, Recap};
use crate::rules;
use crate::talk::{self, Voice};
use crate::words::t;

/// What lies above the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Sheet<A> {
    /// The keys, and what wins.
    Help { from: u16 },
    /// The rules.
    Rules { from: u16 },
    /// Everything that happened.
    Log { from: u16 },
    /// The table: who sits there, and what can be done about it.
    Table { from: u16 },
    /// What can be said; or what is written, so far.
    Talk { writing: Option<String> },
    /// What something means.
    About(String),
    /// A question before an action that may be regretted.
    Ask(A, String),
    /// Somebody's wish to take a move back.
    Wish(String),
    /// How the match came about.
    Recap { from: u16 },
}

impl<A> Sheet<A> {
    /// Whether it waits for an answer, or for a line to be written.
    pub(super) fn asks(&self) -> bool {
        let is_written = matches!(self, Sheet::Talk { writing: Some(_) });
        is_written || matches!(self, Sheet::Ask(..) | Sheet::Wish(_))
    }

    /// Moves what is shown; `lines` is where the last page begins.
    pub(super) fn scroll(&mut self, by: i32, lines: u16) {
        if let Sheet::Help { from }
        | Sheet::Rules { from }
        | Sheet::Log { from }
        | Sheet::Table { from }
        | Sheet::Recap { from } = self
        {
            let now = i32::from((*from).min(lines));
            *from = (now + by).clamp(0, i32::from(lines)) as u16;
        }
    }
}

/// The rules as text.
fn rules_text(story: &Story, game: GameId) -> String {
    let mut text = Vec::new();
    let mut heading = String::new();
    for piece in rules::pieces(story.lang(), game) {
        if piece.heading != heading {
            heading.clone_from(&piece.heading);
            text.push(format!("# {heading}"));
        }
        text.extend(piece.lines);
        text.push(String::new());
    }
    text.join("\n")
}

/// How a sheet lies above the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Lies {
    /// Where its last page begins.
    pub(super) last: u16,
    /// The lines that answer it, each with the key that does the same.
    pub(super) answers: Vec<(u16, KeyCode)>,
}

/// A question, and below it what each key answers.
fn answered(question: &str, enter: &str, escape: &str) -> String {
    format!("{question}\n\nEnter: {enter}\nEsc: {escape}")
}

/// Each with the key that picks it.
fn keyed(labels: &[String]) -> impl Iterator<Item = String> {
    let keys = KEYS.chars().zip(labels);
    keys.map(|(key, label)| format!("[{key}] {label}"))
}

/// How the match came about: what was counted as bars over its time, and moments with the keys that lead to them.
fn recap_text(story: &Story, recap: &Recap, signs: &Signs) -> String {
    let mut lines = vec![format!("# {}", t(story, "ui-recap-course"))];
    for strand in &recap.strands {
        let course = strand.course.iter();
        let course: String = course
            .map(|level| signs.levels[usize::from(*level).min(7)])
            .collect();
        let last = strand.values.last().copied().unwrap_or_default();
        // Lines are broken at spaces, and several of them become one.
        let value = format!("{last:>4}").replace(' ', "\u{a0}");
        lines.push(format!("{course}{value}\u{a0}\u{a0}{}", strand.name));
    }
    let mut keyed = KEYS.chars();
    for (title, moments) in [
        ("ui-recap-deciding", &recap.deciding),
        ("ui-recap-good", &recap.good),
    ] {
        if moments.is_empty() {
            continue;
        }
        lines.push(format!("\n# {}", t(story, title)));
        let moments = moments.iter().zip(&mut keyed);
        lines.extend(moments.map(|(moment, key)| format!("[{key}] {}", moment.told)));
    }
    if !recap.notes.is_empty() {
        lines.push(String::new());
        lines.extend(recap.notes.iter().cloned());
    }
    if recap.by_rounds {
        lines.push(format!("\n# {}", t(story, "ui-recap-rounds")));
        lines.extend(recap.strands.iter().map(Counted::told));
    }
    lines.join("\n")
}

impl<G: Drawn> Screen<'_, G> {
    /// What can be said, or the line that is written.
    fn talk_text(&self, writing: Option<&str>, voice: Voice) -> String {
        if let Some(text) = writing {
            let [send, no] = ["talk-send", "ui-no"].map(|id| t(self.story, id));
            return answered(&format!("{text}_"), &send, &no);
        }
        let mut lines: Vec<String> = keyed(&talk::phrases(self.story)).collect();
        if voice == Voice::Text {
            lines.push(format!("[w] {}", t(self.story, "talk-write")));
        }
        lines.join("\n")
    }

    /// Draws the sheet, if there is one; says how it lies.
    pub(super) fn draw_sheet(
        &self,
        desk: &mut Desk<'_, G>,
        area: Rect,
        goal: Option<String>,
        status: &Status,
    ) -> Lies {
        let Some(sheet) = &self.sheet else {
            return Lies::default();
        };
        let asks = sheet.asks();
        let (title, text, from) = match sheet {
            Sheet::Help { from } => {
                let keys = if status.steps {
                    "tui-keys-film-list"
                } else {
                    "tui-keys-list"
                };
                let title = format!("# {}", t(self.story, "tui-signs"));
                let signs = G::signs(desk);
                let signs = (!signs.is_empty()).then(|| format!("{title}\n{}", signs.join("\n")));
                let parts = goal
                    .into_iter()
                    .chain([t(self.story, keys)])
                    .chain(signs);
                let parts: Vec<String> = parts.collect();
                (t(self.story, "ui-keys"), parts.join("\n\n"), *from)
            }
            Sheet::Rules { from } => (
                t(self.story, "ui-rules"),
                rules_text(self.story, self.game),
                *from,
            ),
            Sheet::Log { from } => (t(self.story, "ui-log"), status.log.join("\n"), *from),
            Sheet::Table { from } => {
                let lines = status.table.iter().cloned();
                let wishes = keyed(&status.wishes);
                let text: Vec<String> = lines
                    .chain([String::new()])
                    .chain(wishes)
                    .collect();
                (t(self.story, "ui-table"), text.join("\n"), *from)
            }
            Sheet::Recap { from } => {
                let recap = status.recap.as_ref();
                let text = recap.map(|recap| recap_text(self.story, recap, self.look.signs));
                (String::new(), text.unwrap_or_default(), *from)
            }
            Sheet::Talk { writing } => (
                t(self.story, "talk-open"),
                self.talk_text(writing.as_deref(), status.talk),
                0,
            ),
            Sheet::About(text) => (String::new(), text.clone(), 0),
            Sheet::Wish(wish) => {
                let yes = t(self.story, "ui-undo-agree");
                let no = t(self.story, "ui-undo-refuse");
                (String::new(), answered(wish, &yes, &no), 0)
            }
            Sheet::Ask(_, question) => {
                let (yes, no) = (t(self.story, "ui-yes"), t(self.story, "ui-no"));
                (String::new(), answered(question, &yes, &no), 0)
            }
        };
        let columns = area.width.saturating_sub(4).min(84);
        let lines = wrap(&text, columns);
        let tall = (lines.len() as u16 + 2).min(area.height.saturating_sub(2));
        let last = (lines.len() as u16).saturating_sub(tall - 2);
        let from = from.min(last);
        let wide = columns + 4;
        let place = Rect::new(
            area.x + (area.width - wide) / 2,
            area.y + (area.height - tall) / 2,
            wide,
            tall,
        );
        // Nothing stands beside it: words would be cut at its edges.
        let blank = " ".repeat(area.width as usize);
        for y in place.top()..place.bottom() {
            desk.put(area.x, y, area.width, &blank, desk.style(Role::Text));
        }
        let inside = desk.frame(place, &title, desk.style(Role::Title));
        let shown = lines
            .iter()
            .skip(from as usize)
            .take(inside.height as usize);
        for (at, line) in shown.enumerate() {
            let role = if line.starts_with('#') {
                Role::Title
            } else {
                Role::Text
            };
            let text = line.trim_start_matches(['#', ' ']);
            desk.put(
                inside.x + 1,
                inside.y + at as u16,
                columns,
                text,
                desk.style(role),
            );
        }
        let end = inside.y + lines.len() as u16;
        let answers = [(end - 2, KeyCode::Enter), (end - 1, KeyCode::Esc)];
        Lies {
            last,
            answers: answers.into_iter().filter(|_| asks).collect(),
        }
    }
}
