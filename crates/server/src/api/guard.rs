//! What is checked and said with every request: limits, origin, who asks, headers that protect.

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::{GuestId, Refusal};
use store::{Rotation, Session, TokenUse};

use crate::app::{Shared, store_failed};
use crate::problem::{Problem, Refused};
use crate::session::{Token, hex};

/// After this time a token is replaced.
const ROTATE_MS: u64 = 24 * 3600 * 1000;
/// So long the one before it stays valid once the new one has come back, for tabs and requests that are
/// under way.
const GRACE_MS: u64 = 10 * 60 * 1000;
/// A session ends when nobody has used it for so long.
pub(crate) const LIFE_MS: u64 = 400 * 24 * 3600 * 1000;

/// Scripts and WebAssembly of our own only, nothing framed, nothing from elsewhere.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
     img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
     frame-ancestors 'none'";

/// The guest who asks, for handlers that need one.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) id: GuestId,
    pub(crate) name: String,
    /// The sign-in by which they ask.
    pub(crate) family: String,
    /// When its token ends.
    pub(crate) expires_at: u64,
}

impl FromRequestParts<Shared> for Guest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Shared) -> Result<Guest, Problem> {
        parts.extensions.get::<Guest>().cloned().ok_or(Problem(Refusal::NoSession))
    }
}

/// Around every handler.
pub(crate) async fn guard(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let mut response = match checked(&app, request, next).await {
        Ok(response) => response,
        Err(refusal) => Problem(refusal).into_response(),
    };
    app.metrics.requests.add(1);
    if let Some(Refused(code)) = response.extensions().get() {
        app.metrics.refused(code);
    }
    protect(response.headers_mut(), app.config.is_secure());
    response
}

async fn checked(app: &Shared, mut request: Request, next: Next) -> Result<Response, Refusal> {
    let path = request.uri().path();
    let is_socket = path.starts_with("/ws/");
    if !is_socket && !path.starts_with("/api/") {
        return Ok(next.run(request).await);
    }
    let address = app.address(request.extensions(), request.headers());
    app.requests.take(address, 1.0)?;
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if is_socket || !reads {
        app.origins.check(request.headers())?;
    }
    request.extensions_mut().insert(address);
    let mut fresh = None;
    if let Some(token) = Token::of(request.headers())
        && let Some(session) = session(app, &token).await?
    {
        if !session.used {
            used(app, &token).await;
        }
        if reads {
            fresh = rotated(app, &token, &session).await?;
        }
        // Identities come from this server; one that does not parse is no guest.
        if let Ok(id) = session.guest.parse() {
            let Session { name, family, expires_at, .. } = session;
            request.extensions_mut().insert(Guest { id, name, family, expires_at });
        }
    }
    let mut response = next.run(request).await;
    if let Some(token) = fresh {
        response.headers_mut().append(header::SET_COOKIE, token.cookie(app.config.is_secure()));
    }
    Ok(response)
}

async fn session(app: &Shared, token: &Token) -> Result<Option<Session>, Refusal> {
    app.store.session(&hex(token.hash()), app.clock.wall()).await.map_err(|error| store_failed(&error))
}

/// A new token has come back: the one before it is needed no longer.
async fn used(app: &Shared, token: &Token) {
    let used = TokenUse { hash: hex(token.hash()), now: app.clock.wall(), grace_ms: GRACE_MS };
    if let Err(error) = app.store.use_token(used).await {
        // The next request says so again.
        tracing::warn!(%error, "that a token came back could not be written down");
    }
}

/// A new token for a session whose own is old. The old one is good until the new one comes back: the answer
/// that carries it may be lost.
async fn rotated(app: &Shared, token: &Token, session: &Session) -> Result<Option<Token>, Refusal> {
    let now = app.clock.wall();
    if now.saturating_sub(session.issued_at) < ROTATE_MS {
        return Ok(None);
    }
    let fresh = Token::fresh();
    let rotation =
        Rotation { old_hash: hex(token.hash()), new_hash: hex(fresh.hash()), now, expires_at: now + LIFE_MS };
    let changed = app.store.rotate(rotation).await.map_err(|error| store_failed(&error))?;
    Ok(changed.map(|_| fresh))
}

fn protect(headers: &mut HeaderMap, secure: bool) {
    let fields = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
    ];
    for (name, value) in fields {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Answers of the interface are of the moment and of one guest; files say themselves how long.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if secure {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
}
