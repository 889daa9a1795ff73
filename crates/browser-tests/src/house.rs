//! A server and a driver of browsers as child processes, ended when they are no longer needed.

use std::fs;
use std::io::{BufRead, BufReader};
use std::panic::AssertUnwindSafe;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use futures_util::FutureExt as _;

use crate::{Browser, Look, Result};

/// Names the server's program; `cargo xtask browser` sets it.
pub const SERVER: &str = "ZASHIKI_SERVER";
/// Names the folder with the client that it shows; `cargo xtask browser` sets it too.
pub const PAGE: &str = "ZASHIKI_PAGE";
/// Names the folder with the client for a plain host, likewise.
pub const SITE: &str = "ZASHIKI_SITE";
/// How long a child may take until it listens; the machine may be busy.
const STARTING: Duration = Duration::from_mins(1);

/// A server with an empty database, and a driver of browsers.
pub struct House {
    // Dropped in this order: the folder goes when nobody uses it any more.
    driver: Process,
    server: Process,
    base: String,
    driver_at: String,
    folder: Folder,
}

impl House {
    /// Opens the house; bots answer at once.
    pub fn open() -> Result<House> {
        House::with_bot_delay(0)
    }

    /// Opens the house; bots wait `delay` milliseconds before they act.
    pub fn with_bot_delay(delay: u32) -> Result<House> {
        House::with(delay, None)
    }

    /// Opens the house with the client of another folder.
    pub fn with_page(page: &Path) -> Result<House> {
        House::with(0, Some(page))
    }

    fn with(delay: u32, page: Option<&Path>) -> Result<House> {
        let folder = Folder::new()?;
        let mut command = server_command(&folder.0, delay)?;
        if let Some(page) = page {
            command.env(PAGE, page);
        }
        let (server, line) = Process::start(&mut command, "http://")?;
        let base = format!("http://{}", line.trim());
        let (driver, port) = start_driver(&folder.0)?;
        Ok(House {
            driver,
            server,
            base,
            driver_at: format!("http://127.0.0.1:{port}"),
            folder,
        })
    }

    /// The server's address.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// The server's address without its scheme.
    pub fn address(&self) -> &str {
        self.base.trim_start_matches("http://")
    }

    /// A browser that looks at the server, for as long as the work takes. What its console complains
    /// about afterwards is a failure.
    pub async fn visit<T>(
        &self,
        look: Look,
        work: impl AsyncFnOnce(&Browser) -> Result<T>,
    ) -> Result<T> {
        self.visit_by(&self.base, look, work).await
    }

    /// The same by another address, such as a proxy's.
    pub async fn visit_by<T>(
        &self,
        base: &str,
        look: Look,
        work: impl AsyncFnOnce(&Browser) -> Result<T>,
    ) -> Result<T> {
        let browser = Browser::open(&self.driver_at, base, &look, None).await?;
        // A panic is held back until the browser is closed: two of them cannot be closed while unwinding.
        let done = AssertUnwindSafe(work(&browser))
            .catch_unwind()
            .await;
        let complaints = browser.complaints().await;
        let there = browser.describe().await;
        browser.close().await?;
        match done.unwrap_or_else(|panic| std::panic::resume_unwind(panic)) {
            Err(error) => Err(format!("{error}\n{there}\nconsole: {complaints:?}").into()),
            Ok(_) if !complaints.as_ref().is_ok_and(Vec::is_empty) => {
                Err(format!("the console complains: {complaints:?}\n{there}").into())
            }
            Ok(value) => Ok(value),
        }
    }

    /// A browser with a profile that stays; when the work is done, it is killed as a dead battery would kill it. Gives
    /// what the work gave.
    pub async fn visit_and_kill<T>(
        &self,
        base: &str,
        profile: &Path,
        work: impl AsyncFnOnce(&Browser) -> Result<T>,
    ) -> Result<T> {
        let look = Look::default();
        let browser = Browser::open(&self.driver_at, base, &look, Some(profile)).await?;
        let done = AssertUnwindSafe(work(&browser))
            .catch_unwind()
            .await;
        // Chromium names its process in the lock of its profile.
        let named = fs::read_link(profile.join("SingletonLock"))?;
        let named = named.to_string_lossy();
        let process = named.rsplit('-').next().unwrap_or_default();
        let killed = Command::new("kill")
            .args(["-9", process])
            .status()?;
        // The driver has nobody to close any more.
        let _ = browser.close().await;
        let value = done.unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
        if killed.success() {
            return Ok(value);
        }
        Err(format!("the browser {process} was not killed").into())
    }

    /// A folder for a profile that stays while the house does.
    pub fn profile(&self) -> PathBuf {
        self.folder.0.join("profile")
    }

    /// The process ids of the children, for a test that they end.
    pub fn children(&self) -> [u32; 2] {
        [self.driver.child.id(), self.server.child.id()]
    }
}

fn server_command(folder: &Path, delay: u32) -> Result<Command> {
    let program = std::env::var_os(SERVER).ok_or_else(|| {
        format!("{SERVER} does not name the server's program: run `cargo xtask browser`")
    })?;
    let mut command = Command::new(program);
    command.args(["serve", "--listen=127.0.0.1:0", "--log=warn"]);
    command.arg(format!(
        "--data=sqlite:{}",
        folder.join("zashiki.db").display()
    ));
    command.arg(format!("--bot-delay-ms={delay}"));
    for limit in ["messages", "requests", "new-guests", "new-tables"] {
        command.arg(format!("--{limit}=100000:100000"));
    }
    Ok(command)
}

/// The driver takes a free port by itself, and ends if another program takes the same at that moment.
fn start_driver(folder: &Path) -> Result<(Process, u16)> {
    let mut tries = 0;
    loop {
        let mut command = Command::new("chromedriver");
        // Profiles of browsers lie in the folder too, so that they go with it.
        command.arg("--port=0").env("TMPDIR", folder);
        match Process::start(&mut command, "started successfully on port ") {
            Ok((driver, line)) => return Ok((driver, line.trim().trim_end_matches('.').parse()?)),
            Err(error) if tries == 5 => return Err(error),
            Err(_) => tries += 1,
        }
    }
}

/// A child process, ended when it is dropped, also by a panic.
struct Process {
    child: Child,
}

impl Process {
    /// Starts it and waits for a line that holds these words; gives the rest of the line.
    fn start(command: &mut Command, words: &'static str) -> Result<(Process, String)> {
        let name = command
            .get_program()
            .to_string_lossy()
            .into_owned();
        let spawned = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn();
        let mut child = spawned.map_err(|error| format!("{name} does not start: {error}"))?;
        let output = child.stdout.take();
        let process = Process { child };
        let lines = BufReader::new(output.ok_or("no output of a child")?).lines();
        let (tell, told) = mpsc::channel();
        // Read on after the line is found: a child whose output nobody reads would stop.
        thread::spawn(move || {
            for line in lines.map_while(std::result::Result::ok) {
                if let Some((_, rest)) = line.split_once(words) {
                    let _ = tell.send(rest.to_owned());
                }
            }
        });
        let line = told
            .recv_timeout(STARTING)
            .map_err(|_| format!("{name} does not say \"{words}\""))?;
        Ok((process, line))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A plain host of files that does not know what programs of the web are called.
const UNTYPED: &str = "
import http.server, sys
class Files(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, '.wasm': 'application/octet-stream'}
    def __init__(self, *all):
        super().__init__(*all, directory=sys.argv[1])
server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Files)
print('port', server.server_port, flush=True)
server.serve_forever()";

/// A plain host of files, as many people have one at hand.
pub struct Files {
    /// Its address.
    pub base: String,
    _process: Process,
}

impl Files {
    /// Serves a folder.
    pub fn serve(folder: &Path) -> Result<Files> {
        let mut command = Command::new("python3");
        command.args(["-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]);
        command.arg("--directory").arg(folder);
        Files::start(&mut command)
    }

    /// The same by a host that calls programs by no name of their own.
    pub fn serve_untyped(folder: &Path) -> Result<Files> {
        let mut command = Command::new("python3");
        command.args(["-c", UNTYPED]).arg(folder);
        Files::start(&mut command)
    }

    fn start(command: &mut Command) -> Result<Files> {
        command.stderr(Stdio::null());
        let (process, line) = Process::start(command, "port ")?;
        let port = line.split_whitespace().next().unwrap_or_default();
        Ok(Files {
            base: format!("http://127.0.0.1:{port}"),
            _process: process,
        })
    }
}

/// A folder that goes with its owner.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Folder> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path =
            std::env::temp_dir().join(format!("zashiki-browser-{}-{number}", std::process::id()));
        fs::create_dir_all(&path)?;
        Ok(Folder(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
