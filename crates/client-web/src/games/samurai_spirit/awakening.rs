//! The one grand moment: a samurai turns into the beast.

use ::samurai_spirit::{Samurai, SamuraiSpirit};
use client_core::story::Line;
use client_core::story::samurai_spirit::name;
use leptos::prelude::*;

use crate::app::AppContext;
use crate::art::samurai_spirit as art;
use crate::prefs::{self, Pace};
use crate::table::Match;

/// Watches for a samurai who has just turned, and shows it over the table; nothing waits for it.
#[component]
pub(super) fn Awakening(game: Match<SamuraiSpirit>) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let turned = RwSignal::new(None::<Samurai>);
    let beasts = Memo::new(move |_| {
        let fighters = game.scene().map(|scene| scene.fighters);
        fighters
            .unwrap_or_default()
            .iter()
            .map(|one| (one.samurai, one.is_beast()))
            .collect::<Vec<_>>()
    });
    Effect::new(move |before: Option<Vec<(Samurai, bool)>>| {
        let now = beasts.get();
        let was = |samurai: Samurai| {
            before
                .as_ref()
                .is_some_and(|before| before.contains(&(samurai, false)))
        };
        let new = now
            .iter()
            .find(|(samurai, beast)| *beast && was(*samurai));
        if let Some((samurai, _)) = new.filter(|_| is_shown(app)) {
            turned.set(Some(*samurai));
        }
        now
    });
    let shown = move || {
        let samurai = turned.get()?;
        let line = Line::new("word-awakes").with("samurai", name(samurai));
        let text = app
            .story
            .read()
            .say::<SamuraiSpirit>(&line, &game.play.names.read());
        // The slowest of the animations is the banner's; when it ends, or is hurried, all is over.
        Some(view! {
            <div class="sp-awakening" aria-hidden="true">
                <div class="sp-sun"></div>
                <div class="sp-turn">
                    <div class="sp-human">{art::seal(samurai, false)}</div>
                    <div class="sp-beast">{art::seal(samurai, true)}</div>
                </div>
                <p class="sp-banner" on:animationend=move |_| turned.set(None)>
                    {text}
                </p>
            </div>
        })
    };
    view! { {shown} }
}

fn is_shown(app: AppContext) -> bool {
    app.pace.get_untracked() != Pace::Instant && !prefs::is_still()
}
