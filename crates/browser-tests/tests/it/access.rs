//! No barriers: axe-core finds nothing serious on any screen, and the colours can be told apart.

use browser_tests::colour::{Theme, contrast, themes};
use browser_tests::look::PHONE;
use browser_tests::play::{Hand, Player};
use browser_tests::{Browser, House, Look, Result, audit, tables};
use serde_json::json;

/// The page as it is, light and dark.
async fn check(browser: &Browser, page: &str, found: &mut Vec<String>) -> Result<()> {
    for dark in [false, true] {
        browser.darken(dark).await?;
        let light = if dark { "dark" } else { "light" };
        let barriers = audit::barriers(browser).await?;
        let serious = barriers
            .into_iter()
            .filter(audit::Barrier::is_serious);
        found.extend(serious.map(|barrier| format!("{page}, {light}: {}", barrier.text)));
    }
    Ok(())
}

fn nothing(found: &[String]) {
    assert!(
        found.is_empty(),
        "{} barriers:\n{}",
        found.len(),
        found.join("\n")
    );
}

#[tokio::test]
async fn no_barriers_before_a_match() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            let mut found = Vec::new();
            browser.go("/").await?;
            browser.until_there("[data-game]").await?;
            check(browser, "home", &mut found).await?;
            let code = tables::open(browser, "samurakva", "players=4", "solid").await?;
            browser.go(&format!("/t/{code}")).await?;
            browser.until_there(".waiting .seat").await?;
            check(browser, "waiting room", &mut found).await?;
            tables::tell(browser, &code, json!([{ "do": "lock" }])).await?;
            browser.until_there(".waiting h2 .tag").await?;
            check(browser, "locked waiting room", &mut found).await?;
            browser.go("/me").await?;
            browser.click(".me [data-deed=code]").await?;
            browser
                .until_there(".me .shown:not([hidden])")
                .await?;
            check(browser, "about oneself", &mut found).await?;
            browser.click(".me [data-deed=leave]").await?;
            browser.until_there(".me dialog[open]").await?;
            check(browser, "asked before signing out", &mut found).await?;
            browser.go("/no/such/page").await?;
            browser.until_there("main h1").await?;
            check(browser, "no page", &mut found).await?;
            nothing(&found);
            Ok(())
        })
        .await
}

/// The pages of one game: options, rules, the table at the start, in the middle and on a phone, the
/// rules over the table, the result, the replay.
async fn no_barriers(game: &str) -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            pages_of(browser, game).await
        })
        .await
}

async fn pages_of(browser: &Browser, game: &str) -> Result<()> {
    let mut found = Vec::new();
    for page in ["new", "rules"] {
        browser.go(&format!("/{page}/{game}")).await?;
        browser.until_there("main h1").await?;
        check(browser, page, &mut found).await?;
    }
    tables::playing(browser, game, "", "random").await?;
    check(browser, "table", &mut found).await?;
    Player::new(browser, Hand::Pointer, 13)
        .steps(6)
        .await?;
    check(browser, "table in mid-game", &mut found).await?;
    browser.resize(PHONE).await?;
    check(browser, "table on a phone", &mut found).await?;
    browser.press("?").await?;
    browser.until_there("[role=dialog]").await?;
    check(browser, "rules over the table", &mut found).await?;
    tables::finished(browser, game, &tables::config(tables::short(game))).await?;
    check(browser, "result on a phone", &mut found).await?;
    browser.click(".over a[href^='/replay/']").await?;
    browser.until_there(".felt").await?;
    check(browser, "replay on a phone", &mut found).await?;
    nothing(&found);
    Ok(())
}

#[tokio::test]
async fn no_barriers_in_samurakva() -> Result<()> {
    no_barriers("samurakva").await
}

#[tokio::test]
async fn no_barriers_in_yokai_septet() -> Result<()> {
    no_barriers("yokai-septet").await
}

#[tokio::test]
async fn no_barriers_in_samurai_sword() -> Result<()> {
    no_barriers("samurai-sword").await
}

#[tokio::test]
async fn no_barriers_in_samurai_spirit() -> Result<()> {
    no_barriers("samurai-spirit").await
}

const TOKENS: &str = include_str!("../../../client-web/style/tokens.css");

/// Text on paper and on what lies on it, and text on the colours of buttons: 4.5 to 1 in both themes.
#[test]
fn text_can_be_read_in_both_themes() {
    let found = themes(TOKENS);
    let of = |selector: &str| -> &Theme {
        let rule = found.iter().find(|(name, _)| name == selector);
        &rule
            .unwrap_or_else(|| panic!("no rule {selector}"))
            .1
    };
    let (light, dark) = (of(":root"), of(":root[data-theme=\"dark\"]"));
    assert_eq!(
        dark,
        of(":root[data-theme=\"auto\"]"),
        "night is the same however it comes"
    );
    assert_ne!(light, dark);
    let texts = ["ink", "soft", "vermilion", "indigo", "pine", "gold"];
    let accents = ["vermilion", "indigo", "pine", "gold"];
    let on_paper = texts
        .iter()
        .flat_map(|text| ["paper", "raised"].map(|ground| (*text, ground)));
    let pairs: Vec<_> = on_paper
        .chain(accents.map(|ground| ("on-accent", ground)))
        .collect();
    for (name, theme) in [("light", light), ("dark", dark)] {
        for (text, ground) in &pairs {
            let ratio = contrast(theme[*text], theme[*ground]);
            assert!(ratio >= 4.5, "{text} on {ground}, {name}: {ratio:.2}");
        }
    }
}
