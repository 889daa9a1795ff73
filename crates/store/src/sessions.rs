//! Guests and their sessions.
//!
//! A rotation adds a new token of the same family and leaves the old one as it is: its answer may be lost on
//! the way. Only when the new one comes back does the old one's life shrink to the time of grace. Two tabs that
//! rotate the same old token both have a valid one, and ending either ends the family.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool, Row as _};

use crate::batch::{Answer, Verdict};
use crate::error::{StoreError, Taken};
use crate::types::{NewRecovery, NewSession, Recovery, Rotation, Session, TokenUse};
use crate::{recovery, sweep};

/// How many tokens of one sign-in live at the same time, beside the one that is rotated. The oldest gives way.
const LIVE: i64 = 7;

/// A change of guests or sessions.
pub(crate) enum Change {
    Create(NewSession),
    Rotate(Rotation),
    Use(TokenUse),
    SetRecovery(NewRecovery),
    DropRecovery { guest: String },
    Recover(Recovery),
    Rename { guest: String, name: String },
    Seal { guest: String, seal: u8 },
    End { hash: String },
    EndAll { guest: String },
}

pub(crate) async fn change(
    connection: &mut AnyConnection,
    change: &Change,
) -> Result<Verdict, sqlx::Error> {
    let count = match change {
        Change::Create(new) => return create(connection, new).await,
        Change::Rotate(rotation) => return rotate(connection, rotation).await,
        Change::Recover(recovery) => return recovery::recover(connection, recovery).await,
        Change::Use(used) => use_token(connection, used).await?,
        Change::SetRecovery(new) => recovery::set(connection, new).await?,
        Change::DropRecovery { guest } => recovery::forget(connection, guest).await?,
        Change::Rename { guest, name } => rename(connection, guest, name).await?,
        Change::Seal { guest, seal } => set_seal(connection, guest, *seal).await?,
        Change::End { hash } => end(connection, hash).await?,
        Change::EndAll { guest } => end_all(connection, guest).await?,
    };
    Ok(Ok(Answer::about(count)))
}

/// The session of this token, if it is valid now.
pub(crate) async fn find(
    readers: &AnyPool,
    hash: &str,
    now: i64,
) -> Result<Option<Session>, StoreError> {
    let row = sqlx::query(VALID)
        .bind(hash.to_owned())
        .bind(now)
        .fetch_optional(readers)
        .await?;
    Ok(row.as_ref().map(session).transpose()?)
}

const VALID: &str = "SELECT guest, name, issued_at, expires_at, family, used, seal FROM sessions \
     JOIN guests ON guests.id = sessions.guest WHERE hash = $1 AND expires_at > $2";

/// When the last token of a sign-in ends, if one is valid now.
pub(crate) async fn ends(
    readers: &AnyPool,
    family: &str,
    now: i64,
) -> Result<Option<u64>, StoreError> {
    let last =
        sqlx::query("SELECT MAX(expires_at) FROM sessions WHERE family = $1 AND expires_at > $2");
    let row = last
        .bind(family.to_owned())
        .bind(now)
        .fetch_one(readers)
        .await?;
    Ok(row
        .try_get::<Option<i64>, _>(0)?
        .map(|at| at as u64))
}

/// A seal in a row of the database.
pub(crate) fn seal(row: &AnyRow, column: usize) -> Result<Option<u8>, sqlx::Error> {
    let seal = row.try_get::<Option<i64>, _>(column)?;
    Ok(seal.and_then(|seal| u8::try_from(seal).ok()))
}

fn session(row: &AnyRow) -> Result<Session, sqlx::Error> {
    let (issued_at, expires_at): (i64, i64) = (row.try_get(2)?, row.try_get(3)?);
    let (issued_at, expires_at) = (issued_at as u64, expires_at as u64);
    let (family, used) = (row.try_get(4)?, row.try_get::<i64, _>(5)? != 0);
    Ok(Session {
        guest: row.try_get(0)?,
        name: row.try_get(1)?,
        seal: seal(row, 6)?,
        family,
        issued_at,
        expires_at,
        used,
    })
}

async fn create(connection: &mut AnyConnection, new: &NewSession) -> Result<Verdict, sqlx::Error> {
    if is_taken(connection, &new.token_hash).await? {
        return Ok(Err(StoreError::Conflict(Taken::Session)));
    }
    let guest = sqlx::query(
        "INSERT INTO guests (id, name, created_at) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING",
    );
    let guest = guest
        .bind(new.guest.clone())
        .bind(new.name.clone())
        .bind(new.now as i64);
    guest.execute(&mut *connection).await?;
    let session = sign_in(
        connection,
        &new.token_hash,
        &new.guest,
        new.now,
        new.expires_at,
    )
    .await?;
    Ok(Ok(Answer {
        count: 1,
        session: Some(session),
    }))
}

/// The first session of a family, for a guest who is known. Its token is in its owner's hands from the start:
/// there is none before it that it could end.
pub(crate) async fn sign_in(
    connection: &mut AnyConnection,
    hash: &str,
    guest: &str,
    now: u64,
    expires_at: u64,
) -> Result<Session, sqlx::Error> {
    insert(
        connection,
        (hash, hash, guest),
        (now as i64, expires_at as i64),
        true,
    )
    .await?;
    let known = sqlx::query("SELECT name, seal FROM guests WHERE id = $1").bind(guest.to_owned());
    let known = known.fetch_one(&mut *connection).await?;
    let (name, seal) = (known.try_get(0)?, seal(&known, 1)?);
    let (guest, family) = (guest.to_owned(), hash.to_owned());
    Ok(Session {
        guest,
        name,
        seal,
        family,
        issued_at: now,
        expires_at,
        used: true,
    })
}

/// Answers without a session if the old one is not valid now.
async fn rotate(
    connection: &mut AnyConnection,
    rotation: &Rotation,
) -> Result<Verdict, sqlx::Error> {
    let now = rotation.now as i64;
    let old = sqlx::query(VALID)
        .bind(rotation.old_hash.clone())
        .bind(now);
    let Some(row) = old.fetch_optional(&mut *connection).await? else {
        return Ok(Ok(Answer::default()));
    };
    if is_taken(connection, &rotation.new_hash).await? {
        return Ok(Err(StoreError::Conflict(Taken::Session)));
    }
    let old = session(&row)?;
    make_room(connection, &old.family, &rotation.old_hash).await?;
    let times = (now, rotation.expires_at as i64);
    insert(
        connection,
        (&rotation.new_hash, &old.family, &old.guest),
        times,
        false,
    )
    .await?;
    let new = Session {
        issued_at: rotation.now,
        expires_at: rotation.expires_at,
        used: false,
        ..old
    };
    Ok(Ok(Answer {
        count: 1,
        session: Some(new),
    }))
}

async fn make_room(
    connection: &mut AnyConnection,
    family: &str,
    kept: &str,
) -> Result<(), sqlx::Error> {
    let newest = "DELETE FROM sessions WHERE family = $1 AND hash <> $2 AND hash NOT IN \
         (SELECT hash FROM sessions WHERE family = $1 AND hash <> $2 \
          ORDER BY issued_at DESC, hash DESC LIMIT $3)";
    let delete = sqlx::query(newest)
        .bind(family.to_owned())
        .bind(kept.to_owned())
        .bind(LIVE - 1);
    delete.execute(connection).await.map(drop)
}

/// A token came back from its owner for the first time: those that were in use before end after the grace.
/// Others that never came back may still be on their way, so they stay.
async fn use_token(connection: &mut AnyConnection, used: &TokenUse) -> Result<u64, sqlx::Error> {
    let first = sqlx::query("UPDATE sessions SET used = 1 WHERE hash = $1 AND used = 0");
    let first = first
        .bind(used.hash.clone())
        .execute(&mut *connection)
        .await?
        .rows_affected();
    if first > 0 {
        let shorten = "UPDATE sessions SET expires_at = $1 WHERE expires_at > $1 AND used = 1 AND hash <> $2 \
             AND family = (SELECT family FROM sessions AS known WHERE known.hash = $2)";
        let end = (used.now as i64).saturating_add_unsigned(used.grace_ms);
        sqlx::query(shorten)
            .bind(end)
            .bind(used.hash.clone())
            .execute(connection)
            .await?;
    }
    Ok(first)
}

pub(crate) async fn is_taken(
    connection: &mut AnyConnection,
    hash: &str,
) -> Result<bool, sqlx::Error> {
    let found = sqlx::query("SELECT 1 FROM sessions WHERE hash = $1").bind(hash.to_owned());
    Ok(found.fetch_optional(connection).await?.is_some())
}

async fn insert(
    connection: &mut AnyConnection,
    (hash, family, guest): (&str, &str, &str),
    (issued_at, expires_at): (i64, i64),
    used: bool,
) -> Result<(), sqlx::Error> {
    let insert = sqlx::query(
        "INSERT INTO sessions (hash, family, guest, issued_at, expires_at, used) VALUES ($1, $2, $3, $4, $5, $6)",
    );
    let insert = insert
        .bind(hash.to_owned())
        .bind(family.to_owned())
        .bind(guest.to_owned());
    insert
        .bind(issued_at)
        .bind(expires_at)
        .bind(i64::from(used))
        .execute(connection)
        .await
        .map(drop)
}

async fn rename(
    connection: &mut AnyConnection,
    guest: &str,
    name: &str,
) -> Result<u64, sqlx::Error> {
    let rename = sqlx::query("UPDATE guests SET name = $1 WHERE id = $2");
    Ok(rename
        .bind(name.to_owned())
        .bind(guest.to_owned())
        .execute(connection)
        .await?
        .rows_affected())
}

async fn set_seal(
    connection: &mut AnyConnection,
    guest: &str,
    seal: u8,
) -> Result<u64, sqlx::Error> {
    let change = sqlx::query("UPDATE guests SET seal = $1 WHERE id = $2");
    Ok(change
        .bind(i64::from(seal))
        .bind(guest.to_owned())
        .execute(connection)
        .await?
        .rows_affected())
}

async fn end(connection: &mut AnyConnection, hash: &str) -> Result<u64, sqlx::Error> {
    let known =
        sqlx::query("SELECT guest, family FROM sessions WHERE hash = $1").bind(hash.to_owned());
    let Some(row) = known.fetch_optional(&mut *connection).await? else {
        return Ok(0);
    };
    let (guest, family): (String, String) = (row.try_get(0)?, row.try_get(1)?);
    let all = sqlx::query("DELETE FROM sessions WHERE family = $1").bind(family);
    let count = all
        .execute(&mut *connection)
        .await?
        .rows_affected();
    sweep::forget_strangers(connection, &[guest]).await?;
    Ok(count)
}

async fn end_all(connection: &mut AnyConnection, guest: &str) -> Result<u64, sqlx::Error> {
    let all = sqlx::query("DELETE FROM sessions WHERE guest = $1").bind(guest.to_owned());
    let count = all
        .execute(&mut *connection)
        .await?
        .rows_affected();
    sweep::forget_strangers(connection, &[guest.to_owned()]).await?;
    Ok(count)
}
