//! Clients of other nodes at our tables: each is a task here that stands for its connection.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{Key, Refusal, ServerMessage, TableCode};
use store::Living;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{self, Instant};

use super::Cluster;
use super::wire::{
    Answer, EdgeMessage, Joining, OwnerMessage, Question, ToEdge, ToOwner, Wanted, Why,
};
use crate::address::Address;
use crate::app::Shared;
use crate::config::OUTBOX;
use crate::hub::{Join, Out, Request, new_connection, render};

/// How many messages of a client wait for a table.
const INBOX: usize = 64;

/// A connection at another node: the node, its life, the connection's number there.
type RemoteClient = (String, u64, u64);

/// Every client of another node at one of our tables.
#[derive(Default)]
pub(super) struct Links {
    open: Mutex<HashMap<RemoteClient, LinkSender>>,
}

/// How to reach a link's task.
struct LinkSender {
    attempt: u32,
    inbox: mpsc::Sender<ToOwner>,
}

impl Links {
    fn open(&self) -> MutexGuard<'_, HashMap<RemoteClient, LinkSender>> {
        self.open
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Links whose node lives no longer end.
    pub(super) fn keep_only(&self, living: &[Living]) {
        self.open().retain(|(edge, generation, _), _| {
            living
                .iter()
                .any(|node| node.name == *edge && node.generation == *generation)
        });
    }

    /// Hands a message to its link, or makes the link.
    pub(super) fn take(&self, cluster: &Arc<Cluster>, app: &Shared, message: ToOwner) {
        let client = (message.edge.clone(), message.generation, message.connection);
        let attempt = message.attempt;
        if let EdgeMessage::Join(joining) = message.what {
            let (sender, inbox) = mpsc::channel(INBOX);
            let sender = LinkSender {
                attempt,
                inbox: sender,
            };
            // One that was there before finds its inbox closed, and leaves.
            self.open().insert(client.clone(), sender);
            let link = Link {
                cluster: cluster.clone(),
                app: app.clone(),
                client,
                attempt,
                heard: message.number,
                said: 0,
            };
            tokio::spawn(link.live(*joining, inbox));
            return;
        }
        let mut open = self.open();
        let known = open
            .get(&client)
            .filter(|sender| sender.attempt == attempt);
        let sent = match known {
            Some(sender) => sender.inbox.try_send(message),
            None if matches!(message.what, EdgeMessage::Leave) => return,
            None => Err(TrySendError::Closed(message)),
        };
        if let Err(error) = sent {
            // A way in that only a later release knows would be tried again for ever.
            let why = match &error {
                TrySendError::Closed(message) | TrySendError::Full(message)
                    if message.number == 1
                        && matches!(message.what, EdgeMessage::Unknown { .. }) =>
                {
                    Why::Other
                }
                _ => Why::Moves,
            };
            if matches!(error, TrySendError::Full(_)) {
                open.remove(&client);
            }
            drop(open);
            tokio::spawn(turn_away(cluster.clone(), client, attempt, why));
        }
    }

    /// Forgets a link, unless another has taken its place.
    fn forget(&self, client: &RemoteClient, attempt: u32) {
        let mut open = self.open();
        if open
            .get(client)
            .is_some_and(|sender| sender.attempt == attempt)
        {
            open.remove(client);
        }
    }
}

/// Whoever thinks that they have a link here has none; they attach again.
async fn turn_away(cluster: Arc<Cluster>, client: RemoteClient, attempt: u32, why: Why) {
    let (edge, generation, connection) = client;
    let message = ToEdge {
        generation,
        connection,
        attempt,
        // Always new, whatever was said before.
        number: u64::MAX,
        what: OwnerMessage::Closed { why },
    };
    cluster.send_to_edge(&edge, &message, None).await;
}

/// One client of another node.
struct Link {
    cluster: Arc<Cluster>,
    app: Shared,
    client: RemoteClient,
    attempt: u32,
    /// The number of the last message that came.
    heard: u64,
    /// The number of the last one that went.
    said: u64,
}

impl Link {
    async fn live(mut self, joining: Joining, mut inbox: mpsc::Receiver<ToOwner>) {
        let connection = new_connection();
        match self.join(connection, joining).await {
            Ok((table, outbox)) => {
                let why = self
                    .serve(connection, &table, &mut inbox, outbox)
                    .await;
                // A table that has ended knows.
                let leave = Request::Leave { connection };
                let _ = table.send(Box::new(leave)).await;
                if let Some(why) = why {
                    self.say(OwnerMessage::Closed { why }, None).await;
                }
            }
            Err(refusal) => {
                let why = Why::of(&refusal);
                self.say(OwnerMessage::Closed { why }, None).await;
            }
        }
        self.cluster
            .links
            .forget(&self.client, self.attempt);
    }

    async fn join(
        &self,
        connection: u64,
        joining: Joining,
    ) -> Result<(mpsc::Sender<Box<Request>>, mpsc::Receiver<Arc<Out>>), Refusal> {
        if !self.app.store.is_well() {
            return Err(Refusal::NotSaving);
        }
        let table = way_to_own(&self.cluster, &self.app, joining.table)?;
        let (outbox, listen) = mpsc::channel(OUTBOX);
        let join = Join {
            connection,
            guest: joining.guest,
            address: Address::new(joining.address),
            name: joining.name,
            seal: joining.seal,
            have: joining.have,
            outbox,
        };
        table
            .send(Box::new(Request::Join(join)))
            .await
            .map_err(|_| Refusal::TableMoves)?;
        Ok((table, listen))
    }

    /// Until one of both sides ends it; gives what the edge is told, if it is to be told.
    async fn serve(
        &mut self,
        connection: u64,
        table: &mpsc::Sender<Box<Request>>,
        inbox: &mut mpsc::Receiver<ToOwner>,
        mut outbox: mpsc::Receiver<Arc<Out>>,
    ) -> Option<Why> {
        let mut line = self.cluster.line();
        // The edge says something four times as often.
        let patience = self.cluster.silence();
        let mut silent = Instant::now() + patience;
        loop {
            tokio::select! {
                message = inbox.recv() => {
                    silent = Instant::now() + patience;
                    // Replaced, or its node is gone.
                    let message = message?;
                    if let Some(end) = self.hear(connection, table, message).await {
                        return end;
                    }
                }
                out = outbox.recv() => {
                    if let Some(end) = self.pass_on(out).await {
                        return end;
                    }
                }
                () = time::sleep_until(silent) => return Some(Why::Moves),
                // Whoever cannot be reached is not here. They come back with NATS.
                () = gone(&mut line) => return None,
            }
        }
    }

    /// Takes a message of the edge.
    async fn hear(
        &mut self,
        connection: u64,
        table: &mpsc::Sender<Box<Request>>,
        message: ToOwner,
    ) -> Option<Option<Why>> {
        if message.number <= self.heard {
            return None;
        }
        if message.number != self.heard + 1 {
            // Something was lost on the way: from the beginning, then.
            return Some(Some(Why::Moves));
        }
        self.heard = message.number;
        let request = match message.what {
            EdgeMessage::Hello { have } => Request::Hello { connection, have },
            EdgeMessage::Command { key, command } => Request::Command {
                connection,
                key,
                command,
            },
            EdgeMessage::Pause { percent } => Request::Pause {
                connection,
                percent,
            },
            EdgeMessage::Say { what } => Request::Say { connection, what },
            EdgeMessage::Leave => return Some(None),
            EdgeMessage::Beat => {
                return (!self.say(OwnerMessage::Beat, None).await).then_some(None);
            }
            EdgeMessage::Join(_) => return None,
            EdgeMessage::Unknown { key } => {
                return (!self.refuse_unknown(key).await).then_some(None);
            }
        };
        // A table that has ended has said why in the outbox.
        let _ = table.send(Box::new(request)).await;
        None
    }

    /// What only a later release knows is refused.
    async fn refuse_unknown(&mut self, key: Option<Key>) -> bool {
        let error = Refusal::BadMessage.failure();
        let (what, message) = match key {
            Some(key) => (
                OwnerMessage::Answer { key },
                ServerMessage::Refused { key, error },
            ),
            None => (OwnerMessage::Text, ServerMessage::Error { error }),
        };
        let text = render(&message);
        self.say(what, Some(text.as_str())).await
    }

    /// Passes on what the table says.
    async fn pass_on(&mut self, out: Option<Arc<Out>>) -> Option<Option<Why>> {
        let sent = match out.as_deref() {
            Some(Out::Text(text)) => {
                self.say(OwnerMessage::Text, Some(text.as_str()))
                    .await
            }
            Some(Out::Answer(key, text)) => {
                self.say(OwnerMessage::Answer { key: *key }, Some(text.as_str()))
                    .await
            }
            Some(Out::Close(refusal)) => return Some(Some(Why::of(refusal))),
            // The table closes the inbox of a client that does not read.
            None => return Some(Some(Why::TooSlow)),
        };
        // The edge notices what is missing.
        (!sent).then_some(Some(Why::Moves))
    }

    async fn say(&mut self, what: OwnerMessage, text: Option<&str>) -> bool {
        self.said += 1;
        let (edge, generation, connection) = &self.client;
        let message = ToEdge {
            generation: *generation,
            connection: *connection,
            attempt: self.attempt,
            number: self.said,
            what,
        };
        self.cluster
            .send_to_edge(edge, &message, text)
            .await
    }
}

/// Until NATS is gone.
async fn gone(line: &mut watch::Receiver<bool>) {
    let _ = line.wait_for(|is_linked| !is_linked).await;
}

/// The inbox of a table of ours. One that we know to be another's is not passed on a second time.
fn way_to_own(
    cluster: &Cluster,
    app: &Shared,
    table: TableCode,
) -> Result<mpsc::Sender<Box<Request>>, Refusal> {
    if app.is_closing() || cluster.forwarded().contains(&table) {
        return Err(Refusal::TableMoves);
    }
    app.hub.open(table)
}

/// Answers another node's question about a table of ours.
pub(super) async fn answered(cluster: &Cluster, app: &Shared, question: Question) -> Answer {
    let answered = match question.what {
        Wanted::Summary => asked(cluster, app, question.table, |answer| Request::Summary {
            answer,
        })
        .await
        .map(|summary| Answer::Summary(Box::new(summary))),
        Wanted::Own { guest } => asked(cluster, app, question.table, |answer| Request::Own {
            guest,
            answer,
        })
        .await
        .map(|own| Answer::Own(own.map(Box::new))),
        Wanted::Erase { guest } => asked(cluster, app, question.table, |answer| Request::Erase {
            guest,
            answer,
        })
        .await
        .map(|()| Answer::Erased),
        Wanted::Unknown => Ok(Answer::Refused(Why::Other)),
    };
    answered.unwrap_or_else(|refusal| Answer::Refused(Why::of(&refusal)))
}

async fn asked<T>(
    cluster: &Cluster,
    app: &Shared,
    table: TableCode,
    request: impl FnOnce(oneshot::Sender<Result<T, Refusal>>) -> Request,
) -> Result<T, Refusal> {
    let table = way_to_own(cluster, app, table)?;
    let (answer, receiver) = oneshot::channel();
    table
        .send(Box::new(request(answer)))
        .await
        .map_err(|_| Refusal::TableMoves)?;
    receiver.await.unwrap_or(Err(Refusal::TableMoves))
}
