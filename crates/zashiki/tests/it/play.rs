//! `zashiki play` as a process: whole matches through a pipe, and killed without warning.

use std::fs;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use catalog::GameId;
use client_tui::line::Origin;
use client_tui::line::http::ask;
use game_core::{PlayoutRng, Random};
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ServerConfig, ServerConnection, StreamOwned};

/// Longer than any answer takes.
const PATIENCE: Duration = Duration::from_secs(20);
const KILLS: u32 = 20;
/// What is told of each move of the person in this test.
const CONFIRMED: &str = "You choose the ";

/// A folder of its own, which is gone afterwards.
pub(crate) struct Place(PathBuf);

impl Place {
    pub(crate) fn new(name: &str) -> Place {
        let path = std::env::temp_dir().join(format!("zashiki-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir(&path).unwrap();
        Place(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    fn play(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_zashiki"));
        command
            .args([
                "play", "--plain", "--lang", "en", "--level", "random", "--data",
            ])
            .arg(&self.0)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    /// Plays with this as its standard input, to the end.
    pub(crate) fn fed(&self, args: &[&str], input: &str) -> Output {
        fed(self.play(args), input)
    }
}

/// Runs this with a standard input, to the end.
pub(crate) fn fed(mut command: Command, input: &str) -> Output {
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // A match that is over does not read the rest.
    let feeding = thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    feeding.join().unwrap();
    output
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn text(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn every_game_is_played_to_its_end_through_a_pipe() {
    let place = Place::new("pipe");
    for game in GameId::ALL {
        let output = place.fed(&[game.as_str()], &"1\n".repeat(4000));
        let told = text(&output);
        assert!(told.contains("The match is over"), "{game}: {told}");
    }
    let list = text(&place.fed(&["--list"], ""));
    assert_eq!(list.lines().count(), GameId::ALL.len(), "{list}");
    assert!(list.lines().all(|line| line.contains("finished")), "{list}");
}

#[test]
fn without_a_game_there_is_a_menu_of_games_and_saved_matches() {
    let place = Place::new("menu");
    let told = text(&place.fed(&[], "nothing such\nsamurakva\n1\n"));
    assert!(told.contains("1. Samurakva. Everyone picks"), "{told}");
    assert!(told.contains("4. Samurai Spirit. "), "{told}");
    assert!(told.contains("You choose the "), "{told}");
    let told = text(&place.fed(&[], "5\nquit\n"));
    assert!(
        told.contains("5. ") && told.contains("in progress"),
        "{told}"
    );
    assert!(told.contains("You choose the "), "carried on: {told}");
    let told = text(&place.fed(&[], "quit\n"));
    assert!(!told.contains("The match is saved"), "{told}");
}

#[test]
fn help_and_rules_are_told_before_a_game_is_chosen() {
    let place = Place::new("menu-words");
    let told = text(&place.fed(&[], "help\nrules geisha\nquit\n"));
    assert!(told.contains("Answer with the number"), "{told}");
    assert!(told.contains("Geisha | 6 |"), "{told}");
    assert!(!told.contains("You choose the "), "nothing began: {told}");
}

#[test]
fn what_cannot_be_had_is_said() {
    let place = Place::new("wrong");
    for (args, expected) in [
        (&["hanafuda"][..], "no game by that name"),
        (&["samurakva", "players=99"], "Players"),
        (&["--resume"], "no unfinished match"),
        (&["k3v9q0x7ab"], "address of a table"),
        (&["ftp://play.example/t/k3v9q0x7ab"], "address of a table"),
    ] {
        let output = place.fed(args, "");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {told}");
        assert!(told.contains(expected), "{args:?}: {told}");
    }
}

/// Lines as they come.
fn lines(child: &mut Child) -> Receiver<String> {
    let stdout = BufReader::new(child.stdout.take().unwrap());
    let (sent, lines) = mpsc::channel();
    thread::spawn(move || {
        for line in stdout.lines().map_while(Result::ok) {
            if sent.send(line).is_err() {
                return;
            }
        }
    });
    lines
}

/// Answers every question with the first choice until it has done so this many times, and then kills the process while
/// it is at work. Gives what was confirmed.
fn play_and_kill(mut child: Child, answers: u32, delay: Duration) -> Vec<String> {
    let lines = lines(&mut child);
    let mut stdin = child.stdin.take().unwrap();
    let mut confirmed = Vec::new();
    let mut answered = 0;
    while answered < answers {
        let line = lines
            .recv_timeout(PATIENCE)
            .expect("the match goes on");
        if line.starts_with("1. ") {
            stdin.write_all(b"1\n").unwrap();
            answered += 1;
        }
        // What was told before the first question is of earlier processes.
        if answered > 0 && line.starts_with(CONFIRMED) {
            confirmed.push(line);
        }
    }
    thread::sleep(delay);
    child.kill().unwrap();
    child.wait().unwrap();
    // Whatever had left the process was shown.
    confirmed.extend(
        lines
            .iter()
            .filter(|line| line.starts_with(CONFIRMED)),
    );
    confirmed
}

#[test]
fn no_confirmed_move_is_lost_when_the_process_is_killed() {
    let place = Place::new("kill");
    let mut rng = PlayoutRng::new(9);
    let mut confirmed: Vec<String> = Vec::new();
    for kill in 0..KILLS {
        let args: &[&str] = if kill == 0 {
            &["samurakva", "players=2", "limit=1000"]
        } else {
            &["--resume"]
        };
        let child = place.play(args).spawn().unwrap();
        let delay = Duration::from_micros(u64::from(rng.below(4000)));
        confirmed.extend(play_and_kill(child, 2 + rng.below(4), delay));
        let told = text(&place.fed(&["--resume"], "log 100000\nquit\n"));
        // The last lines are told on arrival too; the whole log comes after the question.
        let (_, log) = told.split_once("\n1. ").expect("a question");
        let kept: Vec<&str> = log
            .lines()
            .filter(|line| line.starts_with(CONFIRMED))
            .collect();
        assert!(
            kept.len() >= confirmed.len(),
            "{kill}: {kept:?} {confirmed:?}"
        );
        assert!(
            kept.iter()
                .zip(&confirmed)
                .all(|(kept, told)| kept == told),
            "{kill}"
        );
        // A move that was saved but not yet shown counts from now on.
        confirmed = kept.into_iter().map(str::to_owned).collect();
    }
    assert!(confirmed.len() >= KILLS as usize, "{}", confirmed.len());
}

/// A server of its own, which ends with the test.
pub(crate) struct Server {
    child: Child,
    pub(crate) host: String,
}

impl Server {
    pub(crate) fn start(place: &Place) -> Server {
        Server::listen(place, "127.0.0.1:0")
    }

    pub(crate) fn listen(place: &Place, listen: &str) -> Server {
        let data = format!("sqlite:{}", place.0.join("zashiki.db").display());
        let mut child = Command::new(env!("CARGO_BIN_EXE_zashiki"))
            .args([
                "serve",
                "--listen",
                listen,
                "--bot-delay-ms",
                "0",
                "--log",
                "off",
            ])
            .args(["--data", &data])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = lines(&mut child);
        let address = loop {
            let line = lines
                .recv_timeout(PATIENCE)
                .expect("the server starts");
            if let Some(host) = line.strip_prefix("http://") {
                break host.to_owned();
            }
        };
        Server {
            child,
            host: address,
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A new table on a server, and the cookie of the guest who is its host.
pub(crate) fn new_table(server: &Server, config: &str) -> (String, String) {
    let origin = Origin::plain(&server.host);
    let session = ask(&origin, "/api/session", "", Some(r#"{"name":"Ann"}"#)).unwrap();
    let cookie = session.cookie.expect("a session");
    let new = format!(
        r#"{{"game":"samurakva","config":"{config}","pace":"none","level":"random","listed":false}}"#
    );
    let made = ask(&origin, "/api/tables", &cookie, Some(&new))
        .unwrap()
        .body;
    let code = made.split('"').nth(3).expect("a code");
    (code.to_owned(), cookie)
}

/// The person is known to this server by this cookie.
pub(crate) fn be_known(place: &Place, host: &str, cookie: &str) {
    let file = format!("guest-{}", host.replace(':', "-"));
    fs::write(place.0.join(file), cookie).unwrap();
}

#[test]
fn a_script_sits_at_a_server_and_plays_a_match_with_a_sealed_deal() {
    let place = Place::new("server");
    let server = Server::start(&place);
    let host = server.host.as_str();
    let (code, cookie) = new_table(&server, "players=3 rounds=1");
    be_known(&place, host, &cookie);
    let script = format!("say well played\nfill\nready\nstart\n{}", "1\n".repeat(200));
    let link = format!("http://{host}/t/{code}");
    let told = text(&place.fed(&[&link], &script));
    assert!(told.contains("Ann: Well played!"), "{told}");
    assert!(told.contains("Ann, ready"), "{told}");
    assert!(told.contains("The match is over"), "{told}");
    let notes: Vec<_> = fs::read_dir(place.0.join("notes"))
        .unwrap()
        .collect();
    assert_eq!(
        notes.len(),
        1,
        "the seal was noted before the share was shown"
    );
}

#[test]
fn a_match_goes_on_when_its_server_was_killed_and_is_back() {
    let place = Place::new("restart");
    let server = Server::start(&place);
    let host = server.host.clone();
    let (code, cookie) = new_table(&server, "players=2 limit=1");
    be_known(&place, &host, &cookie);
    let address = format!("http://{host}/t/{code}");
    let mut child = place.play(&[&address]).spawn().unwrap();
    let heard = lines(&mut child);
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"fill\nready\nstart\n").unwrap();
    let mut server = Some(server);
    let (mut answered, mut told) = (0, Vec::new());
    loop {
        let line = heard
            .recv_timeout(PATIENCE)
            .unwrap_or_else(|_| panic!("the match goes on: {told:?}"));
        // What can be done about the table is numbered too. A row that costs more than another is asked about twice.
        let is_question = ["1. Choose", "1. Take", "1. Yes"]
            .iter()
            .any(|start| line.starts_with(start));
        if is_question && answered == 3 {
            drop(server.take());
            server = Some(Server::listen(&place, &host));
        }
        if is_question {
            answered += 1;
            stdin.write_all(b"1\n").unwrap();
        }
        let over = line.contains("The match is over");
        told.push(line);
        if over {
            break;
        }
    }
    assert!(answered > 3, "{told:?}");
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn who_watches_sees_the_table_and_is_offered_no_seat() {
    let place = Place::new("watch");
    let server = Server::start(&place);
    let (code, _) = new_table(&server, "players=2 limit=1");
    let mut command = Command::new(env!("CARGO_BIN_EXE_zashiki"));
    command
        .args([
            "watch", "--plain", "--lang", "en", "--name", "Bea", "--data",
        ])
        .arg(place.0.join("bea"))
        .arg(format!("http://{}/t/{code}", server.host))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let heard = lines(&mut child);
    let mut told = Vec::new();
    while !told
        .iter()
        .any(|line: &String| line.contains("watching"))
    {
        let line = heard.recv_timeout(PATIENCE);
        told.push(line.unwrap_or_else(|_| panic!("the table is told: {told:?}")));
    }
    // Whatever is offered comes with the table.
    while let Ok(line) = heard.recv_timeout(Duration::from_millis(500)) {
        told.push(line);
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(
        told.contains(&"Seat 1: Ann, not ready yet, away".to_owned()),
        "{told:?}"
    );
    assert!(!told.iter().any(|line| line.starts_with("1. ")), "{told:?}");
}

/// Speaks TLS and hands everything on to a server that does not.
fn proxy(server: String) -> u16 {
    let files = Path::new(env!("CARGO_MANIFEST_DIR")).join("test_data/tls");
    let certificate = CertificateDer::from_pem_file(files.join("cert.pem")).unwrap();
    let key = PrivateKeyDer::from_pem_file(files.join("key.pem")).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key)
        .unwrap();
    let config = Arc::new(config);
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    thread::spawn(move || {
        for stream in listener.incoming().map_while(Result::ok) {
            let session = ServerConnection::new(Arc::clone(&config)).unwrap();
            let behind = TcpStream::connect(&server).unwrap();
            thread::spawn(move || carry(StreamOwned::new(session, stream), behind));
        }
    });
    port
}

/// Carries bytes both ways until one side is gone.
fn carry(mut front: StreamOwned<ServerConnection, TcpStream>, mut behind: TcpStream) {
    let moment = Some(Duration::from_millis(2));
    front.sock.set_read_timeout(moment).unwrap();
    behind.set_read_timeout(moment).unwrap();
    let mut bytes = [0; 4096];
    let mut hand_on = |from: &mut dyn Read, to: &mut dyn Write| match from.read(&mut bytes) {
        Ok(0) => false,
        Ok(count) => to
            .write_all(&bytes[..count])
            .and_then(|()| to.flush())
            .is_ok(),
        Err(error) => matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut),
    };
    while hand_on(&mut front, &mut behind) && hand_on(&mut behind, &mut front) {}
}

#[test]
fn a_link_with_https_is_played_and_a_server_that_nobody_vouches_for_is_refused() {
    let place = Place::new("tls");
    let server = Server::start(&place);
    let (code, cookie) = new_table(&server, "players=2 limit=1");
    let host = format!("localhost:{}", proxy(server.host.clone()));
    be_known(&place, &host, &cookie);
    let link = format!("https://{host}/t/{code}");
    let authority = Path::new(env!("CARGO_MANIFEST_DIR")).join("test_data/tls/ca.pem");
    let script = format!("fill\nready\nstart\n{}", "1\n".repeat(200));
    let mut command = place.play(&[&link]);
    command.env("SSL_CERT_FILE", authority);
    let told = text(&fed(command, &script));
    assert!(told.contains("The match is over"), "{told}");
    let mut command = place.play(&[&link]);
    command.env_remove("SSL_CERT_FILE");
    let output = fed(command, "");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains("certificate"), "{told}");
}

/// The link that a client tells, by which others come.
fn link(told: &[String]) -> Option<&str> {
    told.iter()
        .find_map(|line| line.strip_prefix("Invite friends: "))
}

#[test]
fn a_table_is_opened_on_a_server_its_options_changed_and_a_match_played() {
    let place = Place::new("open");
    let server = Server::start(&place);
    let origin = format!("http://{}", server.host);
    let script = format!(
        "options\noptions players=3 rounds=1\noptions colour=red\nseat 2 add\nseat 2 remove\nlock\n\
         fill\nready\nstart\n{}",
        "1\n".repeat(200)
    );
    let opened = [
        "samurakva",
        "players=5",
        "--name",
        "Ann",
        "--server",
        &origin,
    ];
    let told = text(&place.fed(&opened, &script));
    let lines: Vec<String> = told.lines().map(str::to_owned).collect();
    let link = link(&lines).expect("an invitation");
    assert!(link.starts_with(&format!("{origin}/t/")), "{told}");
    assert!(told.contains("players=5: Players, 5"), "{told}");
    assert!(told.contains("Seat 5: free"), "{told}");
    assert!(
        told.contains("colour"),
        "what is no option is named: {told}"
    );
    assert!(told.contains("table locked"), "{told}");
    assert!(told.contains("The match is over"), "{told}");
    let last = told
        .rfind("Seat 1: Ann")
        .expect("the table is told");
    assert!(!told[last..].contains("Seat 4: "), "three play: {told}");
}

#[test]
fn a_table_that_a_server_refuses_is_told_with_the_reason() {
    let place = Place::new("refused");
    let server = Server::start(&place);
    let origin = format!("http://{}", server.host);
    let refused = |args: &[&str]| {
        let output = place.fed(args, "");
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    let told = refused(&["samurakva", "players=99", "--server", &origin]);
    assert!(told.contains("Players"), "{told}");
    let told = refused(&["samurakva", "--server", "nowhere"]);
    assert!(told.contains("address of a server"), "{told}");
    let told = refused(&["samurakva", "--clock", "fast"]);
    assert!(told.contains("--server"), "{told}");
}

/// Somebody in plain lines, who is told things and answers.
pub(crate) struct Person {
    child: Child,
    heard: Receiver<String>,
    told: Vec<String>,
}

impl Person {
    pub(crate) fn start(place: &Place, name: &str, args: &[&str]) -> Person {
        let mut command = place.play(args);
        let mut child = command.args(["--name", name]).spawn().unwrap();
        let heard = lines(&mut child);
        Person {
            child,
            heard,
            told: Vec::new(),
        }
    }

    pub(crate) fn say(&mut self, line: &str) {
        let input = self.child.stdin.as_mut().unwrap();
        writeln!(input, "{line}").unwrap();
    }

    pub(crate) fn until(&mut self, words: &str) {
        loop {
            let line = self.heard.recv_timeout(PATIENCE);
            let line = line.unwrap_or_else(|_| panic!("no {words:?}: {:#?}", self.told));
            let found = line.contains(words);
            self.told.push(line);
            if found {
                return;
            }
        }
    }
}

impl Drop for Person {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn who_is_muted_is_not_heard_and_can_be_heard_again() {
    let (place, other) = (Place::new("mute"), Place::new("mute-other"));
    let server = Server::start(&place);
    let origin = format!("http://{}", server.host);
    let opened = ["samurakva", "players=2", "--server", &origin];
    let mut ann = Person::start(&place, "Ann", &opened);
    ann.until("Invite friends: ");
    let link = link(&ann.told).expect("an invitation").to_owned();
    let mut bea = Person::start(&other, "Bea", &[&link]);
    bea.until("Sit here");
    bea.say("sit");
    bea.until("Seat 2: Bea");
    bea.say("say thanks");
    ann.until("Bea: Thanks!");
    ann.say("mute");
    ann.until("Unmute Bea");
    bea.say("say well played");
    bea.until("Bea: Well played!");
    bea.say("ready");
    ann.until("Bea, ready");
    assert!(
        !ann.told
            .iter()
            .any(|line| line.contains("Well played")),
        "{:?}",
        ann.told
    );
    // It is kept for the next time, and taken back.
    drop(ann);
    let mut ann = Person::start(&place, "Ann", &[&link]);
    ann.until("Unmute Bea");
    ann.say("unmute");
    ann.until("Mute Bea");
    bea.say("say well played");
    ann.until("Bea: Well played!");
}

#[test]
fn a_clock_is_told_in_plain_lines() {
    let place = Place::new("clock");
    let server = Server::start(&place);
    let origin = format!("http://{}", server.host);
    let opened = [
        "samurakva",
        "players=2",
        "--clock",
        "fast",
        "--server",
        &origin,
    ];
    let mut ann = Person::start(&place, "Ann", &opened);
    ann.until("Invite friends: ");
    for line in ["fill", "ready", "start"] {
        ann.say(line);
    }
    ann.until("Time left: 0:");
    ann.until("1. Choose");
}

#[test]
fn who_goes_away_in_a_match_is_told() {
    let (place, other) = (Place::new("away"), Place::new("away-other"));
    let server = Server::start(&place);
    let origin = format!("http://{}", server.host);
    let opened = ["samurakva", "players=2", "--server", &origin];
    let mut ann = Person::start(&place, "Ann", &opened);
    ann.until("Invite friends: ");
    let link = link(&ann.told).expect("an invitation").to_owned();
    let mut bea = Person::start(&other, "Bea", &[&link]);
    bea.until("Sit here");
    bea.say("sit");
    bea.until("Seat 2: Bea");
    bea.say("ready");
    ann.until("Bea, ready");
    ann.say("ready");
    ann.until("Ann, ready");
    ann.say("start");
    bea.until("1. Choose");
    drop(bea);
    ann.until("1. Choose");
    ann.until("Bea is away.");
}
