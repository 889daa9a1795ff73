//! Takes connections and gives each its task, with limits that the framework does not set.

use std::convert::Infallible;
use std::io;
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
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time;
use tower_service::Service;

use crate::address::Peer;
use crate::app::going_down;

/// How long a client may take to send the head of a request, or to send another one.
const HEAD_LIMIT: Duration = Duration::from_secs(30);
/// How long a request may take, its body included.
const REQUEST_LIMIT: Duration = Duration::from_secs(20);
/// The most that is kept of a request's head.
const HEAD_BYTES: usize = 16 * 1024;
/// HTTP connections besides those that have become WebSockets.
const HTTP_CONNECTIONS: usize = 4_096;

/// Takes connections until the server goes down.
pub(crate) async fn run(listener: TcpListener, router: Router, mut closing: watch::Receiver<bool>) {
    let places = Arc::new(Semaphore::new(HTTP_CONNECTIONS));
    loop {
        let accepted = tokio::select! {
            accepted = accept(&listener, &places) => accepted,
            () = going_down(&mut closing) => return,
        };
        match accepted {
            Ok((stream, peer, place)) => {
                tokio::spawn(serve(stream, peer, router.clone(), place, closing.clone()));
            }
            Err(error) => {
                // Out of file handles, mostly: others must end first.
                tracing::warn!(%error, "a connection could not be taken");
                time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> io::Result<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    let place = places.clone().acquire_owned().await.map_err(io::Error::other)?;
    let (stream, peer) = listener.accept().await?;
    // Moves are small and must not wait for more of them.
    stream.set_nodelay(true)?;
    Ok((stream, peer, place))
}

/// Serves one connection; a WebSocket goes on in a task of its own.
async fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    place: OwnedSemaphorePermit,
    mut closing: watch::Receiver<bool>,
) {
    let service = service_fn(move |request| answer(router.clone(), peer, request));
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEAD_LIMIT).max_buf_size(HEAD_BYTES);
    let connection = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    tokio::pin!(connection);
    let result = tokio::select! {
        result = connection.as_mut() => result,
        () = going_down(&mut closing) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = result {
        tracing::debug!(%error, "a connection ended badly");
    }
    drop(place);
}

async fn answer(
    mut router: Router,
    peer: SocketAddr,
    mut request: Request<Incoming>,
) -> Result<Response, Infallible> {
    request.extensions_mut().insert(Peer(peer.ip()));
    match time::timeout(REQUEST_LIMIT, router.call(request)).await {
        Ok(response) => response,
        Err(_) => Ok(StatusCode::REQUEST_TIMEOUT.into_response()),
    }
}
