//! A server in this process, with a database of its own, for one test.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Parser;
use protocol::Command;
use server::{Clock, Config, Page, Running};
use tokio::sync::oneshot;

use crate::client::Client;
use crate::http::Guest;

#[derive(Parser)]
struct Flags {
    #[command(flatten)]
    config: Config,
}

/// A server that can be ended and started again.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    /// Where it tells its counts.
    pub(crate) metrics: SocketAddr,
    pub(crate) data: PathBuf,
    flags: Vec<String>,
    /// What the wall clock is set wrong by, in milliseconds.
    pub(crate) wrong: Arc<AtomicI64>,
    running: Option<(oneshot::Sender<()>, Running)>,
}

/// A web client of one page and one style sheet.
fn page() -> Page {
    let files = [
        (
            "index.html",
            "<link rel=\"stylesheet\" href=\"/page.0123456789abcdef.css\">",
        ),
        ("page.0123456789abcdef.css", "body { margin: 0 }"),
        ("page.0123456789abcdef.css.br", "packed"),
        ("page.0123456789abcdef.css.gz", "packed less"),
    ];
    Page::of(files.map(|(name, text)| (name.to_owned(), text.as_bytes().into())))
}

static NUMBER: AtomicU32 = AtomicU32::new(0);

impl House {
    /// Limits so wide that only tests of limits meet them; further flags come after and win.
    pub(crate) async fn open(flags: &[&str]) -> House {
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
            .join(format!("house-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let data = folder.join("zashiki.db");
        let usual = [
            "--bot-delay-ms=0",
            "--messages=100000:100000",
            "--requests=100000:100000",
        ];
        let wide = [
            "--new-guests=100000:100000",
            "--new-tables=100000:100000",
            "--metrics-listen=127.0.0.1:0",
        ];
        let given = flags.iter().copied();
        let mut flags: Vec<String> = usual
            .iter()
            .chain(&wide)
            .copied()
            .map(str::to_owned)
            .collect();
        // A flag given twice is an error, so the usual one gives way.
        let given: Vec<String> = given.map(str::to_owned).collect();
        let name = |flag: &str| {
            flag.split('=')
                .next()
                .unwrap_or_default()
                .to_owned()
        };
        flags.retain(|usual| {
            !given
                .iter()
                .any(|given| name(given) == name(usual))
        });
        flags.extend(given);
        flags.push(format!("--data=sqlite:{}", data.display()));
        let any: SocketAddr = ([127, 0, 0, 1], 0).into();
        let wrong = Arc::default();
        let mut house = House {
            address: any,
            metrics: any,
            data,
            flags,
            wrong,
            running: None,
        };
        house.start().await;
        house
    }

    /// Starts the server; after the first time at the same address.
    pub(crate) async fn start(&mut self) {
        let flags = ["house".to_owned()]
            .into_iter()
            .chain(self.flags.clone());
        let mut config = Flags::try_parse_from(flags).unwrap().config;
        config.listen = self.address;
        let (end, ended) = oneshot::channel();
        let shutdown = async move { drop(ended.await) };
        let wrong = self.wrong.clone();
        let clock =
            Clock::with_wall(move || now().saturating_add_signed(wrong.load(Ordering::Relaxed)));
        let running = server::run_by(clock, config, page(), shutdown)
            .await
            .unwrap();
        self.address = running.address;
        self.metrics = running.metrics.unwrap();
        self.running = Some((end, running));
    }

    /// Moves the wall clock by this many minutes.
    pub(crate) fn set_clock(&self, minutes: i64) {
        self.wrong
            .fetch_add(minutes * 60_000, Ordering::Relaxed);
    }

    /// Ends it as SIGTERM does.
    pub(crate) async fn close(&mut self) {
        if let Some((end, running)) = self.running.take() {
            drop(end);
            running.ended().await.unwrap();
        }
    }
}

/// What the system's clock says.
fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap()
        .as_millis() as u64
}

impl Drop for House {
    fn drop(&mut self) {
        if let Some(folder) = self.data.parent() {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

/// A table of Samurakva with two people in mid-match.
pub(crate) async fn two_players(house: &House) -> (Client, Client) {
    let (ada, bea) = (
        Guest::new(house.address, "Ada").await,
        Guest::new(house.address, "Bea").await,
    );
    begun(&ada, &bea).await
}

/// Both sit down at a new table of the first one's, and the match begins.
pub(crate) async fn begun(host: &Guest, other: &Guest) -> (Client, Client) {
    let code = host
        .table("samurakva", "players=2 rounds=1")
        .await;
    let (mut first, mut second) = (
        Client::connect(host, code).await,
        Client::connect(other, code).await,
    );
    second.sit(1).await;
    first.ready().await;
    second.ready().await;
    first.command(Command::Start {}).await.unwrap();
    first.reveal().await;
    second.reveal().await;
    first.until(|mirror| mirror.game.is_some()).await;
    second
        .until(|mirror| mirror.choice().is_some())
        .await;
    (first, second)
}
