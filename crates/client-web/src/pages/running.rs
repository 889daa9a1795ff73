//! The matches that one plays: on top of the first page, and in the head of every other one.

use std::time::Duration;

use client_core::story::Line;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::TableCode;
use protocol::http::OwnTable;

use crate::app::AppContext;
use crate::net::line::TableAt;
use crate::net::{here as device, http};
use crate::pages::asks::{button, tag};
use crate::pages::history::{company, faces};
use crate::route::{Link, Route};
use crate::words::{say, t};

/// How many are shown at first.
const FEW: usize = 3;
/// How often the list is asked for while there is something on it.
const PAUSE: Duration = Duration::from_secs(5);

/// A match that one plays.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Ongoing {
    /// What is known of it.
    pub own: OwnTable,
    /// Where it is played.
    pub place: TableAt,
}

/// Keeps the list up to date: again on every page, and from time to time while somebody looks.
pub(crate) fn follow(app: AppContext) {
    Effect::new(move || {
        let _ = app.router.now();
        if app.session.read().is_some() || device::is_used() {
            load(app);
        }
    });
    window_event_listener(leptos::ev::visibilitychange, move |_| {
        if !document().hidden() {
            load(app);
        }
    });
    set_interval(
        move || {
            let others = |one: &Ongoing| Some(one.place) != here(app);
            if !document().hidden() && app.running.read_untracked().iter().any(others) {
                load(app);
            }
        },
        PAUSE,
    );
}

/// The table whose page is open.
fn here(app: AppContext) -> Option<TableAt> {
    place_of(&untrack(|| app.router.now()))
}

fn place_of(route: &Route) -> Option<TableAt> {
    match route {
        Route::Table(code) => Some(TableAt::Server(*code)),
        Route::Here(code) => Some(TableAt::Here(*code)),
        _ => None,
    }
}

/// Asks for the matches once: the device answers soon, the server maybe never.
pub(crate) fn load(app: AppContext) {
    spawn_local(async move {
        put(app, device::running().await, TableAt::Here);
    });
    spawn_local(async move {
        let at_server = if app.session.read_untracked().is_some() {
            http::own_tables().await
        } else {
            Ok(Vec::new())
        };
        // Without an answer what was known of the server's tables is still the best there is.
        if let Ok(tables) = at_server {
            put(app, tables, TableAt::Server);
        }
    });
}

/// These are the matches that are played there; what is played elsewhere stays on the list.
fn put(app: AppContext, tables: Vec<OwnTable>, place: fn(TableCode) -> TableAt) {
    let at = |own: OwnTable| Ongoing {
        place: place(own.table.code),
        own,
    };
    let is_other = |one: &Ongoing| one.place != place(one.place.code());
    let mut all = app.running.get_untracked();
    all.retain(is_other);
    all.extend(tables.into_iter().map(at));
    all.sort_by_key(|one| (!is_my_turn(&one.own), one.place.is_here()));
    // The same list is not drawn again.
    if *app.running.read_untracked() != all {
        app.running.set(all);
    }
}

fn is_my_turn(own: &OwnTable) -> bool {
    own.waits_for
        .iter()
        .any(|seat| own.own.contains(seat))
}

/// Whose turn it is.
fn turn(mine: bool) -> Line {
    Line::new(if mine {
        "ui-turn-mine"
    } else {
        "ui-turn-others"
    })
}

/// The way to matches that run elsewhere, for the head of a page. Whoever is at a table is told only of one that
/// waits for them.
#[component]
pub(crate) fn Elsewhere() -> impl IntoView {
    let app = expect_context::<AppContext>();
    let shown = Memo::new(move |_| {
        let route = app.router.now();
        let mut shown = app.running.get();
        match route {
            // They stand on the page itself.
            Route::Home => shown.clear(),
            route => {
                if let Some(place) = place_of(&route) {
                    shown.retain(|one| one.place != place && is_my_turn(&one.own));
                }
            }
        }
        shown
    });
    let links = move || {
        let shown = shown.read();
        let link = |one: &Ongoing| {
            let (game, mine) = (one.own.table.game, is_my_turn(&one.own));
            view! {
                <Link to=one.place.route() class="elsewhere">
                    <span class="ring" class:mine=mine aria-hidden="true"></span>
                    <span class="what">{move || app.story.read().game(game)}</span>
                    <span class="turn">{say(move || turn(mine))}</span>
                </Link>
            }
        };
        shown.iter().take(FEW).map(link).collect_view()
    };
    view! {
        <Show when=move || !shown.read().is_empty()>
            <nav class="elsewheres" aria-label=t("ui-running")>
                {links}
            </nav>
        </Show>
    }
}

/// The matches that run, if any do.
#[component]
pub(crate) fn Running() -> impl IntoView {
    let app = expect_context::<AppContext>();
    let tables = app.running;
    let all = RwSignal::new(false);
    let lines = move || {
        let most = if all.get() { usize::MAX } else { FEW };
        let shown = tables.get().into_iter().take(most);
        shown
            .map(|one| view! { <OneMatch one=one /> })
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
fn OneMatch(one: Ongoing) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let Ongoing { own, place } = one;
    let mine = is_my_turn(&own);
    let OwnTable {
        table,
        players,
        own,
        ..
    } = own;
    let turn = say(move || turn(mine));
    let faces = faces(app, &players, &own);
    let names = move || company(&app.story.read(), &players, &own);
    view! {
        <li>
            <Link to=place.route() class="entry">
                <strong>{move || app.story.read().game(table.game)}</strong>
                <span>{faces}{names}</span>
                {place.is_here().then(|| tag("ui-here"))}
                <span class="tag" class:mine=mine>
                    {turn}
                </span>
            </Link>
        </li>
    }
}
