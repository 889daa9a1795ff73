//! Cards travel from where they were to where they are, one after another, driven by events.
//!
//! A drawing names its places by `data-place`. When something happens the places are measured
//! before the page changes; after it has changed, what moved is shown on its way.

use std::cell::Cell;

use client_core::guide::Flight;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element, HtmlElement};

thread_local! {
    /// Whether anything was set in motion since all was told to hurry.
    static MOVES: Cell<bool> = const { Cell::new(false) };
    /// How often all was told to hurry: what was about to move before that moves no more.
    static HURRIES: Cell<u32> = const { Cell::new(0) };
}

/// The class of what is gone from the table and is shown once more on its way.
const GHOST: &str = "ghost";

/// How long a card is on its way at the normal pace, and how much later the next one starts, in milliseconds.
const TIMES: (f64, f64) = (320.0, 110.0);

/// What is about to move, and how it looked where it was.
pub(crate) struct Before {
    leaving: Vec<Leaving>,
    times: (f64, f64),
}

struct Leaving {
    to: String,
    from: DomRect,
    copy: Element,
}

impl Before {
    /// Measures every place that something will leave.
    pub(crate) fn measure(flights: Vec<Flight<String>>, factor: f64) -> Option<Before> {
        let times = (TIMES.0 * factor, TIMES.1 * factor);
        if flights.is_empty() {
            return None;
        }
        let leaving = flights.into_iter().filter_map(|flight| {
            let element = place(&flight.from)?;
            let copy = element
                .clone_node_with_deep(true)
                .ok()?
                .dyn_into::<Element>()
                .ok()?;
            Some(Leaving {
                to: flight.to,
                from: element.get_bounding_client_rect(),
                copy,
            })
        });
        Some(Before {
            leaving: leaving.collect(),
            times,
        })
    }

    /// Shows everything on its way, once the page has changed.
    pub(crate) fn fly(self) {
        // The frame in which it begins is something to be waited for, too.
        moves();
        let hurries = HURRIES.get();
        request_animation_frame(move || {
            if HURRIES.get() != hurries {
                return;
            }
            // All are measured before any is moved: the page is laid out once, not once for each.
            let measured = self
                .leaving
                .iter()
                .enumerate()
                .filter_map(|(at, leaving)| {
                    let target = place(&leaving.to)?;
                    let to = target.get_bounding_client_rect();
                    // What is not to be seen in this window is nowhere.
                    let is_seen = to.width() > 0.0 || to.height() > 0.0;
                    is_seen.then_some((at, leaving, to, target))
                });
            for (at, leaving, to, target) in measured.collect::<Vec<_>>() {
                leaving.fly(&target, &to, self.times.0, self.times.1 * at as f64);
            }
        });
    }
}

impl Leaving {
    fn fly(&self, target: &Element, to: &DomRect, time: f64, delay: f64) {
        let Leaving { from, copy, .. } = self;
        let (dx, dy) = (from.x() - to.x(), from.y() - to.y());
        if target.class_list().contains("card") {
            let frames = [shift(dx, dy), "none".to_owned()];
            animate(target, &frames, None, "backwards", (time, delay));
        } else {
            ghost(copy, from, to, time, delay);
        }
    }
}

/// Something was set in motion, here or by the style.
pub(super) fn moves() {
    MOVES.set(true);
}

/// Ends everything that is still on its way. A browser that is asked for what moves works out the style of the whole
/// page first, so it is asked only if something may.
pub(crate) fn hurry() {
    if !MOVES.take() {
        return;
    }
    HURRIES.set(HURRIES.get().wrapping_add(1));
    sweep();
    let Ok(list) = js_sys::Reflect::get(&document(), &"getAnimations".into()) else {
        return;
    };
    let Some(list) = list.dyn_ref::<js_sys::Function>() else {
        return;
    };
    let Ok(running) = list.call0(&document()) else {
        return;
    };
    for animation in js_sys::Array::from(&running) {
        if let Ok(animation) = animation.dyn_into::<web_sys::Animation>() {
            let _ = animation.finish();
        }
    }
}

/// Takes every ghost off the page: they lie over it, and whoever leaves a table would take them along.
fn sweep() {
    let Ok(ghosts) = document().query_selector_all(&format!(".{GHOST}")) else {
        return;
    };
    for at in 0..ghosts.length() {
        let ghost = ghosts
            .item(at)
            .and_then(|node| node.dyn_into::<Element>().ok());
        if let Some(ghost) = ghost {
            ghost.remove();
        }
    }
}

pub(super) fn place(name: &str) -> Option<Element> {
    document()
        .query_selector(&format!("[data-place=\"{name}\"]"))
        .ok()?
}

fn shift(dx: f64, dy: f64) -> String {
    format!("translate({dx}px, {dy}px)")
}

/// What is gone from the table is shown once more on its way to where it went.
fn ghost(copy: &Element, from: &DomRect, to: &DomRect, time: f64, delay: f64) {
    let Ok(ghost) = copy.clone_node_with_deep(true) else {
        return;
    };
    let Ok(ghost) = ghost.dyn_into::<HtmlElement>() else {
        return;
    };
    let _ = ghost.remove_attribute("data-place");
    let _ = ghost.set_attribute("aria-hidden", "true");
    let _ = ghost.class_list().add_1(GHOST);
    let style = ghost.style();
    for (name, value) in [
        ("left", from.x()),
        ("top", from.y()),
        ("width", from.width()),
        ("height", from.height()),
    ] {
        let _ = style.set_property(name, &format!("{value}px"));
    }
    let Some(body) = document().body() else {
        return;
    };
    if body.append_child(&ghost).is_err() {
        return;
    }
    let (dx, dy) = (
        to.x() + to.width() / 2.0 - from.x() - from.width() / 2.0,
        to.y() + to.height() / 2.0 - from.y() - from.height() / 2.0,
    );
    let frames = ["none".to_owned(), format!("{} scale(0.4)", shift(dx, dy))];
    // Its timer may be late: until then it stays where it has arrived.
    animate(&ghost, &frames, Some(["1", "0.2"]), "both", (time, delay));
    let wait = std::time::Duration::from_millis((time + delay) as u64);
    set_timeout(move || ghost.remove(), wait);
}

/// Runs an animation by the browser's own means, which can be asked to hurry; `fill` says what is seen before and after.
fn animate(
    element: &Element,
    transform: &[String; 2],
    opacity: Option<[&str; 2]>,
    fill: &str,
    (time, delay): (f64, f64),
) {
    moves();
    let list = |texts: [&str; 2]| {
        texts
            .into_iter()
            .map(JsValue::from_str)
            .collect::<js_sys::Array>()
    };
    let [from, to] = transform;
    let frames = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&frames, &"transform".into(), &list([from, to]));
    if let Some(opacity) = opacity {
        let _ = js_sys::Reflect::set(&frames, &"opacity".into(), &list(opacity));
    }
    let options = js_sys::Object::new();
    for (name, value) in [
        ("duration", JsValue::from_f64(time)),
        ("delay", JsValue::from_f64(delay)),
        ("easing", "cubic-bezier(0.2, 0.7, 0.3, 1)".into()),
        ("fill", fill.into()),
    ] {
        let _ = js_sys::Reflect::set(&options, &name.into(), &value);
    }
    let Ok(animate) = js_sys::Reflect::get(element, &"animate".into()) else {
        return;
    };
    if let Some(animate) = animate.dyn_ref::<js_sys::Function>() {
        let _ = animate.call2(element, &frames, &options);
    }
}
