//! The options of a game as fields, each explained in a sentence.

use catalog::GameId;
use client_core::story::{Line, Names};
use game_core::{Field, FieldKind, fields};
use leptos::prelude::*;

use crate::app::AppContext;
use crate::words::t;

/// The most seats that a game has; a field that names a seat offers these.
const SEATS: usize = 10;

/// What was chosen so far, by key; what is not in it has its default.
#[derive(Clone, Copy)]
pub(crate) struct Chosen {
    game: GameId,
    values: RwSignal<Vec<(&'static str, String)>>,
}

impl Chosen {
    /// As the options stand in a record.
    pub(crate) fn new(game: GameId, words: &str) -> Chosen {
        let known = catalog::info(game).config;
        let read = fields::words(words).filter_map(|(key, value)| {
            let field = known.iter().find(|field| field.key == key)?;
            (field.default != Some(value)).then(|| (field.key, value.to_owned()))
        });
        Chosen {
            game,
            values: RwSignal::new(read.collect()),
        }
    }

    /// In the form of a record; what has its default is left out.
    pub(crate) fn words(self) -> String {
        in_words(&self.values.read_untracked())
    }

    /// How many can sit at the table; the most that the game has while what is chosen is none.
    pub(crate) fn seats(self) -> usize {
        let chosen = catalog::normalize_config(self.game, &in_words(&self.values.read()));
        chosen.map_or(SEATS, |config| config.seats)
    }

    /// Whether a field can change anything beside what was chosen: not if every other value of it would be refused.
    fn matters(self, field: &Field) -> bool {
        let others = other_values(field);
        let mut values = self.values.get();
        values.retain(|(key, _)| *key != field.key);
        others.is_empty()
            || others.into_iter().any(|value| {
                let mut values = values.clone();
                values.push((field.key, value));
                is_possible(self.game, &values)
            })
    }

    fn value(self, field: &Field) -> String {
        let chosen = self.values.read();
        let found = chosen
            .iter()
            .find(|(key, _)| *key == field.key)
            .map(|(_, value)| value.clone());
        found
            .or(field.default.map(str::to_owned))
            .unwrap_or_default()
    }

    fn set(self, field: &Field, value: String) {
        self.values.update(|chosen| {
            let mut before = core::mem::take(chosen);
            before.retain(|(key, _)| *key != field.key);
            if !value.is_empty() && Some(value.as_str()) != field.default {
                chosen.push((field.key, value));
            }
            // What was chosen before and is nothing for this table any more is forgotten.
            let can_judge = is_possible(self.game, chosen);
            for pair in before {
                chosen.push(pair);
                if can_judge && !is_possible(self.game, chosen) {
                    chosen.pop();
                }
            }
        });
    }
}

fn in_words(values: &[(&'static str, String)]) -> String {
    values
        .iter()
        .map(|(key, value)| format!("{key}={value}"))
        .collect::<Vec<_>>()
        .join(" ")
}

/// Whether there is such a table.
fn is_possible(game: GameId, values: &[(&'static str, String)]) -> bool {
    catalog::normalize_config(game, &in_words(values)).is_ok()
}

/// Values to try in place of the default; none where that cannot be told without the other fields.
fn other_values(field: &Field) -> Vec<String> {
    let values = match field.kind {
        FieldKind::Number { min, max } => vec![min.to_string(), max.to_string()],
        FieldKind::Choice(words) => words
            .iter()
            .map(|word| (*word).to_owned())
            .collect(),
        FieldKind::ChoiceOrList(..) | FieldKind::Text(_) => Vec::new(),
    };
    values
        .into_iter()
        .filter(|value| Some(value.as_str()) != field.default)
        .collect()
}

/// All options of a game.
#[component]
pub(crate) fn OptionFields(game: GameId, chosen: Chosen) -> impl IntoView {
    option_fields(game, chosen, |_| true)
}

/// The options of a game whose keys are asked for; those that change nothing are not shown.
pub(crate) fn option_fields(game: GameId, chosen: Chosen, which: fn(&str) -> bool) -> AnyView {
    let fields = catalog::info(game).config.iter();
    let one = |field: &Field| {
        let field = *field;
        let matters = Memo::new(move |_| chosen.matters(&field));
        view! {
            <Show when=move || matters.get()>
                <OneField game=game field=field chosen=chosen />
            </Show>
        }
    };
    fields
        .filter(|field| which(field.key))
        .map(one)
        .collect_view()
        .into_any()
}

/// One option.
#[component]
fn OneField(game: GameId, field: Field, chosen: Chosen) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let id = format!("option-{}", field.key);
    let words = words(&field);
    let control = if words.is_empty() {
        view! {
            <input
                id=id.clone()
                type="number"
                prop:value=move || chosen.value(&field)
                on:input=move |event| {
                    chosen.set(&field, plain_number(event_target_value(&event)));
                }
            />
        }
        .into_any()
    } else {
        let options = words.into_iter().map(|word| {
            let (value, own) = (word.clone(), word.clone());
            let selected = move || chosen.value(&field) == own;
            let text = move || {
                app.story
                    .read()
                    .field_value(game, &field, &word, &Names::default())
            };
            view! {
                <option value=value selected=selected>
                    {text}
                </option>
            }
        });
        view! {
            <select
                id=id.clone()
                on:change=move |event| chosen.set(&field, event_target_value(&event))
            >
                {options.collect_view()}
            </select>
        }
        .into_any()
    };
    view! {
        <div class="option">
            <label class="option-name" for=id>
                {move || app.story.read().field(game, &field)}
            </label>
            {control}
            <span class="option-help">
                {move || {
                    app.story.read().say_of(game, &Line::new(format!("help-config-{}", field.key)))
                }}
            </span>
            <Names_ game=game field=field chosen=chosen />
        </div>
    }
}

/// A number has one text for the rules; a person may type `01` or `+4`.
fn plain_number(typed: String) -> String {
    match typed.trim().parse::<i64>() {
        Ok(number) => number.to_string(),
        Err(_) => typed,
    }
}

/// The values that a field offers as a list.
fn words(field: &Field) -> Vec<String> {
    match field.kind {
        FieldKind::Number { min, max } if max - min <= 12 => (min..=max)
            .map(|number| number.to_string())
            .collect(),
        FieldKind::Number { .. } => Vec::new(),
        FieldKind::Choice(words) | FieldKind::ChoiceOrList(words, _) => words
            .iter()
            .map(|word| (*word).to_owned())
            .collect(),
        FieldKind::Text(_) => {
            let seats = (0..SEATS).map(|seat| seat.to_string());
            core::iter::once("random".to_owned())
                .chain(seats)
                .collect()
        }
    }
}

/// A field that may name its pieces one by one: those, to be ticked.
#[component]
fn Names_(game: GameId, field: Field, chosen: Chosen) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let FieldKind::ChoiceOrList(_, names) = field.kind else {
        return ().into_any();
    };
    let is_in = move |name: &str| {
        chosen
            .value(&field)
            .split(',')
            .any(|word| word == name)
    };
    let boxes = names.iter().map(|&name| {
        let change = move |on: bool| {
            let picked = names.iter().copied().filter(|&other| {
                if other == name {
                    on
                } else {
                    untrack(|| is_in(other))
                }
            });
            chosen.set(&field, picked.collect::<Vec<_>>().join(","));
        };
        view! {
            <label class="pick">
                <input
                    type="checkbox"
                    prop:checked=move || is_in(name)
                    on:change=move |event| change(event_target_checked(&event))
                />
                {move || app.story.read().say_of(game, &Line::new(format!("name-{name}")))}
            </label>
        }
    });
    view! {
        <details>
            <summary>{t("ui-choose-names")}</summary>
            <div class="picks">{boxes.collect_view()}</div>
        </details>
    }
    .into_any()
}
