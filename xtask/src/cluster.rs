//! `cargo xtask cluster`: several servers that share their tables, on loopback, until Ctrl-C; and the long run of their
//! faults.
//!
//! Every program is the child of a small script that waits for the end of a pipe. The pipe ends with this command,
//! however that ends, and then the script ends its program: nothing is left behind, and nothing is ended by name.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use lexopt::{Arg, Parser, ValueExt as _};

use crate::build::{self, Client};
use crate::jobs::{execute, output};
use crate::needs::{self, Need};
use crate::project::Project;
use crate::serve;

const NEEDS: &[Need] = &[
    Need::Compiler,
    Need::Target(needs::BROWSER),
    Need::Postgres,
    Need::Nats,
    Need::Haproxy,
    Need::Room(3),
];
const TEST_NEEDS: &[Need] = &[Need::Compiler, Need::Postgres, Need::Nats, Need::Room(3)];

/// Runs a program until the pipe ends, or until it ends by itself. Ctrl-C reaches everything in a terminal's session, so
/// the program has another: it is ended in its turn.
const GUARD: &str = r#"
    trap "" INT
    exec 3<&0
    command -v setsid >/dev/null && set -- setsid "$@"
    "$@" </dev/null &
    program=$!
    { read -r _; kill -TERM "$program"; } <&3 &
    reader=$!
    wait "$program"
    status=$?
    kill "$reader" 2>/dev/null
    exit "$status"
"#;
/// The same for a database, made before and removed after.
const DATABASE: &str = r#"
    trap "" INT
    bin=$1 folder=$2 port=$3
    cd "$folder" || exit 1
    "$bin/initdb" -D data -U zashiki --auth=trust --encoding=UTF8 --locale=C >log 2>&1 || exit 1
    set -- "$bin/postgres" -D data
    command -v setsid >/dev/null && set -- setsid "$@"
    "$@" -p "$port" -c listen_addresses=127.0.0.1 -c unix_socket_directories="$folder" \
        </dev/null >>log 2>&1 &
    server=$!
    read -r _
    # The nodes go down first.
    sleep 8
    kill -INT "$server"
    wait "$server"
    cd / && rm -rf "$folder"
"#;
/// How long a program may take to answer.
const PATIENCE: Duration = Duration::from_mins(1);

/// Starts the cluster and waits until something of it ends.
pub(crate) fn run(project: &Project, nodes: &str) -> Result<()> {
    let nodes: u16 = nodes.parse().context("--nodes wants a number")?;
    ensure!((1..=9).contains(&nodes), "--nodes wants 1 to 9");
    needs::get(project, "cluster", NEEDS)?;
    serve::build(project)?;
    let mut all = Vec::new();
    let folder = folder()?;
    let database = free_port()?;
    all.push(("PostgreSQL".to_owned(), postgres(&folder, database)?));
    let nats = free_port()?;
    let program = needs::administrators_program("nats-server").context("no nats-server")?;
    let mut command = guarded(&program);
    command.args(["--addr=127.0.0.1", &format!("--port={nats}")]);
    all.push(("NATS".to_owned(), start(command)?));
    for port in [database, nats] {
        listens(port)?;
    }
    create_database(database)?;
    let mut ports = Vec::new();
    for number in 1..=nodes {
        let port = free_port()?;
        let mut command = guarded(&project.built("zashiki"));
        command
            .args(["serve", "--trust-forwarded"])
            .arg(format!("--listen=127.0.0.1:{port}"))
            .arg(format!(
                "--data=postgres://zashiki@127.0.0.1:{database}/zashiki"
            ))
            .arg(format!("--nats=nats://127.0.0.1:{nats}"))
            .arg(format!("--node=node-{number}"))
            .env(build::SHOWN, Client::Quick.folder(project))
            .stdout(Stdio::null());
        all.push((format!("node-{number}"), start(command)?));
        ports.push(port);
    }
    for port in &ports {
        listens(*port)?;
    }
    let door = free_port()?;
    let config = folder.with_extension("haproxy");
    fs::write(&config, balancer(door, &ports))?;
    let program = needs::administrators_program("haproxy").context("no haproxy")?;
    let mut command = guarded(&program);
    command.args([OsStr::new("-db"), OsStr::new("-f"), config.as_os_str()]);
    all.push(("HAProxy".to_owned(), start(command)?));
    listens(door)?;
    fs::remove_file(&config)?;
    println!(
        "{nodes} nodes on {ports:?}, PostgreSQL on {database}, NATS on {nats}; Ctrl-C ends all of it."
    );
    println!("Its data are gone afterwards. The address:\nhttp://127.0.0.1:{door}");
    watch(&mut all)
}

/// The long run of faults.
pub(crate) fn test(project: &Project, parser: &mut Parser) -> Result<()> {
    let (faults, tables) = extent(parser)?;
    needs::get(project, "cluster-test", TEST_NEEDS)?;
    let mut command = project.cargo(["test", "--package", "zashiki", "--test", "cluster", "--"]);
    command
        .args(["many_faults", "--ignored", "--nocapture"])
        .env("ZASHIKI_CLUSTER_FAULTS", faults.to_string())
        .env("ZASHIKI_CLUSTER_TABLES", tables.to_string());
    execute(&mut command)
}

/// How many faults, and how many tables at which people play.
fn extent(parser: &mut Parser) -> Result<(usize, usize)> {
    let (mut faults, mut tables) = (100, 12);
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("faults") => faults = parser.value()?.parse()?,
            Arg::Long("tables") => tables = parser.value()?.parse()?,
            other => return Err(other.unexpected().into()),
        }
    }
    ensure!(faults > 0 && tables > 0, "at least one fault and one table");
    Ok((faults, tables))
}

/// Until one of the programs ends, which none of them should.
fn watch(all: &mut [(String, Child)]) -> Result<()> {
    loop {
        for (name, child) in all.iter_mut() {
            if let Some(status) = child.try_wait()? {
                bail!("{name} has ended with {status}");
            }
        }
        thread::sleep(Duration::from_millis(500));
    }
}

fn guarded(program: &Path) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", GUARD, "sh"]).arg(program);
    command
}

fn start(mut command: Command) -> Result<Child> {
    Ok(command.stdin(Stdio::piped()).spawn()?)
}

/// A folder for the database, below that of all users' files: the server runs as another user.
fn folder() -> Result<PathBuf> {
    let folder = env::temp_dir().join(format!("zashiki-cluster-{}", std::process::id()));
    fs::create_dir(&folder)?;
    Ok(folder)
}

fn postgres(folder: &Path, port: u16) -> Result<Child> {
    let programs = needs::postgres_programs().context("no PostgreSQL")?;
    let is_root = output(Command::new("id").arg("-u"))?.trim() == "0";
    // It refuses to run as root.
    let mut command = if is_root {
        execute(Command::new("chown").arg("postgres").arg(folder))?;
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--", "sh"]);
        command
    } else {
        Command::new("sh")
    };
    command
        .args(["-c", DATABASE, "sh"])
        .arg(programs)
        .arg(folder)
        .arg(port.to_string());
    start(command)
}

fn create_database(port: u16) -> Result<()> {
    let programs = needs::postgres_programs().context("no PostgreSQL")?;
    let create = || {
        let mut command = Command::new(programs.join("createdb"));
        command.args(["-h", "127.0.0.1", "-p", &port.to_string(), "-U", "zashiki"]);
        command.arg("zashiki");
        command
    };
    let begun = Instant::now();
    // It listens a moment before it is ready.
    while output(&mut create()).is_err() {
        ensure!(begun.elapsed() < PATIENCE, "PostgreSQL is not ready");
        thread::sleep(Duration::from_millis(200));
    }
    Ok(())
}

/// Waits until something listens there.
fn listens(port: u16) -> Result<()> {
    let begun = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        ensure!(begun.elapsed() < PATIENCE, "nothing listens on port {port}");
        thread::sleep(Duration::from_millis(50));
    }
    Ok(())
}

fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?
        .local_addr()?
        .port())
}

/// Settings of the load balancer: whoever connects is sent to a node that is ready; WebSockets stay where they are.
fn balancer(door: u16, nodes: &[u16]) -> String {
    let servers: Vec<String> = (1..)
        .zip(nodes)
        .map(|(number, port)| format!("    server node-{number} 127.0.0.1:{port} check"))
        .collect();
    format!(
        "defaults
    mode http
    option forwardfor
    option redispatch
    retries 3
    timeout connect 2s
    timeout client 120s
    timeout server 120s
    timeout tunnel 1h

frontend players
    bind 127.0.0.1:{door}
    default_backend nodes

backend nodes
    balance leastconn
    option httpchk GET /ready
    default-server inter 500ms fall 2 rise 1
{}
",
        servers.join("\n")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_extent_of_the_long_run_is_given_in_any_order() {
        let read = |words: &[&str]| extent(&mut Parser::from_args(words.iter().copied()));
        assert_eq!(read(&[]).unwrap(), (100, 12));
        let both = ["--tables=200", "--faults", "7"];
        assert_eq!(read(&both).unwrap(), (7, 200));
        for wrong in [&["--faults=many"][..], &["--tables=0"], &["--nodes=3"]] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn every_node_is_behind_the_balancer() {
        let text = balancer(8080, &[9001, 9002]);
        assert!(text.contains("bind 127.0.0.1:8080"));
        for line in [
            "server node-1 127.0.0.1:9001 check",
            "server node-2 127.0.0.1:9002 check",
        ] {
            assert!(text.contains(line), "{text}");
        }
    }
}
