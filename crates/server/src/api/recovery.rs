//! A code that a guest keeps, to sign in on another device or after the cookie is lost.

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::http::{RecoveryBody, SessionBody};
use protocol::{RecoveryCode, Refusal, names};
use store::{NewRecovery, Recovery};

use super::guard::Guest;
use super::read::Body;
use crate::address::Address;
use crate::app::{Shared, write_failed};
use crate::problem::Problem;
use crate::session::{self, Token, hex};

/// `POST /api/session/recovery`: a new code, which ends the one before. It is shown this once.
pub(super) async fn create(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    guest: Guest,
) -> Result<(StatusCode, Json<RecoveryBody>), Problem> {
    app.new_guests.take_from(address, 1.0)?;
    let code = RecoveryCode::from_random(session::random());
    let new = NewRecovery {
        code_hash: hex(session::code_hash(code)),
        guest: guest.id.to_string(),
        expires_at: app.clock.wall() + app.config.retention.sign_in_ms(),
    };
    if !app
        .store
        .set_recovery(new)
        .await
        .map_err(|error| write_failed(&error))?
    {
        return Err(Problem(Refusal::NoSession));
    }
    Ok((
        StatusCode::CREATED,
        Json(RecoveryBody {
            code: code.grouped(),
        }),
    ))
}

/// `DELETE /api/session/recovery`: no code opens this guest's door any more.
pub(super) async fn end(State(app): State<Shared>, guest: Guest) -> Result<StatusCode, Problem> {
    app.store
        .drop_recovery(guest.id.as_str())
        .await
        .map_err(|error| write_failed(&error))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/session/recover`: be the guest whose code this is. Their other sessions go on.
pub(super) async fn recover(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    Body(body): Body<RecoveryBody>,
) -> Result<Response, Problem> {
    // Guessing is hopeless, but it would cost a write each time.
    app.new_guests.take_from(address, 1.0)?;
    let code = RecoveryCode::read(&body.code).ok_or(Refusal::BadCode)?;
    let (token, now) = (Token::fresh(), app.clock.wall());
    let recovery = Recovery {
        code_hash: hex(session::code_hash(code)),
        token_hash: hex(token.hash()),
        now,
        expires_at: now + app.config.retention.sign_in_ms(),
    };
    let session = app
        .store
        .recover(recovery)
        .await
        .map_err(|error| write_failed(&error))?;
    let session = session.ok_or(Refusal::BadCode)?;
    let guest = session
        .guest
        .parse()
        .map_err(|_| Refusal::BadCode)?;
    let cookie = [(header::SET_COOKIE, token.cookie(app.config.is_secure()))];
    let body = Json(SessionBody {
        guest,
        name: session.name,
        seal: session
            .seal
            .unwrap_or_else(|| names::seal_of(guest)),
    });
    Ok((StatusCode::CREATED, cookie, body).into_response())
}
