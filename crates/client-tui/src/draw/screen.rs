//! A match on the screen: what has the focus, what is selected, what a key does.

use catalog::GameId;
use client_core::story::Story;
use client_core::tap::{Tap, Then};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Position;

use super::desk::{Hit, Target};
use super::look::{Look, Role};
use super::sheet::Sheet;
use crate::games::Drawn;
use crate::plain::Seen;

/// What the screen is told beside what is seen of the match.
#[derive(Clone, Debug, Default)]
pub struct Status {
    /// How the line to the table is, if there is something to say.
    pub line: Option<String>,
    /// Everything that was told, the newest last.
    pub log: Vec<String>,
    /// The result, once the match is over.
    pub result: Option<Vec<String>>,
    /// Who is waited for, if it is not the person.
    pub waiting: Option<String>,
    /// Whether the last move can be taken back.
    pub undo: bool,
}

/// What a key or a click asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks<A> {
    /// Nothing that concerns the table.
    Nothing,
    /// This action.
    Act(A),
    /// Take the last move back.
    Undo,
    /// Answer somebody's wish to take a move back.
    Answer(bool),
    /// Leave the table.
    Leave,
}

/// A match on the screen.
pub struct Screen<'a, G: Drawn> {
    pub(super) story: &'a Story,
    pub(super) look: Look,
    pub(super) game: GameId,
    pub(super) selection: G::Selection,
    pub(super) focus: Option<Target<G>>,
    /// What can be picked, as it was last drawn.
    pub(super) hits: Vec<Hit<G>>,
    pub(super) sheet: Option<Sheet<G::Action>>,
    /// What the last pick was answered.
    pub(super) notice: Option<(Role, String)>,
    /// Whether the focus goes on to the first place that what is lifted may be aimed at.
    pub(super) seeks: bool,
    /// How tall the sheet was when it was last drawn.
    pub(super) sheet_lines: u16,
}

impl<'a, G: Drawn> Screen<'a, G> {
    /// A screen for a match of this game.
    pub fn new(story: &'a Story, look: Look, game: GameId) -> Screen<'a, G> {
        Screen {
            story,
            look,
            game,
            selection: G::Selection::default(),
            focus: None,
            hits: Vec::new(),
            sheet: None,
            notice: None,
            seeks: false,
            sheet_lines: 0,
        }
    }

    /// The match has moved on: of what is selected only what still means something is left.
    pub fn moved_on(&mut self, seen: &Seen<G>) {
        self.selection = G::kept(&seen.view, &self.selection);
        if let Some(Sheet::Ask(..)) = self.sheet {
            self.sheet = None;
        }
    }

    /// Somebody's wish to take a move back, or that there is none any more.
    pub fn wish(&mut self, wish: Option<String>) {
        let asks = matches!(self.sheet, Some(Sheet::Wish(_)));
        match wish {
            Some(wish) => self.sheet = Some(Sheet::Wish(wish)),
            None if asks => self.sheet = None,
            None => {}
        }
    }

    /// Whether a sheet lies above the table.
    pub(super) fn is_covered(&self) -> bool {
        self.sheet.is_some()
    }

    /// Says something beside the question.
    pub fn notify(&mut self, role: Role, text: String) {
        self.notice = Some((role, text));
    }

    /// What a key does.
    pub fn key(&mut self, code: KeyCode, seen: &Seen<G>, status: &Status) -> Asks<G::Action> {
        if self.sheet.is_some() {
            return self.key_on_sheet(code);
        }
        self.notice = None;
        match code {
            KeyCode::Char('q') => return Asks::Leave,
            KeyCode::Char('u') => return Asks::Undo,
            KeyCode::Char('?' | 'h') => self.sheet = Some(Sheet::Help { from: 0 }),
            KeyCode::Char('r') => self.sheet = Some(Sheet::Rules { from: 0 }),
            KeyCode::Char('l' | 'L') => {
                self.sheet = Some(Sheet::Log { from: u16::MAX });
            }
            KeyCode::Char('i') => self.explain(),
            KeyCode::Char(key) => {
                let found = self.hits.iter().find(|hit| hit.key == Some(key));
                if let Some(target) = found.map(|hit| hit.target) {
                    self.point(Some(target));
                    return self.pick(target, seen);
                }
            }
            KeyCode::Enter => match self.focus {
                Some(target) => return self.pick(target, seen),
                None if status.result.is_some() => return Asks::Leave,
                None => self.step(true),
            },
            KeyCode::Esc => {
                self.point(None);
                self.selection = G::Selection::default();
            }
            KeyCode::Tab | KeyCode::Right => self.step(true),
            KeyCode::BackTab | KeyCode::Left => self.step(false),
            KeyCode::Up => self.jump(false),
            KeyCode::Down => self.jump(true),
            _ => {}
        }
        Asks::Nothing
    }

    /// What a click does.
    pub fn click(&mut self, x: u16, y: u16, seen: &Seen<G>) -> Asks<G::Action> {
        if self.sheet.is_some() {
            self.sheet = None;
            return Asks::Nothing;
        }
        self.notice = None;
        let at = Position::new(x, y);
        let found = self
            .hits
            .iter()
            .rev()
            .find(|hit| hit.area.contains(at));
        match found.map(|hit| hit.target) {
            Some(target) => {
                self.point(Some(target));
                self.pick(target, seen)
            }
            None => Asks::Nothing,
        }
    }

    /// The wheel turns a sheet.
    pub fn scroll(&mut self, down: bool) {
        if let Some(sheet) = &mut self.sheet {
            sheet.scroll(if down { 3 } else { -3 }, self.sheet_lines);
        }
    }

    fn key_on_sheet(&mut self, code: KeyCode) -> Asks<G::Action> {
        let page = i32::from(self.sheet_lines / 2).max(5);
        match (&mut self.sheet, code) {
            (Some(Sheet::Ask(action, _)), KeyCode::Enter | KeyCode::Char('y' | '1')) => {
                let action = *action;
                self.sheet = None;
                return Asks::Act(action);
            }
            (Some(Sheet::Ask(..)), _) => self.sheet = None,
            (Some(Sheet::Wish(_)), _) => {
                self.sheet = None;
                return Asks::Answer(matches!(code, KeyCode::Enter | KeyCode::Char('y' | '1')));
            }
            (Some(sheet), KeyCode::Down | KeyCode::Char('j')) => sheet.scroll(1, self.sheet_lines),
            (Some(sheet), KeyCode::Up | KeyCode::Char('k')) => sheet.scroll(-1, self.sheet_lines),
            (Some(sheet), KeyCode::PageDown | KeyCode::Char(' ')) => {
                sheet.scroll(page, self.sheet_lines);
            }
            (Some(sheet), KeyCode::PageUp) => sheet.scroll(-page, self.sheet_lines),
            _ => self.sheet = None,
        }
        Asks::Nothing
    }

    /// Does what a pick means.
    fn pick(&mut self, target: Target<G>, seen: &Seen<G>) -> Asks<G::Action> {
        let sight = seen.sight();
        let Tap { selection, then } = match target {
            Target::Spot(spot) => G::tap(&sight, &self.selection, spot),
            Target::Action(action) => Tap {
                selection: self.selection.clone(),
                then: sight.attempt(action),
            },
            Target::About(_) => {
                self.explain();
                return Asks::Nothing;
            }
        };
        self.seeks = selection != self.selection;
        self.selection = selection;
        match then {
            Then::Play(action) => return Asks::Act(action),
            Then::Ask(question, action) => {
                let question = self.story.say::<G>(&question, &seen.names);
                self.sheet = Some(Sheet::Ask(action, question));
            }
            Then::Refuse(illegal, tried) => {
                let why = self
                    .story
                    .refusal_seen::<G>(&illegal, &tried, &seen.view, &seen.names);
                let why = match illegal.rule() {
                    Some(rule) => format!("{why} ({rule})"),
                    None => why,
                };
                self.notify(Role::Warn, why);
            }
            Then::Tell(line) => {
                let text = self.story.say::<G>(&line, &seen.names);
                self.notify(Role::Warn, text);
            }
            Then::Nothing => {}
        }
        Asks::Nothing
    }

    fn explain(&mut self) {
        let focus = self.focus;
        let found = self
            .hits
            .iter()
            .find(|hit| Some(hit.target) == focus);
        self.sheet = found
            .filter(|hit| !hit.about.is_empty())
            .map(|hit| Sheet::About(hit.about.clone()));
    }

    fn point(&mut self, target: Option<Target<G>>) {
        self.focus = target;
        let spot = match target {
            Some(Target::Spot(spot)) => Some(spot),
            _ => None,
        };
        self.selection = G::pointed(&self.selection, spot);
    }

    fn place(&self) -> Option<usize> {
        let focus = self.focus?;
        self.hits
            .iter()
            .position(|hit| hit.target == focus)
    }

    /// Moves to the next or the last thing that can be picked, in a circle.
    fn step(&mut self, forward: bool) {
        let count = self.hits.len();
        if count == 0 {
            return;
        }
        let next = match (self.place(), forward) {
            (None, true) => 0,
            (None, false) => count - 1,
            (Some(at), true) => (at + 1) % count,
            (Some(at), false) => (at + count - 1) % count,
        };
        self.point(Some(self.hits[next].target));
    }

    /// Moves to the nearest thing above or below.
    fn jump(&mut self, down: bool) {
        let Some(here) = self.place().map(|at| self.hits[at].area) else {
            return self.step(down);
        };
        let beyond = |hit: &&Hit<G>| {
            if down {
                hit.area.y >= here.bottom()
            } else {
                hit.area.bottom() <= here.y
            }
        };
        let middle = |x: u16, width: u16| i32::from(x) * 2 + i32::from(width);
        let far = |hit: &&Hit<G>| {
            let rows = (i32::from(hit.area.y) - i32::from(here.y)).abs();
            let columns = middle(hit.area.x, hit.area.width) - middle(here.x, here.width);
            (rows, columns.abs())
        };
        let target = self.hits.iter().filter(beyond).min_by_key(far);
        if let Some(target) = target.map(|hit| hit.target) {
            self.point(Some(target));
        }
    }
}
