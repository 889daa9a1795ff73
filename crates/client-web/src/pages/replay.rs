//! A finished match once more: a slider, any seat's view, and whether the deal was fair.

use std::sync::Arc;

use client_core::fair::{Noted, Verdict, verdict};
use client_core::replay::{Film, Moment};
use client_core::room::BoardModel;
use client_core::story::Line;
use fair_deal::{FairDeal, Form};
use game_core::{Outcome, Seat, Viewer};
use leptos::prelude::*;
use protocol::{Choice, MatchId};

use crate::app::AppContext;
use crate::chunks;
use crate::games::Drawn;
use crate::net::http;
use crate::pages::header::Header;
use crate::pages::home::played;
use crate::prefs;
use crate::table::frame::Frame;
use crate::table::ready::Ready;
use crate::table::theatre::Theatre;
use crate::table::{Match, Play};
use crate::words::{failure, say, t};

/// The page.
#[component]
pub(crate) fn Replay(id: MatchId) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let found = LocalResource::new(move || async move {
        let summary = http::finished(id).await?;
        Ok::<_, protocol::Failure>((summary, http::record(id).await?))
    });
    let body = move || match found.get() {
        None => view! { <p>{t("ui-connecting")}</p> }.into_any(),
        Some(Err(error)) => {
            view! { <p class="problem">{failure(app, None, &error)}</p> }.into_any()
        }
        Some(Ok((summary, file))) => {
            let story = app.story.read_untracked();
            let names = summary
                .players
                .iter()
                .map(|player| played(&story, player))
                .collect();
            chunks::replay(summary.game, id, names, file)
        }
    };
    view! {
        <Header>
            <h1 class="table-title">{t("ui-replay-title")}</h1>
        </Header>
        <main class="table-page replay">{body}</main>
    }
}

/// A finished match of a game.
pub(crate) fn film<G: Drawn>(id: MatchId, names: Vec<String>, file: &str) -> AnyView {
    let noted = prefs::recall(&format!("deal-{id}")).and_then(|noted| noted.parse().ok());
    let verdict = verdict::<G>(file, id, noted);
    let (deal, record) = FairDeal::split(file).unwrap_or((None, file));
    let aborted = match deal.map(|deal| deal.form) {
        Some(Form::Sealed { attempt }) => attempt.saturating_sub(1),
        _ => 0,
    };
    let Some(opened) = Film::<G>::open(record) else {
        return view! { <p class="problem">{t("ui-no-replay")}</p> }.into_any();
    };
    let reel = Reel {
        last: opened.len(),
        at: Box::new(move |at, viewer| opened.at(at, viewer)),
    };
    let (play, outcome, controls) = projected(id, names, reel, (verdict, aborted, noted));
    let game = Match::<G>::new(play, RwSignal::new(G::Selection::default()));
    view! {
        {controls}
        <Ready<G>>
            <Frame<G> game=game outcome=outcome />
        </Ready<G>>
    }
    .into_any()
}

/// A film whose game is forgotten, so that what shows it is in the program only once.
struct Reel {
    /// How many actions there are.
    last: usize,
    /// The moment after the first `n` of them.
    at: Box<dyn Fn(usize, Viewer) -> Option<Moment> + Send + Sync>,
}

/// The match as its drawing sees it, and what leads through it.
fn projected(
    id: MatchId,
    names: Vec<String>,
    reel: Reel,
    (verdict, aborted, noted): (Verdict, u32, Option<Noted>),
) -> (Play, Signal<Option<Outcome>>, AnyView) {
    let Reel { last, at: moment } = reel;
    let seats = names.len();
    let at = RwSignal::new(last);
    let seat = RwSignal::new(None::<Seat>);
    let shown = Memo::new(move |_| {
        let viewer = seat.get().map_or(Viewer::Spectator, Viewer::Seat);
        moment(at.get(), viewer)
    });
    let shown_names = client_core::story::Names::new(names.clone());
    let people = Memo::new(move |_| shown_names.clone().read_by(seat.get()));
    let play = Play {
        board: Memo::new(move |_| {
            let shown = shown.get()?;
            let (viewer, choice) = (seat.get(), None::<Choice>);
            Some(Arc::new(BoardModel {
                viewer,
                events: shown.events,
                view: shown.view,
                choice,
            }))
        }),
        people,
        names: people,
        waits_for: Memo::new(move |_| {
            shown
                .read()
                .as_ref()
                .map(|shown| shown.waits_for)
                .unwrap_or_default()
        }),
        act: Callback::new(|_| {}),
        taught: false,
        asked: RwSignal::new(None),
        theatre: Theatre::new(),
    };
    let outcome = Signal::derive(move || {
        shown
            .read()
            .as_ref()
            .and_then(|shown| shown.outcome)
    });
    let step = move |by: isize| at.update(|at| *at = at.saturating_add_signed(by).min(last));
    let choose = move |word: String| seat.set(word.parse().ok());
    let options = (0..seats)
        .zip(names)
        .map(|(seat, name)| view! { <option value=seat>{name}</option> });
    let controls = view! {
        <div class="controls">
            <button aria-label=t("ui-back") on:click=move |_| step(-1)>
                "◂"
            </button>
            <input
                type="range"
                min="0"
                max=last
                prop:value=move || at.get()
                aria-label=t("ui-position")
                on:input=move |event| at.set(event_target_value(&event).parse().unwrap_or(last))
            />
            <button aria-label=t("ui-forward") on:click=move |_| step(1)>
                "▸"
            </button>
            <select
                aria-label=t("ui-seen-by")
                on:change=move |event| choose(event_target_value(&event))
            >
                <option value="">{t("ui-public")}</option>
                {options.collect_view()}
            </select>
            <a class="button" href=http::record_path(id) download=format!("{id}.txt")>
                {t("ui-record")}
            </a>
            <span class="tag" class:good=verdict == Verdict::Proven>
                {move || t(fairness(verdict))()}
            </span>
            {(aborted > 0)
                .then(|| {
                    view! {
                        <span class="tag">
                            {say(move || {
                                Line::new("ui-fair-aborted").with("count", aborted as usize)
                            })}
                        </span>
                    }
                })}
        </div>
        {noted
            .and_then(by_hand)
            .map(|command| {
                view! {
                    <details class="change">
                        <summary>{t("ui-verify-yourself")}</summary>
                        <code class="hash">{format!("zashiki verify {id}.txt {command}")}</code>
                    </details>
                }
            })}
    };
    (play, outcome, controls.into_any())
}

/// What is given to `zashiki verify` to check the file without this page.
fn by_hand(noted: Noted) -> Option<String> {
    match noted {
        Noted::Open { commitment, share } => {
            Some(format!("--commitment {commitment} --share {share}"))
        }
        Noted::Bound { share, seal, .. } => Some(format!("--seal {} --share {share}", seal?)),
    }
}

/// What is said about the deal.
fn fairness(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Proven => "ui-fair-yes",
        Verdict::Weak => "ui-fair-weak",
        Verdict::Elsewhere => "ui-fair-elsewhere",
        Verdict::Consistent => "ui-fair-consistent",
        Verdict::Wrong => "ui-fair-no",
        Verdict::NoProof => "ui-fair-unknown",
    }
}
