//! The matches that one plays, on top of the first page.

use client_core::story::Line;
use leptos::prelude::*;
use protocol::http::OwnTable;

use crate::app::AppContext;
use crate::net::http;
use crate::pages::asks::button;
use crate::pages::home::{company, faces};
use crate::route::{Link, Route};
use crate::words::{say, t};

/// How many are shown at first.
const FEW: usize = 3;

/// The matches that run, if any do.
#[component]
pub(crate) fn Running() -> impl IntoView {
    let app = expect_context::<AppContext>();
    let tables = RwSignal::new(Vec::<OwnTable>::new());
    let all = RwSignal::new(false);
    Effect::new(move || {
        if app.session.read().is_some() {
            leptos::task::spawn_local(async move {
                let own = http::own_tables().await.unwrap_or_default();
                // Nobody waits for the answer of a page that was left.
                let _ = tables.try_set(own);
            });
        }
    });
    let lines = move || {
        let most = if all.get() { usize::MAX } else { FEW };
        let shown = tables.get().into_iter().take(most);
        shown
            .map(|own| view! { <OneMatch own=own /> })
            .collect_view()
    };
    view! {
        <Show when=move || !tables.read().is_empty()>
            <section class="panel running">
                <h2>{t("ui-running")}</h2>
                <ul class="list">{lines}</ul>
                <Show when=move || {
                    !all.get() && tables.read().len() > FEW
                }>{button("ui-more", move || all.set(true))}</Show>
            </section>
        </Show>
    }
}

#[component]
fn OneMatch(own: OwnTable) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let OwnTable {
        table,
        players,
        waits_for,
        own,
    } = own;
    let mine = waits_for.iter().any(|seat| own.contains(seat));
    let turn = say(move || {
        Line::new(if mine {
            "ui-turn-mine"
        } else {
            "ui-turn-others"
        })
    });
    let faces = faces(app, &players, &own);
    let names = move || company(&app.story.read(), &players, &own);
    view! {
        <li>
            <Link to=Route::Table(table.code) class="entry">
                <strong>{move || app.story.read().game(table.game)}</strong>
                <span>{faces}{names}</span>
                <span class="tag" class:good=mine>
                    {turn}
                </span>
            </Link>
        </li>
    }
}
