//! What the server is and how it is.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use bots::Level;
use catalog::GameId;
use game_core::{Field, FieldKind};
use protocol::Refusal;
use protocol::games::{GameBody, GamesBody, OptionBody, OptionKind};

use crate::app::Shared;
use crate::problem::Problem;

/// `GET /api/games`: what can be played, with which options and against which bots.
pub(super) async fn games() -> Json<GamesBody> {
    let games = GameId::ALL.iter().map(|id| {
        let info = catalog::info(*id);
        let (fewest, most) = (*info.seats.start(), *info.seats.end());
        GameBody {
            game: *id,
            rules: info.rules,
            fewest,
            most,
            options: info.config.iter().map(option).collect(),
            levels: id.levels().to_vec(),
        }
    });
    Json(GamesBody {
        games: games.collect(),
        levels: Level::ALL.to_vec(),
        protocol: protocol::VERSION,
    })
}

fn option(field: &Field) -> OptionBody {
    let owned = |words: &[&str]| {
        words
            .iter()
            .map(|&word| word.to_owned())
            .collect()
    };
    let kind = match field.kind {
        FieldKind::Number { min, max } => OptionKind::Number { min, max },
        FieldKind::Choice(words) => OptionKind::Choice {
            values: owned(words),
        },
        FieldKind::ChoiceOrList(words, list) => OptionKind::ChoiceOrList {
            values: owned(words),
            items: owned(list),
        },
        FieldKind::Text(form) => OptionKind::Text {
            form: form.to_owned(),
        },
    };
    OptionBody {
        key: field.key.to_owned(),
        kind,
        default: field.default.map(str::to_owned),
    }
}

/// `GET /api/openapi.json`.
pub(super) async fn description() -> impl IntoResponse {
    (
        [(header::CONTENT_TYPE, "application/json")],
        crate::openapi::text(),
    )
}

/// `GET /health`: the process answers.
pub(super) async fn health() -> &'static str {
    "ok\n"
}

/// `GET /ready`: people can be sent here. Not while the last write has failed.
pub(super) async fn ready(State(app): State<Shared>) -> Result<&'static str, Problem> {
    if app.is_closing() {
        return Err(Problem(Refusal::Restarting));
    }
    if let Some(cluster) = &app.cluster {
        if !cluster.is_linked() {
            return Err(Problem(Refusal::TableUnreachable));
        }
        if !cluster.is_certain() {
            return Err(Problem(Refusal::NotSaving));
        }
    }
    match app.store.ping().await {
        Ok(()) => Ok("ready\n"),
        Err(error) => {
            // Asked again and again; the store has said so itself.
            tracing::debug!(%error, "not ready");
            Err(Problem(Refusal::NotSaving))
        }
    }
}

/// `GET /metrics` at an address of its own, for Prometheus.
pub(super) async fn metrics(State(app): State<Shared>) -> impl IntoResponse {
    (
        [(
            header::CONTENT_TYPE,
            "text/plain; version=0.0.4; charset=utf-8",
        )],
        app.metrics.render(),
    )
}
