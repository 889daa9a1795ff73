//! Who one is: a code for other devices, signing out on this one, what is stored and how to delete it.

use std::sync::Arc;

use client_core::story::Line;
use leptos::ev::SubmitEvent;
use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::App_;
use crate::net::http::{self, GUEST};
use crate::pages::asks::button;
use crate::pages::header::Header;
use crate::pages::waiting::copy;
use crate::prefs;
use crate::route::Route;
use crate::table::ready::told;
use crate::words::{failure, say, say_now, t};

/// Something that is done on this page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    /// Get a code.
    Code,
    /// No code opens the door any more.
    NoCode,
    /// Be the guest whose code was typed.
    Enter,
    /// Sign out.
    Leave,
    /// Have everything deleted.
    Delete,
}

/// What the parts of the page share.
#[derive(Clone, Copy)]
struct Desk {
    app: App_,
    /// The code as it was given, shown once.
    given: RwSignal<String>,
    /// The code as it was typed.
    typed: RwSignal<String>,
    /// What is wrong with it.
    problem: RwSignal<Option<String>>,
    /// What has to be confirmed first.
    asked: RwSignal<Deed>,
    dialog: NodeRef<Dialog>,
}

impl Desk {
    fn go(self, deed: Deed) {
        spawn_local(async move {
            if let Err(error) = self.carry_out(deed).await {
                let text = failure(self.app, None, &error);
                match deed {
                    Deed::Enter => self.problem.set(Some(text)),
                    _ => self.app.tell(text),
                }
            }
        });
    }

    async fn carry_out(self, deed: Deed) -> http::Answer<()> {
        let path = match deed {
            Deed::Code => {
                self.given.set(http::recovery_code().await?);
                return Ok(());
            }
            Deed::Enter => {
                let session = http::recover(self.typed.get_untracked()).await?;
                prefs::keep("name", &session.name);
                start_again();
                return Ok(());
            }
            Deed::NoCode => "/api/session/recovery",
            Deed::Leave => "/api/session",
            Deed::Delete => GUEST,
        };
        http::delete(path).await?;
        if deed == Deed::NoCode {
            self.given.set(String::new());
            self.app.tell(say_now(self.app, &Line::new("me-code-gone")));
        } else {
            prefs::forget();
            start_again();
        }
        Ok(())
    }

    /// Asks before something is done that cannot be undone. The browser keeps the focus inside the dialog and
    /// gives it back afterwards.
    fn ask(self, deed: Deed) {
        self.asked.set(deed);
        // Its buttons are drawn before one of them takes the focus.
        request_animation_frame(move || {
            if let Some(dialog) = self.dialog.get_untracked() {
                let _ = dialog.show_modal();
            }
        });
    }
}

/// The first page from the beginning: nothing of the person before is left in it.
fn start_again() {
    let _ = window().location().set_href(&Route::Home.path());
}

/// The page.
#[component]
pub(crate) fn Me() -> impl IntoView {
    let desk = Desk {
        app: expect_context::<App_>(),
        given: RwSignal::new(String::new()),
        typed: RwSignal::new(String::new()),
        problem: RwSignal::new(None),
        asked: RwSignal::new(Deed::Leave),
        dialog: NodeRef::new(),
    };
    view! {
        <Header/>
        <main class="page narrow me">
            <h1>{t("ui-me")}</h1>
            {told("me", Arc::new(move || parts(desk)))}
        </main>
    }
}

fn parts(desk: Desk) -> AnyView {
    let app = desk.app;
    let who = say(move || match app.session.get() {
        Some(session) => Line::new("me-who").with("name", session.name),
        None => Line::new("me-nobody"),
    });
    let known = Memo::new(move |_| app.session.read().is_some());
    let of_the_known = move |draw: fn(Desk) -> AnyView| (move || known.get().then(|| draw(desk))).into_any();
    view! { <p>{who}</p> {of_the_known(code)} {enter(desk)} {of_the_known(leave)} {confirm(desk)} }.into_any()
}

fn panel(title: &'static str, help: &'static str, inside: AnyView) -> AnyView {
    view! { <section class="panel"><h2>{t(title)}</h2><p>{t(help)}</p>{inside}</section> }.into_any()
}

fn does(desk: Desk, label: &'static str, deed: Deed) -> AnyView {
    button(label, move || desk.go(deed))
}

/// A code for other devices.
fn code(desk: Desk) -> AnyView {
    let given = move || Some(desk.given.get()).filter(|code| !code.is_empty()).map(|code| given(desk, code));
    let inside = view! {
        <div role="status">{given}</div>
        <div class="buttons">
            {does(desk, "me-code-get", Deed::Code)}
            {does(desk, "me-code-drop", Deed::NoCode)}
        </div>
    };
    panel("me-code", "me-code-help", inside.into_any())
}

fn given(desk: Desk, code: String) -> AnyView {
    let shown = code.clone();
    view! {
        <p class="row"><code class="given">{shown}</code>{button("ui-copy", move || copy(desk.app, &code, "me-code-copied"))}</p>
        <p>{t("me-code-once")}</p>
    }
    .into_any()
}

/// A code from another device.
fn enter(desk: Desk) -> AnyView {
    let go = move |event: SubmitEvent| {
        event.prevent_default();
        desk.problem.set(None);
        desk.go(Deed::Enter);
    };
    let inside = view! {
        <form class="row" on:submit=go>
            <label class="unseen" for="recovery">{t("me-code-yours")}</label>
            <input id="recovery" type="text" autocomplete="off" autocapitalize="none" spellcheck="false"
                placeholder=t("me-code-yours")
                on:input=move |event| desk.typed.set(event_target_value(&event))/>
            <button>{t("me-enter-go")}</button>
        </form>
        <p class="problem" role="alert">{move || desk.problem.get()}</p>
    };
    panel("me-enter", "me-enter-help", inside.into_any())
}

/// Away from this device, and away for good.
fn leave(desk: Desk) -> AnyView {
    let inside = view! {
        <div class="buttons">
            <a class="button" href=GUEST download="zashiki.json">{t("me-data-get")}</a>
            {button("me-delete", move || desk.ask(Deed::Delete))}
        </div>
    };
    let leave = button("me-leave-go", move || desk.ask(Deed::Leave));
    [panel("me-leave", "me-leave-help", leave), panel("me-data", "me-data-help", inside.into_any())]
        .collect_view()
        .into_any()
}

/// Whether it is really meant.
fn confirm(desk: Desk) -> AnyView {
    let close = move || {
        if let Some(dialog) = desk.dialog.get_untracked() {
            dialog.close();
        }
    };
    let words = move || match desk.asked.get() {
        Deed::Delete => ("me-delete", "me-delete-sure"),
        _ => ("me-leave-go", "me-leave-sure"),
    };
    let asked = move || {
        let (title, text) = words();
        let go = move || {
            close();
            desk.go(desk.asked.get_untracked());
        };
        let buttons = [button("me-cancel", close), button(title, go)].collect_view();
        panel(title, text, view! { <div class="buttons">{buttons}</div> }.into_any())
    };
    let name = say(move || Line::new(words().0));
    view! { <dialog node_ref=desk.dialog class="dialog" aria-label=name>{asked}</dialog> }.into_any()
}
