//! Connections: one that writes, a few that read.

use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, ConnectOptions};

use crate::error::StoreError;
use crate::place::{Kind, Place};

/// A waiting reader costs nothing, a connection to SQLite costs a thread.
const READERS: u32 = 4;
/// How long a call waits for a connection.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often the change to WAL is tried: SQLite does not wait by itself for this lock.
const WAL_TRIES: u32 = 250;
const WAL_PAUSE: Duration = Duration::from_millis(20);

/// Survives a power cut when the commit has returned: `FULL` syncs the log at each commit, `fullfsync` makes
/// macOS empty the disk's cache too.
const SQLITE: &str = "PRAGMA busy_timeout = 10000; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; \
     PRAGMA foreign_keys = ON;";
/// The server's owner may have traded durability for speed; for our commits that is no choice.
const POSTGRES: &str = "SELECT set_config('synchronous_commit', 'on', false) \
     WHERE current_setting('synchronous_commit') = 'off'";
/// All writers of one database take turns, as they do in SQLite.
const POSTGRES_TURN: &str = "SELECT 1 FROM pg_advisory_xact_lock(34472335)";

/// The connections to one database.
#[derive(Clone)]
pub(crate) struct Database {
    kind: Kind,
    writer: AnyPool,
    readers: AnyPool,
}

impl Database {
    pub(crate) async fn connect(place: Place) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let Place { kind, options } = place;
        // A statement's text holds no data, yet slow ones at the level of warnings would be noise.
        let options = options.disable_statement_logging();
        let writer = pool(kind, 1, options.clone()).await?;
        if kind == Kind::Sqlite {
            write_ahead(&writer).await?;
        }
        let readers = pool(kind, READERS, options).await?;
        Ok(Self { kind, writer, readers })
    }

    pub(crate) fn readers(&self) -> &AnyPool {
        &self.readers
    }

    /// A transaction that no other writer can interfere with.
    pub(crate) async fn begin(&self) -> Result<sqlx::Transaction<'static, sqlx::Any>, sqlx::Error> {
        match self.kind {
            Kind::Sqlite => self.writer.begin_with("BEGIN IMMEDIATE").await,
            Kind::Postgres => {
                let mut transaction = self.writer.begin().await?;
                sqlx::query(POSTGRES_TURN).execute(&mut *transaction).await?;
                Ok(transaction)
            }
        }
    }

    pub(crate) async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

async fn pool(kind: Kind, size: u32, options: AnyConnectOptions) -> Result<AnyPool, sqlx::Error> {
    let pool = AnyPoolOptions::new()
        .max_connections(size)
        .acquire_timeout(PATIENCE)
        .after_connect(move |connection, _| Box::pin(prepare(kind, connection)));
    let pool = match kind {
        // A file does not go away, and a new connection would have to compile its statements anew.
        Kind::Sqlite => pool.idle_timeout(None).max_lifetime(None),
        Kind::Postgres => pool,
    };
    pool.connect_with(options).await
}

async fn prepare(kind: Kind, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let sql = match kind {
        Kind::Sqlite => SQLITE,
        Kind::Postgres => POSTGRES,
    };
    sqlx::raw_sql(sql).execute(connection).await.map(drop)
}

/// Readers and the writer do not wait for each other in this mode; the file remembers it.
async fn write_ahead(writer: &AnyPool) -> Result<(), StoreError> {
    let mut tries = 0;
    loop {
        let changed = sqlx::raw_sql("PRAGMA journal_mode = WAL").execute(writer).await;
        match changed.map_err(StoreError::from) {
            Err(StoreError::Unavailable(cause)) if cause.is_busy() && tries < WAL_TRIES => tries += 1,
            changed => return changed.map(drop),
        }
        tokio::time::sleep(WAL_PAUSE).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::Row;

    async fn setting(pool: &AnyPool, sql: &'static str) -> i64 {
        sqlx::query(sql).fetch_one(pool).await.unwrap().get(0)
    }

    /// No test can cut the power, so what survives a cut is asked for.
    #[tokio::test]
    async fn sqlite_waits_for_the_disk_at_each_commit() {
        let file = std::env::temp_dir().join(format!("zashiki-connect-{}.db", std::process::id()));
        let place = Place::read(&format!("sqlite:{}", file.display())).unwrap();
        let database = Database::connect(place).await.unwrap();
        let mode = sqlx::query("PRAGMA journal_mode").fetch_one(&database.writer).await.unwrap();
        assert_eq!(mode.get::<String, _>(0), "wal");
        assert_eq!(setting(&database.writer, "PRAGMA synchronous").await, 2);
        assert_eq!(setting(&database.writer, "PRAGMA foreign_keys").await, 1);
        assert_eq!(setting(&database.writer, "PRAGMA busy_timeout").await, 10_000);
        database.close().await;
        std::fs::remove_file(file).unwrap();
    }
}
