//! What is stored about a guest: all of it for the guest to read, and all of it gone.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::http::{GuestBody, SignInBody};
use protocol::{GuestId, Refusal, TableCode};
use store::{About, SignIn};

use super::guard::Guest;
use super::matches::{self, WhichPage};
use crate::app::{Shared, store_failed, write_failed};
use crate::cluster::wire::Notice;
use crate::problem::Problem;
use crate::session;

/// The most tables that are told.
const MOST_TABLES: usize = 1000;

/// `GET /api/guest`: everything that is stored about the guest, the matches in pages.
pub(super) async fn show(
    State(app): State<Shared>,
    guest: Guest,
    page: WhichPage,
) -> Result<Json<GuestBody>, Problem> {
    let first = page.as_ref().is_ok_and(|page| page.is_first());
    let history = matches::page(&app, guest.id, page).await?;
    let about = app
        .store
        .about(guest.id.as_str())
        .await
        .map_err(|error| store_failed(&error))?;
    // Another tab may have had everything erased meanwhile.
    let About {
        name,
        seal,
        created_at,
        code_until,
        sign_ins,
    } = about.ok_or(Refusal::NoSession)?;
    let sign_in = |SignIn {
                       since,
                       renewed_at,
                       expires_at,
                   }| SignInBody {
        since,
        renewed_at,
        expires_at,
    };
    Ok(Json(GuestBody {
        guest: guest.id,
        name,
        seal,
        created_at,
        sign_ins: sign_ins.into_iter().map(sign_in).collect(),
        code_until,
        tables: if first {
            tables(&app, guest.id).await?
        } else {
            Vec::new()
        },
        matches: history.matches,
        next: history.next,
    }))
}

async fn tables(app: &Shared, guest: GuestId) -> Result<Vec<TableCode>, Refusal> {
    let (mut tables, mut after) = (Vec::new(), String::new());
    while tables.len() < MOST_TABLES {
        let page = app
            .store
            .tables_of(guest.as_str(), &after)
            .await
            .map_err(|error| store_failed(&error))?;
        let Some(last) = page.last() else { break };
        after.clone_from(last);
        tables.extend(
            page.iter()
                .filter_map(|code| code.parse::<TableCode>().ok()),
        );
    }
    tables.truncate(MOST_TABLES);
    Ok(tables)
}

/// `DELETE /api/guest`: nobody can be this guest any more, what they opened is closed, and their name is on its
/// way out of everything that is stored.
pub(super) async fn erase(State(app): State<Shared>, guest: Guest) -> Result<Response, Problem> {
    let now = app.clock.wall();
    app.store
        .forget_guest(guest.id.as_str(), now)
        .await
        .map_err(|error| write_failed(&error))?;
    app.hub.forget_name(guest.id);
    app.sign_ins.end_all(guest.id);
    app.erasures.notify_one();
    app.tell_nodes(Notice::Forgotten { guest: guest.id });
    let cookie = session::no_cookie(app.config.is_secure());
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}
