//! `zashiki play` from the first word to the last: which table, and how it is shown.

use std::fmt;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use catalog::{GameId, with_game};
use client_core::replay::Film;
use client_core::room::Effect;
use client_core::story::{Lang, Line, Names, Story};
use protocol::{Phase, TableCode};
use roster::Level;

use crate::client::{Client, ShortNotes};
use crate::draw::{Chosen, Ended, Look, Menu, Pace, SetUp, Setup, Start, Tui, Wish};
use crate::games::Drawn;
use crate::line::{self, Address, Guest, Tempo};
use crate::local::{Broken, FileNotes, Folder, Kept, LocalError, LocalTable, Wanted};
use crate::plain::{Ending, Given, Session, menu};
use crate::seen::{Seen, result};
use crate::words::{self, t};

/// How long a server may take to tell what is played.
const REACH: Duration = Duration::from_secs(12);

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

/// Steps through a finished match on the screen.
pub fn watch(lang: Lang, record: &str, wish: Wish) -> Result<(), Problem> {
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
        let mut tui = Tui::enter(look).map_err(|error| Problem(error.to_string()))?;
        tui.watch(&story, &film, game)
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
        What::Visit(address) | What::Watch(address) => visit(&story, &folder, request, address),
        what if request.plain || !is_drawable() => {
            let lines = typed_lines();
            let Some(what) = told_what(&story, &folder, what, &lines)? else {
                return Ok(true);
            };
            let table = open(&story, &folder, request, &what)?;
            if table.is_healed() {
                say(&t(&story, "tui-healed"));
            }
            let (code, game) = (table.code(), table.game());
            let tempo = Tempo(Duration::ZERO);
            let client = Client::new(line::connect(table, tempo), Box::<ShortNotes>::default());
            Ok(in_lines(&story, client, (game, lines), Some(code)))
        }
        _ => drawn(&story, &folder, request),
    }
}

/// What to do; without a word of what, it is asked. Nothing if the person leaves.
fn told_what(
    story: &Story,
    folder: &Folder,
    what: &What,
    lines: &Receiver<Given>,
) -> Result<Option<What>, Problem> {
    if !matches!(what, What::Menu) {
        return Ok(Some(what.clone()));
    }
    let failed = |error: io::Error| no_file(story, folder.root(), &error);
    let kept = folder.list().map_err(failed)?;
    let chosen = menu(story, &kept, lines, io::stdout()).map_err(failed)?;
    Ok(match chosen {
        Chosen::Leave => None,
        Chosen::Resume(code) => Some(What::Resume(Some(code))),
        Chosen::New(game) => Some(What::New {
            game,
            config: String::new(),
            level: Level::Novice,
            seats: 1,
        }),
    })
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
        What::Resume(None) | What::Menu | What::List | What::Visit(_) | What::Watch(_) => {
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

/// Plays on the drawn screen; without a word of what, a menu comes first.
fn drawn(story: &Story, folder: &Folder, request: &Request) -> Result<bool, Problem> {
    let failed = |error: io::Error| Problem(error.to_string());
    let look = Look::of(request.wish, |name| std::env::var(name).ok());
    let mut tui = Tui::enter(look).map_err(failed)?;
    let what = match &request.what {
        What::Menu => {
            let kept = folder.list().map_err(failed)?;
            match chosen(story, &mut tui, kept).map_err(failed)? {
                Some(what) => what,
                None => return Ok(true),
            }
        }
        what => what.clone(),
    };
    let table = open(story, folder, request, &what)?;
    let (code, game, healed) = (table.code(), table.game(), table.is_healed());
    let start = start(request, healed.then(|| t(story, "tui-healed")));
    let pause = Duration::from_millis(request.pause.unwrap_or_default());
    let client = Client::new(
        line::connect(table, Tempo(pause)),
        Box::<ShortNotes>::default(),
    );
    on_screen(story, tui, client, (game, start), Some(code))
}

/// What is chosen from the menu; nothing if the person leaves.
fn chosen(story: &Story, tui: &mut Tui, kept: Vec<Kept>) -> io::Result<Option<What>> {
    let mut menu = Menu::new(kept);
    loop {
        let game = match tui.choose(story, &mut menu)? {
            Chosen::Leave => return Ok(None),
            Chosen::Resume(code) => return Ok(Some(What::Resume(Some(code)))),
            Chosen::New(game) => game,
        };
        match tui.set_up(story, &mut Setup::new(game))? {
            SetUp::Back => {}
            SetUp::Leave => return Ok(None),
            SetUp::Start {
                config,
                level,
                seats,
            } => {
                return Ok(Some(What::New {
                    game,
                    config,
                    level,
                    seats,
                }));
            }
        }
    }
}

/// How a match begins on the screen.
fn start(request: &Request, notice: Option<String>) -> Start {
    let percent = request.pause.map(|pause| {
        let percent = pause * 100 / u64::from(local_host::PAUSE_MS);
        u16::try_from(percent).unwrap_or(u16::MAX)
    });
    let pace = match percent {
        Some(0) => Pace::Instant,
        _ => Pace::Normal,
    };
    Start {
        pace,
        percent,
        notice,
    }
}

/// Plays on the screen, and says how it ended once the terminal is as it was.
fn on_screen(
    story: &Story,
    mut tui: Tui,
    mut client: Client,
    (game, start): (GameId, Start),
    saved: Option<TableCode>,
) -> Result<bool, Problem> {
    let ended = with_game!(game, G => tui.play::<G>(story, &mut client, game, start))
        .map_err(|error| Problem(error.to_string()))?;
    drop(tui);
    if let Some(lines) = with_game!(game, G => last_words::<G>(story, &client)) {
        for line in &lines {
            say(line);
        }
    }
    Ok(farewell(story, ended, saved))
}

/// How the match ended, if it has.
fn last_words<G: Drawn>(story: &Story, client: &Client) -> Option<Vec<String>> {
    let seen = Seen::<G>::of(client.room(), story)?;
    let lines = result::<G>(story, client.room(), &seen.view, &seen.names);
    Some(lines).filter(|lines| !lines.is_empty())
}

fn say(text: &str) {
    let _ = writeln!(io::stdout(), "{}", crate::draw::shown(text));
}

/// Plays in lines of text; `saved` names a match on this machine.
fn in_lines(
    story: &Story,
    client: Client,
    (game, lines): (GameId, Receiver<Given>),
    saved: Option<TableCode>,
) -> bool {
    let typed = io::stdin().is_terminal();
    let mut out = io::stdout();
    let ending = with_game!(game, G => {
        Session::<G, _>::new(story, client, game, lines, &mut out, typed).run()
    });
    // When nobody listens any more, what was told is saved all the same.
    let ended = match ending {
        Ok(Ending::Over) | Err(_) => Ended::Over,
        Ok(Ending::Left) => Ended::Left,
        Ok(Ending::Lost) => Ended::Lost,
    };
    farewell(story, ended, saved)
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

/// Sits down at a table on a server, or looks on.
fn visit(
    story: &Story,
    folder: &Folder,
    request: &Request,
    address: &Address,
) -> Result<bool, Problem> {
    let guest = Guest {
        file: folder
            .root()
            .join(format!("guest-{}", address.origin.host.replace(':', "-"))),
        name: request.name.clone(),
    };
    let notes = Box::new(FileNotes(folder.notes()));
    let mut client = Client::new(line::call(address.clone(), guest), notes);
    if matches!(request.what, What::Watch(_)) {
        client = client.watching();
    }
    let game = which_game(&mut client, story);
    let game = game.ok_or_else(|| {
        let id = if client.is_distrusted() {
            "tui-distrusted"
        } else {
            "tui-unreachable"
        };
        let line = Line::new(id).with("host", address.origin.host.clone());
        Problem(story.say_common(&line))
    })??;
    if request.plain || !is_drawable() {
        return Ok(in_lines(story, client, (game, typed_lines()), None));
    }
    let look = Look::of(request.wish, |name| std::env::var(name).ok());
    let tui = Tui::enter(look).map_err(|error| Problem(error.to_string()))?;
    on_screen(story, tui, client, (game, start(request, None)), None)
}

/// What is played at the table, once the server has told it. Nothing if it cannot be reached.
fn which_game(client: &mut Client, story: &Story) -> Option<Result<GameId, Problem>> {
    let until = Instant::now() + REACH;
    while Instant::now() < until {
        let effects = client.next(Duration::from_millis(100)).ok()?;
        for effect in effects.into_iter().flatten() {
            if let Effect::Trouble(failure) = effect {
                let why = story.failure("", &failure, &Names::default());
                return Some(Err(Problem(why)));
            }
        }
        if let Some(info) = client.room().info() {
            return Some(Ok(info.game));
        }
        if client.is_distrusted() {
            return None;
        }
    }
    None
}

/// Lines as they come from standard input. The thread ends with the process: nothing can end a read.
fn typed_lines() -> Receiver<Given> {
    let (given, lines) = mpsc::channel();
    thread::spawn(move || {
        for line in io::stdin().lock().lines() {
            let Ok(line) = line else { break };
            if given.send(Given::Line(line)).is_err() {
                return;
            }
        }
        let _ = given.send(Given::End);
    });
    lines
}

/// Prints the saved matches, the newest first.
pub fn list(story: &Story, folder: &Folder, out: &mut impl Write) -> io::Result<()> {
    let kept = folder.list()?;
    if kept.is_empty() {
        return writeln!(out, "{}", t(story, "tui-no-matches"));
    }
    for kept in &kept {
        writeln!(out, "{}", kept_line(story, kept))?;
    }
    Ok(())
}

/// A saved match in one line.
pub fn kept_line(story: &Story, kept: &Kept) -> String {
    let state = match kept.phase {
        Some(Phase::Finished) => "finished",
        Some(_) => "running",
        None => "broken",
    };
    let game = kept.game.map(|game| story.game(game));
    let line = Line::new("tui-kept")
        .with("code", kept.code.to_string())
        .with("game", game.unwrap_or_default())
        .with("state", state)
        .with("when", date(kept.at));
    story.say_common(&line)
}

/// A moment as a date that every language reads alike (ISO 8601, UTC).
pub fn date(seconds: u64) -> String {
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    // Days to a date in the Gregorian calendar, counted from the first of March of the year 0.
    let shifted = days + 719_468;
    let era = shifted / 146_097;
    let day_of_era = shifted % 146_097;
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = (month_from_march + 2) % 12 + 1;
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    let (hour, minute) = (rest / 3600, rest % 3600 / 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02} UTC")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_right_at_the_edges_of_years_and_months() {
        let cases = [
            (0, "1970-01-01 00:00 UTC"),
            (951_782_399, "2000-02-28 23:59 UTC"),
            (951_782_400, "2000-02-29 00:00 UTC"),
            (1_709_251_199, "2024-02-29 23:59 UTC"),
            (1_735_689_600, "2025-01-01 00:00 UTC"),
        ];
        for (seconds, expected) in cases {
            assert_eq!(date(seconds), expected);
        }
    }
}
