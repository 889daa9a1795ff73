//! One's seal, where it is changed: a picture and a colour.

use client_core::story::Line;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::AppContext;
use crate::art::seals::{self, KINDS};
use crate::net::http;
use crate::words::{failure, say, t};

/// One's seal; nothing while the person is nobody yet. `then` is done when the server knows a new one.
#[component]
pub(crate) fn SealField(then: Callback<()>) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let seal = Memo::new(move |_| {
        let session = app.session.read();
        session.as_ref().map(|session| session.seal)
    });
    let field = move || {
        let seal = seal.get()?;
        let kinds = (0..KINDS).map(|kind| choice("ui-seal-picture", kind, seal, then));
        let colours = (0..KINDS).map(|colour| choice("ui-seal-colour", colour, seal, then));
        Some(view! {
            <details class="seal-field" open=is_open()>
                <summary aria-label=t("ui-seal") title=t("ui-seal")>
                    {seals::person(seal)}
                </summary>
                <div class="seal-choices" role="group" aria-label=t("ui-seal")>
                    {kinds.collect_view()}
                    {colours.collect_view()}
                </div>
            </details>
        })
    };
    view! { {field} }
}

/// The choices stay open after one of them was made.
fn is_open() -> bool {
    let open = document().query_selector(".seal-field[open]");
    open.is_ok_and(|open| open.is_some())
}

/// One picture in the colour that is worn, or one colour of the picture.
fn choice(id: &'static str, number: u8, seal: u8, then: Callback<()>) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let (picture, colour) = (seal / KINDS, seal % KINDS);
    let wanted = if id == "ui-seal-picture" {
        number * KINDS + colour
    } else {
        picture * KINDS + number
    };
    let label = say(move || Line::new(id).with("number", usize::from(number)));
    view! {
        <button
            type="button"
            class="seal-choice"
            aria-label=label
            aria-pressed=(wanted == seal).to_string()
            data-seal=wanted
            on:click=move |_| wear(app, wanted, then)
        >
            {seals::person(wanted)}
        </button>
    }
}

/// Takes another seal.
fn wear(app: AppContext, seal: u8, then: Callback<()>) {
    let session = app.session.read_untracked();
    let Some(name) = session
        .as_ref()
        .map(|session| session.name.clone())
    else {
        return;
    };
    drop(session);
    spawn_local(async move {
        match http::name(&name, Some(seal), true).await {
            Ok(session) => {
                app.session.set(Some(session));
                then.run(());
            }
            Err(error) => app.tell(failure(app, None, &error)),
        }
    });
}
