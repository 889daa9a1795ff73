//! Two people, each with a browser of their own, at one table by its link; and one who comes back.

use browser_tests::play::{Hand, Player, Step};
use browser_tests::{Browser, House, Look, Result, look, tables, words};

const TWO: browser_tests::games::Options = &[("players", "2"), ("rounds", "1")];

/// A table for two that both have opened and started by the page.
async fn sit_down(host: &Browser, friend: &Browser) -> Result<()> {
    tables::open_by_page(host, "samurakva", TWO).await?;
    let link = copied_link(host).await?;
    assert!(link.starts_with(&format!("{}/t/", host.base())), "{link}");
    friend.driver().goto(&link).await?;
    for browser in [host, friend] {
        tables::sit_by_page(browser).await?;
    }
    host.until(&format!("!{}", tables::A_SEAT_IS_FREE))
        .await?;
    for browser in [host, friend] {
        tables::ready_by_page(browser).await?;
    }
    host.click(tables::START).await?;
    for browser in [host, friend] {
        browser
            .until_there(".felt .sk-hand button")
            .await?;
    }
    Ok(())
}

/// The button puts the link into the clipboard; the field beside it shows the same.
async fn copied_link(host: &Browser) -> Result<String> {
    let permissions = serde_json::json!({
        "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"], "origin": host.base(),
    });
    host.command("Browser.grantPermissions", permissions)
        .await?;
    host.click(".invitation .row button").await?;
    host.until("document.querySelector('.toast.shown')")
        .await?;
    let read =
        "navigator.clipboard.readText().then(arguments[0], error => arguments[0](String(error)));";
    let copied = host.run_until_called(read, Vec::new()).await?;
    let shown = host
        .value("document.querySelector('.invitation input.link').value")
        .await?;
    assert_eq!(copied, shown, "what is copied is what is shown");
    Ok(copied.as_str().unwrap_or_default().to_owned())
}

#[tokio::test]
async fn two_browsers_play_a_round_by_link() -> Result<()> {
    let house = House::open()?;
    let play = async |host: &Browser| {
        house
            .visit(Look::sized(look::PHONE), async |friend| {
                both_play(host, friend).await
            })
            .await
    };
    house.visit(Look::default(), play).await
}

async fn both_play(host: &Browser, friend: &Browser) -> Result<()> {
    sit_down(host, friend).await?;
    let mut players = [
        Player::new(host, Hand::Pointer, 5),
        Player::new(friend, Hand::Pointer, 6),
    ];
    let mut over = 0;
    for _ in 0..2000 {
        over = 0;
        for player in &mut players {
            over += u32::from(player.step().await? == Step::Over);
        }
        if over == 2 {
            break;
        }
    }
    assert_eq!(over, 2, "both see the end");
    let scores = "[...document.querySelectorAll('.over table.scores')].pop()?.textContent";
    let told = async |browser: &Browser| -> Result<String> {
        browser.until(scores).await?;
        let text = browser.value(scores).await?;
        Ok(numbers(text.as_str().unwrap_or_default()))
    };
    // The verdict is another for each of them; the scores are not.
    assert_eq!(
        told(host).await?,
        told(friend).await?,
        "both are told the same"
    );
    assert_eq!(
        revealed(host).await?,
        revealed(friend).await?,
        "both saw the same cards"
    );
    assert_eq!(revealed(host).await?.len(), 10, "ten turns");
    // Ten cards are nine choices: the last card is not asked for.
    assert!(
        players.iter().all(|player| player.done >= 9),
        "each chose nine cards"
    );
    Ok(())
}

/// What the log tells of the cards that both laid.
async fn revealed(browser: &Browser) -> Result<Vec<String>> {
    let mut log = words::log(browser).await?;
    log.retain(|line| line.starts_with("The cards are revealed"));
    Ok(log.iter().map(|line| numbers(line)).collect())
}

/// The numbers of a sentence in their order, without its words: each reader is "you", and the other a numbered guest.
fn numbers(text: &str) -> String {
    let said = text
        .split("Guest ")
        .enumerate()
        .map(|(at, part)| match at {
            0 => part,
            _ => part.trim_start_matches(|sign: char| sign.is_ascii_digit()),
        })
        .collect::<String>();
    said.split(|sign: char| !sign.is_ascii_digit())
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// What was chosen is on the server: after reloading the page one still sees it, and may change it.
#[tokio::test]
async fn a_choice_survives_a_reload() -> Result<()> {
    let house = House::open()?;
    let play = async |host: &Browser| {
        house
            .visit(Look::default(), async |friend| {
                reload_in_mid_choice(host, friend).await
            })
            .await
    };
    house.visit(Look::default(), play).await
}

async fn reload_in_mid_choice(host: &Browser, friend: &Browser) -> Result<()> {
    sit_down(host, friend).await?;
    let chosen = "document.querySelector('.sk-hand [aria-pressed=true]')?.dataset.act ?? null";
    assert!(host.value(chosen).await?.is_null(), "nothing is chosen yet");
    host.click(".sk-hand button:nth-of-type(3)")
        .await?;
    host.until_there(".sk-hand [aria-pressed=true]")
        .await?;
    let before = host.value(chosen).await?;
    host.reload().await?;
    host.until_there(".sk-hand [aria-pressed=true]")
        .await?;
    assert_eq!(
        host.value(chosen).await?,
        before,
        "the choice is still there"
    );
    // And it counts: the friend's card is all that is missing.
    friend
        .click(".sk-hand button:first-of-type")
        .await?;
    for browser in [host, friend] {
        let mut player = Player::new(browser, Hand::Pointer, 7);
        browser.until("document.querySelectorAll('.sk-hand button').length === 9 || document.querySelector('.row-take:not([disabled])')").await?;
        if browser.has(".row-take:not([disabled])").await? {
            player.step().await?;
        }
    }
    host.until("document.querySelectorAll('.sk-hand button').length === 9")
        .await
}
