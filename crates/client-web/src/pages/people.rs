//! Who plays at a table on this device: a name for everybody, or a number for who gives none.

use std::sync::Arc;

use client_core::story::Line;
use game_core::Seat;
use leptos::prelude::*;

use crate::app::AppContext;
use crate::pages::options::Chosen;
use crate::prefs;
use crate::table::ready::told;
use crate::words::{say, t};

/// Those who share the device, its person first. Each has a number of their own, so that a field stays the same while
/// others come and go.
#[derive(Clone, Copy)]
pub(crate) struct People(RwSignal<Vec<(usize, String)>>);

impl People {
    /// The device's person alone, by the name that is known here.
    pub(crate) fn new() -> People {
        let name = prefs::recall("name").unwrap_or_default();
        People(RwSignal::new(vec![(0, name)]))
    }

    /// What everybody is called, for as many as there are seats.
    pub(crate) fn names(self, app: AppContext, seats: usize) -> Vec<String> {
        let people = self.0.read_untracked();
        let named = people.iter().take(seats).zip(0..);
        named
            .map(|((_, name), seat)| {
                let given = name.trim();
                if given.is_empty() {
                    numbered(app, seat)
                } else {
                    given.to_owned()
                }
            })
            .collect()
    }

    fn add(self) {
        self.0.update(|people| {
            let number = people.last().map_or(0, |(number, _)| number + 1);
            people.push((number, String::new()));
        });
    }

    fn name(self, number: usize, name: &str) {
        self.0.update(|people| {
            let named = people.iter_mut().find(|(one, _)| *one == number);
            if let Some((_, called)) = named {
                name.clone_into(called);
            }
        });
    }

    fn remove(self, number: usize) {
        self.0
            .update(|people| people.retain(|(one, _)| *one != number));
    }

    /// Which of them somebody is now, counted from 0.
    fn place(self, number: usize) -> u8 {
        let people = self.0.read();
        let place = people
            .iter()
            .zip(0..)
            .find(|((one, _), _)| *one == number);
        place.map_or(0, |(_, place)| place)
    }
}

/// What somebody without a name is called.
fn numbered(app: AppContext, seat: u8) -> String {
    let names = app.story.read().names(usize::from(seat) + 1);
    names
        .get(Seat(seat))
        .unwrap_or_default()
        .to_owned()
}

/// Asks everybody's name.
pub(crate) fn around(people: People, chosen: Chosen) -> AnyView {
    let is_full = Memo::new(move |_| people.0.read().len() >= chosen.seats());
    let fields = move || {
        view! {
            <fieldset class="option around">
                <legend class="option-name">{t("me-around")}</legend>
                <For each=move || people.0.get() key=|(number, _)| *number let((number, name))>
                    <Person people=people number=number name=name />
                </For>
                <Show when=move || !is_full.get()>
                    <button type="button" class="add" on:click=move |_| people.add()>
                        {t("me-around-add")}
                    </button>
                </Show>
                <span class="option-help">{t("me-around-help")}</span>
            </fieldset>
        }
        .into_any()
    };
    told("me", Arc::new(fields))
}

#[component]
fn Person(people: People, number: usize, name: String) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let called = Memo::new(move |_| numbered(app, people.place(number)));
    let leave = say(move || Line::new("me-around-remove").with("name", called.get()));
    view! {
        <div class="row">
            <input
                type="text"
                maxlength="24"
                autocomplete="off"
                aria-label=called
                placeholder=called
                prop:value=name
                on:input=move |event| people.name(number, &event_target_value(&event))
            />
            {(number > 0)
                .then(|| {
                    view! {
                        <button
                            type="button"
                            class="icon"
                            aria-label=leave
                            on:click=move |_| people.remove(number)
                        >
                            "×"
                        </button>
                    }
                })}
        </div>
    }
}
