//! A table drawn on the screen, from the menu to the last words.

use std::io;
use std::time::Duration;

use catalog::{GameId, with_game};
use client_core::story::Story;
use protocol::TableCode;

use super::{Problem, Request, What, farewell, open, say};
use crate::choices::{self, Chosen};
use crate::client::{Client, ShortNotes};
use crate::draw::{Look, Menu, Pace, SetUp, Setup, Start, Tui};
use crate::games::Drawn;
use crate::line::{self, Tempo};
use crate::local::{Folder, Kept};
use crate::seen::{Seen, result};
use crate::words::t;

/// Plays on the drawn screen; without a word of what, a menu comes first.
pub(super) fn run(story: &Story, folder: &Folder, request: &Request) -> Result<bool, Problem> {
    let failed = |error: io::Error| Problem(error.to_string());
    let look = Look::of(request.wish, |name| std::env::var(name).ok());
    let mut tui = Tui::enter(look).map_err(failed)?;
    let what = match &request.what {
        What::Menu => {
            let kept = folder.list().map_err(failed)?;
            match chosen(story, &mut tui, &kept).map_err(failed)? {
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
    play(story, tui, client, (game, start), Some(code))
}

/// What is chosen from the menu; nothing if the person leaves.
fn chosen(story: &Story, tui: &mut Tui, kept: &[Kept]) -> io::Result<Option<What>> {
    let mut menu = Menu::new(choices::on_this_machine(story, kept));
    loop {
        let game = match tui.choose(story, &mut menu, &mut |_| false)? {
            // No server is asked for tables here.
            Chosen::Leave | Chosen::Visit(_) => return Ok(None),
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
                ..
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
pub(super) fn start(request: &Request, notice: Option<String>) -> Start {
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
pub(super) fn play(
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
    // That it cannot be read was told while it was played.
    let seen = Seen::<G>::of(client.room(), story)
        .ok()
        .flatten()?;
    let lines = result::<G>(story, client.room(), &seen.view, &seen.names);
    Some(lines).filter(|lines| !lines.is_empty())
}
