//! What a drawing works with: words, colours, and the places that can be picked.

use client_core::story::{Line, Story};
use client_core::tap::Taps;
use game_core::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::look::{Look, Role};
use super::text::{shortened, shown, width, wrap};
use crate::seen::Seen;

/// The keys that pick cards and buttons, from the left.
pub const KEYS: &str = "1234567890-=";

/// What can be picked.
#[derive(Debug)]
pub enum Target<G: Taps> {
    /// A place of the table.
    Spot(G::Spot),
    /// A button of its own.
    Action(G::Action),
    /// Something that concerns the table and not the match, by its place on the list.
    Wish(usize),
    /// Something that is only explained; the number tells it from others.
    About(usize),
}

#[allow(
    clippy::expl_impl_clone_on_copy,
    reason = "a derived copy would ask for games that can be copied"
)]
impl<G: Taps> Clone for Target<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Taps> Copy for Target<G> {}

impl<G: Taps> PartialEq for Target<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Target::Spot(spot), Target::Spot(other)) => spot == other,
            (Target::Action(action), Target::Action(other)) => action == other,
            (Target::Wish(number), Target::Wish(other))
            | (Target::About(number), Target::About(other)) => number == other,
            _ => false,
        }
    }
}

/// A place on the screen that can be picked.
#[derive(Debug)]
pub struct Hit<G: Taps> {
    /// Where it is.
    pub area: Rect,
    /// What it is.
    pub target: Target<G>,
    /// What it means.
    pub about: String,
    /// The key that picks it.
    pub key: Option<char>,
    /// Whether a lifted card may be aimed at it.
    pub aim: bool,
}

/// What a drawing works with.
pub struct Desk<'a, G: Taps> {
    /// Where it is drawn.
    pub buffer: &'a mut Buffer,
    /// What the person sees.
    pub seen: &'a Seen<G>,
    /// What the person has lifted, marked or points at.
    pub selection: &'a G::Selection,
    /// Who speaks.
    pub story: &'a Story,
    /// Colours and signs.
    pub look: &'a Look,
    /// What has the focus.
    pub focus: Option<Target<G>>,
    /// What can be picked, in the order of drawing.
    pub hits: Vec<Hit<G>>,
    /// What did not fit.
    pub cut: Vec<String>,
    /// How much a table is to give up because there is little room: nothing, frames, or also lines that say what others
    /// say too.
    pub tight: u8,
    /// Where may be drawn now; what lies beyond would cover something else.
    pub(super) clip: Rect,
    /// How many keys are taken.
    keys: usize,
}

impl<'a, G: Taps> Desk<'a, G> {
    /// An empty desk above a buffer.
    pub fn on(
        buffer: &'a mut Buffer,
        seen: &'a Seen<G>,
        selection: &'a G::Selection,
        story: &'a Story,
        look: &'a Look,
    ) -> Desk<'a, G> {
        Desk {
            clip: buffer.area,
            buffer,
            seen,
            selection,
            story,
            look,
            focus: None,
            hits: Vec::new(),
            cut: Vec::new(),
            tight: 0,
            keys: 0,
        }
    }

    /// A line in words.
    pub fn say(&self, line: &Line) -> String {
        self.story.say::<G>(line, &self.seen.names)
    }

    /// Several messages, a line each.
    pub fn say_all(&self, lines: &[Line]) -> String {
        let said: Vec<String> = lines.iter().map(|line| self.say(line)).collect();
        said.join("\n")
    }

    /// A message without arguments.
    pub fn word(&self, id: &'static str) -> String {
        self.say(&Line::new(id))
    }

    /// A message that explains signs, a line each.
    pub fn signs(&self, id: &'static str) -> Vec<String> {
        let signs = self.look.signs;
        let line = Line::new(id)
            .with("full", signs.full)
            .with("empty", signs.empty)
            .with("flower", signs.honour)
            .with("hand", signs.hand)
            .with("turn", signs.turn)
            .with("arrow", signs.arrow)
            .with("back", signs.back)
            .with("star", signs.star)
            .with("bar", signs.bar)
            .with("dot", signs.dot)
            .with("tick", signs.tick);
        self.say(&line)
            .lines()
            .map(str::to_owned)
            .collect()
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        let name = self.seen.names.get(seat);
        shown(name.unwrap_or_default())
    }

    /// The same in this many columns: the end of a name that is longer is left out, and a sign says so. Who is asked
    /// about and the log have it whole.
    pub fn name_in(&self, seat: Seat, columns: u16) -> String {
        shortened(&self.name(seat), columns, self.look.signs.more)
    }

    /// Who plays for a seat, where the game calls it by another name; nothing where that is the same for all of them.
    pub fn player(&self, seat: Seat) -> Option<String> {
        self.seen.player(seat).map(shown)
    }

    /// What needs more lines than there are is cut, rather than drawn above something else.
    pub fn needs(&mut self, area: Rect, lines: u16, what: &str) -> bool {
        let fits = area.height >= lines;
        if !fits {
            self.cut.push(what.to_owned());
        }
        fits
    }

    /// The colour of something.
    pub fn style(&self, role: Role) -> Style {
        self.look.style(role)
    }

    /// The colour of something that can be picked.
    pub fn style_of(&self, role: Role, target: Target<G>) -> Style {
        let style = self.look.style(role);
        if self.focus == Some(target) {
            self.look.focused(style)
        } else {
            style
        }
    }

    /// Writes on one line of this many columns; says how many were used.
    pub fn put(&mut self, x: u16, y: u16, columns: u16, text: &str, style: Style) -> u16 {
        let text = shown(text);
        let wide = width(&text);
        let inside = self.clip;
        if wide > columns || y >= inside.bottom() || x + wide > inside.right() {
            self.cut.push(text.clone());
        }
        if y < inside.bottom() && x < inside.right() {
            let columns = columns.min(inside.right() - x);
            // A style only adds to what is there: nothing of what is covered may show through.
            let place = Rect::new(x, y, wide.min(columns), 1);
            self.buffer.set_style(place, Style::reset());
            self.buffer
                .set_stringn(x, y, &text, columns as usize, style);
        }
        wide.min(columns)
    }

    /// Writes in as many lines as are needed; says how many that were.
    pub fn paragraph(&mut self, area: Rect, text: &str, style: Style) -> u16 {
        let lines = wrap(text, area.width);
        let count = lines.len() as u16;
        for (at, line) in lines.iter().enumerate() {
            if at as u16 >= area.height {
                self.cut.push(line.clone());
            } else {
                self.put(area.x, area.y + at as u16, area.width, line, style);
            }
        }
        count.min(area.height)
    }

    /// A place that can be picked, or only asked about.
    pub fn hit(&mut self, area: Rect, target: Target<G>, about: String) {
        self.hits.push(Hit {
            area,
            target,
            about,
            key: None,
            aim: false,
        });
    }

    /// A place at which what is lifted may be aimed.
    pub fn aim(&mut self, area: Rect, target: Target<G>, about: String) {
        self.hits.push(Hit {
            area,
            target,
            about,
            key: None,
            aim: true,
        });
    }

    /// The key that the next place with a key gets.
    pub fn next_key(&self) -> Option<char> {
        KEYS.chars().nth(self.keys)
    }

    /// A place that a key of its own picks.
    pub fn keyed(&mut self, area: Rect, target: Target<G>, about: String) {
        let key = self.next_key();
        self.keys += 1;
        self.hits.push(Hit {
            area,
            target,
            about,
            key,
            aim: false,
        });
    }

    /// A frame with a title; what is inside is given back.
    pub fn frame(&mut self, area: Rect, title: &str, style: Style) -> Rect {
        let [
            top_left,
            top_right,
            bottom_left,
            bottom_right,
            level,
            upright,
        ] = self.look.signs.frame;
        if area.width < 2 || area.height < 2 {
            return area;
        }
        let across = level.repeat(area.width as usize - 2);
        let (left, right) = (area.x, area.right() - 1);
        let (top, bottom) = (area.y, area.bottom() - 1);
        self.put(
            left,
            top,
            area.width,
            &format!("{top_left}{across}{top_right}"),
            style,
        );
        // What has the focus has it as a whole.
        let is_focused = style.add_modifier.contains(Modifier::REVERSED);
        let inside = " ".repeat(area.width as usize - 2);
        for y in top + 1..bottom {
            self.put(left, y, 1, upright, style);
            self.put(right, y, 1, upright, style);
            if is_focused {
                self.put(left + 1, y, area.width - 2, &inside, style);
            }
        }
        self.put(
            left,
            bottom,
            area.width,
            &format!("{bottom_left}{across}{bottom_right}"),
            style,
        );
        if !title.is_empty() {
            let title = format!(" {title} ");
            self.put(left + 2, top, area.width.saturating_sub(4), &title, style);
        }
        Rect::new(left + 1, top + 1, area.width - 2, area.height - 2)
    }
}

/// Things one after the other, on as many lines as are needed.
#[derive(Clone, Copy, Debug)]
pub struct Flow {
    area: Rect,
    x: u16,
    y: u16,
    /// Columns between two things.
    gap: u16,
    /// Lines of each thing.
    tall: u16,
}

impl Flow {
    /// Things of one line each.
    pub fn new(area: Rect, gap: u16) -> Flow {
        Flow::tall(area, gap, 1)
    }

    /// Things of several lines each.
    pub fn tall(area: Rect, gap: u16, tall: u16) -> Flow {
        Flow {
            area,
            x: area.x,
            y: area.y,
            gap,
            tall,
        }
    }

    /// Room for the next thing of this many columns; nothing if there is none left.
    pub fn next(&mut self, columns: u16) -> Option<Rect> {
        if self.x > self.area.x && self.x + columns > self.area.right() {
            self.x = self.area.x;
            self.y += self.tall;
        }
        let rect = Rect::new(self.x, self.y, columns, self.tall);
        self.x += columns + self.gap;
        (rect.right() <= self.area.right() && rect.bottom() <= self.area.bottom()).then_some(rect)
    }

    /// Begins a new line.
    pub fn newline(&mut self) {
        if self.x > self.area.x {
            self.x = self.area.x;
            self.y += self.tall;
        }
    }

    /// The first line below everything.
    pub fn bottom(&self) -> u16 {
        if self.x > self.area.x {
            self.y + self.tall
        } else {
            self.y
        }
    }

    /// Writes a text as the next thing; says where.
    pub fn put<G: Taps>(&mut self, desk: &mut Desk<'_, G>, text: &str, style: Style) -> Rect {
        let text = shown(text);
        if let Some(area) = self.next(width(&text)) {
            desk.put(area.x, area.y, area.width, &text, style);
            return area;
        }
        desk.cut.push(text);
        Rect::new(self.area.x, self.area.y, 0, 0)
    }
}
