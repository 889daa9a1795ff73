//! The processes of a cluster: nodes and NATS of its own, on a database of its own.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::net::SocketAddr;
use std::ops::Deref;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use protocol::TableCode;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};
use tokio::time;

use crate::http::request;
use crate::place::{Folder, fresh};
use crate::program::{Program, free_address, log_file, serve};
use crate::proxy::Proxy;
use crate::server::Server;

const MISSING: &str = "nats-server is not installed, and the tests of the cluster need it: \
     install the package `nats-server` (`apt-get install nats-server` on Debian)";

/// Where the ports of nodes and NATS begin.
const PORTS: u16 = 10_000;
/// How long a start may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// A cluster.
pub(crate) struct Group {
    server: Database,
    /// The database's address.
    pub(crate) data: String,
    database: String,
    pub(crate) nodes: Vec<Node>,
    nats: Program,
    nats_port: u16,
    folder: Folder,
    setup: Setup,
    proxy: Option<Proxy>,
}

/// Where the database is.
enum Database {
    /// On the server of all tests.
    Shared(&'static Server),
    /// On one of its own.
    Own(Server),
}

impl Deref for Database {
    type Target = Server;

    fn deref(&self) -> &Server {
        match self {
            Database::Shared(server) => server,
            Database::Own(server) => server,
        }
    }
}

/// What a cluster has besides.
#[derive(Clone, Copy, Default)]
pub(crate) struct Setup {
    /// Flags for every node.
    pub(crate) flags: &'static [&'static str],
    /// Whether the first node reaches the database by a way that can be cut.
    pub(crate) proxy: bool,
    /// Whether the database is on a server of its own, which can be restarted.
    pub(crate) own_server: bool,
}

/// One node.
pub(crate) struct Node {
    pub(crate) name: String,
    pub(crate) address: SocketAddr,
    program: Program,
}

impl Group {
    pub(crate) async fn start(nodes: usize) -> Group {
        Group::start_with(nodes, Setup::default()).await
    }

    pub(crate) async fn start_with(nodes: usize, setup: Setup) -> Group {
        let server = if setup.own_server {
            Database::Own(Server::own())
        } else {
            Database::Shared(Server::running())
        };
        let database = format!("cluster_{}", fresh());
        run_as_admin(&server, &[format!("CREATE DATABASE {database}")]).await;
        let node = |number| Node {
            name: format!("node-{number}"),
            address: free_address(PORTS),
            program: Program::default(),
        };
        let mut group = Group {
            data: server.url(&database),
            server,
            database,
            nodes: (1..=nodes).map(node).collect(),
            nats: Program::default(),
            nats_port: free_port(),
            folder: Folder::new(),
            setup,
            proxy: None,
        };
        if setup.proxy {
            group.proxy = Some(Proxy::start(group.server.port).await);
        }
        group.start_nats();
        // All at once: they have to take turns at making the schema.
        for number in 0..nodes {
            group.spawn(number);
        }
        for number in 0..nodes {
            group.wait(number).await;
        }
        group
    }

    pub(crate) fn start_nats(&mut self) {
        let log = self.log("nats");
        let mut command = Command::new(nats_program());
        command
            .args(["--addr=127.0.0.1", &format!("--port={}", self.nats_port)])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log);
        self.nats = Program::start(&mut command).expect(MISSING);
    }

    pub(crate) fn kill_nats(&mut self) {
        self.nats.kill();
    }

    /// Ends every session of the database, and lets nobody in until it is back.
    pub(crate) async fn close_database(&self) {
        let (name, end) = (
            &self.database,
            "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname",
        );
        let close = format!("ALTER DATABASE {name} ALLOW_CONNECTIONS false");
        run_as_admin(&self.server, &[close, format!("{end} = '{name}'")]).await;
    }

    /// Ends the database's server as a crash does, and starts it again; it is there when this returns.
    pub(crate) async fn restart_database(&self) {
        let mut before = connect(&self.data).await;
        self.server.restart();
        let ended = async {
            while before.ping().await.is_ok() {
                time::sleep(Duration::from_millis(10)).await;
            }
            while AnyConnection::connect(&self.data).await.is_err() {
                time::sleep(Duration::from_millis(20)).await;
            }
        };
        time::timeout(PATIENCE, ended)
            .await
            .expect("it is there again");
    }

    pub(crate) async fn open_database(&self) {
        let name = &self.database;
        let open = format!("ALTER DATABASE {name} ALLOW_CONNECTIONS true");
        run_as_admin(&self.server, &[open]).await;
    }

    /// Starts a node and waits until people can be sent there.
    pub(crate) async fn start_node(&mut self, number: usize) {
        self.spawn(number);
        self.wait(number).await;
    }

    fn spawn(&mut self, number: usize) {
        let (out, log) = (self.log("out"), self.log(&self.nodes[number].name));
        let data = self.data_of(number);
        let node = &mut self.nodes[number];
        let mut command = serve(node.address, &data);
        command
            .args([
                format!("--nats=nats://127.0.0.1:{}", self.nats_port),
                format!("--node={}", node.name),
            ])
            .args(self.setup.flags)
            .stdout(out)
            .stderr(log);
        node.program = Program::start(&mut command).unwrap();
    }

    /// The database's address for a node.
    fn data_of(&self, number: usize) -> String {
        match &self.proxy {
            Some(proxy) if number == 0 => {
                let direct = format!("127.0.0.1:{}/", self.server.port);
                self.data
                    .replace(&direct, &format!("{}/", proxy.address))
            }
            _ => self.data.clone(),
        }
    }

    /// The first node's way to the database.
    pub(crate) fn proxy(&self) -> &Proxy {
        self.proxy.as_ref().expect("it was asked for")
    }

    async fn wait(&self, number: usize) {
        let node = &self.nodes[number];
        let begun = Instant::now();
        while !node.is_ready().await {
            assert!(
                begun.elapsed() < PATIENCE,
                "{} does not start: {}",
                node.name,
                self.logs()
            );
            time::sleep(Duration::from_millis(20)).await;
        }
    }

    fn log(&self, name: &str) -> File {
        log_file(&self.folder.0.join(name))
    }

    /// What the nodes have to say.
    pub(crate) fn logs(&self) -> String {
        let mut text = String::new();
        for node in &self.nodes {
            let log = fs::read_to_string(self.folder.0.join(&node.name)).unwrap_or_default();
            let _ = write!(text, "--- {}\n{log}", node.name);
        }
        text
    }

    /// Panics and errors in their logs. That there is no database is nobody's mistake.
    pub(crate) fn complaints(&self) -> String {
        let explained = ["the database cannot be written", "the store failed"];
        self.logs()
            .lines()
            .filter(|line| line.contains("panicked") || line.contains("ERROR"))
            .filter(|line| !explained.iter().any(|known| line.contains(known)))
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// The tables that a node has, by the database.
    pub(crate) async fn tables_of(&self, number: usize) -> Vec<String> {
        let mut connection = connect(&self.data).await;
        let rows = sqlx::query("SELECT code FROM owners WHERE node = $1")
            .bind(self.nodes[number].name.clone())
            .fetch_all(&mut connection)
            .await
            .unwrap();
        connection.close().await.unwrap();
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// The number of the node that has a table.
    pub(crate) async fn owner(&self, code: TableCode) -> Option<usize> {
        let mut connection = connect(&self.data).await;
        let row = sqlx::query("SELECT node FROM owners WHERE code = $1")
            .bind(code.to_string())
            .fetch_one(&mut connection)
            .await
            .unwrap();
        connection.close().await.unwrap();
        let name: String = row.get(0);
        self.nodes
            .iter()
            .position(|node| node.name == name)
    }

    pub(crate) fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes
            .iter()
            .map(|node| node.address)
            .collect()
    }

    /// Under how many owners the entries of all tables were written, one after the other: along a log the fence never
    /// falls, so nobody wrote who had lost the table.
    pub(crate) async fn owners_in_turn(&self) -> usize {
        let mut connection = AnyConnection::connect(&self.data).await.unwrap();
        let fences = sqlx::query("SELECT code, fence FROM entries ORDER BY code, number");
        let rows = fences.fetch_all(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        let mut owners: Vec<(String, i64)> = rows
            .iter()
            .map(|row| (row.get(0), row.get(1)))
            .collect();
        for pair in owners.windows(2) {
            let [before, after] = pair else {
                unreachable!()
            };
            assert!(
                before.0 != after.0 || before.1 <= after.1,
                "{before:?}, then {after:?}"
            );
        }
        owners.dedup();
        owners.len()
    }

    /// Where the log is, as the ledger wants it.
    pub(crate) fn log_of_tables(&self) -> &Path {
        Path::new(&self.data)
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        for node in &mut self.nodes {
            node.kill();
        }
        self.kill_nats();
    }
}

impl Node {
    pub(crate) async fn is_ready(&self) -> bool {
        if tokio::net::TcpStream::connect(self.address)
            .await
            .is_err()
        {
            return false;
        }
        self.readiness().await == 200
    }

    /// The status that a load balancer gets.
    pub(crate) async fn readiness(&self) -> u16 {
        request(self.address, "GET", "/ready", &[], "")
            .await
            .status
    }

    /// Kills it at once; it has no time for anything.
    pub(crate) fn kill(&mut self) {
        self.program.kill();
    }

    /// Sends it a signal by name.
    pub(crate) fn signal(&self, name: &str) {
        let sent = Command::new("kill")
            .args([&format!("-{name}"), &self.program.id().to_string()])
            .status()
            .unwrap();
        assert!(sent.success());
    }

    /// Waits until it has ended by itself; gives its exit code.
    pub(crate) async fn ended(&mut self, within: Duration) -> Option<i32> {
        self.program.ended(within).await
    }
}

async fn run_as_admin(server: &Server, statements: &[String]) {
    let mut admin = connect(&server.url("postgres")).await;
    for sql in statements {
        sqlx::raw_sql(AssertSqlSafe(sql.clone()))
            .execute(&mut admin)
            .await
            .unwrap();
    }
    admin.close().await.unwrap();
}

pub(crate) async fn connect(url: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(url).await.unwrap()
}

/// Debian keeps it where only administrators look.
pub(crate) fn nats_program() -> String {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .chain(["/usr/sbin".into()])
        .map(|folder| folder.join("nats-server"))
        .find(|program| program.is_file())
        .expect(MISSING)
        .display()
        .to_string()
}

/// A port that nobody has now, below those that the system hands out by itself.
pub(crate) fn free_port() -> u16 {
    free_address(PORTS).port()
}
