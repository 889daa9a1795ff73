//! A new table: three plain choices, and everything else folded away.

use std::sync::Arc;

use catalog::GameId;
use client_core::story::Line;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Pace;
use protocol::http::NewTable;
use roster::Level;

use crate::app::AppContext;
use crate::art;
use crate::pages::begin::{begin_at_once, create};
use crate::pages::header::Header;
use crate::pages::here;
use crate::pages::options::{Chosen, option_fields};
use crate::pages::people::{People, around};
use crate::route::{Route, is_alone, queries};
use crate::table::ready::told;
use crate::words::{failure, say, t};

/// The page.
#[component]
pub(crate) fn Create(game: GameId) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let chosen = Chosen::new(game, &queries());
    let pace = RwSignal::new(Pace::None);
    let level = RwSignal::new(Level::Solid);
    let listed = RwSignal::new(false);
    let with_whom = RwSignal::new(if is_alone() {
        WithWhom::Here
    } else {
        WithWhom::Friends
    });
    let people = People::new();
    let bots = Memo::new(move |_| with_whom.get() != WithWhom::Friends);
    let talk = RwSignal::new(false);
    let problem = RwSignal::new(None::<String>);
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let at_once = bots.get_untracked();
        let table = NewTable {
            game: game.into(),
            config: chosen.words(),
            pace: pace.get_untracked(),
            level: level.get_untracked().into(),
            listed: listed.get_untracked() && !at_once,
            talk: talk.get_untracked(),
        };
        if with_whom.get_untracked() == WithWhom::Here {
            here::begin(app, &table, &people.names(app, chosen.seats()));
            return;
        }
        spawn_local(async move {
            let done = if at_once {
                begin_at_once(app, &table).await
            } else {
                let created = create(app, &table).await;
                created.map(|code| app.router.go(Route::Table(code)))
            };
            if let Err(error) = done {
                problem.set(Some(failure(app, Some(game), &error)));
            }
        });
    };
    let fields = move |which: fn(&str) -> bool| {
        let fields = move || option_fields(game, chosen, which);
        told(game.as_str(), Arc::new(fields))
    };
    let button = move || {
        if bots.get() {
            t("ui-play-now").into_any()
        } else {
            t("ui-open-table").into_any()
        }
    };
    view! {
        <Header />
        <main class="page narrow create">
            <div class="game-art banner">{art::scene(game)}</div>
            <h1>{move || app.story.read().game(game)}</h1>
            <p class="soft">{move || app.story.read().about(game).0}</p>
            <form class="options" on:submit=open>
                <div class="choices">
                    <Who with_whom=with_whom />
                    <Show when=move || {
                        with_whom.get() == WithWhom::Here
                    }>{around(people, chosen)}</Show>
                    {fields(is_number)}
                    {fields(is_kind)}
                    <Levels game=game level=level />
                </div>
                <details class="more">
                    <summary>{t("ui-more-options")}</summary>
                    <div class="choices">
                        {fields(is_further)}
                        <Select
                            id="pace"
                            label="ui-pace"
                            help="ui-pace-help"
                            options=&[
                                ("none", "ui-pace-none"),
                                ("relaxed", "ui-pace-relaxed"),
                                ("fast", "ui-pace-fast"),
                            ]
                            choose=Callback::new(move |word: String| pace.set(read_pace(&word)))
                        /> <Show when=move || !bots.get()>
                            <Listed listed=listed />
                            <Show when=move || !listed.get()>
                                <label class="option check">
                                    <input
                                        type="checkbox"
                                        on:change=move |event| {
                                            talk.set(event_target_checked(&event));
                                        }
                                    />
                                    <span class="option-name">{t("ui-talk")}</span>
                                    <span class="option-help">{t("ui-talk-help")}</span>
                                </label>
                            </Show>
                        </Show>
                    </div>
                </details>
                <p class="problem" role="alert">
                    {move || problem.get()}
                </p>
                <button class="primary wide">{button}</button>
            </form>
        </main>
    }
}

/// How many play.
fn is_number(key: &str) -> bool {
    matches!(key, "players" | "samurai")
}

/// Which game of several, or how hard it is.
fn is_kind(key: &str) -> bool {
    matches!(key, "variant" | "form" | "level")
}

fn is_further(key: &str) -> bool {
    !is_number(key) && !is_kind(key)
}

/// With whom one plays, and where.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WithWhom {
    Friends,
    Bots,
    /// Bots on this device.
    Here,
}

/// With whom: friends who get a link, or bots at once, on the server or here.
#[component]
fn Who(with_whom: RwSignal<WithWhom>) -> impl IntoView {
    let one = move |value: WithWhom, label: &'static str| {
        view! {
            <label class="either">
                <input
                    type="radio"
                    name="who"
                    prop:checked=move || with_whom.get() == value
                    on:change=move |_| with_whom.set(value)
                />
                {t(label)}
            </label>
        }
    };
    let help = say(move || {
        Line::new(match with_whom.get() {
            WithWhom::Friends => "ui-who-friends-help",
            WithWhom::Bots => "ui-who-bots-help",
            WithWhom::Here => "ui-who-here-help",
        })
    });
    view! {
        <fieldset class="option who-plays">
            <legend class="option-name">{t("ui-who")}</legend>
            {(!is_alone())
                .then(|| {
                    view! {
                        {one(WithWhom::Friends, "ui-who-friends")}
                        {one(WithWhom::Bots, "ui-who-bots")}
                    }
                })}
            {one(WithWhom::Here, "ui-who-here")}
            <span class="option-help">{help}</span>
        </fieldset>
    }
}

/// Whether anybody may find the table.
#[component]
fn Listed(listed: RwSignal<bool>) -> impl IntoView {
    view! {
        <label class="option check">
            <input
                type="checkbox"
                prop:checked=move || listed.get()
                on:change=move |event| listed.set(event_target_checked(&event))
            />
            <span class="option-name">{t("ui-listed")}</span>
            <span class="option-help">{t("ui-listed-help")}</span>
        </label>
    }
}

fn read_pace(word: &str) -> Pace {
    match word {
        "relaxed" => Pace::Relaxed,
        "fast" => Pace::Fast,
        _ => Pace::None,
    }
}

fn read_level(word: &str) -> Level {
    word.parse().unwrap_or(Level::Solid)
}

/// How well the bots play: what this game has, the strongest first.
#[component]
fn Levels(game: GameId, level: RwSignal<Level>) -> impl IntoView {
    let list = game.levels().iter().rev().map(move |one| {
        let name = say(move || Line::new(format!("level-{one}")));
        let chosen = level.get_untracked() == *one;
        view! {
            <option value=one.as_str() selected=chosen>
                {name}
            </option>
        }
    });
    let choose = move |event: leptos::ev::Event| {
        level.set(read_level(&event_target_value(&event)));
    };
    view! {
        <div class="option">
            <label class="option-name" for="level">
                {t("ui-level")}
            </label>
            <select id="level" on:change=choose>
                {list.collect_view()}
            </select>
            <span class="option-help">{t("ui-level-help")}</span>
        </div>
    }
}

/// One choice of a few words.
#[component]
fn Select(
    id: &'static str,
    label: &'static str,
    help: &'static str,
    options: &'static [(&'static str, &'static str)],
    choose: Callback<String>,
) -> impl IntoView {
    let list = options
        .iter()
        .map(|(word, message)| view! { <option value=*word>{t(message)}</option> });
    view! {
        <div class="option">
            <label class="option-name" for=id>
                {t(label)}
            </label>
            <select id=id on:change=move |event| choose.run(event_target_value(&event))>
                {list.collect_view()}
            </select>
            <span class="option-help">{t(help)}</span>
        </div>
    }
}
