//! What is over is thrown away: sessions, guests, tables that nobody touches, old matches. Each call is about a
//! bounded number of rows that an index finds, because everybody who writes waits for it.

use sqlx::{AnyConnection, Row as _};

use crate::bulk::{self, Row, Value};
use crate::check;
use crate::error::StoreError;
use crate::lease;
use crate::store::Store;

/// How many rows a call deletes at most.
pub const SWEEP_BATCH: u64 = 256;

/// Something to throw away.
pub(crate) enum Change {
    Purge {
        now: i64,
    },
    Doom {
        table: String,
        before: i64,
        fence: u64,
    },
    Touch {
        table: String,
        now: i64,
    },
    Clear {
        table: String,
    },
    Matches {
        before: i64,
    },
}

pub(crate) async fn change(
    connection: &mut AnyConnection,
    node: Option<&str>,
    change: &Change,
) -> Result<u64, sqlx::Error> {
    match change {
        Change::Purge { now } => purge(connection, *now).await,
        Change::Doom {
            table,
            before,
            fence,
        } => {
            let held = node.map(|node| (node, *fence));
            doom(connection, table, *before, held).await
        }
        Change::Touch { table, now } => {
            let touch =
                sqlx::query("UPDATE tables SET touched_at = $1 WHERE code = $2 AND doomed = 0");
            Ok(touch
                .bind(*now)
                .bind(table.clone())
                .execute(connection)
                .await?
                .rows_affected())
        }
        Change::Clear { table } => clear(connection, table).await,
        Change::Matches { before } => matches(connection, *before).await,
    }
}

/// Sessions and codes that are over, and their guests if they have no other.
async fn purge(connection: &mut AnyConnection, now: i64) -> Result<u64, sqlx::Error> {
    let limit = SWEEP_BATCH as i64;
    let over =
        "SELECT hash, guest FROM sessions WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2";
    let over = sqlx::query(over)
        .bind(now)
        .bind(limit)
        .fetch_all(&mut *connection)
        .await?;
    let hashes = column(&over, 0)?;
    bulk::execute(
        connection,
        "DELETE FROM sessions WHERE hash IN (",
        &keys(&hashes),
        ")",
    )
    .await?;
    let codes = "SELECT guest FROM recoveries WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2";
    let codes = sqlx::query(codes)
        .bind(now)
        .bind(limit)
        .fetch_all(&mut *connection)
        .await?;
    let holders = column(&codes, 0)?;
    bulk::execute(
        connection,
        "DELETE FROM recoveries WHERE guest IN (",
        &keys(&holders),
        ")",
    )
    .await?;
    let guests: Vec<String> = column(&over, 1)?
        .into_iter()
        .chain(holders)
        .collect();
    forget_strangers(connection, &guests).await?;
    Ok((over.len() + codes.len()) as u64)
}

/// Forgets those of these guests who have neither a session nor a code: nobody can ever come back as them.
pub(crate) async fn forget_strangers(
    connection: &mut AnyConnection,
    guests: &[String],
) -> Result<(), sqlx::Error> {
    let before = "DELETE FROM guests WHERE id IN (";
    let after = ") AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.guest = guests.id) \
         AND NOT EXISTS (SELECT 1 FROM recoveries WHERE recoveries.guest = guests.id)";
    bulk::execute(connection, before, &keys(guests), after).await
}

fn column(rows: &[sqlx::any::AnyRow], at: usize) -> Result<Vec<String>, sqlx::Error> {
    rows.iter().map(|row| row.try_get(at)).collect()
}

fn keys(keys: &[String]) -> Vec<Row<'_>> {
    keys.iter()
        .map(|key| vec![Value::Text(key)])
        .collect()
}

/// Gives a table up whose last entry is not after this time. Otherwise it is noted when it was touched, so that
/// it is not asked for again before its time. A node must still have the table under the number with which it took it:
/// if it stood still since, another may have loaded the table, and be about to write.
async fn doom(
    connection: &mut AnyConnection,
    table: &str,
    before: i64,
    held: Option<(&str, u64)>,
) -> Result<u64, sqlx::Error> {
    if let Some((node, fence)) = held
        && !lease::holds(connection, node, table, fence).await?
    {
        return Ok(0);
    }
    let known = sqlx::query(
        "SELECT doomed, (SELECT at_ms FROM entries WHERE entries.code = tables.code \
         ORDER BY number DESC LIMIT 1) FROM tables WHERE code = $1",
    );
    let known = known
        .bind(table.to_owned())
        .fetch_optional(&mut *connection)
        .await?;
    let Some(row) = known else { return Ok(0) };
    let (given_up, last): (i64, Option<i64>) = (row.try_get(0)?, row.try_get(1)?);
    // What was given up may be cleared in part, and nothing brings it back.
    let touched = last.filter(|last| given_up == 0 && *last > before);
    let mark = sqlx::query("UPDATE tables SET touched_at = $1, doomed = $2 WHERE code = $3");
    let mark = mark
        .bind(touched.unwrap_or(0))
        .bind(i64::from(touched.is_none()))
        .bind(table.to_owned());
    mark.execute(connection).await?;
    Ok(u64::from(touched.is_none()))
}

/// Deletes entries of a table that was given up, and the table with the last of them; 0 if there is none.
async fn clear(connection: &mut AnyConnection, table: &str) -> Result<u64, sqlx::Error> {
    let first = sqlx::query(
        "SELECT (SELECT MIN(number) FROM entries WHERE entries.code = tables.code) FROM tables \
         WHERE code = $1 AND doomed = 1",
    );
    let first = first
        .bind(table.to_owned())
        .fetch_optional(&mut *connection)
        .await?;
    let Some(row) = first else { return Ok(0) };
    if let Some(first) = row.try_get::<Option<i64>, _>(0)? {
        let some = sqlx::query("DELETE FROM entries WHERE code = $1 AND number < $2");
        let some = some
            .bind(table.to_owned())
            .bind(first.saturating_add_unsigned(SWEEP_BATCH));
        return Ok(some.execute(connection).await?.rows_affected());
    }
    for rest in [
        "DELETE FROM snapshots WHERE code = $1",
        "DELETE FROM table_guests WHERE code = $1",
        "DELETE FROM owners WHERE code = $1",
        "DELETE FROM tables WHERE code = $1",
    ] {
        sqlx::query(rest)
            .bind(table.to_owned())
            .execute(&mut *connection)
            .await?;
    }
    Ok(1)
}

/// Deletes matches that ended until this time, the oldest first.
async fn matches(connection: &mut AnyConnection, before: i64) -> Result<u64, sqlx::Error> {
    let old = "SELECT id FROM matches WHERE finished_at <= $1 ORDER BY finished_at, id LIMIT $2";
    // A match has up to ten players.
    let old = sqlx::query(old)
        .bind(before)
        .bind((SWEEP_BATCH / 8) as i64);
    let ids = column(&old.fetch_all(&mut *connection).await?, 0)?;
    let rows = keys(&ids);
    bulk::execute(
        connection,
        "DELETE FROM match_players WHERE match_id IN (",
        &rows,
        ")",
    )
    .await?;
    bulk::execute(connection, "DELETE FROM matches WHERE id IN (", &rows, ")").await?;
    Ok(ids.len() as u64)
}

impl Store {
    /// Forgets some of the sessions and codes that are over, and guests without either; says how many sessions
    /// and codes, 0 when none is left.
    pub async fn purge(&self, now: u64) -> Result<u64, StoreError> {
        self.sweep(Change::Purge {
            now: check::number(now)?,
        })
        .await
    }

    /// Tables that may not have been touched after this time, the oldest first, a few of them. Those that were
    /// given up already come first.
    pub async fn idle_tables(&self, before: u64) -> Result<Vec<String>, StoreError> {
        let idle =
            "SELECT code FROM tables WHERE touched_at <= $1 ORDER BY touched_at, code LIMIT $2";
        let idle = sqlx::query(idle)
            .bind(check::number(before)?)
            .bind(SWEEP_BATCH as i64);
        let readers = self.readers();
        let rows = self.read(idle.fetch_all(&readers)).await?;
        Ok(column(&rows, 0)?)
    }

    /// Gives a table up if nothing was written in its log after this time; says whether. From then on there is
    /// no such table. It must not be in use: a node must have it under this number.
    pub async fn doom(&self, table: &str, before: u64, fence: u64) -> Result<bool, StoreError> {
        check::key(table)?;
        let change = Change::Doom {
            table: table.to_owned(),
            before: check::number(before)?,
            fence,
        };
        Ok(self.sweep(change).await? > 0)
    }

    /// A table is in use, whatever its log says.
    pub async fn touch(&self, table: &str, now: u64) -> Result<(), StoreError> {
        check::key(table)?;
        self.sweep(Change::Touch {
            table: table.to_owned(),
            now: check::number(now)?,
        })
        .await
        .map(drop)
    }

    /// Deletes a part of a table that was given up; says whether there may be more. Its matches stay.
    pub async fn clear(&self, table: &str) -> Result<bool, StoreError> {
        check::key(table)?;
        Ok(self
            .sweep(Change::Clear {
                table: table.to_owned(),
            })
            .await?
            > 0)
    }

    /// Deletes some of the matches that ended until this time; says how many, 0 when none is left.
    pub async fn forget_matches(&self, before: u64) -> Result<u64, StoreError> {
        self.sweep(Change::Matches {
            before: check::number(before)?,
        })
        .await
    }
}
