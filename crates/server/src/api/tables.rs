//! The lobby and new tables.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::http::{NewTable, OwnTable, TableCreated, TableSummary};

use super::guard::Guest;
use super::read::{Body, Code};
use crate::app::{Shared, store_failed};
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
    let code = app
        .hub
        .create_table(body, guest.id, guest.name)
        .await?;
    Ok((StatusCode::CREATED, Json(TableCreated { code })))
}

/// How many of one's newest tables are looked at. After a restart each is loaded when it is first looked at.
const LOOKED_AT: u32 = 12;

/// `GET /api/tables/mine`: the matches that one plays, the newest table first.
pub(super) async fn mine(
    State(app): State<Shared>,
    guest: Guest,
) -> Result<Json<Vec<OwnTable>>, Problem> {
    let codes = app
        .store
        .newest_tables_of(guest.id.as_str(), LOOKED_AT)
        .await
        .map_err(|error| store_failed(&error))?;
    let mut own = Vec::new();
    for code in codes.iter().filter_map(|code| code.parse().ok()) {
        // A table that cannot be had at the moment must not hide the others.
        own.extend(app.hub.own(code, guest.id).await.ok().flatten());
    }
    Ok(Json(own))
}

/// `GET /api/tables/{code}`.
pub(super) async fn show(
    State(app): State<Shared>,
    Code(code): Code,
) -> Result<Json<TableSummary>, Problem> {
    Ok(Json(app.hub.summary(code).await?))
}
