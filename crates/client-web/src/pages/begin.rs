//! How a match begins from a page: at once against bots, or at a new table, by whoever the person is.

use catalog::GameId;
use client_core::story::Line;
use leptos::prelude::*;
use protocol::http::NewTable;
use protocol::{Pace, TableCode};
use roster::Level;

use crate::app::AppContext;
use crate::chunks;
use crate::net::http;
use crate::pages::here;
use crate::prefs;
use crate::route::{Route, is_alone};
use crate::words::{failure, say_now};

/// Whether the person has seen a match of this game to its end in this browser.
pub(crate) fn has_played(game: GameId) -> bool {
    prefs::recall(&format!("played-{game}")).is_some()
}

/// The bots that fit: what was chosen, or beginners for a first match.
pub(crate) fn fitting(game: GameId) -> Level {
    let chosen = prefs::recall(&format!("bots-{game}")).and_then(|word| word.parse().ok());
    chosen.unwrap_or(if has_played(game) {
        Level::Solid
    } else {
        Level::Novice
    })
}

/// A table with bots that starts at once.
pub(crate) async fn play_now(app: AppContext, game: GameId, level: Level) {
    if is_alone() {
        here::play_now(app, game, level);
        return;
    }
    chunks::table_ahead(game);
    if let Err(error) = begin_at_once(app, &with_bots(game, level)).await {
        app.tell(failure(app, Some(game), &error));
    }
}

/// Begins a match against bots at a new table. Without a connection there is still this device.
pub(crate) async fn begin_at_once(app: AppContext, table: &NewTable) -> http::Answer<()> {
    if app.cut.get_untracked() {
        here::begin_instead(app, table);
        return Ok(());
    }
    match create(app, table).await {
        Ok(code) => {
            prefs::keep("start", code.as_str());
            app.router.go(Route::Table(code));
            Ok(())
        }
        Err(error) if http::is_unreachable(&error) => {
            app.cut.set(true);
            here::begin_instead(app, table);
            Ok(())
        }
        Err(error) => Err(error),
    }
}

/// What a match against bots is, as nobody has asked for anything else.
pub(crate) fn with_bots(game: GameId, level: Level) -> NewTable {
    NewTable {
        game: game.into(),
        config: String::new(),
        pace: Pace::None,
        level: level.into(),
        listed: false,
        talk: false,
    }
}

/// A new table; somebody without a name gets one first.
pub(crate) async fn create(app: AppContext, table: &NewTable) -> http::Answer<TableCode> {
    be_somebody(app).await?;
    Ok(http::create(table).await?.code)
}

/// Somebody who is nobody yet becomes a guest with the name kept or a plain one.
pub(crate) async fn be_somebody(app: AppContext) -> http::Answer<()> {
    if app.session.read_untracked().is_some() {
        return Ok(());
    }
    if let Some(known) = http::whoami().await? {
        app.session.set(Some(known));
        return Ok(());
    }
    let name = own_name(app);
    app.session
        .set(Some(http::name(&name, None, false).await?));
    Ok(())
}

/// The name kept, or a plain one.
pub(crate) fn own_name(app: AppContext) -> String {
    prefs::recall("name").unwrap_or_else(|| {
        prefs::keep("unnamed", "yes");
        let number = u16::from_le_bytes(crate::net::seat::random()) % 900 + 100;
        say_now(app, &Line::new("ui-guest").with("number", number))
    })
}
