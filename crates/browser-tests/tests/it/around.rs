//! Several people around one device: nobody's cards are on the page while another has it.

use std::collections::BTreeSet;

use browser_tests::play::{Hand, Player, Step};
use browser_tests::{Browser, House, Look, Result, device, tables};
use serde_json::Value;

/// Lets whoever has got the device look.
const LOOK: &str = ".curtain button.primary";

/// All that can be lifted or done: in these games each card is there once, and only its owner can.
async fn held(browser: &Browser) -> Result<BTreeSet<String>> {
    let all = browser
        .value("[...document.querySelectorAll('[data-lift], [data-act]')].map(one => one.dataset.lift || one.dataset.act)
            .filter(word => /[0-9]/.test(word) && !word.startsWith('take'))")
        .await?;
    let words = |all: &Value| {
        Some(
            all.as_array()?
                .iter()
                .filter_map(|one| Some(one.as_str()?.to_owned()))
                .collect(),
        )
    };
    Ok(words(&all).unwrap_or_default())
}

/// Whether the page mentions any of these, anywhere: texts, attributes, what is hidden by a style.
async fn mentions(browser: &Browser, cards: &BTreeSet<String>) -> Result<Vec<String>> {
    let page = browser
        .value("[...document.querySelectorAll('[data-lift], [data-act], [data-about], [data-place]')].map(one => JSON.stringify({ ...one.dataset })).join('\\n')")
        .await?;
    let page = page.as_str().unwrap_or_default();
    let quoted = |card: &&String| page.contains(&format!("\"{card}\""));
    Ok(cards.iter().filter(quoted).cloned().collect())
}

async fn around(
    browser: &Browser,
    game: &str,
    options: browser_tests::games::Options,
) -> Result<()> {
    browser.go("/").await?;
    device::hurry(browser).await?;
    device::open_around(browser, game, options, "Bob").await?;
    let mut before: Option<BTreeSet<String>> = None;
    let (mut hands, mut compared) = (0, 0);
    let mut player = Player::new(browser, Hand::Pointer, 4);
    for _ in 0..120 {
        browser
            .until("document.querySelector('.curtain button.primary') || document.querySelector('.prompt.mine') || document.querySelector('.over')")
            .await?;
        if browser.has(".over").await? {
            break;
        }
        if browser.has(".curtain").await? {
            hands += 1;
            let nothing =
                "!document.querySelector('.felt, [data-lift], [data-act], [data-place], .hand')";
            assert!(
                browser.holds(nothing).await?,
                "something stands behind the curtain"
            );
            browser.click(LOOK).await?;
            browser.until_there(".prompt").await?;
            let cards = held(browser).await?;
            if let Some(before) = &before {
                compared += 1;
                let shown = mentions(browser, before).await?;
                assert!(
                    shown.is_empty(),
                    "the other's cards are on the page: {shown:?}"
                );
            }
            before = Some(cards).filter(|cards| !cards.is_empty());
            if hands > 5 {
                break;
            }
        }
        if player.step().await? == Step::Over {
            break;
        }
    }
    assert!(compared > 1, "cards were compared {compared} times only");
    assert!(hands > 3, "the device was handed on {hands} times only");
    Ok(())
}

#[tokio::test]
async fn nobody_sees_the_cards_of_another() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            around(browser, "samurakva", tables::short("samurakva")).await?;
            around(browser, "yokai-septet", &[("form", "pocket")]).await?;
            // Who comes back to the table is asked who they are before anything is shown.
            browser.reload().await?;
            browser.until_there(LOOK).await?;
            assert!(!browser.has(".felt").await?, "shown to whoever opens it");
            Ok(())
        })
        .await
}

#[tokio::test]
async fn in_samurai_spirit_all_look_together() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.go("/").await?;
            device::hurry(browser).await?;
            device::open_around(
                browser,
                "samurai-spirit",
                tables::short("samurai-spirit"),
                "Bob",
            )
            .await?;
            browser.until_there(".felt").await?;
            assert!(!browser.has(".curtain").await?, "nothing is hidden in it");
            Ok(())
        })
        .await
}
