//! A match played by the page itself: what is measured then is the page's own work, and an element that a driver has been
//! given is never forgotten by the browser, so that nothing can be said about memory.

use serde_json::{Value, json};

use crate::{Browser, Result};

/// Clicks on something that is offered, again and again: until this number of things is done, or the match is over.
const PLAY: &str = "
    const [steps, seed, pause, done] = arguments;
    let state = seed;
    const draw = () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 4294967296;
    };
    const open = one => !one.disabled && !one.classList.contains('dim') && one.checkVisibility();
    const all = selector => [...document.querySelectorAll(selector)].filter(open);
    let made = 0, idle = performance.now();
    const next = () => {
        if (document.querySelector('.over')) return done({ made, over: true });
        if (made >= steps) return done({ made, over: false });
        if (performance.now() - idle > 20000) return done({ made, stuck: document.body.innerText.slice(0, 400) });
        let one = document.querySelector('.dialog button.primary');
        if (!one) {
            const acts = all('[data-act]:not([data-act=\"\"])'), lifts = all('[data-lift]');
            const from = acts.length && (draw() < 0.7 || !lifts.length) ? acts : lifts;
            // A table that has stopped between the turns of others goes on when it is told to.
            one = from[Math.floor(draw() * from.length)] ?? document.querySelector('.go-on');
        }
        if (one) {
            one.click();
            made += 1;
            idle = performance.now();
        }
        setTimeout(next, pause);
    };
    next();";

/// How far a match came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// How many things were done.
    pub made: u64,
    /// Whether the match is over.
    pub over: bool,
}

/// Lets the page play, with a pause in milliseconds between two things that are done.
pub async fn play(browser: &Browser, steps: u32, seed: u32, pause: u32) -> Result<Played> {
    let arguments = vec![json!(steps), json!(seed), json!(pause)];
    let played = browser.run_until_called(PLAY, arguments).await?;
    if let Some(there) = played.get("stuck") {
        return Err(format!("nothing can be done any more: {there}").into());
    }
    Ok(Played {
        made: played
            .get("made")
            .and_then(Value::as_u64)
            .unwrap_or_default(),
        over: played.get("over") == Some(&Value::Bool(true)),
    })
}

/// Plays a match to its end, in pieces: a script may not run for longer than the driver waits.
pub async fn to_the_end(browser: &Browser, seed: u32, pause: u32) -> Result<()> {
    for piece in 0..200 {
        if play(browser, 25, seed + piece, pause).await?.over {
            return Ok(());
        }
    }
    Err("the match does not end".into())
}

/// Elements, texts and listeners that are alive after everything that can be forgotten is.
pub async fn nodes(browser: &Browser) -> Result<u64> {
    browser
        .command("HeapProfiler.collectGarbage", json!({}))
        .await?;
    let counted = browser
        .command("Memory.getDOMCounters", json!({}))
        .await?;
    counted
        .get("nodes")
        .and_then(Value::as_u64)
        .ok_or_else(|| format!("no count: {counted}").into())
}
