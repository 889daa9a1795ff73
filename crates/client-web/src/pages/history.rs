//! One's own finished matches, on the server and on this device.

use client_core::story::{Line, Story};
use game_core::{Outcome, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::http::{MatchSummary, Player};

use crate::app::AppContext;
use crate::net::{here as device, http};
use crate::pages::replay::is_from_file;
use crate::route::{Link, Route};
use crate::table::people::Face;
use crate::words::{say, t};

/// One's own finished matches.
#[component]
pub(crate) fn MyMatches() -> impl IntoView {
    let app = expect_context::<AppContext>();
    let matches = RwSignal::new(Vec::<MatchSummary>::new());
    let next = RwSignal::new(None::<String>);
    let load = move |before: Option<String>| {
        spawn_local(async move {
            if let Ok(page) = http::matches(before.as_deref()).await {
                next.set(page.next);
                matches.update(|matches| {
                    // A match of the server may also be here, kept from a file.
                    matches.retain(|one| {
                        page.matches
                            .iter()
                            .all(|other| other.id != one.id)
                    });
                    matches.extend(page.matches);
                    matches.sort_by_key(|game| core::cmp::Reverse(game.finished_at));
                });
            }
        });
    };
    Effect::new(move || {
        let known = app.session.read().is_some();
        spawn_local(async move {
            let own = device::finished().await;
            // The page may have been left by then.
            if matches.try_set(own).is_none() && known {
                load(None);
            }
        });
    });
    let list = move || {
        let matches = matches.get();
        if matches.is_empty() {
            return view! { <p class="soft">{t("ui-no-matches")}</p> }.into_any();
        }
        let lines = matches
            .into_iter()
            .map(|game| view! { <MyMatch game=game /> });
        view! { <ul class="list">{lines.collect_view()}</ul> }.into_any()
    };
    view! {
        <section class="panel">
            <h2>{t("ui-my-matches")}</h2>
            {list}
            <Show when=move || next.read().is_some()>
                <button on:click=move |_| load(next.get_untracked())>{t("ui-more")}</button>
            </Show>
        </section>
    }
}

#[component]
fn MyMatch(game: MatchSummary) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let own: Vec<Seat> = game
        .players
        .iter()
        .filter(|player| is_me(app, player))
        .map(|player| player.seat)
        .collect();
    let result = own
        .first()
        .map(|seat| said(result(&game.outcome, *seat)));
    let is_from_file = is_from_file(&game);
    let faces = (!is_from_file).then(|| faces(app, &game.players, &own));
    let names = move || {
        let story = app.story.read();
        if is_from_file {
            return story.say_common(&Line::new("ui-from-file"));
        }
        company(&story, &game.players, &own)
    };
    let day = move || day(app.lang.get().code(), game.finished_at);
    view! {
        <li>
            <Link to=Route::Replay(game.id) class="entry">
                <strong>{move || app.story.read().game(game.game)}</strong>
                {result}
                <span class="soft">{day}</span>
                <span class="soft">{faces}{names}</span>
            </Link>
        </li>
    }
}

/// Whether this is the person at this browser, as the server or as this device knows them.
pub(crate) fn is_me(app: AppContext, player: &Player) -> bool {
    let session = app.session.read_untracked();
    let me = session.as_ref().map(|session| session.guest);
    let here = device::is_used().then(device::guest);
    player.guest.is_some() && (player.guest == me || player.guest == here)
}

/// The faces of who else plays or played. They are drawn once: names change with the language, faces do not.
pub(crate) fn faces(app: AppContext, players: &[Player], own: &[Seat]) -> AnyView {
    let story = app.story.read_untracked();
    let others = players
        .iter()
        .filter(|player| !own.contains(&player.seat));
    others
        .filter_map(Face::of_player)
        .map(|face| face.view(&story))
        .collect_view()
        .into_any()
}

/// Who else plays or played.
pub(crate) fn company(story: &Story, players: &[Player], own: &[Seat]) -> String {
    let names = story.played(players);
    let others = players
        .iter()
        .zip(names)
        .filter(|(player, _)| !own.contains(&player.seat));
    let names: Vec<String> = others.map(|(_, name)| name).collect();
    names.join(", ")
}

/// How a match ended for a seat.
fn result(outcome: &Outcome, seat: Seat) -> Line {
    let line = Line::new("ui-result");
    let has_won = outcome.winners().contains(seat);
    match outcome {
        Outcome::Individual(standings) if !has_won => {
            let standings = standings.as_slice();
            let place = standings
                .get(seat.index())
                .map_or(1, |standing| standing.place);
            line.with("how", "place")
                .with("place", usize::from(place))
                .with("of", standings.len())
        }
        _ => line.with("how", if has_won { "won" } else { "lost" }),
    }
}

fn said(line: Line) -> impl IntoView {
    view! { <span class="tag">{say(move || line.clone())}</span> }
}

/// The day of a moment as people of a language write it.
fn day(lang: &str, at_ms: u64) -> String {
    let date = js_sys::Date::new(&(at_ms as f64).into());
    date.to_locale_date_string(lang, &wasm_bindgen::JsValue::UNDEFINED)
        .into()
}
