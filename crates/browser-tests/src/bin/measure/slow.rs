//! A phone that is four times slower: how long the page does not answer, and whether what is looked at jumps.

use std::time::Duration;

use browser_tests::play::{Hand, Player};
use browser_tests::{Browser, House, Look, Result, games, look, tables};
use serde_json::{Value, json};

use crate::report::{before_every_page, numbers, share};

/// How much slower.
const TIMES: u32 = 4;
/// How many things the person does.
const MOVES: u32 = 15;
/// Between two of them, so that bots are seen to answer.
const PAUSE: Duration = Duration::from_millis(1500);
/// The longest task, in milliseconds, and the worst run of shifts of the layout, at most.
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
            window.shifts.push({ value: one.value, at: one.startTime, had: one.hadRecentInput, moved });
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
                 first table {:.0} ms; shifts {:.4} (goal {}), all of them {:.4}, after an input {:.4}",
                share(&seen.tasks, 1.0),
                seen.tasks.len(),
                GOALS.0,
                share(&seen.opening, 1.0),
                seen.shifts,
                GOALS.1,
                seen.all,
                seen.answers
            ));
            for jump in &seen.jumps {
                crate::say(&format!("    {jump}"));
            }
            found.push(json!({
                "game": game, "screen": called, "tasks_ms": seen.tasks, "opening_ms": seen.opening, "shifts": seen.shifts,
                "all_shifts": seen.all, "shifts_after_input": seen.answers,
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
    /// As browsers count it, without what follows at once from what the person does: the worst run of shifts with less
    /// than a second between two and not longer than five.
    shifts: f64,
    /// The sum of all, from the first page on.
    all: f64,
    /// The sum of those that follow at once from what the person does.
    answers: f64,
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
    // A driver's clicks are a pointer's: the browser knows which changes of the page answer to one.
    Player::new(browser, Hand::Pointer, 7)
        .slowly(MOVES, PAUSE)
        .await?;
    let tasks = browser.value("window.tasks").await?;
    let shifts = browser.value("window.shifts").await?;
    let shifts: Vec<Shift> = shifts
        .as_array()
        .into_iter()
        .flatten()
        .map(Shift::read)
        .collect();
    let (answers, own): (Vec<Shift>, Vec<Shift>) = shifts.iter().partition(|one| one.answers);
    let sum = |list: &[Shift]| list.iter().map(|one| one.value).sum();
    let worst = browser
        .value("window.shifts.filter(one => !one.had && one.value > 0.001).sort((one, other) => other.value - one.value).slice(0, 3).map(one => `${one.value.toFixed(4)} ${one.moved.join('; ')}`)")
        .await?;
    let worst = worst.as_array().into_iter().flatten();
    Ok(Seen {
        opening: numbers(&opening),
        tasks: numbers(&tasks),
        shifts: worst_run(&own),
        all: sum(&own),
        answers: sum(&answers),
        jumps: worst
            .filter_map(|jump| jump.as_str().map(str::to_owned))
            .collect(),
    })
}

/// Something moved that was looked at.
#[derive(Clone, Copy)]
struct Shift {
    value: f64,
    /// In milliseconds from when the page was opened.
    at: f64,
    /// Whether it follows at once from what the person did.
    answers: bool,
}

impl Shift {
    fn read(shift: &Value) -> Shift {
        Shift {
            value: shift["value"].as_f64().unwrap_or_default(),
            at: shift["at"].as_f64().unwrap_or_default(),
            answers: shift["had"] == Value::Bool(true),
        }
    }
}

/// The largest sum of shifts that follow each other within a second, over five seconds at most.
fn worst_run(shifts: &[Shift]) -> f64 {
    let (mut worst, mut sum) = (0.0_f64, 0.0);
    let (mut first, mut last) = (f64::NEG_INFINITY, f64::NEG_INFINITY);
    for shift in shifts {
        if shift.at - last > 1000.0 || shift.at - first > 5000.0 {
            (first, sum) = (shift.at, 0.0);
        }
        last = shift.at;
        sum += shift.value;
        worst = worst.max(sum);
    }
    worst
}
