//! The lobby's list of tables.

use sqlx::{AnyConnection, AnyPool, Row as _};

use crate::bulk::{self, Value};
use crate::error::StoreError;
use crate::types::{Append, Listed, Listing};

/// Changes the list as the appends say, in their order.
pub(crate) async fn change(connection: &mut AnyConnection, appends: &[&Append]) -> Result<(), sqlx::Error> {
    for append in appends {
        match &append.listing {
            Some(Listing::Show(summary)) => show(connection, append, summary).await?,
            Some(Listing::Hide) => hide(connection, &append.table).await?,
            None => {}
        }
    }
    Ok(())
}

async fn show(connection: &mut AnyConnection, append: &Append, summary: &str) -> Result<(), sqlx::Error> {
    let row = vec![Value::Text(&append.table), Value::Number(append.at as i64), Value::Text(summary)];
    let replace = "ON CONFLICT (code) DO UPDATE SET at_ms = excluded.at_ms, summary = excluded.summary";
    bulk::execute(connection, "INSERT INTO listings (code, at_ms, summary)", &[row], replace).await
}

async fn hide(connection: &mut AnyConnection, table: &str) -> Result<(), sqlx::Error> {
    let delete = sqlx::query("DELETE FROM listings WHERE code = $1").bind(table.to_owned());
    delete.execute(connection).await.map(drop)
}

/// Takes tables off the list whose summary is older; says how many.
pub(crate) async fn forget(connection: &mut AnyConnection, before: i64) -> Result<u64, sqlx::Error> {
    let delete = sqlx::query("DELETE FROM listings WHERE at_ms < $1").bind(before);
    Ok(delete.execute(connection).await?.rows_affected())
}

/// The newest first.
pub(crate) async fn listed(readers: &AnyPool, limit: u32) -> Result<Vec<Listed>, StoreError> {
    let newest =
        sqlx::query("SELECT code, at_ms, summary FROM listings ORDER BY at_ms DESC, code DESC LIMIT $1");
    let rows = newest.bind(i64::from(limit)).fetch_all(readers).await?;
    let listed = rows.into_iter().map(|row| {
        let at: i64 = row.try_get(1)?;
        Ok(Listed { table: row.try_get(0)?, at: at as u64, summary: row.try_get(2)? })
    });
    listed.collect()
}
