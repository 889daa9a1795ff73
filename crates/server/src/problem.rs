//! Every failure over HTTP is a `Failure` in JSON with the status that fits it.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::Refusal;

/// A refusal on its way to an HTTP client.
#[derive(Debug)]
pub(crate) struct Problem(pub(crate) Refusal);

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem(refusal)
    }
}

/// The status that fits a refusal.
pub(crate) fn status(refusal: &Refusal) -> StatusCode {
    match refusal {
        Refusal::BadMessage
        | Refusal::BadBody
        | Refusal::BadName
        | Refusal::Config(_)
        | Refusal::UnknownGame { .. }
        | Refusal::UnknownLevel { .. } => StatusCode::BAD_REQUEST,
        Refusal::NoSession => StatusCode::UNAUTHORIZED,
        Refusal::BadOrigin => StatusCode::FORBIDDEN,
        Refusal::UnknownTable | Refusal::UnknownMatch | Refusal::BadCode | Refusal::NotFound => {
            StatusCode::NOT_FOUND
        }
        Refusal::BadMethod => StatusCode::METHOD_NOT_ALLOWED,
        Refusal::UpgradeRequired => StatusCode::UPGRADE_REQUIRED,
        Refusal::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
        Refusal::TooFast { .. } => StatusCode::TOO_MANY_REQUESTS,
        Refusal::Busy
        | Refusal::Restarting
        | Refusal::NotSaved
        | Refusal::OutcomeUnknown
        | Refusal::NotSaving
        | Refusal::TableMoves
        | Refusal::TableUnreachable => StatusCode::SERVICE_UNAVAILABLE,
        Refusal::TableBroken => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::CONFLICT,
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (status(&self.0), Json(self.0.failure())).into_response();
        if let Refusal::TooFast { retry_ms } = self.0 {
            response.headers_mut().insert(
                header::RETRY_AFTER,
                HeaderValue::from(retry_ms.div_ceil(1000)),
            );
        }
        if self.0 == Refusal::UpgradeRequired {
            let fields = [
                (header::UPGRADE, "websocket"),
                (header::CONNECTION, "upgrade"),
            ];
            response
                .headers_mut()
                .extend(fields.map(|(name, value)| (name, HeaderValue::from_static(value))));
        }
        // The middleware counts refusals by their code.
        response
            .extensions_mut()
            .insert(Refused(self.0.code()));
        response
    }
}

/// The code of the refusal that an answer tells of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Refused(pub(crate) &'static str);
