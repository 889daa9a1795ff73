//! It is my turn, told to somebody who looks elsewhere: the title, a badge on the page's sign, a notification.

use client_core::story::Line;
use js_sys::{Array, Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::app::AppContext;
use crate::net::seat::Seated;
use crate::words::{say_now, t};

/// The end of the page's sign, and the same with a dot before it.
const END: &str = "%3C/svg%3E";
const DOT: &str = "%3Ccircle cx='25' cy='7' r='6' fill='%23264E70' stroke='%23FFFBF3' \
     stroke-width='2'/%3E%3C/svg%3E";

/// Title and sign tell that it is my turn, for as long as it is.
pub(crate) fn title_tells(app: AppContext, seated: Seated) {
    let mine = Memo::new(move |_| seated.room.read().is_my_turn());
    Effect::new(move || {
        let mine = mine.get();
        let title = if mine {
            app.story
                .read()
                .say_common(&Line::new("ui-title-turn"))
        } else {
            "Zashiki".to_owned()
        };
        document().set_title(&title);
        badge(mine);
    });
    on_cleanup(|| {
        document().set_title("Zashiki");
        badge(false);
    });
}

fn badge(on: bool) {
    let sign = document().query_selector("link[rel=icon]");
    let Some(sign) = sign.ok().flatten() else {
        return;
    };
    let before = sign.get_attribute("href").unwrap_or_default();
    let plain = before.replace(DOT, END);
    let shown = if on { plain.replace(END, DOT) } else { plain };
    // A browser loads the same sign again if it is told again.
    if shown != before {
        let _ = sign.set_attribute("href", &shown);
    }
}

/// What the browser notifies with, if it does.
fn notification() -> Option<Function> {
    let found = Reflect::get(&window(), &"Notification".into()).ok()?;
    found.dyn_into().ok()
}

fn permission() -> Option<String> {
    let notification = notification()?;
    let asked = Reflect::get(&notification, &"permission".into());
    asked.ok()?.as_string()
}

/// It is my turn, and the page is not looked at: whoever allowed it is told.
pub(crate) fn notify(app: AppContext) {
    if !document().hidden() || permission().as_deref() != Some("granted") {
        return;
    }
    let title = say_now(app, &Line::new("ui-title-turn"));
    if let Some(notification) = notification() {
        // A browser that takes it back meanwhile says nothing, and so do we.
        let _ = Reflect::construct(&notification, &Array::of1(&title.into()));
    }
}

/// Asks, once and only when pressed, whether the browser may notify.
#[component]
pub(crate) fn Bell() -> impl IntoView {
    let asked = RwSignal::new(permission().as_deref() != Some("default"));
    let ask = move |_| {
        asked.set(true);
        let Some(notification) = notification() else {
            return;
        };
        let request = Reflect::get(&notification, &"requestPermission".into());
        if let Some(request) = request
            .ok()
            .and_then(|request| request.dyn_into::<Function>().ok())
        {
            let _ = request.call0(&notification);
        }
    };
    view! {
        <Show when=move || !asked.get()>
            <button class="icon bell" aria-label=t("ui-bell") title=t("ui-bell") on:click=ask>
                <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                    <path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 20.5a2 2 0 0 0 4 0" />
                </svg>
            </button>
        </Show>
    }
}
