//! An accepted input becomes durable first; only then does anybody hear of it.

use std::time::Instant;

use protocol::{Refusal, ServerMessage, TableCode};
use store::{Append, FinishedMatch, Listing, Player};
use table::{Finished, Reaction, Recipient};

use super::Hub;
use super::actor::Actor;
use crate::app::store_failed;

/// How many entries a table's log grows by before its state is kept beside it.
const SNAPSHOT_EVERY: u64 = 200;

/// Makes what follows from an input durable, if there is anything to keep.
pub(super) async fn save(
    hub: &Hub,
    code: TableCode,
    number: u64,
    at: u64,
    reaction: &Reaction,
    snapshot: Option<String>,
) -> Result<(), Refusal> {
    let Some(body) = &reaction.entry else { return Ok(()) };
    let append = Append {
        table: code.to_string(),
        number,
        at,
        body: body.clone(),
        snapshot,
        listing: reaction.listing.as_ref().map(|line| match line {
            // Plain data with text keys: nothing here that JSON cannot hold.
            Some(summary) => Listing::Show(serde_json::to_string(summary).unwrap_or_default()),
            None => Listing::Hide,
        }),
        finished: reaction.finished.as_ref().map(finished),
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

fn finished(finished: &Finished) -> FinishedMatch {
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
        record: finished.file.clone(),
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
        if reaction.entry.is_some() {
            let number = self.number + 1;
            let snapshot = number.is_multiple_of(SNAPSHOT_EVERY).then(|| self.table.snapshot());
            save(&self.hub, self.code, number, at, &reaction, snapshot).await?;
            self.number = number;
        }
        if reaction.finished.is_some() {
            self.hub.metrics.finished.add(1);
            tracing::info!(table = %self.code, "a match has ended");
        }
        self.tell(&reaction, commander);
        self.think(reaction.thoughts);
        Ok(())
    }

    fn tell(&mut self, reaction: &Reaction, commander: Option<u64>) {
        for tell in &reaction.told {
            match tell.to {
                Recipient::Guest(guest) => self.company.send_to(|other| other == guest, &tell.message),
                Recipient::Watchers => {
                    let people = self.table.people();
                    self.company.send_to(|guest| !people.contains(&guest), &tell.message);
                }
            }
        }
        if let (Some(key), Some(connection)) = (reaction.done, commander) {
            self.company.send(connection, &ServerMessage::Done { key });
        }
    }
}
