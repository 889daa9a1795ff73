//! A long evening in one tab: what is still alive after ten matches.

use browser_tests::{Browser, House, Look, Result, autoplay, games, looks, tables};
use serde_json::{Value, json};

use crate::report::before_every_page;

/// How many matches are played in one tab.
const MATCHES: u32 = 10;
/// Nodes after the last of them, in those after the first, at most.
const GOAL: f64 = 1.5;
/// Between two things that the person does, in milliseconds.
const PAUSE: u32 = 10;

/// Keeps the memory of the program where it can be asked for.
const MEMORY: &str = "
    const started = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...how) => {
        const made = await started(...how);
        window.programMemory = made.instance.exports.memory;
        return made;
    };";

/// What is alive at one moment.
struct Alive {
    nodes: u64,
    /// Of the scripts, in bytes.
    heap: f64,
    /// Of the program, in bytes: it only grows.
    program: f64,
}

/// Plays ten matches of each game in one tab, one after the other by one click; prints what is alive afterwards.
pub(crate) async fn measure(house: &House) -> Result<Value> {
    let mut found = Vec::new();
    for game in games()? {
        let alive = house
            .visit(Look::default(), async |browser| {
                evening(browser, &game).await
            })
            .await?;
        let (Some(first), Some(last)) = (alive.first(), alive.last()) else {
            continue;
        };
        let mega = |bytes: f64| bytes / 1024.0 / 1024.0;
        crate::say(&format!(
            "  {MATCHES} matches, {game:<16} nodes {} -> {}, {:.2} times (goal {GOAL}); heap {:.1} -> {:.1} MB, program {:.1} -> {:.1} MB",
            first.nodes,
            last.nodes,
            last.nodes as f64 / first.nodes as f64,
            mega(first.heap),
            mega(last.heap),
            mega(first.program),
            mega(last.program),
        ));
        let told: Vec<Value> = alive
            .iter()
            .map(|one| json!({ "nodes": one.nodes, "heap": one.heap, "program": one.program }))
            .collect();
        found.push(json!({ "game": game, "alive": told }));
    }
    Ok(json!(found))
}

async fn evening(browser: &Browser, game: &str) -> Result<Vec<Alive>> {
    before_every_page(browser, MEMORY).await?;
    let config = short(game);
    tables::playing(browser, game, &config, "random").await?;
    let mut all = Vec::new();
    for number in 0..MATCHES {
        autoplay::to_the_end(browser, 17 * number, PAUSE).await?;
        browser.until_there(".over .turns a").await?;
        // What is left behind is counted from where nothing of it is shown.
        click(browser, "a.brand").await?;
        browser.until_there("a[href^='/replay/']").await?;
        all.push(alive(browser).await?);
        browser.run("history.back();", Vec::new()).await?;
        browser
            .until_there(".over button.primary")
            .await?;
        click(browser, ".over button.primary").await?;
        browser
            .until("!document.querySelector('.over') && document.querySelector('.prompt')?.textContent")
            .await?;
    }
    Ok(all)
}

/// Not by the driver: it would hold the element for ever.
async fn click(browser: &Browser, selector: &str) -> Result<()> {
    let script = "document.querySelector(arguments[0]).click();";
    browser
        .run(script, vec![json!(selector)])
        .await
        .map(drop)
}

/// The options of a short match in the form of a record.
fn short(game: &str) -> String {
    let options = looks(game).short.iter();
    let words: Vec<String> = options
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    words.join(" ")
}

async fn alive(browser: &Browser) -> Result<Alive> {
    let nodes = autoplay::nodes(browser).await?;
    let heap = browser
        .command("Runtime.getHeapUsage", json!({}))
        .await?;
    let program = browser
        .value("window.programMemory?.buffer.byteLength ?? 0")
        .await?;
    Ok(Alive {
        nodes,
        heap: heap
            .get("usedSize")
            .and_then(Value::as_f64)
            .unwrap_or_default(),
        program: program.as_f64().unwrap_or_default(),
    })
}
