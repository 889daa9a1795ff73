//! A table: the waiting room before the match, the game's table from then on.

use std::rc::Rc;
use std::sync::Arc;

use catalog::{GameId, with_game};
use client_core::guide::Sound;
use client_core::room::{Effect, Link as Wire};
use client_core::stage::Staged;
use client_core::story::{Line, Names};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Command, Failure, GuestId, Phase, Refusal, Sitter, TableCode};
use serde_json::Value;
use wasm_bindgen::JsValue;

use crate::app::AppContext;
use crate::chunks;
use crate::net::line::TableAt;
use crate::net::seat::Seated;
use crate::pages::after::is_being_dealt_again;
use crate::pages::around::Around;
use crate::pages::begin::be_somebody;
use crate::pages::header::Header;
use crate::pages::here::tell_where;
use crate::pages::turn::{Bell, notify, title_tells};
use crate::pages::waiting::Waiting;
use crate::prefs;
use crate::route::{Link, Route};
use crate::table::game::effect;
use crate::table::people::provide_faces;
use crate::table::ready::told;
use crate::table::sound;
use crate::table::talk::{Bubbles, Talk, TalkButton, Watching};
use crate::words::{failure, failure_at, say, say_now, t};

/// A table's page.
#[component]
pub(crate) fn TablePage(place: TableAt) -> impl IntoView {
    let app = expect_context::<AppContext>();
    // On this device nobody asks who one is.
    let known = RwSignal::new(place.is_here());
    let around = Around::new();
    if !place.is_here() {
        spawn_local(async move {
            match be_somebody(app).await {
                Ok(()) => known.set(true),
                Err(error) => app.tell(failure(app, None, &error)),
            }
        });
    }
    view! {
        <Show
            when=move || known.get()
            fallback=|| {
                view! {
                    <Header />
                    <main class="page narrow">
                        <p>{t("ui-connecting")}</p>
                    </main>
                }
            }
        >
            {move || {
                let guest = around.who.get();
                view! { <Connected place=place around=around guest=guest /> }
            }}
        </Show>
    }
}

#[component]
fn Connected(place: TableAt, around: Around, guest: Option<GuestId>) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let code = place.code();
    let info_slot: StoredValue<Option<Seated>, LocalStorage> = StoredValue::new_local(None);
    let screen = Screen(StoredValue::new(None));
    provide_context(screen);
    let talk_slot = StoredValue::new(None::<Talk>);
    let lost = RwSignal::new(None::<Failure>);
    let heard = Rc::new(move |effect: Effect| {
        let Some(seated) = info_slot.get_value() else {
            return;
        };
        match effect {
            // Who never came in needs a page, not a word in passing.
            Effect::Trouble(error) if is_shut_out(seated) => lost.set(Some(error)),
            Effect::Said { seat, what } => {
                if let Some(talk) = talk_slot.get_value() {
                    talk.hear(app, seat, what);
                }
            }
            effect => listen(app, seated, screen, effect),
        }
    });
    let seated = Seated::connect(place, guest, heard);
    info_slot.set_value(Some(seated));
    let talk = Talk::new(seated);
    provide_context(talk);
    talk_slot.set_value(Some(talk));
    let info = Memo::new(move |_| seated.room.read().info().cloned());
    provide_faces(info);
    let game = Memo::new(move |_| info.read().as_ref().map(|info| info.game));
    let playing = Memo::new(move |_| {
        seated.room.read().game().is_some()
            && info
                .read()
                .as_ref()
                .is_some_and(|info| info.phase != Phase::Waiting)
    });
    let again = Memo::new(move |_| {
        info.read()
            .as_ref()
            .is_some_and(is_being_dealt_again)
    });
    effect(Box::new(move || {
        if let Some(game) = game.get() {
            chunks::table_ahead(game);
        }
    }));
    tell_bots_to_pause(app, seated, game);
    start_at_once(seated, code);
    sit_at_once(seated, code);
    title_tells(app, seated);
    if place.is_here() {
        tell_where(app, seated, playing, around);
    }
    let curtain = around.curtain(seated, info);
    let body = move || match (game.get(), playing.get()) {
        (None, _) => match lost.get() {
            Some(error) => shut_out(app, error),
            None if seated.elsewhere.get() => only("ui-here-elsewhere"),
            None => only("ui-connecting"),
        },
        (Some(_), false) if again.get() => only("ui-dealing-again"),
        (Some(game), false) => {
            let waiting = move || view! { <Waiting seated=seated info=info /> }.into_any();
            told(game.as_str(), Arc::new(waiting))
        }
        (Some(game), true) => match curtain.get() {
            Some(next) => around.view(app, next),
            None => chunks::table(game, seated, info),
        },
    };
    let title = move || {
        let game = game.get()?;
        Some(view! { <h1 class="table-title">{move || app.story.read().game(game)}</h1> })
    };
    view! {
        <Header>
            {title} <WireState seated=seated /> <Watching seated=seated info=info /> <Bell />
            {(!place.is_here()).then(|| view! { <TalkButton talk=talk info=info /> })}
        </Header>
        {body}
        <Bubbles talk=talk />
    }
}

/// A page that says one thing.
fn only(id: &'static str) -> AnyView {
    view! {
        <main class="page narrow">
            <p role="status">{t(id)}</p>
        </main>
    }
    .into_any()
}

/// Whether the server will not have this client, and never told it anything.
fn is_shut_out(seated: Seated) -> bool {
    let room = seated.room.read_untracked();
    room.link() == Wire::Refused && room.info().is_none()
}

/// Why there is no table to be seen, and the way home.
fn shut_out(app: AppContext, error: Failure) -> AnyView {
    let unknown = error.code == Refusal::UnknownTable.code();
    let why = move || {
        app.story
            .read()
            .failure("", &error, &Names::default())
    };
    view! {
        <main class="page narrow lost">
            <h1>{why}</h1>
            {unknown.then(|| view! { <p>{t("ui-no-table")}</p> })}
            <Link to=Route::Home class="button">
                {t("ui-home")}
            </Link>
        </main>
    }
    .into_any()
}

/// "Play with anyone who comes": sit down where there is room, and be ready.
fn sit_at_once(seated: Seated, code: TableCode) {
    if prefs::recall("sit").as_deref() != Some(code.as_str()) {
        return;
    }
    let done = StoredValue::new(false);
    leptos::prelude::Effect::new(move || {
        let room = seated.room.read();
        let (Some(info), Some(you)) = (room.info(), room.you()) else {
            return;
        };
        if done.get_value() || info.phase != Phase::Waiting {
            return;
        }
        done.set_value(true);
        let sits = !you.seats.is_empty();
        let mut seats = info.seats.iter();
        let free = seats
            .find(|seat| seat.sitter == Sitter::Free)
            .map(|seat| seat.seat);
        drop(room);
        prefs::keep("sit", "");
        request_animation_frame(move || {
            if let Some(seat) = free.filter(|_| !sits) {
                seated.ask(Command::Sit { seat });
            }
            if sits || free.is_some() {
                seated.ready();
            }
        });
    });
}

/// "Play now": sit down, fill the table with bots, start.
fn start_at_once(seated: Seated, code: TableCode) {
    if prefs::recall("start").as_deref() != Some(code.as_str()) {
        return;
    }
    let sent = StoredValue::new(false);
    leptos::prelude::Effect::new(move || {
        let room = seated.room.read();
        let (Some(info), Some(you)) = (room.info(), room.you()) else {
            return;
        };
        if sent.get_value() || info.phase != Phase::Waiting || info.host != Some(you.guest) {
            return;
        }
        sent.set_value(true);
        let sits = !you.seats.is_empty();
        let first = info.seats.first().map(|seat| seat.seat);
        drop(room);
        prefs::keep("start", "");
        request_animation_frame(move || {
            if let Some(seat) = first.filter(|_| !sits) {
                seated.ask(Command::Sit { seat });
            }
            seated.ask(Command::FillWithBots {});
            seated.ready();
            seated.ask(Command::Start {});
        });
    });
}

/// Bots pause as the person's pace says. They are told before the match begins, for the first of them is asked at once.
fn tell_bots_to_pause(app: AppContext, seated: Seated, game: Memo<Option<GameId>>) {
    effect(Box::new(move || {
        let Some(game) = game.get() else { return };
        let usual = with_game!(game, G => G::BOTS_PAUSE);
        let percent = (f64::from(usual) * app.pace.get().factor()) as u16;
        if seated.room.read().link() == Wire::Live {
            seated.say_pause(percent);
        }
    }));
}

/// Whether the connection lives.
#[component]
fn WireState(seated: Seated) -> impl IntoView {
    let state = Memo::new(move |_| {
        let link = seated.room.read().link();
        match link {
            Wire::Refused => ("wire lost", "ui-wire-lost"),
            _ if seated.elsewhere.get() => ("wire lost", "ui-wire-elsewhere"),
            _ if seated.unkept.get() => ("wire here unkept", "ui-wire-unkept"),
            Wire::Live if seated.place.is_here() => ("wire here", "ui-wire-here"),
            _ if !seated.online.get() && !seated.place.is_here() => {
                ("wire lost", "ui-wire-offline")
            }
            Wire::Syncing | Wire::Connecting { .. } => ("wire waits", "ui-wire-waits"),
            Wire::Live if seated.late.get() => ("wire waits", "ui-wire-sends"),
            Wire::Live => ("wire live", "ui-wire-live"),
        }
    });
    let text = say(move || Line::new(state.get().1));
    view! {
        <span class=move || state.get().0 role="status">
            <span class="dot" aria-hidden="true"></span>
            <span class="wire-text">{text}</span>
        </span>
    }
}

/// Where the table on the page leaves word how it shows what happens; nothing while there is no table.
#[derive(Clone, Copy)]
pub(crate) struct Screen(pub StoredValue<Option<Shows>>);

/// Shows that these events have happened.
pub(crate) type Shows = Callback<Vec<Arc<Value>>>;

/// What the model has to say beside what it knows.
fn listen(app: AppContext, seated: Seated, screen: Screen, effect: Effect) {
    let game = seated
        .room
        .read_untracked()
        .info()
        .map(|info| info.game);
    match effect {
        Effect::Happened { events, .. } => {
            app.move_on();
            if let Some(shows) = screen.0.get_value() {
                shows.run(events);
            }
        }
        Effect::Refused { error, .. } => app.refuse(why(app, seated, game, &error), None),
        Effect::Trouble(error) => app.tell(why(app, seated, game, &error)),
        Effect::MyTurn(_) => {
            signal(app);
            notify(app);
        }
        Effect::AskedAgain => app.tell(say_now(app, &Line::new("ui-asked-again"))),
        Effect::TimeUp(_) => app.tell(say_now(app, &Line::new("ui-time-up"))),
        // What was refused before is answered by now.
        Effect::Arrived | Effect::Done(_) => app.hush(),
        Effect::OpenAfter(_)
        | Effect::Said { .. }
        | Effect::Close
        | Effect::Send(_)
        | Effect::GetReady
        | Effect::Sealed => {}
    }
}

/// Why something cannot be done, in words.
fn why(app: AppContext, seated: Seated, game: Option<GameId>, error: &Failure) -> String {
    let known = seated.room.read_untracked();
    let names = known
        .info()
        .map(|info| app.story.read_untracked().seated(info));
    failure_at(app, game, error, &names.unwrap_or_default())
}

/// It is my turn: a phone in a pocket shakes.
fn signal(app: AppContext) {
    if app.hearing.get_untracked().shakes && has_been_touched() {
        let _ = window().navigator().vibrate_with_duration(120);
    }
    sound::play(app, [Sound::MyTurn]);
}

/// Whether the person has done anything on the page yet; before that a browser refuses to shake, and says so.
fn has_been_touched() -> bool {
    let get = |object: &JsValue, name: &str| js_sys::Reflect::get(object, &name.into()).ok();
    let activation = get(&window().navigator(), "userActivation");
    activation
        .and_then(|one| get(&one, "hasBeenActive")?.as_bool())
        .unwrap_or_default()
}
