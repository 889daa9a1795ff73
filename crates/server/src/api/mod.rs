//! The HTTP interface: one list of addresses, from which the router and its test are made.
//!
//! | file | addresses |
//! |---|---|
//! | `session`, `recovery` | who one is; a code to be it elsewhere |
//! | `guest` | what is stored about one, and its end |
//! | `tables` | the lobby, new tables |
//! | `matches` | finished matches, one's history, records |
//! | `about` | games, the description of the interface, health; metrics, elsewhere |
//! | `guard` | what is checked and said with every request |
//! | `read` | bodies and parts of addresses, with our own refusals |

mod about;
pub(crate) mod guard;
mod guest;
mod matches;
pub(crate) mod read;
mod recovery;
mod session;
mod tables;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{MethodRouter, delete, get, patch, post};
use protocol::Refusal;

use crate::app::Shared;
use crate::config::MAX_MESSAGE;
use crate::problem::Problem;
use crate::{assets, contact, ws};

/// Every address with its methods; the description must have the same.
fn routes() -> Vec<(&'static str, &'static str, MethodRouter<Shared>)> {
    vec![
        ("GET", "/api/games", get(about::games)),
        ("GET", "/api/openapi.json", get(about::description)),
        ("POST", "/api/session", post(session::create)),
        ("GET", "/api/session", get(session::show)),
        ("PATCH", "/api/session", patch(session::rename)),
        ("DELETE", "/api/session", delete(session::end)),
        ("POST", "/api/session/recovery", post(recovery::create)),
        ("DELETE", "/api/session/recovery", delete(recovery::end)),
        ("POST", "/api/session/recover", post(recovery::recover)),
        ("GET", "/api/guest", get(guest::show)),
        ("DELETE", "/api/guest", delete(guest::erase)),
        ("GET", "/api/tables", get(tables::lobby)),
        ("POST", "/api/tables", post(tables::create)),
        ("GET", "/api/tables/{code}", get(tables::show)),
        ("GET", "/api/matches", get(matches::history)),
        ("GET", "/api/matches/{id}", get(matches::show)),
        ("GET", "/api/matches/{id}/record", get(matches::record)),
        ("GET", "/ws/{code}", get(ws::connect)),
        ("GET", "/health", get(about::health)),
        ("GET", "/ready", get(about::ready)),
        ("GET", "/.well-known/security.txt", get(contact::security)),
    ]
}

/// Methods and addresses of the interface.
#[cfg(test)]
pub(crate) fn endpoints() -> Vec<(&'static str, &'static str)> {
    routes()
        .into_iter()
        .map(|(method, path, _)| (method, path))
        .collect()
}

/// Everything that this server answers.
pub(crate) fn router(app: Shared) -> Router {
    let mut router = Router::new();
    for (_, path, handler) in routes() {
        router = router.route(path, handler);
    }
    router
        .method_not_allowed_fallback(async || Problem(Refusal::BadMethod))
        .fallback(assets::serve)
        .layer(DefaultBodyLimit::max(MAX_MESSAGE))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}

/// What is answered where only the watchmen ask.
pub(crate) fn counts(app: Shared) -> Router {
    Router::new()
        .route("/metrics", get(about::metrics))
        .method_not_allowed_fallback(async || Problem(Refusal::BadMethod))
        .fallback(async || Problem(Refusal::NotFound))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}
