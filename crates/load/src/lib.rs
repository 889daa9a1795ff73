//! Load on a running server from outside: many tables of test clients that move steadily.
//!
//! | file | job |
//! |---|---|
//! | `http` | sessions and tables are made over HTTP |
//! | `news` | what a client needs of the server's messages |
//! | `table` | one table with all its clients |
//! | `watch` | the server's memory and counters |
//! | `report` | the figures as a table and as JSON |

mod http;
mod news;
mod report;
mod table;
mod watch;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use thiserror::Error;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;
use tokio::time;

pub use crate::report::{Memory, Report};
use crate::table::{Door, LoadTable, Played};
use crate::watch::Watch;

/// How many tables are opened at the same time.
const AT_ONCE: usize = 24;

/// What is to be done to a server.
#[derive(Clone, Debug)]
pub struct Load {
    /// Where it listens.
    pub server: SocketAddr,
    /// How many tables.
    pub tables: usize,
    /// How many people at each.
    pub seats: u8,
    /// Moves a second in all.
    pub rate: f64,
    /// How long they move.
    pub seconds: f64,
    /// Where it tells its counts, if they are wanted.
    pub metrics: Option<SocketAddr>,
    /// The server's process on this machine, to read its memory.
    pub pid: Option<u32>,
}

/// Why a load could not be put on a server.
#[derive(Debug, Error)]
pub enum LoadError {
    /// The connection failed or was closed.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// A WebSocket failed.
    #[error("{0}")]
    Socket(#[from] Box<tokio_tungstenite::tungstenite::Error>),
    /// The server refused something that should work; its limits may be too narrow.
    #[error("the server refused: {0}")]
    Refused(String),
    /// The server said something that no client can read.
    #[error("not understood: {0}")]
    Strange(String),
    /// No game can be played with this many people.
    #[error("no game has {0} seats")]
    Seats(u8),
}

/// Puts the load on the server and measures. `progress` is told what happens.
pub fn run(load: &Load, progress: impl Fn(&str)) -> Result<Report, LoadError> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(measure(load, &progress))
}

async fn measure(load: &Load, progress: &impl Fn(&str)) -> Result<Report, LoadError> {
    let games = games(load.seats);
    if games.is_empty() {
        return Err(LoadError::Seats(load.seats));
    }
    let watch = Watch::new(load.metrics, load.pid);
    let idle = watch.memory();
    progress("tables and sessions");
    let (server, seats) = (load.server, load.seats);
    let open = |number: usize| {
        let game = games[number % games.len()].clone();
        async move { LoadTable::open(server, number as u64, seats, &game).await }
    };
    let tables = all((0..load.tables).map(open)).await?;
    let opened = watch.at_rest().await;
    progress("connections");
    let tables = all(tables.into_iter().map(LoadTable::connect)).await?;
    let connected = watch.at_rest().await;
    progress("matches");
    let tables = all(tables.into_iter().map(LoadTable::begin)).await?;
    let begun = watch.at_rest().await;
    progress("moves");
    let before = watch.counters().await?;
    let doors: Vec<Door> = tables.iter().map(LoadTable::door).collect();
    let mut playing = Playing::new(tables);
    let clock = Instant::now();
    playing.moves(load.rate, load.seconds).await;
    let seconds = clock.elapsed().as_secs_f64();
    let counted = watch
        .counters()
        .await?
        .zip(before)
        .map(|(now, before)| now.since(&before));
    let played = watch.memory();
    // What a connection costs that sees a match. It is asked last, when nothing more is to grow: in between
    // it would take up the room that the rest needs next.
    let second = all(doors.into_iter().map(Door::second_tabs)).await?;
    let tabs = watch.at_rest().await;
    drop(second);
    let seen = playing.end().await;
    let memory = Memory::new(load, [idle, opened, connected, begun, played, tabs]);
    Ok(Report::new(load, seconds, seen, counted.as_ref(), memory))
}

/// The games that can be played with this number of seats.
fn games(seats: u8) -> Vec<(catalog::GameId, String)> {
    let known = catalog::GameId::ALL.iter().map(|game| {
        let option = catalog::info(*game).seats_option;
        (*game, format!("{option}={seats}"))
    });
    known
        .filter(|(game, config)| catalog::normalize_config(*game, config).is_ok())
        .collect()
}

/// Does something for all, some at the same time.
async fn all<F, T>(work: impl Iterator<Item = F>) -> Result<Vec<T>, LoadError>
where
    F: Future<Output = Result<T, LoadError>> + Send + 'static,
    T: Send + 'static,
{
    let places = Arc::new(Semaphore::new(AT_ONCE));
    let mut tasks = JoinSet::new();
    for piece in work {
        let places = places.clone();
        tasks.spawn(async move {
            let _place = places.acquire().await.map_err(io::Error::other)?;
            piece.await
        });
    }
    let mut done = Vec::new();
    while let Some(task) = tasks.join_next().await {
        done.push(task.map_err(io::Error::other)??);
    }
    Ok(done)
}

/// All tables in play.
struct Playing {
    ways: Vec<mpsc::Sender<()>>,
    tasks: JoinSet<Played>,
}

impl Playing {
    fn new(tables: Vec<LoadTable>) -> Playing {
        let (mut ways, mut tasks) = (Vec::new(), JoinSet::new());
        for table in tables {
            let (way, turns) = mpsc::channel(1);
            ways.push(way);
            tasks.spawn(table.play(turns));
        }
        Playing { ways, tasks }
    }

    /// Has the tables move at the rate for this long.
    async fn moves(&mut self, rate: f64, seconds: f64) {
        let ways = &self.ways;
        let begun = Instant::now();
        let mut ticks = time::interval(Duration::from_millis(1));
        let (mut given, mut next) = (0.0, 0);
        while begun.elapsed().as_secs_f64() < seconds {
            ticks.tick().await;
            let due = begun.elapsed().as_secs_f64() * rate;
            while given < due {
                // A table that has not made its last move yet is passed over.
                let free = (0..ways.len()).map(|step| (next + step) % ways.len());
                let Some(taken) = free
                    .into_iter()
                    .find(|at| ways[*at].try_send(()).is_ok())
                else {
                    break;
                };
                next = taken + 1;
                given += 1.0;
            }
        }
    }

    /// Lets the last moves come to their end.
    async fn end(mut self) -> Played {
        drop(self.ways);
        let mut seen = Played::default();
        while let Some(task) = self.tasks.join_next().await {
            match task {
                Ok(played) => seen.add(played),
                Err(_) => seen.errors += 1,
            }
        }
        seen
    }
}
