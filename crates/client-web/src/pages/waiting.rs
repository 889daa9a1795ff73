//! The waiting room: seats, invitation, bots, ready, start.

use client_core::story::{Line, Story};
use game_core::Seat;
use leptos::prelude::*;
use protocol::{Absence, Command, GuestId, KickedInfo, Phase, SeatInfo, Sitter, TableInfo};
use roster::{GameId, Level};

use crate::app::AppContext;
use crate::art;
use crate::chunks;
use crate::net::seat::Seated;
use crate::pages::asks::{asks, button, tag};
use crate::pages::meet::Meet;
use crate::pages::name::NameHere;
use crate::pages::options::{Chosen, OptionFields};
use crate::table::people::Face;
use crate::words::{say, say_now, t};

/// The waiting room.
#[component]
pub(crate) fn Waiting(seated: Seated, info: Memo<Option<TableInfo>>) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let me = Memo::new(move |_| seated.room.read().you().map(|you| you.guest));
    let host = Memo::new(move |_| {
        info.read()
            .as_ref()
            .is_some_and(|info| info.host.is_some() && info.host == me.get())
    });
    let mine = move |sitter: &Sitter| matches!(sitter, Sitter::Guest { guest, .. } if Some(*guest) == me.get());
    let seats = move || {
        let info = info.get()?;
        let sits = info.seats.iter().any(|seat| mine(&seat.sitter));
        let may_sit = (!sits || info.several_seats) && barred(&info, me.get()).is_none();
        let game = info.game;
        let list = info.seats.into_iter().map(|seat| {
            let own = mine(&seat.sitter);
            let host = host.get();
            view! { <SeatLine seated=seated game=game seat=seat own=own host=host may_sit=may_sit /> }
        });
        Some(list.collect_view())
    };
    let ready = Memo::new(move |_| {
        info.read()
            .as_ref()
            .is_some_and(|info| is_ready(info, me.get()))
    });
    let sits = Memo::new(move |_| {
        seated
            .room
            .read()
            .you()
            .is_some_and(|you| !you.seats.is_empty())
    });
    // The host's own word is part of the start.
    let complete = Memo::new(move |_| {
        info.read()
            .as_ref()
            .is_some_and(|info| is_complete(info, me.get()))
    });
    let start = move |_| {
        if sits.get_untracked() && !ready.get_untracked() {
            seated.ready();
        }
        seated.ask(Command::Start {});
    };
    let dealing = Memo::new(move |_| {
        info.read()
            .as_ref()
            .is_some_and(|info| info.phase == Phase::Dealing)
    });
    let locked = Memo::new(move |_| {
        info.read()
            .as_ref()
            .is_some_and(|info| info.locked)
    });
    let lock = move || lock(seated, locked.get());
    let hint = move || {
        let barred = info
            .read()
            .as_ref()
            .and_then(|info| barred(info, me.get()));
        t(barred.unwrap_or_else(|| hint(dealing.get(), host.get())))()
    };
    let kicked = move || {
        let list = info
            .get()
            .filter(|_| host.get())?
            .kicked
            .into_iter();
        Some(
            list.map(|person| kicked_line(seated, &app.story.read(), &person))
                .collect_view(),
        )
    };
    let game = untrack(|| info.read().as_ref().map(|info| info.game));
    let scene = game.map(|game| view! { <div class="game-art banner">{art::scene(game)}</div> });
    // The host invites first; who was invited looks for a seat.
    // Nobody can come to a table on this device.
    let here = seated.place.is_here();
    let invitation = move || (!here).then(|| chunks::invitation(info));
    view! {
        <main class="page narrow waiting">
            {scene} {move || host.get().then(invitation)} <section class="panel">
                <h2>{t("ui-seats")}" "{move || locked.get().then(|| tag("ui-locked"))}</h2>
                {(!here).then(|| view! { <NameHere seated=seated /> })}
                <ul class="seats">{seats}</ul>
                <div class="buttons">
                    <Show when=move || sits.get() && !ready.get()>
                        <button class="primary" on:click=move |_| seated.ready()>
                            {t("ui-ready")}
                        </button>
                    </Show>
                    {move || {
                        ready.get().then(|| asks(seated, "ui-not-ready", Command::NotReady {}))
                    }}
                    <Show when=move || {
                        host.get()
                    }>
                        {asks(seated, "ui-fill", Command::FillWithBots {})}
                        <button
                            class="primary"
                            disabled=move || !complete.get() || dealing.get()
                            on:click=start
                        >
                            {t("ui-start")}
                        </button> {move || (!here).then(lock)}
                    </Show>
                </div>
                <Meet seated=seated info=info host=host ready=ready complete=complete />
                <p class="soft" role="status">
                    {hint}
                </p>
                <ul class="seats barred">{kicked}</ul>
            </section> {move || (!host.get()).then(invitation)}
            <Options seated=seated info=info host=host />
        </main>
    }
}

/// What will be played, and the promise about the deal.
#[component]
fn Options(seated: Seated, info: Memo<Option<TableInfo>>, host: Memo<bool>) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let aborted = move || given_up(info.read().as_ref()?.deal.aborted);
    let options = move || {
        let info = info.get()?;
        let story = app.story.read();
        let list = story.config_words(info.game, &info.config);
        Some(
            list.into_iter()
                .map(|line| view! { <li>{line}</li> })
                .collect_view(),
        )
    };
    view! {
        <section class="panel">
            <h2>{t("ui-options")}</h2>
            <ul class="plain">{options}</ul>
            <Show when=move || host.get()>
                <ChangeOptions seated=seated info=info />
            </Show>
            <p class="soft small">
                {t("ui-fair")}" "
                <code class="hash">
                    {move || info.read().as_ref().map(|info| info.deal.commitment.to_string())}
                </code>
            </p>
            {aborted}
        </section>
    }
}

/// Lets nobody new sit down, or lets them again.
fn lock(seated: Seated, locked: bool) -> AnyView {
    if locked {
        return asks(seated, "ui-unlock", Command::Unlock {});
    }
    asks(seated, "ui-lock", Command::Lock {})
}

/// Whether this person has said to be ready.
fn is_ready(info: &TableInfo, me: Option<GuestId>) -> bool {
    let mine = |seat: &SeatInfo| matches!(seat.sitter, Sitter::Guest { guest, ready: true, .. } if Some(guest) == me);
    info.seats.iter().any(mine)
}

/// Whether every seat is taken and everybody else ready.
fn is_complete(info: &TableInfo, me: Option<GuestId>) -> bool {
    info.seats.iter().all(|seat| match &seat.sitter {
        Sitter::Free => false,
        Sitter::Guest { guest, ready, .. } => *ready || Some(*guest) == me,
        Sitter::Bot { .. } => true,
    })
}

/// What happens now, or what to do.
fn hint(dealing: bool, host: bool) -> &'static str {
    match (dealing, host) {
        (true, _) => "ui-dealing",
        (false, true) => "ui-host-hint",
        (false, false) => "ui-guest-hint",
    }
}

/// Why somebody may not sit down, whatever seat is free.
fn barred(info: &TableInfo, me: Option<GuestId>) -> Option<&'static str> {
    let sits =
        |seat: &SeatInfo| matches!(seat.sitter, Sitter::Guest { guest, .. } if Some(guest) == me);
    if info
        .kicked
        .iter()
        .any(|person| Some(person.guest) == me)
    {
        return Some("error-kicked");
    }
    let locked = info.locked && info.host != me && !info.seats.iter().any(sits);
    locked.then_some("error-table_locked")
}

/// Somebody who was sent away; the host may think better of it.
fn kicked_line(seated: Seated, story: &Story, person: &KickedInfo) -> impl IntoView + use<> {
    let guest = person.guest;
    view! {
        <li class="seat">
            <span class="who">{story.person(&person.name, 1)}{tag("ui-barred")}</span>
            {asks(seated, "ui-allow", Command::Allow { guest })}
        </li>
    }
}

/// How many times dealing this match was given up, if it was.
fn given_up(count: u32) -> Option<impl IntoView> {
    let words = say(move || Line::new("ui-fair-aborted").with("count", count as usize));
    (count > 0).then(|| view! { <p class="soft small">{words}</p> })
}

/// The host changes the options; everybody has to get ready again.
#[component]
fn ChangeOptions(seated: Seated, info: Memo<Option<TableInfo>>) -> impl IntoView {
    let fields = move || {
        let info = info.get()?;
        let chosen = Chosen::new(info.game, &info.config);
        let apply = move |event: leptos::ev::SubmitEvent| {
            event.prevent_default();
            seated.ask(Command::Options {
                config: chosen.words(),
            });
        };
        Some(view! {
            <form class="options" on:submit=apply>
                <OptionFields game=info.game chosen=chosen />
                <button>{t("ui-apply")}</button>
            </form>
        })
    };
    view! {
        <details class="change">
            <summary>{t("ui-change-options")}</summary>
            {fields}
        </details>
    }
}

/// The host puts a bot of some level on a seat.
#[component]
fn AddBot(seated: Seated, seat: Seat, game: GameId) -> impl IntoView {
    // The strongest first: it is what most people want.
    let levels = game.levels().iter().rev();
    let levels = levels.map(|level| {
        view! { <option value=level.as_str()>{say(move || Line::new(format!("level-{level}")))}</option> }
    });
    let levels = levels.collect_view();
    let add = move |event: leptos::ev::Event| {
        if let Ok(level) = event_target_value(&event).parse::<Level>() {
            seated.ask(Command::Bot {
                seat,
                level: Some(level.into()),
            });
        }
    };
    view! {
        <select class="add-bot" aria-label=t("ui-add-bot") on:change=add>
            <option value="">{t("ui-add-bot")}</option>
            {levels}
        </select>
    }
}

/// The link that friends open.
#[component]
pub(crate) fn Invitation(info: Memo<Option<TableInfo>>) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let link = move || {
        let origin = window().location().origin().unwrap_or_default();
        info.read()
            .as_ref()
            .map(|info| format!("{origin}/t/{}", info.code))
            .unwrap_or_default()
    };
    let copy = move || copy(app, &untrack(link), "ui-copied");
    view! {
        <section class="panel invitation">
            <h2>{t("ui-invite")}</h2>
            <p>{t("ui-invite-more")}</p>
            <div class="row">
                <input
                    type="text"
                    readonly
                    class="link"
                    aria-label=t("ui-invite")
                    prop:value=link
                />
                {button("ui-copy", copy)}
                {can_share().then(|| button("ui-share", move || share(&untrack(link))))}
            </div>
            <div class="qr" role="img" aria-label=t("ui-qr")>
                {move || art::qr(&link())}
            </div>
            <p class="soft">
                {t("ui-code")} ": "
                <code>{move || info.read().as_ref().map(|info| info.code.to_string())}</code>
            </p>
        </section>
    }
}

/// Puts something into the clipboard, and says so.
pub(crate) fn copy(app: AppContext, text: &str, done: &'static str) {
    let _ = window().navigator().clipboard().write_text(text);
    app.tell(say_now(app, &Line::new(done)));
}

/// Whether the device has a way to hand a link to other programs.
fn can_share() -> bool {
    js_sys::Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

fn share(link: &str) {
    let data = web_sys::ShareData::new();
    data.set_url(link);
    // Whoever changes their mind gets an error that concerns nobody.
    let _ = window().navigator().share_with_data(&data);
}

/// One seat: who sits there and what may be done about it.
#[component]
fn SeatLine(
    seated: Seated,
    game: GameId,
    seat: SeatInfo,
    own: bool,
    host: bool,
    may_sit: bool,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let number = seat.seat;
    let place = say(move || Line::new("ui-place").with("number", number.index() + 1));
    let who = match seat.sitter.clone() {
        Sitter::Free => view! { <span class="soft">{t("ui-free")}</span> }.into_any(),
        Sitter::Bot { level, face } => {
            let name = move || app.story.read().bot(face);
            let manner = move || app.story.read().bot_manner(level, face);
            view! {
                <span>{name}</span>
                <span class="manner">{manner}</span>
            }
            .into_any()
        }
        Sitter::Guest {
            name,
            mark,
            ready,
            absence,
            ..
        } => view! {
            <span>{move || app.story.read().person(&name, mark)}</span>
            <span class="tag" class:good=ready>
                {move || if ready { t("ui-is-ready")() } else { t("ui-is-not-ready")() }}
            </span>
            {(absence != Absence::Here).then(|| tag("ui-away"))}
        }
        .into_any(),
    };
    let picture = Face::of(&seat.sitter);
    let picture = move || picture.map(|face| face.view(&app.story.read()));
    let free = seat.sitter == Sitter::Free;
    let bot = matches!(seat.sitter, Sitter::Bot { .. });
    view! {
        <li class="seat" class:own=own class:free=free data-seat=number.index()>
            <span class="place">{place}</span>
            <span class="who">{picture}{who}</span>
            <span class="row">
                {((free || bot) && may_sit)
                    .then(|| asks(seated, "ui-sit", Command::Sit { seat: number }))}
                {own.then(|| asks(seated, "ui-stand", Command::Stand { seat: number }))}
                {(free && host).then(|| view! { <AddBot seated=seated seat=number game=game /> })}
                {(bot && host)
                    .then(|| asks(
                        seated,
                        "ui-remove",
                        Command::Bot {
                            seat: number,
                            level: None,
                        },
                    ))}
                {(!own && !free && !bot && host)
                    .then(|| asks(seated, "ui-kick", Command::Kick { seat: number }))}
            </span>
        </li>
    }
}
