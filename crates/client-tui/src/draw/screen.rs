//! A match on the screen: what has the focus, what is selected, what a key does.

use catalog::GameId;
use client_core::story::{Line, Story};
use client_core::tap::{Tap, Then};
use protocol::{Phrase, Saying};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Position;

use super::desk::{Hit, KEYS, Target};
use super::look::{Look, Role};
use super::sheet::{Lies, Sheet};
use crate::games::Drawn;
use crate::recap::Recap;
use crate::seen::Seen;
use crate::talk::Voice;

/// The longest line that can be written.
const LONGEST: usize = protocol::talk::LONGEST;

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
    /// How the person takes a seat back in which a bot stands in.
    pub stood_in: Option<String>,
    /// Whether this is a finished match that is stepped through.
    pub steps: bool,
    /// Whether the last move can be taken back.
    pub undo: bool,
    /// What stands beside the title: how much time is left, who looks on.
    pub beside: Vec<String>,
    /// The table itself, line by line.
    pub table: Vec<String>,
    /// What can be done about the table.
    pub wishes: Vec<String>,
    /// What the person may say.
    pub talk: Voice,
    /// How the match came about, once it is over and that is known.
    pub recap: Option<Recap>,
}

/// What a key or a click asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asks<A> {
    /// Nothing that concerns the table.
    Nothing,
    /// This action.
    Act(A),
    /// Take the last move back.
    Undo,
    /// Answer somebody's wish to take a move back.
    Answer(bool),
    /// Say this to everybody.
    Say(Saying),
    /// Do what stands here on the list of what concerns the table.
    Wish(usize),
    /// Change the options of the match.
    Options,
    /// Look at the match as it was after this number of actions.
    Film(usize),
    /// Go faster or slower.
    Pace,
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
    /// How the sheet lay when it was last drawn.
    pub(super) lies: Lies,
    /// Somebody's wish to take a move back, which the person has to answer.
    wished: Option<String>,
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
            lies: Lies::default(),
            wished: None,
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
        self.wished = wish;
        self.show_wish();
    }

    /// A wish waits while a line is written, which would be lost.
    fn show_wish(&mut self) {
        match (&self.wished, &self.sheet) {
            (_, Some(Sheet::Talk { writing: Some(_) })) => {}
            (Some(wish), _) => self.sheet = Some(Sheet::Wish(wish.clone())),
            (None, Some(Sheet::Wish(_))) => self.sheet = None,
            (None, _) => {}
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

    /// Another match, or the end of this one: what was picked or pointed at means nothing any more.
    pub fn let_go(&mut self) {
        self.selection = G::Selection::default();
        self.focus = None;
        self.notice = None;
    }

    /// What was said about a pick is over. What concerns more than that stays until a key is pressed.
    pub fn hush(&mut self) {
        self.notice
            .take_if(|(role, _)| matches!(role, Role::Warn | Role::Soft));
    }

    /// What a key does.
    pub fn key(&mut self, code: KeyCode, seen: &Seen<G>, status: &Status) -> Asks<G::Action> {
        if self.sheet.is_some() {
            return self.key_on_sheet(code, status);
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
            KeyCode::Char('t') => self.open_talk(status.talk),
            KeyCode::Char('s') => self.sheet = Some(Sheet::Table { from: 0 }),
            KeyCode::Char('p') => return Asks::Pace,
            KeyCode::Char(key) => {
                let found = self.hits.iter().find(|hit| hit.key == Some(key));
                if let Some(target) = found.map(|hit| hit.target) {
                    self.point(Some(target));
                    return self.pick(target, seen);
                }
            }
            // After a match nothing on the table can be used any more.
            KeyCode::Enter => match self
                .focus
                .filter(|target| status.result.is_none() || matches!(target, Target::Wish(_)))
            {
                Some(target) => return self.pick(target, seen),
                None if status.result.is_some() && status.wishes.is_empty() => return Asks::Leave,
                None if status.result.is_some() => return Asks::Wish(0),
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
    pub fn click(&mut self, x: u16, y: u16, seen: &Seen<G>, status: &Status) -> Asks<G::Action> {
        if let Some(sheet) = &self.sheet {
            if !sheet.asks() {
                self.sheet = None;
                return Asks::Nothing;
            }
            // A question is answered where its answers stand, and nowhere else.
            let answer = self
                .lies
                .answers
                .iter()
                .find(|(line, _)| *line == y);
            return match answer.copied() {
                Some((_, code)) => self.key_on_sheet(code, status),
                None => Asks::Nothing,
            };
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
            sheet.scroll(if down { 3 } else { -3 }, self.lies.last);
        }
    }

    /// Shows how the match came about.
    pub fn open_recap(&mut self) {
        self.sheet = Some(Sheet::Recap { from: 0 });
    }

    fn open_talk(&mut self, voice: Voice) {
        if voice == Voice::None {
            let why = self.story.say_common(&Line::new("talk-watch"));
            return self.notify(Role::Warn, why);
        }
        let writing = None;
        self.sheet = Some(Sheet::Talk { writing });
    }

    /// A phrase by its key, or a line letter by letter.
    fn key_on_talk(&mut self, code: KeyCode, voice: Voice) -> Asks<G::Action> {
        let Some(Sheet::Talk { writing }) = &mut self.sheet else {
            return Asks::Nothing;
        };
        let said = match (writing, code) {
            (Some(text), KeyCode::Enter) => {
                let text = text.trim().to_owned();
                Some(Saying::Text(text)).filter(|said| *said != Saying::Text(String::new()))
            }
            (Some(text), KeyCode::Char(letter)) => {
                if text.chars().count() < LONGEST {
                    text.push(letter);
                }
                return Asks::Nothing;
            }
            (Some(text), KeyCode::Backspace) => {
                text.pop();
                return Asks::Nothing;
            }
            (Some(_), code) if code != KeyCode::Esc => return Asks::Nothing,
            (writing @ None, KeyCode::Char('w')) if voice == Voice::Text => {
                *writing = Some(String::new());
                return Asks::Nothing;
            }
            (None, KeyCode::Char(key)) => {
                let at = KEYS.chars().position(|known| known == key);
                at.and_then(|at| Phrase::ALL.get(at))
                    .map(|phrase| Saying::Phrase(*phrase))
            }
            _ => None,
        };
        self.sheet = None;
        self.show_wish();
        said.map_or(Asks::Nothing, Asks::Say)
    }

    fn key_on_sheet(&mut self, code: KeyCode, status: &Status) -> Asks<G::Action> {
        let page = i32::from(self.lies.last / 2).max(5);
        match (&mut self.sheet, code) {
            // A key that also picks cards may have been pressed twice, so it answers nothing.
            (Some(Sheet::Ask(action, _)), code) => {
                let action = *action;
                let answer = yes_or_no(code);
                if answer.is_some() {
                    self.sheet = None;
                }
                if answer == Some(true) {
                    return Asks::Act(action);
                }
            }
            (Some(Sheet::Wish(_)), code) => {
                let Some(agree) = yes_or_no(code) else {
                    return Asks::Nothing;
                };
                self.sheet = None;
                return Asks::Answer(agree);
            }
            (Some(Sheet::Talk { .. }), _) => return self.key_on_talk(code, status.talk),
            (Some(Sheet::Table { .. }), KeyCode::Char(key)) if KEYS.contains(key) => {
                self.sheet = None;
                let at = KEYS.chars().position(|known| known == key);
                let at = at.filter(|at| *at < status.wishes.len());
                return at.map_or(Asks::Nothing, Asks::Wish);
            }
            (Some(Sheet::Recap { .. }), KeyCode::Char(key)) if KEYS.contains(key) => {
                let at = KEYS.chars().position(|known| known == key);
                let recap = status.recap.as_ref();
                let moment = recap
                    .zip(at)
                    .and_then(|(recap, at)| recap.moments().nth(at));
                return moment.map_or(Asks::Nothing, |moment| Asks::Film(moment.at));
            }
            (Some(sheet), KeyCode::Down | KeyCode::Char('j')) => sheet.scroll(1, self.lies.last),
            (Some(sheet), KeyCode::Up | KeyCode::Char('k')) => sheet.scroll(-1, self.lies.last),
            (Some(sheet), KeyCode::PageDown | KeyCode::Char(' ')) => {
                sheet.scroll(page, self.lies.last);
            }
            (Some(sheet), KeyCode::PageUp) => sheet.scroll(-page, self.lies.last),
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
            Target::Wish(at) => return Asks::Wish(at),
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
                self.notify(Role::Warn, seen.refusal(self.story, &illegal, &tried));
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

/// What a key answers.
fn yes_or_no(code: KeyCode) -> Option<bool> {
    match code {
        KeyCode::Enter | KeyCode::Char('y') => Some(true),
        KeyCode::Esc | KeyCode::Char('n') => Some(false),
        _ => None,
    }
}
