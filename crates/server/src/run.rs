//! Starting a server and going down in an orderly way.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use store::{Store, StoreError};
use thiserror::Error;
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::{Notify, watch};
use tokio::task::JoinHandle;
use tokio::time;

use crate::accept::Entrance;
use crate::app::{App, Shared};
use crate::assets::Page;
use crate::bot_pool::BotPool;
use crate::clock::Clock;
use crate::cluster::{self, Cluster, ClusterError};
use crate::config::{Config, Rate};
use crate::connection_limits::{ConnectionLimits, Tally};
use crate::doors::Doors;
use crate::hub::Hub;
use crate::limit::Limiter;
use crate::metrics::Metrics;
use crate::origin::Origins;
use crate::secrets::{self, SecretError};
use crate::vigil::{self, EndError};
use crate::{accept, api, erasing, sweep};

/// How much one guest says: a few words at once, then one every other second.
const SAYINGS: Rate = Rate {
    per_second: 0.5,
    burst: 4.0,
};

/// How long connections get for their last words.
const FAREWELL: Duration = Duration::from_secs(2);
/// How long tables get to be handed over to other nodes.
const HAND_OVER: Duration = Duration::from_secs(5);
/// How long ending the lease may take; it would run out in any case.
const RESIGNING: Duration = Duration::from_secs(3);
/// How long the store gets for what it still has to write.
const LAST_WRITES: Duration = Duration::from_secs(2);
/// What the system keeps for each client, in bytes; it reserves twice as much.
const SEND_BUFFER: u32 = 128 * 1024;
/// How many connections wait to be taken.
const BACKLOG: u32 = 1024;
/// How many may ask for the counts at the same time.
const WATCHMEN: usize = 32;

/// Why a server could not start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The store could not be opened.
    #[error("the store cannot be opened: {0}")]
    Store(#[from] StoreError),
    /// It cannot be one node among others.
    #[error("{0}")]
    Cluster(#[from] ClusterError),
    /// The file of an address cannot be used.
    #[error(transparent)]
    Secret(#[from] SecretError),
    /// The address cannot be listened on.
    #[error("{}", cannot_listen(*address, error))]
    Listen {
        /// The address to listen on.
        address: SocketAddr,
        /// What the system says.
        error: io::Error,
    },
    /// No thread can be started.
    #[error("{0}")]
    Io(#[from] io::Error),
}

fn cannot_listen(address: SocketAddr, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::AddrInUse => format!(
            "port {} is taken by another program; end it, or choose another port: --listen {}:{}",
            address.port(),
            address.ip(),
            address.port().saturating_add(1)
        ),
        _ => format!("cannot listen on {address}: {error}"),
    }
}

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where it tells its counts, if it does.
    pub metrics: Option<SocketAddr>,
    task: JoinHandle<Result<(), EndError>>,
}

impl Running {
    /// Until it has gone down; says why if it was not told to.
    pub async fn ended(self) -> Result<(), EndError> {
        // A panic in it was reported where it happened.
        self.task.await.unwrap_or(Ok(()))
    }
}

/// Starts a server with this web client, which goes down when `shutdown` is done.
pub async fn run(
    config: Config,
    page: Page,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<Running, StartError> {
    run_by(Clock::default(), config, page, shutdown).await
}

/// The same by another clock than the system's.
pub async fn run_by(
    clock: Clock,
    config: Config,
    page: Page,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<Running, StartError> {
    let config = secrets::read(config)?;
    let node = cluster::node(&config)?;
    let store = Arc::new(Store::open_as(&config.data, node.as_ref()).await?);
    let cluster = match &node {
        Some(node) => Some(Cluster::connect(&config, node, &store).await?),
        None => None,
    };
    let metrics = Arc::new(Metrics::default());
    let bot_pool = BotPool::start(config.thinking_threads(), metrics.clone())?;
    let listener = listen(config.listen).map_err(|error| StartError::Listen {
        address: config.listen,
        error,
    })?;
    let address = listener.local_addr()?;
    let counts = config.metrics_listen.map(listen).transpose()?;
    let counts_address = counts
        .as_ref()
        .map(TcpListener::local_addr)
        .transpose()?;
    let (close, closing) = watch::channel(false);
    let limits = &config.limits;
    let app: Shared = Arc::new(App {
        hub: Hub::new(
            &config,
            clock.clone(),
            store.clone(),
            metrics.clone(),
            bot_pool,
            cluster.clone(),
        ),
        cluster,
        origins: Origins::new(&config),
        connection_limits: ConnectionLimits::new(limits),
        under_way: config
            .trust_forwarded
            .then(|| Tally::new(limits.http_connections_per_address)),
        sign_ins: Arc::default(),
        erasures: Notify::new(),
        requests: Limiter::new(limits.requests),
        new_guests: Limiter::new(limits.new_guests),
        new_tables: Limiter::new(limits.new_tables),
        messages: Limiter::new(limits.messages),
        sayings: Limiter::new(SAYINGS),
        store,
        metrics,
        closing,
        clock,
        config,
        page,
    });
    tracing::info!(%address, config = ?app.config, "the server runs");
    let task = tokio::spawn(live(app, listener, counts, close, shutdown));
    Ok(Running {
        address,
        metrics: counts_address,
        task,
    })
}

/// Listens. What the system keeps for a client that does not read is bounded, and so is its memory.
fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() {
        TcpSocket::new_v4()?
    } else {
        TcpSocket::new_v6()?
    };
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

async fn live(
    app: Shared,
    listener: TcpListener,
    counts: Option<TcpListener>,
    close: watch::Sender<bool>,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), EndError> {
    let limits = &app.config.limits;
    let (total, per_address) = (
        limits.max_http_connections,
        limits.http_connections_per_address,
    );
    let doors = Doors::new(total, per_address, app.metrics.clone());
    let entrance = Entrance {
        listener,
        doors,
        behind_proxy: app.config.trust_forwarded,
        stalled: limits.stalled,
    };
    let accepting = tokio::spawn(accept::run(
        entrance,
        api::router(app.clone()),
        app.closing.clone(),
    ));
    if let Some(listener) = counts {
        let doors = Doors::new(WATCHMEN, WATCHMEN, Arc::default());
        let entrance = Entrance {
            listener,
            doors,
            behind_proxy: false,
            stalled: limits.stalled,
        };
        tokio::spawn(accept::run(
            entrance,
            api::counts(app.clone()),
            app.closing.clone(),
        ));
    }
    let node = app
        .cluster
        .clone()
        .map(|cluster| tokio::spawn(cluster.run(app.clone())));
    let chores = [
        tokio::spawn(sweep::run(app.clone())),
        tokio::spawn(erasing::run(app.clone())),
    ];
    let end = tokio::select! {
        () = shutdown => Ok(()),
        error = vigil::keep(app.clone()) => Err(error),
    };
    match &end {
        Ok(()) => tracing::info!("the server goes down"),
        Err(error) => tracing::error!(%error, "the server ends"),
    }
    // Tables are handed over before anybody is told to come back: then they find them elsewhere.
    if let Some(cluster) = &app.cluster {
        let handed_over = async {
            app.hub.end().await;
            app.hub.all_released().await;
        };
        let _ = time::timeout(HAND_OVER, handed_over).await;
        let _ = time::timeout(RESIGNING, cluster.resign()).await;
    }
    // Nobody is accepted any more and every connection says that the server restarts.
    close.send_replace(true);
    let _ = accepting.await;
    chores.iter().for_each(JoinHandle::abort);
    let _ = time::timeout(FAREWELL, app.connection_limits.all_free()).await;
    let _ = time::timeout(FAREWELL / 4, app.hub.end()).await;
    node.iter().for_each(JoinHandle::abort);
    if time::timeout(LAST_WRITES, app.store.close())
        .await
        .is_err()
    {
        tracing::error!("the store did not finish in time");
    }
    tracing::info!("the server is down");
    end
}
