//! The lease, renewed again and again, and what follows when it was not in time.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use store::Renewal;
use tokio::time;

use super::{Cluster, LEASE};
use crate::app::Shared;

/// How often the lease is renewed.
const BEAT: Duration = Duration::from_millis(600);
/// So long after a renewal nobody can have taken a table. Clocks of machines run a little differently, so it is less
/// than the lease.
const CERTAIN: Duration = Duration::from_millis(2700);

/// Renews the lease until the server goes down, and then ends it: a renewal after that would make others wait.
pub(super) async fn beat(cluster: &Cluster, app: &Shared) {
    let mut ticks = time::interval(BEAT);
    ticks.set_missed_tick_behavior(time::MissedTickBehavior::Delay);
    let mut resigning = cluster.resigning.subscribe();
    let (mut failing, mut unsure) = (false, false);
    loop {
        tokio::select! {
            biased;
            // The sender is the cluster's own.
            _ = resigning.wait_for(|is_over| *is_over) => break,
            _ = ticks.tick() => {}
        }
        // Counted from before the question: the database counts from somewhere between it and the answer.
        let asked = Instant::now();
        let renewed = time::timeout(LEASE, renew(cluster, app, &mut unsure)).await;
        let is_well = matches!(renewed, Ok(true));
        if is_well {
            cluster
                .certain_until
                .send_replace(asked + CERTAIN);
        }
        if failing == is_well {
            failing = !is_well;
            if failing {
                tracing::warn!(
                    "the lease cannot be renewed; other nodes may take this one's tables"
                );
            } else {
                tracing::info!("the lease is renewed again");
            }
        }
    }
    // From here on others may take whatever is left.
    cluster.certain_until.send_replace(Instant::now());
    if let Err(error) = app.store.resign().await {
        tracing::debug!(%error, "the lease ends by itself");
    }
    cluster.resigned.send_replace(true);
}

/// Renews the lease. If it was over others may have taken tables: until it is known which, we are sure of none.
async fn renew(cluster: &Cluster, app: &Shared, unsure: &mut bool) -> bool {
    let Renewal { lapsed, living } = match app.store.renew().await {
        Ok(renewal) => renewal,
        Err(error) => {
            tracing::debug!(%error, "no renewal");
            return false;
        }
    };
    if lapsed {
        tracing::warn!("the lease was over");
        // Before it is asked which tables are left: one that is being taken just now may not be among those known here.
        cluster.lapses.fetch_add(1, Ordering::SeqCst);
        *unsure = true;
    }
    if *unsure {
        match app.store.holdings().await {
            Ok(left) => app.hub.keep_only(&left).await,
            Err(error) => {
                tracing::debug!(%error, "no list of tables");
                return false;
            }
        }
        *unsure = false;
    }
    cluster.links.keep_only(&living);
    cluster.living.send_if_modified(|known| {
        let changed = *known != living;
        *known = living;
        changed
    });
    true
}
