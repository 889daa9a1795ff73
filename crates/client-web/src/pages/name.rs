//! One's name: where it is chosen, and where it can be changed at any time.

use client_core::story::Line;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::AppContext;
use crate::net::http;
use crate::net::seat::{Seated, random};
use crate::pages::seal::SealField;
use crate::prefs;
use crate::route::is_alone;
use crate::words::{failure, say_now, t};

/// Keeps a name, here and at the server; `then` is done when it is known there.
fn choose(app: AppContext, name: String, then: impl Fn() + 'static) {
    if name.trim().is_empty() {
        return;
    }
    if is_alone() {
        prefs::keep("name", name.trim());
        return;
    }
    spawn_local(async move {
        let known = app.session.read_untracked().is_some();
        match http::name(&name, None, known).await {
            Ok(session) => {
                prefs::keep("name", &session.name);
                prefs::keep("unnamed", "no");
                app.session.set(Some(session));
                then();
            }
            Err(error) => app.tell(failure(app, None, &error)),
        }
    });
}

/// The name that the server knows, or that was chosen here before.
fn known(app: AppContext) -> String {
    let session = app.session.read();
    let name = session
        .as_ref()
        .map(|session| session.name.clone());
    name.or_else(|| prefs::recall("name"))
        .unwrap_or_default()
}

/// One's name on the first page.
#[component]
pub(crate) fn NameField() -> impl IntoView {
    let app = expect_context::<AppContext>();
    view! {
        {(!is_alone()).then(|| view! { <SealField then=Callback::new(|()| ()) /> })}
        <label class="name-field">
            <span>{t("ui-your-name")}</span>
            <input
                type="text"
                maxlength="24"
                autocomplete="nickname"
                placeholder=t("ui-your-name-hint")
                prop:value=move || known(app)
                on:change=move |event| choose(app, event_target_value(&event), || ())
            />
        </label>
    }
}

/// One's name at a table, above its seats. Who has chosen none yet is offered one.
#[component]
pub(crate) fn NameHere(seated: Seated) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let is_new = RwSignal::new(prefs::recall("unnamed").as_deref() == Some("yes"));
    let text = RwSignal::new(untrack(|| {
        if is_new.get_untracked() {
            suggestion(app)
        } else {
            known(app)
        }
    }));
    let save = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        choose(app, text.get_untracked(), move || {
            // The page may have been left by then.
            let _ = is_new.try_set(false);
            // The table learns a name when somebody connects.
            seated.reconnect();
        });
    };
    let unsaved = move || is_new.get() || text.get().trim() != known(app);
    let label = move || {
        let id = if is_new.get() {
            "ui-name-first"
        } else {
            "ui-your-name"
        };
        app.story.read().say_common(&Line::new(id))
    };
    view! {
        <form class="name-field here" class:new=move || is_new.get() on:submit=save>
            <SealField then=Callback::new(move |()| seated.reconnect()) />
            <label for="name">{label}</label>
            <input
                id="name"
                type="text"
                maxlength="24"
                autocomplete="nickname"
                prop:value=move || text.get()
                on:input=move |event| text.set(event_target_value(&event))
            />
            <Show when=unsaved>
                <button class="primary">{t("ui-name-save")}</button>
            </Show>
        </form>
    }
}

/// A name for somebody who has none: better than a number, and one click to take.
fn suggestion(app: AppContext) -> String {
    let all = say_now(app, &Line::new("ui-name-ideas"));
    let ideas: Vec<&str> = all
        .split(',')
        .map(str::trim)
        .filter(|idea| !idea.is_empty())
        .collect();
    let [byte] = random::<1>();
    let at = usize::from(byte) % ideas.len().max(1);
    ideas
        .get(at)
        .copied()
        .unwrap_or_default()
        .to_owned()
}
