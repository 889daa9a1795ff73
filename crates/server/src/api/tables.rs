//! The lobby and new tables.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::http::{NewTable, TableCreated, TableSummary};

use super::guard::Guest;
use super::read::{Body, Code};
use crate::app::{Shared, store_failed};
use crate::problem::Problem;

/// The most tables the lobby shows.
const LOBBY: u32 = 200;

/// `GET /api/tables`: tables that are open to everybody, the newest first.
pub(super) async fn lobby(State(app): State<Shared>) -> Result<Json<Vec<TableSummary>>, Problem> {
    let listed = app.store.listings(LOBBY).await.map_err(|error| store_failed(&error))?;
    // A summary in the form of an earlier release is left out.
    Ok(Json(listed.iter().filter_map(|table| serde_json::from_str(&table.summary).ok()).collect()))
}

/// `POST /api/tables`.
pub(super) async fn create(
    State(app): State<Shared>,
    guest: Guest,
    Body(body): Body<NewTable>,
) -> Result<(StatusCode, Json<TableCreated>), Problem> {
    app.new_tables.take(guest.id, 1.0)?;
    let code = app.hub.found(body, guest.id, guest.name).await?;
    Ok((StatusCode::CREATED, Json(TableCreated { code })))
}

/// `GET /api/tables/{code}`.
pub(super) async fn show(State(app): State<Shared>, Code(code): Code) -> Result<Json<TableSummary>, Problem> {
    Ok(Json(app.hub.summary(code).await?))
}
