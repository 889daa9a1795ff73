//! Tables on this device: how they begin, and what is said of them.

use catalog::GameId;
use client_core::story::Line;
use leptos::prelude::*;
use protocol::http::NewTable;
use roster::Level;

use crate::app::{AppContext, SOON};
use crate::chunks;
use crate::net::here;
use crate::net::seat::Seated;
use crate::pages::around::Around;
use crate::pages::begin::{own_name, with_bots};
use crate::prefs;
use crate::route::Route;
use crate::words::say_now;

/// A table with bots on this device that starts at once.
pub(crate) fn play_now(app: AppContext, game: GameId, level: Level) {
    chunks::table_ahead(game);
    begin(app, &with_bots(game, level), &[own_name(app)]);
}

/// A table with bots that was wanted of the server, which cannot be reached; that is said as soon as the match has begun.
pub(crate) fn begin_instead(app: AppContext, table: &NewTable) {
    prefs::keep_here("instead", "yes");
    begin(app, table, &[own_name(app)]);
}

/// Says why a match is played here that was wanted elsewhere, and what cannot be kept; that once, however often the device
/// is handed on.
pub(crate) fn tell_where(app: AppContext, seated: Seated, playing: Memo<bool>, around: Around) {
    Effect::new(move || {
        if playing.get() && prefs::recall_here("instead").as_deref() == Some("yes") {
            prefs::keep_here("instead", "told");
            // What begins a match hushes what was told before.
            let tell = move || app.tell(say_now(app, &Line::new("ui-here-instead")));
            set_timeout(tell, SOON);
        }
    });
    Effect::new(move || {
        let was_told = || {
            around
                .warned
                .try_update_value(|told| core::mem::replace(told, true))
        };
        if seated.unkept.get() && was_told() == Some(false) {
            app.warn(say_now(app, &Line::new("ui-here-unkept")));
        }
    });
}

/// A table for these people of this device, with bots on the other seats.
pub(crate) fn begin(app: AppContext, table: &NewTable, names: &[String]) {
    let code = here::create_table(table, names);
    prefs::keep("start", code.as_str());
    app.router.go(Route::Here(code));
}
