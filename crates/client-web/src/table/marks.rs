//! What draws the eye to places of the table while a beat lasts: attributes that the style knows.

use std::cell::Cell;

use client_core::stage::Mark;
use leptos::prelude::*;

use super::stage::place;

/// The attribute that says how a place is marked.
const MARK: &str = "data-mark";
/// The attribute that says what is lost or gained there.
const AMOUNT: &str = "data-amount";

thread_local! {
    /// Whether anything was marked since all marks were ended: the page is searched only if something may be.
    static MARKED: Cell<bool> = const { Cell::new(false) };
}

/// Marks these places once the page shows the beat.
pub(crate) fn show(marks: Vec<Mark<String>>, lasts: u32) {
    if marks.is_empty() || lasts == 0 {
        return;
    }
    request_animation_frame(move || {
        MARKED.set(true);
        for mark in marks {
            let Some(element) = place(&mark.place) else {
                continue;
            };
            let _ = element.set_attribute(MARK, mark.sign.as_str());
            if mark.amount != 0 {
                let _ = element.set_attribute(AMOUNT, &written(mark.amount));
            }
        }
    });
}

/// Ends every mark.
pub(crate) fn clear() {
    if !MARKED.take() {
        return;
    }
    let Ok(marked) = document().query_selector_all(&format!("[{MARK}]")) else {
        return;
    };
    for at in 0..marked.length() {
        if let Some(element) = marked.item(at).and_then(as_element) {
            let _ = element.remove_attribute(MARK);
            let _ = element.remove_attribute(AMOUNT);
        }
    }
}

fn as_element(node: web_sys::Node) -> Option<web_sys::Element> {
    use wasm_bindgen::JsCast;
    node.dyn_into().ok()
}

/// With its sign, as a number in a text has it.
fn written(amount: i16) -> String {
    if amount < 0 {
        format!("\u{2212}{}", amount.unsigned_abs())
    } else {
        format!("+{amount}")
    }
}
