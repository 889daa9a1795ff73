//! What a card, a sign or a character means: shown where it is asked for.
//!
//! Anything with `data-about` can be asked about: the pointer rests on it, a finger presses long, or the
//! key `i` is pressed while it has the focus.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

/// How long the pointer rests before an answer comes.
const REST: Duration = Duration::from_millis(550);

/// An answer, and where on the page it belongs.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Answer {
    text: String,
    left: f64,
    top: f64,
    above: bool,
}

/// The answers of one table.
#[derive(Clone, Copy)]
pub(crate) struct About {
    shown: RwSignal<Option<Answer>>,
    /// Rises whenever the pointer goes somewhere else.
    visit: StoredValue<u32>,
}

impl About {
    pub(crate) fn new() -> About {
        About {
            shown: RwSignal::new(None),
            visit: StoredValue::new(0),
        }
    }

    /// The pointer is over something.
    pub(crate) fn over(self, event: &Event) {
        self.visit.update_value(|visit| *visit += 1);
        self.shown.set(None);
        let Some(element) = asked(event.target()) else {
            return;
        };
        let visit = self.visit.get_value();
        set_timeout(
            move || {
                if self.visit.try_get_value() == Some(visit) {
                    self.show(&element);
                }
            },
            REST,
        );
    }

    /// A long press, or the other button of a mouse. Says whether there was something to show.
    pub(crate) fn pressed(self, event: &Event) -> bool {
        let element = asked(event.target());
        if let Some(element) = &element {
            self.show(element);
        }
        element.is_some()
    }

    /// What has the focus.
    pub(crate) fn focused(self) {
        if let Some(element) = document()
            .active_element()
            .and_then(|element| asked(Some(element.into())))
        {
            self.show(&element);
        }
    }

    pub(crate) fn hide(self) {
        self.visit.update_value(|visit| *visit += 1);
        self.shown.set(None);
    }

    fn show(self, element: &Element) {
        let Some(text) = element
            .get_attribute("data-about")
            .filter(|text| !text.is_empty())
        else {
            return;
        };
        let place = element.get_bounding_client_rect();
        let height = window()
            .inner_height()
            .ok()
            .and_then(|height| height.as_f64())
            .unwrap_or_default();
        let width = window()
            .inner_width()
            .ok()
            .and_then(|width| width.as_f64())
            .unwrap_or_default();
        let above = place.top() > height / 2.0;
        let top = if above {
            place.top() - 8.0
        } else {
            place.bottom() + 8.0
        };
        let middle = place.left() + place.width() / 2.0;
        let left = middle.clamp(160.0, (width - 160.0).max(160.0));
        self.shown.set(Some(Answer {
            text,
            left,
            top,
            above,
        }));
    }
}

/// The nearest thing that can be asked about.
fn asked(target: Option<web_sys::EventTarget>) -> Option<Element> {
    target?
        .dyn_into::<Element>()
        .ok()?
        .closest("[data-about]")
        .ok()?
}

/// The answer on the page.
#[component]
pub(crate) fn Shown(about: About) -> impl IntoView {
    let style = move || {
        let shown = about.shown.read();
        let (left, top) = shown
            .as_ref()
            .map(|answer| (answer.left, answer.top))
            .unwrap_or_default();
        format!("left: {left}px; top: {top}px")
    };
    let above = move || {
        about
            .shown
            .read()
            .as_ref()
            .is_some_and(|answer| answer.above)
    };
    view! {
        <Show when=move || about.shown.read().is_some()>
            <div class="about" class:above=above style=style role="tooltip">
                {move || about.shown.get().map(|answer| answer.text)}
            </div>
        </Show>
    }
}
