//! `zashiki play`: a table in the terminal.

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

use catalog::GameId;
use clap::Args;
use client_core::story::Lang;
use client_tui::Level;
use client_tui::app::{self, Problem, Request, What};
use client_tui::draw::{Depth, Wish};
use protocol::http::NewTable;
use protocol::{Pace, TableCode};

use crate::lang;

/// What is asked for cannot be had; what is wrong on the command line has the same status.
const BAD_REQUEST: u8 = 2;

/// What to play, and how.
#[derive(Args)]
pub(crate) struct Play {
    /// The game, by the name that `zashiki games` lists; or the link to a table on a server, or its code
    #[arg(value_name = "GAME|LINK|CODE")]
    game: Option<String>,
    /// Match options, such as players=5 (`zashiki games` lists them)
    #[arg(value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Go on with a saved match: the one with this code, or the newest
    #[arg(long, value_name = "CODE", num_args = 0..=1, conflicts_with = "game")]
    #[allow(
        clippy::option_option,
        reason = "how clap tells a flag from a flag with a value"
    )]
    resume: Option<Option<TableCode>>,
    /// List the saved matches
    #[arg(long, conflicts_with_all = ["game", "resume"])]
    list: bool,
    /// Print the record of a finished match, for `zashiki replay` and `zashiki verify`
    #[arg(long, value_name = "CODE", conflicts_with_all = ["game", "resume", "list", "server"])]
    record: Option<TableCode>,
    /// How well the bots play: random, novice, casual, solid or, in some games, master; by default novice
    #[arg(long, default_value = "novice")]
    level: Level,
    /// How many seats you take, where a game lets one person play several; by default one
    #[arg(long, default_value_t = 1)]
    seats: usize,
    /// How long bots pause before they move, in milliseconds; 0 switches short steps off too
    #[arg(long, value_name = "MS")]
    pause: Option<u64>,
    /// A server: `https://host` or `http://host:port`. On its own, shows the tables there; with a game, opens one; with
    /// a code, finds that one
    #[arg(long, value_name = "URL", conflicts_with_all = ["resume", "list"])]
    server: Option<String>,
    /// At a new table on a server: how long a decision may take, none, relaxed or fast; by default none
    #[arg(long, value_name = "PACE", requires = "server", value_parser = pace)]
    clock: Option<Pace>,
    /// Show the new table in the server's list of open tables
    #[arg(long, requires = "server")]
    listed: bool,
    /// Let people write to each other at the new table
    #[arg(long, requires = "server")]
    talk: bool,
    #[command(flatten)]
    show: Show,
}

/// A table on a server to look on at.
#[derive(Args)]
pub(crate) struct Watch {
    /// The link to a table on a server, or its code
    #[arg(value_name = "LINK|CODE")]
    game: String,
    /// The server that knows the table's code: `https://host` or `http://host:port`
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    #[command(flatten)]
    show: Show,
}

/// How a table is shown, to whom, and where what is kept is kept.
#[derive(Args)]
struct Show {
    /// Only lines of text: for pipes, scripts and screen readers
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    paint: Paint,
    /// What the others call you
    #[arg(long)]
    name: Option<String>,
    /// The language: en, ru, pl or uk; by default, the one your system uses
    #[arg(long, value_parser = lang::option)]
    lang: Option<Lang>,
    /// Where your matches are kept; by default in your account's data folder
    #[arg(long, value_name = "FOLDER", env = "ZASHIKI_MATCHES")]
    data: Option<PathBuf>,
}

/// How what is drawn looks.
#[derive(Args)]
pub(crate) struct Paint {
    /// How many colours: none, 16, 256 or all; by default, as many as your terminal reports
    #[arg(long, value_name = "HOW_MANY", value_parser = depth)]
    colors: Option<Depth>,
    /// The background: dark or light; by default, whatever your terminal reports
    #[arg(long, value_parser = is_light)]
    theme: Option<bool>,
    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
}

impl Paint {
    /// What is wished, before the environment has its say.
    pub(crate) fn wish(&self) -> Wish {
        Wish {
            depth: self.colors,
            light: self.theme,
            ascii: self.ascii,
        }
    }
}

/// Plays until the match is over or the person leaves.
pub(crate) fn run(play: Play) -> ExitCode {
    let lang = lang::chosen(play.show.lang);
    let what = match (play.list, play.resume, &play.game) {
        (true, ..) => Ok(What::List),
        _ if let Some(code) = play.record => Ok(What::Record(code)),
        (_, Some(code), _) => Ok(What::Resume(code)),
        (.., Some(word)) => match (word.parse::<GameId>(), &play.server) {
            (Ok(game), Some(server)) => app::new_table(lang, server, new_table(&play, game)),
            (Ok(game), None) => Ok(What::New {
                game,
                config: play.options.join(" "),
                level: play.level,
                seats: play.seats,
            }),
            (Err(_), server) => app::address(lang, word, server.as_deref()),
        },
        _ => match &play.server {
            Some(server) => app::tables(lang, server),
            None => Ok(What::Menu),
        },
    };
    show(play.show, play.pause, what)
}

fn new_table(play: &Play, game: GameId) -> NewTable {
    NewTable {
        game: game.into(),
        config: play.options.join(" "),
        pace: play.clock.unwrap_or_default(),
        level: play.level.into(),
        listed: play.listed,
        talk: play.talk,
    }
}

/// Looks on until the person leaves.
pub(crate) fn watch(watch: Watch) -> ExitCode {
    let lang = lang::chosen(watch.show.lang);
    let what = app::address(lang, &watch.game, watch.server.as_deref());
    let what = what.map(|what| match what {
        What::Visit(address) => What::Watch(address),
        other => other,
    });
    show(watch.show, None, what)
}

fn show(show: Show, pause: Option<u64>, what: Result<What, Problem>) -> ExitCode {
    let lang = lang::chosen(show.lang);
    let done = what.and_then(|what| {
        let data = show.data.or_else(default_folder);
        let data = data.ok_or_else(|| app::no_folder(lang))?;
        app::run(&Request {
            lang,
            data,
            what,
            name: name(show.name),
            plain: show.plain,
            wish: show.paint.wish(),
            pause,
        })
    });
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::from(BAD_REQUEST)
        }
    }
}

fn depth(word: &str) -> Result<Depth, &'static str> {
    match word {
        "none" => Ok(Depth::None),
        "16" => Ok(Depth::Sixteen),
        "256" => Ok(Depth::Many),
        "all" => Ok(Depth::All),
        _ => Err("none, 16, 256 or all"),
    }
}

fn pace(word: &str) -> Result<Pace, &'static str> {
    match word {
        "none" => Ok(Pace::None),
        "relaxed" => Ok(Pace::Relaxed),
        "fast" => Ok(Pace::Fast),
        _ => Err("none, relaxed or fast"),
    }
}

fn is_light(word: &str) -> Result<bool, &'static str> {
    match word {
        "dark" => Ok(false),
        "light" => Ok(true),
        _ => Err("dark or light"),
    }
}

/// What the person is called: as asked for, or as the account is called.
fn name(given: Option<String>) -> String {
    let name = given.or_else(|| env::var("USER").ok());
    let name = name.and_then(|name| protocol::names::clean(&name).ok());
    name.unwrap_or_else(|| "Zashiki".to_owned())
}

/// Where data of an account belongs (the XDG base directories).
fn default_folder() -> Option<PathBuf> {
    let given = |name: &str| env::var_os(name).filter(|value| !value.is_empty());
    let data = given("XDG_DATA_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(PathBuf::from(given("HOME")?).join(".local/share")))?;
    Some(data.join("zashiki"))
}
