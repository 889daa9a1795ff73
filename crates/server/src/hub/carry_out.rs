//! An accepted input becomes durable first; only then does anybody hear of it.

use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use protocol::http::TableSummary;
use protocol::{Refusal, ServerMessage, TableCode};
use store::{Append, FinishedMatch, Listing, Player};
use table::{Finished, Reaction, Recipient, Tell};

use super::Hub;
use super::actor::Actor;
use super::company::render;
use crate::app::store_failed;

/// How many entries a table's log grows by before its state is kept beside it.
const SNAPSHOT_EVERY: u64 = 200;

/// What must become durable together.
pub(super) struct Kept {
    pub(super) number: u64,
    pub(super) at: u64,
    pub(super) body: String,
    pub(super) snapshot: Option<String>,
    pub(super) listing: Option<Listing>,
    pub(super) finished: Option<Finished>,
}

/// Makes what follows from an input durable.
pub(super) async fn save(hub: &Hub, code: TableCode, kept: Kept) -> Result<(), Refusal> {
    let append = Append {
        table: code.to_string(),
        number: kept.number,
        at: kept.at,
        body: kept.body,
        snapshot: kept.snapshot,
        listing: kept.listing,
        finished: kept.finished.map(finished),
    };
    let begun = Instant::now();
    let saved = hub.store.append(append).await;
    hub.metrics.append.record(begun.elapsed());
    match saved {
        Ok(()) => hub.metrics.entries.add(1),
        Err(_) => hub.metrics.not_saved.add(1),
    }
    saved.map_err(|error| store_failed(&error))
}

/// A table's line in the lobby, or that it has none.
pub(super) fn line(line: Option<TableSummary>) -> Listing {
    // Plain data with text keys: nothing here that JSON cannot hold.
    line.map_or(Listing::Hide, |summary| Listing::Show(serde_json::to_string(&summary).unwrap_or_default()))
}

fn finished(finished: Finished) -> FinishedMatch {
    let summary = &finished.summary;
    let player = |player: &protocol::http::Player| Player {
        seat: player.seat.0,
        guest: player.guest.map(|guest| guest.to_string()),
        name: player.name.clone(),
    };
    FinishedMatch {
        id: summary.id.to_string(),
        table: summary.id.table.to_string(),
        number: u64::from(summary.id.number),
        game: summary.game.to_string(),
        finished_at: summary.finished_at,
        players: summary.players.iter().map(player).collect(),
        summary: serde_json::to_string(summary).unwrap_or_default(),
        record: finished.file,
    }
}

impl Actor {
    /// Saves what follows from an input, then tells everybody. `commander` is the connection whose
    /// command it was.
    pub(super) async fn carry_out(
        &mut self,
        at: u64,
        reaction: Reaction,
        commander: Option<u64>,
    ) -> Result<(), Refusal> {
        let Reaction { entry, told, thoughts, finished, listing, done } = reaction;
        // As text it takes a tenth of the memory while the disk is waited for.
        let told = self.rendered(told);
        let has_ended = finished.is_some();
        if let Some(body) = entry {
            let number = self.number + 1;
            let snapshot = number.is_multiple_of(SNAPSHOT_EVERY).then(|| self.table.snapshot());
            let listing = listing.map(line);
            let kept = Kept { number, at, body, snapshot, listing, finished };
            save(&self.hub, self.code, kept).await?;
            self.number = number;
        }
        if has_ended {
            self.hub.metrics.finished.add(1);
            tracing::info!(table = %self.code, "a match has ended");
        }
        for (to, text) in told {
            self.put(to, &text);
        }
        if let (Some(key), Some(connection)) = (done, commander) {
            self.company.send(connection, &ServerMessage::Done { key });
        }
        self.think(thoughts);
        Ok(())
    }

    /// What somebody here is told, each message once.
    fn rendered(&self, told: Vec<Tell>) -> Vec<(Recipient, Utf8Bytes)> {
        let people = self.table.people();
        let is_heard = |to| match to {
            Recipient::Guest(guest) => self.company.any(|other| other == guest),
            Recipient::Watchers => self.company.any(|guest| !people.contains(&guest)),
        };
        let heard = told.into_iter().filter(|tell| is_heard(tell.to));
        heard.map(|tell| (tell.to, render(&tell.message))).collect()
    }

    fn put(&mut self, to: Recipient, text: &Utf8Bytes) {
        match to {
            Recipient::Guest(guest) => self.company.put_to(|other| other == guest, text),
            Recipient::Watchers => {
                let people = self.table.people();
                self.company.put_to(|guest| !people.contains(&guest), text);
            }
        }
    }
}
