//! `zashiki serve` as a process of its own, which can be killed and started again on the same file.

use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use tokio::net::TcpStream;
use tokio::time;

use crate::disk::Disk;
use crate::program::{Program, free_address, log_file, serve};

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
    program: Program,
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
            address: free_address(20_000),
            data,
            disk,
            journal: false,
            url: None,
            flags,
            folder,
            program: Program::default(),
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
        self.program = Program::start(&mut self.command()).unwrap();
    }

    fn command(&self) -> Command {
        let log = log_file(&self.folder.join("log"));
        let data = self
            .url
            .clone()
            .unwrap_or_else(|| format!("sqlite:{}", self.data.display()));
        let mut command = serve(self.address, &data);
        command
            .arg("--log-format=json")
            .args(&self.flags)
            .stdout(log.try_clone().unwrap())
            .stderr(log);
        self.disk.under(&mut command, self.journal);
        command
    }

    /// Waits until it has ended by itself; gives its exit code.
    pub(crate) async fn ended(&mut self, within: Duration) -> Option<i32> {
        self.program.ended(within).await
    }

    /// Kills it at once; it has no time for anything.
    pub(crate) fn kill(&mut self) {
        self.program.kill();
    }

    /// Bytes of memory that it holds.
    pub(crate) fn memory(&self) -> u64 {
        let about = fs::read_to_string(format!("/proc/{}/status", self.program.id())).unwrap();
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
