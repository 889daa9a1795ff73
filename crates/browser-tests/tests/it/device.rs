//! Tables on the device itself: played to the end, reloaded, left, killed, opened twice, without room to keep them.

use std::path::Path;
use std::time::{Duration, Instant};

use browser_tests::browser::PATIENCE;
use browser_tests::play::{Chance, Hand, Player, whole_match};
use browser_tests::proxy::Proxy;
use browser_tests::{Browser, House, Look, Result, autoplay, device, games, look, tables, words};
use serde_json::json;

/// Begins a match on the device and plays a few steps of it.
async fn begun(browser: &Browser, game: &str, steps: u32) -> Result<String> {
    browser.go("/").await?;
    device::hurry(browser).await?;
    let code = device::open(browser, game, tables::short(game)).await?;
    Player::new(browser, Hand::Pointer, 5)
        .steps(steps)
        .await?;
    Ok(code)
}

#[tokio::test]
async fn every_game_goes_on_after_a_reload_and_can_be_watched_afterwards() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            for game in games()? {
                begun(browser, &game, 2).await?;
                browser.until_there(".wire.here").await?;
                device::survives_a_reload(browser).await?;
                autoplay::to_the_end(browser, 6, 0).await?;
                device::watch(browser).await?;
            }
            browser.go("/").await?;
            browser
                .until("document.querySelectorAll('a[href^=\"/replay/\"]').length === 4")
                .await
        })
        .await
}

#[tokio::test]
async fn without_a_network_a_match_whose_tab_was_killed_goes_on() -> Result<()> {
    let house = House::open()?;
    let proxy = Proxy::start(house.address()).await?;
    house
        .visit_by(&proxy.base, Look::sized(look::PHONE), async |browser| {
            device::keep_release_at_once(browser, "/").await?;
            device::cut_off(browser, &proxy).await?;
            let code = begun(browser, "samurakva", 3).await?;
            let before = device::shown(browser).await?;
            // Left, it is on the first page.
            browser.go("/").await?;
            browser
                .click(&format!(".running a[href='/here/{code}']"))
                .await?;
            device::until_shown(browser, &before).await?;
            // The tab is gone at once, with no chance to say goodbye.
            let driver = browser.driver();
            let old = driver.window().await?;
            device::another_tab(browser).await?;
            let new = driver.window().await?;
            driver.switch_to_window(old).await?;
            let crash = browser.command("Page.crash", json!({}));
            let _ = tokio::time::timeout(Duration::from_secs(2), crash).await;
            driver.switch_to_window(new).await?;
            browser.go(&format!("/here/{code}")).await?;
            device::until_shown(browser, &before).await
        })
        .await
}

#[tokio::test]
async fn a_table_that_is_open_in_another_tab_says_so_and_opens_when_that_is_closed() -> Result<()> {
    let house = House::open()?;
    let base = house.base();
    // By plain HTTP from another machine the browser has no locks; this address is no other machine, but counts as one.
    let unsafe_base = base.replace("127.0.0.1", "0.0.0.0");
    for (base, is_secure) in [(base, true), (unsafe_base.as_str(), false)] {
        house
            .visit_by(base, Look::default(), async |browser| {
                browser
                    .expect_complaints("Cross-Origin-Opener-Policy")
                    .await;
                browser.go("/").await?;
                assert_eq!(browser.holds("window.isSecureContext").await?, is_secure);
                assert_eq!(browser.holds("navigator.locks").await?, is_secure);
                opens_in_one_tab(browser).await
            })
            .await?;
    }
    Ok(())
}

async fn opens_in_one_tab(browser: &Browser) -> Result<()> {
    let code = begun(browser, "samurakva", 1).await?;
    let driver = browser.driver();
    let first = driver.window().await?;
    device::another_tab(browser).await?;
    let second = driver.window().await?;
    driver.switch_to_window(first.clone()).await?;
    // Whoever has the table may be too busy to answer: a tab that the browser has put to rest answers nothing at all.
    browser
        .command("Page.setWebLifecycleState", json!({ "state": "frozen" }))
        .await?;
    driver.switch_to_window(second.clone()).await?;
    browser.go(&format!("/here/{code}")).await?;
    browser
        .until(&format!("{ELSEWHERE} || document.querySelector('.felt')"))
        .await?;
    assert!(!browser.has(".felt").await?, "shown twice");
    driver.switch_to_window(first).await?;
    driver.close_window().await?;
    driver.switch_to_window(second).await?;
    browser.until_there(".felt").await?;
    device::survives_a_reload(browser).await
}

const ELSEWHERE: &str = "document.body.innerText.includes('open in another tab')";

/// Opens this table in two more tabs at once, as a browser does that brings back the tabs of yesterday.
const OPEN_TWICE: &str = "
    const [path] = arguments;
    open(path);
    open(path);";

#[tokio::test]
async fn of_two_tabs_that_come_at_once_one_opens_the_table() -> Result<()> {
    let house = House::open()?;
    let unsafe_base = house.base().replace("127.0.0.1", "0.0.0.0");
    house
        .visit_by(&unsafe_base, Look::default(), async |browser| {
            browser
                .expect_complaints("Cross-Origin-Opener-Policy")
                .await;
            let code = begun(browser, "samurakva", 1).await?;
            browser.go("/").await?;
            let driver = browser.driver();
            let first = driver.window().await?;
            browser
                .run(OPEN_TWICE, vec![json!(format!("/here/{code}"))])
                .await?;
            let mut tabs = driver.windows().await?;
            tabs.retain(|tab| *tab != first);
            assert_eq!(tabs.len(), 2, "two tabs");
            let begun = Instant::now();
            loop {
                let mut open = 0;
                for tab in &tabs {
                    driver.switch_to_window(tab.clone()).await?;
                    browser
                        .until(&format!("{ELSEWHERE} || document.querySelector('.felt')"))
                        .await?;
                    open += u32::from(browser.has(".felt").await?);
                }
                assert!(open < 2, "shown twice");
                assert!(begun.elapsed() < PATIENCE, "nobody opens it");
                if open == 1 {
                    return Ok(());
                }
            }
        })
        .await
}

/// What was kept is taken away, as a browser does that needs the room.
const TAKE_AWAY: &str = "indexedDB.deleteDatabase('zashiki').onsuccess = arguments[0];";
/// A later release has left its database here, which this one cannot read.
const LATER: &str = "indexedDB.open('zashiki', 99).onsuccess = arguments[0];";

#[tokio::test]
async fn without_room_the_match_goes_on_and_says_that_it_is_not_kept() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.expect_complaints("not kept:").await;
            begun(browser, "samurakva", 1).await?;
            assert!(!browser.has(".wire.unkept").await?, "kept so far");
            browser
                .run_until_called(TAKE_AWAY, Vec::new())
                .await?;
            whole_match(browser, Hand::Pointer, 7).await?;
            browser.until_there(".wire.unkept").await?;
            device::watch(browser).await?;
            begins_and_is_listed(browser).await?;
            browser.go("/").await?;
            browser
                .run_until_called(LATER, Vec::new())
                .await?;
            begun(browser, "samurakva", 1).await?;
            browser.until_there(".wire.unkept").await
        })
        .await
}

/// A match that begins on the page as it stands there is kept, and on the list of the first page.
async fn begins_and_is_listed(browser: &Browser) -> Result<()> {
    browser.click(".head .brand").await?;
    browser
        .click("[data-game=samurakva] .actions button.here")
        .await?;
    browser.until_there(".prompt.mine").await?;
    assert!(!browser.has(".wire.unkept").await?, "there is room");
    let path = browser.value("location.pathname").await?;
    browser.click(".head .brand").await?;
    let path = path.as_str().unwrap_or_default();
    browser
        .until_there(&format!(".running a[href='{path}']"))
        .await
}

/// Room for the beginning of a match, in bytes; what is left then is filled.
const ROOM: u64 = 1_000_000;

/// What is said where nothing can be kept.
const SAID: &str = "document.querySelector('.toast')?.textContent.includes('can’t keep the match')";

#[tokio::test]
async fn a_device_that_gets_full_says_so_and_the_match_goes_on_in_memory() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::sized(look::PHONE), async |browser| {
            browser.expect_complaints("not kept:").await;
            device::give_room(browser, ROOM).await?;
            let code = begun(browser, "samurakva", 1).await?;
            assert!(!browser.has(".wire.unkept").await?, "there is room so far");
            device::fill_up(browser).await?;
            let mut player = Player::new(browser, Hand::Pointer, 7);
            while !browser.has(".wire.unkept, .over").await? {
                player.steps(1).await?;
            }
            browser.until(SAID).await?;
            browser.until_there(".wire.unkept").await?;
            whole_match(browser, Hand::Pointer, 7).await?;
            device::watch(browser).await?;
            // What was kept while there was room is here still.
            browser.go(&format!("/here/{code}")).await?;
            browser.until_there(".prompt.mine").await
        })
        .await
}

#[tokio::test]
async fn on_a_full_device_a_match_begins_in_memory() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::sized(look::PHONE), async |browser| {
            browser.expect_complaints("not kept:").await;
            device::give_room(browser, 1).await?;
            browser.go("/").await?;
            device::hurry(browser).await?;
            let code = device::open(browser, "samurakva", tables::short("samurakva")).await?;
            browser.until(SAID).await?;
            browser.until_there(".wire.unkept").await?;
            Player::new(browser, Hand::Pointer, 5)
                .steps(2)
                .await?;
            // Whoever leaves it and stays on the page finds it again.
            let before = device::shown(browser).await?;
            browser.run(WATCH_THE_TIME, Vec::new()).await?;
            browser.click(".head .brand").await?;
            browser.until("window.isLeft").await?;
            browser
                .click(&format!(".running a[href='/here/{code}']"))
                .await?;
            device::until_shown(browser, &before).await?;
            browser.until_there(".wire.unkept").await?;
            whole_match(browser, Hand::Pointer, 7).await?;
            device::watch(browser).await
        })
        .await
}

/// Notes when the time has passed for which a table stays that everybody has left.
const WATCH_THE_TIME: &str = "
    const later = window.setTimeout;
    window.setTimeout = (then, time, ...more) => later(() => {
        then(...more);
        if (time === 3000) window.isLeft = true;
    }, time);";

/// Notes how often the browser was asked to keep what is here when room gets short.
const COUNT_WISHES: &str = "
    StorageManager.prototype.persist = async () => {
        localStorage.wishes = Number(localStorage.wishes ?? 0) + 1;
        return false;
    };";

#[tokio::test]
async fn the_browser_is_asked_once_not_to_throw_away_what_is_kept() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            let script = json!({ "source": COUNT_WISHES });
            browser
                .command("Page.addScriptToEvaluateOnNewDocument", script)
                .await?;
            browser.go("/").await?;
            assert!(browser.holds("!localStorage.wishes").await?, "too early");
            for _ in 0..2 {
                begun(browser, "samurakva", 1).await?;
                browser
                    .until("localStorage.wishes === '1'")
                    .await?;
            }
            Ok(())
        })
        .await
}

#[tokio::test]
async fn in_a_browser_that_refuses_to_keep_anything_a_match_is_played_in_memory() -> Result<()> {
    let house = House::open()?;
    let look = Look {
        refuses: true,
        ..Look::default()
    };
    house
        .visit(look, async |browser| {
            browser.expect_complaints("not kept:").await;
            browser.go("/").await?;
            let refuses = "(() => { try { localStorage; } catch { return true; } })()";
            assert!(browser.holds(refuses).await?, "it keeps something");
            device::open(browser, "samurakva", tables::short("samurakva")).await?;
            browser.until(SAID).await?;
            browser.until_there(".wire.unkept").await?;
            tables::choose(browser, "tempo", "instant").await?;
            autoplay::to_the_end(browser, 7, 0).await?;
            device::watch(browser).await
        })
        .await
}

/// The server never says which matches it has.
const NO_LIST: &str = "
    const asked = window.fetch;
    window.fetch = (what, ...more) =>
        String(what.url ?? what).includes('/api/tables/mine') ? new Promise(() => {}) : asked(what, ...more);";

#[tokio::test]
async fn what_is_on_the_device_is_listed_before_the_server_answers() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            tables::open(browser, "samurakva", "players=2", "random").await?;
            let script = json!({ "source": NO_LIST });
            browser
                .command("Page.addScriptToEvaluateOnNewDocument", script)
                .await?;
            browser.go("/").await?;
            browser
                .until("document.querySelector('.name-field input')?.value === 'Ola'")
                .await?;
            device::hurry(browser).await?;
            begins_and_is_listed(browser).await
        })
        .await
}

/// Plays by itself, without end, so that the browser can be killed in the middle of it.
const PLAY_ON: &str = "
    const open = one => one.checkVisibility() && !one.disabled && !one.classList.contains('dim');
    const any = selector => {
        const all = [...document.querySelectorAll(selector)].filter(open);
        return all[Math.floor(Math.random() * all.length)];
    };
    setInterval(() => {
        const act = any('.dialog button.primary') ?? any('[data-act]:not([data-act=\"\"])');
        (Math.random() < 0.7 ? act ?? any('[data-lift]') : any('[data-lift]') ?? act)?.click();
    }, 40);";

/// How often the browser is killed in each of two games; more often before a release.
fn kills() -> u64 {
    let wanted = std::env::var("ZASHIKI_SIEGE_KILLS").ok();
    wanted
        .and_then(|kills| kills.parse().ok())
        .unwrap_or(10)
}

#[tokio::test]
async fn without_a_network_a_browser_that_is_killed_loses_nothing_that_was_shown() -> Result<()> {
    let house = House::open()?;
    let proxy = Proxy::start(house.address()).await?;
    let profile = house.profile();
    // After this visit there is no network any more.
    house
        .visit_and_kill(&proxy.base, &profile, async |browser| {
            device::keep_release_at_once(browser, "/").await
        })
        .await?;
    for game in ["samurai-sword", "yokai-septet"] {
        killed(&house, &proxy, &profile, game).await?;
    }
    Ok(())
}

/// What a table shows as soon as it is there.
const THERE: &str =
    "document.querySelector('.prompt')?.textContent || document.querySelector('.over')";

/// Plays matches and kills the browser at random moments; whatever was told before a kill is told after it.
async fn killed(house: &House, proxy: &Proxy, profile: &Path, game: &str) -> Result<()> {
    let mut chance = Chance::new(kills());
    proxy.cut();
    let mut code = house
        .visit_and_kill(&proxy.base, profile, async |browser| {
            browser.expect_complaints("ERR_").await;
            let code = begun(browser, game, 1).await?;
            device::cut_off(browser, proxy).await?;
            Ok(code)
        })
        .await?;
    let mut shown: Vec<String> = Vec::new();
    let (mut told, mut in_the_middle) = (0, 0);
    // Once more than it is killed: what the last kill left is looked at too.
    for kill in 0..=kills() {
        let moment = Duration::from_millis((chance.draw() * 900.0) as u64);
        let is_over;
        (shown, is_over) = house
            .visit_and_kill(&proxy.base, profile, async |browser| {
                browser.expect_complaints("ERR_").await;
                browser.expect_complaints("WebSocket").await;
                browser.go(&format!("/here/{code}")).await?;
                browser.until(THERE).await?;
                let now = words::log(browser).await?;
                assert!(
                    now.starts_with(&shown),
                    "{game}, kill {kill}: {shown:#?} is not in {now:#?}"
                );
                if kill == kills() {
                    return Ok((now, true));
                }
                if browser.has(".over").await? {
                    code = begun(browser, game, 1).await?;
                    browser.until(THERE).await?;
                }
                browser.run(PLAY_ON, Vec::new()).await?;
                tokio::time::sleep(moment).await;
                Ok((words::log(browser).await?, browser.has(".over").await?))
            })
            .await?;
        told += shown.len();
        in_the_middle += u64::from(!is_over);
    }
    assert!(told > 5, "something was played: {shown:#?}");
    assert!(
        in_the_middle * 2 > kills(),
        "{game}: only {in_the_middle} kills in the middle of a match"
    );
    Ok(())
}
