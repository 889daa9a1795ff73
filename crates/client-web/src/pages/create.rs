//! The options of a new table, each explained in a sentence.

use std::collections::BTreeMap;

use catalog::GameId;
use client_core::story::{Line, Names};
use game_core::{Field, FieldKind};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Pace;
use protocol::http::NewTable;

use crate::app::App_;
use crate::pages::header::Header;
use crate::pages::home::create;
use crate::route::Route;
use crate::words::{failure, t};

/// What was chosen so far, by key; what is not in it has its default.
type Chosen = RwSignal<BTreeMap<&'static str, String>>;

/// The page.
#[component]
pub(crate) fn Create(game: GameId) -> impl IntoView {
    let app = expect_context::<App_>();
    let chosen: Chosen = RwSignal::new(BTreeMap::new());
    let pace = RwSignal::new(Pace::None);
    let level = RwSignal::new("solid".to_owned());
    let listed = RwSignal::new(false);
    let problem = RwSignal::new(None::<String>);
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let words =
            chosen.read_untracked().iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>();
        let table = NewTable {
            game: game.as_str().to_owned(),
            config: words.join(" "),
            pace: pace.get_untracked(),
            level: level.get_untracked(),
            listed: listed.get_untracked(),
        };
        spawn_local(async move {
            match create(app, &table).await {
                Ok(code) => app.router.go(Route::Table(code)),
                Err(error) => problem.set(Some(failure(app, Some(game), &error))),
            }
        });
    };
    let fields =
        game.info().config.iter().map(|field| view! { <Option_ game=game field=*field chosen=chosen/> });
    view! {
        <Header/>
        <main class="page narrow">
            <h1>{move || app.story.read().game(game)}</h1>
            <p class="soft">{move || app.story.read().say_of(game, &Line::new("about-kind"))}</p>
            <form class="options" on:submit=open>
                {fields.collect_view()}
                <Select id="pace" label="ui-pace" help="ui-pace-help"
                    options=&[("none", "ui-pace-none"), ("relaxed", "ui-pace-relaxed"), ("fast", "ui-pace-fast")]
                    choose=Callback::new(move |word: String| pace.set(read_pace(&word)))/>
                <Select id="level" label="ui-level" help="ui-level-help"
                    options=&[("solid", "level-solid"), ("novice", "level-novice"), ("random", "level-random")]
                    choose=Callback::new(move |word| level.set(word))/>
                <label class="option check">
                    <input type="checkbox" on:change=move |event| listed.set(event_target_checked(&event))/>
                    <span class="option-name">{t("ui-listed")}</span>
                    <span class="option-help">{t("ui-listed-help")}</span>
                </label>
                <p class="problem" role="alert">{move || problem.get()}</p>
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

/// One choice of a few words.
#[component]
fn Select(
    id: &'static str,
    label: &'static str,
    help: &'static str,
    options: &'static [(&'static str, &'static str)],
    choose: Callback<String>,
) -> impl IntoView {
    let list = options.iter().map(|(word, message)| view! { <option value=*word>{t(message)}</option> });
    view! {
        <div class="option">
            <label class="option-name" for=id>{t(label)}</label>
            <select id=id on:change=move |event| choose.run(event_target_value(&event))>{list.collect_view()}</select>
            <span class="option-help">{t(help)}</span>
        </div>
    }
}

/// One option of the game.
#[component]
fn Option_(game: GameId, field: Field, chosen: Chosen) -> impl IntoView {
    let app = expect_context::<App_>();
    let id = format!("option-{}", field.key);
    let set = move |value: String| {
        chosen.update(|chosen| {
            if value.is_empty() || Some(value.as_str()) == field.default {
                chosen.remove(field.key);
            } else {
                chosen.insert(field.key, value);
            }
        });
    };
    let words: Vec<String> = match field.kind {
        FieldKind::Number { min, max } if max - min <= 12 => {
            (min..=max).map(|number| number.to_string()).collect()
        }
        FieldKind::Choice(words) | FieldKind::ChoiceOrList(words, _) => {
            words.iter().map(|word| (*word).to_owned()).collect()
        }
        FieldKind::Number { .. } | FieldKind::Text(_) => Vec::new(),
    };
    let control = if words.is_empty() {
        let kind = if matches!(field.kind, FieldKind::Number { .. }) { "number" } else { "text" };
        view! {
            <input id=id.clone() type=kind placeholder=field.default.unwrap_or_default()
                on:change=move |event| set(event_target_value(&event))/>
        }
        .into_any()
    } else {
        let options = words.into_iter().map(|word| {
            let selected = Some(word.as_str()) == field.default;
            let value = word.clone();
            let text = move || app.story.read().field_value(game, &field, &word, &Names::default());
            view! { <option value=value selected=selected>{text}</option> }
        });
        view! {
            <select id=id.clone() on:change=move |event| set(event_target_value(&event))>{options.collect_view()}</select>
        }
        .into_any()
    };
    view! {
        <div class="option">
            <label class="option-name" for=id>{move || app.story.read().field(game, &field)}</label>
            {control}
            <span class="option-help">
                {move || app.story.read().say_of(game, &Line::new(format!("help-config-{}", field.key)))}
            </span>
        </div>
    }
}
