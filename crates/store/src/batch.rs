//! What has gathered, written within one transaction: each write gets a verdict of its own.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::{AnyConnection, Row as _};

use crate::bulk::{self, Row, Value};
use crate::error::{StoreError, Taken};
use crate::types::{Append, Session};
use crate::{erasing, lease, log, matches, sessions, sweep};

/// One change, already checked.
pub(crate) enum Write {
    Append(Box<Append>),
    Sessions(sessions::Change),
    Erase(erasing::Change),
    Sweep(sweep::Change),
}

/// What a write that succeeded has to say.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Answer {
    /// How many rows it was about.
    pub(crate) count: u64,
    pub(crate) session: Option<Session>,
}

impl Answer {
    /// The number of rows it was about.
    pub(crate) fn about(count: u64) -> Answer {
        Answer {
            count,
            session: None,
        }
    }
}

pub(crate) type Verdict = Result<Answer, StoreError>;

/// An error of the database concerns all; a verdict only its own write, which then has changed nothing.
pub(crate) async fn write(
    connection: &mut AnyConnection,
    node: Option<&str>,
    writes: &[&Write],
) -> Result<Vec<Verdict>, sqlx::Error> {
    let appends: Vec<&Append> = writes
        .iter()
        .filter_map(|write| append_of(write))
        .collect();
    let mut judged = append_all(connection, node, &appends)
        .await?
        .into_iter();
    let mut verdicts = Vec::with_capacity(writes.len());
    for write in writes {
        verdicts.push(match write {
            Write::Append(_) => judged
                .next()
                .unwrap_or(Err(StoreError::Closed))
                .map(|()| Answer::default()),
            Write::Sessions(change) => sessions::change(connection, change).await?,
            Write::Erase(change) => Ok(Answer::about(erasing::change(connection, change).await?)),
            Write::Sweep(change) => Ok(Answer::about(
                sweep::change(connection, node, change).await?,
            )),
        });
    }
    Ok(verdicts)
}

fn append_of(write: &Write) -> Option<&Append> {
    if let Write::Append(append) = write {
        Some(append)
    } else {
        None
    }
}

async fn append_all(
    connection: &mut AnyConnection,
    node: Option<&str>,
    appends: &[&Append],
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    let verdicts = judge(connection, node, appends).await?;
    let accepted: Vec<&Append> = appends
        .iter()
        .zip(&verdicts)
        .filter(|(_, verdict)| verdict.is_ok())
        .map(|(a, _)| *a)
        .collect();
    log::insert(connection, &accepted).await?;
    if let Some(node) = node {
        lease::own(connection, node, &accepted).await?;
    }
    let finished: Vec<_> = accepted
        .iter()
        .filter_map(|append| append.finished.as_ref())
        .collect();
    matches::insert(connection, &finished).await?;
    Ok(verdicts)
}

/// Looked up before anything is written: no other writer can come between, and nothing has to be undone. Among several
/// nodes that is so once the rows of the owners are locked, and not before.
async fn judge(
    connection: &mut AnyConnection,
    node: Option<&str>,
    appends: &[&Append],
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    let strangers = match node {
        Some(node) => lease::strangers(connection, node, appends).await?,
        None => vec![false; appends.len()],
    };
    let mut last = last_numbers(connection, appends).await?;
    let mut matches = known_matches(connection, appends).await?;
    let mut verdict = |append: &Append, stranger: bool| {
        if stranger {
            return Err(StoreError::NotOwner);
        }
        let last = last.entry(append.table.clone()).or_default();
        if append.number != *last + 1 {
            return Err(StoreError::Conflict(Taken::Number));
        }
        if let Some(finished) = &append.finished
            && !matches.insert(finished.id.clone())
        {
            return Err(StoreError::Conflict(Taken::Match));
        }
        *last = append.number;
        Ok(())
    };
    Ok(appends
        .iter()
        .zip(strangers)
        .map(|(append, stranger)| verdict(append, stranger))
        .collect())
}

/// The last entry of each table of these appends; tables without any are absent.
async fn last_numbers(
    connection: &mut AnyConnection,
    appends: &[&Append],
) -> Result<BTreeMap<String, u64>, sqlx::Error> {
    let codes: BTreeSet<&str> = appends
        .iter()
        .map(|append| append.table.as_str())
        .collect();
    let before = "SELECT asked.column1, \
         (SELECT MAX(number) FROM entries WHERE entries.code = asked.column1) FROM (";
    let rows = bulk::fetch(connection, before, &keys(codes), ") AS asked").await?;
    let mut last = BTreeMap::new();
    for row in rows {
        if let Some(number) = row.try_get::<Option<i64>, _>(1)? {
            last.insert(row.try_get(0)?, number as u64);
        }
    }
    Ok(last)
}

/// Which matches of these appends are known already.
async fn known_matches(
    connection: &mut AnyConnection,
    appends: &[&Append],
) -> Result<BTreeSet<String>, sqlx::Error> {
    let finished = appends
        .iter()
        .filter_map(|append| append.finished.as_ref());
    let ids: BTreeSet<&str> = finished
        .map(|finished| finished.id.as_str())
        .collect();
    let rows = bulk::fetch(
        connection,
        "SELECT id FROM matches WHERE id IN (",
        &keys(ids),
        ")",
    )
    .await?;
    rows.into_iter()
        .map(|row| row.try_get(0))
        .collect()
}

fn keys(keys: BTreeSet<&str>) -> Vec<Row<'_>> {
    keys.into_iter()
        .map(|key| vec![Value::Text(key)])
        .collect()
}
