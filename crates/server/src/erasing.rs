//! Erases the names of guests who asked to be forgotten: from tables, their logs and finished matches.
//!
//! What is to be done is in the store, so it is done whatever happens to the server. It is done a few rows at
//! a time, so that nobody who writes waits for long.

use std::collections::HashSet;
use std::time::Duration;

use protocol::http::MatchSummary;
use protocol::{GuestId, Refusal, TableCode, names};
use store::{Erasure, Played, Snapshot, StoreError};
use tokio::time;

use crate::app::{Shared, store_failed, write_failed};

/// What could not be done is tried again after this time.
const RETRY: Duration = Duration::from_secs(20);
/// So long something of a guest may still be under way who has asked to be forgotten. A request has 20 seconds.
const UNDER_WAY_MS: u64 = 60 * 1000;
/// How many matches are rewritten at a time.
const MATCHES: u32 = 32;

/// Works off what is to be done, at the start and whenever there is more.
pub(crate) async fn run(app: Shared) {
    loop {
        let wait = if all(&app).await {
            app.config.retention.sweep
        } else {
            RETRY
        };
        tokio::select! {
            () = app.erasures.notified() => {}
            () = time::sleep(wait) => {}
        }
    }
}

/// Whether nothing is left to do.
async fn all(app: &Shared) -> bool {
    let (mut after, mut done) = (String::new(), true);
    let mut listed = HashSet::new();
    loop {
        let Ok(page) = app
            .store
            .erasures(&after)
            .await
            .map_err(|error| store_failed(&error))
        else {
            return false;
        };
        let Some(last) = page.last() else {
            app.hub.still_forgets(&listed);
            return done;
        };
        listed.extend(
            page.iter()
                .filter_map(|erasure| erasure.guest.parse::<GuestId>().ok()),
        );
        after.clone_from(&last.guest);
        for erasure in &page {
            done &= forget(app, erasure)
                .await
                .unwrap_or_else(|refusal| {
                    tracing::warn!(
                        code = refusal.code(),
                        "a name could not be erased everywhere yet"
                    );
                    false
                });
        }
    }
}

/// Erases one name wherever it stands; says whether that was the last time.
async fn forget(app: &Shared, erasure: &Erasure) -> Result<bool, Refusal> {
    let Ok(guest) = erasure.guest.parse::<GuestId>() else {
        return Ok(true);
    };
    // Another node may have been told, and the word was lost.
    app.hub.forget_name(guest);
    let (mut after, mut failed) = (String::new(), None);
    loop {
        let page = app
            .store
            .tables_of(guest.as_str(), &after)
            .await
            .map_err(|error| store_failed(&error))?;
        let Some(last) = page.last() else { break };
        after.clone_from(last);
        for code in &page {
            // One table that cannot be had now keeps no other from being done.
            failed = at_table(app, code, guest).await.err().or(failed);
        }
    }
    // A table without the name ends no match with it: from here on no match of theirs can be added.
    in_matches(app, guest).await?;
    if let Some(refusal) = failed {
        return Err(refusal);
    }
    if app.clock.wall().saturating_sub(erasure.asked_at) < UNDER_WAY_MS {
        return Ok(false);
    }
    let finished = app
        .store
        .finish_erasure(guest.as_str())
        .await
        .map_err(|error| write_failed(&error))?;
    if finished {
        app.hub.has_forgotten(guest);
    }
    Ok(finished)
}

async fn at_table(app: &Shared, code: &str, guest: GuestId) -> Result<(), Refusal> {
    if let Ok(code) = code.parse::<TableCode>() {
        match app.hub.erase(code, guest).await {
            // A log that does not replay has names all the same. A table that is being deleted has no more use.
            Ok(()) | Err(Refusal::TableBroken | Refusal::UnknownTable) => {}
            Err(refusal) => return Err(refusal),
        }
    }
    in_log(app, code, guest)
        .await
        .map_err(|error| write_failed(&error))
}

/// Rewrites what is stored of a table. Whatever is added to it meanwhile does not have the name.
async fn in_log(app: &Shared, code: &str, guest: GuestId) -> Result<(), StoreError> {
    if let Some(Snapshot { number, body }) = app.store.snapshot(code).await?
        && let Some(body) = nameless(&body, guest)
    {
        app.store
            .rewrite_snapshot(code, Snapshot { number, body })
            .await?;
    }
    let mut after = 0;
    loop {
        let page = app
            .store
            .entries_with(code, guest.as_str(), after)
            .await?;
        let Some(last) = page.last() else { break };
        after = last.number;
        let bodies = page
            .iter()
            .filter_map(|entry| Some((entry.number, nameless(&entry.body, guest)?)));
        app.store
            .rewrite_entries(code, bodies.collect())
            .await?;
    }
    app.store.erased_at(code, guest.as_str()).await
}

fn nameless(body: &str, guest: GuestId) -> Option<String> {
    table::without_name(body, guest).unwrap_or_else(|error| {
        tracing::error!(%error, "a part of a broken log stays as it is, with the names in it");
        None
    })
}

async fn in_matches(app: &Shared, guest: GuestId) -> Result<(), Refusal> {
    loop {
        let page = app
            .store
            .history(guest.as_str(), None, MATCHES)
            .await;
        let page = page.map_err(|error| store_failed(&error))?;
        if page.is_empty() {
            return Ok(());
        }
        let summaries = page
            .into_iter()
            .map(|played| without(played, guest))
            .collect();
        let erased = app
            .store
            .erase_from_matches(guest.as_str(), summaries)
            .await;
        erased.map_err(|error| write_failed(&error))?;
    }
}

/// A match's identity, and its summary without this player. One that cannot be read is shown to nobody, and stays as
/// it is: another release may read it.
fn without(played: Played, guest: GuestId) -> (String, String) {
    let Played { id, summary, .. } = played;
    let mut read = match serde_json::from_str::<MatchSummary>(&summary) {
        Ok(read) => read,
        Err(error) => {
            tracing::error!(%error, %id, "the summary of a match stays as it is, with the names in it");
            return (id, summary);
        }
    };
    for player in read
        .players
        .iter_mut()
        .filter(|player| player.guest == Some(guest))
    {
        (player.guest, player.name) = (None, names::ERASED.to_owned());
    }
    let summary = serde_json::to_string(&read).expect("a summary is plain data");
    (id, summary)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_that_cannot_be_read_is_kept() {
        let played = Played {
            id: "m-1".to_owned(),
            table: "t-1".to_owned(),
            number: 1,
            game: "samurakva".to_owned(),
            finished_at: 0,
            players: Vec::new(),
            summary: r#"{"of":"another release"}"#.to_owned(),
        };
        let guest = GuestId::from_random([7; GuestId::LEN]);
        let kept = (played.id.clone(), played.summary.clone());
        assert_eq!(without(played, guest), kept);
    }
}
