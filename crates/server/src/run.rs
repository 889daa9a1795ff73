//! Starting a server and going down in an orderly way.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use store::{Store, StoreError};
use thiserror::Error;
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time;

use crate::app::{App, Shared};
use crate::clock::Clock;
use crate::config::Config;
use crate::hub::Hub;
use crate::limit::Limiter;
use crate::metrics::Metrics;
use crate::origin::Origins;
use crate::places::Places;
use crate::thinkers::Thinkers;
use crate::{accept, api};

/// How long connections get for their last words.
const FAREWELL: Duration = Duration::from_secs(2);
/// How long the store gets for what it still has to write.
const LAST_WRITES: Duration = Duration::from_secs(2);
/// What the system keeps for each client, in bytes; it reserves twice as much.
const SEND_BUFFER: u32 = 128 * 1024;
/// How many connections wait to be taken.
const BACKLOG: u32 = 1024;
/// How often old sessions are thrown away.
const SWEEP: Duration = Duration::from_hours(1);

/// Why a server could not start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The store could not be opened.
    #[error("the store cannot be opened: {0}")]
    Store(#[from] StoreError),
    /// The address cannot be listened on, or no thread can be started.
    #[error("{0}")]
    Io(#[from] io::Error),
}

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    task: JoinHandle<()>,
}

impl Running {
    /// Until it has gone down.
    pub async fn ended(self) {
        // A panic in it was reported where it happened.
        let _ = self.task.await;
    }
}

/// Starts a server, which goes down when `shutdown` is done.
pub async fn run(
    config: Config,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<Running, StartError> {
    run_by(Clock::default(), config, shutdown).await
}

/// The same by another clock than the system's.
pub async fn run_by(
    clock: Clock,
    config: Config,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<Running, StartError> {
    let store = Arc::new(Store::open(&config.data).await?);
    let metrics = Arc::new(Metrics::default());
    let thinkers = Thinkers::start(config.thinking_threads(), metrics.clone())?;
    let listener = listen(config.listen)?;
    let address = listener.local_addr()?;
    let (close, closing) = watch::channel(false);
    let limits = &config.limits;
    let app: Shared = Arc::new(App {
        hub: Hub::new(&config, clock.clone(), store.clone(), metrics.clone(), thinkers),
        origins: Origins::new(&config),
        places: Places::new(limits),
        sign_ins: Arc::default(),
        requests: Limiter::new(limits.requests),
        new_guests: Limiter::new(limits.new_guests),
        new_tables: Limiter::new(limits.new_tables),
        messages: Limiter::new(limits.messages),
        store,
        metrics,
        closing,
        clock,
        config,
    });
    tracing::info!(%address, config = ?app.config, "the server runs");
    let task = tokio::spawn(live(app, listener, close, shutdown));
    Ok(Running { address, task })
}

/// Listens. What the system keeps for a client that does not read is bounded, and so is its memory.
fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

async fn live(
    app: Shared,
    listener: TcpListener,
    close: watch::Sender<bool>,
    shutdown: impl Future<Output = ()> + Send + 'static,
) {
    let accepting = tokio::spawn(accept::run(listener, api::router(app.clone()), app.closing.clone()));
    let sweeping = tokio::spawn(sweep(app.clone()));
    shutdown.await;
    tracing::info!("the server goes down");
    // Nobody is accepted any more and every connection says that the server restarts.
    close.send_replace(true);
    let _ = accepting.await;
    sweeping.abort();
    let _ = time::timeout(FAREWELL, app.places.all_free()).await;
    let _ = time::timeout(FAREWELL / 4, app.hub.end()).await;
    if time::timeout(LAST_WRITES, app.store.close()).await.is_err() {
        tracing::error!("the store did not finish in time");
    }
    tracing::info!("the server is down");
}

/// Now and then what is old is thrown away.
async fn sweep(app: Shared) {
    let mut ticks = time::interval(SWEEP);
    loop {
        ticks.tick().await;
        if let Err(error) = app.store.purge(app.clock.wall()).await {
            tracing::warn!(%error, "old sessions could not be thrown away");
        }
    }
}
