//! Who one is: a code for other devices, signing out on this one, what is stored there and here, and how to delete it.
//!
//! The page hardly changes while it is shown, and few people ever open it. So it is a piece of plain HTML, `me.html`,
//! into which the words are put: everybody downloads the program with it, and drawn like the other pages it would
//! weigh five times as much.

use client_core::story::Line;
use leptos::html::Div;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement, HtmlInputElement};

use crate::app::AppContext;
use crate::net::here;
use crate::net::http::{self, Do};
use crate::pages::header::Header;
use crate::pages::running::load;
use crate::pages::waiting::copy;
use crate::prefs;
use crate::route::{Route, is_alone};
use crate::words::{failure, say_now, t};

/// The page without its words. What says something names its message by `data-t`, what does something has
/// `data-deed`; `data-known` is for those whom the server knows, and `data-server` for all who have one.
const PAGE: &str = include_str!("me.html");

/// The page.
#[component]
pub(crate) fn Me() -> impl IntoView {
    let app = expect_context::<AppContext>();
    app.need("me");
    let root = NodeRef::<Div>::new();
    let sheet = move || {
        root.get_untracked().map(|root| Sheet {
            app,
            root: root.into(),
        })
    };
    Effect::new(move || {
        let told = app.told.read().contains(&"me");
        app.story.track();
        app.session.track();
        root.track();
        if let Some(sheet) = sheet().filter(|_| told) {
            sheet.put_words();
        }
    });
    let click = move |event: leptos::ev::MouseEvent| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let deed = target.and_then(|target| target.get_attribute("data-deed"));
        if let Some((sheet, deed)) = sheet().zip(deed) {
            sheet.pressed(&deed);
        }
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(sheet) = sheet() {
            sheet.set("problem", "");
            sheet.go("enter");
        }
    };
    view! {
        <Header />
        <main class="page narrow">
            <h1>{t("ui-me")}</h1>
            <div
                class="me"
                hidden
                node_ref=root
                inner_html=PAGE
                on:click=click
                on:submit=submit
            ></div>
        </main>
    }
}

/// The page as it is shown.
struct Sheet {
    app: AppContext,
    root: Element,
}

impl Sheet {
    fn all(&self, selector: &str) -> impl Iterator<Item = Element> {
        let found = self.root.query_selector_all(selector).ok();
        let count = found
            .as_ref()
            .map_or(0, web_sys::NodeList::length);
        (0..count).filter_map(move |at| found.as_ref()?.get(at)?.dyn_into().ok())
    }

    fn set(&self, class: &str, text: &str) {
        self.all(&format!(".{class}"))
            .for_each(|element| element.set_text_content(Some(text)));
    }

    fn say(&self, id: &str) -> String {
        say_now(self.app, &Line::new(id.to_owned()))
    }

    fn dialog(&self) -> Option<HtmlDialogElement> {
        self.all("dialog").next()?.dyn_into().ok()
    }

    fn put_words(&self) {
        for element in self.all("[data-t]") {
            let id = element
                .get_attribute("data-t")
                .unwrap_or_default();
            element.set_text_content(Some(&self.say(&id)));
        }
        let session = self.app.session.read_untracked();
        for element in self.all("[data-known]") {
            let _ = element.toggle_attribute_with_force("hidden", session.is_none());
        }
        for element in self.all("[data-server]") {
            let _ = element.toggle_attribute_with_force("hidden", is_alone());
        }
        let who = match &*session {
            Some(session) => Line::new("me-who").with("name", session.name.clone()),
            None => Line::new("me-nobody"),
        };
        // Somebody whom the server does not know may still have played here.
        let is_said = session.is_some() || !here::is_used();
        let who = is_said.then(|| say_now(self.app, &who));
        self.set("who", &who.unwrap_or_default());
        let _ = self.root.remove_attribute("hidden");
    }

    fn pressed(self, deed: &str) {
        match deed {
            "copy" => {
                let code = self
                    .all(".given")
                    .next()
                    .and_then(|given| given.text_content());
                copy(self.app, &code.unwrap_or_default(), "me-code-copied");
            }
            "leave" => self.ask("leave", "me-leave-go", "me-leave-sure"),
            "delete" => self.ask("delete", "me-delete", "me-delete-sure"),
            "forget" => self.ask("forget", "me-here-delete", "me-here-sure"),
            "cancel" | "sure" => {
                let Some(dialog) = self.dialog() else { return };
                dialog.close();
                // What was asked about.
                let asked = dialog
                    .get_attribute("data-asked")
                    .unwrap_or_default();
                if deed == "sure" {
                    self.go(&asked);
                }
            }
            _ => self.go(deed),
        }
    }

    /// Asks before something is done that cannot be undone. The browser keeps the focus inside the dialog and
    /// gives it back afterwards.
    fn ask(&self, deed: &str, title: &str, text: &str) {
        let Some(dialog) = self.dialog() else { return };
        let _ = dialog.set_attribute("data-asked", deed);
        for (place, id) in [("#sure", title), (".sure", title), ("#sure-text", text)] {
            self.all(place)
                .for_each(|element| element.set_text_content(Some(&self.say(id))));
        }
        let _ = dialog.show_modal();
    }

    fn go(self, deed: &str) {
        let deed = deed.to_owned();
        spawn_local(async move {
            if let Err(error) = self.perform(&deed).await {
                let text = failure(self.app, None, &error);
                match deed.as_str() {
                    "enter" => self.set("problem", &text),
                    _ => self.app.tell(text),
                }
            }
        });
    }

    async fn perform(&self, deed: &str) -> http::Answer<()> {
        if deed == "forget" {
            here::forget().await;
            self.app.tell(self.say("me-here-gone"));
            load(self.app);
            return Ok(());
        }
        let typed = self
            .all("#recovery")
            .next()
            .and_then(|field| field.dyn_into::<HtmlInputElement>().ok());
        let wish = match deed {
            "code" => Do::NewCode,
            "no-code" => Do::NoCode,
            "enter" => Do::Recover(
                typed
                    .map(|field| field.value())
                    .unwrap_or_default(),
            ),
            "leave" => Do::Leave,
            _ => Do::Delete,
        };
        let code = http::account(wish).await?;
        match deed {
            "code" | "no-code" => {
                self.set("given", &code);
                for shown in self.all(".shown") {
                    let _ = shown.toggle_attribute_with_force("hidden", code.is_empty());
                }
                if code.is_empty() {
                    self.app.tell(self.say("me-code-gone"));
                }
            }
            _ => {
                if deed == "delete" {
                    here::forget().await;
                }
                prefs::forget(deed == "delete");
                // The first page from the beginning: nothing of the person before is left in it.
                let _ = window()
                    .location()
                    .set_href(&Route::Home.address());
            }
        }
        Ok(())
    }
}
