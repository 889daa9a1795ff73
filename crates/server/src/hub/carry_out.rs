//! Accepted inputs become durable first; only then does anybody hear of them.

use std::time::Instant;

use futures_util::future::join_all;
use protocol::http::MatchSummary;
use protocol::{GuestId, Key, ServerMessage, TableCode};
use store::{Append, FinishedMatch, Player, StoreError};
use table::{Delivery, Finished, Reaction, Recipient};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::Hub;
use super::actor::Actor;
use super::connections::render;
use super::step::{Input, Step};

/// How many entries a table's log grows by before its state is kept beside it.
const SNAPSHOT_EVERY: u64 = 200;
/// How many guests a table remembers whose names the store knows to be in its log. To say it again does no harm.
const MOST_NAMED: usize = 64;

/// Makes an entry durable.
pub(super) async fn save(hub: &Hub, append: Append) -> Result<(), StoreError> {
    let begun = Instant::now();
    let saved = hub.store.append(append).await;
    hub.metrics.append.record(begun.elapsed());
    match saved {
        Ok(()) => hub.metrics.entries.add(1),
        Err(_) => hub.metrics.not_saved.add(1),
    }
    saved
}

/// What was accepted and could not be saved.
pub(super) struct Void {
    pub(super) steps: Vec<Step>,
    /// Whether some of it may have been saved all the same.
    pub(super) in_doubt: bool,
    /// Whether the table is another node's.
    pub(super) lost: bool,
}

/// The table knows what has passed, not what day it is: the date is written here.
fn finished_match(finished: Finished, (table, number): (TableCode, u32), at: u64) -> FinishedMatch {
    let summary = &MatchSummary {
        finished_at: at,
        ..finished.summary
    };
    let player = |player: &protocol::http::Player| Player {
        seat: player.seat.0,
        guest: player.guest.map(|guest| guest.to_string()),
        name: player.name.clone(),
    };
    FinishedMatch {
        id: summary.id.to_string(),
        table: table.to_string(),
        number: u64::from(number),
        game: summary.game.to_string(),
        finished_at: summary.finished_at,
        players: summary.players.iter().map(player).collect(),
        summary: serde_json::to_string(summary).expect("a summary is plain data"),
        record: finished.file,
    }
}

impl Actor {
    /// What follows from an input, ready to be saved and told. `command` is whose command it was.
    pub(super) fn accepted(&mut self, reaction: Reaction, command: Option<(u64, Key)>) -> Input {
        let Reaction {
            entry,
            named,
            told,
            bot_requests,
            finished,
            done,
        } = reaction;
        let guest = named
            .filter(|guest| self.is_new_here(*guest))
            .map(|guest| guest.to_string());
        let has_ended = finished.is_some();
        let append = entry.map(|body| {
            self.accepted += 1;
            let at = self.hub.clock.wall();
            let number = self.accepted;
            let snapshot = number
                .is_multiple_of(SNAPSHOT_EVERY)
                .then(|| self.table.snapshot());
            let finished = finished
                .map(|finished| finished_match(finished, (self.code, self.table.number()), at));
            Append {
                table: self.code.to_string(),
                number,
                at,
                body,
                guest,
                snapshot,
                finished,
                fence: self.fence,
            }
        });
        Input {
            number: append.as_ref().map(|append| append.number),
            append,
            told: self.rendered(told),
            bot_requests,
            command: command.filter(|_| done.is_some()),
            is_move: false,
            has_ended,
        }
    }

    /// Whether the store may not know yet that this guest's name stands in the log. Now it will.
    fn is_new_here(&mut self, guest: GuestId) -> bool {
        if self.named.len() >= MOST_NAMED {
            self.named.clear();
        }
        self.named.insert(guest)
    }

    /// What somebody here is told: each message once, with the connections that get it.
    fn rendered(&self, told: Vec<Delivery>) -> Vec<(Vec<u64>, Utf8Bytes)> {
        let people = self.table.people();
        let listeners = |to| match to {
            Recipient::Guest(guest) => self.connections.ids(|other| other == guest),
            Recipient::Watchers => self
                .connections
                .ids(|guest| !people.contains(&guest)),
        };
        let addressed = told
            .into_iter()
            .map(|delivery| (listeners(delivery.to), delivery.message));
        let heard = addressed.filter(|(ids, _)| !ids.is_empty());
        heard
            .map(|(ids, message)| (ids, render(&message)))
            .collect()
    }

    /// Saves what was accepted, all at once, then tells it in order. If something could not be saved,
    /// gives back what has not happened, or may not have.
    pub(super) async fn carry_out(&mut self, mut steps: Vec<Step>) -> Result<(), Void> {
        // Handed in one after the other, so that they are written in the order of their numbers.
        let appends = steps.iter_mut().filter_map(Step::append);
        let saving: Vec<_> = appends
            .map(|append| save(&self.hub, append))
            .collect();
        let saved = join_all(saving).await;
        let durable = saved
            .iter()
            .take_while(|saved| saved.is_ok())
            .count();
        let last = self.durable + durable as u64;
        let failed = durable < saved.len();
        self.durable = last;
        let is_void = |step: &Step| matches!(step, Step::Input(input) if input.number.is_some_and(|n| n > last));
        let at = if failed {
            steps
                .iter()
                .position(is_void)
                .unwrap_or(steps.len())
        } else {
            steps.len()
        };
        let void = steps.split_off(at);
        for step in steps {
            self.tell(step);
        }
        if !failed {
            return Ok(());
        }
        for error in saved
            .iter()
            .filter_map(|saved| saved.as_ref().err())
        {
            tracing::debug!(%error, "not saved");
        }
        let in_doubt = saved
            .iter()
            .any(|saved| matches!(saved, Err(StoreError::Unavailable(_))));
        let is_lost = saved.contains(&Err(StoreError::NotOwner));
        Err(Void {
            steps: void,
            in_doubt,
            lost: is_lost,
        })
    }

    fn tell(&mut self, step: Step) {
        match step {
            Step::Input(input) => self.tell_input(*input),
            Step::Sync(connection, text) => self.connections.sync(connection, &text),
            Step::Say(connection, key, text) => self.connections.answer(connection, key, text),
            Step::Answer(answer) => answer(),
        }
    }

    fn tell_input(&mut self, input: Input) {
        self.hub
            .metrics
            .moves
            .add(u64::from(input.is_move));
        if input.has_ended {
            self.hub.metrics.finished.add(1);
            // Without the table's code: anyone who has it may sit down.
            tracing::info!(game = %self.table.game(), "a match has ended");
        }
        for (connections, text) in &input.told {
            self.connections.put(connections, text);
        }
        if let Some((connection, key)) = input.command {
            self.connections
                .answer(connection, key, render(&ServerMessage::Done { key }));
        }
        self.think(input.bot_requests);
    }
}
