//! A table on this machine in plain lines, from standard input to standard output.

use std::io::{self, BufRead, IsTerminal};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use catalog::{GameId, with_game};
use client_core::story::Story;
use protocol::TableCode;
use roster::Level;

use super::{Problem, Request, What, farewell, no_file, open};
use crate::choices::{self, Chosen};
use crate::client::{Client, ShortNotes};
use crate::draw::Ended;
use crate::line::{self, Tempo};
use crate::local::Folder;
use crate::plain::{Console, Ending, Given, Keys, Script, Session, menu};
use crate::words::t;

/// Plays in lines of text; without a word of what, it is asked first.
pub(super) fn run(story: &Story, folder: &Folder, request: &Request) -> Result<bool, Problem> {
    let mut console = console();
    let Some(what) = told_what(story, folder, &request.what, &mut *console)? else {
        return Ok(true);
    };
    let table = open(story, folder, request, &what)?;
    if table.is_healed() {
        let _ = console.say(&[t(story, "tui-healed")]);
    }
    let (code, game) = (table.code(), table.game());
    let tempo = Tempo(Duration::ZERO);
    let client = Client::new(line::connect(table, tempo), Box::<ShortNotes>::default());
    Ok(play(story, client, (game, console), Some(code)))
}

/// Where lines come from and go to: keys with completion where a terminal has them, otherwise lines as they are.
pub(super) fn console() -> Box<dyn Console> {
    let is_simple = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
    if super::is_drawable()
        && !is_simple
        && let Ok(keys) = Keys::enter()
    {
        return Box::new(keys);
    }
    let (given, lines) = mpsc::channel();
    // The thread ends with the process: nothing can end a read.
    thread::spawn(move || {
        for line in io::stdin().lock().lines() {
            let Ok(line) = line else { break };
            if given.send(Given::Line(line)).is_err() {
                return;
            }
        }
        let _ = given.send(Given::End);
    });
    Box::new(Script::new(lines, io::stdout()))
}

/// What to do; without a word of what, it is asked. Nothing if the person leaves.
fn told_what(
    story: &Story,
    folder: &Folder,
    what: &What,
    console: &mut dyn Console,
) -> Result<Option<What>, Problem> {
    if !matches!(what, What::Menu) {
        return Ok(Some(what.clone()));
    }
    let failed = |error: io::Error| no_file(story, folder.root(), &error);
    let kept = folder.list().map_err(failed)?;
    let mut sections = || choices::on_this_machine(story, &kept);
    let chosen = menu(story, &mut sections, console).map_err(failed)?;
    Ok(match chosen {
        // No server is asked for tables here.
        Chosen::Leave | Chosen::Visit(_) => None,
        Chosen::Resume(code) => Some(What::Resume(Some(code))),
        Chosen::New(game) => Some(What::New {
            game,
            config: String::new(),
            level: Level::Novice,
            seats: 1,
        }),
    })
}

/// Plays in lines of text; `saved` names a match on this machine.
pub(super) fn play(
    story: &Story,
    client: Client,
    (game, mut console): (GameId, Box<dyn Console>),
    saved: Option<TableCode>,
) -> bool {
    let typed = io::stdin().is_terminal();
    let ending = with_game!(game, G => {
        Session::<G>::new(story, client, game, &mut *console, typed).run()
    });
    // The terminal is as it was before anything else is said.
    drop(console);
    // When nobody listens any more, what was told is saved all the same.
    let ended = match ending {
        Ok(Ending::Over) | Err(_) => Ended::Over,
        Ok(Ending::Left) => Ended::Left,
        Ok(Ending::Lost) => Ended::Lost,
    };
    farewell(story, ended, saved)
}
