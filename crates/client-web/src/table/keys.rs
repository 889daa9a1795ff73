//! Keys at a table: each card of a row has one, and some open what is beside the table.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement, KeyboardEvent};

/// The keys that pick cards, from the left.
const CARDS: &str = "1234567890-=";

/// The key that picks the nth card of a row; nothing beyond the last.
pub(crate) fn key(at: usize) -> Option<String> {
    CARDS.chars().nth(at).map(String::from)
}

/// Whether a key is meant for a field, or for the browser.
pub(crate) fn is_elsewhere(event: &KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let typing = target.is_some_and(|element| {
        matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
    });
    typing || event.ctrl_key() || event.meta_key() || event.alt_key()
}

/// Whether a key is pressed on something that it presses itself.
pub(crate) fn is_on_button(event: &KeyboardEvent) -> bool {
    event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok())
        .is_some_and(|element| {
            element
                .matches("button, a, [role=button]")
                .unwrap_or_default()
        })
}

/// Picks the card of this key as a tap would; says whether there is one.
pub(crate) fn pick(key: &str) -> bool {
    if key.len() != 1 || !CARDS.contains(key) {
        return false;
    }
    let found = document()
        .query_selector(&format!(".felt [data-key=\"{key}\"]"))
        .ok()
        .flatten();
    let Some(card) = found.and_then(|card| card.dyn_into::<HtmlElement>().ok()) else {
        return false;
    };
    let _ = card.focus();
    card.click();
    true
}

/// Moves to the next or the last thing that can be picked, in a circle.
pub(crate) fn step(forward: bool) {
    let Ok(list) = document().query_selector_all(
        ":is(.felt, .below, .lesson) :is(button:not([disabled]), [role=button])",
    ) else {
        return;
    };
    let all: Vec<HtmlElement> = (0..list.length())
        .filter_map(|at| list.item(at)?.dyn_into::<HtmlElement>().ok())
        .collect();
    let has_focus = |element: &HtmlElement| {
        document()
            .active_element()
            .is_some_and(|now| now.is_same_node(Some(element)))
    };
    let is_inside = |element: &HtmlElement| {
        document()
            .active_element()
            .is_some_and(|now| now.contains(Some(element)))
    };
    let count = all.len();
    let first = match (all.iter().position(has_focus), forward) {
        (None, _) => all.iter().position(is_inside).unwrap_or(0),
        (Some(at), true) => at + 1,
        (Some(at), false) => at + count - 1,
    };
    // What is hidden takes no focus: then it is the turn of the one after it.
    let order = (0..count).map(|steps| {
        if forward {
            first + steps
        } else {
            first + count - steps
        }
    });
    for element in order.filter_map(|at| all.get(at % count)) {
        let _ = element.focus();
        if has_focus(element) {
            return;
        }
    }
}

/// Lets go of what has just been played: the focus waits at the row it lay in, or at the table, instead of being lost
/// with the card. A browser would also lay the whole page out once more when what has the focus is removed.
pub(crate) fn let_go() {
    let played = document()
        .active_element()
        .filter(|element| element.has_attribute("data-act"));
    let holder = played.and_then(|element| {
        element
            .closest("[role=group][tabindex], .felt")
            .ok()
            .flatten()
    });
    if let Some(holder) = holder.and_then(|holder| holder.dyn_into::<HtmlElement>().ok()) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = holder.focus_with_options(&options);
    }
}
