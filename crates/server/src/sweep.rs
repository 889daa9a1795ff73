//! Now and then what is over is thrown away: sessions, tables that nobody touches, old matches. Everybody who
//! writes waits for the same writer, so each step is small and leaves room for others.

use std::time::Duration;

use protocol::TableCode;
use store::{Claim, StoreError};
use tokio::time;

use crate::app::Shared;

/// How long others have the writer for themselves between two steps.
const REST: Duration = Duration::from_millis(20);
const DAY_MS: u64 = 24 * 3600 * 1000;

/// At the start, and then again and again.
pub(crate) async fn run(app: Shared) {
    let mut ticks = time::interval(app.config.retention.sweep);
    loop {
        ticks.tick().await;
        // One node is enough.
        if app
            .cluster
            .as_ref()
            .is_some_and(|cluster| !cluster.leads())
        {
            continue;
        }
        let (tables, matches) = (
            app.config.retention.keep_tables_days,
            app.config.retention.keep_matches_days,
        );
        tell("sessions", sessions(&app).await);
        if let Some(before) = since(&app, tables) {
            tell("tables", idle_tables(&app, before).await);
        }
        if let Some(before) = since(&app, matches) {
            tell("matches", old_matches(&app, before).await);
        }
    }
}

/// The time before which data are over, given the days they are kept; none if they are kept for ever (0).
fn since(app: &Shared, days: u64) -> Option<u64> {
    (days > 0).then(|| {
        app.clock
            .wall()
            .saturating_sub(days.saturating_mul(DAY_MS))
    })
}

fn tell(what: &str, swept: Result<u64, StoreError>) {
    match swept {
        Ok(0) => {}
        Ok(count) => tracing::info!(count, what, "what was over is gone"),
        Err(error) => tracing::warn!(%error, what, "what is over could not be thrown away"),
    }
}

async fn sessions(app: &Shared) -> Result<u64, StoreError> {
    let mut count = 0;
    loop {
        match app.store.purge(app.clock.wall()).await? {
            0 => return Ok(count),
            some => count += some,
        }
        time::sleep(REST).await;
    }
}

async fn old_matches(app: &Shared, before: u64) -> Result<u64, StoreError> {
    let mut count = 0;
    loop {
        match app.store.forget_matches(before).await? {
            0 => return Ok(count),
            some => count += some,
        }
        time::sleep(REST).await;
    }
}

/// Each table that is asked for is deleted, or counts as touched: none is asked for twice.
async fn idle_tables(app: &Shared, before: u64) -> Result<u64, StoreError> {
    let mut count = 0;
    loop {
        let idle = app.store.idle_tables(before).await?;
        if idle.is_empty() {
            return Ok(count);
        }
        for code in idle {
            count += u64::from(delete(app, &code, before).await?);
            time::sleep(REST).await;
        }
    }
}

/// Deletes a table with its log, unless somebody needs it; says whether.
async fn delete(app: &Shared, code: &str, before: u64) -> Result<bool, StoreError> {
    let parsed = code.parse::<TableCode>().ok();
    // Nobody may load it between the look at its log and its end.
    let kept_out = parsed.map(|code| app.hub.keep_out(code));
    if matches!(kept_out, Some(None)) {
        app.store.touch(code, app.clock.wall()).await?;
        return Ok(false);
    }
    // Nor may it be in another node's memory.
    let mut fence = 0;
    if app.cluster.is_some() {
        match app.store.claim(code).await? {
            Claim::Mine { fence: ours } => fence = ours,
            Claim::Elsewhere(_) | Claim::Unknown => {
                app.store.touch(code, app.clock.wall()).await?;
                return Ok(false);
            }
        }
    }
    if !app.store.doom(code, before, fence).await? {
        if app.cluster.is_some() {
            app.store.release(code, fence).await?;
        }
        return Ok(false);
    }
    drop(kept_out);
    if let Some(code) = parsed {
        app.hub.is_deleted(code);
    }
    while app.store.clear(code).await? {
        time::sleep(REST).await;
    }
    Ok(true)
}
