//! `zashiki play` from the first word to the last: which table, and how it is shown.
//!
//! | file | job |
//! |---|---|
//! | `lines` | a table on this machine in plain lines |
//! | `screen` | the same drawn, from the menu to the last words |
//! | `server` | a table on a server |
//! | `kept` | saved matches as lines |

mod kept;
mod lines;
mod screen;
mod server;

use std::fmt;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use catalog::{GameId, with_game};
use client_core::replay::Film;
use client_core::story::{Lang, Line, Names, Story};
use game_core::Seat;
use protocol::TableCode;
use protocol::http::NewTable;
use roster::Level;

pub use self::kept::{date, kept_line, list};

use crate::draw::{Ended, Look, Tui, Wish};
use crate::line::{Address, Origin};
use crate::local::{Broken, Folder, LocalError, LocalTable, Wanted};
use crate::words::{self, t};

/// What is asked for.
#[derive(Clone, Debug)]
pub struct Request {
    /// The language.
    pub lang: Lang,
    /// Where one's own matches are kept.
    pub data: PathBuf,
    /// What to do.
    pub what: What,
    /// What the person is called.
    pub name: String,
    /// Whether there are only lines of text.
    pub plain: bool,
    /// How the drawn table is to look.
    pub wish: Wish,
    /// How long bots pause before they move, in milliseconds; nothing for the usual time.
    pub pause: Option<u64>,
}

/// What to do.
#[derive(Clone, Debug)]
pub enum What {
    /// Choose from what there is.
    Menu,
    /// A new match against bots.
    New {
        /// The game.
        game: GameId,
        /// Its options, as in a record.
        config: String,
        /// How well the bots play.
        level: Level,
        /// How many seats the person takes.
        seats: usize,
    },
    /// A saved match: this one, or the newest that is not over.
    Resume(Option<TableCode>),
    /// The list of saved matches.
    List,
    /// The record of a saved match that is over.
    Record(TableCode),
    /// Choose from what a server offers.
    Look(Origin),
    /// A new table on a server.
    Found(Origin, NewTable),
    /// A table on a server.
    Visit(Address),
    /// The same only to look on.
    Watch(Address),
}

/// What went wrong, in the person's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem(pub String);

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Where a finished match is looked at first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Beginning {
    /// After how many actions.
    pub actions: usize,
    /// From which seat; nobody's for what all may see.
    pub seat: Option<Seat>,
}

/// Steps through a finished match on the screen.
pub fn watch(lang: Lang, record: &str, from: Beginning, wish: Wish) -> Result<(), Problem> {
    let story = words::story(lang);
    if !is_drawable() {
        return Err(Problem(t(&story, "tui-no-terminal")));
    }
    let unreadable = || Problem(t(&story, "ui-no-replay"));
    let game = game_core::record::game_of(record).map_err(|_| unreadable())?;
    let game: GameId = game.parse().map_err(|_| unreadable())?;
    let look = Look::of(wish, |name| std::env::var(name).ok());
    with_game!(game, G => {
        let film = Film::<G>::open(record).filter(Film::is_sound).ok_or_else(unreadable)?;
        if from.seat.is_some_and(|seat| seat.index() >= film.seats()) {
            return Err(Problem(story.error("no_such_seat")));
        }
        let mut tui = Tui::enter(look).map_err(|error| Problem(error.to_string()))?;
        let people = story.names(film.seats());
        tui.watch(&story, (&film, &people), (game, from))
    })
    .map_err(|error| Problem(error.to_string()))
}

/// The table that a link names, or a code together with a server.
pub fn address(lang: Lang, word: &str, server: Option<&str>) -> Result<What, Problem> {
    let found = match (word.parse::<TableCode>(), server) {
        (Ok(code), Some(server)) => Address::at(server, code),
        (Ok(_), None) => None,
        // It is neither a game nor a link.
        (Err(_), _) if !word.contains('/') => {
            let story = words::story(lang);
            return Err(Problem(story.say_common(&Line::new("error-unknown_game"))));
        }
        (Err(_), _) => Address::read(word),
    };
    found
        .map(What::Visit)
        .ok_or_else(|| Problem(t(&words::story(lang), "tui-no-address")))
}

/// A new table on a server.
pub fn new_table(lang: Lang, server: &str, table: NewTable) -> Result<What, Problem> {
    match Origin::read(server) {
        Some((origin, _)) => Ok(What::Found(origin, table)),
        None => Err(Problem(t(&words::story(lang), "tui-no-server"))),
    }
}

/// What a server offers to sit down at.
pub fn tables(lang: Lang, server: &str) -> Result<What, Problem> {
    match Origin::read(server) {
        Some((origin, _)) => Ok(What::Look(origin)),
        None => Err(Problem(t(&words::story(lang), "tui-no-server"))),
    }
}

/// The account has no place for matches.
pub fn no_folder(lang: Lang) -> Problem {
    Problem(t(&words::story(lang), "cli-no-folder"))
}

/// Plays until the match is over or the person leaves; says whether everything could be saved.
pub fn run(request: &Request) -> Result<bool, Problem> {
    let story = words::story(request.lang);
    let folder =
        Folder::open(&request.data).map_err(|error| no_file(&story, &request.data, &error))?;
    match &request.what {
        What::List => {
            list(&story, &folder, &mut io::stdout()).map_err(|error| Problem(error.to_string()))?;
            Ok(true)
        }
        What::Record(code) => record(&story, &folder, *code).map(|()| true),
        What::Look(origin) => server::look(&story, &folder, request, origin),
        What::Found(origin, table) => server::found(&story, &folder, request, (origin, table)),
        What::Visit(address) | What::Watch(address) => {
            server::visit(&story, &folder, request, address)
        }
        _ if request.plain || !is_drawable() => lines::run(&story, &folder, request),
        _ => screen::run(&story, &folder, request),
    }
}

/// Prints the record of a saved match as it is, for other commands.
fn record(story: &Story, folder: &Folder, code: TableCode) -> Result<(), Problem> {
    let path = folder.log(code);
    let found = LocalTable::record(&path).map_err(|error| problem(story, "", &path, &error))?;
    let line = Line::new("tui-not-over").with("code", code.to_string());
    let found = found.ok_or_else(|| Problem(story.say_common(&line)))?;
    match io::stdout().write_all(found.as_bytes()) {
        // A reader who has seen enough closes the pipe.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Problem(error.to_string())),
        _ => Ok(()),
    }
}

/// The table that is asked for.
fn open(
    story: &Story,
    folder: &Folder,
    request: &Request,
    what: &What,
) -> Result<LocalTable, Problem> {
    let from_log = |code: TableCode| {
        let path = folder.log(code);
        LocalTable::open(&path).map_err(|error| problem(story, "", &path, &error))
    };
    match what {
        What::New {
            game,
            config,
            level,
            seats,
        } => {
            let wanted = Wanted {
                game: *game,
                config: config.clone(),
                level: *level,
                name: request.name.clone(),
                seats: *seats,
            };
            LocalTable::create(folder, &wanted)
                .map_err(|error| problem(story, game.as_str(), folder.root(), &error))
        }
        What::Resume(Some(code)) => from_log(*code),
        _ => {
            let newest = folder
                .newest()
                .map_err(|error| no_file(story, folder.root(), &error))?;
            let newest = newest.ok_or_else(|| Problem(t(story, "tui-none-running")))?;
            from_log(newest.code)
        }
    }
}

/// Whether there is a terminal to draw on and keys to listen to.
fn is_drawable() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

fn say(text: &str) {
    let _ = writeln!(io::stdout(), "{}", crate::draw::shown(text));
}

/// Says how to go on; whether everything is in order.
fn farewell(story: &Story, ended: Ended, saved: Option<TableCode>) -> bool {
    match (ended, saved) {
        (Ended::Left, Some(code)) => {
            let line = Line::new("tui-saved").with("code", code.to_string());
            say(&story.say_common(&line));
        }
        (Ended::Lost, Some(_)) => say(&t(story, "tui-lost")),
        (Ended::Lost, None) => say(&t(story, "ui-wire-lost")),
        _ => {}
    }
    ended != Ended::Lost
}

fn problem(story: &Story, game: &str, path: &Path, error: &LocalError) -> Problem {
    let file = path.display().to_string();
    let line = match error {
        LocalError::Refused(refusal) => {
            return Problem(story.failure(game, &refusal.failure(), &Names::default()));
        }
        LocalError::Broken(Broken::Busy) => Line::new("tui-busy"),
        LocalError::Broken(Broken::Changed(line)) => Line::new("tui-changed").with("line", *line),
        LocalError::Broken(Broken::NotALog) => Line::new("tui-not-a-match"),
        other => Line::new("tui-no-file").with("problem", other.to_string()),
    };
    Problem(story.say_common(&line.with("file", file)))
}

fn no_file(story: &Story, path: &Path, error: &io::Error) -> Problem {
    let line = Line::new("tui-no-file")
        .with("file", path.display().to_string())
        .with("problem", error.to_string());
    Problem(story.say_common(&line))
}
