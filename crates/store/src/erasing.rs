//! Forgetting a guest: at once who they are and how they sign in; then, a few rows at a time, their name
//! wherever it stands. What is left to do is in the database, so that it is done even after a crash.
//!
//! Bodies and summaries are opaque here: whoever understands them hands in what they become.

use sqlx::{AnyConnection, AnyPool, Row as _};

use crate::check;
use crate::error::StoreError;
use crate::store::Store;
use crate::types::{Entry, Erasure, Snapshot};

/// How many rows are read or rewritten at a time.
pub const ERASING_BATCH: usize = 64;

/// A step of forgetting a guest.
pub(crate) enum Change {
    Ask {
        guest: String,
        now: i64,
    },
    Entries {
        table: String,
        bodies: Vec<(i64, String)>,
    },
    Snapshot {
        table: String,
        number: i64,
        body: String,
    },
    Table {
        table: String,
        guest: String,
    },
    Matches {
        guest: String,
        summaries: Vec<(String, String)>,
    },
    Finish {
        guest: String,
    },
}

pub(crate) async fn change(
    connection: &mut AnyConnection,
    change: &Change,
) -> Result<u64, sqlx::Error> {
    match change {
        Change::Ask { guest, now } => ask(connection, guest, *now).await,
        Change::Entries { table, bodies } => {
            for (number, body) in bodies {
                let update =
                    sqlx::query("UPDATE entries SET body = $1 WHERE code = $2 AND number = $3");
                let update = update
                    .bind(body.clone())
                    .bind(table.clone())
                    .bind(*number);
                update.execute(&mut *connection).await?;
            }
            Ok(bodies.len() as u64)
        }
        Change::Snapshot {
            table,
            number,
            body,
        } => {
            // A newer one was made without the name.
            let update =
                sqlx::query("UPDATE snapshots SET body = $1 WHERE code = $2 AND number = $3");
            let update = update
                .bind(body.clone())
                .bind(table.clone())
                .bind(*number);
            Ok(update.execute(connection).await?.rows_affected())
        }
        Change::Table { table, guest } => {
            let done = sqlx::query("DELETE FROM table_guests WHERE code = $1 AND guest = $2");
            let done = done.bind(table.clone()).bind(guest.clone());
            Ok(done.execute(connection).await?.rows_affected())
        }
        Change::Matches { guest, summaries } => matches(connection, guest, summaries).await,
        Change::Finish { guest } => {
            let finish = sqlx::query(
                "DELETE FROM erasures WHERE guest = $1 \
                 AND NOT EXISTS (SELECT 1 FROM table_guests WHERE guest = $1) \
                 AND NOT EXISTS (SELECT 1 FROM match_players WHERE guest = $1)",
            );
            Ok(finish
                .bind(guest.clone())
                .execute(connection)
                .await?
                .rows_affected())
        }
    }
}

/// From now on nobody can be this guest, and it is certain that the name will go.
async fn ask(connection: &mut AnyConnection, guest: &str, now: i64) -> Result<u64, sqlx::Error> {
    let ask = sqlx::query(
        "INSERT INTO erasures (guest, asked_at) VALUES ($1, $2) ON CONFLICT (guest) DO NOTHING",
    );
    ask.bind(guest.to_owned())
        .bind(now)
        .execute(&mut *connection)
        .await?;
    let mut count = 0;
    for gone in [
        "DELETE FROM sessions WHERE guest = $1",
        "DELETE FROM recoveries WHERE guest = $1",
        "DELETE FROM guests WHERE id = $1",
    ] {
        count = sqlx::query(gone)
            .bind(guest.to_owned())
            .execute(&mut *connection)
            .await?
            .rows_affected();
    }
    Ok(count)
}

/// In these matches nobody of this identity or name has played.
async fn matches(
    connection: &mut AnyConnection,
    guest: &str,
    summaries: &[(String, String)],
) -> Result<u64, sqlx::Error> {
    for (id, summary) in summaries {
        let player = sqlx::query(
            "UPDATE match_players SET guest = NULL, name = '' WHERE match_id = $1 AND guest = $2",
        );
        player
            .bind(id.clone())
            .bind(guest.to_owned())
            .execute(&mut *connection)
            .await?;
        let shown = sqlx::query("UPDATE matches SET summary = $1 WHERE id = $2");
        shown
            .bind(summary.clone())
            .bind(id.clone())
            .execute(&mut *connection)
            .await?;
    }
    Ok(summaries.len() as u64)
}

async fn pending(readers: &AnyPool, after: &str) -> Result<Vec<Erasure>, sqlx::Error> {
    let page = sqlx::query(
        "SELECT guest, asked_at FROM erasures WHERE guest > $1 ORDER BY guest LIMIT $2",
    );
    let rows = page
        .bind(after.to_owned())
        .bind(ERASING_BATCH as i64)
        .fetch_all(readers)
        .await?;
    let erasure = |row: &sqlx::any::AnyRow| {
        let asked_at: i64 = row.try_get(1)?;
        Ok(Erasure {
            guest: row.try_get(0)?,
            asked_at: asked_at as u64,
        })
    };
    rows.iter().map(erasure).collect()
}

async fn entries(
    readers: &AnyPool,
    table: &str,
    word: &str,
    after: i64,
) -> Result<Vec<Entry>, sqlx::Error> {
    let page = sqlx::query(
        "SELECT number, at_ms, body FROM entries WHERE code = $1 AND number > $2 AND body LIKE $3 \
         ORDER BY number LIMIT $4",
    );
    let page = page
        .bind(table.to_owned())
        .bind(after)
        .bind(format!("%{word}%"));
    let rows = page
        .bind(ERASING_BATCH as i64)
        .fetch_all(readers)
        .await?;
    let entry = |row: &sqlx::any::AnyRow| {
        let (number, at): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        Ok(Entry {
            number: number as u64,
            at: at as u64,
            body: row.try_get(2)?,
        })
    };
    rows.iter().map(entry).collect()
}

impl Store {
    /// Forgets who a guest is and how they sign in, and notes that their name is to be erased; says whether
    /// there was such a guest.
    pub async fn forget_guest(&self, guest: &str, now: u64) -> Result<bool, StoreError> {
        check::key(guest)?;
        let change = Change::Ask {
            guest: guest.to_owned(),
            now: check::number(now)?,
        };
        Ok(self.erase(change).await? > 0)
    }

    /// Guests whose names are to be erased, in the order of their identities; the next page is after its last.
    pub async fn erasures(&self, after: &str) -> Result<Vec<Erasure>, StoreError> {
        check::name(after)?;
        let readers = self.readers();
        self.read(pending(&readers, after)).await
    }

    /// Tables in whose logs the guest's name stands, a page of them.
    pub async fn tables_of(&self, guest: &str, after: &str) -> Result<Vec<String>, StoreError> {
        check::key(guest)?;
        check::name(after)?;
        let page = sqlx::query(
            "SELECT code FROM table_guests WHERE guest = $1 AND code > $2 ORDER BY code LIMIT $3",
        );
        let page = page
            .bind(guest.to_owned())
            .bind(after.to_owned())
            .bind(ERASING_BATCH as i64);
        let readers = self.readers();
        let rows = self.read(page.fetch_all(&readers)).await?;
        Ok(rows
            .iter()
            .map(|row| row.try_get(0))
            .collect::<Result<_, _>>()?)
    }

    /// The newest tables in whose logs the guest's name stands, up to this number.
    pub async fn newest_tables_of(
        &self,
        guest: &str,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        check::key(guest)?;
        let found = sqlx::query(
            "SELECT table_guests.code FROM table_guests JOIN tables ON tables.code = table_guests.code \
             WHERE table_guests.guest = $1 AND tables.doomed = 0 \
             ORDER BY tables.created_at DESC, table_guests.code LIMIT $2",
        );
        let found = found
            .bind(guest.to_owned())
            .bind(i64::from(limit));
        let readers = self.readers();
        let rows = self.read(found.fetch_all(&readers)).await?;
        Ok(rows
            .iter()
            .map(|row| row.try_get(0))
            .collect::<Result<_, _>>()?)
    }

    /// Entries of a table after this number that hold this word (letters and digits), a page of them.
    pub async fn entries_with(
        &self,
        table: &str,
        word: &str,
        after: u64,
    ) -> Result<Vec<Entry>, StoreError> {
        check::key(table)?;
        check::key(word)?;
        let (readers, after) = (self.readers(), check::number(after)?);
        self.read(entries(&readers, table, word, after))
            .await
    }

    /// The newest snapshot of a table.
    pub async fn snapshot(&self, table: &str) -> Result<Option<Snapshot>, StoreError> {
        check::key(table)?;
        let newest = sqlx::query("SELECT number, body FROM snapshots WHERE code = $1")
            .bind(table.to_owned());
        let readers = self.readers();
        let Some(row) = self.read(newest.fetch_optional(&readers)).await? else {
            return Ok(None);
        };
        let number: i64 = row.try_get(0)?;
        Ok(Some(Snapshot {
            number: number as u64,
            body: row.try_get(1)?,
        }))
    }

    /// Puts other bodies in the place of these entries': the only way in which an entry ever changes.
    pub async fn rewrite_entries(
        &self,
        table: &str,
        bodies: Vec<(u64, String)>,
    ) -> Result<(), StoreError> {
        check::key(table)?;
        let bodies = bodies.into_iter().map(|(number, body)| {
            check::text(&body)?;
            Ok((check::number(number)?, body))
        });
        let bodies = bodies.collect::<Result<_, StoreError>>()?;
        self.erase(Change::Entries {
            table: table.to_owned(),
            bodies,
        })
        .await
        .map(drop)
    }

    /// Puts another body in the place of this snapshot's, if there is no newer one.
    pub async fn rewrite_snapshot(
        &self,
        table: &str,
        snapshot: Snapshot,
    ) -> Result<(), StoreError> {
        check::key(table)?;
        check::text(&snapshot.body)?;
        let (table, number) = (table.to_owned(), check::number(snapshot.number)?);
        self.erase(Change::Snapshot {
            table,
            number,
            body: snapshot.body,
        })
        .await
        .map(drop)
    }

    /// The name of this guest stands nowhere in this table's log any more.
    pub async fn erased_at(&self, table: &str, guest: &str) -> Result<(), StoreError> {
        check::key(table)?;
        check::key(guest)?;
        self.erase(Change::Table {
            table: table.to_owned(),
            guest: guest.to_owned(),
        })
        .await
        .map(drop)
    }

    /// Takes the guest out of these matches, which get other summaries.
    pub async fn erase_from_matches(
        &self,
        guest: &str,
        summaries: Vec<(String, String)>,
    ) -> Result<(), StoreError> {
        check::key(guest)?;
        for (id, summary) in &summaries {
            check::key(id)?;
            check::text(summary)?;
        }
        self.erase(Change::Matches {
            guest: guest.to_owned(),
            summaries,
        })
        .await
        .map(drop)
    }

    /// Nothing is left to do for this guest; says whether that is so.
    pub async fn finish_erasure(&self, guest: &str) -> Result<bool, StoreError> {
        check::key(guest)?;
        Ok(self
            .erase(Change::Finish {
                guest: guest.to_owned(),
            })
            .await?
            > 0)
    }
}
