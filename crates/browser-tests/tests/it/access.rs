//! No barriers: axe-core finds nothing on any screen, and the colours can be told apart.

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
        let told = barriers
            .into_iter()
            .map(|barrier| format!("{page}, {light}: {}", barrier.text));
        found.extend(told);
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

/// What is seen at a glance is said: what a card costs, who played it, and that it cannot be played now.
#[tokio::test]
async fn cards_say_what_is_seen_of_them() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            let odd = |cards: &str, said: &str| {
                format!("[...document.querySelectorAll('{cards}')].map(card => card.ariaLabel).filter(said => !/{said}/.test(said))")
            };
            let dim = "[...document.querySelectorAll('.felt button:is(.dim, [aria-disabled])')]
                .filter(one => one.matches('.dim') !== (one.ariaDisabled === 'true')).length";
            tables::playing(browser, "samurakva", "players=4", "random").await?;
            let costs = r"^Choose the\s\d+: \d\spoints?$";
            let odd_costs = browser.value(&odd(".sk-hand button", costs)).await?;
            assert_eq!(odd_costs, json!([]));
            for game in ["yokai-septet", "samurai-sword"] {
                tables::playing(browser, game, "", "random").await?;
                let mut player = Player::new(browser, Hand::Pointer, 21);
                let lies = ".ys-trick [role=img]";
                let (mut dimmed, mut named) = (0, game != "yokai-septet");
                for _ in 0..40 {
                    player.steps(1).await?;
                    assert_eq!(browser.value(dim).await?, 0, "{game}: {:?}", player.done);
                    let now = browser.value("document.querySelectorAll('.felt button.dim').length").await?;
                    dimmed += now.as_u64().unwrap_or_default();
                    named |= browser.has(lies).await?;
                    if named {
                        let who = browser.value(&odd(lies, r"^(You|\S+): \w+\s(A|\d+)")).await?;
                        assert_eq!(who, json!([]), "{game}");
                    }
                    if named && dimmed > 0 {
                        break;
                    }
                }
                assert!(named && dimmed > 0, "{game}: {dimmed}");
            }
            Ok(())
        })
        .await
}

/// What lies over a table: a question, how a round was won, how the match is to go for this person, what can be said.
#[tokio::test]
async fn no_barriers_over_a_table() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            let mut found = Vec::new();
            tables::playing(browser, "samurai-spirit", "samurai=4", "random").await?;
            // Whoever passes in the first turn defends nothing yet, and is asked whether they mean it.
            browser.click("[data-act=pass]").await?;
            browser
                .until_there("dialog[open][role=alertdialog]")
                .await?;
            check(browser, "a question", &mut found).await?;
            tables::playing(browser, "samurakva", "players=2 rounds=2", "random").await?;
            browser.click("[aria-haspopup=dialog]").await?;
            browser
                .until_there("dialog[open] .comfort")
                .await?;
            check(browser, "how the match goes", &mut found).await?;
            browser
                .click("dialog[open] .comfort .primary")
                .await?;
            browser.click(".talk-button").await?;
            browser.until_there(".talk-panel").await?;
            check(browser, "what can be said", &mut found).await?;
            browser.resize(PHONE).await?;
            check(browser, "what can be said on a phone", &mut found).await?;
            browser.press("\u{e00c}").await?;
            let mut player = Player::new(browser, Hand::Pointer, 7);
            while !browser.has("dialog[open] .round-sheet").await? {
                player.step().await?;
            }
            check(browser, "how a round was won", &mut found).await?;
            nothing(&found);
            Ok(())
        })
        .await
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
