//! How much a browser loads, how long it takes until one can play, and what drawing one event costs.
//!
//! `cargo xtask bench` runs this with a release build; `--json` writes one line for programs.

#![allow(clippy::print_stdout, reason = "the output is this program's job")]

use browser_tests::play::{Hand, Player};
use browser_tests::{Browser, House, Look, Result, games, looks, tables};
use serde_json::json;

/// What people should get: bytes to the first table, milliseconds until one can play, milliseconds of
/// the main thread for one event.
const GOALS: (f64, f64, f64) = (600.0 * 1024.0, 2000.0, 16.0);
/// How many events are timed in each game, if the match has that many.
const EVENTS: usize = 100;
/// How many times the first table is opened.
const VISITS: usize = 7;
/// Between the moves of two bots, in milliseconds: each is drawn by itself.
const DELAY: u32 = 60;

/// Notes when the first thing that can be played is on the page.
const FIRST: &str = "
    const note = () => {
        const first = document.querySelector('.felt [data-act]:not([disabled]), .felt [data-lift], .ask [data-act]');
        if (first && !window.playable) { window.playable = performance.now(); watch.disconnect(); }
    };
    const watch = new MutationObserver(note);
    watch.observe(document, { subtree: true, childList: true });";

/// Times the main thread's work for every update of the table: from the message's arrival through the model,
/// the effects, which follow as microtasks, and the page's changes to the new layout; and what was put off to the
/// next frame, where movements begin.
const EACH: &str = "
    window.drawn = [];
    let current = null;
    const frame = window.requestAnimationFrame;
    window.requestAnimationFrame = callback => {
        const mine = current;
        return frame.call(window, time => {
            const begun = performance.now();
            callback(time);
            if (mine) mine.ms += performance.now() - begun;
        });
    };
    const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
    Object.defineProperty(WebSocket.prototype, 'onmessage', { ...own, set(handler) {
        own.set.call(this, function (event) {
            const begun = performance.now();
            const mine = current = { ms: 0 };
            handler.call(this, event);
            // An effect may wake another: this is more turns of microtasks than any chain of them takes.
            let turns = 200;
            const settled = () => {
                if (turns--) return queueMicrotask(settled);
                document.body.getBoundingClientRect();
                mine.ms += performance.now() - begun;
                current = null;
                if (JSON.parse(event.data).type === 'update') window.drawn.push(mine);
            };
            queueMicrotask(settled);
        });
    } });";

/// What came over the wire, each file once.
const LOADED: &str = "
    const sizes = {};
    for (const one of [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]) {
        const name = new URL(one.name).pathname.replace(/\\.[0-9a-f]{16}\\./, '.').replace(/^\\/t\\/.*/, '/');
        sizes[name] = Math.max(sizes[name] || 0, one.encodedBodySize);
    }
    return sizes;";

#[tokio::main]
async fn main() -> Result<()> {
    let as_json = std::env::args().any(|argument| argument == "--json");
    let house = House::with_bot_delay(DELAY)?;
    let (sizes, times) = house
        .visit(Look::default(), async |browser| first_table(browser).await)
        .await?;
    let mut drawn = Vec::new();
    for game in games()? {
        let config = looks(&game).large;
        drawn.push((
            format!("{game} {config}"),
            house
                .visit(Look::default(), async |browser| {
                    events(browser, &game, config).await
                })
                .await?,
        ));
    }
    let total: f64 = sizes.iter().map(|(_, size)| size).sum();
    if as_json {
        let drawn: Vec<_> = drawn
            .iter()
            .map(|(game, list)| json!({ "game": game, "ms": list }))
            .collect();
        let found = json!({ "bytes": total, "first_table_ms": times, "event_ms": drawn });
        println!("{}", json!({ "browser": found }));
        return Ok(());
    }
    println!("browser");
    println!(
        "  to the first table   {:>8.1} KB compressed (goal {:.0})",
        total / 1024.0,
        GOALS.0 / 1024.0
    );
    for (name, size) in sizes.iter().filter(|(_, size)| *size >= 1024.0) {
        println!("    {name:<24} {:>8.1} KB", size / 1024.0);
    }
    println!(
        "  first table playable {}  (goal {:.0} ms)",
        spread(&times),
        GOALS.1
    );
    for (game, list) in &drawn {
        println!(
            "  one event, {game:<23} {}  (goal {:.0} ms)",
            spread(list),
            GOALS.2
        );
    }
    Ok(())
}

/// The middle, what 95 of 100 stay below, and the longest.
fn spread(times: &[f64]) -> String {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = |share: f64| {
        sorted
            .get((share * (sorted.len() as f64 - 1.0)).round() as usize)
            .copied()
            .unwrap_or_default()
    };
    format!(
        "median {:.1} ms, 95 % {:.1} ms, longest {:.1} ms of {}",
        at(0.5),
        at(0.95),
        at(1.0),
        sorted.len()
    )
}

async fn before_every_page(browser: &Browser, script: &str) -> Result<()> {
    let source = json!({ "source": format!("(() => {{ {script} }})();") });
    browser
        .command("Page.addScriptToEvaluateOnNewDocument", source)
        .await
        .map(drop)
}

/// A table that was started before, opened by a browser that has nothing in its cache.
async fn first_table(browser: &Browser) -> Result<(Vec<(String, f64)>, Vec<f64>)> {
    let code = tables::playing(browser, "samurakva", "players=4", "novice").await?;
    before_every_page(browser, FIRST).await?;
    let mut times = Vec::new();
    for _ in 0..VISITS {
        browser.driver().goto("about:blank").await?;
        browser
            .command("Network.clearBrowserCache", json!({}))
            .await?;
        browser.go(&format!("/t/{code}")).await?;
        browser.until("window.playable").await?;
        times.push(
            browser
                .value("window.playable")
                .await?
                .as_f64()
                .ok_or("no time")?,
        );
    }
    let sizes = browser.run(LOADED, Vec::new()).await?;
    let sizes = sizes.as_object().into_iter().flatten();
    Ok((
        sizes
            .map(|(name, size)| (name.clone(), size.as_f64().unwrap_or_default()))
            .collect(),
        times,
    ))
}

/// Somebody plays at a table; every update that comes is timed.
async fn events(browser: &Browser, game: &str, config: &str) -> Result<Vec<f64>> {
    before_every_page(browser, EACH).await?;
    tables::playing(browser, game, config, "novice").await?;
    let mut player = Player::new(browser, Hand::Pointer, 31);
    let mut list: Vec<f64> = Vec::new();
    // One's own steps alone, as in a long turn, say little about events; a match may end before there are all.
    for _ in 0..12 {
        player.steps(4).await?;
        let drawn = browser.value("window.drawn").await?;
        list = drawn
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|one| one["ms"].as_f64())
            .collect();
        if list.len() >= EVENTS {
            break;
        }
    }
    if list.len() < EVENTS / 4 {
        return Err(format!("only {} events of {game} were drawn", list.len()).into());
    }
    Ok(list)
}
