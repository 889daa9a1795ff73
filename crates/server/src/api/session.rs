//! Who one is: guests with a name and no account.

use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Json, http::HeaderValue};
use protocol::http::{NameBody, SessionBody};
use protocol::{GuestId, Refusal, names};
use store::NewSession;

use super::guard::Guest;
use super::read::Body;
use crate::address::Address;
use crate::app::{Shared, write_failed};
use crate::cluster::wire::Notice;
use crate::problem::Problem;
use crate::session::{self, Token, hex};

/// `POST /api/session`: a new guest; somebody who is one already keeps what they have and is renamed.
pub(super) async fn create(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    guest: Option<Extension<Guest>>,
    Body(body): Body<NameBody>,
) -> Result<Response, Problem> {
    if let Some(Extension(guest)) = guest {
        return Ok(renamed(&app, guest, &body).await?.into_response());
    }
    let name = names::clean(&body.name)?;
    check_seal(body.seal)?;
    app.new_guests.take_from(address, 1.0)?;
    let (token, guest) = (Token::fresh(), GuestId::from_random(session::random()));
    let now = app.clock.wall();
    let new = NewSession {
        token_hash: hex(token.hash()),
        guest: guest.to_string(),
        name: name.clone(),
        now,
        expires_at: now + app.config.retention.sign_in_ms(),
    };
    app.store
        .create_session(new)
        .await
        .map_err(|error| write_failed(&error))?;
    if let Some(seal) = body.seal {
        set_seal(&app, guest, seal).await?;
    }
    let seal = body.seal.unwrap_or_else(|| names::seal_of(guest));
    let cookie = token.cookie(app.config.is_secure());
    let body = Json(SessionBody { guest, name, seal });
    Ok((StatusCode::CREATED, set(cookie), body).into_response())
}

/// `GET /api/session`.
pub(super) async fn show(guest: Guest) -> Json<SessionBody> {
    Json(known(guest))
}

fn known(guest: Guest) -> SessionBody {
    SessionBody {
        seal: guest
            .seal
            .unwrap_or_else(|| names::seal_of(guest.id)),
        guest: guest.id,
        name: guest.name,
    }
}

/// `GET /api/whoami`: the same for pages that do not know whether anybody is signed in; to be nobody is no error.
pub(super) async fn whoami(guest: Option<Extension<Guest>>) -> Json<Option<SessionBody>> {
    Json(guest.map(|Extension(guest)| known(guest)))
}

/// `PATCH /api/session`: another name, another seal.
pub(super) async fn rename(
    State(app): State<Shared>,
    guest: Guest,
    Body(body): Body<NameBody>,
) -> Result<Json<SessionBody>, Problem> {
    renamed(&app, guest, &body).await
}

async fn renamed(
    app: &Shared,
    guest: Guest,
    body: &NameBody,
) -> Result<Json<SessionBody>, Problem> {
    let name = names::clean(&body.name)?;
    check_seal(body.seal)?;
    app.store
        .rename(guest.id.as_str(), &name)
        .await
        .map_err(|error| write_failed(&error))?;
    if let Some(seal) = body.seal {
        set_seal(app, guest.id, seal).await?;
    }
    let seal = body.seal.or(guest.seal);
    Ok(Json(known(Guest {
        name,
        seal,
        ..guest
    })))
}

fn check_seal(seal: Option<u8>) -> Result<(), Refusal> {
    let exists = seal.is_none_or(|seal| seal < names::SEALS);
    exists.then_some(()).ok_or(Refusal::BadBody)
}

async fn set_seal(app: &Shared, guest: GuestId, seal: u8) -> Result<(), Refusal> {
    let written = app.store.set_seal(guest.as_str(), seal).await;
    written
        .map(drop)
        .map_err(|error| write_failed(&error))
}

/// `DELETE /api/session`: the cookie is worth nothing from now on, and what was opened with it is closed.
pub(super) async fn end(
    State(app): State<Shared>,
    guest: Option<Extension<Guest>>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if let Some((token, _)) = Token::of(&headers, app.config.is_secure()) {
        app.store
            .end_session(&hex(token.hash()))
            .await
            .map_err(|error| write_failed(&error))?;
    }
    if let Some(Extension(guest)) = guest {
        app.sign_ins.end(&guest.family);
        app.tell_nodes(Notice::SignedOut {
            family: guest.family,
        });
    }
    let cookie = session::no_cookie(app.config.is_secure());
    Ok((StatusCode::NO_CONTENT, set(cookie)).into_response())
}

fn set(cookie: HeaderValue) -> [(header::HeaderName, HeaderValue); 1] {
    [(header::SET_COOKIE, cookie)]
}
