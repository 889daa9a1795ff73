//! Faces and words of people: names of bots, seals, phrases; the way in without a link.

use browser_tests::{Browser, House, Look, Result, tables};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

/// Says a phrase by the button.
async fn say(browser: &Browser, phrase: &str) -> Result<()> {
    browser.click(".talk-button").await?;
    browser
        .click(&format!("[data-phrase={phrase}]"))
        .await
}

fn bubble(text: &str) -> String {
    format!("document.querySelector('.bubble')?.textContent.includes('{text}')")
}

/// Everybody reads a phrase in their own language, it goes by itself, and who is muted is not heard.
#[tokio::test]
async fn a_phrase_is_read_in_ones_own_language_or_not_at_all() -> Result<()> {
    tables::at_one_table(&[("players", "2")], async |host, friend| {
        friend
            .run(
                "const list = document.querySelector('#lang'); list.value = 'ru'; \
                 list.dispatchEvent(new Event('change'));",
                Vec::new(),
            )
            .await?;
        friend
            .until("document.documentElement.lang === 'ru'")
            .await?;
        say(host, "thanks").await?;
        friend.until(&bubble("Спасибо")).await?;
        host.until(&bubble("Thanks")).await?;
        friend
            .until("!document.querySelector('.bubble')")
            .await?;
        friend.click(".talk-button").await?;
        assert!(
            !friend.has("[data-phrase]").await?,
            "who watches may not speak"
        );
        friend
            .click(".talk-mutes button:first-child")
            .await?;
        friend
            .until_there(".talk-mutes [aria-pressed=true]")
            .await?;
        say(host, "wow").await?;
        host.until(&bubble("Wow")).await?;
        // What comes after it has come, and it has not.
        tables::sit_by_page(friend).await?;
        friend.until_there(".waiting .seat.own").await?;
        assert!(!friend.has(".bubble").await?, "muted");
        Ok(())
    })
    .await
}

/// A seal that is chosen is seen by the others at the table.
#[tokio::test]
async fn a_seal_that_is_chosen_is_seen_by_others() -> Result<()> {
    tables::at_one_table(&[("players", "2")], async |host, friend| {
        let worn =
            "document.querySelector('.waiting .seat[data-seat=\"0\"] .who-seal')?.innerHTML ?? ''";
        let before = friend.value(worn).await?;
        host.click(".waiting .seal-field summary").await?;
        let choice = ".seal-choice[aria-pressed=false]";
        host.click(choice).await?;
        friend
            .until(&format!("({worn}) && ({worn}) !== {before}"))
            .await
    })
    .await
}

/// Bots have names, no two the same, and ears hear that they are bots.
#[tokio::test]
async fn bots_have_names_and_are_told_from_people() -> Result<()> {
    House::open()?
        .visit(Look::default(), async |browser| {
            tables::playing(browser, "samurakva", "players=4", "novice").await?;
            browser
                .until("document.querySelectorAll('.sk-player .bot-seal[role=img][aria-label=bot]').length === 3")
                .await?;
            let names = "[...document.querySelectorAll('.sk-player .who')].map(who => who.textContent)";
            let names = browser.value(names).await?.to_string();
            assert!(!names.contains("Bot"), "{names}");
            let different = "new Set([...document.querySelectorAll('.sk-player .who')].map(who => who.textContent)).size === 4";
            assert!(browser.holds(different).await?, "{names}");
            Ok(())
        })
        .await
}

/// A listed table comes and goes on the first page without a reload, and a stranger gets a seat by one click.
#[tokio::test]
async fn strangers_meet_by_one_click() -> Result<()> {
    let house = House::open()?;
    let first = async |first: &Browser| {
        first.go("/").await?;
        first.until_there(".game-card .meet").await?;
        let second = async |second: &Browser| {
            second.go("/").await?;
            second.until_there(".game-card .meet").await?;
            first
                .click(".game-card[data-game='samurakva'] .meet")
                .await?;
            first
                .until_there(".waiting .seat.own .tag.good")
                .await?;
            second
                .until_there(".lobby a[href^='/t/']")
                .await?;
            second
                .click(".game-card[data-game='samurakva'] .meet")
                .await?;
            second
                .until_there(".waiting .seat.own .tag.good")
                .await?;
            first
                .until("document.querySelectorAll('.waiting .seat .tag.good').length === 2")
                .await
        };
        house.visit(Look::default(), second).await
    };
    house.visit(Look::default(), first).await
}

/// Nobody comes: the page counts down, waits longer if it is asked to, and then bots play.
#[tokio::test]
async fn where_nobody_comes_bots_do() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            let clock = "const real = Date.now; window.later = 0; Date.now = () => real() + window.later;";
            let source = serde_json::json!({ "source": format!("(() => {{ {clock} }})();") });
            browser
                .command("Page.addScriptToEvaluateOnNewDocument", source)
                .await?;
            browser.go("/").await?;
            browser
                .click(".game-card[data-game='samurakva'] .meet")
                .await?;
            let left = "Number(document.querySelector('.meeting [role=timer]')?.textContent.match(/0:(\\d\\d)/)?.[1])";
            browser
                .until(&format!("{left} > 30 && {left} <= 45"))
                .await?;
            browser
                .run("window.later = 40000;", Vec::new())
                .await?;
            browser
                .until(&format!("{left} > 0 && {left} <= 5"))
                .await?;
            browser.click(".meeting button").await?;
            browser
                .until("/ 1:0\\d\\./.test(document.querySelector('.meeting').textContent)")
                .await?;
            assert!(browser.has(".waiting .seat.free").await?, "it waits longer");
            // A reload of the page does not begin the count again.
            browser.reload().await?;
            browser
                .until("/ 1:[34]\\d\\./.test(document.querySelector('.meeting')?.textContent)")
                .await?;
            browser
                .run("window.later = 120000;", Vec::new())
                .await?;
            browser.until_there(".felt .sk-hand button").await?;
            browser
                .until("document.querySelectorAll('.sk-player .bot-seal').length >= 1")
                .await
        })
        .await
}

/// What a link says of itself to a program that shows it, in the language that is asked for.
#[tokio::test]
async fn a_link_says_what_is_played_in_the_language_asked_for() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.go("/").await?;
            let code = tables::open(browser, "yokai-septet", "players=4", "novice").await?;
            let page = fetched(house.address(), &format!("/t/{code}"), "uk").await?;
            assert!(page.contains("<html lang=\"uk\""), "{page}");
            assert!(page.contains("На вас чекають за столом"), "{page}");
            assert!(page.contains("og:image"), "{page}");
            let home = fetched(house.address(), "/", "en").await?;
            assert!(home.contains("card games with friends"), "{home}");
            assert!(!home.contains("noindex") && page.contains("noindex"));
            Ok(())
        })
        .await
}

/// A page as it comes, without a browser.
async fn fetched(address: &str, path: &str, lang: &str) -> Result<String> {
    let mut stream = tokio::net::TcpStream::connect(address).await?;
    let head = format!(
        "GET {path} HTTP/1.1\r\nhost: {address}\r\naccept-language: {lang}\r\nconnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
