//! The options of a new table, each explained in a sentence.

use std::sync::Arc;

use catalog::GameId;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Pace;
use protocol::http::NewTable;
use roster::Level;

use crate::app::AppContext;
use crate::pages::header::Header;
use crate::pages::home::create;
use crate::pages::options::{Chosen, OptionFields};
use crate::route::Route;
use crate::table::ready::told;
use crate::words::{failure, t};

/// The page.
#[component]
pub(crate) fn Create(game: GameId) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let chosen = Chosen::new(game, "");
    let pace = RwSignal::new(Pace::None);
    let level = RwSignal::new(Level::Solid);
    let listed = RwSignal::new(false);
    let talk = RwSignal::new(false);
    let problem = RwSignal::new(None::<String>);
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let table = NewTable {
            game: game.into(),
            config: chosen.words(),
            pace: pace.get_untracked(),
            level: level.get_untracked().into(),
            listed: listed.get_untracked(),
            talk: talk.get_untracked(),
        };
        spawn_local(async move {
            match create(app, &table).await {
                Ok(code) => app.router.go(Route::Table(code)),
                Err(error) => problem.set(Some(failure(app, Some(game), &error))),
            }
        });
    };
    let fields = Arc::new(move || view! { <OptionFields game=game chosen=chosen /> }.into_any());
    view! {
        <Header />
        <main class="page narrow">
            <h1>{move || app.story.read().game(game)}</h1>
            <p class="soft">{move || app.story.read().about(game).0}</p>
            <form class="options" on:submit=open>
                {told(game.as_str(), fields)}
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
                />
                <Select
                    id="level"
                    label="ui-level"
                    help="ui-level-help"
                    options=&[
                        ("solid", "level-solid"),
                        ("novice", "level-novice"),
                        ("random", "level-random"),
                    ]
                    choose=Callback::new(move |word: String| level.set(read_level(&word)))
                />
                <label class="option check">
                    <input
                        type="checkbox"
                        on:change=move |event| listed.set(event_target_checked(&event))
                    />
                    <span class="option-name">{t("ui-listed")}</span>
                    <span class="option-help">{t("ui-listed-help")}</span>
                </label>
                <Show when=move || !listed.get()>
                    <label class="option check">
                        <input
                            type="checkbox"
                            on:change=move |event| talk.set(event_target_checked(&event))
                        />
                        <span class="option-name">{t("ui-talk")}</span>
                        <span class="option-help">{t("ui-talk-help")}</span>
                    </label>
                </Show>
                <p class="problem" role="alert">
                    {move || problem.get()}
                </p>
                <button class="primary wide">{t("ui-open-table")}</button>
            </form>
        </main>
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
