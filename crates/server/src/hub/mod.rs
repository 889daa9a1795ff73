//! The hub: every table that is in memory, each with a task of its own that alone may touch it.
//!
//! | file | job |
//! |---|---|
//! | `request` | what is asked of a table's task, and what goes out to its connections |
//! | `actor` | the task: one request after the other, timers, when to unload |
//! | `requests`, `step` | what follows from requests, in order |
//! | `carry_out` | accepted inputs become durable, then they are told |
//! | `recover` | loading a table, and loading it again when the store failed |
//! | `role`, `owning` | whether a table is ours or another node's |
//! | `relay`, `visitor`, `pulse` | our clients at a table of another node |
//! | `connections` | the connections at a table |
//! | `lobby` | the tables that everybody is shown |
//! | `asleep` | what is played at tables that have left memory |
//! | `absent` | guests who asked to be forgotten, tables that are being deleted |
//! | `thinking` | bots' decisions on their way to the threads and back |

mod absent;
mod actor;
mod asleep;
mod carry_out;
mod connections;
mod lobby;
mod owning;
mod pulse;
mod recover;
mod relay;
mod request;
mod requests;
mod role;
mod step;
mod thinking;
mod visitor;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use fair_deal::Secret;
use protocol::http::{NewTable, OwnTable, TableSummary};
use protocol::{GuestId, MatchId, MatchName, Refusal, TableCode};
use store::{Append, Store};
use table::{Creation, Table};
use tokio::sync::{mpsc, oneshot};

use self::asleep::{Asleep, Known};
pub(crate) use self::connections::render;
use self::lobby::Lobby;
pub(crate) use self::request::{Join, Out, Request, new_connection};
use crate::app::write_failed;
use crate::bot_pool::BotPool;
use crate::clock::Clock;
use crate::cluster::Cluster;
use crate::config::Config;
use crate::metrics::Metrics;
use crate::session::random;

/// How many requests wait for a table before their senders wait.
const INBOX: usize = 32;

/// A table that was just made.
struct New {
    table: Box<Table>,
    /// How often the lease had been over before.
    lapses: u64,
}

/// All tables in memory.
pub(crate) struct Hub {
    clock: Clock,
    store: Arc<Store>,
    metrics: Arc<Metrics>,
    bot_pool: BotPool,
    max_tables: usize,
    unload: Duration,
    bot_delay: Duration,
    bot_rest: Duration,
    tables: Mutex<HashMap<TableCode, mpsc::Sender<Box<Request>>>>,
    /// Tables whose log does not replay: they are set aside, and what is stored of them stays as it is.
    broken: Mutex<HashSet<TableCode>>,
    /// Tables whose logs another node may be able to read, and since when they are left to it.
    left: Mutex<HashMap<TableCode, Instant>>,
    /// Tables that are being deleted.
    leaving: Mutex<HashSet<TableCode>>,
    /// Guests who asked to be forgotten and of whom something may still be under way.
    erased: Mutex<HashMap<GuestId, Instant>>,
    lobby: Lobby,
    asleep: Asleep,
    /// Matches that are being played.
    playing: Mutex<HashSet<MatchId>>,
    /// This server as one node among others, if it is one.
    cluster: Option<Arc<Cluster>>,
    /// The tables that this node has, each with the number under which it has it.
    held: Mutex<HashMap<TableCode, u64>>,
    /// Whether the server goes down: no table comes into memory any more.
    ending: AtomicBool,
}

impl Hub {
    pub(crate) fn new(
        config: &Config,
        clock: Clock,
        store: Arc<Store>,
        metrics: Arc<Metrics>,
        bot_pool: BotPool,
        cluster: Option<Arc<Cluster>>,
    ) -> Arc<Hub> {
        Arc::new(Hub {
            clock,
            store,
            metrics,
            bot_pool,
            max_tables: config.limits.max_tables,
            unload: config.limits.unload,
            bot_delay: Duration::from_millis(config.bot_delay_ms),
            bot_rest: config.bot_rest,
            tables: Mutex::default(),
            broken: Mutex::default(),
            left: Mutex::default(),
            leaving: Mutex::default(),
            erased: Mutex::default(),
            playing: Mutex::default(),
            asleep: Asleep::default(),
            lobby: Lobby::new(config.limits.listed_per_address),
            cluster,
            held: Mutex::default(),
            ending: AtomicBool::new(false),
        })
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableCode, mpsc::Sender<Box<Request>>>> {
        self.tables
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn broken(&self) -> MutexGuard<'_, HashSet<TableCode>> {
        self.broken
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to a table's task, which loads the table first if it is not in memory.
    pub(crate) fn open(
        self: &Arc<Self>,
        code: TableCode,
    ) -> Result<mpsc::Sender<Box<Request>>, Refusal> {
        if self.broken().contains(&code) {
            return Err(Refusal::TableBroken);
        }
        let mut tables = self.tables();
        if let Some(sender) = tables.get(&code)
            && !sender.is_closed()
        {
            return Ok(sender.clone());
        }
        if self.is_left(code) {
            return Err(Refusal::TableMoves);
        }
        // For a moment nobody knows whether it stays.
        if self.leaving().contains(&code) {
            return Err(Refusal::Busy);
        }
        self.start(&mut tables, code, None)
    }

    fn start(
        self: &Arc<Self>,
        tables: &mut HashMap<TableCode, mpsc::Sender<Box<Request>>>,
        code: TableCode,
        new: Option<New>,
    ) -> Result<mpsc::Sender<Box<Request>>, Refusal> {
        if self.ending.load(Ordering::Relaxed) {
            return Err(Refusal::Restarting);
        }
        if tables.len() >= self.max_tables {
            return Err(Refusal::Busy);
        }
        let (sender, inbox) = mpsc::channel(INBOX);
        tables.insert(code, sender.clone());
        self.asleep.forget(code);
        tokio::spawn(role::run(self.clone(), code, inbox, new));
        Ok(sender)
    }

    /// Forgets a task that ends. With `idle`, only if nobody holds a way to it and nothing waits: then
    /// nobody can come any more, for new ways are handed out under the same lock.
    fn forget(
        &self,
        code: TableCode,
        inbox: &mut mpsc::Receiver<Box<Request>>,
        idle: bool,
    ) -> bool {
        let mut tables = self.tables();
        if idle && (inbox.sender_strong_count() > 1 || !inbox.is_empty()) {
            return false;
        }
        inbox.close();
        tables.remove(&code);
        true
    }

    /// A new table; it is durable when this returns.
    pub(crate) async fn create_table(
        self: &Arc<Self>,
        new: NewTable,
        host: GuestId,
        host_name: String,
    ) -> Result<TableCode, Refusal> {
        let game = new
            .game
            .known()
            .map_err(|game| Refusal::UnknownGame { game })?;
        let level = new
            .level
            .known()
            .map_err(|level| Refusal::UnknownLevel { level })?;
        let code = TableCode::from_random(random());
        let (config, pace, listed, talk) = (new.config, new.pace, new.listed, new.talk);
        let (secret, id) = (Secret(random()), Some(MatchName::from_random(random())));
        let creation = Creation {
            code,
            game,
            config,
            pace,
            level,
            listed,
            talk,
            host,
            host_name,
            secret,
            id,
        };
        let (table, reaction) = Table::create(creation, self.clock.passed())?;
        if self.tables().len() >= self.max_tables {
            return Err(Refusal::Busy);
        }
        let body = reaction
            .entry
            .expect("a new table begins its log");
        let append = Append::entry(code.as_str(), 1, self.clock.wall(), body);
        let append = Append {
            guest: Some(host.to_string()),
            fence: self.first_fence(),
            ..append
        };
        let lapses = self.lapses();
        carry_out::save(self, append)
            .await
            .map_err(|error| write_failed(&error))?;
        // The task takes the table as it is; if there is no place any more it is loaded when asked for.
        let table = Box::new(table);
        drop(self.start(&mut self.tables(), code, Some(New { table, lapses })));
        Ok(code)
    }

    /// The tables that everybody is shown.
    pub(crate) fn lobby(&self) -> Vec<TableSummary> {
        self.lobby.all_lines()
    }

    /// Those of them that this node adds.
    pub(crate) fn own_lobby(&self) -> Vec<TableSummary> {
        self.lobby.lines()
    }

    /// What another node adds.
    pub(crate) fn show_elsewhere(&self, node: String, lines: Vec<TableSummary>) {
        self.lobby.show_elsewhere(node, lines);
    }

    /// The table as the lobby shows it.
    pub(crate) async fn summary(
        self: &Arc<Self>,
        code: TableCode,
    ) -> Result<TableSummary, Refusal> {
        self.ask(code, |answer| Request::Summary { answer })
            .await
    }

    /// The match that a guest plays at a table, if one runs there. A table that was in memory before is not loaded
    /// for it.
    pub(crate) async fn own(
        self: &Arc<Self>,
        code: TableCode,
        guest: GuestId,
    ) -> Result<Option<OwnTable>, Refusal> {
        match self.asleep.own(code, guest) {
            Known::Match(own) => return Ok(Some(own)),
            Known::NoMatch => return Ok(None),
            Known::Nothing => {}
        }
        self.ask(code, |answer| Request::Own { guest, answer })
            .await
    }

    /// Whether this match is being played at a table in memory.
    pub(crate) fn is_playing(&self, id: MatchId) -> bool {
        self.playing().contains(&id)
    }

    fn playing(&self) -> MutexGuard<'_, HashSet<MatchId>> {
        self.playing
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells everybody who is connected that nothing can be saved for now.
    pub(crate) fn say_not_saving(&self) {
        for sender in self.tables().values() {
            // A table with a full inbox finds out by itself.
            let _ = sender.try_send(Box::new(Request::NotSaving));
        }
    }

    /// Whether tables are being handed over, or are gone.
    pub(crate) fn is_ending(&self) -> bool {
        self.ending.load(Ordering::Relaxed)
    }

    /// Ends every table's task; what they hold is durable already.
    pub(crate) async fn end(&self) {
        self.ending.store(true, Ordering::Relaxed);
        let senders: Vec<_> = self
            .tables()
            .drain()
            .map(|(_, sender)| sender)
            .collect();
        for sender in senders {
            // One that has ended by itself needs no word.
            let _ = sender.send(Box::new(Request::End)).await;
        }
    }

    async fn ask<T>(
        self: &Arc<Self>,
        code: TableCode,
        request: impl FnOnce(oneshot::Sender<Result<T, Refusal>>) -> Request,
    ) -> Result<T, Refusal> {
        let (answer, receiver) = oneshot::channel();
        // A task that ends while it is asked has failed: it says so itself where it can.
        self.open(code)?
            .send(Box::new(request(answer)))
            .await
            .map_err(|_| Refusal::NotSaved)?;
        receiver.await.unwrap_or(Err(Refusal::NotSaved))
    }
}
