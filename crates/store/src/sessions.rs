//! Guests and their sessions.
//!
//! A rotation shortens the old session's life to the time of grace and adds a new session of the same family.
//! Two tabs that rotate the same old one thus both have a valid token, and ending either ends the family.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool, Row as _};

use crate::batch::{Answer, Verdict};
use crate::error::{StoreError, Taken};
use crate::types::{NewSession, Rotation, Session};

/// A change of guests or sessions.
pub(crate) enum Change {
    Create(NewSession),
    Rotate(Rotation),
    Rename { guest: String, name: String },
    End { hash: String },
    EndAll { guest: String },
    Purge { now: i64 },
}

pub(crate) async fn change(connection: &mut AnyConnection, change: &Change) -> Result<Verdict, sqlx::Error> {
    let count = match change {
        Change::Create(new) => return create(connection, new).await,
        Change::Rotate(rotation) => return rotate(connection, rotation).await,
        Change::Rename { guest, name } => rename(connection, guest, name).await?,
        Change::End { hash } => end(connection, hash).await?,
        Change::EndAll { guest } => end_all(connection, guest).await?,
        Change::Purge { now } => purge(connection, *now).await?,
    };
    Ok(Ok(Answer { count, session: None }))
}

/// The session of this token, if it is valid now.
pub(crate) async fn find(readers: &AnyPool, hash: &str, now: i64) -> Result<Option<Session>, StoreError> {
    let row = sqlx::query(VALID).bind(hash.to_owned()).bind(now).fetch_optional(readers).await?;
    Ok(row.as_ref().map(session).transpose()?)
}

const VALID: &str = "SELECT guest, name, issued_at, expires_at, family FROM sessions \
     JOIN guests ON guests.id = sessions.guest WHERE hash = $1 AND expires_at > $2";

fn session(row: &AnyRow) -> Result<Session, sqlx::Error> {
    let (issued_at, expires_at): (i64, i64) = (row.try_get(2)?, row.try_get(3)?);
    let (issued_at, expires_at) = (issued_at as u64, expires_at as u64);
    Ok(Session { guest: row.try_get(0)?, name: row.try_get(1)?, issued_at, expires_at })
}

async fn create(connection: &mut AnyConnection, new: &NewSession) -> Result<Verdict, sqlx::Error> {
    if is_taken(connection, &new.token_hash).await? {
        return Ok(Err(StoreError::Conflict(Taken::Session)));
    }
    let guest = sqlx::query(
        "INSERT INTO guests (id, name, created_at) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING",
    );
    let guest = guest.bind(new.guest.clone()).bind(new.name.clone()).bind(new.now as i64);
    guest.execute(&mut *connection).await?;
    let times = (new.now as i64, new.expires_at as i64);
    insert(connection, &new.token_hash, &new.token_hash, &new.guest, times).await?;
    let name = sqlx::query("SELECT name FROM guests WHERE id = $1").bind(new.guest.clone());
    let name = name.fetch_one(&mut *connection).await?.try_get(0)?;
    let session = Session { guest: new.guest.clone(), name, issued_at: new.now, expires_at: new.expires_at };
    Ok(Ok(Answer { count: 1, session: Some(session) }))
}

/// Answers without a session if the old one is not valid now.
async fn rotate(connection: &mut AnyConnection, rotation: &Rotation) -> Result<Verdict, sqlx::Error> {
    let now = rotation.now as i64;
    let old = sqlx::query(VALID).bind(rotation.old_hash.clone()).bind(now);
    let Some(row) = old.fetch_optional(&mut *connection).await? else { return Ok(Ok(Answer::default())) };
    if is_taken(connection, &rotation.new_hash).await? {
        return Ok(Err(StoreError::Conflict(Taken::Session)));
    }
    let (old, family): (Session, String) = (session(&row)?, row.try_get(4)?);
    let times = (now, rotation.expires_at as i64);
    insert(connection, &rotation.new_hash, &family, &old.guest, times).await?;
    let shorten = sqlx::query("UPDATE sessions SET expires_at = $1 WHERE hash = $2 AND expires_at > $1");
    let shorten =
        shorten.bind(now.saturating_add_unsigned(rotation.grace_ms)).bind(rotation.old_hash.clone());
    shorten.execute(connection).await?;
    let new = Session { issued_at: rotation.now, expires_at: rotation.expires_at, ..old };
    Ok(Ok(Answer { count: 1, session: Some(new) }))
}

async fn is_taken(connection: &mut AnyConnection, hash: &str) -> Result<bool, sqlx::Error> {
    let found = sqlx::query("SELECT 1 FROM sessions WHERE hash = $1").bind(hash.to_owned());
    Ok(found.fetch_optional(connection).await?.is_some())
}

async fn insert(
    connection: &mut AnyConnection,
    hash: &str,
    family: &str,
    guest: &str,
    (issued_at, expires_at): (i64, i64),
) -> Result<(), sqlx::Error> {
    let insert = sqlx::query(
        "INSERT INTO sessions (hash, family, guest, issued_at, expires_at) VALUES ($1, $2, $3, $4, $5)",
    );
    let insert = insert.bind(hash.to_owned()).bind(family.to_owned()).bind(guest.to_owned());
    insert.bind(issued_at).bind(expires_at).execute(connection).await.map(drop)
}

async fn rename(connection: &mut AnyConnection, guest: &str, name: &str) -> Result<u64, sqlx::Error> {
    let rename = sqlx::query("UPDATE guests SET name = $1 WHERE id = $2");
    Ok(rename.bind(name.to_owned()).bind(guest.to_owned()).execute(connection).await?.rows_affected())
}

async fn end(connection: &mut AnyConnection, hash: &str) -> Result<u64, sqlx::Error> {
    let family =
        "DELETE FROM sessions WHERE family = (SELECT family FROM sessions AS known WHERE known.hash = $1)";
    Ok(sqlx::query(family).bind(hash.to_owned()).execute(connection).await?.rows_affected())
}

async fn end_all(connection: &mut AnyConnection, guest: &str) -> Result<u64, sqlx::Error> {
    let all = sqlx::query("DELETE FROM sessions WHERE guest = $1").bind(guest.to_owned());
    Ok(all.execute(connection).await?.rows_affected())
}

/// Forgets sessions that are over, and guests who have none left: nobody can ever come back as them.
async fn purge(connection: &mut AnyConnection, now: i64) -> Result<u64, sqlx::Error> {
    let over = sqlx::query("DELETE FROM sessions WHERE expires_at <= $1").bind(now);
    let count = over.execute(&mut *connection).await?.rows_affected();
    let gone =
        "DELETE FROM guests WHERE NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.guest = guests.id)";
    sqlx::query(gone).execute(connection).await?;
    Ok(count)
}
