//! What is known about a guest, for the guest.

use sqlx::{AnyPool, Row as _};

use crate::check;
use crate::error::StoreError;
use crate::sessions::seal;
use crate::store::Store;
use crate::types::{About, SignIn};

async fn about(readers: &AnyPool, guest: &str) -> Result<Option<About>, sqlx::Error> {
    let known = sqlx::query(
        "SELECT name, created_at, expires_at, seal FROM guests LEFT JOIN recoveries ON recoveries.guest = guests.id \
         WHERE guests.id = $1",
    );
    let Some(row) = known
        .bind(guest.to_owned())
        .fetch_optional(readers)
        .await?
    else {
        return Ok(None);
    };
    let (created_at, code_until): (i64, Option<i64>) = (row.try_get(1)?, row.try_get(2)?);
    let families = sqlx::query(
        "SELECT MIN(issued_at), MAX(issued_at), MAX(expires_at) FROM sessions WHERE guest = $1 \
         GROUP BY family ORDER BY MIN(issued_at), family",
    );
    let families = families
        .bind(guest.to_owned())
        .fetch_all(readers)
        .await?;
    let sign_in = |row: &sqlx::any::AnyRow| {
        let (since, renewed_at, expires_at): (i64, i64, i64) =
            (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        let (since, renewed_at) = (since as u64, renewed_at as u64);
        Ok::<_, sqlx::Error>(SignIn {
            since,
            renewed_at,
            expires_at: expires_at as u64,
        })
    };
    Ok(Some(About {
        name: row.try_get(0)?,
        seal: seal(&row, 3)?,
        created_at: created_at as u64,
        code_until: code_until.map(|at| at as u64),
        sign_ins: families
            .iter()
            .map(sign_in)
            .collect::<Result<_, _>>()?,
    }))
}

impl Store {
    /// Who a guest is and how they sign in; nothing if there is no such guest.
    pub async fn about(&self, guest: &str) -> Result<Option<About>, StoreError> {
        check::key(guest)?;
        let readers = self.readers();
        self.read(about(&readers, guest)).await
    }
}
