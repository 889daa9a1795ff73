//! Several servers on one database: each node has a lease, and each table one owner at a time.
//!
//! A node's lease covers all its tables, so renewing costs one row however many they are. All times are the
//! database's, because the clocks of machines differ. The lease only says when somebody else may take a table;
//! that nobody else writes in its log is what the fence is for, which is checked with every entry
//! ([`crate::batch`]).

use std::sync::Arc;
use std::time::Duration;

use sqlx::{AnyConnection, Connection as _, Row as _};

use crate::bulk::{self, Row, Value};
use crate::check;
use crate::error::{Cause, StoreError};
use crate::lines::{Lines, in_time};
use crate::store::Store;
use crate::types::Append;

/// How long a renewal may take: a connection that carries nothing must be given up before the lease is over.
const RENEWAL: Duration = Duration::from_secs(2);
/// How long a claim may take. It may have to wait for a transaction that stands still, which is ended after two seconds.
const CLAIM: Duration = Duration::from_secs(5);

/// Milliseconds by the database's clock; not those of the transaction's beginning.
macro_rules! now {
    () => {
        "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
    };
}

/// A server among others on the same database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its name, which no other has.
    pub name: String,
    /// How long its lease lasts.
    pub lease: Duration,
}

/// What became of a wish to have a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// It is ours, under this number.
    Mine {
        /// What every entry must be handed in with.
        fence: u64,
    },
    /// Another node has it.
    Elsewhere(Living),
    /// There is no such table.
    Unknown,
}

/// A node whose lease is not over.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Living {
    /// Its name.
    pub name: String,
    /// Which of its lives it is: one more after each start.
    pub generation: u64,
}

/// What a renewal tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Renewal {
    /// Whether the lease was over before: then others may have taken tables.
    pub lapsed: bool,
    /// Every node whose lease is not over.
    pub living: Vec<Living>,
}

/// This process's part in the cluster.
#[derive(Clone)]
pub(crate) struct Membership {
    /// Claims and releases.
    leases: Arc<Lines>,
    /// Renewals alone: they must not wait behind a claim that waits for somebody else's transaction.
    heart: Arc<Lines>,
    node: Arc<str>,
    generation: i64,
    lease_ms: i64,
}

impl Membership {
    /// Begins another life of a node. Its name is this process's alone: the session that writes has a lock on it.
    pub(crate) async fn begin(
        leases: Lines,
        heart: Lines,
        node: &Node,
    ) -> Result<Self, StoreError> {
        let lease_ms = node.lease.as_millis() as i64;
        let begin = sqlx::query(concat!(
            "INSERT INTO nodes (name, generation, lease_until) VALUES ($1, 1, ",
            now!(),
            " + $2) ON CONFLICT (name) DO UPDATE SET generation = nodes.generation + 1, \
             lease_until = excluded.lease_until RETURNING generation"
        ));
        let mut line = heart.lend().await?;
        let row = begin
            .bind(node.name.clone())
            .bind(lease_ms)
            .fetch_one(&mut *line)
            .await?;
        line.give_back();
        Ok(Self {
            leases: leases.into(),
            heart: heart.into(),
            node: node.name.as_str().into(),
            generation: row.try_get(0)?,
            lease_ms,
        })
    }

    pub(crate) async fn close(&self) {
        self.leases.close().await;
        self.heart.close().await;
    }
}

impl Store {
    fn membership(&self) -> Result<&Membership, StoreError> {
        self.membership
            .as_ref()
            .ok_or(StoreError::NotOwner)
    }

    /// Which of its lives this node is in; nothing for a server that has the database for itself.
    pub fn generation(&self) -> Option<u64> {
        let membership = self.membership.as_ref()?;
        Some(membership.generation as u64)
    }

    /// Makes this node's lease last from now, and tells whose do.
    pub async fn renew(&self) -> Result<Renewal, StoreError> {
        let membership = self.membership()?;
        let renew = sqlx::query(concat!(
            "UPDATE nodes SET lease_until = ",
            now!(),
            " + $3 FROM (SELECT lease_until AS was FROM nodes WHERE name = $1 FOR UPDATE) AS before \
             WHERE name = $1 AND generation = $2 \
             RETURNING CASE WHEN before.was > ",
            now!(),
            " THEN CAST(0 AS BIGINT) ELSE CAST(1 AS BIGINT) END"
        ));
        let renew = renew
            .bind(membership.node.to_string())
            .bind(membership.generation)
            .bind(membership.lease_ms);
        in_time(RENEWAL, async {
            let mut line = membership.heart.lend().await?;
            let row = renew
                .fetch_optional(&mut *line)
                .await?
                .ok_or(StoreError::InUse)?;
            let renewal = Renewal {
                lapsed: row.try_get::<i64, _>(0)? != 0,
                living: living(&mut line).await?,
            };
            line.give_back();
            Ok(renewal)
        })
        .await
    }

    /// Ends this node's lease at once: nobody has to wait for it.
    pub async fn resign(&self) -> Result<(), StoreError> {
        let membership = self.membership()?;
        let resign =
            sqlx::query("UPDATE nodes SET lease_until = 0 WHERE name = $1 AND generation = $2");
        let resign = resign
            .bind(membership.node.to_string())
            .bind(membership.generation);
        in_time(RENEWAL, async {
            let mut line = membership.heart.lend().await?;
            resign.execute(&mut *line).await?;
            line.give_back();
            Ok(())
        })
        .await
    }

    /// Takes a table that nobody has, or whose owner's lease is over. Whoever had it can write in its log no more.
    pub async fn claim(&self, table: &str) -> Result<Claim, StoreError> {
        check::key(table)?;
        let membership = self.membership()?;
        let claimed = in_time(CLAIM, async {
            let mut line = membership.leases.lend().await?;
            let mut transaction = line.begin().await?;
            let claimed = claim(&mut transaction, membership, table).await?;
            transaction.commit().await?;
            line.give_back();
            Ok(claimed)
        });
        claimed
            .await?
            .ok_or(StoreError::NotWritten(Cause::NO_LEASE))
    }

    /// Gives a table back, if it is still held under this number.
    pub async fn release(&self, table: &str, fence: u64) -> Result<(), StoreError> {
        check::key(table)?;
        let membership = self.membership()?;
        let release = sqlx::query(
            "UPDATE owners SET node = '', fence = fence + 1 \
             WHERE code = $1 AND node = $2 AND fence = $3",
        );
        let release = release
            .bind(table.to_owned())
            .bind(membership.node.to_string())
            .bind(check::number(fence)?);
        in_time(CLAIM, async {
            let mut line = membership.leases.lend().await?;
            release.execute(&mut *line).await?;
            line.give_back();
            Ok(())
        })
        .await
    }

    /// The tables that this node has, each with its number. As long as the lease lasts nobody takes any of them.
    pub async fn holdings(&self) -> Result<Vec<(String, u64)>, StoreError> {
        let membership = self.membership()?;
        let held = sqlx::query("SELECT code, fence FROM owners WHERE node = $1")
            .bind(membership.node.to_string());
        let held = in_time(RENEWAL, async {
            let mut line = membership.heart.lend().await?;
            let held = held.fetch_all(&mut *line).await?;
            line.give_back();
            Ok(held)
        })
        .await?;
        held.iter()
            .map(|row| Ok((row.try_get(0)?, row.try_get::<i64, _>(1)? as u64)))
            .collect()
    }
}

async fn living(connection: &mut AnyConnection) -> Result<Vec<Living>, StoreError> {
    let living = sqlx::query(concat!(
        "SELECT name, generation FROM nodes WHERE lease_until > ",
        now!(),
        " ORDER BY name"
    ));
    let rows = living.fetch_all(connection).await?;
    rows.iter()
        .map(|row| {
            Ok(Living {
                name: row.try_get(0)?,
                generation: row.try_get::<i64, _>(1)? as u64,
            })
        })
        .collect()
}

/// Whoever claims a table has its row to itself until the end of the transaction: of several one comes first, and
/// an entry that is being written is either there before or refused after. Nothing if this node's lease is over.
async fn claim(
    connection: &mut AnyConnection,
    membership: &Membership,
    table: &str,
) -> Result<Option<Claim>, StoreError> {
    // A table from before there were owners.
    let first = sqlx::query(
        "INSERT INTO owners (code, node, fence) SELECT code, '', 0 FROM tables WHERE code = $1 \
         ON CONFLICT (code) DO NOTHING",
    );
    first
        .bind(table.to_owned())
        .execute(&mut *connection)
        .await?;
    let owner = sqlx::query("SELECT node FROM owners WHERE code = $1 FOR UPDATE")
        .bind(table.to_owned())
        .fetch_optional(&mut *connection)
        .await?;
    let Some(owner) = owner else {
        return Ok(Some(Claim::Unknown));
    };
    let owner: String = owner.try_get(0)?;
    if !owner.is_empty()
        && *owner != *membership.node
        && let Some(living) = lives(connection, owner).await?
    {
        return Ok(Some(Claim::Elsewhere(living)));
    }
    take(connection, membership, table).await
}

/// The node, unless its lease is over. Nobody can renew it until the end of the transaction.
async fn lives(connection: &mut AnyConnection, name: String) -> Result<Option<Living>, StoreError> {
    let lease = sqlx::query(concat!(
        "SELECT generation, lease_until - ",
        now!(),
        " FROM nodes WHERE name = $1 FOR SHARE"
    ));
    let Some(row) = lease
        .bind(name.clone())
        .fetch_optional(connection)
        .await?
    else {
        return Ok(None);
    };
    let (generation, left): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
    Ok((left > 0).then_some(Living {
        name,
        generation: generation as u64,
    }))
}

async fn take(
    connection: &mut AnyConnection,
    membership: &Membership,
    table: &str,
) -> Result<Option<Claim>, StoreError> {
    // Whoever has no lease could lose the table again before they have read its log.
    let take = sqlx::query(concat!(
        "UPDATE owners SET node = $2, fence = fence + 1 WHERE code = $1 AND EXISTS \
         (SELECT 1 FROM nodes WHERE name = $2 AND generation = $3 AND lease_until > ",
        now!(),
        ") RETURNING fence"
    ));
    let taken = take
        .bind(table.to_owned())
        .bind(membership.node.to_string())
        .bind(membership.generation)
        .fetch_optional(connection)
        .await?;
    let Some(row) = taken else { return Ok(None) };
    Ok(Some(Claim::Mine {
        fence: row.try_get::<i64, _>(0)? as u64,
    }))
}

/// Which of these entries their writer may not write: the table has another owner, or had one meanwhile. The rows stay
/// as they are until the end of the transaction; they are locked in one order, so that batches cannot block each other.
pub(crate) async fn strangers(
    connection: &mut AnyConnection,
    node: &str,
    appends: &[&Append],
) -> Result<Vec<bool>, sqlx::Error> {
    let mut codes: Vec<&str> = appends
        .iter()
        .filter(|append| append.number > 1)
        .map(|append| append.table.as_str())
        .collect();
    codes.sort_unstable();
    codes.dedup();
    let keys: Vec<Row<'_>> = codes
        .into_iter()
        .map(|code| vec![Value::Text(code)])
        .collect();
    let rows = bulk::fetch(
        connection,
        "SELECT code, node, fence FROM owners WHERE code IN (",
        &keys,
        ") ORDER BY code FOR SHARE",
    )
    .await?;
    let mut held = std::collections::BTreeMap::new();
    for row in rows {
        let (code, owner): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        if owner == node {
            held.insert(code, row.try_get::<i64, _>(2)? as u64);
        }
    }
    Ok(appends
        .iter()
        .map(|append| append.number > 1 && held.get(&append.table) != Some(&append.fence))
        .collect())
}

/// Whether a node has a table under this number. Nobody can take it until the end of the transaction.
pub(crate) async fn holds(
    connection: &mut AnyConnection,
    node: &str,
    table: &str,
    fence: u64,
) -> Result<bool, sqlx::Error> {
    let held = sqlx::query(
        "SELECT fence FROM owners WHERE code = $1 AND node = $2 AND fence = $3 FOR UPDATE",
    );
    let row = held
        .bind(table.to_owned())
        .bind(node.to_owned())
        .bind(fence as i64)
        .fetch_optional(connection)
        .await?;
    Ok(row.is_some())
}

/// Whoever makes a table has it.
pub(crate) async fn own(
    connection: &mut AnyConnection,
    node: &str,
    appends: &[&Append],
) -> Result<(), sqlx::Error> {
    let made: Vec<Row<'_>> = appends
        .iter()
        .filter(|append| append.number == 1)
        .map(|append| {
            vec![
                Value::Text(&append.table),
                Value::Text(node),
                Value::Number(append.fence as i64),
            ]
        })
        .collect();
    let insert = "INSERT INTO owners (code, node, fence)";
    bulk::execute(connection, insert, &made, "").await
}
