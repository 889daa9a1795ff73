//! Matches by keys alone, from the first page to the result; no pointer is ever used.

use browser_tests::play::{ENTER, Hand, tab_to, whole_match};
use browser_tests::{Browser, House, Look, Result, tables};

/// Counts what a pointer does. A click that a key makes has no pointer events before it.
const WATCH: &str = "
    window.pointed = 0;
    for (const kind of ['pointerdown', 'mousedown', 'touchstart', 'mousemove'])
        window.addEventListener(kind, () => { window.pointed += 1; }, true);";

async fn by_keys(game: &str, seed: u64) -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            from_the_first_page(browser, game, seed).await
        })
        .await
}

async fn from_the_first_page(browser: &Browser, game: &str, seed: u64) -> Result<()> {
    browser.go("/").await?;
    browser.run(WATCH, Vec::new()).await?;
    enter(
        browser,
        &format!("[data-game={game}] a[href='/new/{game}']"),
    )
    .await?;
    for (key, value) in tables::short(game) {
        if tables::is_folded(browser, &format!("option-{key}")).await? {
            enter(browser, tables::MORE).await?;
        }
        tab_to(browser, &format!("#option-{key}")).await?;
        choose(browser, &format!("#option-{key}"), value).await?;
    }
    enter(browser, "form.options button.primary").await?;
    // Who opens a table sits at it.
    browser.until_there(".waiting .seat.own").await?;
    enter(browser, tables::FILL).await?;
    browser
        .until(&format!("!{}", tables::A_SEAT_IS_FREE))
        .await?;
    enter(browser, tables::READY).await?;
    browser
        .until_there(".waiting .seat.own .tag.good")
        .await?;
    enter(browser, tables::START).await?;
    browser.until_there(".felt").await?;
    let done = whole_match(browser, Hand::Keys, seed).await?;
    // Ten cards are nine choices: the last card is not asked for.
    assert!(done >= 9, "a match asks more than {done} times");
    assert_eq!(
        browser.value("window.pointed").await?,
        0,
        "a pointer was used"
    );
    Ok(())
}

async fn enter(browser: &Browser, selector: &str) -> Result<()> {
    tab_to(browser, selector).await?;
    browser.press(ENTER).await
}

/// The key that goes to the first entry of a list.
const HOME: &str = "\u{E011}";
/// The key that goes to the next one.
const DOWN: &str = "\u{E015}";

/// Types the value into a field, or goes through a list until it is there.
async fn choose(browser: &Browser, selector: &str, value: &str) -> Result<()> {
    let now = format!("document.querySelector('{selector}').value");
    if browser.has(&format!("input{selector}")).await? {
        return browser.press(value).await;
    }
    browser.press(HOME).await?;
    for _ in 0..20 {
        if browser.value(&now).await? == value {
            return Ok(());
        }
        browser.press(DOWN).await?;
    }
    Err(format!("{selector} does not come to {value}").into())
}

#[tokio::test]
async fn the_focus_is_not_lost_with_a_card_that_is_played() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            tables::playing(browser, "samurakva", "players=4", "novice").await?;
            browser
                .until("document.querySelectorAll('.sk-hand button').length === 10")
                .await?;
            browser.press("3").await?;
            browser
                .until("document.querySelectorAll('.sk-hand button').length === 9")
                .await?;
            assert_eq!(
                browser
                    .value("document.activeElement.className")
                    .await?,
                "sk-hand"
            );
            Ok(())
        })
        .await
}

#[tokio::test]
async fn a_match_of_samurakva_by_keys() -> Result<()> {
    by_keys("samurakva", 11).await
}

#[tokio::test]
async fn a_match_of_yokai_septet_by_keys() -> Result<()> {
    by_keys("yokai-septet", 12).await
}
