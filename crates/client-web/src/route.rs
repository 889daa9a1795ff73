//! Which page an address names.

use catalog::GameId;
use game_core::fields;
use leptos::prelude::*;
use protocol::{MatchId, TableCode};
use wasm_bindgen::JsValue;

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    /// The four games, open tables, one's own matches.
    Home,
    /// The options of a new table.
    New(GameId),
    /// The same, beginning with these options in the form of a record.
    NewAs(GameId, String),
    /// A table.
    Table(TableCode),
    /// A finished match.
    Replay(MatchId),
    /// The same after its first actions, of which this is the number.
    Moment(MatchId, usize),
    /// The rules of a game.
    Rules(GameId),
    /// A lesson of a game, the first one if it is not named.
    Lesson(GameId, String),
    /// Who one is: on other devices, no more on this one, nowhere.
    Me,
    /// No page.
    Lost,
}

impl Route {
    /// The page an address names.
    pub(crate) fn read(path: &str) -> Route {
        let words: Vec<&str> = path
            .split('/')
            .filter(|word| !word.is_empty())
            .collect();
        let found = match words[..] {
            [] => Some(Route::Home),
            ["new", game] => game.parse().ok().map(Route::New),
            ["t", code] => code.parse().ok().map(Route::Table),
            ["replay", id] => id.parse().ok().map(Route::Replay),
            ["rules", game] => game.parse().ok().map(Route::Rules),
            ["learn", game] => lesson(game, ""),
            ["learn", game, slug] => lesson(game, slug),
            ["me"] => Some(Route::Me),
            _ => None,
        };
        found.unwrap_or(Route::Lost)
    }

    /// Its address.
    pub(crate) fn path(&self) -> String {
        match self {
            Route::Home | Route::Lost => "/".to_owned(),
            Route::Me => "/me".to_owned(),
            Route::New(game) => format!("/new/{game}"),
            Route::NewAs(game, words) => format!("/new/{game}?{}", words.replace(' ', "&")),
            Route::Table(code) => format!("/t/{code}"),
            Route::Replay(id) => format!("/replay/{id}"),
            Route::Moment(id, step) => format!("/replay/{id}?step={step}"),
            Route::Rules(game) => format!("/rules/{game}"),
            Route::Lesson(game, slug) if slug.is_empty() => format!("/learn/{game}"),
            Route::Lesson(game, slug) => format!("/learn/{game}/{slug}"),
        }
    }
}

fn lesson(game: &str, slug: &str) -> Option<Route> {
    let game = game.parse().ok()?;
    Some(Route::Lesson(game, slug.to_owned()))
}

/// Where the person is, and the way to other pages.
#[derive(Clone, Copy)]
pub(crate) struct Router(RwSignal<Route>);

impl Router {
    /// Reads the address and follows the browser's back and forward.
    pub(crate) fn start() -> Router {
        let router = Router(RwSignal::new(here()));
        window_event_listener(leptos::ev::popstate, move |_| router.0.set(here()));
        router
    }

    /// Where the person is.
    pub(crate) fn now(self) -> Route {
        self.0.get()
    }

    /// Goes to a page.
    pub(crate) fn go(self, route: Route) {
        if let Ok(history) = window().history() {
            // Without a new address the page still changes; only going back would skip it.
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&route.path()));
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.0.set(route);
    }
}

/// What the address says after its path: pairs as in a record.
pub(crate) fn queries() -> String {
    let search = window().location().search().unwrap_or_default();
    search.trim_start_matches('?').replace('&', " ")
}

/// What the address says of this.
pub(crate) fn query(name: &str) -> Option<String> {
    fields::words(&queries())
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value.to_owned())
}

fn here() -> Route {
    Route::read(&window().location().pathname().unwrap_or_default())
}

/// A link to another page of ours.
#[component]
pub(crate) fn Link(
    /// Where it leads.
    to: Route,
    /// Its look.
    #[prop(optional)]
    class: &'static str,
    /// What it shows.
    children: Children,
) -> impl IntoView {
    let router = expect_context::<crate::app::AppContext>().router;
    let path = to.path();
    let follow = move |event: leptos::ev::MouseEvent| {
        // With a key held the browser opens a tab of its own.
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            router.go(to.clone());
        }
    };
    view! {
        <a href=path class=class on:click=follow>
            {children()}
        </a>
    }
}
