//! After the match: once more, other options, the record, home.

use client_core::story::{Line, Names};
use game_core::Seat;
use leptos::prelude::*;
use protocol::{Absence, Command, Phase, Sitter, TableInfo};

use crate::app::AppContext;
use crate::net::seat::Seated;
use crate::pages::asks::asks;
use crate::route::{Link, Route};
use crate::words::t;

/// What stands below the result.
#[component]
pub(crate) fn After(seated: Seated, info: Memo<Option<TableInfo>>) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let host = move || {
        let room = seated.room.read();
        info.read()
            .as_ref()
            .is_some_and(|info| info.host.is_some() && info.host == room.you().map(|you| you.guest))
    };
    let own = Memo::new(move |_| {
        let room = seated.room.read();
        room.you()
            .map(|you| you.seats.clone())
            .unwrap_or_default()
    });
    let asked = Memo::new(move |_| {
        let info = info.read();
        info.as_ref().is_some_and(|info| {
            own.read()
                .iter()
                .any(|seat| info.again.contains(seat))
        })
    });
    let wishes = move || {
        let info = info.get()?;
        let story = app.story.read();
        let names = story.seated(&info);
        let line = wishes(&info, &own.read(), &names, asked.get())?;
        Some(story.say_common(&line))
    };
    let id = move || info.read().as_ref().map(|info| info.match_id);
    // Whoever is not the host opens a table of their own.
    let others = move || {
        info.get().map(|info| {
            view! {
                <Link to=Route::NewAs(info.game, info.config) class="button">
                    {t("ui-other-options")}
                </Link>
            }
        })
    };
    view! {
        <p class="wishes" role="status">
            {wishes}
        </p>
        <div class="buttons">
            <Show when=move || !own.read().is_empty() && !asked.get()>
                <button class="primary" on:click=move |_| seated.again()>
                    {t("ui-rematch")}
                </button>
            </Show>
            <Show when=host fallback=others>
                {asks(seated, "ui-other-options", Command::Rematch {})}
            </Show>
            {move || {
                id()
                    .map(|id| {
                        view! {
                            <Link to=Route::Replay(id) class="button">
                                {t("ui-replay")}
                            </Link>
                        }
                    })
            }}
            <Link to=Route::Home class="quiet">
                {t("ui-home")}
            </Link>
        </div>
    }
}

/// Who wants to play again, or who is waited for once I have said so.
fn wishes(info: &TableInfo, own: &[Seat], names: &Names, asked: bool) -> Option<Line> {
    let others = |wanted: bool| -> Vec<String> {
        let seats = info.seats.iter().filter(|seat| {
            let waits = matches!(&seat.sitter, Sitter::Guest { absence, .. } if wanted || *absence != Absence::BotPlays);
            waits && !own.contains(&seat.seat) && info.again.contains(&seat.seat) == wanted
        });
        seats
            .filter_map(|seat| names.get(seat.seat))
            .map(str::to_owned)
            .collect()
    };
    let (id, who) = if asked {
        ("ui-again-waits", others(false))
    } else {
        ("ui-again-wanted", others(true))
    };
    let line = || {
        Line::new(id)
            .with("count", who.len())
            .with("who", who.clone())
    };
    (!who.is_empty()).then(line)
}

/// Whether everybody has asked to play again and the next match is about to be dealt.
pub(crate) fn is_being_dealt_again(info: &TableInfo) -> bool {
    let opened = matches!(info.phase, Phase::Waiting | Phase::Dealing);
    let all = info.seats.iter().all(|seat| match &seat.sitter {
        Sitter::Free => false,
        Sitter::Bot { .. } => true,
        Sitter::Guest { absence, .. } => {
            info.again.contains(&seat.seat) && *absence == Absence::Here
        }
    });
    opened && all && !info.again.is_empty()
}
