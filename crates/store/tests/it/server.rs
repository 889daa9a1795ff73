//! A Postgres server of our own: started once for all tests of a run, on loopback, with fresh data.

use std::env;
use std::fs;
use std::io::Write as _;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Mutex, OnceLock};
use std::thread;
use std::time::Duration;

use crate::place::Folder;

const MISSING: &str = "PostgreSQL's server is not installed, and the store's tests need it: \
     install the package `postgresql` (`apt-get install postgresql` on Debian)";
pub(crate) const PASSWORD: &str = "only-for-this-test";
/// What a certificate for this machine says: signed by itself, so it vouches for itself and nobody else.
const CERTIFICATE: &str = "[req]\nprompt = no\ndistinguished_name = name\nx509_extensions = more\n\
     [name]\nCN = localhost\n\
     [more]\nbasicConstraints = critical, CA:FALSE\nsubjectAltName = IP:127.0.0.1, DNS:localhost\n";
/// The server ends, and its folder with it, when the pipe to this script does: however the tests end. A line in the pipe
/// ends it as a crash would, and starts it again.
const SCRIPT: &str = r#"
    bin=$1 folder=$2 port=$3 tls=$4
    cd "$folder" || exit 1
    "$bin/initdb" -D data -U zashiki --pwfile=password --auth=scram-sha-256 --encoding=UTF8 --locale=C \
        >log 2>&1 || exit 1
    if [ "$tls" = on ]; then sed -i 's/^host /hostssl /' data/pg_hba.conf; fi
    start() {
        "$bin/postgres" -D data -p "$port" -c listen_addresses=127.0.0.1 -c unix_socket_directories="$folder" \
            -c ssl="$tls" -c ssl_cert_file="$folder/certificate.pem" -c ssl_key_file="$folder/key.pem" \
            </dev/null >>log 2>&1 &
        server=$!
    }
    start
    while read -r _; do
        kill -QUIT "$server"
        wait "$server"
        start
    done
    kill -INT "$server"
    wait "$server"
    cd / && rm -rf "$folder"
"#;
/// How long the start may take on a busy machine.
const TRIES: u32 = 600;
const PAUSE: Duration = Duration::from_millis(100);

/// The running server.
pub(crate) struct Server {
    pub(crate) port: u16,
    /// Held open until this process ends, or the server is not needed any more.
    pipe: Mutex<ChildStdin>,
}

impl Server {
    /// The one server of this run.
    pub(crate) fn running() -> &'static Self {
        static SERVER: OnceLock<Server> = OnceLock::new();
        SERVER.get_or_init(|| Self::start(&Folder::new(), "off"))
    }

    /// One that is nobody else's, so that it may be treated badly.
    pub(crate) fn own() -> Self {
        Self::start(&Folder::new(), "off")
    }

    /// Ends it as a crash does, and starts it again at once.
    pub(crate) fn restart(&self) {
        let mut pipe = self.pipe.lock().unwrap();
        writeln!(pipe, "again").unwrap();
        pipe.flush().unwrap();
    }

    /// A server that takes nobody without TLS. Its certificate and the key are in the folder, as `certificate.pem` and
    /// `key.pem`.
    pub(crate) fn with_tls(folder: &Folder) -> Self {
        make_certificate(&folder.0);
        Self::start(folder, "on")
    }

    pub(crate) fn url(&self, database: &str) -> String {
        format!(
            "postgres://zashiki:{PASSWORD}@127.0.0.1:{}/{database}",
            self.port
        )
    }

    fn start(certificates: &Folder, tls: &str) -> Self {
        let programs = programs().expect(MISSING);
        let folder = Folder::new();
        for name in ["certificate.pem", "key.pem"] {
            if tls == "on" {
                fs::copy(certificates.0.join(name), folder.0.join(name)).unwrap();
            }
        }
        fs::write(folder.0.join("password"), PASSWORD).unwrap();
        let port = TcpListener::bind("127.0.0.1:0")
            .unwrap()
            .local_addr()
            .unwrap()
            .port();
        let mut script = shell(&folder.0);
        script
            .args(["-c", SCRIPT, "sh"])
            .arg(&programs)
            .arg(&folder.0)
            .args([&port.to_string(), tls]);
        let mut child = script.stdin(Stdio::piped()).spawn().unwrap();
        wait(&programs, &folder.0, port, &mut child);
        // The script removes it.
        std::mem::forget(folder);
        Self {
            port,
            pipe: Mutex::new(child.stdin.take().unwrap()),
        }
    }
}

fn make_certificate(folder: &Path) {
    fs::write(folder.join("certificate.conf"), CERTIFICATE).unwrap();
    let made = Command::new("openssl")
        .args([
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:prime256v1",
            "-nodes",
        ])
        .args(["-days", "2", "-config", "certificate.conf"])
        .args(["-keyout", "key.pem", "-out", "certificate.pem"])
        .current_dir(folder)
        .output()
        .expect("openssl is needed: install the package `openssl`");
    assert!(
        made.status.success(),
        "{}",
        String::from_utf8_lossy(&made.stderr)
    );
}

/// Where the server's programs are: Debian keeps them out of the search path.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten();
    let mut debian: Vec<PathBuf> = versions
        .map(|version| version.path().join("bin"))
        .collect();
    debian.sort();
    let path = env::var_os("PATH").unwrap_or_default();
    let searched = env::split_paths(&path);
    debian
        .into_iter()
        .rev()
        .chain(searched)
        .find(|folder| folder.join("initdb").is_file())
}

/// A shell of a user who may run the server: it refuses to run as root.
fn shell(folder: &Path) -> Command {
    let id = Command::new("id").arg("-u").output().unwrap();
    if String::from_utf8_lossy(&id.stdout).trim() != "0" {
        return Command::new("sh");
    }
    let owned = Command::new("chown")
        .args(["-R", "postgres"])
        .arg(folder)
        .status()
        .unwrap();
    assert!(
        owned.success(),
        "there is no user `postgres` to run the server as. {MISSING}"
    );
    let mut command = Command::new("runuser");
    command.args(["-u", "postgres", "--", "sh"]);
    command
}

fn wait(programs: &Path, folder: &Path, port: u16, script: &mut Child) {
    for _ in 0..TRIES {
        let mut ready = Command::new(programs.join("pg_isready"));
        ready.args(["-q", "-h", "127.0.0.1", "-p", &port.to_string()]);
        if ready.status().unwrap().success() {
            return;
        }
        if script.try_wait().unwrap().is_some() {
            break;
        }
        thread::sleep(PAUSE);
    }
    panic!(
        "PostgreSQL did not start:\n{}",
        fs::read_to_string(folder.join("log")).unwrap_or_default()
    );
}
