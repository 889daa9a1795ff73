//! Codes with which a guest signs in elsewhere: one for each guest, known by its hash.

use sqlx::{AnyConnection, Row as _};

use crate::batch::{Answer, Verdict};
use crate::error::{StoreError, Taken};
use crate::types::{NewRecovery, Recovery};
use crate::{sessions, sweep};

/// Gives a guest a code in place of the one there was; says whether there is such a guest.
pub(crate) async fn set(
    connection: &mut AnyConnection,
    new: &NewRecovery,
) -> Result<u64, sqlx::Error> {
    let set = sqlx::query(
        "INSERT INTO recoveries (guest, hash, expires_at) SELECT id, $2, $3 FROM guests WHERE id = $1 \
         ON CONFLICT (guest) DO UPDATE SET hash = excluded.hash, expires_at = excluded.expires_at",
    );
    let set = set
        .bind(new.guest.clone())
        .bind(new.code_hash.clone())
        .bind(new.expires_at as i64);
    Ok(set.execute(connection).await?.rows_affected())
}

pub(crate) async fn forget(
    connection: &mut AnyConnection,
    guest: &str,
) -> Result<u64, sqlx::Error> {
    let delete = sqlx::query("DELETE FROM recoveries WHERE guest = $1").bind(guest.to_owned());
    let count = delete
        .execute(&mut *connection)
        .await?
        .rows_affected();
    // The last way in may have gone with it.
    sweep::forget_strangers(connection, &[guest.to_owned()]).await?;
    Ok(count)
}

/// A new sign-in of the guest whose code this is; answers without a session if it is nobody's now. The code
/// lives on, as long again as the session.
pub(crate) async fn recover(
    connection: &mut AnyConnection,
    recovery: &Recovery,
) -> Result<Verdict, sqlx::Error> {
    let known = sqlx::query("SELECT guest FROM recoveries WHERE hash = $1 AND expires_at > $2");
    let known = known
        .bind(recovery.code_hash.clone())
        .bind(recovery.now as i64);
    let Some(row) = known.fetch_optional(&mut *connection).await? else {
        return Ok(Ok(Answer::default()));
    };
    let guest: String = row.try_get(0)?;
    if sessions::is_taken(connection, &recovery.token_hash).await? {
        return Ok(Err(StoreError::Conflict(Taken::Session)));
    }
    let prolong = sqlx::query("UPDATE recoveries SET expires_at = $1 WHERE guest = $2");
    prolong
        .bind(recovery.expires_at as i64)
        .bind(guest.clone())
        .execute(&mut *connection)
        .await?;
    let (hash, now, end) = (&recovery.token_hash, recovery.now, recovery.expires_at);
    let session = sessions::sign_in(connection, hash, &guest, now, end).await?;
    Ok(Ok(Answer {
        count: 1,
        session: Some(session),
    }))
}
