//! Takes connections and gives each its task, with limits that the framework does not set.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{self, Instant};
use tower_service::Service;

use crate::address::{Address, Peer};
use crate::app::going_down;
use crate::doors::{Activity, Doors, Visit};
use crate::held::held;
use crate::line::Line;

/// How long a client may take to send the head of a request, or to send another one.
const HEAD_LIMIT: Duration = Duration::from_secs(30);
/// How long a request may take, its body included.
const REQUEST_LIMIT: Duration = Duration::from_secs(20);
/// The most that is kept of a request's head.
const HEAD_BYTES: usize = 16 * 1024;

/// What somebody hears who finds no place.
const NO_PLACE: &str = "HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\n\
     content-length: 15\r\nretry-after: 5\r\nconnection: close\r\n\r\n{\"code\":\"busy\"}";

/// Where connections come in.
pub(crate) struct Entrance {
    pub(crate) listener: TcpListener,
    pub(crate) doors: Arc<Doors>,
    /// Whether every connection is the proxy's: then its address says nothing.
    pub(crate) behind_proxy: bool,
    /// How long a client may not read its answer, and twice as long as it may take to ask for the first.
    pub(crate) stalled: Duration,
}

/// Takes connections until the server goes down.
pub(crate) async fn run(entrance: Entrance, router: Router, mut closing: watch::Receiver<bool>) {
    loop {
        let accepted = tokio::select! {
            accepted = entrance.listener.accept() => accepted,
            () = going_down(&mut closing) => return,
        };
        match accepted {
            Ok((stream, peer)) => {
                let address = (!entrance.behind_proxy).then(|| Address::new(peer.ip()));
                match entrance.doors.enter(address, Instant::now()) {
                    Some(visit) => {
                        let stalled = entrance.stalled;
                        tokio::spawn(serve(
                            stream,
                            peer,
                            router.clone(),
                            visit,
                            stalled,
                            closing.clone(),
                        ));
                    }
                    None => turn_away(&stream),
                }
            }
            Err(error) => {
                // Out of file handles, mostly: others must end first.
                tracing::warn!(%error, "a connection could not be taken");
                time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

/// A word for who finds no place, as far as it costs nothing.
fn turn_away(stream: &TcpStream) {
    // What has come is taken, so that closing does not take the answer back.
    let _ = stream.try_read(&mut [0; 1024]);
    let _ = stream.try_write(NO_PLACE.as_bytes());
}

/// Serves one connection; a WebSocket goes on in a task of its own.
async fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    visit: Visit,
    stalled: Duration,
    mut closing: watch::Receiver<bool>,
) {
    // Moves are small and must not wait for more of them.
    if stream.set_nodelay(true).is_err() {
        return;
    }
    let activity = visit.activity.clone();
    let line = TokioIo::new(Line::new(stream, activity.clone(), stalled));
    let service = {
        let activity = activity.clone();
        service_fn(move |request| answer(router.clone(), peer, activity.clone(), request))
    };
    let mut builder = http1::Builder::new();
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_LIMIT)
        .max_buf_size(HEAD_BYTES);
    let connection = builder
        .serve_connection(line, service)
        .with_upgrades();
    tokio::pin!(connection);
    let result = tokio::select! {
        result = connection.as_mut() => result,
        () = silent(&activity, stalled / 2) => return,
        () = visit.sent_away() => {
            // Whoever has just begun to ask is answered; the others are cut.
            if !activity.is_busy() {
                return;
            }
            connection.as_mut().graceful_shutdown();
            connection.await
        }
        () = going_down(&mut closing) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = result {
        tracing::debug!(%error, "a connection ended badly");
    }
}

/// Until it is clear that a connection was made for nothing.
async fn silent(activity: &Activity, limit: Duration) {
    time::sleep(limit).await;
    if activity.has_asked() {
        core::future::pending::<()>().await;
    }
}

async fn answer(
    mut router: Router,
    peer: SocketAddr,
    activity: Arc<Activity>,
    mut request: Request<Incoming>,
) -> Result<Response, Infallible> {
    let task = activity.request();
    request.extensions_mut().insert(Peer(peer.ip()));
    let response = match time::timeout(REQUEST_LIMIT, router.call(request)).await {
        Ok(Ok(response)) => response,
        Ok(Err(never)) => match never {},
        Err(_) => StatusCode::REQUEST_TIMEOUT.into_response(),
    };
    Ok(held(response, task))
}
