//! The lobby and new tables.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::http::{NewTable, TableCreated, TableSummary};

use super::guard::Guest;
use super::read::{Body, Code};
use crate::app::Shared;
use crate::problem::Problem;

/// `GET /api/tables`: tables that are open to everybody and at which somebody is.
pub(super) async fn lobby(State(app): State<Shared>) -> Json<Vec<TableSummary>> {
    Json(app.hub.lobby())
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
pub(super) async fn show(
    State(app): State<Shared>,
    Code(code): Code,
) -> Result<Json<TableSummary>, Problem> {
    Ok(Json(app.hub.summary(code).await?))
}
