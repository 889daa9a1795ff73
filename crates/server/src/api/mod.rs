//! The HTTP interface: one list of addresses, from which the router and its description are made.
//!
//! | file | addresses |
//! |---|---|
//! | `session`, `recovery` | who one is; a code to be it elsewhere |
//! | `guest` | what is stored about one, and its end |
//! | `tables` | the lobby, new tables |
//! | `matches` | finished matches, one's history, records |
//! | `about` | games, the description of the interface, health; metrics, elsewhere |
//! | `endpoints` | the list of addresses, each with its description |
//! | `guard` | what is checked and said with every request |
//! | `read` | bodies and parts of addresses, with our own refusals |

mod about;
mod endpoints;
pub(crate) mod guard;
mod guest;
mod matches;
pub(crate) mod read;
mod recovery;
mod session;
mod tables;

pub(crate) use endpoints::{Endpoint, endpoints};
pub(crate) use matches::{LARGEST_PAGE, PAGE};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::get;
use protocol::Refusal;

use crate::app::Shared;
use crate::assets;
use crate::config::MAX_MESSAGE;
use crate::problem::Problem;

/// Everything that this server answers.
pub(crate) fn router(app: Shared) -> Router {
    let mut router = Router::new();
    for endpoint in endpoints() {
        router = router.route(endpoint.path, endpoint.handler);
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
