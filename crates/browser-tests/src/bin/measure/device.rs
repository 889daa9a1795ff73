//! Tables on the device itself: how soon they are there, how long the page does not answer, how fast bots search.

use browser_tests::{Browser, House, Look, Result, autoplay, device, games, tables};
use serde_json::{Value, json};

use crate::report::{before_every_page, numbers, share, spread};
use crate::search;

/// Milliseconds from the tap to a table, with nothing fetched before, and afterwards.
const TAP: (f64, f64) = (1500.0, 300.0);
/// The longest task of the main thread in whole matches, in milliseconds.
const TASK: f64 = 50.0;
/// How fast bots search in a browser, if they are as fast as 1 outside of it.
const SEARCH: f64 = 0.75;
/// The program that plays tables on a device, compressed, in bytes.
const SIZE: f64 = 800.0 * 1024.0;

/// How many times a first table is opened.
const VISITS: usize = 5;
/// Between two things that the person does, in milliseconds.
const PAUSE: u32 = 120;

/// Notes every task that takes longer than a twentieth of a second; the browser notes no shorter ones.
const WATCH: &str = "
    window.tasks = [];
    new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(one => one.duration)))
        .observe({ type: 'longtask', buffered: true });";

/// Taps, and says when the table is there. Who plays first is chance, so it may be a bot's turn then.
const TAP_AND_WAIT: &str = "
    const [selector, done] = arguments;
    const begun = performance.now();
    const look = () => {
        if (document.querySelector('.felt > *') && document.querySelector('.prompt')?.textContent) {
            watch.disconnect();
            done(performance.now() - begun);
        }
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true, characterData: true });
    document.querySelector(selector).click();";

/// Measures all of it; prints it, and gives it for programs.
pub(crate) async fn measure(house: &House) -> Result<Value> {
    let mut taps = Vec::new();
    for game in games()? {
        let told = house
            .visit(Look::default(), async |browser| tap(browser, &game).await)
            .await?;
        taps.push(told);
    }
    let mut matches = Vec::new();
    // Every game, and the first one once more.
    let all = games()?;
    for game in all.iter().chain(all.first()) {
        let told = house
            .visit(Look::default(), async |browser| {
                whole_match(browser, game).await
            })
            .await?;
        matches.push(told);
    }
    Ok(json!({ "taps": taps, "matches": matches }))
}

/// From the tap on the first page to a table on the device.
async fn tap(browser: &Browser, game: &str) -> Result<Value> {
    let button = format!("[data-game={game}] button.here");
    let (mut cold, mut warm) = (Vec::new(), Vec::new());
    for visit in 0..2 * VISITS {
        let is_cold = visit % 2 == 0;
        browser.driver().goto("about:blank").await?;
        if is_cold {
            browser
                .command("Network.clearBrowserCache", json!({}))
                .await?;
        }
        browser.go("/").await?;
        browser.until_there(&button).await?;
        // Whoever taps has looked at the page first, and it has come to rest.
        tokio::time::sleep(std::time::Duration::from_millis(700)).await;
        let took = browser
            .run_until_called(TAP_AND_WAIT, vec![json!(button)])
            .await?;
        let took = took.as_f64().ok_or("no time")?;
        if is_cold { &mut cold } else { &mut warm }.push(took);
    }
    // Asked here, because a release that is kept gives files out unpacked.
    let size = search::begin(browser).await?;
    crate::say(&format!(
        "  tap to a table here, {game:<16} cold {} (goal {:.0}); warm {} (goal {:.0}); the program {:.0} KB compressed (goal {:.0})",
        spread(&cold),
        TAP.0,
        spread(&warm),
        TAP.1,
        size / 1024.0,
        SIZE / 1024.0
    ));
    Ok(json!({ "game": game, "cold_ms": cold, "warm_ms": warm, "bytes": size }))
}

/// A whole match against the strongest bots as people play it, then its decisions once more.
async fn whole_match(browser: &Browser, game: &str) -> Result<Value> {
    browser.let_move().await?;
    before_every_page(browser, WATCH).await?;
    browser.go("/").await?;
    let quick = "localStorage['zashiki-pace'] = 'quick';";
    browser.run(quick, Vec::new()).await?;
    let short = tables::short(game);
    let code = device::open_against_the_strongest(browser, game, short).await?;
    let opening = browser.value("window.tasks.splice(0)").await?;
    let mut seed = 11;
    // A few things at a time: bots pause as people are used to, and a script may not run for longer than the driver waits.
    while !autoplay::play(browser, 4, seed, PAUSE)
        .await?
        .over
    {
        seed += 1;
    }
    let tasks = numbers(&browser.value("window.tasks").await?);
    let log = search::log(browser, &code).await?;
    browser.go("/").await?;
    search::begin(browser).await?;
    let compared = search::compare(browser, &log).await?;
    crate::say(&format!(
        "  a match here, {game:<16} {} entries; tasks over {TASK:.0} ms (goal: none) {}, longest {:.0} ms; \
         while opening {}, longest {:.0} ms",
        log.len(),
        tasks.len(),
        share(&tasks, 1.0),
        numbers(&opening).len(),
        share(&numbers(&opening), 1.0),
    ));
    crate::say(&format!(
        "    bots: {} decisions, {:.0} ms in the browser, {:.0} ms outside: {:.2} of its speed (goal {SEARCH}), {} decided \
         otherwise",
        compared.decisions,
        compared.browser,
        compared.native,
        compared.ratio(),
        compared.differ
    ));
    Ok(json!({
        "game": game, "entries": log.len(), "tasks_ms": tasks, "opening_ms": opening, "decisions": compared.decisions,
        "browser_ms": compared.browser, "native_ms": compared.native, "ratio": compared.ratio(),
        "differ": compared.differ,
    }))
}
