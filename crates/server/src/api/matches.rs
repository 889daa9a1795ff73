//! Finished matches: one's history, and records for anybody who has the link.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use protocol::http::{HistoryPage, MatchSummary};
use protocol::{GuestId, MatchId, Refusal};
use serde::Deserialize;
use store::FinishedMatch;

use super::guard::Guest;
use super::read::Id;
use crate::app::{Shared, store_failed};
use crate::problem::Problem;

/// How many matches a page of history has if nothing is said.
pub(crate) const PAGE: u32 = 20;
/// The most it may have.
pub(crate) const LARGEST_PAGE: u32 = 100;

/// Which page of a history.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Page {
    limit: Option<u32>,
    /// What the page before gave as `next`.
    before: Option<String>,
}

impl Page {
    pub(super) fn is_first(&self) -> bool {
        self.before.is_none()
    }
}

/// A page that was asked for, if it can be read.
pub(super) type WhichPage = Result<Query<Page>, QueryRejection>;

/// `GET /api/matches`: matches that one played, the newest first.
pub(super) async fn history(
    State(app): State<Shared>,
    guest: Guest,
    which: WhichPage,
) -> Result<Json<HistoryPage>, Problem> {
    page(&app, guest.id, which).await.map(Json)
}

/// A page of a guest's matches.
pub(super) async fn page(
    app: &Shared,
    guest: GuestId,
    page: WhichPage,
) -> Result<HistoryPage, Problem> {
    let Ok(Query(page)) = page else {
        return Err(Problem(Refusal::BadBody));
    };
    let before = page.before.as_deref().map(cursor).transpose()?;
    let limit = page.limit.unwrap_or(PAGE);
    if !(1..=LARGEST_PAGE).contains(&limit) {
        return Err(Problem(Refusal::BadBody));
    }
    let played = app
        .store
        .history(guest.as_str(), before, limit)
        .await;
    let played = played.map_err(|error| store_failed(&error))?;
    let last = played
        .last()
        .filter(|_| played.len() == limit as usize);
    let next = last.map(|last| format!("{}_{}", last.finished_at, last.id));
    let matches = played
        .iter()
        .filter_map(|played| read(&played.id, &played.summary))
        .collect();
    Ok(HistoryPage { matches, next })
}

/// A stored summary. One that cannot be read is a defect, and hides no other match.
fn read(id: &str, summary: &str) -> Option<MatchSummary> {
    serde_json::from_str(summary)
        .inspect_err(|error| tracing::error!(%error, id, "a stored summary cannot be read"))
        .ok()
}

/// The time and name of the last match of a page.
fn cursor(text: &str) -> Result<(u64, &str), Refusal> {
    let (at, id) = text.split_once('_').ok_or(Refusal::BadBody)?;
    let _: MatchId = id.parse().map_err(|_| Refusal::BadBody)?;
    // Times that no database could hold are none.
    if at.len() > 18 || !at.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(Refusal::BadBody);
    }
    Ok((at.parse().map_err(|_| Refusal::BadBody)?, id))
}

/// `GET /api/matches/{id}`.
pub(super) async fn show(
    State(app): State<Shared>,
    Id(id): Id,
) -> Result<Json<MatchSummary>, Problem> {
    let found = finished(&app, id).await?;
    read(&found.id, &found.summary)
        .map(Json)
        .ok_or(Problem(Refusal::UnknownMatch))
}

/// `GET /api/matches/{id}/record`: the deal and the record, which `zashiki verify` checks.
pub(super) async fn record(
    State(app): State<Shared>,
    Id(id): Id,
) -> Result<impl IntoResponse, Problem> {
    let found = finished(&app, id).await?;
    let name = format!("attachment; filename=\"{}-{id}.txt\"", found.game);
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok((
        [
            (header::CONTENT_TYPE, kind),
            (header::CONTENT_DISPOSITION, name),
        ],
        found.record,
    ))
}

/// A match that is over; one that is being played is told from one that never was. A name leads to no table:
/// who is shown a match need not be welcome at the next.
async fn finished(app: &Shared, id: MatchId) -> Result<FinishedMatch, Problem> {
    let found = app
        .store
        .finished(&id.to_string())
        .await
        .map_err(|error| store_failed(&error))?;
    if let Some(found) = found {
        return Ok(found);
    }
    Err(Problem(if app.hub.is_playing(id) {
        Refusal::StillPlaying
    } else {
        Refusal::UnknownMatch
    }))
}
