//! Requests to the server: each gives what was asked for, or why not.

use std::time::Duration;

use client_core::room::read;
use gloo_net::http::{Request, RequestBuilder, Response};
use leptos::prelude::set_timeout;
use protocol::http::{
    HistoryPage, MatchSummary, NameBody, NewTable, OwnTable, RecoveryBody, SessionBody,
    TableCreated, TableSummary,
};
use protocol::{Failure, MatchId};
use serde::de::DeserializeOwned;
use serde_json::Map;
use web_sys::AbortController;

/// Some networks take everything and answer nothing: without the whole answer by then, one is as good as without a network.
const ANSWER_WITHIN: Duration = Duration::from_secs(5);

/// A record is as long as its match, and nothing else shows it.
const RECORD_WITHIN: Duration = Duration::from_secs(30);

/// What was asked for, or why not.
pub(crate) type Answer<T> = Result<T, Failure>;

/// Who one is, if anybody.
pub(crate) async fn whoami() -> Answer<Option<SessionBody>> {
    json(soon(Request::get("/api/whoami")).send().await).await
}

/// Who one wants to be: a new guest, or a new name for the same.
pub(crate) async fn name(name: &str, seal: Option<u8>, known: bool) -> Answer<SessionBody> {
    let body = NameBody {
        name: name.to_owned(),
        seal,
    };
    let request = if known {
        Request::patch("/api/session")
    } else {
        Request::post("/api/session")
    };
    json(sent(soon(request).json(&body)).await).await
}

/// What a guest can do about being one.
pub(crate) enum Do {
    /// Get a code by which one is the same guest elsewhere; it replaces the one before.
    NewCode,
    /// No code is good any more.
    NoCode,
    /// Be the guest whose code this is.
    Recover(String),
    /// Sign out.
    Leave,
    /// Have everything deleted.
    Delete,
}

/// Does it; gives the new code, if it is that.
pub(crate) async fn account(wish: Do) -> Answer<String> {
    let request = match wish {
        Do::NewCode => Request::post("/api/session/recovery").build(),
        Do::NoCode => Request::delete("/api/session/recovery").build(),
        Do::Recover(code) => Request::post("/api/session/recover").json(&RecoveryBody { code }),
        Do::Leave => Request::delete("/api/session").build(),
        Do::Delete => Request::delete("/api/guest").build(),
    };
    let answer = text(sent(request).await).await?;
    // Only a new code is answered with one.
    Ok(read::<RecoveryBody>(&answer)
        .map(|body| body.code)
        .unwrap_or_default())
}

/// A new table.
pub(crate) async fn create(table: &NewTable) -> Answer<TableCreated> {
    json(sent(soon(Request::post("/api/tables")).json(table)).await).await
}

/// The matches that one plays.
pub(crate) async fn own_tables() -> Answer<Vec<OwnTable>> {
    json(
        soon(Request::get("/api/tables/mine"))
            .send()
            .await,
    )
    .await
}

/// The open tables.
pub(crate) async fn tables() -> Answer<Vec<TableSummary>> {
    json(soon(Request::get("/api/tables")).send().await).await
}

/// One's own finished matches, those before a place in the list.
pub(crate) async fn matches(before: Option<&str>) -> Answer<HistoryPage> {
    let query = before
        .map(|before| format!("?before={before}"))
        .unwrap_or_default();
    let request = Request::get(&format!("/api/matches{query}"));
    json(soon(request).send().await).await
}

/// One finished match.
pub(crate) async fn finished(id: MatchId) -> Answer<MatchSummary> {
    let request = Request::get(&format!("/api/matches/{id}"));
    json(soon(request).send().await).await
}

/// Its deal and record.
pub(crate) async fn record(id: MatchId) -> Answer<String> {
    let request = Request::get(&format!("/api/matches/{id}/record"));
    text(within(request, RECORD_WITHIN).send().await).await
}

/// What is not answered soon will not be.
fn soon(request: RequestBuilder) -> RequestBuilder {
    within(request, ANSWER_WITHIN)
}

/// The request is given up after this time.
fn within(request: RequestBuilder, time: Duration) -> RequestBuilder {
    let Ok(controller) = AbortController::new() else {
        return request;
    };
    let signal = controller.signal();
    set_timeout(move || controller.abort(), time);
    request.abort_signal(Some(&signal))
}

async fn sent(request: Result<Request, gloo_net::Error>) -> Result<Response, gloo_net::Error> {
    request?.send().await
}

async fn json<T: DeserializeOwned>(response: Result<Response, gloo_net::Error>) -> Answer<T> {
    read(&text(response).await?).map_err(|_| unreachable())
}

async fn text(response: Result<Response, gloo_net::Error>) -> Answer<String> {
    let response = response.map_err(|_| unreachable())?;
    let text = response.text().await.map_err(|_| unreachable())?;
    if response.ok() {
        Ok(text)
    } else {
        Err(read(&text).unwrap_or_else(|_| unreachable()))
    }
}

/// No server sends this code.
const UNREACHABLE: &str = "unreachable";

/// Whether nothing was heard of the server.
pub(crate) fn is_unreachable(error: &Failure) -> bool {
    error.code == UNREACHABLE
}

/// The server cannot be reached, or says what nobody understands.
fn unreachable() -> Failure {
    Failure {
        code: UNREACHABLE.to_owned(),
        rule: None,
        params: Map::new(),
    }
}
