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
        let (list, spent) = house
            .visit(Look::default(), async |browser| {
                events(browser, &game, config).await
            })
            .await?;
        let called = format!("{game} {config}");
        crate::say(&format!(
            "  one event, {called:<26} {} (goal {GOAL:.0} ms in 95 of 100)",
            spread(&list)
        ));
        // Of the thread's own time: a busy machine makes it no longer, but what the person does is in it too.
        let each = spent.map(|seconds| seconds * 1000.0 / list.len() as f64);
        crate::say(&format!(
            "    all work for one event on average: script {:.1} ms, style {:.1} ms, layout {:.1} ms, everything {:.1} ms",
            each[0], each[1], each[2], each[3]
        ));
        found.push(json!({ "game": called, "ms": list, "script_style_layout_all": each }));
    }
    Ok(json!(found))
}

/// Somebody plays at a table; every update that comes is timed.
async fn events(browser: &Browser, game: &str, config: &str) -> Result<(Vec<f64>, Spent)> {
    before_every_page(browser, EACH).await?;
    browser
        .command("Performance.enable", json!({ "timeDomain": "threadTicks" }))
        .await?;
    tables::playing(browser, game, config, "novice").await?;
    let before = spent(browser).await?;
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
    let after = spent(browser).await?;
    let mut all = Spent::default();
    for (at, sum) in all.iter_mut().enumerate() {
        *sum = after[at] - before[at];
    }
    Ok((list, all))
}

/// Seconds of the main thread for scripts, style, layout, and everything.
type Spent = [f64; 4];

/// What the main thread has spent so far.
async fn spent(browser: &Browser) -> Result<Spent> {
    let told = browser
        .command("Performance.getMetrics", json!({}))
        .await?;
    let names = [
        "ScriptDuration",
        "RecalcStyleDuration",
        "LayoutDuration",
        "TaskDuration",
    ];
    let metrics = told["metrics"].as_array();
    let value = |name: &str| {
        let mut metrics = metrics.into_iter().flatten();
        metrics
            .find(|metric| metric["name"] == name)
            .and_then(|metric| metric["value"].as_f64())
            .unwrap_or_default()
    };
    Ok(names.map(value))
}
