//! A few connections of a node to `PostgreSQL`, each lent for one piece of work.
//!
//! A network can be gone without a word: what is sent arrives nowhere, and nobody says so. Work that must be done in
//! time is given up then, and its connection with it. The driver's own pool would ask such a connection how it is before
//! it lends it again, without a limit, and so lose a place for a quarter of an hour.

use std::ops::{Deref, DerefMut};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, Connection as _};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::timeout;

use crate::connect;
use crate::error::{Cause, StoreError};

/// How long a connection that has rested may take to answer.
const GLANCE: Duration = Duration::from_secs(1);
/// How long a connection's end is waited for.
const FAREWELL: Duration = Duration::from_millis(500);

/// Connections that rest, and how many there may be.
pub(crate) struct Lines {
    options: AnyConnectOptions,
    places: Semaphore,
    resting: Mutex<Vec<AnyConnection>>,
}

/// A connection, for as long as the work lasts. It ends with the work unless it is given back.
pub(crate) struct Line<'a> {
    connection: AnyConnection,
    lines: &'a Lines,
    _place: SemaphorePermit<'a>,
}

impl Lines {
    pub(crate) fn new(options: AnyConnectOptions, most: usize) -> Self {
        Self {
            options,
            places: Semaphore::new(most),
            resting: Mutex::default(),
        }
    }

    fn resting(&self) -> MutexGuard<'_, Vec<AnyConnection>> {
        self.resting
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection that answers.
    pub(crate) async fn lend(&self) -> Result<Line<'_>, StoreError> {
        let place = self
            .places
            .acquire()
            .await
            .map_err(|_| StoreError::Closed)?;
        let connection = match self.rested().await {
            Some(connection) => connection,
            None => connect::of_a_node(&self.options).await?,
        };
        Ok(Line {
            connection,
            lines: self,
            _place: place,
        })
    }

    async fn rested(&self) -> Option<AnyConnection> {
        let mut connection = self.resting().pop()?;
        if matches!(timeout(GLANCE, connection.ping()).await, Ok(Ok(()))) {
            return Some(connection);
        }
        // The others have rested for longer, at the same network.
        self.resting().clear();
        None
    }

    /// Lends nothing any more.
    pub(crate) async fn close(&self) {
        self.places.close();
        let resting = std::mem::take(&mut *self.resting());
        for connection in resting {
            let _ = timeout(FAREWELL, connection.close()).await;
        }
    }
}

impl Line<'_> {
    /// The work has come to its end, and the connection can do more.
    pub(crate) fn give_back(self) {
        if !self.lines.places.is_closed() {
            self.lines.resting().push(self.connection);
        }
    }
}

impl Deref for Line<'_> {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for Line<'_> {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}

/// Work that has failed if it takes longer.
pub(crate) async fn in_time<T>(
    limit: Duration,
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    timeout(limit, work)
        .await
        .unwrap_or(Err(StoreError::Unavailable(Cause::TIMED_OUT)))
}
