//! A node whose lines to PostgreSQL and NATS are encrypted, with the passwords in files; and what happens without.

use std::fs;
use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use sqlx::{Connection as _, Row as _};
use tokio::time;

use crate::group::{connect, free_port, nats_program};
use crate::http::request;
use crate::place::Folder;
use crate::server::{PASSWORD, Server};

const NATS_PASSWORD: &str = "another-only-for-this-test";
const PATIENCE: Duration = Duration::from_secs(30);

/// What a node needs of its surroundings; it ends with them.
struct Surroundings {
    folder: Folder,
    postgres: Server,
    nats: Child,
    nats_port: u16,
}

impl Surroundings {
    fn new() -> Surroundings {
        let folder = Folder::new();
        let postgres = Server::with_tls(&folder);
        let nats_port = free_port();
        let nats = Command::new(nats_program())
            .args(["--addr=127.0.0.1", &format!("--port={nats_port}")])
            .args([
                "--user=zashiki",
                &format!("--pass={NATS_PASSWORD}"),
                "--tls",
            ])
            .args(["--tlscert=certificate.pem", "--tlskey=key.pem"])
            .current_dir(&folder.0)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        Surroundings {
            folder,
            postgres,
            nats,
            nats_port,
        }
    }

    fn file(&self, name: &str, content: &str) -> PathBuf {
        let path = self.folder.0.join(name);
        fs::write(&path, content).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
        path
    }

    fn certificate(&self) -> PathBuf {
        self.folder.0.join("certificate.pem")
    }

    /// The address of the database with these parameters.
    fn data(&self, parameters: &str) -> String {
        format!("{}?{parameters}", self.postgres.url("postgres"))
    }

    fn verified(&self) -> String {
        let certificate = self.certificate();
        self.data(&format!(
            "sslmode=verify-full&sslrootcert={}",
            certificate.display()
        ))
    }

    fn nats(&self, password: &str) -> String {
        format!("tls://zashiki:{password}@127.0.0.1:{}", self.nats_port)
    }

    fn node(&self, address: SocketAddr, data: &str, nats: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_zashiki"));
        command
            .args(["serve", "--node=sealed", "--log=info"])
            .arg(format!("--listen={address}"))
            .arg("--data-file")
            .arg(self.file("data", data))
            .arg("--nats-file")
            .arg(self.file("nats", nats))
            .arg("--nats-ca")
            .arg(self.certificate())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }
}

impl Drop for Surroundings {
    fn drop(&mut self) {
        self.nats.kill().unwrap();
        self.nats.wait().unwrap();
    }
}

fn told(output: &Output) -> String {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    text(&output.stdout) + &text(&output.stderr)
}

fn assert_no_password(text: &str) {
    for password in [PASSWORD, NATS_PASSWORD, "no-such-password"] {
        assert!(!text.contains(password), "{text}");
    }
}

/// Whether the node is ready within this time, which it is only with NATS.
async fn is_ready(address: SocketAddr, within: Duration) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < within {
        if tokio::net::TcpStream::connect(address)
            .await
            .is_ok()
            && request(address, "GET", "/ready", &[], "")
                .await
                .status
                == 200
        {
            return true;
        }
        time::sleep(Duration::from_millis(20)).await;
    }
    false
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_speaks_tls_and_keeps_its_passwords() {
    let around = Surroundings::new();
    let address = SocketAddr::from(([127, 0, 0, 1], free_port()));

    let mut node = around
        .node(address, &around.verified(), &around.nats(NATS_PASSWORD))
        .spawn()
        .unwrap();
    let ready = is_ready(address, PATIENCE).await;
    let mut connection = connect(&around.verified()).await;
    let lines = "SELECT COUNT(*), COUNT(*) FILTER (WHERE NOT ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
                 WHERE backend_type = 'client backend'";
    let row = sqlx::query(lines)
        .fetch_one(&mut connection)
        .await
        .unwrap();
    let (all, open): (i64, i64) = (row.get(0), row.get(1));
    connection.close().await.unwrap();
    node.kill().unwrap();
    let text = told(&node.wait_with_output().unwrap());
    assert!(ready, "{text}");
    assert!(
        all > 2 && open == 0,
        "{open} of {all} lines are not encrypted"
    );
    assert_no_password(&text);

    // A database that is not who it says, and one that is spoken to in the open.
    for parameters in ["sslmode=verify-full", "sslmode=disable"] {
        let output = around
            .node(
                address,
                &around.data(parameters),
                &around.nats(NATS_PASSWORD),
            )
            .output()
            .unwrap();
        let text = told(&output);
        assert_eq!(output.status.code(), Some(2), "{parameters}: {text}");
        assert_no_password(&text);
    }

    // Nothing said of it: encrypted where the database offers it, as Debian's does.
    let mut node = around
        .node(
            address,
            &around.postgres.url("postgres"),
            &around.nats(NATS_PASSWORD),
        )
        .spawn()
        .unwrap();
    let ready = is_ready(address, PATIENCE).await;
    node.kill().unwrap();
    let text = told(&node.wait_with_output().unwrap());
    assert!(ready, "{text}");

    let mut node = around
        .node(
            address,
            &around.verified(),
            &around.nats("no-such-password"),
        )
        .spawn()
        .unwrap();
    let ready = is_ready(address, Duration::from_secs(2)).await;
    node.kill().unwrap();
    let text = told(&node.wait_with_output().unwrap());
    assert!(!ready, "{text}");
    assert_no_password(&text);
}
