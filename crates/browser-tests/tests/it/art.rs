//! The drawings of a game: fetched with its table, once, and all there.

use browser_tests::{House, Look, Result, games, tables};

/// Every drawing that the page uses is in the page.
const ALL_DRAWN: &str = "[...document.querySelectorAll('use')].length > 0 \
     && [...document.querySelectorAll('use')].every(use => document.getElementById(use.getAttribute('href').slice(1)))";

#[tokio::test]
async fn the_drawings_come_with_the_table_and_the_rules_but_not_with_the_first_page() -> Result<()>
{
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.go("/").await?;
            browser.until_there(".game-card").await?;
            for game in games()? {
                let sheets = format!("document.querySelectorAll('#{game}-art').length");
                assert!(
                    browser.holds(&format!("{sheets} === 0")).await?,
                    "{game} waits for its table"
                );
            }
            for game in games()? {
                tables::playing(browser, &game, "", "random").await?;
                browser.until(ALL_DRAWN).await?;
                // The rules at the table share what the table has fetched.
                browser.press("?").await?;
                browser.until_there(".sheet figure").await?;
                browser.until(ALL_DRAWN).await?;
                let once = format!("document.querySelectorAll('#{game}-art > svg').length === 1");
                assert!(browser.holds(&once).await?, "{game} has one sheet");
            }
            Ok(())
        })
        .await
}

#[tokio::test]
async fn a_card_shows_its_drawing_in_full() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            tables::playing(browser, "samurakva", "players=2", "random").await?;
            browser.until(ALL_DRAWN).await?;
            // What a frog is made of lies within its card and takes up most of its width.
            let fills = "[...document.querySelectorAll('.sk-hand .card')].every(card => { \
                 const frog = card.querySelector('.sk-frog use').getBoundingClientRect(); \
                 const face = card.getBoundingClientRect(); \
                 return frog.width > face.width / 2 && frog.left > face.left - 2 && frog.right < face.right + 2; })";
            browser.until(fills).await
        })
        .await
}
