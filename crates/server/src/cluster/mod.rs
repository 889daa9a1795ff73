//! This server as one node among others: who else lives, and how nodes reach each other.
//!
//! Who owns a table is the database's business ([`store`]'s leases); NATS only carries messages, and everything here
//! bears that it loses some, or all. docs/adr/0017 has the reasons.
//!
//! | file | job |
//! |---|---|
//! | `wire` | the messages between nodes |
//! | `heart` | the lease, renewed; who else lives |
//! | `links` | clients of other nodes at our tables |
//! | `notices` | what all nodes hear |

mod heart;
mod links;
mod notices;
mod servers;
pub(crate) mod wire;

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt;
use protocol::{Refusal, TableCode};
use serde::Serialize;
use store::{Living, Node, Store};
use thiserror::Error;
use tokio::sync::{mpsc, watch};
use tokio::time;

use self::links::Links;
use self::servers::Servers;
use self::wire::{Answer, Notice, Question, ToEdge, ToOwner, VERSION, packed, unpacked};
use crate::app::Shared;
use crate::config::Config;

/// How long a lease lasts: so long a table stands still at most when its node dies, and a little longer.
pub(crate) const LEASE: Duration = Duration::from_secs(3);
/// How long somebody waits for another node's answer.
const ANSWER: Duration = Duration::from_secs(2);
/// How long a message may wait to be handed over.
const HAND_OVER: Duration = Duration::from_secs(1);
/// How many notices wait until NATS is there again.
const UNSENT: usize = 1024;
/// How many questions of others are answered at the same time.
const QUESTIONS: usize = 64;

/// Why a server cannot be a node.
#[derive(Debug, Error)]
pub enum ClusterError {
    /// One of the two was given alone.
    #[error("a node needs both --nats and --node")]
    NeedsBoth,
    /// The data are not where others can reach them.
    #[error("nodes share their data: --data must be postgres://...")]
    NeedsPostgres,
    /// Not the name of a node.
    #[error("a node's name has 1 to 32 letters a-z, digits and hyphens")]
    BadName,
    /// The address of NATS is none.
    #[error(
        "--nats takes nats://USER:PASSWORD@HOST:PORT or tls://..., several separated by commas"
    )]
    BadNats,
    /// The first connection was refused for good.
    #[error("NATS cannot be used: {0}")]
    Nats(String),
}

/// What an owner told one of our clients.
pub(crate) struct Word {
    pub(crate) head: ToEdge,
    pub(crate) text: String,
}

/// This node.
pub(crate) struct Cluster {
    name: String,
    generation: u64,
    prefix: String,
    client: Client,
    /// How long an owner keeps a client of another node of whom nothing is heard.
    silence: Duration,
    /// Whether NATS is there.
    line: watch::Receiver<bool>,
    living: watch::Sender<Vec<Living>>,
    /// Until when nobody can have taken a table of ours.
    certain_until: watch::Sender<Instant>,
    /// How often the lease was over, so that others may have taken tables.
    lapses: AtomicU64,
    /// Whether the lease is to be ended, and whether that has been done.
    resigning: watch::Sender<bool>,
    resigned: watch::Sender<bool>,
    /// Where what owners tell our clients goes.
    ways: Mutex<HashMap<u64, mpsc::Sender<Word>>>,
    /// Tables of others at which clients of ours are.
    forwarded: Mutex<HashSet<TableCode>>,
    links: Links,
    /// Notices that could not be sent.
    unsent: Mutex<VecDeque<Notice>>,
}

/// The node that the settings describe, if it is to be one.
pub(crate) fn node(config: &Config) -> Result<Option<Node>, ClusterError> {
    let (name, nats) = (&config.node, &config.nats);
    let (Some(name), Some(_)) = (name, nats) else {
        return if name.is_none() && nats.is_none() {
            Ok(None)
        } else {
            Err(ClusterError::NeedsBoth)
        };
    };
    if !config.data.starts_with("postgres") {
        return Err(ClusterError::NeedsPostgres);
    }
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if name.is_empty() || name.len() > 32 || !name.bytes().all(fits) {
        return Err(ClusterError::BadName);
    }
    Ok(Some(Node {
        name: name.clone(),
        lease: LEASE,
    }))
}

impl Cluster {
    /// Connects to NATS, which need not be there yet.
    pub(crate) async fn connect(
        config: &Config,
        node: &Node,
        store: &Store,
    ) -> Result<Arc<Cluster>, ClusterError> {
        let (told, line) = watch::channel(false);
        let told = Arc::new(told);
        let options = ConnectOptions::new()
            .name(format!("zashiki {}", node.name))
            .retry_on_initial_connect()
            .max_reconnects(None)
            .ping_interval(Duration::from_secs(2))
            .connection_timeout(Duration::from_secs(2))
            .reconnect_delay_callback(|tries| Duration::from_millis((tries as u64 * 50).min(500)))
            .event_callback(move |event| {
                let told = told.clone();
                async move { heard(&event, &told) }
            });
        let options = match &config.nats_ca {
            Some(path) => options.add_root_certificates(path.clone()),
            None => options,
        };
        let servers = Servers::read(config.nats.as_deref().unwrap_or_default())?;
        let client = servers
            .sign_in(options)
            .connect(servers.addresses())
            .await
            // The error's own words could quote the address with its password.
            .map_err(|error| ClusterError::Nats(format!("{:?}", error.kind())))?;
        Ok(Arc::new(Cluster {
            name: node.name.clone(),
            generation: store.generation().unwrap_or_default(),
            prefix: format!("zashiki.{VERSION}.{}", config.cluster),
            client,
            silence: config.link_silence,
            line,
            living: watch::channel(Vec::new()).0,
            certain_until: watch::channel(Instant::now()).0,
            lapses: AtomicU64::new(0),
            resigning: watch::channel(false).0,
            resigned: watch::channel(false).0,
            ways: Mutex::default(),
            forwarded: Mutex::default(),
            links: Links::default(),
            unsent: Mutex::default(),
        }))
    }

    /// Listens to the other nodes and renews the lease, until the server ends.
    pub(crate) async fn run(self: Arc<Self>, app: Shared) {
        tokio::join!(
            heart::beat(&self, &app),
            notices::show(&self, &app),
            notices::make_up(&self, &app),
            self.listen("owner", |bytes| self.to_owner(&app, bytes)),
            self.listen("edge", |bytes| self.to_edge(bytes)),
            self.listen_to_all(&app),
            self.answer_questions(&app),
        );
    }

    async fn listen(&self, part: &str, take: impl Fn(&[u8])) {
        let subject = self.subject(part, &self.name);
        // A subscription is made again with every connection; only a closed client has none.
        if let Ok(mut messages) = self.client.subscribe(subject).await {
            while let Some(message) = messages.next().await {
                take(&message.payload);
            }
        }
    }

    async fn listen_to_all(&self, app: &Shared) {
        let subject = self.subject("all", "notices");
        if let Ok(mut messages) = self.client.subscribe(subject).await {
            while let Some(message) = messages.next().await {
                if let Some((notice, _)) = unpacked::<Notice>(&message.payload) {
                    notices::take(self, app, notice);
                }
            }
        }
    }

    async fn answer_questions(self: &Arc<Self>, app: &Shared) {
        let subject = self.subject("ask", &self.name);
        let Ok(messages) = self.client.subscribe(subject).await else {
            return;
        };
        messages
            .for_each_concurrent(QUESTIONS, |message| async move {
                let (Some(question), Some(reply)) =
                    (wire::question(&message.payload), message.reply)
                else {
                    return;
                };
                let answer = links::answered(self, app, question).await;
                if let Some(bytes) = packed(&answer, None) {
                    let _ = self.client.publish(reply, bytes).await;
                }
            })
            .await;
    }

    fn to_owner(self: &Arc<Self>, app: &Shared, bytes: &[u8]) {
        if let Some(message) = wire::to_owner(bytes) {
            self.links.take(self, app, message);
        }
    }

    fn to_edge(&self, bytes: &[u8]) {
        let Some((head, text)) = wire::to_edge(bytes) else {
            return;
        };
        if head.generation != self.generation {
            return;
        }
        let way = self.ways().get(&head.connection).cloned();
        if let Some(way) = way {
            // What does not fit is missing, and a later message shows it.
            let _ = way.try_send(Word { head, text });
        }
    }

    fn subject(&self, part: &str, name: &str) -> String {
        format!("{}.{part}.{name}", self.prefix)
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn generation(&self) -> u64 {
        self.generation
    }

    /// How long an owner keeps a client of another node of whom nothing is heard.
    pub(crate) fn silence(&self) -> Duration {
        self.silence
    }

    /// Whether NATS is there.
    pub(crate) fn is_linked(&self) -> bool {
        *self.line.borrow()
    }

    /// The same, for somebody who waits until it changes.
    pub(crate) fn line(&self) -> watch::Receiver<bool> {
        self.line.clone()
    }

    /// Every node whose lease is not over, as far as is known.
    pub(crate) fn living(&self) -> watch::Receiver<Vec<Living>> {
        self.living.subscribe()
    }

    /// One node does what need be done once only.
    pub(crate) fn leads(&self) -> bool {
        let living = self.living.borrow();
        living
            .first()
            .is_some_and(|first| first.name == self.name)
    }

    /// How often the lease was over.
    pub(crate) fn lapses(&self) -> u64 {
        self.lapses.load(Ordering::SeqCst)
    }

    /// Ends the lease for good. Whoever renews it does so, after the last renewal.
    pub(crate) async fn resign(&self) {
        self.resigning.send_replace(true);
        let mut resigned = self.resigned.subscribe();
        let _ = resigned.wait_for(|is_done| *is_done).await;
    }

    /// Whether nobody can have taken a table of ours.
    pub(crate) fn is_certain(&self) -> bool {
        Instant::now() < *self.certain_until.borrow()
    }

    /// Waits until that is so; says whether it came to that in time.
    pub(crate) async fn certain(&self, patience: Duration) -> bool {
        let mut until = self.certain_until.subscribe();
        let certain = until.wait_for(|until| Instant::now() < *until);
        time::timeout(patience, certain).await.is_ok()
    }

    fn ways(&self) -> MutexGuard<'_, HashMap<u64, mpsc::Sender<Word>>> {
        self.ways
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on what an owner tells this client goes there.
    pub(crate) fn open_way(&self, connection: u64, way: mpsc::Sender<Word>) {
        self.ways().insert(connection, way);
    }

    pub(crate) fn close_way(&self, connection: u64) {
        self.ways().remove(&connection);
    }

    pub(crate) fn forwarded(&self) -> MutexGuard<'_, HashSet<TableCode>> {
        self.forwarded
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends to an owner; says whether it could be handed over.
    pub(crate) async fn send_to_owner(&self, owner: &str, message: &ToOwner) -> bool {
        self.send(self.subject("owner", owner), message, None)
            .await
    }

    async fn send_to_edge(&self, edge: &str, message: &ToEdge, text: Option<&str>) -> bool {
        self.send(self.subject("edge", edge), message, text)
            .await
    }

    async fn send(&self, subject: String, head: &impl Serialize, text: Option<&str>) -> bool {
        if !self.is_linked() {
            return false;
        }
        let Some(bytes) = packed(head, text) else {
            return false;
        };
        let sent = self.client.publish(subject, bytes);
        matches!(time::timeout(HAND_OVER, sent).await, Ok(Ok(())))
    }

    /// Tells every node, this one too; says whether it could be handed over.
    async fn tell_all(&self, notice: &Notice) -> bool {
        self.send(self.subject("all", "notices"), notice, None)
            .await
    }

    fn unsent(&self) -> MutexGuard<'_, VecDeque<Notice>> {
        self.unsent
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells every node something that none may miss: if it cannot be sent now, it is when NATS is there again.
    pub(crate) async fn make_known(&self, notice: Notice) {
        if self.tell_all(&notice).await {
            return;
        }
        let mut unsent = self.unsent();
        if unsent.len() >= UNSENT {
            unsent.pop_front();
        }
        unsent.push_back(notice);
    }

    /// Tells what could not be sent.
    async fn send_unsent(&self) {
        let unsent = std::mem::take(&mut *self.unsent());
        for notice in unsent {
            self.make_known(notice).await;
        }
    }

    /// Asks a table's owner.
    pub(crate) async fn ask(&self, owner: &str, question: &Question) -> Result<Answer, Refusal> {
        let Some(bytes) = packed(question, None).filter(|_| self.is_linked()) else {
            return Err(Refusal::TableUnreachable);
        };
        let asked = self
            .client
            .request(self.subject("ask", owner), bytes);
        match time::timeout(ANSWER, asked).await {
            Ok(Ok(message)) => match unpacked(&message.payload) {
                Some((Answer::Refused(why), _)) => {
                    Err(why.refusal().unwrap_or(Refusal::TableMoves))
                }
                Some((answer, _)) => Ok(answer),
                None => Err(Refusal::TableUnreachable),
            },
            _ => Err(Refusal::TableUnreachable),
        }
    }
}

fn heard(event: &Event, told: &watch::Sender<bool>) {
    match event {
        Event::Connected => {
            tracing::info!("NATS is there");
            told.send_replace(true);
        }
        Event::Disconnected | Event::Closed => {
            tracing::warn!("NATS is gone; tables of other nodes cannot be reached");
            told.send_replace(false);
        }
        other => tracing::debug!(%other, "NATS"),
    }
}

#[cfg(test)]
mod tests {
    use clap::{Args, FromArgMatches};

    use super::*;

    fn config(flags: &[&str]) -> Config {
        let command = Config::augment_args(clap::Command::new("serve"));
        let words = ["serve"].iter().chain(flags).copied();
        Config::from_arg_matches(&command.get_matches_from(words)).unwrap()
    }

    #[test]
    fn a_node_needs_a_name_nats_and_postgres() {
        let nats = "--nats=nats://127.0.0.1:4222";
        let data = "--data=postgres://localhost/zashiki";
        assert!(node(&config(&[])).unwrap().is_none());
        assert!(matches!(
            node(&config(&[nats])),
            Err(ClusterError::NeedsBoth)
        ));
        let file = node(&config(&[nats, "--node=a"]));
        assert!(matches!(file, Err(ClusterError::NeedsPostgres)));
        for wrong in [
            "--node=",
            "--node=A",
            "--node=a.b",
            "--node=a b",
            "--node=*",
        ] {
            let wrong = node(&config(&[nats, data, wrong]));
            assert!(matches!(wrong, Err(ClusterError::BadName)));
        }
        let node = node(&config(&[nats, data, "--node=node-1"])).unwrap();
        assert_eq!(node.unwrap().name, "node-1");
    }
}
