//! An evening of two people and two bots by link: names, phrases, a line that is cut, a laptop that is closed, and once more.

use std::time::{Duration, Instant};

use browser_tests::browser::PATIENCE;
use browser_tests::play::{Hand, Player, Step};
use browser_tests::proxy::Proxy;
use browser_tests::{Browser, House, Look, Result, look, tables, words};
use serde_json::json;
use tokio::time::sleep;

/// What a browser's console says about a connection that cannot be made.
const NO_CONNECTION: [&str; 4] = [
    "ERR_EMPTY_RESPONSE",
    "ERR_CONNECTION",
    "ERR_SOCKET",
    "WebSocket connection to",
];
/// The way on from a question about a move.
const SURE: &str = ".dialog button.primary";
const HAND: &str = "document.querySelectorAll('.sk-hand button').length";

#[tokio::test]
async fn two_people_and_two_bots_spend_an_evening() -> Result<()> {
    let house = House::open()?;
    let proxy = Proxy::start(house.address()).await?;
    let evening = async |host: &Browser| {
        let code = open(host).await?;
        let with_friend = async |friend: &Browser| {
            for words in NO_CONNECTION {
                friend.expect_complaints(words).await;
            }
            friend.go(&format!("/t/{code}")).await?;
            sit_down(host, friend).await?;
            talk(host, friend).await?;
            cut(host, friend, &proxy).await?;
            closed_lid(host, friend, &proxy).await?;
            once_more(host, friend).await
        };
        house
            .visit_by(&proxy.base, Look::sized(look::PHONE), with_friend)
            .await
    };
    house.visit(Look::default(), evening).await
}

/// A table for four with half a minute for each decision.
async fn open(host: &Browser) -> Result<String> {
    host.go("/new/samurakva").await?;
    for (id, value) in [
        ("option-players", "4"),
        ("option-rounds", "1"),
        ("pace", "fast"),
    ] {
        tables::choose(host, id, value).await?;
    }
    host.click("form.options button.primary").await?;
    host.until_there(".waiting .seat").await?;
    let path = host.value("location.pathname").await?;
    let code = path
        .as_str()
        .and_then(|path| path.strip_prefix("/t/"))
        .ok_or("no table's address")?;
    Ok(code.to_owned())
}

/// Says at the table who one is.
async fn be_called(browser: &Browser, name: &str) -> Result<()> {
    let field = browser.find(".name-field.here input").await?;
    field.clear().await?;
    field.send_keys(name).await?;
    browser.click(".name-field.here button").await?;
    browser
        .until(&format!(
            "document.querySelector('.wire.live') && document.querySelector('.name-field.here input').value === '{name}'"
        ))
        .await
}

async fn sit_down(host: &Browser, friend: &Browser) -> Result<()> {
    friend.until_there(tables::SIT).await?;
    for (browser, name) in [(host, "Ada"), (friend, "Bea")] {
        be_called(browser, name).await?;
    }
    tables::sit_by_page(friend).await?;
    tables::ready_by_page(friend).await?;
    host.until("document.querySelector('.seats').textContent.includes('Bea')")
        .await?;
    host.click(tables::FILL).await?;
    host.until(&format!("!{}", tables::A_SEAT_IS_FREE))
        .await?;
    host.click(tables::START).await?;
    for browser in [host, friend] {
        browser.until(&format!("{HAND} === 10")).await?;
        are_named(browser).await?;
    }
    Ok(())
}

/// Both people by their names, and two bots by theirs.
async fn are_named(browser: &Browser) -> Result<()> {
    let names =
        "[...document.querySelectorAll('.sk-player .who')].map(who => who.textContent.trim())";
    for name in ["Ada", "Bea"] {
        browser
            .until(&format!(
                "{names}.some(one => one.includes('{name}')) && new Set({names}).size === 4"
            ))
            .await?;
    }
    browser
        .until("document.querySelectorAll('.sk-player .bot-seal').length === 2")
        .await
}

async fn talk(host: &Browser, friend: &Browser) -> Result<()> {
    for (from, to, phrase, text) in [
        (host, friend, "thanks", "Thanks"),
        (friend, host, "wow", "Wow"),
    ] {
        from.click(".talk-button").await?;
        from.click(&format!("[data-phrase={phrase}]"))
            .await?;
        to.until(&format!(
            "document.querySelector('.bubble')?.textContent.includes('{text}')"
        ))
        .await?;
    }
    Ok(())
}

/// Whether this person is asked for a card, and has not named one yet.
const ASKED: &str =
    "document.querySelector('.prompt.mine') && !document.querySelector('.row-take:not([disabled])')
    && !document.querySelector('.sk-hand [aria-pressed=true]')";

/// Does what this person is asked for, but plays no card once they have this many, and waits until it counts. A click that
/// is not waited for would be made again, and might then be the choice of the next turn.
async fn act(browser: &Browser, cards: u32) -> Result<()> {
    if browser.has(".row-take:not([disabled])").await? {
        browser.click(".row-take:not([disabled])").await?;
        let taken = "!document.querySelector('.row-take:not([disabled])')";
        browser
            .until(&format!("{taken} || document.querySelector('{SURE}')"))
            .await?;
        // Whoever takes a dearer row than they must is asked about it.
        if browser.has(SURE).await? {
            browser.click(SURE).await?;
        }
        return browser.until(taken).await;
    }
    if browser
        .holds(&format!("{ASKED} && {HAND} > {cards}"))
        .await?
    {
        let held = browser.value(HAND).await?;
        browser
            .click(".sk-hand button:first-of-type")
            .await?;
        browser
            .until(&format!(
                "{HAND} < {held} || document.querySelector('.sk-hand [aria-pressed=true]')"
            ))
            .await?;
    }
    Ok(())
}

/// Both play until each has this many cards and is asked for the next.
async fn play_to(host: &Browser, friend: &Browser, cards: u32) -> Result<()> {
    let reached = format!("{HAND} === {cards} && {ASKED}");
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        if host.holds(&reached).await? && friend.holds(&reached).await? {
            return Ok(());
        }
        for browser in [host, friend] {
            act(browser, cards).await?;
        }
    }
    Err("they do not get on".into())
}

/// A tunnel: what is chosen in it counts when it ends.
async fn cut(host: &Browser, friend: &Browser, proxy: &Proxy) -> Result<()> {
    play_to(host, friend, 9).await?;
    proxy.cut();
    friend.until_there(".wire.waits").await?;
    friend
        .click(".sk-hand button:first-of-type")
        .await?;
    proxy.restore();
    friend.until_there(".wire.live").await?;
    friend
        .until_there(".sk-hand [aria-pressed=true]")
        .await?;
    play_to(host, friend, 8).await
}

/// The friend's laptop is closed for longer than a decision may take: a bot decides, and who opens it again has missed
/// nothing.
async fn closed_lid(host: &Browser, friend: &Browser, proxy: &Proxy) -> Result<()> {
    let lid = |state: &str| json!({ "state": state });
    friend
        .command("Page.setWebLifecycleState", lid("frozen"))
        .await?;
    proxy.cut();
    // Nobody else may decide before the half minute is over; then the match goes on.
    let begun = Instant::now();
    while !host
        .holds(&format!("{HAND} === 7 && {ASKED}"))
        .await?
    {
        assert!(
            begun.elapsed().as_secs() < 60,
            "nobody decides for who is away"
        );
        act(host, 7).await?;
        sleep(Duration::from_millis(200)).await;
    }
    assert!(
        begun.elapsed().as_secs() >= 20,
        "the friend's time was not waited for"
    );
    proxy.restore();
    friend
        .command("Page.setWebLifecycleState", lid("active"))
        .await?;
    friend.until_there(".wire.live").await?;
    friend.until(&format!("{HAND} === 7")).await?;
    let told = revealed(host).await?;
    let begun = Instant::now();
    while revealed(friend).await? != told {
        assert!(begun.elapsed() < PATIENCE, "what was missed is not told");
        sleep(Duration::from_millis(100)).await;
    }
    Ok(())
}

/// How many times the log tells that cards were turned up.
async fn revealed(browser: &Browser) -> Result<usize> {
    let log = words::log(browser).await?;
    let told = log
        .iter()
        .filter(|line| line.starts_with("The cards are revealed"));
    Ok(told.count())
}

/// To the end, and the next match with the same people by a click of each.
async fn once_more(host: &Browser, friend: &Browser) -> Result<()> {
    let mut players = [
        Player::new(host, Hand::Pointer, 8),
        Player::new(friend, Hand::Pointer, 9),
    ];
    for _ in 0..2000 {
        let mut over = 0;
        for player in &mut players {
            over += u32::from(player.step().await? == Step::Over);
        }
        if over == 2 {
            break;
        }
    }
    for browser in [host, friend] {
        browser.click(".over button.primary").await?;
    }
    for browser in [host, friend] {
        browser
            .until(&format!(
                "{HAND} === 10 && !document.querySelector('.over')"
            ))
            .await?;
        are_named(browser).await?;
    }
    Ok(())
}
