//! A finished match once more, and whether its deal was fair.

use std::sync::Arc;

use client_core::fair::{Noted, Verdict, verdict};
use client_core::recap::Course;
use client_core::replay::Film;
use client_core::story::Line;
use fair_deal::{FairDeal, Form};
use game_core::{Seat, Viewer};
use leptos::prelude::*;
use protocol::{MatchId, MatchSummary, Player};

use crate::app::AppContext;
use crate::chunks;
use crate::games::Drawn;
use crate::net::{here, http};
use crate::pages::header::Header;
use crate::pages::history::is_me;
use crate::pages::reel::{Cards, Projector, Reel};
use crate::prefs;
use crate::table::Match;
use crate::table::frame::Frame;
use crate::table::people::provide_faces_of;
use crate::table::ready::Ready;
use crate::table::result::{End, Past};
use crate::words::{failure, say, t};

/// The page.
#[component]
pub(crate) fn Replay(id: MatchId) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let found = LocalResource::new(move || async move {
        if let Some(kept) = here::kept(id).await {
            return Ok((kept.summary, kept.file));
        }
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
            // Of those in a file nothing is known but their seats.
            let names = if is_from_file(&summary) {
                Vec::new()
            } else {
                story.played(&summary.players)
            };
            provide_faces_of(&summary.players);
            let own = summary
                .players
                .iter()
                .find(|player| is_me(app, player))
                .map(|player| player.seat);
            chunks::replay(summary.game, id, names, own, file)
        }
    };
    view! {
        <Header>
            <h1 class="table-title">{t("ui-replay-title")}</h1>
        </Header>
        <main class="table-page replay">{body}</main>
    }
}

/// How a match of a game came about, from its record.
pub(crate) fn course_of<G: Drawn>(record: &str) -> Option<Course> {
    Film::<G>::open(record)?.course()
}

/// What lists say of the match in a file; nothing unless it is sound to its end. Neither who played stands in it nor
/// when, so that it has the date on which it is read.
pub(crate) fn summary_of<G: Drawn>(id: MatchId, file: &str) -> Option<MatchSummary> {
    if verdict::<G>(file, id, None) == Verdict::Wrong {
        return None;
    }
    let (_, record) = FairDeal::split(file).ok()?;
    let opened = Film::<G>::open(record)?;
    let nobody = |seat| Player {
        seat,
        guest: None,
        name: String::new(),
        face: None,
    };
    Some(MatchSummary {
        id,
        game: G::ID.parse().ok()?,
        config: opened.config(),
        finished_at: js_sys::Date::now() as u64,
        outcome: opened.outcome()?,
        players: Seat::all(opened.seats()).map(nobody).collect(),
    })
}

/// Whether a match was kept from a file, so that nobody knows who played.
pub(crate) fn is_from_file(summary: &MatchSummary) -> bool {
    let players = &summary.players;
    players
        .iter()
        .all(|player| player.guest.is_none() && player.name.is_empty())
}

/// A finished match of a game.
pub(crate) fn film<G: Drawn>(
    id: MatchId,
    names: Vec<String>,
    own: Option<Seat>,
    file: &str,
) -> AnyView {
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
    let opened = Arc::new(opened);
    let app = expect_context::<AppContext>();
    let names = if names.is_empty() {
        numbered(app, opened.seats())
    } else {
        names
    };
    let last = opened.len();
    let course = Arc::new(opened.course().unwrap_or_default());
    let (held, told) = (Arc::clone(&opened), Arc::clone(&opened));
    let laid = Arc::clone(&opened);
    let hands = move |at| {
        let seats = Seat::all(held.seats());
        let hand = |seat| G::hand(&held.view(at, Viewer::Seat(seat))?);
        seats.filter_map(hand).collect()
    };
    let reel = Reel {
        id,
        game: G::ID,
        names,
        last,
        at: Box::new(move |at, viewer| opened.at(at, viewer)),
        hands: Box::new(hands),
        is_quiet: Box::new(move |action| told.is_quiet(action)),
        course: Arc::clone(&course),
    };
    let projector = Projector::new(reel, own);
    let game = Match::<G>::new(projector.play(), RwSignal::new(G::Selection::default()));
    let cards: Cards = Arc::new(move |at, seat| {
        let view = laid.view(at, Viewer::Seat(seat));
        view.map_or_else(Vec::new, |view| G::held(game, &view))
    });
    projector
        .screen
        .set_value(Some(Callback::new(move |events: Vec<_>| {
            game.show(app, &events);
        })));
    let proof = proof(id, file, verdict, aborted, noted.and_then(by_hand));
    let past = Signal::derive(move || {
        let course = Arc::clone(&course);
        Some(Past { course, id })
    });
    let outcome = projector.outcome();
    let end = End { outcome, past };
    view! {
        {projector.controls(proof, cards)}
        <Ready<G>>
            <Frame<G> game=game end=end />
        </Ready<G>>
    }
    .into_any()
}

/// What players are called of whom nothing is known but their seats.
fn numbered(app: AppContext, seats: usize) -> Vec<String> {
    let names = app.story.read_untracked().names(seats);
    Seat::all(seats)
        .filter_map(|seat| names.get(seat).map(str::to_owned))
        .collect()
}

/// The record as a file, what is said about the deal, and how somebody can check it without this page.
fn proof(
    id: MatchId,
    file: &str,
    verdict: Verdict,
    aborted: u32,
    command: Option<String>,
) -> AnyView {
    // It is the same file, wherever the match was played.
    let file: String = js_sys::encode_uri_component(file).into();
    let file = format!("data:text/plain;charset=utf-8,{file}");
    let aborted = (aborted > 0).then(|| {
        let line = move || Line::new("ui-fair-aborted").with("count", aborted as usize);
        view! { <span class="tag">{say(line)}</span> }
    });
    let by_hand = command.map(|command| {
        view! {
            <p>{t("ui-verify-yourself")}</p>
            <code class="hash">{format!("zashiki verify {id}.txt {command}")}</code>
        }
    });
    view! {
        <details class="proof">
            <summary class="button">{t("ui-proof")}</summary>
            <div class="panel">
                <a class="button" href=file download=format!("{id}.txt")>
                    {t("ui-record")}
                </a>
                <span class="tag" class:good=verdict == Verdict::Proven>
                    {move || t(fairness(verdict))()}
                </span>
                {aborted}
                {by_hand}
            </div>
        </details>
    }
    .into_any()
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
