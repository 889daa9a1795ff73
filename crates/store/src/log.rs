//! The log, to which entries are added, and its snapshots.

use sqlx::{AnyConnection, AnyPool, Row as _};

use crate::bulk::{self, Row, Value};
use crate::error::StoreError;
use crate::types::{Append, Entry, Loaded, Snapshot};

/// Writes entries that are known to be next, tables that begin with them, and snapshots.
pub(crate) async fn insert(
    connection: &mut AnyConnection,
    appends: &[&Append],
) -> Result<(), sqlx::Error> {
    let first = appends.iter().filter(|append| append.number == 1);
    let tables: Vec<Row<'_>> = first
        .map(|append| vec![Value::Text(&append.table), time(append), time(append)])
        .collect();
    bulk::execute(
        connection,
        "INSERT INTO tables (code, created_at, touched_at)",
        &tables,
        "",
    )
    .await?;
    let entries: Vec<Row<'_>> = appends
        .iter()
        .map(|append| entry(append))
        .collect();
    bulk::execute(
        connection,
        "INSERT INTO entries (code, number, at_ms, body, fence)",
        &entries,
        "",
    )
    .await?;
    let named: Vec<Row<'_>> = appends
        .iter()
        .filter_map(|append| named(append))
        .collect();
    bulk::execute(
        connection,
        "INSERT INTO table_guests (code, guest)",
        &named,
        KNOWN,
    )
    .await?;
    for append in appends {
        if let Some(body) = &append.snapshot {
            let row = vec![
                Value::Text(&append.table),
                Value::Number(append.number as i64),
                Value::Text(body),
            ];
            bulk::execute(
                connection,
                "INSERT INTO snapshots (code, number, body)",
                &[row],
                REPLACE,
            )
            .await?;
        }
    }
    Ok(())
}

const REPLACE: &str =
    "ON CONFLICT (code) DO UPDATE SET number = excluded.number, body = excluded.body";

const KNOWN: &str = "ON CONFLICT (code, guest) DO NOTHING";

fn time(append: &Append) -> Value<'_> {
    Value::Number(append.at as i64)
}

fn named(append: &Append) -> Option<Row<'_>> {
    append
        .guest
        .as_deref()
        .map(|guest| vec![Value::Text(&append.table), Value::Text(guest)])
}

fn entry(append: &Append) -> Row<'_> {
    vec![
        Value::Text(&append.table),
        Value::Number(append.number as i64),
        time(append),
        Value::Text(&append.body),
        Value::Number(append.fence as i64),
    ]
}

/// The newest snapshot and all that follows it.
///
/// An append between the two questions does no harm: what is found after an older snapshot is merely longer.
/// Entries are changed only to erase a name, which changes nothing else.
pub(crate) async fn load(readers: &AnyPool, table: &str) -> Result<Option<Loaded>, StoreError> {
    let known = sqlx::query(
        "SELECT snapshots.number, snapshots.body FROM tables \
         LEFT JOIN snapshots ON snapshots.code = tables.code WHERE tables.code = $1 AND doomed = 0",
    );
    let Some(row) = known
        .bind(table.to_owned())
        .fetch_optional(readers)
        .await?
    else {
        return Ok(None);
    };
    let number: Option<i64> = row.try_get(0)?;
    let first = number.unwrap_or(1);
    let rows = sqlx::query(
        "SELECT number, at_ms, body FROM entries WHERE code = $1 AND number >= $2 ORDER BY number",
    );
    let rows = rows
        .bind(table.to_owned())
        .bind(first)
        .fetch_all(readers)
        .await?;
    let mut entries = Vec::with_capacity(rows.len());
    for row in rows {
        let (number, at): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        entries.push(Entry {
            number: number as u64,
            at: at as u64,
            body: row.try_get(2)?,
        });
    }
    without_gap(&entries, first as u64)?;
    let snapshot = match number {
        // The entry that the snapshot was made with has been looked for, it is part of the snapshot.
        Some(number) => {
            entries.remove(0);
            Some(Snapshot {
                number: number as u64,
                body: row.try_get(1)?,
            })
        }
        None => None,
    };
    Ok(Some(Loaded { snapshot, entries }))
}

/// A table has at least its first entry, or the one its snapshot was made with; then one after another.
fn without_gap(entries: &[Entry], first: u64) -> Result<(), StoreError> {
    if entries.is_empty() {
        return Err(StoreError::Corrupt { near: first });
    }
    match (first..)
        .zip(entries)
        .find(|(expected, entry)| entry.number != *expected)
    {
        Some((expected, _)) => Err(StoreError::Corrupt { near: expected }),
        None => Ok(()),
    }
}
