//! A finished match from a file: dropped onto the page or chosen, verified and shown here.

use std::sync::Arc;

use catalog::GameId;
use client_core::story::Line;
use fair_deal::FairDeal;
use fair_deal::hash::sha256;
use game_core::record;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Hex32, MatchId, MatchName};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{DragEvent, File, HtmlInputElement};

use crate::app::AppContext;
use crate::chunks;
use crate::net::here::{self, Kept};
use crate::pages::header::Header;
use crate::route::Route;
use crate::table::ready::told;
use crate::words::{say_now, t};

/// A record is a few kilobytes; whatever is much larger is none.
const MOST: f64 = 4_000_000.0;

/// Files may be dropped onto every page.
pub(crate) fn follow(app: AppContext) {
    // Otherwise the browser would show the file instead of the page.
    window_event_listener(leptos::ev::dragover, |event: DragEvent| {
        event.prevent_default();
    });
    window_event_listener(leptos::ev::drop, move |event: DragEvent| {
        event.prevent_default();
        let files = event
            .data_transfer()
            .and_then(|data| data.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            chunks::open_file(app, file);
        }
    });
}

/// Reads a file; if it is a record, it is shown.
pub(crate) fn open(app: AppContext, file: File) {
    spawn_local(async move {
        let text = if file.size() <= MOST {
            JsFuture::from(file.text()).await.ok()
        } else {
            None
        };
        let text = text.as_ref().and_then(JsValue::as_string);
        let text = text.unwrap_or_default();
        if read(&text).is_some() {
            app.file.set(Some(text.into()));
            app.router.go(Route::File);
            return;
        }
        // A deal that cannot even be read was changed, or was never one.
        let why = if text.contains("zashiki-record ") {
            "ui-fair-no"
        } else {
            "ui-no-record"
        };
        app.tell(say_now(app, &Line::new(why)));
    });
}

/// Which match of which game a file holds, if it holds one.
fn read(file: &str) -> Option<(GameId, MatchId)> {
    let (deal, record) = FairDeal::split(file).ok()?;
    let game = record::game_of(record).ok()?.parse().ok()?;
    // A record without a deal names no match: the same one has the same name, however often it is opened.
    let id = deal.map_or_else(|| MatchId::Named(name_of(record)), |deal| deal.id);
    Some((game, id))
}

/// A name that follows from a text.
fn name_of(text: &str) -> MatchName {
    let Hex32(hash) = sha256(text);
    MatchName::from_random(core::array::from_fn(|at| hash[at % hash.len()]))
}

/// The page of a match that was given as a file.
#[component]
pub(crate) fn FilePage() -> impl IntoView {
    let app = expect_context::<AppContext>();
    let body = move || {
        let file: Arc<str> = app.file.get()?;
        let (game, id) = read(&file)?;
        let shown = chunks::replay(game, id, Vec::new(), None, file.as_ref().to_owned());
        Some(view! {
            <Keep game=game id=id file=file />
            {shown}
        })
    };
    view! {
        <Header>
            <h1 class="table-title">{t("ui-replay-title")}</h1>
        </Header>
        <main class="table-page replay">{body}</main>
    }
}

/// Offers to keep the match on this device, if it is sound, and says when it is kept.
#[component]
fn Keep(game: GameId, id: MatchId, file: Arc<str>) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let is_kept = RwSignal::new(false);
    let is_unsound = RwSignal::new(false);
    let offered = RwSignal::new(None::<Kept>);
    spawn_local(async move {
        let known = here::kept(id).await.is_some();
        let summary = chunks::summary(game, id, &file).await;
        let file = file.as_ref().to_owned();
        // The page may have been left by then.
        let _ = is_unsound.try_set(summary.is_none());
        let _ = offered.try_set(summary.map(|summary| Kept { summary, file }));
        let _ = is_kept.try_set(known);
    });
    let keep = move |_| {
        let Some(kept) = offered.get_untracked() else {
            return;
        };
        spawn_local(async move {
            let done = here::keep(&kept).await;
            let _ = is_kept.try_set(done);
            let told = if done {
                "me-record-kept"
            } else {
                "me-record-unkept"
            };
            app.tell(say_now(app, &Line::new(told)));
        });
    };
    let shown = move || {
        offered.read().as_ref()?;
        Some(if is_kept.get() {
            view! { <span class="tag good">{t("me-record-is-kept")}</span> }.into_any()
        } else {
            view! { <button on:click=keep>{t("me-record-keep")}</button> }.into_any()
        })
    };
    view! {
        <div class="keep" class:no=is_unsound>
            {told("me", Arc::new(move || shown().into_any()))}
        </div>
    }
}

/// Opens a file where nothing can be dropped.
#[component]
pub(crate) fn FileButton() -> impl IntoView {
    let app = expect_context::<AppContext>();
    let choose = move |event: leptos::ev::Event| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let files = input.and_then(|input| input.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            chunks::open_file(app, file);
        }
    };
    view! {
        <label class="button quiet file">
            {t("ui-open-record")}
            <input class="unseen" type="file" accept=".txt" on:change=choose />
        </label>
    }
}
