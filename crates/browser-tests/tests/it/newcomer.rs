//! Somebody comes for the first time: one click to a match, one click to the next, and nothing has to be scrolled.

use browser_tests::look::Size;
use browser_tests::{Browser, House, Look, Result, autoplay, games};
use serde_json::json;

/// A small laptop, and a phone with the bars of its browser.
const LAPTOP: Size = (1366, 650);
const PHONE: Size = (390, 664);

/// Whether the middle of something can be clicked where the page stands now.
const REACHED: &str = "
    const one = document.querySelector(arguments[0]);
    if (!one) return false;
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !!hit && (one.contains(hit) || hit.contains(one)) && top >= 0 && top + height <= innerHeight;";

const PLAYABLE: &str =
    ".felt [data-act]:not([disabled]):not(.dim), .felt [data-lift]:not(.dim), .ask [data-act]";

async fn is_reached(browser: &Browser, selector: &str) -> Result<bool> {
    let reached = browser
        .run(REACHED, vec![json!(selector)])
        .await?;
    Ok(reached == json!(true))
}

/// Clicks on something that must be in reach without scrolling.
async fn click_where_it_is(browser: &Browser, selector: &str) -> Result<()> {
    browser.until_there(selector).await?;
    assert!(
        is_reached(browser, selector).await?,
        "{selector} has to be scrolled to: {}",
        browser.describe().await
    );
    browser.click(selector).await
}

/// Nothing was scrolled, and something can be played where it is.
async fn can_play_here(browser: &Browser) -> Result<()> {
    browser.until_there(PLAYABLE).await?;
    // Drawings come with the table and may push what is below them for a moment.
    let begun = std::time::Instant::now();
    while !is_reached(browser, PLAYABLE).await? {
        assert!(
            begun.elapsed() < browser_tests::browser::PATIENCE,
            "what can be played is out of sight"
        );
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(browser.value("scrollY").await?, 0, "the page was scrolled");
    Ok(())
}

#[tokio::test]
async fn a_newcomer_plays_any_game_by_one_click_without_scrolling() -> Result<()> {
    let house = House::open()?;
    for game in games()? {
        house
            .visit(Look::sized(LAPTOP), async |browser| {
                browser.go("/").await?;
                let play = format!("[data-game={game}] button.primary");
                click_where_it_is(browser, &play).await?;
                can_play_here(browser).await
            })
            .await?;
    }
    Ok(())
}

#[tokio::test]
async fn on_a_phone_one_click_deals_and_one_more_deals_again() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::sized(PHONE), async |browser| {
            browser.go("/").await?;
            click_where_it_is(browser, ".game-card:first-child button.primary").await?;
            can_play_here(browser).await?;
            autoplay::to_the_end(browser, 3, 10).await?;
            click_where_it_is(browser, ".over button.primary").await?;
            browser
                .until("!document.querySelector('.over')")
                .await?;
            can_play_here(browser).await
        })
        .await
}
