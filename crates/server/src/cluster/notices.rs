//! What all nodes hear: sign-ins that end, names to be forgotten, tables for the lobby.

use std::time::Duration;

use tokio::time;

use super::Cluster;
use super::wire::Notice;
use crate::app::Shared;

/// How often the lobby's tables are compared with what the others were told.
const LOOK: Duration = Duration::from_secs(1);
/// How often they are told although nothing has changed: a node may be new, or have missed it.
const AGAIN: u32 = 8;

/// Takes what a node has told.
pub(super) fn take(cluster: &Cluster, app: &Shared, notice: Notice) {
    match notice {
        Notice::SignedOut { family } => app.sign_ins.end(&family),
        Notice::Forgotten { guest } => {
            app.hub.forget_name(guest);
            app.sign_ins.end_all(guest);
            app.erasures.notify_one();
        }
        Notice::Lobby { node, lines } if node != cluster.name() => {
            app.hub.show_elsewhere(node, lines);
        }
        Notice::Lobby { .. } => {}
    }
}

/// When NATS is there again the others hear what they could not be told, and it is looked after what they may have said
/// meanwhile.
pub(super) async fn make_up(cluster: &Cluster, app: &Shared) {
    let mut line = cluster.line();
    while line.changed().await.is_ok() {
        if !*line.borrow_and_update() {
            continue;
        }
        cluster.send_unsent().await;
        app.sign_ins.doubt();
        app.erasures.notify_one();
    }
}

/// Tells the others what this node would show.
pub(super) async fn show(cluster: &Cluster, app: &Shared) {
    let mut ticks = time::interval(LOOK);
    let (mut told, mut since) = (Vec::new(), 0);
    loop {
        ticks.tick().await;
        let lines = app.hub.own_lobby();
        since += 1;
        if lines == told && (since < AGAIN || lines.is_empty()) {
            continue;
        }
        since = 0;
        told.clone_from(&lines);
        let node = cluster.name().to_owned();
        cluster
            .tell_all(&Notice::Lobby { node, lines })
            .await;
    }
}
