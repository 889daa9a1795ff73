//! A program of a test: started, killed, waited for; what every server of a test is told, and ports for it.

use std::fs::File;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::{Duration, Instant};

use tokio::time;

/// A program, while it runs.
#[derive(Default)]
pub(crate) struct Program(Option<Child>);

impl Program {
    /// Starts it.
    pub(crate) fn start(command: &mut Command) -> std::io::Result<Program> {
        Ok(Program(Some(command.spawn()?)))
    }

    /// Kills it at once; it has no time for anything.
    pub(crate) fn kill(&mut self) {
        if let Some(mut child) = self.0.take() {
            // On Unix this is SIGKILL.
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }

    /// Waits until it has ended by itself; gives its exit code.
    pub(crate) async fn ended(&mut self, within: Duration) -> Option<i32> {
        let begun = Instant::now();
        let child = self.0.as_mut().expect("it was started");
        loop {
            if let Some(status) = child.try_wait().unwrap() {
                self.0 = None;
                return status.code();
            }
            assert!(begun.elapsed() < within, "it does not end");
            time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Its number among the processes of this machine.
    pub(crate) fn id(&self) -> u32 {
        self.0.as_ref().expect("it was started").id()
    }
}

/// `zashiki serve` without pauses and with room for hasty clients. Another build may be tried with the same tests.
pub(crate) fn serve(address: SocketAddr, data: &str) -> Command {
    let program = std::env::var("ZASHIKI_SERVER");
    let mut command = Command::new(
        program
            .as_deref()
            .unwrap_or(env!("CARGO_BIN_EXE_zashiki")),
    );
    let wide = ["messages", "requests", "new-guests", "new-tables"]
        .map(|name| format!("--{name}=100000:100000"));
    command
        .args(["serve", "--bot-delay-ms=0", "--log=warn"])
        .args([format!("--listen={address}"), format!("--data={data}")])
        .args(wide)
        .stdin(Stdio::null());
    command
}

/// A file that is written on at its end, by one start after the other.
pub(crate) fn log_file(path: &Path) -> File {
    File::options()
        .create(true)
        .append(true)
        .open(path)
        .unwrap()
}

/// A free address whose port is one of the ten thousand from this one on. They are below those that the system hands
/// out: while a server is down, a client that knocks there could otherwise be given the same port and meet itself.
pub(crate) fn free_address(from: u16) -> SocketAddr {
    static GIVEN: AtomicU16 = AtomicU16::new(0);
    // Other programs of tests look for one as well: each begins elsewhere.
    let first = (std::process::id() % 25) as u16 * 400;
    loop {
        // None is given twice: a server that was killed and is to start again has none for a moment.
        let given = GIVEN.fetch_add(1, Ordering::Relaxed);
        assert!(given < 10_000, "no port is left");
        let port = from + (first + given) % 10_000;
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        if TcpListener::bind(address).is_ok() {
            return address;
        }
    }
}
