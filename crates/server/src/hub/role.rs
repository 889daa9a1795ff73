//! A table's task: the table itself where it is ours, or the way to the node that has it. It becomes the one or the
//! other as owners change, and keeps its clients meanwhile.

use std::sync::Arc;
use std::time::Duration;

use protocol::{Refusal, TableCode};
use store::Claim;
use table::Table;
use tokio::sync::mpsc;
use tokio::time::{self, Instant};

use super::relay::{End, Relay};
use super::{Hub, New, Request, actor};
use crate::app::store_failed;

/// How long it is tried to find out whose a table is.
const PATIENCE: Duration = Duration::from_secs(20);
/// Between two tries.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LAST_PAUSE: Duration = Duration::from_secs(1);

/// The task of a table, which may be one that was just made.
pub(super) async fn run(
    hub: Arc<Hub>,
    code: TableCode,
    mut inbox: mpsc::Receiver<Box<Request>>,
    new: Option<New>,
) {
    let fence = hub.first_fence();
    let (ready, is_ours) = match new {
        Some(New { table, lapses }) => (Some(table), hub.hold(code, fence, lapses)),
        None => (None, hub.cluster.is_none()),
    };
    if is_ours {
        return own(&hub, code, fence, ready, &mut inbox, None).await;
    }
    Box::pin(find(&hub, code, &mut inbox)).await;
}

/// Until it is known whose the table is; then as its owner, or on the way to it. And again when that changes.
async fn find(hub: &Arc<Hub>, code: TableCode, inbox: &mut mpsc::Receiver<Box<Request>>) {
    let Some(cluster) = hub.cluster.clone() else {
        return;
    };
    let mut relay = Relay::new(hub.clone(), cluster.clone(), code);
    let (mut pause, mut known) = (FIRST_PAUSE, Instant::now());
    loop {
        let lapses = cluster.lapses();
        let Some(claimed) = relay.meanwhile(inbox, hub.claim(code)).await else {
            return;
        };
        match claimed {
            Ok(Claim::Mine { fence }) if hub.hold(code, fence, lapses) => {
                return own(hub, code, fence, None, inbox, Some(relay)).await;
            }
            // The lease was over since: somebody else may have it by now.
            Ok(Claim::Mine { .. }) => {}
            Ok(Claim::Elsewhere(owner)) => {
                let begun = Instant::now();
                if relay.follow(&owner, inbox).await == End::Over {
                    return;
                }
                known = Instant::now();
                if begun.elapsed() > LAST_PAUSE {
                    pause = FIRST_PAUSE;
                }
            }
            Ok(Claim::Unknown) => return give_up(hub, relay, inbox, &Refusal::UnknownTable).await,
            Err(error) if known.elapsed() > PATIENCE => {
                let refusal = store_failed(&error);
                return give_up(hub, relay, inbox, &refusal).await;
            }
            Err(error) => {
                tracing::debug!(%error, "a table's owner is not known");
                relay.tell(&Refusal::NotSaving);
            }
        }
        if relay
            .meanwhile(inbox, time::sleep(pause))
            .await
            .is_none()
        {
            return;
        }
        pause = (pause * 2).min(LAST_PAUSE);
    }
}

/// As the owner. Whoever was on the way to another is there from the beginning.
async fn own(
    hub: &Arc<Hub>,
    code: TableCode,
    fence: u64,
    ready: Option<Box<Table>>,
    inbox: &mut mpsc::Receiver<Box<Request>>,
    relay: Option<Relay>,
) {
    match Box::pin(actor::begin(hub, code, fence, ready)).await {
        Ok(actor) => {
            let waiting = relay
                .map(Relay::into_requests)
                .unwrap_or_default();
            hub.metrics.tables.add(1);
            actor.live(inbox, waiting).await;
            hub.metrics.tables.add(-1);
        }
        Err(refusal) => {
            hub.release(code, fence).await;
            if let Some(mut relay) = relay {
                relay.close(&refusal);
                relay.turn_down(&refusal);
            }
            Box::pin(actor::refuse_all(hub, code, inbox, &refusal)).await;
        }
    }
}

async fn give_up(
    hub: &Arc<Hub>,
    mut relay: Relay,
    inbox: &mut mpsc::Receiver<Box<Request>>,
    refusal: &Refusal,
) {
    relay.close(refusal);
    relay.turn_down(refusal);
    let code = relay.code();
    drop(relay);
    Box::pin(actor::refuse_all(hub, code, inbox, refusal)).await;
}
