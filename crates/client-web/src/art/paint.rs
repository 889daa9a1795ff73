//! Pictures that look the same wherever they are shown: each becomes an image once, by a rule of a style sheet.
//!
//! An image knows no colours of the page: they are written into it, and it is made again when the theme changes.

use std::cell::{Cell, RefCell};
use std::fmt::Write as _;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

thread_local! {
    /// The pictures that have come: the game, and the text that holds them.
    static SHEETS: RefCell<Vec<(String, Rc<str>)>> = const { RefCell::new(Vec::new()) };
    /// The games whose style is here.
    static COLOURED: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
    /// What was made, so that the browser does not forget it while nothing shows it.
    static KEPT: RefCell<Vec<web_sys::Element>> = const { RefCell::new(Vec::new()) };
    /// How often everything was made again: what was begun before is left alone.
    static ROUND: Cell<u32> = const { Cell::new(0) };
}

/// How many pictures are made in one go while the table waits for them, and this is the pause after one that nobody waits
/// for: in between, the page answers.
const AT_ONCE: usize = 2;
const PAUSE: Duration = Duration::from_millis(30);

/// A drawing that looks the same wherever it is shown. Its frame has the size of the symbol's, so that it keeps its
/// shape before the sheet is here.
pub(super) fn painting(class: &'static str, frame: &'static str, symbol: String) -> AnyView {
    view! { <svg class=class viewBox=frame aria-hidden="true" data-art=symbol></svg> }.into_any()
}

/// Makes the pictures of a sheet that has come, as soon as the game's colours are here too.
pub(super) fn hang(game: &str, pictures: &str) {
    SHEETS.with_borrow_mut(|sheets| sheets.push((game.to_owned(), pictures.into())));
    if COLOURED.with_borrow(|games| games.contains(&game)) {
        make_of(game);
    }
}

/// The style of a game is here, and its colours with it.
pub(crate) fn has_colours(game: &'static str) {
    let is_new = COLOURED.with_borrow_mut(|games| {
        let is_new = !games.contains(&game);
        if is_new {
            games.push(game);
        }
        is_new
    });
    if is_new {
        make_of(game);
    }
}

fn make_of(game: &str) {
    let sheets = SHEETS.with_borrow(Clone::clone);
    if let Some((_, sheet)) = sheets.into_iter().find(|(of, _)| of == game) {
        make(game, sheet);
    }
}

/// Makes every picture again, in the colours that the page has now.
pub(crate) fn repaint() {
    ROUND.set(ROUND.get().wrapping_add(1));
    KEPT.with_borrow_mut(Vec::clear);
    for game in COLOURED.with_borrow(Clone::clone) {
        make_of(game);
    }
}

/// What is left to be made of a sheet.
struct Work {
    sheet: Rc<str>,
    /// The names of pictures that are on the page, and of the others.
    urgent: Vec<String>,
    later: Vec<String>,
    /// Where their rules are put.
    wall: web_sys::Element,
    round: u32,
}

fn make(game: &str, sheet: Rc<str>) {
    let Some(wall) = wall(game) else { return };
    let shown = shown();
    let (urgent, later) = pictures(&sheet)
        .map(|(name, _)| name.to_owned())
        .partition(|name| shown.contains(name));
    let work = Work {
        sheet,
        urgent,
        later,
        wall,
        round: ROUND.get(),
    };
    work.go_on();
}

/// The pictures that have come for a game: each with its name. The line before them names their colours.
fn pictures(sheet: &str) -> impl Iterator<Item = (&str, &str)> {
    sheet
        .split('\n')
        .skip(1)
        .filter_map(|line| line.split_once(' '))
}

/// Which pictures are on the page.
fn shown() -> Vec<String> {
    let Ok(found) = document().query_selector_all("[data-art]") else {
        return Vec::new();
    };
    let elements = (0..found.length()).filter_map(|at| found.get(at)?.dyn_into().ok());
    elements
        .filter_map(|element: web_sys::Element| element.get_attribute("data-art"))
        .collect()
}

/// A new place for the rules of a game's pictures. Later rules win, so the old ones serve until all are there.
fn wall(game: &str) -> Option<web_sys::Element> {
    let page = document();
    let wall = page.create_element("div").ok()?;
    wall.set_id(&format!("{game}-pictures"));
    wall.set_attribute("hidden", "").ok()?;
    page.body()?.append_child(&wall).ok()?;
    Some(wall)
}

impl Work {
    fn go_on(mut self) {
        if ROUND.get() != self.round {
            self.wall.remove();
            return;
        }
        let (list, size, pause) = if self.urgent.is_empty() {
            (&mut self.later, 1, PAUSE)
        } else {
            (&mut self.urgent, AT_ONCE, Duration::ZERO)
        };
        let names: Vec<String> = list.drain(..size.min(list.len())).collect();
        if names.is_empty() {
            forget_older(&self.wall);
            return;
        }
        self.make(&names);
        set_timeout(move || self.go_on(), pause);
    }

    fn make(&self, names: &[String]) {
        let page = document();
        let mut rules = String::new();
        let colours = self.sheet.split('\n').next().map(valued);
        let colours = colours.unwrap_or_default();
        for (name, rest) in pictures(&self.sheet) {
            if !names.iter().any(|one| one == name) {
                continue;
            }
            let address = format!("{BEGIN}{colours}{rest}");
            let _ = writeln!(
                rules,
                "[data-art=\"{name}\"]{{background-image:url(\"{address}\")}}"
            );
            if let Ok(image) = page.create_element("img") {
                let _ = image.set_attribute("src", &address);
                KEPT.with_borrow_mut(|kept| kept.push(image));
            }
        }
        if let Ok(style) = page.create_element("style") {
            style.set_text_content(Some(&rules));
            let _ = self.wall.append_child(&style);
        }
    }
}

/// All pictures are there in the colours of now: whatever was there before goes.
fn forget_older(wall: &web_sys::Element) {
    let Ok(walls) = document().query_selector_all(&format!("[id=\"{}\"]", wall.id())) else {
        return;
    };
    for at in 0..walls.length() {
        let older = walls
            .get(at)
            .and_then(|node| node.dyn_into::<web_sys::Element>().ok());
        if let Some(older) = older.filter(|older| older != wall) {
            older.remove();
        }
    }
}

/// How the address of a picture begins, up to the value of its style.
const BEGIN: &str = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' style='";

/// These colours as the page has them now.
fn valued(names: &str) -> String {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok()?);
    let Some(style) = style else {
        return String::new();
    };
    let mut colours = String::new();
    for name in names.split(',') {
        let value = style.get_property_value(name).unwrap_or_default();
        // What the page does not know is said by the picture itself.
        if !value.is_empty() {
            let _ = write!(colours, "{name}:{};", value.replace('#', "%23"));
        }
    }
    colours
}
