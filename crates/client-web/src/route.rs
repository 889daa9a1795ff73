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
    /// A table on this device.
    Here(TableCode),
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
    /// A finished match from a file that was given to the page.
    File,
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
            ["here", code] => code.parse().ok().map(Route::Here),
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
            Route::Home | Route::Lost | Route::File => "/".to_owned(),
            Route::Me => "/me".to_owned(),
            Route::New(game) => format!("/new/{game}"),
            Route::NewAs(game, words) => format!("/new/{game}?{}", words.replace(' ', "&")),
            Route::Table(code) => format!("/t/{code}"),
            Route::Here(code) => format!("/here/{code}"),
            Route::Replay(id) => format!("/replay/{id}"),
            Route::Moment(id, step) => format!("/replay/{id}?step={step}"),
            Route::Rules(game) => format!("/rules/{game}"),
            Route::Lesson(game, slug) if slug.is_empty() => format!("/learn/{game}"),
            Route::Lesson(game, slug) => format!("/learn/{game}/{slug}"),
        }
    }

    /// The same as a browser is told it: a plain host knows one page, so the rest stands behind its address.
    pub(crate) fn address(&self) -> String {
        if is_alone() {
            format!("#{}", self.path())
        } else {
            self.path()
        }
    }

    /// The same for others, from the beginning.
    pub(crate) fn link(&self) -> String {
        let location = window().location();
        let mut begin = location.origin().unwrap_or_default();
        if is_alone() {
            begin += &location.pathname().unwrap_or_default();
        }
        begin + &self.address()
    }
}

/// Whether the page comes from a plain host of files, so that there is no server to ask.
pub(crate) fn is_alone() -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.has_attribute("data-alone"))
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
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&route.address()));
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.0.set(route);
    }
}

/// What the address says after its path: pairs as in a record.
pub(crate) fn queries() -> String {
    let place = place();
    let search = place.split_once('?');
    search
        .map_or("", |(_, pairs)| pairs)
        .replace('&', " ")
}

/// What the address says of this.
pub(crate) fn query(name: &str) -> Option<String> {
    fields::words(&queries())
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value.to_owned())
}

/// Where the person is, as [`Route::path`] writes it.
fn place() -> String {
    let location = window().location();
    if is_alone() {
        let behind = location.hash().unwrap_or_default();
        return behind.trim_start_matches('#').to_owned();
    }
    location.pathname().unwrap_or_default() + &location.search().unwrap_or_default()
}

fn here() -> Route {
    let place = place();
    Route::read(place.split('?').next().unwrap_or_default())
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
    let path = to.address();
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
