//! A whole match through the page, and what must be there when it is over.

use crate::play::{END, Hand, whole_match};
use crate::words::{self, Ids};
use crate::{Browser, Result, tables};

/// Plays a short match by clicks and looks at what is left of it: the result, the log, the replay.
///
/// # Panics
///
/// When something is missing.
pub async fn one_match(browser: &Browser, game: &str, seed: u64, least: u32) -> Result<()> {
    tables::open_by_page(browser, game, tables::short(game)).await?;
    tables::start_by_page(browser).await?;
    let done = whole_match(browser, Hand::Pointer, seed).await?;
    assert!(
        done >= least,
        "a match of {game} asks more than {done} times"
    );
    the_result_is_told(browser).await?;
    the_log_tells_the_match(browser).await?;
    the_record_can_be_watched(browser).await
}

async fn the_result_is_told(browser: &Browser) -> Result<()> {
    let outcome = browser
        .value("document.querySelector('.over .outcome')?.textContent ?? ''")
        .await?;
    assert!(
        outcome
            .as_str()
            .is_some_and(|text| text.contains(' ')),
        "no outcome in words: {outcome}"
    );
    let offered = "!document.querySelector('.below [data-act]')";
    assert!(
        browser.holds(offered).await?,
        "something is still asked after the end"
    );
    Ok(())
}

async fn the_log_tells_the_match(browser: &Browser) -> Result<()> {
    let log = words::log(browser).await?;
    assert!(log.len() > 10, "only {} sentences: {log:?}", log.len());
    let bad: Vec<_> = log
        .iter()
        .filter(|line| !line.contains(' ') || words::is_identifier(line))
        .collect();
    assert!(bad.is_empty(), "no sentences: {bad:?}");
    let texts = words::texts(browser).await?;
    assert_eq!(
        Ids::read()?.found_in(&texts),
        Vec::<&str>::new(),
        "names of messages on the page"
    );
    Ok(())
}

/// The link below the result leads to the replay, whose slider leads through the match.
async fn the_record_can_be_watched(browser: &Browser) -> Result<()> {
    browser.click(".over a[href^='/replay/']").await?;
    browser.until_there(".controls .tag.good").await?;
    browser.until_there(".felt").await?;
    assert!(
        !browser.has(".over").await?,
        "a replay begins at the beginning"
    );
    browser.press(END).await?;
    browser.until_there(".over").await?;
    let lines = words::log(browser).await?.len();
    browser
        .run(
            "const slider = document.querySelector('.controls input[type=range]');
             slider.value = Math.floor(slider.max / 2);
             slider.dispatchEvent(new Event('input', { bubbles: true }));",
            Vec::new(),
        )
        .await?;
    browser
        .until("!document.querySelector('.over')")
        .await?;
    let earlier = words::log(browser).await?.len();
    assert!(
        0 < earlier && earlier < lines,
        "{earlier} of {lines} sentences in the middle"
    );
    Ok(())
}
