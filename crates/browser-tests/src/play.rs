//! A match played through the page by clicks or by keys, chosen at random from a fixed seed.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::WebElement;
use tokio::time::sleep;

use crate::{Browser, Result};

/// How long a whole match may take.
const MATCH: Duration = Duration::from_secs(150);
/// How long the page may offer nothing while others act.
const IDLE: Duration = Duration::from_secs(20);
/// How many clicks may miss, because what was offered is gone, before the test gives up.
const MISSES: u32 = 20;

/// What a person could do now: the end, a question, or one thing of all that are offered, the argument
/// deciding which. Buttons that act are taken more often than cards that are only lifted.
const PICK: &str = "
    const [chance, which] = arguments;
    const open = one => one.checkVisibility() && !one.disabled && !one.classList.contains('dim');
    const all = selector => [...document.querySelectorAll(selector)].filter(open);
    if (document.querySelector('.over')) return { over: true };
    const yes = document.querySelector('.dialog button.primary, dialog[open] .round-sheet button.primary');
    if (yes) return { element: yes, what: 'yes' };
    const acts = all('[data-act]:not([data-act=\"\"])'), lifts = all('[data-lift]');
    const from = acts.length && (chance < 0.7 || !lifts.length) ? acts : lifts;
    const element = from[Math.floor(which * from.length)];
    // A table that has stopped between the turns of others goes on when it is told to.
    const on = !element && document.querySelector('.go-on');
    if (on) return { element: on, what: 'yes' };
    if (!element) return {};
    return { element, what: element.dataset.act || element.dataset.lift, key: element.dataset.key || null };";

/// Waits until the table has answered and the page has been still for a moment; but not for longer than a second, or five
/// without an answer.
const SETTLE: &str = "
    const done = arguments[arguments.length - 1];
    let last = performance.now();
    const begun = last;
    let answered = last;
    const watch = new MutationObserver(() => { last = performance.now(); });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    const look = () => {
        const now = performance.now();
        const waits = document.documentElement.hasAttribute('data-waits');
        if (waits) answered = now;
        const still = !waits && now - last > 45;
        if (still || now - answered > 1000 || now - begun > 5000) { watch.disconnect(); done(null); }
        else setTimeout(look, 15);
    };
    setTimeout(look, 15);";

/// A generator that gives the same numbers to everybody who names the same seed.
pub struct Chance(u64);

impl Chance {
    /// The numbers of this seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number from 0 to below 1.
    pub fn draw(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as f64 / (1_u64 << 53) as f64
    }
}

/// By what means a person plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// A mouse or a finger.
    Pointer,
    /// Keys alone.
    Keys,
}

/// What came of one look at the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The match is over.
    Over,
    /// Something was done.
    Done,
    /// Nothing is offered: others are to act.
    Nothing,
}

/// One person at one browser.
pub struct Player<'a> {
    browser: &'a Browser,
    hand: Hand,
    chance: Chance,
    misses: u32,
    /// Why the last thing could not be done.
    missed: String,
    /// How many things were done.
    pub done: u32,
}

impl<'a> Player<'a> {
    /// Somebody who plays in this browser.
    pub fn new(browser: &'a Browser, hand: Hand, seed: u64) -> Player<'a> {
        Player {
            browser,
            hand,
            chance: Chance::new(seed),
            misses: 0,
            missed: String::new(),
            done: 0,
        }
    }

    /// Where they play.
    pub fn browser(&self) -> &'a Browser {
        self.browser
    }

    /// Does one thing that is offered, if any is.
    pub async fn step(&mut self) -> Result<Step> {
        let arguments = vec![json!(self.chance.draw()), json!(self.chance.draw())];
        let found = self.browser.run(PICK, arguments).await?;
        if found.get("over").is_some() {
            return Ok(Step::Over);
        }
        let Some(element) = found.get("element") else {
            return Ok(Step::Nothing);
        };
        let element =
            WebElement::from_json(element.clone(), self.browser.driver().handle().clone())?;
        let what = found
            .get("what")
            .and_then(Value::as_str)
            .unwrap_or_default();
        let key = found.get("key").and_then(Value::as_str);
        let tried = match self.hand {
            Hand::Pointer => element.click().await.map_err(Into::into),
            Hand::Keys => self.press(&element, what, key).await,
        };
        if let Err(error) = tried {
            // What was offered may be gone because somebody else acted; but not always.
            self.misses += 1;
            self.missed = format!("{what:?} could not be done: {error}");
            if self.misses >= MISSES {
                return Err(format!("after {} steps {}", self.done, self.missed).into());
            }
            return Ok(Step::Nothing);
        }
        (self.misses, self.done) = (0, self.done + 1);
        self.settle().await?;
        Ok(Step::Done)
    }

    /// Plays until the match is over.
    pub async fn finish(&mut self) -> Result<()> {
        while self.advance().await? != Step::Over {}
        Ok(())
    }

    /// Plays `steps` steps, or until the match is over.
    pub async fn steps(&mut self, steps: u32) -> Result<()> {
        let last = self.done + steps;
        while self.done < last && self.advance().await? != Step::Over {}
        Ok(())
    }

    /// The same with a pause after each step, so that others are seen to answer.
    pub async fn slowly(&mut self, steps: u32, pause: Duration) -> Result<()> {
        for _ in 0..steps {
            self.steps(1).await?;
            sleep(pause).await;
        }
        Ok(())
    }

    /// Waits until something can be done, and does it.
    async fn advance(&mut self) -> Result<Step> {
        let begun = Instant::now();
        loop {
            match self.step().await? {
                Step::Nothing if begun.elapsed() > IDLE => {
                    return Err(format!(
                        "nothing can be done after {} steps; {}",
                        self.done, self.missed
                    )
                    .into());
                }
                Step::Nothing => sleep(Duration::from_millis(40)).await,
                step => return Ok(step),
            }
        }
    }

    async fn settle(&self) -> Result<()> {
        self.browser
            .run_until_called(SETTLE, Vec::new())
            .await
            .map(drop)
    }

    /// By keys: the card's own key, or the way there by arrows, then Enter. A question has the focus.
    async fn press(&self, element: &WebElement, what: &str, key: Option<&str>) -> Result<()> {
        if let Some(key) = key {
            return self.browser.press(key).await;
        }
        if what == "yes" {
            reach(self.browser, element, TAB, 40).await?;
        } else {
            reach(self.browser, element, ARROW, 200).await?;
        }
        self.browser.press(ENTER).await
    }
}

/// The keys as the driver writes them.
pub const TAB: &str = "\u{E004}";
/// Enter.
pub const ENTER: &str = "\u{E007}";
/// The key that lets go.
pub const ESCAPE: &str = "\u{E00C}";
/// To the right.
pub const ARROW: &str = "\u{E014}";
/// To the end.
pub const END: &str = "\u{E010}";

/// Presses a key until an element has the focus.
pub async fn reach(browser: &Browser, element: &WebElement, key: &str, most: u32) -> Result<()> {
    let mut way = Vec::new();
    for _ in 0..=most {
        let here = "return document.activeElement === arguments[0];";
        if browser
            .run(here, vec![element.to_json()?])
            .await?
            == Value::Bool(true)
        {
            return Ok(());
        }
        browser.press(key).await?;
        way.push(
            browser
                .value("document.activeElement.outerHTML.slice(0, 90)")
                .await?
                .to_string(),
        );
    }
    way.dedup();
    way.truncate(12);
    Err(format!(
        "the focus does not come to {} but to {way:#?}",
        element.outer_html().await?
    )
    .into())
}

/// Presses Tab until what has the focus is one of these.
pub async fn tab_to(browser: &Browser, selector: &str) -> Result<()> {
    browser.until_there(selector).await?;
    for _ in 0..150 {
        if browser
            .holds(&format!(
                "document.activeElement?.matches({})",
                json!(selector)
            ))
            .await?
        {
            return Ok(());
        }
        browser.press(TAB).await?;
    }
    Err(format!("Tab does not come to {selector}").into())
}

/// Plays a whole match in this browser; fails if it takes too long.
pub async fn whole_match(browser: &Browser, hand: Hand, seed: u64) -> Result<u32> {
    let mut player = Player::new(browser, hand, seed);
    let ended = tokio::time::timeout(MATCH, player.finish()).await;
    let done = player.done;
    ended.map_err(|_| format!("the match is not over after {MATCH:?} and {done} steps"))??;
    Ok(done)
}
