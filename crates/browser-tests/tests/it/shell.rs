//! What stands around the tables: one click to play, switches, addresses that lead nowhere.

use browser_tests::{House, Look, Result, games, tables};

#[tokio::test]
async fn one_click_on_the_first_page_starts_a_match_of_each_game() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            for game in games()? {
                browser.go("/").await?;
                browser
                    .click(&format!("[data-game={game}] button.primary"))
                    .await?;
                browser.until_there(".felt").await?;
                browser
                    .until("document.querySelector('.prompt')?.textContent")
                    .await?;
                assert!(
                    browser
                        .holds("location.pathname.startsWith('/t/')")
                        .await?,
                    "{game} has an address"
                );
            }
            Ok(())
        })
        .await
}

#[tokio::test]
async fn a_code_or_a_link_leads_to_the_table_and_a_wrong_one_says_so() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.go("/").await?;
            let code = tables::open(browser, "samurakva", "", "solid").await?;
            browser
                .find("#code")
                .await?
                .send_keys("no such code")
                .await?;
            browser.click(".panel form button").await?;
            browser
                .until("document.querySelector('.toast.shown')?.textContent")
                .await?;
            browser.go("/").await?;
            browser
                .find("#code")
                .await?
                .send_keys(format!("{}/t/{code}", browser.base()))
                .await?;
            browser.click(".panel form button").await?;
            browser.until_there(".waiting .seat").await?;
            browser.go("/no/such/page").await?;
            browser.until_there("main a[href='/']").await
        })
        .await
}

#[tokio::test]
async fn a_finished_match_stands_on_the_first_page_and_can_be_played_again() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            let code =
                tables::playing(browser, "samurakva", "players=2 rounds=1", "random").await?;
            browser_tests::play::whole_match(browser, browser_tests::play::Hand::Pointer, 8)
                .await?;
            browser.go("/").await?;
            browser.until_there("a[href^='/replay/']").await?;
            browser.go(&format!("/t/{code}")).await?;
            // Other options lead to the waiting room.
            browser
                .click(".over .buttons button:nth-child(2)")
                .await?;
            browser.until_there(".waiting .seat.own").await
        })
        .await
}
