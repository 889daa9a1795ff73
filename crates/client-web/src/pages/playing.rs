//! A match at a table of the server: what its drawing is given, and what follows when it ends.

use std::sync::Arc;

use client_core::guide::Sound;
use client_core::room::read;
use fair_deal::FairDeal;
use game_core::Outcome;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Command, TableInfo};

use crate::app::AppContext;
use crate::chunks;
use crate::games::Drawn;
use crate::net::seat::Seated;
use crate::net::{here, http};
use crate::pages::absentees::Absentees;
use crate::pages::after::After;
use crate::pages::lessons::Offer;
use crate::pages::table::Screen;
use crate::prefs;
use crate::table::frame::Frame;
use crate::table::game::effect;
use crate::table::ready::Ready;
use crate::table::result::{End, Past};
use crate::table::theatre::Theatre;
use crate::table::{ActText, Match, Play, keys, sound};

/// The table of a game.
pub(crate) fn match_table<G: Drawn>(seated: Seated, info: Memo<Option<TableInfo>>) -> AnyView {
    let app = expect_context::<AppContext>();
    let game = Match::<G>::new(played(seated, info), kept_selection::<G>(seated, info));
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
            let file = match here::kept(id).await {
                Some(kept) => Ok(kept.file),
                None => http::record(id).await,
            };
            let Ok(file) = file else { return };
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
        act: Callback::new(move |action: ActText| {
            answer_choice(seated, active.get_untracked(), action.into_text());
        }),
        taught: false,
        asked: RwSignal::new(None),
        theatre: Theatre::new(app.waits_for_me()),
        keys: None,
    };
    // One person with several seats looks from the seat that is asked.
    Effect::new(move || {
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
fn kept_selection<G: Drawn>(
    seated: Seated,
    info: Memo<Option<TableInfo>>,
) -> RwSignal<G::Selection> {
    let name = move || {
        let info = info.read_untracked();
        info.as_ref()
            .map(|info| seated.own(&format!("lifted-{}-{}", info.code, info.number)))
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
fn answer_choice(seated: Seated, seat: Option<game_core::Seat>, action: String) {
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
