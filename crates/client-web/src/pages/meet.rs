//! A table for whoever comes. Nobody waits there without end: after a while bots take the seats that are still free, and a
//! full table begins by itself.

use std::time::Duration;

use client_core::story::Line;
use leptos::prelude::*;
use protocol::{Command, Sitter, TableCode, TableInfo};

use crate::net::seat::Seated;
use crate::pages::asks::button;
use crate::prefs;
use crate::words::{say, t};

/// How long the table waits for people, in milliseconds.
const WAIT: f64 = 45_000.0;
/// What one more click adds.
const LONGER: f64 = 60_000.0;
/// Who has just come may be followed by others: the table waits at least this long then.
const FOLLOWED: f64 = 15_000.0;
/// The pause between two looks at the clock.
const GLANCE: Duration = Duration::from_millis(250);

/// Remembers in this tab that the table is for whoever comes, and how long it waits.
pub(crate) fn wait_at(code: TableCode) {
    keep(code, js_sys::Date::now() + WAIT);
}

fn keep(code: TableCode, until: f64) {
    prefs::keep_here(&name(code), &until.to_string());
}

fn name(code: TableCode) -> String {
    format!("meet-{code}")
}

/// Until when this tab's table waits for whoever comes; nothing at other tables, and none after the first match.
fn waits_until(info: &TableInfo) -> Option<f64> {
    let kept = prefs::recall_here(&name(info.code)).filter(|_| info.number == 1);
    kept?.parse().ok()
}

/// How long bots still wait, and the way to let them wait longer. The host's page does what was announced.
#[component]
pub(crate) fn Meet(
    seated: Seated,
    info: Memo<Option<TableInfo>>,
    host: Memo<bool>,
    /// Whether the person is.
    ready: Memo<bool>,
    /// Whether every seat is taken and everybody else ready.
    complete: Memo<bool>,
) -> impl IntoView {
    let known = info.read_untracked();
    let (code, until) = known
        .as_ref()
        .map(|info| (info.code, waits_until(info)))?;
    let until = RwSignal::new(until?);
    drop(known);
    let free = Memo::new(move |_| count(info, |sitter| *sitter == Sitter::Free));
    let people = Memo::new(move |_| count(info, |sitter| matches!(sitter, Sitter::Guest { .. })));
    Effect::new(move |before: Option<usize>| {
        let now = people.get();
        if before.is_some_and(|before| before < now) {
            until.update(|until| *until = until.max(js_sys::Date::now() + FOLLOWED));
        }
        now
    });
    Effect::new(move || keep(code, until.get()));
    let left = RwSignal::new(seconds_until(until.get_untracked()));
    let tick = set_interval_with_handle(
        move || {
            let now = seconds_until(until.get_untracked());
            if now != left.get_untracked() {
                left.set(now);
            }
        },
        GLANCE,
    );
    on_cleanup(move || {
        if let Ok(tick) = tick {
            tick.clear();
        }
    });
    let due = Memo::new(move |_| host.get() && ready.get() && free.get() > 0 && left.get() == 0);
    Effect::new(move || {
        if due.get() {
            seated.ask(Command::FillWithBots {});
        }
    });
    let begins = Memo::new(move |_| host.get() && ready.get() && complete.get());
    Effect::new(move || {
        if begins.get() {
            seated.ask(Command::Start {});
        }
    });
    let told = say(move || {
        let left = left.get();
        Line::new("ui-meet").with("left", format!("{}:{:02}", left / 60, left % 60))
    });
    let for_host = StoredValue::new(move || {
        view! {
            <span role="timer">{told()}</span>
            {button("ui-meet-longer", move || until.update(|until| *until += LONGER))}
        }
        .into_any()
    });
    let shown = move || {
        if host.get() {
            return for_host.with_value(|view| view());
        }
        view! { <span>{t("ui-meet-soon")}</span> }.into_any()
    };
    Some(view! {
        <Show when=move || ready.get() && (free.get() > 0)>
            <p class="row meeting">{shown}</p>
        </Show>
    })
}

fn count(info: Memo<Option<TableInfo>>, counts: fn(&Sitter) -> bool) -> usize {
    let info = info.read();
    let seats = info.as_ref().map(|info| info.seats.iter());
    seats.map_or(0, |seats| seats.filter(|seat| counts(&seat.sitter)).count())
}

/// Whole seconds from now, none if it is over.
fn seconds_until(until: f64) -> u32 {
    ((until - js_sys::Date::now()) / 1000.0)
        .ceil()
        .max(0.0) as u32
}
