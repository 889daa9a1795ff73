//! The connection that writes. One on which anything failed is thrown away: what a driver, a network or a disk
//! made of it cannot be known from outside.

use std::time::Duration;

use sqlx::{AnyConnection, Connection};
use tokio::time::timeout;

use crate::batch::{self, Verdict, Write};
use crate::connect::Database;
use crate::error::{Cause, StoreError};
use crate::lines::in_time;

/// A transaction that takes longer has failed, though it may still come to its end.
const PATIENCE: Duration = Duration::from_secs(30);
/// The same for a node: its people are to hear soon that nothing is saved, and others can take its tables. It is longer
/// than a transaction waits for a row.
const NODE_PATIENCE: Duration = Duration::from_secs(6);
/// How long a look at a connection that is not in use may take.
const GLANCE: Duration = Duration::from_secs(5);
const NODE_GLANCE: Duration = Duration::from_secs(2);
/// How long a connection's end is waited for.
const FAREWELL: Duration = Duration::from_secs(1);

/// A write like any other, which leaves nothing: the row is there only within its transaction.
const PROOF: &str = "INSERT INTO schema_version (version) VALUES (-1); \
     DELETE FROM schema_version WHERE version = -1";

/// The connection that writes; it is opened again when needed.
pub(crate) struct Pen {
    pub(crate) database: Database,
    connection: Option<AnyConnection>,
}

impl Pen {
    pub(crate) fn new(database: Database, connection: AnyConnection) -> Self {
        Self {
            database,
            connection: Some(connection),
        }
    }

    fn patience(&self) -> Duration {
        self.database.patience(PATIENCE, NODE_PATIENCE)
    }

    fn glance_limit(&self) -> Duration {
        self.database.patience(GLANCE, NODE_GLANCE)
    }

    /// Writes all of it in one transaction, or nothing. Whether a transaction that failed took place is unknown
    /// only if it had been told to commit.
    pub(crate) async fn write(&mut self, writes: &[&Write]) -> Result<Vec<Verdict>, StoreError> {
        self.begin().await?;
        let node = self.database.node();
        let patience = self.patience();
        let written = async {
            let connection = self
                .connection
                .as_mut()
                .ok_or(StoreError::Closed)?;
            Ok(batch::write(connection, node.as_deref(), writes).await?)
        };
        match in_time(patience, written).await {
            Ok(verdicts) => self.commit().await.map(|()| verdicts),
            Err(error) => Err(self.roll_back(error).await),
        }
    }

    /// Proves with a write that is of no other use that the database can be written. What was committed before
    /// it is as durable as this is, and what was not will never be: SQLite writes over it, and Postgres gives
    /// the database to this session only when the one before has ended.
    pub(crate) async fn prove(&mut self) -> Result<(), StoreError> {
        self.begin().await?;
        let patience = self.patience();
        let written = async {
            let connection = self
                .connection
                .as_mut()
                .ok_or(StoreError::Closed)?;
            Ok(sqlx::raw_sql(PROOF)
                .execute(connection)
                .await
                .map(drop)?)
        };
        match in_time(patience, written).await {
            Ok(()) => self.commit().await,
            Err(error) => Err(self.roll_back(error).await),
        }
    }

    /// Whether the database is still there and still ours, while nobody writes.
    pub(crate) async fn glance(&mut self) -> Result<(), StoreError> {
        self.database.check_file()?;
        let glance = self.glance_limit();
        if let Some(connection) = &mut self.connection {
            let ping = async {
                Ok(sqlx::raw_sql("SELECT 1")
                    .execute(connection)
                    .await
                    .map(drop)?)
            };
            if in_time(glance, ping).await.is_ok() {
                return Ok(());
            }
        }
        self.throw_away().await;
        self.connection = Some(self.database.writer().await?);
        Ok(())
    }

    /// Begins on the connection there is, or on a new one: nothing is in doubt before a transaction.
    pub(crate) async fn begin(&mut self) -> Result<(), StoreError> {
        let begin = self.database.begin();
        let patience = self.patience();
        if let Some(connection) = &mut self.connection {
            let started = async {
                Ok(sqlx::raw_sql(begin)
                    .execute(connection)
                    .await
                    .map(drop)?)
            };
            match in_time(patience, started).await {
                Ok(()) => return Ok(()),
                Err(error) => {
                    self.throw_away().await;
                    if error
                        .cause()
                        .is_some_and(|cause| *cause == Cause::TIMED_OUT || cause.is_busy())
                    {
                        return Err(error.not_written());
                    }
                }
            }
        }
        let fresh = async {
            let mut connection = self.database.writer().await?;
            sqlx::raw_sql(begin)
                .execute(&mut connection)
                .await?;
            Ok(connection)
        };
        self.connection = Some(
            in_time(patience, fresh)
                .await
                .map_err(StoreError::not_written)?,
        );
        Ok(())
    }

    /// Ends the transaction; whoever reads can see it afterwards, and it is durable.
    pub(crate) async fn commit(&mut self) -> Result<(), StoreError> {
        let patience = self.patience();
        let committed = async {
            let connection = self
                .connection
                .as_mut()
                .ok_or(StoreError::Closed)?;
            sqlx::raw_sql("COMMIT")
                .execute(connection)
                .await?;
            // Written well, but where?
            self.database.check_file()
        };
        let committed = in_time(patience, committed).await;
        if committed.is_err() {
            self.throw_away().await;
        }
        committed
    }

    /// After a failure before the commit: nothing was written. A connection that can still take its statements
    /// back is kept.
    pub(crate) async fn roll_back(&mut self, error: StoreError) -> StoreError {
        let about_data = error
            .cause()
            .is_some_and(Cause::is_about_the_data);
        let glance = self.glance_limit();
        if let Some(connection) = self.connection.as_mut().filter(|_| about_data) {
            let back = async {
                Ok(sqlx::raw_sql("ROLLBACK")
                    .execute(connection)
                    .await
                    .map(drop)?)
            };
            if in_time(glance, back).await.is_ok() {
                return error.not_written();
            }
        }
        self.throw_away().await;
        error.not_written()
    }

    /// The connection of a transaction that has begun.
    pub(crate) fn connection(&mut self) -> Result<&mut AnyConnection, StoreError> {
        self.connection.as_mut().ok_or(StoreError::Closed)
    }

    /// Whatever its end says, it is not used again.
    async fn throw_away(&mut self) {
        if let Some(connection) = self.connection.take() {
            let _ = timeout(FAREWELL, connection.close()).await;
        }
    }

    pub(crate) async fn close(mut self) {
        self.throw_away().await;
        self.database.close().await;
    }
}
