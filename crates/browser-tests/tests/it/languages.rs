//! Every page in every language, on a small phone, a phone and a wide screen.

use browser_tests::look::{DESKTOP, PHONE, SMALL};
use browser_tests::words::{self, Ids};
use browser_tests::{Browser, House, Look, Result, games, looks, tables};

/// The names of the languages in themselves stand in the list on every page.
async fn speaks(lang: &'static str) -> Result<()> {
    let house = House::open()?;
    let ids = Ids::read()?;
    house
        .visit(Look::speaking(lang), async |browser| {
            every_page(browser, &ids, lang).await
        })
        .await
}

async fn every_page(browser: &Browser, ids: &Ids, lang: &str) -> Result<()> {
    let mut problems = Vec::new();
    browser.go("/").await?;
    browser.until_there("[data-game]").await?;
    look_at(browser, ids, lang, "home", &mut problems).await?;
    browser.go("/me").await?;
    browser.until_there(".me:not([hidden])").await?;
    look_at(
        browser,
        ids,
        lang,
        "about oneself, nobody yet",
        &mut problems,
    )
    .await?;
    for game in &games()? {
        for page in ["new", "rules"] {
            browser.go(&format!("/{page}/{game}")).await?;
            browser.until_there("main h1").await?;
            look_at(browser, ids, lang, &format!("{page} {game}"), &mut problems).await?;
        }
        let code = tables::open(
            browser,
            game,
            &tables::config(tables::short(game)),
            "random",
        )
        .await?;
        browser.go(&format!("/t/{code}")).await?;
        browser.until_there(".waiting .seat").await?;
        look_at(
            browser,
            ids,
            lang,
            &format!("waiting room {game}"),
            &mut problems,
        )
        .await?;
        tables::playing(browser, game, looks(game).most_players, "random").await?;
        look_at(browser, ids, lang, &format!("table {game}"), &mut problems).await?;
        tables::finished(browser, game, &tables::config(tables::short(game))).await?;
        look_at(browser, ids, lang, &format!("result {game}"), &mut problems).await?;
        browser.click(".over a[href^='/replay/']").await?;
        browser.until_there(".felt").await?;
        look_at(browser, ids, lang, &format!("replay {game}"), &mut problems).await?;
    }
    browser.go("/me").await?;
    browser.click(".me [data-deed=code]").await?;
    browser
        .until_there(".me .shown:not([hidden])")
        .await?;
    look_at(browser, ids, lang, "about oneself", &mut problems).await?;
    browser.click(".me [data-deed=delete]").await?;
    browser.until_there(".me dialog[open]").await?;
    look_at(browser, ids, lang, "asked before deleting", &mut problems).await?;
    assert!(
        problems.is_empty(),
        "{} problems:\n{}",
        problems.len(),
        problems.join("\n")
    );
    Ok(())
}

async fn look_at(
    browser: &Browser,
    ids: &Ids,
    lang: &str,
    page: &str,
    problems: &mut Vec<String>,
) -> Result<()> {
    for size in [SMALL, PHONE, DESKTOP] {
        browser.resize(size).await?;
        if let Some(wide) = words::overflow(browser).await? {
            problems.push(format!(
                "{page} at {}x{} scrolls sideways, {wide}",
                size.0, size.1
            ));
        }
    }
    // A page stands before its texts have come; from then on it says which language they are in.
    browser
        .until_there(&format!("html[lang={lang}]"))
        .await?;
    let texts = words::texts(browser).await?;
    problems.extend(
        ids.found_in(&texts)
            .iter()
            .map(|text| format!("{page} shows an identifier: {text}")),
    );
    if matches!(lang, "ru" | "uk") {
        let foreign = texts
            .iter()
            .filter(|text| words::has_latin_sentence(text));
        problems.extend(foreign.map(|text| format!("{page} is not translated: {text}")));
    }
    Ok(())
}

#[tokio::test]
async fn english() -> Result<()> {
    speaks("en").await
}

#[tokio::test]
async fn russian() -> Result<()> {
    speaks("ru").await
}

#[tokio::test]
async fn polish() -> Result<()> {
    speaks("pl").await
}

#[tokio::test]
async fn ukrainian() -> Result<()> {
    speaks("uk").await
}

/// The list in the head changes the language at once, and the browser remembers it.
#[tokio::test]
async fn the_language_can_be_changed_in_mid_game() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            tables::playing(browser, "samurakva", "players=3 rounds=1", "random").await?;
            let prompt = "document.querySelector('.prompt').textContent";
            let mut prompts = vec![browser.value(prompt).await?];
            for lang in ["pl", "ru", "uk"] {
                tables::choose(browser, "lang", lang).await?;
                browser
                    .until(&format!("document.documentElement.lang === '{lang}'"))
                    .await?;
                browser
                    .until(&format!("{prompt} !== {}", prompts[prompts.len() - 1]))
                    .await?;
                prompts.push(browser.value(prompt).await?);
                browser.reload().await?;
                browser.until_there(".prompt").await?;
                browser
                    .until(&format!("{prompt} === {}", prompts[prompts.len() - 1]))
                    .await?;
            }
            prompts.dedup();
            assert_eq!(prompts.len(), 4, "four languages: {prompts:?}");
            Ok(())
        })
        .await
}
