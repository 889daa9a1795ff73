//! `zashiki serve` as a process of its own, which can be killed and started again on the same file.

use std::fs::{self, File};
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::{Duration, Instant};

use tokio::net::TcpStream;
use tokio::time;

use crate::disk::Disk;

/// A server process.
pub(crate) struct Process {
    pub(crate) address: SocketAddr,
    pub(crate) data: PathBuf,
    /// The disk under its database.
    pub(crate) disk: Disk,
    /// Whether the disk remembers what was written and synced.
    pub(crate) journal: bool,
    /// Another database than the file.
    pub(crate) url: Option<String>,
    flags: Vec<String>,
    folder: PathBuf,
    child: Option<Child>,
}

impl Process {
    pub(crate) fn new(name: &str) -> Process {
        Process::with(name, &[])
    }

    /// One with further flags.
    pub(crate) fn with(name: &str, flags: &[&str]) -> Process {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
            .join(format!("{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let data = folder.join("zashiki.db");
        let (disk, flags) = (
            Disk::new(&data),
            flags
                .iter()
                .map(|&flag| flag.to_owned())
                .collect(),
        );
        Process {
            address: free_address(),
            data,
            disk,
            journal: false,
            url: None,
            flags,
            folder,
            child: None,
        }
    }

    /// Starts it and waits until it listens.
    pub(crate) async fn start(&mut self) {
        self.spawn();
        let begun = Instant::now();
        while TcpStream::connect(self.address).await.is_err() {
            assert!(
                begun.elapsed() < Duration::from_secs(30),
                "it does not start: {}",
                self.log()
            );
            time::sleep(Duration::from_millis(3)).await;
        }
    }

    /// Starts it and does not wait.
    pub(crate) fn spawn(&mut self) {
        self.child = Some(self.command().spawn().unwrap());
    }

    fn command(&self) -> Command {
        let log = File::options()
            .create(true)
            .append(true)
            .open(self.folder.join("log"))
            .unwrap();
        let wide = ["messages", "requests", "new-guests", "new-tables"]
            .map(|name| format!("--{name}=100000:100000"));
        let data = self
            .url
            .clone()
            .unwrap_or_else(|| format!("sqlite:{}", self.data.display()));
        // Another build may be tried with the same tests.
        let program = std::env::var("ZASHIKI_SERVER");
        let mut command = Command::new(
            program
                .as_deref()
                .unwrap_or(env!("CARGO_BIN_EXE_zashiki")),
        );
        command
            .args([
                "serve",
                "--bot-delay-ms=0",
                "--log=warn",
                "--log-format=json",
            ])
            .args([
                format!("--listen={}", self.address),
                format!("--data={data}"),
            ])
            .args(wide)
            .args(&self.flags)
            .stdin(Stdio::null())
            .stdout(log.try_clone().unwrap())
            .stderr(log);
        self.disk.under(&mut command, self.journal);
        command
    }

    /// Waits until it has ended by itself; gives its exit code.
    pub(crate) async fn ended(&mut self, within: Duration) -> Option<i32> {
        let begun = Instant::now();
        let child = self.child.as_mut().expect("it was started");
        loop {
            if let Some(status) = child.try_wait().unwrap() {
                self.child = None;
                return status.code();
            }
            assert!(begun.elapsed() < within, "it does not end");
            time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Kills it at once; it has no time for anything.
    pub(crate) fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            // On Unix this is SIGKILL.
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }

    /// Bytes of memory that it holds.
    pub(crate) fn memory(&self) -> u64 {
        let child = self.child.as_ref().expect("it was started");
        let about = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
        let line = about
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))
            .expect("the memory of a process");
        let kilobytes: u64 = line
            .trim()
            .trim_end_matches(" kB")
            .parse()
            .unwrap();
        kilobytes * 1024
    }

    pub(crate) fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }

    /// Panics and errors in its log.
    pub(crate) fn complaints(&self) -> String {
        let bad = |line: &&str| line.contains("panicked") || line.contains("\"ERROR\"");
        self.log()
            .lines()
            .filter(bad)
            .collect::<Vec<_>>()
            .join("\n")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A free port below those that the system hands out: while the server is down, a client that knocks there
/// could otherwise be given the same port and meet itself.
fn free_address() -> SocketAddr {
    static GIVEN: AtomicU16 = AtomicU16::new(0);
    // Other programs of tests look for one as well: each begins elsewhere.
    let first = (std::process::id() % 25) as u16 * 400;
    loop {
        // None is given twice: a server that was killed and is to start again has none for a moment.
        let given = GIVEN.fetch_add(1, Ordering::Relaxed);
        assert!(given < 10_000, "no port is left");
        let port = 20_000 + (first + given) % 10_000;
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        if TcpListener::bind(address).is_ok() {
            return address;
        }
    }
}
