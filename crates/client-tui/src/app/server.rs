//! A table on a server: which one, who sits down there, and who looks on.

use std::io::{self, IsTerminal as _};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use catalog::GameId;
use client_core::room::Effect;
use client_core::story::{Line, Names, Story};
use protocol::TableCode;
use protocol::http::NewTable;
use roster::Level;

use super::{Problem, Request, What, is_drawable, lines, no_file, screen};
use crate::choices::{self, Chosen};
use crate::client::Client;
use crate::draw::{Doors, Look, Menu, SetUp, Setup, Tui};
use crate::line::{self, Address, Guest, NoTable, Offer, Origin};
use crate::local::{FileNotes, Folder};
use crate::muted::Muted;
use crate::plain::{Console, Given, Word, command, menu};
use crate::words::t;

/// How long a server may take to tell what is played.
const REACH: Duration = Duration::from_secs(12);
/// How long a server is listened to before the person is.
const TURN: Duration = Duration::from_millis(100);

/// How a person is spoken to, once they are.
enum Voice {
    Lines(Box<dyn Console>),
    Screen(Tui),
}

impl Voice {
    fn of(request: &Request) -> Result<Voice, Problem> {
        if request.plain || !is_drawable() {
            return Ok(Voice::Lines(lines::console()));
        }
        let look = Look::of(request.wish, |name| std::env::var(name).ok());
        let tui = Tui::enter(look);
        Ok(Voice::Screen(
            tui.map_err(|error| Problem(error.to_string()))?,
        ))
    }

    /// Whether the person has had enough of waiting for a server. What a script says is kept for what comes after.
    fn leaves(&mut self, story: &Story) -> io::Result<bool> {
        let console = match self {
            Voice::Screen(tui) => return tui.waits(&t(story, "ui-connecting")),
            Voice::Lines(console) => console,
        };
        if !io::stdin().is_terminal() {
            return Ok(false);
        }
        let line = match console.line(Duration::ZERO, &|_| Vec::new()) {
            None => return Ok(false),
            Some(Given::End) => return Ok(true),
            Some(Given::Line(line)) => line,
        };
        if let Some((Word::Quit, _)) = command(story, &line) {
            return Ok(true);
        }
        console.say(&[t(story, "ui-connecting")])?;
        Ok(false)
    }
}

/// What was chosen from what a server offers.
enum Wished {
    Visit(TableCode),
    Found(NewTable),
    Leave,
}

/// Lets the person choose from what a server offers, and sits down there.
pub(super) fn look(
    story: &Story,
    folder: &Folder,
    request: &Request,
    origin: &Origin,
) -> Result<bool, Problem> {
    let guest = guest(folder, request, origin);
    let offer = line::offered(origin, &guest).map_err(|why| problem(story, "", origin, why))?;
    let mut voice = Voice::of(request)?;
    let wished = match &mut voice {
        Voice::Lines(console) => {
            // Whoever is asked again chooses from what there is by then.
            let mut first = Some(offer.clone());
            let mut sections = || {
                let now = first
                    .take()
                    .or_else(|| line::offered(origin, &guest).ok());
                choices::on_a_server(story, now.as_ref().unwrap_or(&offer))
            };
            menu(story, &mut sections, &mut **console).map(|chosen| match chosen {
                Chosen::Visit(code) => Wished::Visit(code),
                Chosen::New(game) => Wished::Found(new_table(game, String::new(), Level::Novice)),
                Chosen::Leave | Chosen::Resume(_) => Wished::Leave,
            })
        }
        Voice::Screen(tui) => {
            let offers = line::follow(origin.clone(), guest.clone());
            choose(story, tui, &offer, &offers)
        }
    };
    let wished = wished.map_err(|error| Problem(error.to_string()))?;
    let code = match wished {
        Wished::Leave => return Ok(true),
        Wished::Visit(code) => code,
        Wished::Found(table) => open(story, origin, &guest, &table)?,
    };
    let origin = origin.clone();
    let address = Address { origin, code };
    sit(story, folder, request, &address, Some(voice))
}

/// What is chosen on the screen, which follows what the server offers.
fn choose(
    story: &Story,
    tui: &mut Tui,
    offer: &Offer,
    offers: &Receiver<Offer>,
) -> io::Result<Wished> {
    let mut menu = Menu::new(choices::on_a_server(story, offer));
    let mut news = |menu: &mut Menu| {
        let newest = offers.try_iter().last();
        if let Some(offer) = &newest {
            menu.change(choices::on_a_server(story, offer));
        }
        newest.is_some()
    };
    loop {
        let game = match tui.choose(story, &mut menu, &mut news)? {
            Chosen::Leave | Chosen::Resume(_) => return Ok(Wished::Leave),
            Chosen::Visit(code) => return Ok(Wished::Visit(code)),
            Chosen::New(game) => game,
        };
        match tui.set_up(story, &mut Setup::of_a_new_table(game))? {
            SetUp::Back => {}
            SetUp::Leave => return Ok(Wished::Leave),
            SetUp::Start {
                config,
                level,
                doors,
                ..
            } => {
                let Doors { pace, listed, talk } = doors;
                return Ok(Wished::Found(NewTable {
                    pace,
                    listed,
                    talk,
                    ..new_table(game, config, level)
                }));
            }
        }
    }
}

/// A table for friends, who have its link.
fn new_table(game: GameId, config: String, level: Level) -> NewTable {
    NewTable {
        game: game.into(),
        config,
        pace: protocol::Pace::None,
        level: level.into(),
        listed: false,
        talk: false,
    }
}

/// Opens a table on a server and sits down there; the link by which others come is told with the table.
pub(super) fn found(
    story: &Story,
    folder: &Folder,
    request: &Request,
    (origin, table): (&Origin, &NewTable),
) -> Result<bool, Problem> {
    let guest = guest(folder, request, origin);
    let code = open(story, origin, &guest, table)?;
    let origin = origin.clone();
    visit(story, folder, request, &Address { origin, code })
}

fn open(
    story: &Story,
    origin: &Origin,
    guest: &Guest,
    table: &NewTable,
) -> Result<TableCode, Problem> {
    let game = table.game.to_string();
    line::found(origin, guest, table).map_err(|why| problem(story, &game, origin, why))
}

fn problem(story: &Story, game: &str, origin: &Origin, why: NoTable) -> Problem {
    match why {
        NoTable::Refused(failure) => Problem(story.failure(game, &failure, &Names::default())),
        NoTable::Distrusted => unreachable(story, origin, true),
        NoTable::Unreachable => unreachable(story, origin, false),
    }
}

/// Who the person is on a server.
fn guest(folder: &Folder, request: &Request, origin: &Origin) -> Guest {
    let file = format!("guest-{}", origin.host.replace(':', "-"));
    Guest {
        file: folder.root().join(file),
        name: request.name.clone(),
    }
}

/// The server cannot be spoken to.
fn unreachable(story: &Story, origin: &Origin, is_distrusted: bool) -> Problem {
    let id = if is_distrusted {
        "tui-distrusted"
    } else {
        "tui-unreachable"
    };
    let line = Line::new(id).with("host", origin.host.clone());
    Problem(story.say_common(&line))
}

/// Sits down at a table on a server, or looks on.
pub(super) fn visit(
    story: &Story,
    folder: &Folder,
    request: &Request,
    address: &Address,
) -> Result<bool, Problem> {
    sit(story, folder, request, address, None)
}

/// The same for somebody who may have been spoken to already.
fn sit(
    story: &Story,
    folder: &Folder,
    request: &Request,
    address: &Address,
    voice: Option<Voice>,
) -> Result<bool, Problem> {
    let guest = guest(folder, request, &address.origin);
    let notes = Box::new(FileNotes(folder.notes()));
    let file = folder.root().join("muted");
    let muted = Muted::kept(file.clone()).map_err(|error| no_file(story, &file, &error))?;
    let line = line::call(address.clone(), guest);
    let mut client = Client::new(line, notes).among_others(address.link(), muted);
    if matches!(request.what, What::Watch(_)) {
        client = client.watching();
    }
    let mut voice = voice;
    let game = match which_game(&mut client, story, voice.as_mut())? {
        Reached::Game(game) => game,
        Reached::Nothing => {
            let is_distrusted = client.is_distrusted();
            return Err(unreachable(story, &address.origin, is_distrusted));
        }
        Reached::Left => return Ok(true),
    };
    let voice = match voice {
        Some(voice) => voice,
        None => Voice::of(request)?,
    };
    match voice {
        Voice::Lines(console) => Ok(lines::play(story, client, (game, console), None)),
        Voice::Screen(tui) => {
            let start = screen::start(request, None);
            screen::play(story, tui, client, (game, start), None)
        }
    }
}

/// What came of asking a server what is played.
enum Reached {
    Game(GameId),
    /// It cannot be reached.
    Nothing,
    /// The person did not want to wait.
    Left,
}

/// What is played at the table, once the server has told it.
fn which_game(
    client: &mut Client,
    story: &Story,
    mut voice: Option<&mut Voice>,
) -> Result<Reached, Problem> {
    let until = Instant::now() + REACH;
    while Instant::now() < until {
        let Ok(effects) = client.next(TURN) else {
            break;
        };
        for effect in effects.into_iter().flatten() {
            if let Effect::Trouble(failure) = effect {
                let why = story.failure("", &failure, &Names::default());
                return Err(Problem(why));
            }
        }
        if let Some(info) = client.room().info() {
            return Ok(Reached::Game(info.game));
        }
        if client.is_distrusted() {
            break;
        }
        // Without a voice the terminal is as usual, and Ctrl-C ends the process.
        if let Some(voice) = &mut voice {
            let leaves = voice.leaves(story);
            if leaves.map_err(|error| Problem(error.to_string()))? {
                return Ok(Reached::Left);
            }
        }
    }
    Ok(Reached::Nothing)
}
