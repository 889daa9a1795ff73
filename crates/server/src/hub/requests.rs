//! What follows from each request at a table's task.

use bots::Decision;
use game_core::Seat;
use protocol::{Command, GuestId, Have, Key, Refusal, Saying, ServerMessage};
use tokio::time::Instant;

use super::actor::Actor;
use super::connections::render;
use super::request::{Join, Request};
use super::step::{Input, Step};
use crate::session::random;

impl Actor {
    /// What follows from a request.
    pub(super) fn handle(&mut self, request: Request) -> Vec<Step> {
        match request {
            Request::Join(join) => self.join(join),
            Request::Hello { connection, have } => self
                .sync(connection, have.as_ref())
                .into_iter()
                .collect(),
            Request::Command {
                connection,
                key,
                command,
            } => self
                .command(connection, key, command)
                .into_iter()
                .collect(),
            Request::Pause {
                connection,
                percent,
            } => {
                self.connections.say_pause(connection, percent);
                Vec::new()
            }
            Request::Say { connection, what } => {
                self.say(connection, what);
                Vec::new()
            }
            Request::Leave { connection } => self.leave(connection).into_iter().collect(),
            Request::Decided {
                seat,
                choice,
                decision,
            } => self
                .decided(seat, choice, decision)
                .into_iter()
                .collect(),
            Request::Summary { answer } => {
                let summary = self.table.summary();
                vec![Step::Answer(Box::new(move || {
                    drop(answer.send(Ok(summary)));
                }))]
            }
            Request::Own { guest, answer } => {
                let own = self.table.summary_for(guest);
                vec![Step::Answer(Box::new(move || {
                    drop(answer.send(Ok(own)));
                }))]
            }
            Request::Erase { guest, answer } => {
                let erased = self.erase(guest);
                vec![
                    erased,
                    Step::Answer(Box::new(move || drop(answer.send(Ok(()))))),
                ]
            }
            Request::NotSaving => {
                self.say_not_saving();
                Vec::new()
            }
            Request::Lost => {
                self.lost = true;
                Vec::new()
            }
            // Nobody new has a way to the table after it.
            Request::End => {
                self.ending = true;
                Vec::new()
            }
        }
    }

    /// The name is nowhere at this table any more. What is stored of it is still to be rewritten.
    fn erase(&mut self, guest: GuestId) -> Step {
        self.connections.forget_name(guest);
        let reaction = self.table.erase(self.now(), guest);
        let input = self.accepted(reaction, None);
        // A table that was loaded only for this need not stay.
        if !self.visited {
            self.deserted = Instant::now()
                .checked_sub(self.hub.unload)
                .or(self.deserted);
        }
        Step::Input(Box::new(input))
    }

    fn join(&mut self, mut join: Join) -> Vec<Step> {
        if self.hub.is_forgotten(join.guest) {
            join.name.clear();
        }
        let (guest, name, connection) = (join.guest, join.name.clone(), join.connection);
        let seal = join.seal;
        let have = join.have.clone();
        let rested = self.rests();
        (self.deserted, self.visited) = (None, true);
        let mut steps = Vec::new();
        // What an arrival changes is in the newcomer's own sync; the others are told.
        let is_first = self.connections.join(join);
        // Another tab may still be open when somebody comes back with a new seal.
        if is_first || !self.table.knows_seal(guest, seal) {
            let mut reaction = self
                .table
                .arrived_with(self.now(), guest, &name, seal);
            if rested {
                reaction.bot_requests = self.table.bot_requests();
            }
            steps.push(Step::Input(Box::new(self.accepted(reaction, None))));
        }
        steps.extend(self.sync(connection, have.as_ref()));
        steps
    }

    pub(super) fn sync(&self, connection: u64, have: Option<&Have>) -> Option<Step> {
        let (guest, name) = self.connections.who(connection)?;
        let sync = self.table.sync(guest, &name, have, self.now());
        Some(Step::Sync(
            connection,
            render(&ServerMessage::Sync(Box::new(sync))),
        ))
    }

    fn leave(&mut self, connection: u64) -> Option<Step> {
        let last = self.connections.leave(connection);
        if self.connections.is_empty() {
            self.deserted = Some(Instant::now());
        }
        let reaction = self.table.left(self.now(), last?);
        Some(Step::Input(Box::new(self.accepted(reaction, None))))
    }

    fn command(&mut self, connection: u64, key: Key, command: Command) -> Option<Step> {
        let (guest, name) = self.connections.who(connection)?;
        // Nothing is taken that could not be kept; what was carried out before is still answered.
        if !self.hub.store.is_well() && !self.table.knows(guest, key) {
            return Some(self.refused(connection, key, &Refusal::NotSaving));
        }
        let (now, is_move) = (self.now(), matches!(command, Command::Act { .. }));
        Some(
            match self
                .table
                .command(now, guest, &name, key, command, &mut random)
            {
                Ok(reaction) => {
                    // A command that was carried out before is no move now.
                    let is_move = is_move && reaction.entry.is_some();
                    let input = self.accepted(reaction, Some((connection, key)));
                    Step::Input(Box::new(Input { is_move, ..input }))
                }
                Err(refusal) => self.refused(connection, key, &refusal),
            },
        )
    }

    /// Everybody here hears it at once. It changes nothing and is kept nowhere, so it need not be durable first.
    fn say(&mut self, connection: u64, what: Saying) {
        let Some((guest, _)) = self.connections.who(connection) else {
            return;
        };
        let (to, message) = match self.table.said(guest, what) {
            Ok((seat, what)) => (
                self.connections.ids(|_| true),
                ServerMessage::Said { seat, what },
            ),
            Err(refusal) => {
                self.hub.metrics.refused(refusal.code());
                let error = refusal.failure();
                (vec![connection], ServerMessage::Error { error })
            }
        };
        self.connections.put(&to, &render(&message));
    }

    fn refused(&self, connection: u64, key: Key, refusal: &Refusal) -> Step {
        self.hub.metrics.refused(refusal.code());
        Step::Say(
            connection,
            key,
            render(&ServerMessage::Refused {
                key,
                error: refusal.failure(),
            }),
        )
    }

    fn decided(&mut self, seat: Seat, choice: u32, decision: Decision) -> Option<Step> {
        self.asked.remove(&(seat, choice));
        match self
            .table
            .bot_decided(self.now(), seat, choice, decision)
        {
            Ok(reaction) => {
                let input = self.accepted(reaction, None);
                return Some(Step::Input(Box::new(Input {
                    is_move: true,
                    ..input
                })));
            }
            // The person is back, or the choice has changed by now: if a bot is still needed, ask again.
            Err(Refusal::StaleChoice { .. }) => {
                let bot_requests = self.table.bot_requests();
                self.think(bot_requests);
            }
            Err(refusal) => {
                tracing::debug!(code = refusal.code(), "a bot's decision is not taken");
            }
        }
        None
    }
}
