//! What people say to each other: a button with phrases, a bubble at the speaker's place, a line in the log.

use std::time::Duration;

use client_core::story::{Line, Story};
use game_core::Seat;
use leptos::prelude::*;
use protocol::{GuestId, Phrase, Saying, Sitter, TableInfo};
use wasm_bindgen::JsValue;

use crate::app::AppContext;
use crate::net::seat::Seated;
use crate::prefs;
use crate::words::{say, t};

/// How long a bubble stays.
const SHOWN: Duration = Duration::from_secs(4);
/// How many lines the log keeps.
const KEPT: usize = 60;
/// The height of the page's head and of a bubble below it.
const HEAD: f64 = 120.0;
/// Whoever mutes everybody.
const ALL: &str = "all";

/// Something that was said.
#[derive(Clone, PartialEq)]
pub(crate) struct Spoken {
    id: usize,
    seat: Seat,
    name: String,
    what: Saying,
    /// How many events of the match had been told by then.
    pub(crate) after: usize,
}

impl Spoken {
    /// Tells it apart from everything else that was said.
    pub(crate) fn id(&self) -> usize {
        self.id
    }

    /// As the log tells it.
    pub(crate) fn line(&self, story: &Story) -> String {
        let line = Line::new("talk-line")
            .with("name", self.name.clone())
            .with("words", words(story, &self.what));
        story.say_common(&line)
    }
}

fn words(story: &Story, what: &Saying) -> String {
    match what {
        Saying::Phrase(phrase) => {
            story.say_common(&Line::new("talk-phrase").with("phrase", phrase.as_str()))
        }
        Saying::Text(text) => text.clone(),
    }
}

/// What is said at a table.
#[derive(Clone, Copy)]
pub(crate) struct Talk {
    seated: Seated,
    /// Everything that was said while the page was open, the newest last.
    pub(crate) said: RwSignal<Vec<Spoken>>,
    /// What is said just now.
    now: RwSignal<Vec<Spoken>>,
    /// Who is not heard on this device.
    muted: RwSignal<Vec<String>>,
    count: StoredValue<usize>,
}

impl Talk {
    pub(crate) fn new(seated: Seated) -> Talk {
        let kept = prefs::recall("muted").unwrap_or_default();
        let muted = kept.split_whitespace().map(str::to_owned);
        Talk {
            seated,
            said: RwSignal::new(Vec::new()),
            now: RwSignal::new(Vec::new()),
            muted: RwSignal::new(muted.collect()),
            count: StoredValue::new(0),
        }
    }

    fn is_muted(self, who: &str) -> bool {
        self.muted
            .read()
            .iter()
            .any(|muted| muted == who || muted == ALL)
    }

    fn mute(self, who: &str) {
        self.muted.update(|muted| {
            match muted.iter().position(|known| known == who) {
                Some(at) => drop(muted.remove(at)),
                None => muted.push(who.to_owned()),
            }
            prefs::keep("muted", &muted.join(" "));
        });
    }

    /// Somebody has said something.
    pub(crate) fn hear(self, app: AppContext, seat: Seat, what: Saying) {
        let room = self.seated.room.read_untracked();
        let Some(info) = room.info() else { return };
        let speaker = speaker(info, seat);
        let me = room.you().map(|you| you.guest);
        let heard = speaker == me
            || !untrack(|| speaker.is_some_and(|guest| self.is_muted(guest.as_str())));
        if !heard {
            return;
        }
        let names = app.story.read_untracked().seated(info);
        let id = self.count.get_value();
        self.count.set_value(id + 1);
        let spoken = Spoken {
            id,
            seat,
            name: names.get(seat).unwrap_or_default().to_owned(),
            what,
            after: room
                .board(None)
                .map_or(0, |board| board.events.len()),
        };
        drop(room);
        self.said.update(|said| {
            said.push(spoken.clone());
            let many = said.len().saturating_sub(KEPT);
            said.drain(..many);
        });
        self.now.update(|now| {
            // Nobody says two things at once.
            now.retain(|other| other.seat != seat);
            now.push(spoken);
        });
        set_timeout(
            move || {
                let _ = self
                    .now
                    .try_update(|now| now.retain(|other| other.id != id));
            },
            SHOWN,
        );
    }
}

fn speaker(info: &TableInfo, seat: Seat) -> Option<GuestId> {
    match info.seats.get(seat.index())?.sitter {
        Sitter::Guest { guest, .. } => Some(guest),
        _ => None,
    }
}

/// The button and what it opens.
#[component]
pub(crate) fn TalkButton(talk: Talk, info: Memo<Option<TableInfo>>) -> impl IntoView {
    let open = RwSignal::new(false);
    let close = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            open.set(false);
        }
    };
    view! {
        <div class="talk" on:keydown=close>
            <button
                class="icon talk-button"
                aria-label=t("talk-open")
                title=t("talk-open")
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >
                <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                    <path d="M4 5h16v11h-9l-4 4v-4H4z" />
                </svg>
            </button>
            <Show when=move || open.get()>{panel(talk, info, open)}</Show>
        </div>
    }
}

fn panel(talk: Talk, info: Memo<Option<TableInfo>>, open: RwSignal<bool>) -> AnyView {
    let seated = talk.seated;
    let sits = Memo::new(move |_| {
        let room = seated.room.read();
        room.you()
            .is_some_and(|you| !you.seats.is_empty())
    });
    let phrases = move || {
        let one = |phrase: Phrase| {
            let text = say(move || Line::new("talk-phrase").with("phrase", phrase.as_str()));
            let speak = move |_| {
                seated.say(Saying::Phrase(phrase));
                open.set(false);
            };
            view! {
                <button data-phrase=phrase.as_str() on:click=speak>
                    {text}
                </button>
            }
        };
        Phrase::ALL.map(one).collect_view()
    };
    let writes = move || info.read().as_ref().is_some_and(|info| info.talk);
    view! {
        <div class="talk-panel">
            <Show
                when=move || sits.get()
                fallback=|| view! { <p class="soft">{t("talk-watch")}</p> }
            >
                <div class="talk-phrases">{phrases()}</div>
                {move || writes().then(|| write_line(seated, open))}
            </Show>
            <div class="talk-mutes">{mutes(talk, info)}</div>
        </div>
    }
    .into_any()
}

/// A line of one's own.
fn write_line(seated: Seated, open: RwSignal<bool>) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = text.get_untracked();
        if !text.trim().is_empty() {
            seated.say(Saying::Text(text));
            open.set(false);
        }
    };
    view! {
        <form class="row" on:submit=send>
            <input
                type="text"
                maxlength="120"
                autocomplete="off"
                aria-label=t("talk-write")
                placeholder=t("talk-write")
                on:input=move |event| text.set(event_target_value(&event))
            />
            <button>{t("talk-send")}</button>
        </form>
    }
}

/// Whom not to hear, one by one or all at once.
fn mutes(talk: Talk, info: Memo<Option<TableInfo>>) -> impl IntoView {
    let app = expect_context::<AppContext>();
    move || {
        let info = info.read();
        let story = app.story.read();
        let me = talk.seated.room.read().you().map(|you| you.guest);
        let seats = info.iter().flat_map(|info| &info.seats);
        let mut people: Vec<(String, String)> = Vec::new();
        for seat in seats {
            if let Sitter::Guest {
                guest, name, mark, ..
            } = &seat.sitter
                && Some(*guest) != me
            {
                people.push((guest.to_string(), story.person(name, *mark)));
            }
        }
        if people.is_empty() {
            return None;
        }
        let single = people
            .into_iter()
            .map(|(guest, name)| mute_button(talk, guest, Some(name)));
        let all = mute_button(talk, ALL.to_owned(), None);
        Some(view! {
            {single.collect_view()}
            {all}
        })
    }
}

fn mute_button(talk: Talk, who: String, name: Option<String>) -> AnyView {
    let key = who.clone();
    let muted = Memo::new(move |_| talk.is_muted(&key));
    let text = say(move || {
        let now = if muted.get() { "muted" } else { "heard" };
        let whom = if name.is_some() { "person" } else { "all" };
        Line::new("talk-mute")
            .with("now", now)
            .with("whom", whom)
            .with("name", name.clone().unwrap_or_default())
    });
    view! {
        <button
            class="quiet"
            aria-pressed=move || muted.get().to_string()
            on:click=move |_| talk.mute(&who)
        >
            {text}
        </button>
    }
    .into_any()
}

/// What is said just now, each at its speaker's place.
#[component]
pub(crate) fn Bubbles(talk: Talk) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let bubble = move |spoken: Spoken| {
        let style = place_of(spoken.seat);
        let text = words(&app.story.read_untracked(), &spoken.what);
        view! {
            <p class="bubble" style=style>
                <span class="unseen">{format!("{}: ", spoken.name)}</span>
                {text}
            </p>
        }
    };
    view! {
        <div class="bubbles" role="log" aria-live="polite" aria-label=t("talk-open")>
            <For each=move || talk.now.get() key=|spoken| spoken.id children=bubble />
        </div>
    }
}

/// Where a bubble of this seat stands: above its place on the page or, where there is no room, below it; near the bottom
/// for somebody who has none.
fn place_of(seat: Seat) -> String {
    let number = seat.index();
    let selector = format!("[data-place=\"seat-{number}\"], [data-seat=\"{number}\"]");
    let found = document()
        .query_selector(&selector)
        .ok()
        .flatten();
    let Some(found) = found else {
        return "left: 50%; bottom: 22%".to_owned();
    };
    let place = found.get_bounding_client_rect();
    let middle = place.left() + place.width() / 2.0;
    let width = length(window().inner_width());
    let height = length(window().inner_height());
    let left = middle.clamp(90.0, (width - 90.0).max(90.0));
    if place.top() > HEAD {
        let bottom = height - place.top() + 4.0;
        return format!("left: {left}px; bottom: {bottom}px");
    }
    format!("left: {left}px; top: {}px", place.bottom() + 4.0)
}

fn length(size: Result<JsValue, JsValue>) -> f64 {
    size.ok()
        .and_then(|size| size.as_f64())
        .unwrap_or_default()
}

/// How many watch, and to those who do, that they do.
#[component]
pub(crate) fn Watching(seated: Seated, info: Memo<Option<TableInfo>>) -> impl IntoView {
    let count = Memo::new(move |_| {
        info.read()
            .as_ref()
            .map_or(0, |info| info.watching as usize)
    });
    let watches = Memo::new(move |_| {
        let room = seated.room.read();
        room.you().is_some_and(|you| you.seats.is_empty())
    });
    let text = say(move || {
        let me = if watches.get() { "yes" } else { "no" };
        Line::new("ui-watching")
            .with("count", count.get())
            .with("me", me)
    });
    view! {
        <Show when=move || { count.get() > 0 }>
            <span class="tag watching">{text()}</span>
        </Show>
    }
}
