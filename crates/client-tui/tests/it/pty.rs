//! The program on a terminal of its own: the terminal is given back whatever happens, and asked what it looks like.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::process::ExitStatusExt as _;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use client_core::story::Lang;
use client_tui::Level;
use client_tui::app::{self, Beginning, Request, What};
use client_tui::draw::{Depth, Look, Tui, Wish};
use client_tui::local::Folder;
use game_core::{PlayoutRng, Random, Seat};
use protocol::Phase;
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize};

use crate::journal::Place;

const PATIENCE: Duration = Duration::from_secs(30);
/// Where a child keeps its matches.
const DATA: &str = "ZASHIKI_TEST_DATA";
const ENTERED: &str = "\x1b[?1049h";
const LEFT: &str = "\x1b[?1049l";

/// A terminal and the process that runs on it.
struct Pty {
    master: File,
    terminal: File,
    child: Child,
    bytes: Receiver<Vec<u8>>,
    seen: String,
}

impl Pty {
    /// Runs one of the tests below that are not tests of their own.
    fn run(child: &str, data: &Place, variables: &[(&str, &str)]) -> Pty {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        let size = Winsize {
            ws_row: 24,
            ws_col: 80,
            ws_xpixel: 0,
            ws_ypixel: 0,
        };
        tcsetwinsize(&master, size).unwrap();
        let name = ptsname(&master, Vec::new()).unwrap();
        let terminal = OpenOptions::new()
            .read(true)
            .write(true)
            .open(PathBuf::from(name.into_string().unwrap()))
            .unwrap();
        let stdio = || Stdio::from(OwnedFd::from(terminal.try_clone().unwrap()));
        let child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", child, "--ignored", "--nocapture"])
            .env_remove("NO_COLOR")
            .env_remove("COLORFGBG")
            .env_remove("RUST_BACKTRACE")
            .env("TERM", "xterm-256color")
            .env("COLORTERM", "truecolor")
            .env(DATA, &data.0)
            .envs(variables.iter().copied())
            .stdin(stdio())
            .stdout(stdio())
            .stderr(stdio())
            .spawn()
            .unwrap();
        let master = File::from(master);
        let mut reading = master.try_clone().unwrap();
        let (sent, bytes) = mpsc::channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reading.read(&mut buffer) {
                if sent.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Pty {
            master,
            terminal,
            child,
            bytes,
            seen: String::new(),
        }
    }

    /// Waits until this has been written.
    fn wait_for(&mut self, text: &str) {
        let until = Instant::now() + PATIENCE;
        while !self.seen.contains(text) {
            let left = until.saturating_duration_since(Instant::now());
            let bytes = self.bytes.recv_timeout(left);
            let bytes = bytes.unwrap_or_else(|_| panic!("no {text:?} in {:?}", self.seen));
            self.seen
                .push_str(&String::from_utf8_lossy(&bytes));
        }
    }

    fn send(&mut self, text: &str) {
        self.master.write_all(text.as_bytes()).unwrap();
    }

    /// Whether lines are edited and shown as usual.
    fn is_usual(&self) -> bool {
        let modes = tcgetattr(&self.terminal).unwrap().local_modes;
        modes.contains(LocalModes::ICANON | LocalModes::ECHO)
    }

    /// Waits for the end of the process, and gives everything that it has written.
    fn end(mut self) -> (ExitStatus, bool, String) {
        let until = Instant::now() + PATIENCE;
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            assert!(Instant::now() < until, "it does not end: {:?}", self.seen);
            thread::sleep(Duration::from_millis(10));
        };
        while let Ok(bytes) = self
            .bytes
            .recv_timeout(Duration::from_millis(200))
        {
            self.seen
                .push_str(&String::from_utf8_lossy(&bytes));
        }
        (status, self.is_usual(), self.seen.clone())
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn request(what: What, wish: Wish) -> Request {
    Request {
        lang: Lang::En,
        data: PathBuf::from(std::env::var_os(DATA).expect("run by another test")),
        what,
        name: "Ann".to_owned(),
        plain: false,
        wish,
        pause: Some(0),
    }
}

#[test]
#[ignore = "run by another test, on a terminal of its own"]
fn child_that_panics() {
    let light = Wish {
        light: Some(true),
        ..Wish::default()
    };
    let look = Look::of(light, |_| None);
    let _tui = Tui::enter(look).unwrap();
    panic!("on purpose");
}

/// Names the game of a child that plays one, with its options.
const GAME: &str = "ZASHIKI_TEST_GAME";

#[test]
#[ignore = "run by another test, on a terminal of its own"]
fn child_that_plays() {
    let wanted = std::env::var(GAME).expect("run by another test");
    let (game, config) = wanted
        .split_once(' ')
        .unwrap_or((wanted.as_str(), ""));
    let what = What::New {
        game: game.parse().unwrap(),
        config: config.to_owned(),
        level: Level::Random,
        seats: 1,
    };
    let dark = Wish {
        light: Some(false),
        ..Wish::default()
    };
    assert_eq!(app::run(&request(what, dark)), Ok(true));
}

#[test]
#[ignore = "run by another test, on a terminal of its own"]
fn child_with_a_menu() {
    assert_eq!(app::run(&request(What::Menu, Wish::default())), Ok(true));
}

#[test]
#[ignore = "run by another test, on a terminal of its own"]
fn child_with_plain_lines() {
    let plain = Request {
        plain: true,
        ..request(What::Menu, Wish::default())
    };
    assert_eq!(app::run(&plain), Ok(true));
}

/// Names the wish of a child that watches, in a word.
const WISH: &str = "ZASHIKI_TEST_WISH";

#[test]
#[ignore = "run by another test, on a terminal of its own"]
fn child_that_watches() {
    let record = include_str!("../../../client-core/test_data/samurakva.txt");
    let wish = match std::env::var(WISH).as_deref() {
        Ok("ascii") => Wish {
            ascii: true,
            ..Wish::default()
        },
        Ok("light") => Wish {
            light: Some(true),
            depth: Some(Depth::Many),
            ..Wish::default()
        },
        _ => Wish::default(),
    };
    let from = Beginning {
        actions: 3,
        seat: Some(Seat(1)),
    };
    assert_eq!(app::watch(Lang::En, record, from, wish), Ok(()));
}

/// What is written while a record is watched.
fn watched(wish: &str, variables: &[(&str, &str)]) -> String {
    let place = Place::new();
    let variables = [variables, &[(WISH, wish), ("LC_ALL", "C.UTF-8")]].concat();
    let mut pty = Pty::run("pty::child_that_watches", &place, &variables);
    pty.wait_for(ENTERED);
    pty.wait_for("Arrows");
    pty.send("q");
    let (status, usual, text) = pty.end();
    assert!(status.success() && usual, "{text:?}");
    text
}

#[test]
fn a_record_is_watched_with_the_signs_and_colours_that_are_wished() {
    let usual = watched("", &[]);
    assert!(usual.contains('╭') && usual.contains("38;2;"), "{usual:?}");
    assert!(usual.contains("After action 3 of "), "{usual:?}");
    assert!(usual.contains("Player 2. Arrows"), "from a seat: {usual:?}");
    let ascii = watched("ascii", &[]);
    assert!(!ascii.contains('╭') && ascii.contains('+'), "{ascii:?}");
    let light = watched("light", &[]);
    assert!(
        !light.contains("38;2;") && light.contains("38;5;"),
        "{light:?}"
    );
    assert!(
        !light.contains("]11;?"),
        "it is not asked what was said: {light:?}"
    );
    let none = watched("", &[("NO_COLOR", "1")]);
    let coloured = ["38;2;", "38;5;", "\x1b[3"].iter();
    let coloured: Vec<_> = coloured
        .filter(|code| none.contains(**code))
        .collect();
    assert!(coloured.is_empty(), "{coloured:?} {none:?}");
}

#[test]
fn tab_completes_an_answer_in_plain_lines() {
    let place = Place::new();
    let mut pty = Pty::run("pty::child_with_plain_lines", &place, &[]);
    pty.wait_for("4. ");
    assert!(!pty.is_usual(), "keys come one by one");
    pty.send("samurak\t");
    pty.wait_for("\x1b[KSamurakva");
    pty.send("\r");
    pty.wait_for("You hold ");
    pty.wait_for("10. Choose the ");
    pty.send("cho\t");
    pty.wait_for("\x1b[KChoose the ");
    let before = pty.seen.len();
    pty.send("\t");
    pty.wait_for("\r\n\r\x1b[KChoose the ");
    let shown = pty.seen[before..].lines();
    let shown = shown.filter(|line| line.contains("Choose the "));
    assert!(
        shown.count() >= 10,
        "ten cards to choose from: {:?}",
        pty.seen
    );
    pty.send("\x15sta\t\r");
    pty.wait_for("\x1b[Kstate\r\n");
    pty.send("\x04");
    let (status, usual, text) = pty.end();
    assert!(status.success() && usual, "{text:?}");
    assert!(text.contains("zashiki play --resume"), "{text:?}");
    assert!(!text.contains(ENTERED), "nothing is drawn: {text:?}");
}

#[test]
fn a_terminal_that_cannot_edit_lines_gives_them_as_they_are() {
    let place = Place::new();
    let child = "pty::child_with_plain_lines";
    let mut pty = Pty::run(child, &place, &[("TERM", "dumb")]);
    pty.wait_for("4. ");
    assert!(pty.is_usual());
    pty.send("samurakva\n");
    pty.wait_for("10. Choose the ");
    pty.send("quit\n");
    let (status, _, text) = pty.end();
    assert!(status.success(), "{text:?}");
    assert!(!text.contains("\x1b["), "{text:?}");
}

#[test]
fn a_panic_gives_the_terminal_back_before_it_is_told() {
    let place = Place::new();
    let (status, usual, text) = Pty::run("pty::child_that_panics", &place, &[]).end();
    assert!(!status.success(), "{text:?}");
    assert!(usual, "lines are edited as usual: {text:?}");
    let entered = text.find(ENTERED).expect("it was drawn on");
    let left = text.find(LEFT).expect("it was given back");
    let told = text
        .find("on purpose")
        .expect("the panic is told");
    assert!(entered < left && left < told, "{text:?}");
}

#[test]
fn ctrl_c_gives_the_terminal_back_and_loses_nothing() {
    let place = Place::new();
    let mut pty = Pty::run(
        "pty::child_that_plays",
        &place,
        &[(GAME, "samurakva players=3")],
    );
    pty.wait_for(ENTERED);
    pty.wait_for("Samurakva");
    assert!(!pty.is_usual(), "keys come one by one while it is drawn on");
    pty.send("\x03");
    let (status, usual, text) = pty.end();
    assert!(status.success() && usual, "{text:?}");
    assert!(text.rfind(LEFT) > text.rfind(ENTERED), "{text:?}");
    assert!(text.contains("zashiki play --resume"), "{text:?}");
    let kept = Folder::open(&place.0).unwrap().list().unwrap();
    assert_eq!(kept.len(), 1);
    assert_eq!(kept[0].phase, Some(Phase::Playing));
}

/// Keys of somebody who knows nothing of the game and tries everything.
const TRIED: [&str; 18] = [
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "=", "\r", "\r", "\r", "\r", "\t",
    "\x1b[B",
];

/// Plays a match on a terminal by keys alone; gives what was said after it.
fn played_by_keys(game: &str) -> String {
    let place = Place::new();
    let mut pty = Pty::run("pty::child_that_plays", &place, &[(GAME, game)]);
    pty.wait_for(ENTERED);
    let folder = Folder::open(&place.0).unwrap();
    let mut rng = PlayoutRng::new(5);
    let until = Instant::now() + 4 * PATIENCE;
    loop {
        for _ in 0..6 {
            let key = TRIED[rng.below(TRIED.len() as u32) as usize];
            pty.send(key);
            thread::sleep(Duration::from_millis(4));
        }
        let kept = folder.list().unwrap();
        let is_over = kept
            .iter()
            .any(|kept| kept.phase == Some(Phase::Finished));
        // A key may have begun another match already.
        let deals = kept.iter().map(|kept| {
            let log = std::fs::read_to_string(folder.log(kept.code));
            log.unwrap_or_default().matches("reveal").count()
        });
        if is_over || deals.sum::<usize>() > 1 {
            break;
        }
        assert!(Instant::now() < until, "{game}: the match does not end");
    }
    pty.send("\x03");
    let (status, usual, text) = pty.end();
    assert!(status.success() && usual, "{game}: {text:?}");
    text
}

#[test]
fn every_game_is_played_to_its_end_by_keys_on_a_terminal() {
    let games = [
        "samurakva players=3 rounds=1",
        "yokai-septet",
        "samurai-sword players=3",
        "samurai-spirit samurai=2",
    ];
    let matches = games.map(|game| thread::spawn(move || (game, played_by_keys(game))));
    for one in matches {
        let (game, text) = one.join().unwrap();
        let left = text
            .rfind(LEFT)
            .expect("the terminal is given back");
        let last = &text[left..];
        let is_told = last.contains("The match is over") || last.contains("zashiki play --resume");
        assert!(is_told, "{game}: {last:?}");
    }
}

/// Titles on a dark and on a light background.
const DARK: &str = "38;2;226;190;120";
const LIGHT: &str = "38;2;122;78;10";

#[test]
fn a_terminal_that_says_so_is_light() {
    for (answer, expected) in [
        ("\x1b]11;rgb:ffff/ffff/ffff\x1b\\\x1b[?62;22c", LIGHT),
        ("\x1b]11;rgb:1e1e/1e1e/2e2e\x07\x1b[?62;22c", DARK),
        ("\x1b[?62;22c", DARK),
    ] {
        let place = Place::new();
        let mut pty = Pty::run("pty::child_with_a_menu", &place, &[]);
        pty.wait_for("\x1b]11;?");
        pty.send(answer);
        pty.wait_for("Samurakva");
        pty.send("q");
        let (status, _, text) = pty.end();
        assert!(status.success(), "{text:?}");
        assert!(text.contains(expected), "{answer:?}: {text:?}");
    }
}

#[test]
fn what_a_terminal_says_late_is_no_key() {
    let place = Place::new();
    let mut pty = Pty::run("pty::child_with_a_menu", &place, &[]);
    // The menu is there, so nobody waits for an answer any more; the keys of this one would begin a game.
    pty.wait_for("Samurakva");
    pty.send("\x1b]11;rgb:ffff/ffff/ffff\x1b\\\x1b[?62;22c");
    pty.wait_for(LIGHT);
    pty.send("q");
    let (status, _, text) = pty.end();
    assert!(status.success(), "{text:?}");
    assert!(!text.contains("Esc: back"), "no game was chosen: {text:?}");
}

#[test]
fn letters_with_a_key_of_control_mean_nothing_of_their_own() {
    let place = Place::new();
    let mut pty = Pty::run(
        "pty::child_that_plays",
        &place,
        &[(GAME, "samurakva players=3")],
    );
    pty.wait_for("Choose a card");
    // Ctrl-L, Ctrl-R and Alt-R; the last one alone opens the talk.
    pty.send("\x0c\x12\x1brt");
    pty.wait_for("played!");
    pty.send("\x03");
    let (status, _, text) = pty.end();
    assert!(status.success(), "{text:?}");
    assert!(!text.contains("In a nutshell"), "no rules: {text:?}");
}

/// What is left of a terminal on which a process was told to end.
fn ended_by(signal: &str, mut pty: Pty) -> String {
    let id = pty.child.id().to_string();
    let sent = Command::new("kill")
        .args([signal, &id])
        .status()
        .unwrap();
    assert!(sent.success());
    pty.seen.clear();
    let (status, usual, text) = pty.end();
    assert!(status.signal().is_some(), "{signal}: {status:?} {text:?}");
    assert!(usual, "{signal}: lines are edited as usual: {text:?}");
    text
}

#[test]
fn a_signal_that_ends_the_process_gives_the_terminal_back() {
    for signal in ["-TERM", "-HUP"] {
        let place = Place::new();
        let game = [(GAME, "samurakva players=3")];
        let mut pty = Pty::run("pty::child_that_plays", &place, &game);
        pty.wait_for("Choose a card");
        let text = ended_by(signal, pty);
        assert!(text.contains(LEFT), "{text:?}");
        let kept = Folder::open(&place.0).unwrap().list().unwrap();
        assert_eq!(kept[0].phase, Some(Phase::Playing));
        let mut pty = Pty::run("pty::child_with_plain_lines", &place, &[]);
        pty.wait_for("4. ");
        ended_by(signal, pty);
    }
}

#[test]
fn a_terminal_that_answers_nothing_is_what_the_environment_says() {
    let place = Place::new();
    let mut pty = Pty::run("pty::child_with_a_menu", &place, &[("COLORFGBG", "0;15")]);
    pty.wait_for("Samurakva");
    pty.send("q");
    let (status, _, text) = pty.end();
    assert!(status.success() && text.contains(LIGHT), "{text:?}");
}
