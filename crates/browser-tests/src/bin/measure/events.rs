//! What drawing one event costs the main thread.

use browser_tests::{Browser, House, Look, Result, autoplay, games, looks, tables};
use serde_json::{Value, json};

use crate::report::{before_every_page, numbers, spread};

/// Milliseconds of the main thread for one event, at most, in 95 of 100.
const GOAL: f64 = 16.0;
/// How many events are timed in each game, if the match has that many.
const EVENTS: usize = 100;
/// Between two things that the person does, in milliseconds: each event is drawn by itself.
const PAUSE: u32 = 150;

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

/// Plays every game at a large table; prints what its events cost, and gives it for programs.
pub(crate) async fn measure(house: &House) -> Result<Value> {
    let mut found = Vec::new();
    for game in games()? {
        let config = looks(&game).large;
        let list = house
            .visit(Look::default(), async |browser| {
                events(browser, &game, config).await
            })
            .await?;
        let called = format!("{game} {config}");
        crate::say(&format!(
            "  one event, {called:<26} {} (goal {GOAL:.0} ms in 95 of 100)",
            spread(&list)
        ));
        found.push(json!({ "game": called, "ms": list }));
    }
    Ok(json!(found))
}

/// Somebody plays at a table; every update that comes is timed.
async fn events(browser: &Browser, game: &str, config: &str) -> Result<Vec<f64>> {
    before_every_page(browser, EACH).await?;
    tables::playing(browser, game, config, "novice").await?;
    let mut list: Vec<f64> = Vec::new();
    // One's own steps alone, as in a long turn, say little about events; a match may end before there are all.
    for seed in 0..20 {
        let played = autoplay::play(browser, 4, 31 + seed, PAUSE).await?;
        list = numbers(
            &browser
                .value("window.drawn.map(one => one.ms)")
                .await?,
        );
        if played.over || list.len() >= EVENTS {
            break;
        }
    }
    if list.len() < EVENTS / 4 {
        return Err(format!("only {} events of {game} were drawn", list.len()).into());
    }
    Ok(list)
}
