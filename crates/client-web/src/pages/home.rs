//! The first page: the four games, open tables, one's own matches.

use catalog::GameId;
use client_core::story::{Line, Story};
use game_core::{Outcome, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::http::{MatchSummary, NewTable, Player};
use protocol::{Pace, TableCode};
use roster::Level;

use crate::app::AppContext;
use crate::art;
use crate::chunks;
use crate::net::{here as device, http};
use crate::pages::file::FileButton;
use crate::pages::header::Header;
use crate::pages::here;
use crate::pages::lessons::LearnLink;
use crate::pages::lobby::{OpenTables, play_with_anybody};
use crate::pages::name::NameField;
use crate::pages::replay::is_from_file;
use crate::pages::running::Running;
use crate::prefs;
use crate::route::{Link, Route, is_alone};
use crate::table::people::Face;
use crate::words::{failure, say, say_now, t};

/// The first page.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let app = expect_context::<AppContext>();
    let alone = is_alone();
    let games = GameId::ALL
        .iter()
        .map(|&game| view! { <GameCard game=game /> })
        .collect_view();
    view! {
        <Header />
        <main class="page">
            <Running />
            <section class="welcome">
                <h1>{t("ui-welcome")}</h1>
                <p>{t("ui-welcome-more")}</p>
                <Show when=move || app.cut.get()>
                    <p class="notice" role="status">
                        {t("ui-cut")}
                    </p>
                </Show>
            </section>
            <section class="games" aria-label=t("ui-games")>
                {games}
            </section>
            <section class="welcome own">
                <NameField />
                {(!alone)
                    .then(|| {
                        view! {
                            <Link to=Route::Me class="quiet">
                                {t("ui-me")}
                            </Link>
                        }
                    })}
                <FileButton />
            </section>
            <div class="columns">
                {(!alone)
                    .then(|| {
                        view! {
                            <JoinByCode />
                            <OpenTables />
                        }
                    })} <MyMatches />
            </div>
        </main>
    }
}

/// One game: what it is, and the ways to play it.
#[component]
fn GameCard(game: GameId) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let about = Memo::new(move |_| app.story.read().about(game));
    let starting = RwSignal::new(false);
    let level = RwSignal::new(fitting(game));
    let play = move |_| {
        starting.set(true);
        spawn_local(async move {
            play_now(app, game, level.get_untracked()).await;
            starting.set(false);
        });
    };
    let play_here = move |_| {
        here::play_now(app, game, level.get_untracked());
    };
    let meet = move |_| {
        starting.set(true);
        spawn_local(async move {
            play_with_anybody(app, game, level.get_untracked()).await;
            let _ = starting.try_set(false);
        });
    };
    let open = RwSignal::new(false);
    view! {
        <article class="game-card" class:open=move || open.get() data-game=game.as_str()>
            <div class="game-art">{art::scene(game)}</div>
            <div class="game-text">
                <h2>{move || app.story.read().game(game)}</h2>
                <p class="kind">{move || about.get().0}</p>
                <p class="facts">{move || about.get().1}</p>
                <div class="actions now">
                    <button class="primary" disabled=move || starting.get() on:click=play>
                        {t("ui-play-now")}
                    </button>
                    // A phone shows the other ways when they are asked for, so that all games are on its screen.
                    <button
                        class="icon ways"
                        aria-label=t("ui-more-ways")
                        aria-expanded=move || open.get().to_string()
                        on:click=move |_| open.update(|open| *open = !*open)
                    >
                        {move || if open.get() { "▴" } else { "▾" }}
                    </button>
                </div>
                <div class="actions others">
                    {(!is_alone())
                        .then(|| {
                            view! {
                                <button class="meet" disabled=move || starting.get() on:click=meet>
                                    {t("ui-whoever")}
                                </button>
                            }
                        })} <Link to=Route::New(game) class="button">
                        {t("ui-new-table")}
                    </Link>
                    {(!is_alone())
                        .then(|| {
                            view! {
                                <button class="quiet here" on:click=play_here>
                                    {t("ui-play-here")}
                                </button>
                            }
                        })} <LearnLink game=game /> <Link to=Route::Rules(game) class="quiet">
                        {t("ui-rules")}
                    </Link>
                </div>
                <Opponents game=game level=level />
            </div>
        </article>
    }
}

/// Which bots "Play now" seats, why, and the other ones.
#[component]
fn Opponents(game: GameId, level: RwSignal<Level>) -> impl IntoView {
    let is_new = !has_played(game);
    let who = say(move || {
        let first = is_new && level.get() == Level::Novice;
        Line::new("ui-opponents")
            .with("level", level.get().as_str())
            .with("first", if first { "yes" } else { "no" })
    });
    let other = say(move || Line::new("ui-opponents-other").with("level", level.get().as_str()));
    let change = move |_| {
        level.update(|level| {
            *level = match level {
                Level::Solid => Level::Novice,
                _ => Level::Solid,
            };
        });
        prefs::keep(&format!("bots-{game}"), level.get_untracked().as_str());
    };
    view! {
        <p class="opponents">
            <span>{who}</span>
            <button class="quiet" on:click=change>
                {other}
            </button>
        </p>
    }
}

/// Whether the person has seen a match of this game to its end in this browser.
pub(crate) fn has_played(game: GameId) -> bool {
    prefs::recall(&format!("played-{game}")).is_some()
}

/// The bots that fit: what was chosen, or beginners for a first match.
fn fitting(game: GameId) -> Level {
    let chosen = prefs::recall(&format!("bots-{game}")).and_then(|word| word.parse().ok());
    chosen.unwrap_or(if has_played(game) {
        Level::Solid
    } else {
        Level::Novice
    })
}

/// A table with bots that starts at once.
pub(crate) async fn play_now(app: AppContext, game: GameId, level: Level) {
    if is_alone() {
        here::play_now(app, game, level);
        return;
    }
    chunks::table_ahead(game);
    match create(app, &with_bots(game, level)).await {
        Ok(code) => {
            prefs::keep("start", code.as_str());
            app.router.go(Route::Table(code));
        }
        // Without a connection there is still this device.
        Err(error) if http::is_unreachable(&error) => {
            here::play_instead(app, game, level);
        }
        Err(error) => app.tell(failure(app, Some(game), &error)),
    }
}

/// What a match against bots is, as nobody has asked for anything else.
pub(crate) fn with_bots(game: GameId, level: Level) -> NewTable {
    NewTable {
        game: game.into(),
        config: String::new(),
        pace: Pace::None,
        level: level.into(),
        listed: false,
        talk: false,
    }
}

/// A new table; somebody without a name gets one first.
pub(crate) async fn create(app: AppContext, table: &NewTable) -> http::Answer<TableCode> {
    be_somebody(app).await?;
    Ok(http::create(table).await?.code)
}

/// Somebody who is nobody yet becomes a guest with the name kept or a plain one.
pub(crate) async fn be_somebody(app: AppContext) -> http::Answer<()> {
    if app.session.read_untracked().is_some() {
        return Ok(());
    }
    if let Some(known) = http::whoami().await? {
        app.session.set(Some(known));
        return Ok(());
    }
    let name = own_name(app);
    app.session
        .set(Some(http::name(&name, None, false).await?));
    Ok(())
}

/// The name kept, or a plain one.
pub(crate) fn own_name(app: AppContext) -> String {
    prefs::recall("name").unwrap_or_else(|| {
        prefs::keep("unnamed", "yes");
        let number = u16::from_le_bytes(crate::net::seat::random()) % 900 + 100;
        say_now(app, &Line::new("ui-guest").with("number", number))
    })
}

/// A way to a friend's table without a link.
#[component]
fn JoinByCode() -> impl IntoView {
    let app = expect_context::<AppContext>();
    let text = RwSignal::new(String::new());
    let go = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        // A whole link is as good as a code.
        let typed = text.get_untracked();
        let last = typed
            .trim()
            .trim_end_matches('/')
            .rsplit('/')
            .next()
            .unwrap_or_default()
            .to_lowercase();
        match last.parse() {
            Ok(code) => app.router.go(Route::Table(code)),
            Err(_) => app.tell(say_now(app, &Line::new("ui-no-code"))),
        }
    };
    view! {
        <section class="panel">
            <h2>{t("ui-join")}</h2>
            <form class="row" on:submit=go>
                <label class="unseen" for="code">
                    {t("ui-code")}
                </label>
                <input
                    id="code"
                    type="text"
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                    placeholder=t("ui-code")
                    on:input=move |event| text.set(event_target_value(&event))
                />
                <button>{t("ui-join-go")}</button>
            </form>
        </section>
    }
}

/// One's own finished matches.
#[component]
fn MyMatches() -> impl IntoView {
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
    let word = |won: bool| if won { "won" } else { "lost" };
    match outcome {
        Outcome::Individual(standings) => {
            let standings = standings.as_slice();
            let place = standings
                .get(seat.index())
                .map_or(1, |standing| standing.place);
            let kind = if place == 1 { "won" } else { "place" };
            line.with("how", kind)
                .with("place", usize::from(place))
                .with("of", standings.len())
        }
        Outcome::Teams {
            team_of, standings, ..
        } => {
            let team = team_of.get(seat.index()).copied();
            let standing = team.and_then(|team| standings.as_slice().get(usize::from(team)));
            line.with(
                "how",
                word(standing.is_some_and(|standing| standing.place == 1)),
            )
        }
        Outcome::Cooperative { won, .. } => line.with("how", word(*won)),
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
