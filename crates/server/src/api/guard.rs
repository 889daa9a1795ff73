//! What is checked and said with every request: limits, origin, who asks, headers that protect.

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::{GuestId, Refusal};
use store::{Rotation, Session, TokenUse};

use crate::address::Address;
use crate::app::{Shared, store_failed, write_failed};
use crate::held::held;
use crate::problem::{Problem, Refused};
use crate::session::{self, Token, hex};

/// After this time a token is replaced.
const ROTATE_MS: u64 = 24 * 3600 * 1000;
/// So long the one before it stays valid once the new one has come back, for tabs and requests that are
/// under way.
const GRACE_MS: u64 = 10 * 60 * 1000;
/// A session ends when nobody has used it for this long.
pub(crate) const LIFE_MS: u64 = 400 * 24 * 3600 * 1000;

/// What a file or a word to the watchman costs of a request: they are ready in memory.
const FILE_COST: f64 = 0.2;

/// Scripts and WebAssembly of our own only, nothing framed, nothing from elsewhere.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
     img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
     frame-ancestors 'none'";

/// The guest who asks, for handlers that need one.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) id: GuestId,
    pub(crate) name: String,
    /// The seal that they chose, if they did.
    pub(crate) seal: Option<u8>,
    /// The sign-in by which they ask.
    pub(crate) family: String,
    /// When its token ends.
    pub(crate) expires_at: u64,
}

impl FromRequestParts<Shared> for Guest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Shared) -> Result<Guest, Problem> {
        parts
            .extensions
            .get::<Guest>()
            .cloned()
            .ok_or(Problem(Refusal::NoSession))
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

async fn checked(app: &Shared, request: Request, next: Next) -> Result<Response, Refusal> {
    let path = request.uri().path();
    let is_socket = path.starts_with("/ws/");
    let is_file = !is_socket && !path.starts_with("/api/") && path != "/ready";
    let address = app.address(request.extensions(), request.headers());
    app.requests
        .take_from(address, if is_file { FILE_COST } else { 1.0 })?;
    let under_way = app
        .under_way
        .as_ref()
        .map(|tally| tally.take(address.scopes().collect()));
    let under_way = under_way
        .map(|place| place.ok_or(Refusal::Busy))
        .transpose()?;
    let response = if is_file {
        next.run(request).await
    } else {
        asked(app, address, request, next).await?
    };
    Ok(held(response, under_way))
}

/// A request to the interface: from an origin that may, by a guest if there is one.
async fn asked(
    app: &Shared,
    address: Address,
    mut request: Request,
    next: Next,
) -> Result<Response, Refusal> {
    let is_socket = request.uri().path().starts_with("/ws/");
    let reads = matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    if is_socket || !reads {
        app.origins.check(request.headers())?;
    }
    request.extensions_mut().insert(address);
    // Whoever signs in again continues with a token that nobody else can have seen or planted.
    let signs_in = *request.method() == Method::POST && request.uri().path() == "/api/session";
    let (mut fresh, secure) = (None, app.config.is_secure());
    let carried = Token::of(request.headers(), secure);
    if let Some((token, is_old)) = carried
        && let Some(session) = known(app, &token).await?
    {
        if !session.used {
            used(app, &token).await;
        }
        if reads || signs_in {
            fresh = rotated(app, &token, &session, signs_in || is_old).await?;
        }
        // Identities come from this server; one that does not parse is no guest.
        if let Ok(id) = session.guest.parse() {
            let Session {
                name,
                seal,
                family,
                expires_at,
                ..
            } = session;
            request.extensions_mut().insert(Guest {
                id,
                name,
                seal,
                family,
                expires_at,
            });
        }
    }
    let mut response = next.run(request).await;
    // An answer that ends the session or begins another has a cookie of its own.
    if let Some(token) = fresh.filter(|_| {
        !response
            .headers()
            .contains_key(header::SET_COOKIE)
    }) {
        response
            .headers_mut()
            .append(header::SET_COOKIE, token.cookie(secure));
    }
    if carried.is_some_and(|(_, is_old)| is_old)
        && response
            .headers()
            .contains_key(header::SET_COOKIE)
    {
        response
            .headers_mut()
            .append(header::SET_COOKIE, session::no_old_cookie());
    }
    Ok(response)
}

async fn known(app: &Shared, token: &Token) -> Result<Option<Session>, Refusal> {
    app.store
        .session(&hex(token.hash()), app.clock.wall())
        .await
        .map_err(|error| store_failed(&error))
}

/// A new token has come back: the one before it is needed no longer.
async fn used(app: &Shared, token: &Token) {
    let used = TokenUse {
        hash: hex(token.hash()),
        now: app.clock.wall(),
        grace_ms: GRACE_MS,
    };
    if let Err(error) = app.store.use_token(used).await {
        // The next request says so again, and the store says itself when it cannot be written.
        tracing::debug!(%error, "that a token came back could not be written down");
    }
}

/// A new token for a session whose own is old, or must be replaced in any case. The old one is good until the
/// new one comes back: the answer that carries it may be lost.
async fn rotated(
    app: &Shared,
    token: &Token,
    session: &Session,
    in_any_case: bool,
) -> Result<Option<Token>, Refusal> {
    let now = app.clock.wall();
    if !in_any_case && now.saturating_sub(session.issued_at) < ROTATE_MS {
        return Ok(None);
    }
    let fresh = Token::fresh();
    let rotation = Rotation {
        old_hash: hex(token.hash()),
        new_hash: hex(fresh.hash()),
        now,
        expires_at: now + LIFE_MS,
    };
    let changed = app
        .store
        .rotate(rotation)
        .await
        .map_err(|error| write_failed(&error))?;
    Ok(changed.map(|_| fresh))
}

fn protect(headers: &mut HeaderMap, secure: bool) {
    let fields = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "same-origin"),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("permissions-policy"),
            "camera=(), geolocation=(), microphone=()",
        ),
    ];
    for (name, value) in fields {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Answers of the interface are of the moment and of one guest; files say themselves how long.
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    if secure {
        headers.insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static("max-age=31536000"),
        );
    }
}
