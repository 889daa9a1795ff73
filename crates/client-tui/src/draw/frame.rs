//! What stands around every table: title, question, buttons, log, keys.

use client_core::guide::Guide;
use client_core::story::{Line, Story};
use client_core::tap::{Choosing, Taps};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::desk::{Desk, Flow, Target};
use super::look::Role;
use super::screen::{Screen, Status};
use super::text::{shown, width, wrap};
use crate::games::Drawn;
use crate::seen::Seen;
use crate::words::t;

/// From this many columns on the log stands beside the table.
const WIDE: u16 = 110;
/// How many lines of the log stand below a narrow table, if there is room for them.
const LATEST: u16 = 3;
/// How much a table can give up where there is little room; see [`Desk::tight`].
const TIGHTEST: u8 = 2;
/// More buttons than this are not shown: the table itself leads to such actions.
const MOST: usize = 40;

/// The smallest window that every table of the usual number of players fits into.
pub(super) const SMALLEST: (u16, u16) = (80, 24);
/// Below this nothing can be laid out at all.
pub(super) const LEAST: (u16, u16) = (44, 14);
/// No window that is asked for has more lines than this.
const TALLEST: u16 = 60;

/// What is given up so that everything else fits.
#[derive(Clone, Copy)]
struct Given {
    /// Lines of the log below a narrow table.
    log: u16,
    /// How much the table gives up.
    tight: u8,
}

/// Nothing.
const NOTHING: Given = Given {
    log: LATEST,
    tight: 0,
};
/// Everything that can be.
const ALL: Given = Given {
    log: 0,
    tight: TIGHTEST,
};

/// Where everything is.
struct Places {
    table: Rect,
    ask: Rect,
    log: Rect,
    is_wide: bool,
}

impl<G: Drawn> Screen<'_, G> {
    /// Draws everything. Where there is no room for all of it, lines of the log give way first, then lines of the
    /// table that can be done without. If that is not enough, half a table is not shown: the window that would be is
    /// named. Gives what no window has room for.
    pub fn draw(&mut self, buffer: &mut Buffer, seen: &Seen<G>, status: &Status) -> Vec<String> {
        let area = buffer.area;
        if area.width < LEAST.0 || area.height < LEAST.1 {
            return self.too_small(buffer, SMALLEST);
        }
        // Beside a wide table the log takes no room from it.
        let least_log = if area.width >= WIDE { LATEST } else { 0 };
        for tight in 0..=TIGHTEST {
            for log in (least_log..=LATEST).rev() {
                let given = Given { log, tight };
                if self
                    .draw_all(buffer, seen, status, given)
                    .is_empty()
                {
                    return Vec::new();
                }
                buffer.reset();
            }
        }
        match self.tall_enough(area, seen, status) {
            Some(size) => self.too_small(buffer, size),
            None => self.draw_all(buffer, seen, status, NOTHING),
        }
    }

    /// The smallest window, at least as large as this one, in which nothing vanishes.
    fn tall_enough(&mut self, area: Rect, seen: &Seen<G>, status: &Status) -> Option<(u16, u16)> {
        let columns = area.width.max(SMALLEST.0);
        let mut fits = |rows: u16| {
            let mut buffer = Buffer::empty(Rect::new(0, 0, columns, rows));
            let cut = self.draw_all(&mut buffer, seen, status, ALL);
            cut.is_empty()
        };
        // What no window has room for is a text that is too wide, and no reason to show nothing at all.
        if !fits(TALLEST.max(area.height)) {
            return None;
        }
        let mut rows = SMALLEST.1.max(area.height)..TALLEST;
        let found = rows.find(|rows| fits(*rows));
        Some((columns, found.unwrap_or(TALLEST)))
    }

    /// Says that the window is too small, as far as even that fits. Nothing can be picked.
    fn too_small(&mut self, buffer: &mut Buffer, needed: (u16, u16)) -> Vec<String> {
        self.hits.clear();
        too_small(buffer, self.story, needed);
        Vec::new()
    }

    fn draw_all(
        &mut self,
        buffer: &mut Buffer,
        seen: &Seen<G>,
        status: &Status,
        given: Given,
    ) -> Vec<String> {
        let area = buffer.area;
        let (role, question) = self.question(seen, status);
        let buttons = self.buttons(seen, status);
        let goal = G::goal(&seen.view).map(|line| shown(&self.story.say::<G>(&line, &seen.names)));
        let places = places(area, &question, &buttons, given.log);
        let mut desk = Desk::on(buffer, seen, &self.selection, self.story, &self.look);
        desk.focus = self.focus;
        desk.tight = given.tight;
        title(
            &mut desk,
            area,
            &self.story.game(self.game),
            goal.as_deref(),
            status,
        );
        desk.clip = places.table;
        G::table(&mut desk, places.table);
        desk.clip = area;
        let asked = desk.paragraph(places.ask, &question, desk.style(role));
        let rest = below(places.ask, asked);
        draw_buttons(&mut desk, rest, &buttons);
        draw_log(&mut desk, &places, &status.log);
        let keys = t(self.story, keys(area, status));
        let bottom = Rect::new(area.x, area.bottom() - 1, area.width, 1);
        let soft = desk.style(Role::Soft);
        desk.put(bottom.x + 1, bottom.y, bottom.width - 1, &keys, soft);
        let lies = self.draw_sheet(&mut desk, area, goal, status);
        let (hits, cut) = (desk.hits, desk.cut);
        self.lies = lies;
        self.hits = hits;
        if core::mem::take(&mut self.seeks)
            && let Some(hit) = self.hits.iter().find(|hit| hit.aim)
        {
            self.focus = Some(hit.target);
            return self.draw_all(buffer, seen, status, given);
        }
        cut
    }

    /// What is asked, or what is to be known now.
    fn question(&self, seen: &Seen<G>, status: &Status) -> (Role, String) {
        if let Some(result) = &status.result {
            let notice = self.notice.iter().map(|(_, text)| text);
            let lines: Vec<&str> = result
                .iter()
                .chain(notice)
                .map(String::as_str)
                .collect();
            return (Role::Title, lines.join("\n"));
        }
        if let Some((role, text)) = &self.notice {
            return (*role, text.clone());
        }
        if let Some(text) = &status.stood_in {
            return (Role::Warn, text.clone());
        }
        if seen.choosing == Choosing::Asked {
            return (Role::Mine, seen.prompt(self.story).unwrap_or_default());
        }
        (Role::Soft, status.waiting.clone().unwrap_or_default())
    }

    /// The actions that nothing on the table stands for, each with what it does.
    fn buttons(&self, seen: &Seen<G>, status: &Status) -> Vec<(Target<G>, String)> {
        if status.result.is_some() {
            let wishes = status.wishes.iter().cloned().enumerate();
            return wishes
                .map(|(at, label)| (Target::Wish(at), label))
                .collect();
        }
        let own = G::buttons(&seen.sight(), &self.selection);
        let own = own
            .into_iter()
            .map(|(spot, line)| (Target::Spot(spot), line));
        let options = seen.sight().options();
        let off_table = options
            .into_iter()
            .filter(|action| !<G as Taps>::on_table(action))
            .take(MOST)
            .map(|action| {
                (
                    Target::Action(action),
                    <G as Guide>::label(&seen.view, &action),
                )
            });
        own.chain(off_table)
            .map(|(target, line)| (target, shown(&self.story.say::<G>(&line, &seen.names))))
            .collect()
    }
}

/// The line that names the keys.
fn keys(area: Rect, status: &Status) -> &'static str {
    match (status.steps, area.width >= WIDE) {
        (true, _) => "tui-keys-film",
        (false, true) => "tui-keys-wide",
        (false, false) => "tui-keys",
    }
}

/// A sentence in place of what does not fit, with the columns and lines that are needed.
pub(super) fn too_small(buffer: &mut Buffer, story: &Story, (columns, rows): (u16, u16)) {
    let area = buffer.area;
    buffer.reset();
    let line = Line::new("tui-small")
        .with("columns", columns)
        .with("rows", rows);
    let lines = wrap(&story.say_common(&line), area.width);
    for (y, line) in (area.y..area.bottom()).zip(lines) {
        buffer.set_stringn(area.x, y, line, area.width as usize, Style::new());
    }
}

fn below(area: Rect, lines: u16) -> Rect {
    let lines = lines.min(area.height);
    Rect::new(area.x, area.y + lines, area.width, area.height - lines)
}

fn places<G: Taps>(
    area: Rect,
    question: &str,
    buttons: &[(Target<G>, String)],
    latest: u16,
) -> Places {
    let is_wide = area.width >= WIDE;
    let side = if is_wide { (area.width / 3).min(52) } else { 0 };
    let columns = area.width - side;
    let mut flow = Flow::new(Rect::new(0, 0, columns - 2, 99), 2);
    for (_, label) in buttons {
        flow.next(width(label) + 4);
    }
    let asked = wrap(question, columns - 2).len() as u16 + flow.bottom();
    let log = if is_wide { 0 } else { latest };
    // The title above, the keys below.
    let table = area.height.saturating_sub(2 + asked + log).max(1);
    let top = area.y + 1;
    Places {
        table: Rect::new(area.x + 1, top, columns - 2, table),
        ask: Rect::new(area.x + 1, top + table, columns - 2, asked),
        log: if is_wide {
            Rect::new(
                area.x + columns,
                top,
                side - 1,
                area.height.saturating_sub(2),
            )
        } else {
            Rect::new(area.x + 1, top + table + asked, columns - 2, log)
        },
        is_wide,
    }
}

fn title<G: Taps>(
    desk: &mut Desk<'_, G>,
    area: Rect,
    name: &str,
    goal: Option<&str>,
    status: &Status,
) {
    let strong = desk.style(Role::Title);
    let used = desk.put(area.x + 1, area.y, area.width - 2, name, strong);
    let dot = format!(" {} ", desk.look.signs.dot);
    let facts = status.line.iter().chain(&status.beside);
    let facts: Vec<&str> = facts.map(String::as_str).collect();
    let line = facts.join(&dot);
    let right = width(&line);
    if right > 0 {
        let warn = desk.style(Role::Warn);
        let at = area
            .right()
            .saturating_sub(1 + right)
            .max(area.x + used + 2);
        desk.put(at, area.y, right, &line, warn);
    }
    // What wins is said here if there is room, and by the key for help in any case.
    let room = area.width.saturating_sub(used + right + 6);
    if let Some(goal) = goal.filter(|goal| width(goal) <= room) {
        let goal = format!("{} {goal}", desk.look.signs.dot);
        let soft = desk.style(Role::Soft);
        desk.put(area.x + used + 2, area.y, room + 2, &goal, soft);
    }
}

fn draw_buttons<G: Drawn>(desk: &mut Desk<'_, G>, area: Rect, buttons: &[(Target<G>, String)]) {
    let mut flow = Flow::new(area, 2);
    for (target, label) in buttons {
        let key = desk.next_key().map_or(' ', |key| key);
        let text = format!("[{key}] {label}");
        let style = desk.style_of(Role::Open, *target);
        let place = flow.put(desk, &text, style);
        desk.keyed(place, *target, label.clone());
        // What was selected on the table leads on to it, such as sending the cards that are marked.
        if let (Target::Spot(_), Some(hit)) = (target, desk.hits.last_mut()) {
            hit.aim = true;
        }
    }
}

/// The newest of what was told, the last at the bottom; whole sentences only.
fn draw_log<G: Taps>(desk: &mut Desk<'_, G>, places: &Places, log: &[String]) {
    let mut area = places.log;
    if places.is_wide {
        let soft = desk.style(Role::Soft);
        let title = desk.say(&Line::new("ui-log"));
        area = desk.frame(area, &title, soft);
        area = Rect::new(
            area.x + 1,
            area.y,
            area.width.saturating_sub(2),
            area.height,
        );
    }
    let mut lines: Vec<(bool, String)> = Vec::new();
    for (age, told) in log.iter().rev().enumerate() {
        let told = wrap(told, area.width);
        if lines.len() + told.len() > area.height as usize {
            break;
        }
        lines.extend(
            told.into_iter()
                .rev()
                .map(|line| (age == 0, line)),
        );
    }
    let top = area.bottom() - lines.len() as u16;
    for (at, (is_new, line)) in lines.into_iter().rev().enumerate() {
        let role = if is_new { Role::Text } else { Role::Soft };
        let style = desk.style(role);
        desk.put(area.x, top + at as u16, area.width, &line, style);
    }
}
