//! Plays a game that nobody has drawn or put into words: it must be playable all the same.
//!
//! `cargo xtask test` makes such a game, builds a client with it and runs this; its argument is the game's name.

use browser_tests::matches::one_match;
use browser_tests::{Browser, House, Look, Result, words};

const LANGS: [&str; 4] = ["en", "ru", "pl", "uk"];

#[tokio::main]
async fn main() -> Result<()> {
    let game = std::env::args()
        .nth(1)
        .ok_or("which game? `cargo xtask test` runs this")?;
    let house = House::open()?;
    for lang in LANGS {
        house
            .visit(Look::speaking(lang), async |browser| {
                is_offered(browser, &game).await?;
                has_rules(browser, &game).await
            })
            .await?;
    }
    house
        .visit(Look::default(), async |browser| {
            one_match(browser, &game, 7, 3).await
        })
        .await
}

/// The first page has its name, how many may play, and a picture.
async fn is_offered(browser: &Browser, game: &str) -> Result<()> {
    browser.go("/").await?;
    let card = format!(".game-card[data-game='{game}']");
    browser.until_there(&card).await?;
    let name = game.replace('-', " ").to_lowercase();
    let title = browser
        .value(&format!(
            "document.querySelector(\"{card} h2\").textContent.toLowerCase()"
        ))
        .await?;
    assert_eq!(title.as_str(), Some(name.as_str()));
    let complete = format!(
        "document.querySelector(\"{card} svg\").childElementCount > 0 \
         && /\\d/.test(document.querySelector(\"{card} .facts\").textContent)"
    );
    assert!(
        browser.holds(&complete).await?,
        "the card of {game} is not complete"
    );
    let bad: Vec<String> = words::texts(browser)
        .await?
        .into_iter()
        .filter(|text| words::is_identifier(text))
        .collect();
    assert!(bad.is_empty(), "no words: {bad:?}");
    Ok(())
}

/// The rules are those of its RULES.md.
async fn has_rules(browser: &Browser, game: &str) -> Result<()> {
    browser.go(&format!("/rules/{game}")).await?;
    browser.until_there(".rules-text a.rule").await?;
    let rules = browser
        .value("document.querySelectorAll('.rules-text a.rule').length")
        .await?;
    assert!(rules.as_u64() >= Some(5), "{rules} rules");
    Ok(())
}
