//! Bodies and parts of addresses, with our own refusals instead of the framework's.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use protocol::{MatchId, Refusal, TableCode};
use serde::de::DeserializeOwned;

use crate::app::Shared;
use crate::config::MAX_MESSAGE;
use crate::problem::Problem;

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Shared> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Shared) -> Result<Body<T>, Problem> {
        // Pages of others can send forms and plain text unasked, but not this type.
        let kind = request
            .headers()
            .get(header::CONTENT_TYPE)
            .and_then(|value| value.to_str().ok());
        let is_json = kind
            .is_some_and(|kind| kind.split(';').next().unwrap_or("").trim() == "application/json");
        if !is_json {
            return Err(Problem(Refusal::BadBody));
        }
        let bytes = Bytes::from_request(request, app)
            .await
            .map_err(|error| Problem(unread(error)))?;
        serde_json::from_slice(&bytes)
            .map(Body)
            .map_err(|_| Problem(Refusal::BadBody))
    }
}

fn unread(error: BytesRejection) -> Refusal {
    match error.into_response().status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::TooLarge { limit: MAX_MESSAGE },
        _ => Refusal::BadBody,
    }
}

/// A table's code in an address; a text that cannot be one is a table that does not exist.
pub(crate) struct Code(pub(crate) TableCode);

impl FromRequestParts<Shared> for Code {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Code, Problem> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let code = path.ok().and_then(|Path(text)| text.parse().ok());
        code.map(Code)
            .ok_or(Problem(Refusal::UnknownTable))
    }
}

/// A match's name in an address.
pub(crate) struct Id(pub(crate) MatchId);

impl FromRequestParts<Shared> for Id {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Id, Problem> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let id = path.ok().and_then(|Path(text)| text.parse().ok());
        id.map(Id).ok_or(Problem(Refusal::UnknownMatch))
    }
}
