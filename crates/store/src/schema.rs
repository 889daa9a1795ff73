//! The migrations: the same files for both databases, each applied once, all in one transaction.

use sqlx::{AnyConnection, Row};

use crate::error::StoreError;
use crate::pen::Pen;

/// In order; the first is number 1. A released file never changes, a change is a further file.
const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/0001_first.sql"),
    include_str!("../migrations/0002_tokens_and_recovery.sql"),
    include_str!("../migrations/0003_erasure_and_retention.sql"),
    include_str!("../migrations/0004_seals.sql"),
    include_str!("../migrations/0005_owners.sql"),
    include_str!("../migrations/0006_fences.sql"),
];

/// Brings the database to the newest schema, or refuses it if it is newer than that.
pub(crate) async fn migrate(pen: &mut Pen) -> Result<(), StoreError> {
    pen.begin().await?;
    if let Some(lock) = pen.database.migrations_lock()
        && let Err(error) = lock_out(pen.connection()?, lock).await
    {
        return Err(pen.roll_back(error).await);
    }
    match apply(pen.connection()?).await {
        Ok(()) => pen.commit().await,
        Err(error) => Err(pen.roll_back(error).await),
    }
}

/// Of several nodes that start at once, one after the other looks what is missing.
async fn lock_out(connection: &mut AnyConnection, lock: &'static str) -> Result<(), StoreError> {
    Ok(sqlx::raw_sql(lock)
        .execute(connection)
        .await
        .map(drop)?)
}

async fn apply(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let known = MIGRATIONS.len() as i64;
    let found = version(connection).await?;
    if found > known {
        return Err(StoreError::NewerSchema { found, known });
    }
    for (number, sql) in (1..)
        .zip(MIGRATIONS)
        .filter(|(number, _)| *number > found)
    {
        sqlx::raw_sql(*sql)
            .execute(&mut *connection)
            .await?;
        let applied = sqlx::query("INSERT INTO schema_version (version) VALUES ($1)").bind(number);
        applied.execute(&mut *connection).await?;
    }
    Ok(())
}

/// The newest migration that was applied, 0 for a new database.
async fn version(connection: &mut AnyConnection) -> Result<i64, sqlx::Error> {
    let table = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL PRIMARY KEY)";
    sqlx::raw_sql(table)
        .execute(&mut *connection)
        .await?;
    let newest = sqlx::query("SELECT MAX(version) FROM schema_version")
        .fetch_one(connection)
        .await?;
    Ok(newest.try_get::<Option<i64>, _>(0)?.unwrap_or(0))
}
