//! Whole matches through the page: one person, bots on the other seats, until the result is shown.

use browser_tests::matches::one_match;
use browser_tests::{House, Look, Result};

async fn plays(game: &str, seed: u64, least: u32) -> Result<()> {
    House::open()?
        .visit(Look::default(), async |browser| {
            one_match(browser, game, seed, least).await
        })
        .await
}

#[tokio::test]
async fn a_match_of_samurakva() -> Result<()> {
    // Ten cards are nine choices: the last card is not asked for.
    plays("samurakva", 1, 9).await
}

#[tokio::test]
async fn a_match_of_yokai_septet() -> Result<()> {
    plays("yokai-septet", 2, 10).await
}

#[tokio::test]
async fn a_match_of_samurai_sword() -> Result<()> {
    plays("samurai-sword", 3, 10).await
}

#[tokio::test]
async fn a_match_of_samurai_spirit() -> Result<()> {
    plays("samurai-spirit", 4, 4).await
}
