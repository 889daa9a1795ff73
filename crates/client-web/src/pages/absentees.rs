//! The people of a running match: who is away, wishes to take something back, whose time runs out.

use client_core::room::Room;
use client_core::story::Line;
use game_core::Seat;
use leptos::prelude::*;
use protocol::{Absence, Command, GuestId, Phase, Sitter, TableInfo, UndoInfo};

use crate::app::AppContext;
use crate::net::seat::{Acted, Seated};
use crate::pages::asks::asks;
use crate::words::{say, t};

/// Everything about people that matters during a match, in one line below the question.
#[component]
pub(crate) fn Absentees(seated: Seated, info: Memo<Option<TableInfo>>) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let me = Memo::new(move |_| seated.room.read().you().map(|you| you.guest));
    let absent = move || {
        let info = info.get()?;
        let host = info.host.is_some() && info.host == me.get();
        let list = info
            .seats
            .into_iter()
            .filter_map(|seat| match seat.sitter {
                Sitter::Guest {
                    guest,
                    name,
                    mark,
                    absence,
                    ..
                } if absence != Absence::Here => {
                    let name = app.story.read().person(&name, mark);
                    Some(absence_line(
                        seated,
                        seat.seat,
                        (guest, name, absence),
                        me.get(),
                        host,
                    ))
                }
                _ => None,
            });
        Some(list.collect_view())
    };
    let wish = move || {
        let info = info.get()?;
        let undo = info.undo.clone()?;
        Some(wish_line(seated, &info, &undo))
    };
    view! {
        <div class="company">
            <TakeBack seated=seated info=info />
            <Clock seated=seated />
            {wish}
            <ul class="absent">{absent}</ul>
        </div>
    }
}

/// Somebody is away, or a bot plays for them.
fn absence_line(
    seated: Seated,
    seat: Seat,
    (guest, name, absence): (GuestId, String, Absence),
    me: Option<GuestId>,
    host: bool,
) -> impl IntoView {
    let plays = absence == Absence::BotPlays;
    let mine = me == Some(guest);
    let text = say(move || {
        let id = if plays { "ui-bot-plays" } else { "ui-is-away" };
        Line::new(id).with("name", name.clone())
    });
    view! {
        <li>
            <span>{text}</span>
            {(plays && mine).then(|| asks(seated, "ui-return", Command::Return { seat }))}
            {(!plays && host && !mine)
                .then(|| asks(seated, "ui-take-over", Command::TakeOver { seat }))}
        </li>
    }
}

/// Somebody wishes to take an action back.
fn wish_line(seated: Seated, info: &TableInfo, undo: &UndoInfo) -> impl IntoView + use<> {
    let app = expect_context::<AppContext>();
    let names = app.story.read().seated(info);
    let name = names
        .get(undo.seat)
        .unwrap_or_default()
        .to_owned();
    let room = seated.room.read();
    let asked = room.you().is_some_and(|you| {
        you.seats
            .iter()
            .any(|seat| undo.open.contains(seat))
    });
    let answers = move || {
        let agrees = [("ui-undo-agree", true), ("ui-undo-refuse", false)];
        agrees
            .map(|(label, agree)| asks(seated, label, Command::AnswerUndo { agree }))
            .collect_view()
    };
    view! {
        <p class="wish" role="status">
            <span>{say(move || Line::new("ui-undo-wish").with("name", name.clone()))}</span>
            {asked.then(answers)}
        </p>
    }
}

/// Takes one's last action back, at once where it is safe, otherwise the others are asked.
#[component]
fn TakeBack(seated: Seated, info: Memo<Option<TableInfo>>) -> impl IntoView {
    let last = Memo::new(move |_| {
        let info = info.read();
        let info = info.as_ref()?;
        let room = seated.room.read();
        may_take_back(info, &room, seated.acted.get()?)
    });
    let go = move |_| {
        if let Some(seat) = last.get_untracked() {
            seated.ask(Command::Undo { seat });
        }
    };
    view! {
        <Show when=move || last.get().is_some()>
            <button class="quiet" title=t("ui-undo-rule") on:click=go>
                {t("ui-undo")}
            </button>
        </Show>
    }
}

/// Whose last action can be taken back, if it can: it was done here, nothing was taken back since, it is not only
/// to be chosen again, and everybody who would have to agree can. Where there are only bots, the table says whether.
fn may_take_back(info: &TableInfo, room: &Room, (number, era, seat): Acted) -> Option<Seat> {
    let game = room.game()?;
    let stands_in = |sitter: &Sitter| {
        matches!(
            sitter,
            Sitter::Guest {
                absence: Absence::BotPlays,
                ..
            }
        )
    };
    let open = info.phase == Phase::Playing
        && info.undo.is_none()
        && !info
            .seats
            .iter()
            .any(|seat| stands_in(&seat.sitter));
    let me = room.you()?.guest;
    let is_other = |sitter: &Sitter| matches!(sitter, Sitter::Guest { guest, .. } if *guest != me);
    let asks = info
        .seats
        .iter()
        .any(|seat| is_other(&seat.sitter));
    let choice = game.board(Some(seat))?.choice.as_ref();
    let is_changeable = choice.is_some_and(|choice| !choice.waited);
    (open && (asks || game.free_undo) && (game.number, game.era) == (number, era) && !is_changeable)
        .then_some(seat)
}

/// How long those who are waited for may still take.
#[component]
fn Clock(seated: Seated) -> impl IntoView {
    let left = RwSignal::new(None::<u64>);
    // Every decision has its own time, even if it is told with the same number.
    let told = Memo::new(move |_| seated.room.read().clock());
    Effect::new(move || left.set(told.get().left.map(|left| left / 1000)));
    let tick = set_interval_with_handle(
        move || left.update(|left| *left = left.map(|left| left.saturating_sub(1))),
        std::time::Duration::from_secs(1),
    );
    on_cleanup(move || {
        if let Ok(tick) = tick {
            tick.clear();
        }
    });
    let shown = move || {
        left.get()
            .map(|left| format!("{}:{:02}", left / 60, left % 60))
    };
    view! {
        <span class="clock" class:soon=move || left.get().is_some_and(|left| left <= 10)>
            {shown}
        </span>
    }
}
