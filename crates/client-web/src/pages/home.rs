//! The first page: the games with the ways to play them, open tables, one's own matches.

use std::sync::Arc;

use catalog::GameId;
use client_core::story::Line;
use leptos::prelude::*;
use leptos::task::spawn_local;
use roster::Level;

use crate::app::AppContext;
use crate::art;
use crate::pages::begin::{fitting, has_played, play_now};
use crate::pages::file::FileButton;
use crate::pages::header::Header;
use crate::pages::here;
use crate::pages::history::MyMatches;
use crate::pages::lessons::LearnLink;
use crate::pages::lobby::{OpenTables, play_with_anybody};
use crate::pages::name::NameField;
use crate::pages::running::Running;
use crate::prefs;
use crate::route::{Link, Route, is_alone};
use crate::table::ready::told;
use crate::words::{say, say_now, t};

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
                <Show when=move || app.cut.get() fallback=welcome>
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
                <Link to=Route::Me class="quiet">
                    {t("ui-me")}
                </Link>
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

/// With whom one plays here: without a server there is no link to send.
fn welcome() -> AnyView {
    if is_alone() {
        let alone = || view! { <p>{t("me-alone")}</p> }.into_any();
        return told("me", Arc::new(alone));
    }
    view! { <p>{t("ui-welcome-more")}</p> }.into_any()
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
