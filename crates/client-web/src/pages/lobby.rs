//! Tables that anybody may join: the list, kept up to date, and the quick way to one of them.

use std::time::Duration;

use catalog::GameId;
use client_core::story::Line;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::http::{NewTable, TableSummary};
use protocol::{Pace, Phase};
use roster::Level;

use crate::app::AppContext;
use crate::net::http;
use crate::pages::begin::create;
use crate::pages::meet;
use crate::prefs;
use crate::route::{Link, Route};
use crate::words::{failure, say, t};

/// How often the list is asked for while somebody looks at it.
const PAUSE: Duration = Duration::from_secs(5);

/// Tables that anybody may join.
#[component]
pub(crate) fn OpenTables() -> impl IntoView {
    let tables = RwSignal::new(Vec::<TableSummary>::new());
    load(tables);
    let tick = set_interval_with_handle(
        move || {
            if !document().hidden() {
                load(tables);
            }
        },
        PAUSE,
    );
    on_cleanup(move || {
        if let Ok(tick) = tick {
            tick.clear();
        }
    });
    let empty = Memo::new(move |_| tables.read().is_empty());
    view! {
        <section class="panel lobby">
            <h2>{t("ui-open-tables")}</h2>
            <Show when=move || empty.get()>
                <p class="soft">{t("ui-no-tables")}</p>
            </Show>
            <ul class="list">
                <For
                    each=move || tables.get()
                    key=|table| (table.code, table.free, table.seats, table.host.clone())
                    let:table
                >
                    <OpenTable table=table />
                </For>
            </ul>
        </section>
    }
}

fn load(tables: RwSignal<Vec<TableSummary>>) {
    spawn_local(async move {
        let Ok(now) = http::tables().await else {
            return;
        };
        // Nobody waits for the answer of a page that was left, and the same list is not drawn again.
        let known = tables.try_get_untracked();
        if known.is_some_and(|known| known != now) {
            let _ = tables.try_set(now);
        }
    });
}

#[component]
fn OpenTable(table: TableSummary) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let host = move || {
        table
            .host
            .as_ref()
            .map(|host| app.story.read().person(host, 1))
    };
    let seats = say(move || {
        Line::new("ui-seats-free")
            .with("free", table.free)
            .with("seats", table.seats)
    });
    view! {
        <li>
            <Link to=Route::Table(table.code) class="entry">
                <strong>{move || app.story.read().game(table.game)}</strong>
                <span>{host}</span>
                <span class="soft">{seats}</span>
            </Link>
        </li>
    }
}

/// Play with anyone who comes: a free seat at an open table of this game, or a new one that others find.
pub(crate) async fn play_with_anybody(app: AppContext, game: GameId, level: Level) {
    let open = http::tables().await.unwrap_or_default();
    let fits = |table: &&TableSummary| {
        table.game == game && table.phase == Phase::Waiting && table.free > 0
    };
    let found = open.iter().find(fits).map(|table| table.code);
    let code = if let Some(code) = found {
        Ok(code)
    } else {
        let table = NewTable {
            game: game.into(),
            config: String::new(),
            pace: Pace::Relaxed,
            level: level.into(),
            listed: true,
            talk: false,
        };
        create(app, &table).await
    };
    match code {
        Ok(code) => {
            prefs::keep("sit", code.as_str());
            meet::wait_at(code);
            app.router.go(Route::Table(code));
        }
        Err(error) => app.tell(failure(app, Some(game), &error)),
    }
}
