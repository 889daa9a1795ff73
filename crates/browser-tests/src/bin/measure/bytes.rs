//! What comes to a first table of each game, and how long it takes.

use browser_tests::{Browser, House, Look, Result, games, tables};
use serde_json::{Value, json};

use crate::report::{before_every_page, spread};

/// What people should get at most: bytes to a first table, milliseconds until one can play.
const GOALS: (f64, f64) = (600.0 * 1024.0, 2000.0);
/// How many times the first table of a game is opened.
const VISITS: usize = 5;

/// Notes when the first thing that can be played is on the page.
const FIRST: &str = "
    const note = () => {
        const first = document.querySelector('.felt [data-act]:not([disabled]), .felt [data-lift], .ask [data-act]');
        if (first && !window.playable) { window.playable = performance.now(); watch.disconnect(); }
    };
    const watch = new MutationObserver(note);
    watch.observe(document, { subtree: true, childList: true });";

/// What came over the wire, each file once.
const LOADED: &str = "
    const sizes = {};
    for (const one of [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]) {
        const name = new URL(one.name).pathname.replace(/\\.[0-9a-f]{16}\\./, '.').replace(/^\\/t\\/.*/, '/');
        sizes[name] = Math.max(sizes[name] || 0, one.encodedBodySize);
    }
    return sizes;";

/// What came to a first table.
struct First {
    game: String,
    sizes: Vec<(String, f64)>,
    times: Vec<f64>,
}

impl First {
    fn total(&self) -> f64 {
        self.sizes.iter().map(|(_, size)| size).sum()
    }

    fn drawings(&self) -> f64 {
        let drawn = self
            .sizes
            .iter()
            .filter(|(name, _)| name.rsplit('.').next() == Some("svg"));
        drawn.map(|(_, size)| size).sum()
    }
}

/// Opens the first table of every game; prints what came, and gives it for programs.
pub(crate) async fn measure(house: &House) -> Result<Value> {
    let mut found = Vec::new();
    for game in games()? {
        let first = house
            .visit(Look::default(), async |browser| {
                first_table(browser, &game).await
            })
            .await?;
        crate::say(&format!(
            "  first table, {game:<16} {:>6.1} KB compressed (goal {:.0}), {:.1} of them drawings; playable {} (goal {:.0} ms)",
            first.total() / 1024.0,
            GOALS.0 / 1024.0,
            first.drawings() / 1024.0,
            spread(&first.times),
            GOALS.1
        ));
        for (name, size) in first
            .sizes
            .iter()
            .filter(|(_, size)| *size >= 1024.0)
        {
            crate::say(&format!("    {name:<32} {:>8.1} KB", size / 1024.0));
        }
        found.push(json!({ "game": first.game, "bytes": first.total(), "ms": first.times }));
    }
    Ok(json!(found))
}

/// A table that was started before, opened by a browser that has nothing in its cache.
async fn first_table(browser: &Browser, game: &str) -> Result<First> {
    let code = tables::playing(browser, game, "", "novice").await?;
    before_every_page(browser, FIRST).await?;
    let mut times = Vec::new();
    for _ in 0..VISITS {
        browser.driver().goto("about:blank").await?;
        browser
            .command("Network.clearBrowserCache", json!({}))
            .await?;
        browser.go(&format!("/t/{code}")).await?;
        browser.until("window.playable").await?;
        let playable = browser.value("window.playable").await?;
        times.push(playable.as_f64().ok_or("no time")?);
    }
    let sizes = browser.run(LOADED, Vec::new()).await?;
    let sizes = sizes.as_object().into_iter().flatten();
    let sizes = sizes.map(|(name, size)| (name.clone(), size.as_f64().unwrap_or_default()));
    Ok(First {
        game: game.to_owned(),
        sizes: sizes.collect(),
        times,
    })
}
