//! The end of a match, and the match once more.

use std::time::{Duration, Instant};

use browser_tests::play::{ARROW, END, Hand, whole_match};
use browser_tests::{Browser, House, Look, Result, autoplay, look, tables};
use serde_json::{Value, json};
use tokio::time::sleep;

const LEFT: &str = "\u{E012}";
const HOME: &str = "\u{E011}";
const COUNTER: &str = "document.querySelector('.counter').textContent";
/// How far the replay is, and how far it goes.
const PLACE: &str = "document.querySelector('.counter').textContent.split(' / ').map(Number)";
const LAST_SENTENCE: &str = "[...document.querySelectorAll('.log li')].pop()?.textContent";

/// Two rounds of Samurakva, seen to their end; gives the table's code.
async fn at_the_end(browser: &Browser) -> Result<String> {
    let code = tables::playing(browser, "samurakva", "players=3 rounds=2", "random").await?;
    whole_match(browser, Hand::Pointer, 11).await?;
    browser.until_there(".over .turns a").await?;
    Ok(code)
}

async fn the_result_speaks_to_me(browser: &Browser) -> Result<()> {
    let told = "document.querySelector('.over .outcome').textContent";
    browser
        .until(&format!("/\\bYou (won|lost|share)/.test({told})"))
        .await?;
    assert!(
        browser
            .has(".over[data-mood=won], .over[data-mood=lost]")
            .await?
    );
    let first = "document.querySelector('.over .buttons > *').matches('button.primary')";
    assert!(browser.holds(first).await?, "playing again comes first");
    let curve = "document.querySelector('.over svg.curve').getAttribute('aria-label')";
    browser
        .until(&format!("/You: -?\\d+, -?\\d+/.test({curve})"))
        .await?;
    let strands = "document.querySelectorAll('.over svg.curve .strand').length === 3";
    assert!(browser.holds(strands).await?, "everybody has a line");
    let faces = "document.querySelectorAll('.over .key .who-seal').length === 3";
    assert!(browser.holds(faces).await?, "and a face");
    let rounds = "document.querySelectorAll('.over .rounds thead th').length === 2";
    assert!(browser.holds(rounds).await?, "every round has a column");
    let turns = "document.querySelectorAll('.over .turns a').length";
    browser
        .until(&format!("{turns} >= 2 && {turns} <= 5"))
        .await
}

#[tokio::test]
async fn the_end_says_what_it_means_for_me_and_leads_to_what_decided() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            let code = at_the_end(browser).await?;
            the_result_speaks_to_me(browser).await?;
            browser.reload().await?;
            browser.until_there(".over .turns a").await?;
            the_result_speaks_to_me(browser).await?;
            // Somebody who only watched is told of everybody, and can open a table with the same options.
            house
                .visit(Look::sized(look::PHONE), async |other| {
                    other.go(&format!("/t/{code}")).await?;
                    other
                        .until_there(".over[data-mood=even] .turns a")
                        .await?;
                    let told = "document.querySelector('.over .outcome').textContent";
                    assert!(
                        !other
                            .holds(&format!("/\\byou\\b/i.test({told})"))
                            .await?
                    );
                    other
                        .click(".over a[href^='/new/samurakva?']")
                        .await?;
                    other
                        .until("document.querySelector('#option-players')?.value === '3'")
                        .await
                })
                .await?;
            let link = "document.querySelector('.over .turns a')";
            let told = browser
                .value(&format!("{link}.textContent"))
                .await?;
            let step = browser
                .value(&format!(
                    "Number(new URL({link}.href).searchParams.get('step'))"
                ))
                .await?;
            browser.click(".over .turns a").await?;
            browser.until_there(".log li").await?;
            assert_eq!(browser.value(&format!("{PLACE}[0]")).await?, step);
            let sentences =
                "[...document.querySelectorAll('.log li')].map(line => line.textContent)";
            assert!(
                browser
                    .holds(&format!("{sentences}.includes({told})"))
                    .await?,
                "{told}"
            );
            Ok(())
        })
        .await
}

async fn choose(browser: &Browser, selector: &str, value: &str) -> Result<()> {
    let script = "const [selector, value] = arguments;
        const list = document.querySelector(selector);
        list.value = value;
        list.dispatchEvent(new Event('change', { bubbles: true }));";
    browser
        .run(script, vec![json!(selector), json!(value)])
        .await?;
    Ok(())
}

#[tokio::test]
async fn a_replay_is_led_by_keys_and_seen_from_anywhere() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            at_the_end(browser).await?;
            browser
                .click(".over .buttons a[href^='/replay/']")
                .await?;
            browser.until_there(".felt .sk").await?;
            let at = |place: &str| format!("{COUNTER}.startsWith('{place} / ')");
            assert!(browser.holds(&at("0")).await?, "it begins at the beginning");
            assert!(
                browser.has(".sk-hand").await?,
                "one's own match is seen from one's own seat"
            );
            for (key, place) in [(ARROW, "1"), (ARROW, "2"), (LEFT, "1"), (HOME, "0")] {
                browser.press(key).await?;
                browser.until(&at(place)).await?;
            }
            browser.press(END).await?;
            browser.until_there(".over").await?;
            browser
                .until(&format!("{PLACE}[0] === {PLACE}[1]"))
                .await?;
            by_itself(browser).await?;
            eyes_and_links(browser).await
        })
        .await
}

/// Space plays from the beginning, faster if that is asked for, and stops.
async fn by_itself(browser: &Browser) -> Result<()> {
    choose(browser, ".controls .speed", "3").await?;
    browser.press(" ").await?;
    browser.until(&format!("{PLACE}[0] > 2")).await?;
    browser.press(" ").await?;
    browser
        .until("document.querySelector('.reel .primary').getAttribute('aria-label') === 'Play'")
        .await?;
    let stopped = browser.value(COUNTER).await?;
    // Longer than a step takes at this speed.
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    assert_eq!(browser.value(COUNTER).await?, stopped);
    Ok(())
}

async fn eyes_and_links(browser: &Browser) -> Result<()> {
    let round = browser
        .value("document.querySelectorAll('.controls .jump option')[1].value")
        .await?;
    choose(
        browser,
        ".controls .jump",
        round.as_str().unwrap_or_default(),
    )
    .await?;
    browser
        .until(&format!(
            "{LAST_SENTENCE}.includes('Round\u{a0}2') || {LAST_SENTENCE}.includes('dealt')"
        ))
        .await?;
    choose(browser, ".controls .eyes", "open").await?;
    browser
        .until("document.querySelectorAll('.open-hands li').length === 3")
        .await?;
    choose(browser, ".controls .eyes", "2").await?;
    browser
        .until("!document.querySelector('.open-hands') && document.querySelector('.sk-hand')")
        .await?;
    let stub = "navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve(); };";
    browser.run(stub, Vec::new()).await?;
    browser
        .click(".controls .extras > button")
        .await?;
    let link = browser.value("window.copied").await?;
    let link = link.as_str().unwrap_or_default();
    let path = link
        .strip_prefix(browser.base())
        .ok_or_else(|| format!("no link to this house: {link}"))?;
    let place = browser.value(COUNTER).await?;
    browser.go(path).await?;
    browser.until_there(".felt .sk-hand").await?;
    assert_eq!(browser.value(COUNTER).await?, place);
    assert_eq!(
        browser
            .value("document.querySelector('.controls .eyes').value")
            .await?,
        "2"
    );
    Ok(())
}

#[tokio::test]
async fn open_hands_are_cards_of_the_game() -> Result<()> {
    let house = House::open()?;
    // Each game with hands: the cards, and a drawing that every one of them has.
    let drawn = [
        ("samurakva", "players=3 rounds=1", ".sk-frog[data-art]"),
        (
            "yokai-septet",
            "players=4 scoring=rounds",
            ".ys-scene[data-art]",
        ),
        ("samurai-sword", "players=4", ".sw-sign"),
    ];
    house
        .visit(Look::sized(look::SMALL), async |browser| {
            for (game, config, drawing) in drawn {
                tables::finished(browser, game, config).await?;
                let path = browser
                    .value("new URL(document.querySelector(\".over .buttons a[href^='/replay/']\").href).pathname")
                    .await?;
                let path = path.as_str().unwrap_or_default();
                browser.go(&format!("{path}?step=0&seat=open")).await?;
                let hands = format!(
                    "[...document.querySelectorAll('.open-hands li')].length >= 3 && \
                     [...document.querySelectorAll('.open-hands li')].every(hand => {{ \
                         const cards = [...hand.querySelectorAll('.card')]; \
                         const box = hand.getBoundingClientRect(); \
                         return cards.length > 1 && cards.every(card => card.querySelector('{drawing}') \
                             && card.ariaLabel && card.getBoundingClientRect().right <= box.right + 1); }})"
                );
                browser.until(&hands).await?;
            }
            Ok(())
        })
        .await
}

#[tokio::test]
async fn a_replay_moves_as_the_table_does_and_fits_a_phone() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::sized(look::SMALL), async |browser| {
            tables::finished(browser, "samurakva", "players=2 rounds=1").await?;
            browser.let_move().await?;
            let moves = "window.moved = 0;
                const animate = Element.prototype.animate;
                Element.prototype.animate = function (...how) {
                    window.moved += 1;
                    return animate.apply(this, how);
                };";
            let path = browser
                .value("new URL(document.querySelector(\".over .buttons a[href^='/replay/']\").href).pathname")
                .await?;
            browser
                .go(path.as_str().unwrap_or_default())
                .await?;
            browser.run(moves, Vec::new()).await?;
            browser.until_there(".felt .sk").await?;
            for step in 1..=4 {
                browser.press(ARROW).await?;
                browser
                    .until(&format!("{PLACE}[0] === {step}"))
                    .await?;
            }
            browser.until("window.moved > 0").await?;
            let lines = "[...new Set([...document.querySelectorAll('.reel > *')]
                .filter(one => one.checkVisibility() && one.offsetHeight)
                .map(one => Math.round(one.getBoundingClientRect().top + one.offsetHeight / 2)))]";
            let line = browser.value(lines).await?;
            let [first, others @ ..] = line.as_array().map_or(&[][..], Vec::as_slice) else {
                return Err("no controls".into());
            };
            let middle = |value: &Value| value.as_f64().unwrap_or_default();
            assert!(
                others
                    .iter()
                    .all(|other| (middle(other) - middle(first)).abs() < 4.0),
                "one line of controls: {line}"
            );
            let wide = "document.documentElement.scrollWidth <= innerWidth";
            assert!(browser.holds(wide).await?, "nothing is wider than the phone");
            Ok(())
        })
        .await
}

/// One collection can leave what an answer that is under way or a finalizer still holds; soon after, nothing does.
async fn forgets(browser: &Browser, first: u64) -> Result<()> {
    let begun = Instant::now();
    loop {
        let now = autoplay::nodes(browser).await?;
        if 2 * now <= 3 * first {
            return Ok(());
        }
        let waited = begun.elapsed();
        assert!(
            waited < Duration::from_secs(5),
            "{first} nodes at first, now {now}"
        );
        sleep(Duration::from_millis(200)).await;
    }
}

#[tokio::test]
async fn matches_that_were_left_are_forgotten() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            tables::playing(browser, "samurakva", "players=2 rounds=1", "random").await?;
            let mut first = None;
            for _ in 0..5 {
                autoplay::to_the_end(browser, 5, 10).await?;
                browser
                    .run("document.querySelector('a.brand').click();", Vec::new())
                    .await?;
                browser.until("document.querySelector(\"a[href^='/replay/']\")").await?;
                let now = autoplay::nodes(browser).await?;
                forgets(browser, *first.get_or_insert(now)).await?;
                browser.run("history.back();", Vec::new()).await?;
                browser
                    .until("document.querySelector('.over button.primary')")
                    .await?;
                browser
                    .run("document.querySelector('.over button.primary').click();", Vec::new())
                    .await?;
                browser
                    .until("document.querySelector('.prompt.mine') && !document.querySelector('.over')")
                    .await?;
            }
            Ok(())
        })
        .await
}
