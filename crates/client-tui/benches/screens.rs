//! How long a frame takes, and how long it is from the start of a process to its first screen.
//!
//! `cargo bench -p client-tui --bench screens`; a number says how many frames are drawn of each game.

#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::io::{Sink, sink};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use catalog::{GameId, with_game};
use client_core::story::{Lang, Names, Story};
use client_core::tap::Choosing;
use client_tui::app::{self, Request, What};
use client_tui::draw::{Look, Screen, Status, Wish};
use client_tui::games::Drawn;
use client_tui::seen::Seen;
use client_tui::words::story;
use game_core::{Collected, Fields, PlayoutRng, Seat, Seed, Viewer};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::{TerminalOptions, Viewport};

/// How many actions of a random match come before the frame that is drawn.
const ACTIONS: usize = 25;
/// Where a child keeps its matches; only a child has it.
const DATA: &str = "ZASHIKI_BENCH_DATA";

fn main() {
    if let Some(data) = std::env::var_os(DATA) {
        let request = Request {
            lang: Lang::En,
            data: PathBuf::from(data),
            what: What::Menu,
            name: "Ann".to_owned(),
            plain: false,
            wish: Wish::default(),
            pause: None,
        };
        app::run(&request).unwrap();
        return;
    }
    let number = std::env::args().find_map(|arg| arg.parse().ok());
    let frames = number.unwrap_or(2000);
    println!("frames at 120x40, with everything that is sent to the terminal");
    for game in GameId::ALL {
        let times = with_game!(*game, G => frame_times::<G>(*game, frames));
        println!("  {:<15} {}", game.as_str(), told(times));
    }
    #[cfg(unix)]
    {
        let starts = (0..20).map(|_| start::first_screen()).collect();
        println!("from the start of a process to its first screen");
        println!("  menu            {}", told(starts));
    }
}

/// The middle and the slowest but one in a hundred.
fn told(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |hundredths: usize| times[(times.len() - 1) * hundredths / 100].as_secs_f64() * 1e3;
    let (middle, slow) = (at(50), at(99));
    format!("{middle:8.3} ms, 99 of 100 within {slow:8.3} ms")
}

fn frame_times<G: Drawn>(game: GameId, frames: usize) -> Vec<Duration> {
    let story = story(Lang::En);
    let (seen, status) = moment::<G>(&story);
    let look = Look::of(Wish::default(), |name| {
        let value = match name {
            "LANG" => "C.UTF-8",
            "COLORTERM" => "truecolor",
            _ => return None,
        };
        Some(value.to_owned())
    });
    let mut terminal = empty();
    let mut screen = Screen::<G>::new(&story, look, game);
    let times = (0..frames).map(|frame| {
        // Every other frame sends the whole screen, as after a change of the window's size.
        if frame % 2 == 0 {
            terminal = empty();
        }
        let begun = Instant::now();
        terminal
            .draw(|frame| drop(screen.draw(frame.buffer_mut(), &seen, &status)))
            .unwrap();
        begun.elapsed()
    });
    times.collect()
}

/// A terminal on which nothing is yet.
fn empty() -> Terminal<CrosstermBackend<Sink>> {
    let options = TerminalOptions {
        viewport: Viewport::Fixed(Rect::new(0, 0, 120, 40)),
    };
    Terminal::with_options(CrosstermBackend::new(sink()), options).unwrap()
}

/// What the first seat sees in the middle of a random match.
fn moment<G: Drawn>(story: &Story) -> (Seen<G>, Status) {
    let config = G::Config::from_words("").unwrap();
    let mut state = G::start(&config, Seed::from_number(7));
    let mut rng = PlayoutRng::new(7);
    let (mut told, mut scratch) = (Collected::new(), Vec::new());
    for _ in 0..ACTIONS {
        let Some(seat) = G::to_act(&state).first() else {
            break;
        };
        let action = G::sample(&state, seat, &mut rng, &mut scratch).unwrap();
        G::apply(&mut state, seat, action, &mut told).unwrap();
    }
    let viewer = Viewer::Seat(Seat(0));
    let view = G::view(&state, viewer);
    let people = (0..G::seats(&config)).map(|seat| format!("Player {seat}"));
    let people = Names::new(people.collect());
    let names = story.called::<G>(&people, &view);
    let heard = told
        .0
        .iter()
        .filter(|(audience, _)| audience.hears(viewer));
    let log = heard
        .map(|(_, event)| story.event::<G>(event, &names))
        .collect();
    let seen = Seen {
        view,
        seat: Some(Seat(0)),
        choosing: Choosing::Asked,
        number: Some(1),
        names,
        people,
    };
    let status = Status {
        log,
        ..Status::default()
    };
    (seen, status)
}

#[cfg(unix)]
mod start {
    use std::fs::{File, OpenOptions};
    use std::io::{Read, Write};
    use std::os::fd::OwnedFd;
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};

    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
    use rustix::termios::{Winsize, tcsetwinsize};

    /// Starts a process on a terminal that answers as real ones do, and stops the time when the menu is there.
    pub(super) fn first_screen() -> Duration {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        let size = Winsize {
            ws_row: 40,
            ws_col: 120,
            ws_xpixel: 0,
            ws_ypixel: 0,
        };
        tcsetwinsize(&master, size).unwrap();
        let name = ptsname(&master, Vec::new()).unwrap();
        let terminal = OpenOptions::new()
            .read(true)
            .write(true)
            .open(name.to_str().unwrap())
            .unwrap();
        let stdio = || Stdio::from(OwnedFd::from(terminal.try_clone().unwrap()));
        let data = std::env::temp_dir().join(format!("zashiki-bench-{}", std::process::id()));
        let begun = Instant::now();
        let mut child = Command::new(std::env::current_exe().unwrap())
            .env(super::DATA, &data)
            .env("TERM", "xterm-256color")
            .stdin(stdio())
            .stdout(stdio())
            .spawn()
            .unwrap();
        let mut master = File::from(master);
        let (mut seen, mut bytes) = (String::new(), [0; 4096]);
        let mut is_answered = false;
        let time = loop {
            let count = master.read(&mut bytes).unwrap();
            seen.push_str(&String::from_utf8_lossy(&bytes[..count]));
            if seen.contains("\x1b[c") && !is_answered {
                is_answered = true;
                let answer = b"\x1b]11;rgb:0000/0000/0000\x1b\\\x1b[?62;22c";
                master.write_all(answer).unwrap();
            }
            // The last line of the menu.
            if seen.contains("leave") {
                break begun.elapsed();
            }
        };
        master.write_all(b"q").unwrap();
        child.wait().unwrap();
        let _ = std::fs::remove_dir_all(data);
        time
    }
}
