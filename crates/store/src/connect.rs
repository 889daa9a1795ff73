//! Connections: a few that read, and how the one that writes is made.

use std::hash::{BuildHasher, RandomState};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::any::{AnyArguments, AnyConnectOptions, AnyPoolOptions};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, ConnectOptions, Connection, Row};
use tokio::time::{sleep, timeout};

use crate::error::{Cause, StoreError};
use crate::file::DataFile;
use crate::lines::Lines;
use crate::location::{Kind, Location};

/// A waiting reader costs nothing, a connection to SQLite costs a thread.
const READERS: u32 = 4;
/// Connections of a node that claim and release.
const LEASES: usize = 3;
/// How long a call waits for a connection.
const PATIENCE: Duration = Duration::from_secs(10);
/// The same for a node, in whose place others can do the work.
const NODE_PATIENCE: Duration = Duration::from_secs(4);
/// How long Postgres may take to answer a reader. A network that is gone says nothing of it.
const READING: Duration = Duration::from_secs(5);
/// How long readers are waited for at the end.
const FAREWELL: Duration = Duration::from_secs(1);
/// How often the change to WAL is tried: SQLite does not wait by itself for this lock.
const WAL_TRIES: u32 = 250;
/// How often Postgres is asked for the database: one's own session before may still be ending.
const CLAIM_TRIES: u32 = 100;
const PAUSE: Duration = Duration::from_millis(20);

/// Survives a power cut when the commit has returned: `FULL` syncs the log at each commit, `fullfsync` makes
/// macOS empty the disk's cache too. What is deleted or erased is overwritten with zeros: without that it would
/// stay in the file until something else needs the room.
const SQLITE: &str = "PRAGMA busy_timeout = 10000; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; \
     PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;";
/// The database server may be set up to trade durability for speed; our commits must not be. A session whose
/// network is gone must not keep the database for ever.
const POSTGRES: &str = "SELECT set_config('synchronous_commit', 'on', false) \
     WHERE current_setting('synchronous_commit') = 'off'; \
     SELECT set_config('idle_in_transaction_session_timeout', '30000', false), \
         set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false), \
         set_config('tcp_keepalives_count', '3', false);";
/// Held by the session that writes, for as long as it lives: who has lost it can no longer write either.
const POSTGRES_CLAIM: &str = "SELECT pg_try_advisory_lock(34472336)";
/// A session of this process that the network has cut off may live on at the other end, and hold the database.
const POSTGRES_END_OWN: &str = "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity \
     WHERE application_name = $1 AND pid <> pg_backend_pid()";
/// Held by every node of a cluster, so that no server has the database for itself beside them.
const POSTGRES_SHARE: &str = "SELECT pg_try_advisory_lock_shared(34472336)";
/// Held by the session of a node that writes: no two processes have one name, and a session that was cut off has
/// ended before another writes in its place.
const POSTGRES_NAME: &str = "SELECT pg_try_advisory_lock(34472336, hashtext($1))";
/// Held while a node brings the schema up to date.
const POSTGRES_MIGRATE: &str = "SELECT pg_advisory_xact_lock(34472337, 0)";
/// A node that stands still in mid transaction must not keep others from its tables, nor one that waits for a row.
const POSTGRES_NODE: &str = "SELECT set_config('idle_in_transaction_session_timeout', '2000', false), \
     set_config('lock_timeout', '5000', false), \
     set_config('default_transaction_isolation', 'read committed', false)";
/// Moves all of SQLite's log into the file and empties it: what a crash left in the log may have been read from
/// memory only, and must be on the disk before anything is built on it.
const SQLITE_SETTLE: &str = "PRAGMA wal_checkpoint(TRUNCATE)";

/// One database, and the connections that read it.
#[derive(Clone)]
pub(crate) struct Database {
    kind: Kind,
    options: AnyConnectOptions,
    readers: Arc<Mutex<AnyPool>>,
    /// The file, if it is one.
    file: Option<Arc<DataFile>>,
    /// What this process calls the session that writes.
    name: Arc<str>,
    /// Which node of a cluster this is.
    node: Option<Arc<str>>,
}

impl Database {
    /// Claims the database and connects; gives the connection that writes as well.
    pub(crate) async fn connect(
        place: Location,
        node: Option<&str>,
    ) -> Result<(Self, AnyConnection), StoreError> {
        sqlx::any::install_default_drivers();
        let Location {
            kind,
            options,
            path,
        } = place;
        // A file is one machine's.
        if kind == Kind::Sqlite && node.is_some() {
            return Err(StoreError::BadUrl);
        }
        let node: Option<Arc<str>> = node.map(Arc::from);
        // A statement's text holds no data, yet slow ones at the level of warnings would be noise.
        let options = options.disable_statement_logging();
        let file = path
            .as_deref()
            .map(|path: &Path| DataFile::claim(path).map(Arc::new))
            .transpose()?;
        let name: Arc<str> = format!(
            "zashiki {:016x}",
            RandomState::new().hash_one(std::process::id())
        )
        .into();
        let connected = async {
            let mut writer = writer(kind, &options, &name, node.as_deref()).await?;
            if kind == Kind::Sqlite {
                sqlx::raw_sql(SQLITE_SETTLE)
                    .execute(&mut writer)
                    .await?;
            }
            let readers = pool(kind).connect_with(options.clone()).await?;
            Ok::<_, StoreError>((writer, Arc::new(Mutex::new(readers))))
        };
        match connected.await {
            Ok((writer, readers)) => {
                let database = Self {
                    kind,
                    options,
                    readers,
                    file,
                    name,
                    node,
                };
                database.remember_file();
                Ok((database, writer))
            }
            Err(error) => {
                if let Some(file) = file {
                    file.release();
                }
                Err(error)
            }
        }
    }

    pub(crate) fn node(&self) -> Option<Arc<str>> {
        self.node.clone()
    }

    /// What a node does before it brings the schema up to date.
    pub(crate) fn migrations_lock(&self) -> Option<&'static str> {
        self.node.is_some().then_some(POSTGRES_MIGRATE)
    }

    /// Connections for claims, and one for renewals.
    pub(crate) fn leases(&self) -> (Lines, Lines) {
        (
            Lines::new(self.options.clone(), LEASES),
            Lines::new(self.options.clone(), 1),
        )
    }

    pub(crate) fn readers(&self) -> AnyPool {
        self.readers
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// What readers find. Postgres has a time to answer: after it the readers' connections are given up, all of them,
    /// because a pool would wait for those that carry nothing for as long as the system does.
    pub(crate) async fn read<T, E: Into<StoreError>>(
        &self,
        reading: impl Future<Output = Result<T, E>>,
    ) -> Result<T, StoreError> {
        if self.kind == Kind::Sqlite {
            return reading.await.map_err(Into::into);
        }
        if let Ok(found) = timeout(READING, reading).await {
            return found.map_err(Into::into);
        }
        let fresh = pool(self.kind).connect_lazy_with(self.options.clone());
        *self
            .readers
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = fresh;
        Err(StoreError::Unavailable(Cause::TIMED_OUT))
    }

    /// How long something may take on the connection that writes, given how long it may at a server that is alone.
    pub(crate) fn patience(&self, alone: Duration, node: Duration) -> Duration {
        if self.node.is_some() { node } else { alone }
    }

    /// Another connection that writes, in place of one that failed.
    pub(crate) async fn writer(&self) -> Result<AnyConnection, StoreError> {
        self.check_file()?;
        let connecting = writer(self.kind, &self.options, &self.name, self.node.as_deref());
        timeout(self.patience(PATIENCE, NODE_PATIENCE), connecting)
            .await
            .unwrap_or(Err(StoreError::Unavailable(Cause::TIMED_OUT)))
    }

    /// How a transaction begins that no other writer can interfere with.
    pub(crate) fn begin(&self) -> &'static str {
        match self.kind {
            Kind::Sqlite => "BEGIN IMMEDIATE",
            Kind::Postgres => "BEGIN",
        }
    }

    fn remember_file(&self) {
        if let Some(file) = &self.file {
            file.remember();
        }
    }

    /// Whether the file that is written is still the one that is found under its name.
    pub(crate) fn check_file(&self) -> Result<(), StoreError> {
        self.file
            .as_ref()
            .map_or(Ok(()), |file| file.check())
    }

    /// Closes what reads. A connection that carries nothing is not waited for.
    pub(crate) async fn close_readers(&self) {
        let _ = timeout(FAREWELL, self.readers().close()).await;
    }

    /// Closes what reads, and lets another process have the database. What writes must be closed before.
    pub(crate) async fn close(&self) {
        self.close_readers().await;
        if let Some(file) = &self.file {
            file.release();
        }
    }
}

async fn writer(
    kind: Kind,
    options: &AnyConnectOptions,
    name: &str,
    node: Option<&str>,
) -> Result<AnyConnection, StoreError> {
    let mut connection = AnyConnection::connect_with(options).await?;
    prepare(kind, node.is_some(), &mut connection).await?;
    match kind {
        Kind::Sqlite => write_ahead(&mut connection).await?,
        Kind::Postgres => claim(&mut connection, name, node).await?,
    }
    Ok(connection)
}

/// A connection for claims and renewals.
pub(crate) async fn of_a_node(options: &AnyConnectOptions) -> Result<AnyConnection, sqlx::Error> {
    let mut connection = AnyConnection::connect_with(options).await?;
    prepare(Kind::Postgres, true, &mut connection).await?;
    Ok(connection)
}

fn pool(kind: Kind) -> AnyPoolOptions {
    let pool = AnyPoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(PATIENCE)
        .after_connect(move |connection, _| Box::pin(prepare(kind, false, connection)));
    match kind {
        // A file does not go away, and a new connection would have to compile its statements again. One that
        // stays also keeps SQLite's index of the log, so that what a failed commit left there is never read.
        Kind::Sqlite => pool.idle_timeout(None).max_lifetime(None),
        Kind::Postgres => pool,
    }
}

async fn prepare(
    kind: Kind,
    is_node: bool,
    connection: &mut AnyConnection,
) -> Result<(), sqlx::Error> {
    let sql = match kind {
        Kind::Sqlite => SQLITE,
        Kind::Postgres => POSTGRES,
    };
    sqlx::raw_sql(sql)
        .execute(&mut *connection)
        .await?;
    if is_node {
        sqlx::raw_sql(POSTGRES_NODE)
            .execute(connection)
            .await?;
    }
    Ok(())
}

/// Readers and the writer do not wait for each other in this mode; the file remembers it.
async fn write_ahead(writer: &mut AnyConnection) -> Result<(), StoreError> {
    let mut tries = 0;
    loop {
        let changed = sqlx::raw_sql("PRAGMA journal_mode = WAL")
            .execute(&mut *writer)
            .await;
        match changed.map_err(StoreError::from) {
            Err(StoreError::Unavailable(cause)) if cause.is_busy() && tries < WAL_TRIES => {
                tries += 1;
            }
            changed => return changed.map(drop),
        }
        sleep(PAUSE).await;
    }
}

/// No other server may have the database while this session lives, or, in a cluster, the node's name.
async fn claim(
    writer: &mut AnyConnection,
    name: &str,
    node: Option<&str>,
) -> Result<(), StoreError> {
    let call =
        sqlx::query("SELECT set_config('application_name', $1, false)").bind(name.to_owned());
    call.execute(&mut *writer).await?;
    for _ in 0..CLAIM_TRIES {
        let claimed = match node {
            None => has_got(writer, sqlx::query(POSTGRES_CLAIM)).await?,
            Some(node) => {
                let own = sqlx::query(POSTGRES_NAME).bind(node.to_owned());
                has_got(writer, sqlx::query(POSTGRES_SHARE)).await? && has_got(writer, own).await?
            }
        };
        if claimed {
            return Ok(());
        }
        sqlx::query(POSTGRES_END_OWN)
            .bind(name.to_owned())
            .execute(&mut *writer)
            .await?;
        sleep(PAUSE).await;
    }
    Err(StoreError::InUse)
}

async fn has_got(
    writer: &mut AnyConnection,
    lock: Query<'_, Any, AnyArguments>,
) -> Result<bool, sqlx::Error> {
    lock.fetch_one(writer).await?.try_get(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn setting(writer: &mut AnyConnection, sql: &'static str) -> i64 {
        sqlx::query(sql)
            .fetch_one(writer)
            .await
            .unwrap()
            .get(0)
    }

    /// What survives a power cut is also asked for: a disk in a test is kinder than a real one.
    #[tokio::test]
    async fn sqlite_waits_for_the_disk_at_each_commit() {
        let file = std::env::temp_dir().join(format!("zashiki-connect-{}.db", std::process::id()));
        let place = Location::read(&format!("sqlite:{}", file.display())).unwrap();
        let (database, first) = Database::connect(place, None).await.unwrap();
        // The one that is made after a failure is as careful as the first.
        for mut writer in [first, database.writer().await.unwrap()] {
            let mode = sqlx::query("PRAGMA journal_mode")
                .fetch_one(&mut writer)
                .await
                .unwrap();
            assert_eq!(mode.get::<String, _>(0), "wal");
            assert_eq!(setting(&mut writer, "PRAGMA synchronous").await, 2);
            assert_eq!(setting(&mut writer, "PRAGMA foreign_keys").await, 1);
            assert_eq!(setting(&mut writer, "PRAGMA secure_delete").await, 1);
            assert_eq!(setting(&mut writer, "PRAGMA busy_timeout").await, 10_000);
            writer.close().await.unwrap();
        }
        database.close().await;
        std::fs::remove_file(file).unwrap();
    }
}
