//! A phone that is four times slower: how long the page does not answer, and whether what is looked at jumps.

use browser_tests::{Browser, House, Look, Result, autoplay, games, look, tables};
use serde_json::{Value, json};

use crate::report::{before_every_page, numbers, share};

/// How much slower.
const TIMES: u32 = 4;
/// How many things the person does.
const MOVES: u32 = 15;
/// Between two of them, in milliseconds, so that bots are seen to answer.
const PAUSE: u32 = 1500;
/// The longest task, in milliseconds, and the sum of all shifts of the layout, at most.
const GOALS: (f64, f64) = (100.0, 0.02);

/// Notes every task that takes longer than a twentieth of a second, and everything that jumps.
const WATCH: &str = "
    window.tasks = [];
    window.shifts = [];
    new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(one => one.duration)))
        .observe({ type: 'longtask', buffered: true });
    new PerformanceObserver(list => {
        for (const one of list.getEntries()) {
            const moved = one.sources.map(source => {
                const name = source.node?.className?.baseVal ?? source.node?.className ?? source.node?.nodeName;
                const { x, y, width, height } = source.currentRect;
                return `${name} ${source.previousRect.x},${source.previousRect.y} -> ${x},${y} ${width}x${height}`;
            });
            window.shifts.push({ value: one.value, had: one.hadRecentInput, moved });
        }
    }).observe({ type: 'layout-shift', buffered: true });";

/// Plays fifteen moves of every game on a slow machine; prints what was seen, and gives it for programs.
pub(crate) async fn measure(house: &House) -> Result<Value> {
    let mut found = Vec::new();
    for game in games()? {
        for (called, size) in [("phone", look::PHONE), ("wide", look::DESKTOP)] {
            let seen = house
                .visit(Look::sized(size), async |browser| {
                    moves(browser, &game).await
                })
                .await?;
            crate::say(&format!(
                "  {MOVES} moves at CPU/{TIMES}, {game:<16} {called:<6} longest task {:.0} ms of {} over 50 (goal {:.0}), \
                 first table {:.0} ms; shifts {:.4} (goal {})",
                share(&seen.tasks, 1.0),
                seen.tasks.len(),
                GOALS.0,
                share(&seen.opening, 1.0),
                seen.shifts,
                GOALS.1
            ));
            for jump in &seen.jumps {
                crate::say(&format!("    {jump}"));
            }
            found.push(json!({
                "game": game, "screen": called, "tasks_ms": seen.tasks, "opening_ms": seen.opening, "shifts": seen.shifts,
            }));
        }
    }
    Ok(json!(found))
}

struct Seen {
    /// Until the table could be played.
    opening: Vec<f64>,
    /// In the moves.
    tasks: Vec<f64>,
    /// From the first page on, without what follows at once from what the person does.
    shifts: f64,
    /// The largest of them.
    jumps: Vec<String>,
}

async fn moves(browser: &Browser, game: &str) -> Result<Seen> {
    browser.let_move().await?;
    before_every_page(browser, WATCH).await?;
    let slower = |rate: u32| json!({ "rate": rate });
    // The table is opened as people open it: the page is loaded where the match already runs.
    let code = tables::playing(browser, game, "", "novice").await?;
    browser
        .command("Emulation.setCPUThrottlingRate", slower(TIMES))
        .await?;
    browser.go(&format!("/t/{code}")).await?;
    browser
        .until("document.querySelector('.felt') && document.querySelector('.prompt')?.textContent")
        .await?;
    let opening = browser.value("window.tasks.splice(0)").await?;
    autoplay::play(browser, MOVES, 7, PAUSE).await?;
    let tasks = browser.value("window.tasks").await?;
    let shifts = browser
        .value("window.shifts.filter(one => !one.had)")
        .await?;
    let worst = browser
        .value("window.shifts.filter(one => !one.had && one.value > 0.001).sort((one, other) => other.value - one.value).slice(0, 3).map(one => `${one.value.toFixed(4)} ${one.moved.join('; ')}`)")
        .await?;
    let values: Vec<f64> = shifts
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|one| one["value"].as_f64())
        .collect();
    let worst = worst.as_array().into_iter().flatten();
    Ok(Seen {
        opening: numbers(&opening),
        tasks: numbers(&tasks),
        shifts: values.iter().sum(),
        jumps: worst
            .filter_map(|jump| jump.as_str().map(str::to_owned))
            .collect(),
    })
}
