//! A table: the waiting room before the match, the game's table from then on.

use std::rc::Rc;
use std::sync::Arc;

use catalog::GameId;
use client_core::guide::Sound;
use client_core::room::{Effect, Link as Wire, read};
use client_core::story::{Line, Names};
use fair_deal::FairDeal;
use game_core::Outcome;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Command, Failure, Phase, Refusal, TableCode, TableInfo};
use serde_json::Value;
use wasm_bindgen::JsValue;

use crate::app::AppContext;
use crate::chunks;
use crate::games::Drawn;
use crate::net::http;
use crate::net::seat::Seated;
use crate::pages::absentees::Absentees;
use crate::pages::after::{After, is_being_dealt_again};
use crate::pages::header::Header;
use crate::pages::home::be_somebody;
use crate::pages::lessons::Offer;
use crate::pages::waiting::Waiting;
use crate::prefs;
use crate::route::{Link, Route};
use crate::table::frame::Frame;
use crate::table::game::effect;
use crate::table::ready::{Ready, told};
use crate::table::result::{End, Past};
use crate::table::theatre::Theatre;
use crate::table::{Match, Play, keys, sound};
use crate::words::{failure, failure_at, say, say_now, t};

/// A table's page.
#[component]
pub(crate) fn TablePage(code: TableCode) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let known = RwSignal::new(false);
    spawn_local(async move {
        match be_somebody(app).await {
            Ok(()) => known.set(true),
            Err(error) => app.tell(failure(app, None, &error)),
        }
    });
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
            <Connected code=code />
        </Show>
    }
}

#[component]
fn Connected(code: TableCode) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let info_slot: StoredValue<Option<Seated>, LocalStorage> = StoredValue::new_local(None);
    let screen = Screen(StoredValue::new(None));
    provide_context(screen);
    let lost = RwSignal::new(None::<Failure>);
    let heard = Rc::new(move |effect: Effect| {
        let Some(seated) = info_slot.get_value() else {
            return;
        };
        match effect {
            // Who never came in needs a page, not a word in passing.
            Effect::Trouble(error) if is_shut_out(seated) => lost.set(Some(error)),
            effect => listen(app, seated, screen, effect),
        }
    });
    let seated = Seated::connect(code, heard);
    info_slot.set_value(Some(seated));
    let info = Memo::new(move |_| seated.room.read().info().cloned());
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
    title_tells(app, seated);
    let body = move || match (game.get(), playing.get()) {
        (None, _) => match lost.get() {
            Some(error) => shut_out(app, error),
            None => only("ui-connecting"),
        },
        (Some(_), false) if again.get() => only("ui-dealing-again"),
        (Some(game), false) => {
            let waiting = move || view! { <Waiting seated=seated info=info /> }.into_any();
            told(game.as_str(), Arc::new(waiting))
        }
        (Some(game), true) => chunks::table(game, seated, info),
    };
    let title = move || {
        let game = game.get()?;
        Some(view! { <h1 class="table-title">{move || app.story.read().game(game)}</h1> })
    };
    view! {
        <Header>{title} <WireState seated=seated /></Header>
        {body}
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

/// The title tells that it is my turn, for as long as it is.
fn title_tells(app: AppContext, seated: Seated) {
    let mine = Memo::new(move |_| seated.room.read().is_my_turn());
    leptos::prelude::Effect::new(move || {
        let title = if mine.get() {
            app.story
                .read()
                .say_common(&Line::new("ui-title-turn"))
        } else {
            "Zashiki".to_owned()
        };
        document().set_title(&title);
    });
    on_cleanup(|| document().set_title("Zashiki"));
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

/// Whether the connection lives.
#[component]
fn WireState(seated: Seated) -> impl IntoView {
    let state = Memo::new(move |_| {
        let link = seated.room.read().link();
        match link {
            Wire::Refused => ("wire lost", "ui-wire-lost"),
            _ if !seated.online.get() => ("wire lost", "ui-wire-offline"),
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
struct Screen(StoredValue<Option<Shows>>);

/// Shows that these events have happened.
type Shows = Callback<Vec<Arc<Value>>>;

/// What the model has to say beside what it knows.
fn listen(app: AppContext, seated: Seated, screen: Screen, effect: Effect) {
    let game = seated
        .room
        .read_untracked()
        .info()
        .map(|info| info.game);
    match effect {
        Effect::Happened { events, .. } => {
            if let Some(shows) = screen.0.get_value() {
                shows.run(events);
            }
        }
        Effect::Refused { error, .. } | Effect::Trouble(error) => {
            let known = seated.room.read_untracked();
            let names = known
                .info()
                .map(|info| app.story.read_untracked().seated(info));
            let why = failure_at(app, game, &error, &names.unwrap_or_default());
            app.tell(why);
        }
        Effect::MyTurn(_) => signal(app),
        Effect::AskedAgain => app.tell(say_now(app, &Line::new("ui-asked-again"))),
        Effect::TimeUp(_) => app.tell(say_now(app, &Line::new("ui-time-up"))),
        // What was refused before is answered by now.
        Effect::Arrived | Effect::Done(_) => app.hush(),
        Effect::OpenAfter(_)
        | Effect::Close
        | Effect::Send(_)
        | Effect::GetReady
        | Effect::Sealed => {}
    }
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

/// The table of a game.
pub(crate) fn match_table<G: Drawn>(seated: Seated, info: Memo<Option<TableInfo>>) -> AnyView {
    let app = expect_context::<AppContext>();
    let game = Match::<G>::new(played(seated, info), kept_selection::<G>(info));
    let Screen(screen) = expect_context();
    screen.set_value(Some(Callback::new(move |events: Vec<_>| {
        game.show(app, &events);
    })));
    on_cleanup(move || screen.set_value(None));
    let outcome = Signal::derive(move || {
        seated
            .room
            .read()
            .game()
            .and_then(|game| game.outcome)
    });
    note_the_end(G::ID, outcome);
    ring_the_end(app, game.play, outcome);
    let past = past(info, outcome);
    let end = End { outcome, past };
    let after: ChildrenFn =
        Arc::new(move || view! { <After seated=seated info=info /> }.into_any());
    let offer =
        untrack(|| info.read().as_ref().map(|info| info.game)).filter(|_| !is_watching(seated));
    let company: ChildrenFn = Arc::new(move || {
        view! {
            <Absentees seated=seated info=info />
            {offer.map(|game| view! { <Offer game=game /> })}
        }
        .into_any()
    });
    view! {
        <main class="table-page">
            <Ready<G>>
                <Frame<G> game=game end=end after=after.clone() company=company.clone() />
            </Ready<G>>
        </main>
    }
    .into_any()
}

fn is_watching(seated: Seated) -> bool {
    let room = seated.room.read_untracked();
    room.you().is_none_or(|you| you.seats.is_empty())
}

/// How the match came about, read from its record when it is over.
fn past(info: Memo<Option<TableInfo>>, outcome: Signal<Option<Outcome>>) -> Signal<Option<Past>> {
    let past = RwSignal::new(None::<Past>);
    let finished = Memo::new(move |_| {
        let id = info
            .read()
            .as_ref()
            .map(|info| (info.game, info.match_id));
        id.filter(|_| outcome.read().is_some())
    });
    effect(Box::new(move || {
        let Some((game, id)) = finished.get() else {
            past.set(None);
            return;
        };
        spawn_local(async move {
            let Ok(file) = http::record(id).await else {
                return;
            };
            let record = FairDeal::split(&file).map_or(file.as_str(), |(_, record)| record);
            if let Some(course) = chunks::course(game, record).await.map(Arc::new) {
                // The table may be gone by then.
                let _ = past.try_set(Some(Past { course, id }));
            }
        });
    }));
    past.into()
}

/// Who has seen a match of a game to its end is a beginner no longer.
fn note_the_end(game: &'static str, outcome: Signal<Option<Outcome>>) {
    effect(Box::new(move || {
        if outcome.read().is_some() {
            prefs::keep(&format!("played-{game}"), "yes");
        }
    }));
}

/// Whether the table waits for the person between turns: in the first match of a game, unless something was chosen.
fn waits_between_turns(app: AppContext, info: Memo<Option<TableInfo>>) -> Signal<bool> {
    let game = info
        .read_untracked()
        .as_ref()
        .map(|info| info.game);
    let first = game.is_some_and(|game| prefs::recall(&format!("played-{game}")).is_none());
    Signal::derive(move || app.waits.get().unwrap_or(first))
}

/// Bots pause as the person's pace says; in the games where each of their moves is a story, longer.
fn tell_bots_to_pause(app: AppContext, seated: Seated, game: Memo<Option<GameId>>) {
    effect(Box::new(move || {
        let usual = match game.get().map(GameId::as_str) {
            Some("samurai-sword" | "samurai-spirit") => 185.0,
            _ => 100.0,
        };
        let percent = (usual * app.pace.get().factor()) as u16;
        if seated.room.read().link() == Wire::Live {
            seated.say_pause(percent);
        }
    }));
}

/// Whoever is there when a match ends hears how.
fn ring_the_end(app: AppContext, play: Play, outcome: Signal<Option<Outcome>>) {
    let goes_on = StoredValue::new(false);
    effect(Box::new(move || match *outcome.read() {
        None => goes_on.set_value(true),
        Some(ended) if goes_on.get_value() => {
            goes_on.set_value(false);
            let me = untrack(|| play.me());
            if let Some(me) = me {
                let won = ended.winners().contains(me);
                sound::play(app, [if won { Sound::Win } else { Sound::Lose }]);
            }
        }
        Some(_) => {}
    }));
}

/// The match as its drawing sees it.
fn played(seated: Seated, info: Memo<Option<TableInfo>>) -> Play {
    let app = expect_context::<AppContext>();
    let active = RwSignal::new(None);
    let mine = Memo::new(move |_| match seated.room.read().you()?.seats.as_slice() {
        // Somebody with several seats is told of each by name.
        [seat] => Some(*seat),
        _ => None,
    });
    let people = Memo::new(move |_| {
        let known = info.read();
        let known = known
            .as_ref()
            .map(|info| app.story.read().seated(info));
        known.unwrap_or_default().read_by(mine.get())
    });
    let play = Play {
        board: Memo::new_with_compare(
            move |_| seated.room.read().board(active.get()).cloned(),
            // What is shared with the room as it was has not changed.
            |before, now| match (before, now) {
                (Some(Some(before)), Some(Some(now))) => !Arc::ptr_eq(before, now),
                (before, now) => before != now,
            },
        ),
        people,
        names: people,
        waits_for: Memo::new(move |_| {
            seated
                .room
                .read()
                .game()
                .map(|game| game.waits_for)
                .unwrap_or_default()
        }),
        act: Callback::new(move |action| act(seated, active.get_untracked(), action)),
        taught: false,
        asked: RwSignal::new(None),
        theatre: Theatre::new(waits_between_turns(app, info)),
        keys: None,
    };
    // One person with several seats looks from the seat that is asked.
    leptos::prelude::Effect::new(move || {
        let room = seated.room.read();
        let Some(game) = room.game() else { return };
        let asked = game.boards.iter().find(|board| {
            board
                .choice
                .as_ref()
                .is_some_and(|choice| choice.waited)
        });
        if let Some(seat) = asked.and_then(|board| board.viewer) {
            active.set(Some(seat));
        }
    });
    play
}

/// What is lifted or marked; a reload of the page does not let go of it.
fn kept_selection<G: Drawn>(info: Memo<Option<TableInfo>>) -> RwSignal<G::Selection> {
    let name = move || {
        let info = info.read_untracked();
        info.as_ref()
            .map(|info| format!("lifted-{}-{}", info.code, info.number))
            .unwrap_or_default()
    };
    let kept = prefs::recall_here(&name()).and_then(|kept| read(&kept).ok());
    let selection = RwSignal::new(kept.unwrap_or_default());
    effect(Box::new(move || {
        if let Ok(text) = serde_json::to_string(&*selection.read()) {
            prefs::keep_here(&name(), &text);
        }
    }));
    selection
}

/// Answers the choice that is open.
fn act(seated: Seated, seat: Option<game_core::Seat>, action: String) {
    let answer = {
        let room = seated.room.read_untracked();
        let board = room.board(seat);
        let choice = board.and_then(|board| Some((board.viewer?, board.choice.as_ref()?.number)));
        let played = room.game().map(|game| (game.number, game.era));
        let code = room.info().map(|info| info.code);
        choice.zip(played).zip(code)
    };
    if let Some((((seat, choice), (number, era)), code)) = answer {
        keys::let_go();
        seated.note_action(code, (number, era, seat));
        seated.ask(Command::Act {
            seat,
            choice,
            action,
        });
    }
}
