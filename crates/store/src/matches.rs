//! Finished matches and each guest's history.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool, Row as _};

use crate::bulk::{self, Row, Value};
use crate::error::StoreError;
use crate::types::{FinishedMatch, Played, Player};

/// Writes matches whose identities are known to be free.
pub(crate) async fn insert(
    connection: &mut AnyConnection,
    finished: &[&FinishedMatch],
) -> Result<(), sqlx::Error> {
    let rows: Vec<Row<'_>> = finished
        .iter()
        .map(|finished| match_row(finished))
        .collect();
    let before = "INSERT INTO matches (id, code, number, game, finished_at, summary, record)";
    bulk::execute(connection, before, &rows, "").await?;
    let rows: Vec<Row<'_>> = finished
        .iter()
        .flat_map(|finished| player_rows(finished))
        .collect();
    let before = "INSERT INTO match_players (match_id, seat, guest, name, finished_at)";
    bulk::execute(connection, before, &rows, "").await
}

fn match_row(finished: &FinishedMatch) -> Row<'_> {
    vec![
        Value::Text(&finished.id),
        Value::Text(&finished.table),
        Value::Number(finished.number as i64),
        Value::Text(&finished.game),
        Value::Number(finished.finished_at as i64),
        Value::Text(&finished.summary),
        Value::Text(&finished.record),
    ]
}

fn player_rows(finished: &FinishedMatch) -> impl Iterator<Item = Row<'_>> {
    finished.players.iter().map(|player| {
        vec![
            Value::Text(&finished.id),
            Value::Number(i64::from(player.seat)),
            Value::MaybeText(player.guest.as_deref()),
            Value::Text(&player.name),
            Value::Number(finished.finished_at as i64),
        ]
    })
}

/// One match with its record.
pub(crate) async fn finished(
    readers: &AnyPool,
    id: &str,
) -> Result<Option<FinishedMatch>, StoreError> {
    let found = sqlx::query(
        "SELECT id, code, number, game, finished_at, summary, record FROM matches WHERE id = $1",
    );
    let Some(row) = found
        .bind(id.to_owned())
        .fetch_optional(readers)
        .await?
    else {
        return Ok(None);
    };
    let Played {
        id,
        table,
        number,
        game,
        finished_at,
        summary,
        ..
    } = played(&row)?;
    let seated = sqlx::query(
        "SELECT seat, guest, name FROM match_players WHERE match_id = $1 ORDER BY seat",
    );
    let rows = seated.bind(id.clone()).fetch_all(readers).await?;
    let players = rows
        .iter()
        .map(|row| player(row, 0))
        .collect::<Result<_, _>>()?;
    let record = row.try_get(6)?;
    Ok(Some(FinishedMatch {
        id,
        table,
        number,
        game,
        finished_at,
        players,
        summary,
        record,
    }))
}

/// A page of the matches that a guest has sat in, the newest first; the next page is before its last match.
pub(crate) async fn history(
    readers: &AnyPool,
    guest: &str,
    before: Option<(i64, &str)>,
    limit: u32,
) -> Result<Vec<Played>, StoreError> {
    let (at, id) = before.unwrap_or((i64::MAX, ""));
    let page = sqlx::query(
        "SELECT matches.id, code, number, game, matches.finished_at, summary, seat, guest, name FROM \
         (SELECT DISTINCT finished_at, match_id FROM match_players \
          WHERE guest = $1 AND (finished_at, match_id) < ($2, $3) \
          ORDER BY finished_at DESC, match_id DESC LIMIT $4) AS page \
         JOIN matches ON matches.id = page.match_id JOIN match_players ON match_players.match_id = matches.id \
         ORDER BY matches.finished_at DESC, matches.id DESC, seat",
    );
    let page = page
        .bind(guest.to_owned())
        .bind(at)
        .bind(id.to_owned())
        .bind(i64::from(limit));
    let mut history: Vec<Played> = Vec::new();
    for row in page.fetch_all(readers).await? {
        let (seated, next) = (player(&row, 6)?, played(&row)?);
        match history.last_mut() {
            Some(last) if last.id == next.id => last.players.push(seated),
            _ => history.push(Played {
                players: vec![seated],
                ..next
            }),
        }
    }
    Ok(history)
}

/// From a row that begins with the match's columns; without players.
fn played(row: &AnyRow) -> Result<Played, sqlx::Error> {
    let (number, finished_at): (i64, i64) = (row.try_get(2)?, row.try_get(4)?);
    Ok(Played {
        id: row.try_get(0)?,
        table: row.try_get(1)?,
        number: number as u64,
        game: row.try_get(3)?,
        finished_at: finished_at as u64,
        players: Vec::new(),
        summary: row.try_get(5)?,
    })
}

/// From a row that has the player's columns from there on.
fn player(row: &AnyRow, from: usize) -> Result<Player, sqlx::Error> {
    let seat: i64 = row.try_get(from)?;
    Ok(Player {
        seat: seat as u8,
        guest: row.try_get(from + 1)?,
        name: row.try_get(from + 2)?,
    })
}
