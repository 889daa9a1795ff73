//! A table on a server: who sits down there, and who looks on.

use std::time::{Duration, Instant};

use catalog::GameId;
use client_core::room::Effect;
use client_core::story::{Line, Names, Story};
use protocol::http::NewTable;

use super::{Problem, Request, What, is_drawable, lines, screen};
use crate::client::Client;
use crate::draw::{Look, Tui};
use crate::line::{self, Address, Guest, NoTable, Origin};
use crate::local::{FileNotes, Folder};
use crate::muted::Muted;

/// How long a server may take to tell what is played.
const REACH: Duration = Duration::from_secs(12);

/// Opens a table on a server and sits down there; the link by which others come is told with the table.
pub(super) fn found(
    story: &Story,
    folder: &Folder,
    request: &Request,
    (origin, table): (&Origin, &NewTable),
) -> Result<bool, Problem> {
    let guest = guest(folder, request, origin);
    let code = line::found(origin, &guest, table).map_err(|why| match why {
        NoTable::Refused(failure) => {
            let game = table.game.to_string();
            Problem(story.failure(&game, &failure, &Names::default()))
        }
        NoTable::Distrusted => unreachable(story, origin, true),
        NoTable::Unreachable => unreachable(story, origin, false),
    })?;
    let origin = origin.clone();
    visit(story, folder, request, &Address { origin, code })
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
    let guest = guest(folder, request, &address.origin);
    let notes = Box::new(FileNotes(folder.notes()));
    let muted = Muted::kept(folder.root().join("muted"));
    let line = line::call(address.clone(), guest);
    let mut client = Client::new(line, notes).among_others(address.link(), muted);
    if matches!(request.what, What::Watch(_)) {
        client = client.watching();
    }
    let game = which_game(&mut client, story);
    let game =
        game.ok_or_else(|| unreachable(story, &address.origin, client.is_distrusted()))??;
    if request.plain || !is_drawable() {
        return Ok(lines::play(story, client, (game, lines::console()), None));
    }
    let look = Look::of(request.wish, |name| std::env::var(name).ok());
    let tui = Tui::enter(look).map_err(|error| Problem(error.to_string()))?;
    screen::play(
        story,
        tui,
        client,
        (game, screen::start(request, None)),
        None,
    )
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
