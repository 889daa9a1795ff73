//! What happened is shown step by step: at the person's pace, never in the way, and with time between rounds.

use std::time::{Duration, Instant};

use browser_tests::play::ENTER;
use browser_tests::{Browser, House, Look, Result, tables};
use serde_json::json;

const CARD: &str = ".sk-hand button";
const ROW: &str = ".row-take:not([disabled])";
/// Something is being shown.
const SHOWS: &str = "document.querySelector('.prompt.later')";
const STOPPED: &str = "document.querySelector('.go-on')";

/// The device has nothing against movement.
async fn let_move(browser: &Browser) -> Result<()> {
    let features = json!([{ "name": "prefers-reduced-motion", "value": "no-preference" }]);
    browser
        .command(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        )
        .await
        .map(drop)
}

/// Chooses a pace in words, as the head of the page offers it.
async fn choose_pace(browser: &Browser, pace: &str) -> Result<()> {
    tables::choose(browser, "tempo", pace).await
}

#[tokio::test]
async fn a_tap_ends_a_reveal_and_a_beginners_table_waits_for_enter() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            let_move(browser).await?;
            tables::playing(browser, "samurakva", "players=10", "random").await?;
            choose_pace(browser, "calm").await?;
            browser.click(CARD).await?;
            browser
                .until(&format!(
                    "{SHOWS} && document.querySelectorAll('.sk-players .number').length > 5"
                ))
                .await?;
            let begun = Instant::now();
            // The middle of the felt has nothing to tap there.
            browser
                .run("document.querySelector('.felt').click()", Vec::new())
                .await?;
            browser.until(STOPPED).await?;
            // Ten cards are placed in ten seconds at this pace.
            assert!(begun.elapsed() < Duration::from_secs(4), "it was skipped");
            assert!(
                browser
                    .holds("document.querySelector('.prompt.mine')")
                    .await?,
                "nothing waits but the picture"
            );
            browser
                .run("document.activeElement.blur()", Vec::new())
                .await?;
            browser.press(ENTER).await?;
            browser
                .until(&format!("!{STOPPED} && !{SHOWS}"))
                .await
        })
        .await
}

#[tokio::test]
async fn a_round_ends_on_a_sheet_that_waits() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            let_move(browser).await?;
            tables::playing(browser, "samurakva", "players=2 rounds=2", "random").await?;
            choose_pace(browser, "quick").await?;
            let over = "document.querySelector('.log').textContent.includes('Round 1 is over')";
            let left = "document.querySelectorAll('.sk-hand button').length";
            let asked = format!("document.querySelector('{ROW}')");
            for cards in (0..10).rev() {
                browser.click(CARD).await?;
                let next = format!("({over}) || {left} === {cards} || {asked}");
                browser.until(&next).await?;
                while browser.holds(&asked).await? {
                    browser.click(ROW).await?;
                    browser.until(&format!("!{asked}")).await?;
                }
                browser
                    .until(&format!("({over}) || {left} === {cards}"))
                    .await?;
            }
            let shown = "document.querySelector('dialog[open] .round-sheet')";
            browser.until(shown).await?;
            let rows = "document.querySelectorAll('.round-sheet tbody tr').length";
            assert_eq!(browser.value(rows).await?, 2, "a line for each player");
            // The match has gone on meanwhile: the next hand is dealt.
            assert_eq!(browser.value(left).await?, 10);
            browser.press(ENTER).await?;
            browser.until(&format!("!{shown}")).await?;
            browser.until(&format!("!{SHOWS}")).await
        })
        .await
}

#[tokio::test]
async fn bots_keep_the_pace_of_the_person() -> Result<()> {
    // Longer than anybody waits for: only a person's own pace makes these bots move in time.
    let house = House::with_bot_delay(100_000)?;
    house
        .visit(Look::default(), async |browser| {
            browser.go("/new/samurakva").await?;
            choose_pace(browser, "instant").await?;
            browser
                .click("form.options button.primary")
                .await?;
            tables::start_by_page(browser).await?;
            browser.click(CARD).await?;
            browser
                .until("document.querySelector('.log').textContent.includes('revealed')")
                .await?;
            // What was chosen is kept on the device.
            browser.reload().await?;
            browser
                .until("document.querySelector('#tempo')?.value === 'instant'")
                .await
        })
        .await
}

#[tokio::test]
async fn sounds_are_chosen_in_a_dialog_and_kept() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.go("/").await?;
            browser.click("[aria-haspopup=dialog]").await?;
            browser.until("document.querySelector('dialog[open] .comfort')").await?;
            let off = "document.querySelector('.comfort fieldset').disabled";
            assert!(browser.holds(off).await?, "silent until somebody asks");
            browser.click(".comfort .check:nth-of-type(2) input").await?;
            browser.until(&format!("!{off}")).await?;
            browser.click(".comfort fieldset .check input").await?;
            browser.until("localStorage['zashiki-sound'] === 'on' && localStorage['zashiki-hearing'] === '50 1 1'").await
        })
        .await
}
