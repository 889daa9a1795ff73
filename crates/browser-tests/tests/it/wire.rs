//! The connection is cut and comes back: the page says so, keeps what was half done, and goes on.

use std::time::Duration;

use browser_tests::look::{PHONE, SMALL};
use browser_tests::play::{Hand, Player};
use browser_tests::proxy::Proxy;
use browser_tests::{Browser, House, Look, Result, tables, words};
use tokio::time;

/// What a browser's console says about a connection that cannot be made.
const NO_CONNECTION: [&str; 4] = [
    "ERR_EMPTY_RESPONSE",
    "ERR_CONNECTION",
    "ERR_SOCKET",
    "WebSocket connection to",
];

async fn cut(browser: &Browser, proxy: &Proxy) -> Result<()> {
    browser.until_there(".wire.live").await?;
    for words in NO_CONNECTION {
        browser.expect_complaints(words).await;
    }
    proxy.cut();
    browser.until_there(".wire.waits").await?;
    let said = browser
        .value("document.querySelector('.wire').textContent.trim()")
        .await?;
    assert!(
        said.as_str().is_some_and(|said| !said.is_empty()),
        "the state is said in words"
    );
    Ok(())
}

/// The log once nothing more comes: bots choose for a moment after the person has, and what they do while the
/// connection is cut would rightly be told afterwards.
async fn settled_log(browser: &Browser) -> Result<Vec<String>> {
    let mut told = words::log(browser).await?;
    loop {
        time::sleep(Duration::from_millis(1500)).await;
        let now = words::log(browser).await?;
        if now == told {
            return Ok(told);
        }
        told = now;
    }
}

#[tokio::test]
async fn play_goes_on_after_the_connection_was_cut() -> Result<()> {
    let house = House::open()?;
    let proxy = Proxy::start(house.address()).await?;
    house
        .visit_by(&proxy.base, Look::default(), async |browser| {
            tables::playing(browser, "samurakva", "players=3 rounds=1", "random").await?;
            let mut player = Player::new(browser, Hand::Pointer, 9);
            player.steps(3).await?;
            let told = settled_log(browser).await?;
            cut(browser, &proxy).await?;
            assert_eq!(words::log(browser).await?, told, "what was told stays");
            proxy.restore();
            browser.until_there(".wire.live").await?;
            assert_eq!(words::log(browser).await?, told, "nothing is told twice");
            player.finish().await?;
            // Ten cards are nine choices: the last card is not asked for.
            assert!(player.done >= 9, "{} steps", player.done);
            Ok(())
        })
        .await
}

/// An action that was sent into a dead connection is carried out once it is back.
#[tokio::test]
async fn what_was_done_without_connection_is_carried_out_later() -> Result<()> {
    let house = House::open()?;
    let proxy = Proxy::start(house.address()).await?;
    house
        .visit_by(&proxy.base, Look::default(), async |browser| {
            tables::playing(browser, "samurakva", "players=3 rounds=1", "random").await?;
            browser
                .until("document.querySelectorAll('.sk-hand button').length === 10")
                .await?;
            cut(browser, &proxy).await?;
            browser
                .click(".sk-hand button:nth-of-type(2)")
                .await?;
            proxy.restore();
            browser.until_there(".wire.live").await?;
            let answered = "document.querySelectorAll('.sk-hand button').length === 9";
            browser.until(answered).await?;
            let log = words::log(browser).await?;
            let chosen = log
                .iter()
                .filter(|line| line.starts_with("You choose"))
                .count();
            assert_eq!(chosen, 1, "once and not twice: {log:?}");
            Ok(())
        })
        .await
}

/// Whether the state of the connection can be read: it lies before everything else where its words stand.
const READABLE: &str = "(() => {
    const words = document.querySelector('.wire-text'), box = words.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.width > 20 && box.height > 10 && box.left >= 0 && box.right <= innerWidth && top === words;
})()";

/// A coloured dot says nothing to those who have never seen it: where something is amiss, the words are there.
#[tokio::test]
async fn on_a_phone_it_is_said_in_words_that_something_is_amiss() -> Result<()> {
    let house = House::open()?;
    let proxy = Proxy::start(house.address()).await?;
    house
        .visit_by(&proxy.base, Look::sized(SMALL), async |browser| {
            tables::playing(browser, "yokai-septet", "players=4", "random").await?;
            browser.until_there(".wire.live").await?;
            assert!(
                !browser.holds(READABLE).await?,
                "all is well, and nothing is covered"
            );
            let size = "JSON.stringify(document.querySelector('.felt').getBoundingClientRect())";
            let before = browser.value(size).await?;
            cut(browser, &proxy).await?;
            browser.until(READABLE).await?;
            assert_eq!(
                browser.value(size).await?,
                before,
                "the table stays where it is"
            );
            proxy.restore();
            browser.until_there(".wire.live").await?;
            browser.until(&format!("!{READABLE}")).await
        })
        .await
}

/// The line is open, and the table does not answer: what was done is on its way.
#[tokio::test]
async fn what_has_no_answer_yet_is_called_sending() -> Result<()> {
    let house = House::open()?;
    let proxy = Proxy::start(house.address()).await?;
    house
        .visit_by(&proxy.base, Look::sized(PHONE), async |browser| {
            tables::playing(browser, "samurakva", "players=3 rounds=1", "random").await?;
            browser.until_there(".wire.live").await?;
            browser
                .until("document.querySelectorAll('.sk-hand button').length === 10")
                .await?;
            proxy.hold();
            browser.click(".sk-hand button").await?;
            let sends = "document.querySelector('.wire.waits')?.textContent.trim() === 'sending…'";
            browser.until(sends).await?;
            browser.until(READABLE).await?;
            proxy.restore();
            browser.until_there(".wire.live").await?;
            browser
                .until("document.querySelectorAll('.sk-hand button').length === 9")
                .await
        })
        .await
}

/// Cards that are only marked are nobody's business but the page's: it keeps them.
#[tokio::test]
async fn a_half_made_choice_survives_a_cut() -> Result<()> {
    let house = House::open()?;
    let proxy = Proxy::start(house.address()).await?;
    house
        .visit_by(&proxy.base, Look::default(), async |browser| {
            tables::playing(browser, "yokai-septet", "players=4", "random").await?;
            browser.click(".felt [data-lift]:not(.dim)").await?;
            let lifted = "[...document.querySelectorAll('.felt [data-lift][aria-pressed=true]')].map(one => one.dataset.lift)";
            browser.until_there(".felt [data-lift][aria-pressed=true]").await?;
            let before = browser.value(lifted).await?;
            cut(browser, &proxy).await?;
            proxy.restore();
            browser.until_there(".wire.live").await?;
            assert_eq!(browser.value(lifted).await?, before, "the card is still marked");
            Ok(())
        })
        .await
}
