//! How a match is to go for this person: its pace, whether it waits, what is heard.

use std::sync::Arc;

use client_core::story::Line;
use leptos::prelude::*;

use crate::app::AppContext;
use crate::prefs::{self, Pace, SoundKind};
use crate::table::modal::{Kind, modal};
use crate::words::{say, t};

/// The pace in words, and a way to everything else.
pub(crate) fn comfort(app: AppContext) -> AnyView {
    let open = RwSignal::new(false);
    let paces = Pace::ALL.map(|pace| {
        view! {
            <option value=pace.as_str() selected=move || app.pace.get() == pace>
                {say(move || Line::new("ui-tempo-is").with("pace", pace.as_str()))}
            </option>
        }
    });
    let choose = move |word: String| {
        if let Some(pace) = Pace::ALL
            .into_iter()
            .find(|pace| pace.as_str() == word)
        {
            app.pace.set(pace);
        }
    };
    let sign = move || if app.sound.get() { "♪" } else { "♪̸" };
    view! {
        <label class="unseen" for="tempo">
            {t("ui-tempo")}
        </label>
        <select
            id="tempo"
            title=t("ui-tempo")
            on:change=move |event| choose(event_target_value(&event))
        >
            {paces}
        </select>
        <button
            class="icon"
            title=t("ui-comfort")
            aria-label=t("ui-comfort")
            aria-haspopup="dialog"
            on:click=move |_| open.set(true)
        >
            {sign}
        </button>
        {dialog(app, open)}
    }
    .into_any()
}

fn dialog(app: AppContext, open: RwSignal<bool>) -> AnyView {
    let inside = move || {
        view! {
            <div class="sheet comfort">
                <h2>{t("ui-comfort")}</h2>
                {switch("ui-waits", app.waits_for_me(), Box::new(move || turn_waits(app)))}
                {switch(
                    "ui-sounds",
                    app.sound.into(),
                    Box::new(move || app.sound.update(|sound| *sound = !*sound)),
                )}
                {volume(app)}
                <fieldset disabled=move || !app.sound.get()>
                    <legend>{t("ui-sounds-of")}</legend>
                    {SoundKind::ALL.map(|kind| heard(app, kind)).collect_view()}
                </fieldset>
                {switch(
                    "ui-shakes",
                    Signal::derive(move || app.hearing.get().shakes),
                    Box::new(move || {
                        app.hearing.update(|hearing| hearing.shakes = !hearing.shakes);
                    }),
                )}
                <div class="buttons">
                    <button autofocus class="primary" on:click=move |_| open.set(false)>
                        {t("ui-close")}
                    </button>
                </div>
            </div>
        }
        .into_any()
    };
    modal(
        Kind::Sheet,
        open.into(),
        Callback::new(move |()| open.set(false)),
        t("ui-comfort"),
        Arc::new(inside),
    )
}

fn turn_waits(app: AppContext) {
    let now = app
        .waits
        .get_untracked()
        .unwrap_or_else(prefs::is_newcomer);
    app.waits.set(Some(!now));
}

fn heard(app: AppContext, kind: SoundKind) -> AnyView {
    let words = say(move || Line::new("ui-sounds-kind").with("kind", kind.as_str()));
    let on = Signal::derive(move || app.hearing.get().hears(kind));
    let turn = move || {
        app.hearing.update(|hearing| hearing.turn(kind));
    };
    checkbox(Box::new(words), on, Box::new(turn))
}

fn switch(id: &'static str, on: Signal<bool>, turn: Box<dyn Fn()>) -> AnyView {
    checkbox(Box::new(t(id)), on, turn)
}

fn checkbox(
    words: Box<dyn Fn() -> String + Send + Sync>,
    on: Signal<bool>,
    turn: Box<dyn Fn()>,
) -> AnyView {
    view! {
        <label class="check">
            <input type="checkbox" prop:checked=on on:change=move |_| turn() />
            <span>{words}</span>
        </label>
    }
    .into_any()
}

fn volume(app: AppContext) -> AnyView {
    let set = move |text: String| {
        if let Ok(volume) = text.parse::<u8>() {
            app.hearing
                .update(|hearing| hearing.volume = volume.min(100));
        }
    };
    view! {
        <label class="volume">
            <span>{t("ui-volume")}</span>
            <input
                type="range"
                min="0"
                max="100"
                step="5"
                disabled=move || !app.sound.get()
                prop:value=move || app.hearing.get().volume.to_string()
                on:input=move |event| set(event_target_value(&event))
            />
        </label>
    }
    .into_any()
}
