//! Where the speech of a lesson stands: beside what it is about, and never over what is to be tapped.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

/// A part of the window.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Area {
    pub left: f64,
    pub top: f64,
    pub width: f64,
    pub height: f64,
}

/// Between the speech and what it is about, and between the speech and the edges of the window.
const GAP: f64 = 12.0;
/// What a pixel of distance weighs against a pixel that is covered.
const FAR: f64 = 20.0;
/// How far the frame reaches beyond what it frames.
const FRAME: f64 = 8.0;
/// A window that is not wider than this is a phone's: the speech is as wide as the window.
const PHONE: f64 = 700.0;
/// More than this part of the window is not framed: a frame around nearly everything shows nothing.
const MOST: f64 = 0.6;

impl Area {
    fn of(element: &Element) -> Area {
        let place = element.get_bounding_client_rect();
        Area {
            left: place.left(),
            top: place.top(),
            width: place.width(),
            height: place.height(),
        }
    }

    /// The window.
    fn window() -> Area {
        let length = |length: Result<wasm_bindgen::JsValue, _>| {
            length
                .ok()
                .and_then(|length| length.as_f64())
                .unwrap_or_default()
        };
        Area {
            left: 0.0,
            top: 0.0,
            width: length(window().inner_width()),
            height: length(window().inner_height()),
        }
    }

    fn right(self) -> f64 {
        self.left + self.width
    }

    fn bottom(self) -> f64 {
        self.top + self.height
    }

    fn size(self) -> f64 {
        self.width * self.height
    }

    /// How much of it the other one covers.
    fn covered_by(self, other: Area) -> f64 {
        let width = self.right().min(other.right()) - self.left.max(other.left);
        let height = self.bottom().min(other.bottom()) - self.top.max(other.top);
        width.max(0.0) * height.max(0.0)
    }

    /// How far it is from the middle of the one to the middle of the other, along the edges.
    fn distance(self, other: Area) -> f64 {
        let across = (self.left + self.right() - other.left - other.right()) / 2.0;
        let down = (self.top + self.bottom() - other.top - other.bottom()) / 2.0;
        across.abs() + down.abs()
    }

    fn wider(self, by: f64) -> Area {
        Area {
            left: self.left - by,
            top: self.top - by,
            width: self.width + 2.0 * by,
            height: self.height + 2.0 * by,
        }
    }

    fn at(self, left: f64, top: f64) -> Area {
        Area { left, top, ..self }
    }

    /// Moved as little as possible to lie in the window.
    fn inside(self, window: Area) -> Area {
        let most_left = (window.width - self.width - GAP / 2.0).max(0.0);
        let most_top = (window.height - self.height - GAP / 2.0).max(0.0);
        self.at(
            self.left
                .clamp((GAP / 2.0).min(most_left), most_left),
            self.top
                .clamp((GAP / 2.0).min(most_top), most_top),
        )
    }

    /// As the style of something that lies there.
    pub(crate) fn style(self) -> String {
        format!(
            "left:{:.0}px;top:{:.0}px;width:{:.0}px;height:{:.0}px",
            self.left, self.top, self.width, self.height
        )
    }
}

/// Where the speech stands, and what is framed.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Spot {
    pub left: f64,
    pub top: f64,
    pub framed: Option<Area>,
    pub tail: Option<Tail>,
}

/// Where the speech points from: its edge, and how far along the edge.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Tail {
    pub edge: &'static str,
    pub along: f64,
}

impl Tail {
    /// From a speech that stands close to what it is about.
    fn of(speech: Area, about: Area) -> Option<Tail> {
        let near = |distance: f64| (0.0..=GAP * 2.0).contains(&distance);
        let across = about.left + about.width / 2.0 - speech.left;
        let down = about.top + about.height / 2.0 - speech.top;
        let meets_across = (0.0..speech.width).contains(&across);
        let meets_down = (0.0..speech.height).contains(&down);
        let edge = match () {
            () if meets_across && near(about.top - speech.bottom()) => "bottom",
            () if meets_across && near(speech.top - about.bottom()) => "top",
            () if meets_down && near(about.left - speech.right()) => "right",
            () if meets_down && near(speech.left - about.right()) => "left",
            () => return None,
        };
        let (along, length) = match edge {
            "bottom" | "top" => (across, speech.width),
            _ => (down, speech.height),
        };
        let along = along.clamp(GAP, (length - GAP).max(GAP));
        Some(Tail { edge, along })
    }
}

/// What a lesson calls by this name where one of these moves is to be found. Of many buttons it is the one to press.
pub(crate) fn target(name: &str, moves: &[String]) -> Option<Element> {
    let button = |known: &String| {
        let selector = format!(".ask .buttons [data-act=\"{known}\"]");
        document()
            .query_selector(&selector)
            .ok()
            .flatten()
    };
    let button = moves
        .iter()
        .filter(|_| name == "buttons")
        .find_map(button);
    button.or_else(|| part(name))
}

fn part(name: &str) -> Option<Element> {
    let selector = match name {
        "hand" => ".felt [role=group][tabindex]".to_owned(),
        "prompt" => ".ask .prompt".to_owned(),
        "buttons" => ".ask .buttons".to_owned(),
        "log" => ".side .log".to_owned(),
        place => format!(".table-frame [data-place=\"{place}\"]"),
    };
    let mut found = document()
        .query_selector(&selector)
        .ok()
        .flatten()?;
    // Some places are points in what is to be seen.
    while Area::of(&found).size() < 16.0 {
        found = found.parent_element()?;
    }
    is_shown(&found).then_some(found)
}

/// What is beside the window, as the log of a phone is, cannot be pointed at.
fn is_shown(element: &Element) -> bool {
    Area::window().covered_by(Area::of(element)) > 0.0
        || element
            .closest(".felt")
            .is_ok_and(|felt| felt.is_some())
}

/// Brings something into sight that lies where the table must be scrolled to.
pub(crate) fn bring_into_sight(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    options.set_inline(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// What has the focus when the learner is to move: what is spoken of, or the first thing in it that can be picked.
pub(crate) fn pickable(element: &Element) -> Option<HtmlElement> {
    let found = match element.matches("button:not([disabled])") {
        Ok(true) => Some(element.clone()),
        _ => element
            .query_selector("button:not([disabled])")
            .ok()?,
    };
    found?.dyn_into().ok()
}

/// The best place for a speech about `name` that asks for one of these moves.
pub(crate) fn place(speech: &Element, name: Option<&str>, moves: &[String]) -> Spot {
    let window = Area::window();
    let size = Area::of(speech);
    let target = name.and_then(|name| target(name, moves));
    let about = target.as_ref().map(Area::of);
    let mut kept_free: Vec<(f64, Area)> = Vec::new();
    kept_free.extend(about.map(|about| (10_000.0, about.wider(FRAME))));
    for known in moves {
        // With a margin, because a speech stands at whole pixels.
        kept_free.extend(
            areas(&format!(".table-frame [data-act=\"{known}\"]"))
                .map(|area| (5_000.0, area.wider(FRAME))),
        );
    }
    if !moves.is_empty() {
        kept_free.extend(areas(".felt [role=group][tabindex] button").map(|area| (10.0, area)));
    }
    kept_free.extend(areas(".ask").map(|area| (1.0, area)));
    let cost = |area: Area| -> f64 {
        let covered = kept_free
            .iter()
            .map(|(weight, free)| weight * free.covered_by(area));
        let far = about.map_or(0.0, |about| about.distance(area));
        covered.sum::<f64>() + FAR * far
    };
    let best = places(size, about, window)
        .into_iter()
        .map(|area| area.inside(window))
        .map(|area| (cost(area), area))
        .reduce(|best, next| if next.0 < best.0 { next } else { best });
    let stands = best.map_or(size, |(_, area)| area);
    let framed = about.filter(|about| about.size() < MOST * window.size());
    Spot {
        left: stands.left,
        top: stands.top,
        framed,
        tail: framed.and_then(|about| Tail::of(stands, about)),
    }
}

/// Where everything lies that this selector finds.
fn areas(selector: &str) -> impl Iterator<Item = Area> {
    let list = document().query_selector_all(selector).ok();
    let list = list.into_iter().flat_map(|list| {
        (0..list.length()).filter_map(move |at| list.item(at)?.dyn_into::<Element>().ok())
    });
    list.map(|element| Area::of(&element))
}

/// The places that come into question, the best first.
fn places(size: Area, about: Option<Area>, window: Area) -> Vec<Area> {
    let low = window.height - size.height;
    let right = window.width - size.width;
    let mut places = Vec::new();
    if let Some(about) = about {
        let middle = about.left + (about.width - size.width) / 2.0;
        let centre = about.top + (about.height - size.height) / 2.0;
        for left in [middle, about.left, about.right() - size.width] {
            places.push(size.at(left, about.top - size.height - GAP));
            places.push(size.at(left, about.bottom() + GAP));
        }
        if window.width > PHONE {
            places.push(size.at(about.right() + GAP, centre));
            places.push(size.at(about.left - size.width - GAP, centre));
        }
    }
    places.push(size.at(right / 2.0, low / 3.0));
    places.push(size.at(right / 2.0, 0.0));
    places.push(size.at(0.0, 0.0));
    places.push(size.at(right, 0.0));
    places.push(size.at(0.0, low));
    places.push(size.at(right, low));
    places
}
