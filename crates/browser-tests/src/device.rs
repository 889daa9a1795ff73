//! Tables on the device itself: opened by the page, as a person would.

use serde_json::json;

use crate::games::Options;
use crate::proxy::Proxy;
use crate::{Browser, Result, tables};

/// The choice of a new table that is played on the device, with bots.
const HERE: &str = ".who-plays label:nth-of-type(3) input";

/// What a table shows that must survive: the cards, what is asked, and what can be done.
const SHOWN: &str = "JSON.stringify([
    document.querySelector('.felt')?.innerText,
    document.querySelector('.prompt')?.innerText,
    [...document.querySelectorAll('[data-act], [data-lift]')].map(one => one.dataset.act ?? one.dataset.lift),
])";

/// Bots do not pause, so that tests are quick.
pub async fn hurry(browser: &Browser) -> Result<()> {
    browser
        .run("localStorage['zashiki-pace'] = 'instant';", Vec::new())
        .await
        .map(drop)
}

/// Starts at once what a page starts after ten seconds: the part that keeps a release and takes over the next one. The list
/// of what is kept knows its name.
const LOOK_AFTER_RELEASES: &str = "
    const [done] = arguments;
    const base = document.documentElement.hasAttribute('data-alone') ? location.pathname : '/';
    (async () => {
        const list = await (await fetch(base + 'sw.js')).text();
        await import(base + list.match(/release\\.[0-9a-f]+\\.js/)[0]);
    })().then(() => done(null), error => done(String(error)));";

/// Visits the first page, and waits until the release is kept and used, as whoever stays there for a while.
pub async fn keep_release(browser: &Browser) -> Result<()> {
    browser.save_data(false).await?;
    browser.go("/").await?;
    hurry(browser).await?;
    is_kept(browser).await
}

/// The same without the time that the page takes before it keeps anything.
pub async fn keep_release_at_once(browser: &Browser, home: &str) -> Result<()> {
    browser.go(home).await?;
    hurry(browser).await?;
    look_after_releases(browser).await?;
    is_kept(browser).await
}

/// Looks after releases on this page from now on.
pub async fn look_after_releases(browser: &Browser) -> Result<()> {
    let started = browser
        .run_until_called(LOOK_AFTER_RELEASES, Vec::new())
        .await?;
    if started.is_null() {
        return Ok(());
    }
    Err(format!("the release is not looked after: {started}").into())
}

/// Calls back as soon as more of a release is kept than it was, or, with nothing, when the page is served by it.
const KEPT: &str = "
    const [before, done] = arguments;
    const look = async () => {
        if (navigator.serviceWorker.controller) return done(null);
        const registration = await navigator.serviceWorker.getRegistration();
        const kept = [registration?.installing?.state, registration?.active?.state];
        for (const name of await caches.keys()) kept.push((await (await caches.open(name)).keys()).length);
        const now = JSON.stringify(kept);
        now === before ? setTimeout(look, 50) : done(now);
    };
    look();";

/// A release has many files: however long they take, there is hope while they come.
async fn is_kept(browser: &Browser) -> Result<()> {
    let mut kept = json!("");
    while !kept.is_null() {
        kept = browser
            .run_until_called(KEPT, vec![kept])
            .await
            .map_err(|error| format!("the release is not kept: {error}"))?;
    }
    Ok(())
}

/// Opens another tab, to which the browser turns.
pub async fn another_tab(browser: &Browser) -> Result<()> {
    let driver = browser.driver();
    let known = driver.windows().await?;
    driver.new_tab().await?;
    let windows = driver.windows().await?;
    let new = windows
        .into_iter()
        .find(|window| !known.contains(window))
        .ok_or("no other tab")?;
    Ok(driver.switch_to_window(new).await?)
}

/// Asks the server something that no release keeps.
const REACHED: &str = "
    const [done] = arguments;
    fetch('/api/whoami').then(() => done(true), () => done(false));";

/// Cuts the network; from now on the server cannot be reached, which the console may say.
pub async fn cut_off(browser: &Browser, proxy: &Proxy) -> Result<()> {
    proxy.cut();
    browser.expect_complaints("ERR_").await;
    browser.expect_complaints("WebSocket").await;
    let reached = browser
        .run_until_called(REACHED, Vec::new())
        .await?;
    if reached != json!(false) {
        return Err(format!("the server answers: {reached}").into());
    }
    Ok(())
}

/// Lets this browser keep no more than `room` bytes. It asks for the room that is left once in half a minute, so this
/// comes before the first table.
pub async fn give_room(browser: &Browser, room: u64) -> Result<()> {
    let wanted = json!({ "origin": browser.base(), "quotaSize": room });
    browser
        .command("Storage.overrideQuotaForOrigin", wanted)
        .await
        .map(drop)
}

/// Fills the room that is left, however much that is, down to the last bytes.
const FILL: &str = "
    const [done] = arguments;
    const request = indexedDB.open('ballast');
    request.onupgradeneeded = () => request.result.createObjectStore('ballast', { autoIncrement: true });
    request.onerror = () => done('no ballast');
    request.onsuccess = () => {
        const put = size => {
            const bytes = new Uint8Array(size);
            for (let at = 0; at < size; at += 65536) crypto.getRandomValues(bytes.subarray(at, at + 65536));
            const change = request.result.transaction('ballast', 'readwrite', { durability: 'strict' });
            change.objectStore('ballast').add(bytes).onerror = event => event.preventDefault();
            change.oncomplete = () => put(size);
            change.onabort = () => size > 16 ? put(size / 2) : done(null);
        };
        put(65536);
    };";

/// Fills this browser, which was given some room before.
pub async fn fill_up(browser: &Browser) -> Result<()> {
    let filled = browser.run_until_called(FILL, Vec::new()).await?;
    if filled.is_null() {
        return Ok(());
    }
    Err(format!("it is not full: {filled}").into())
}

/// Deletes what is on this device, from the first page; then there is nothing of it any more.
pub async fn delete_what_is_here(browser: &Browser) -> Result<()> {
    browser
        .until_there(".running a[href*='/here/']")
        .await?;
    browser.click(".welcome a[href$='/me']").await?;
    browser.click(".me [data-deed=forget]").await?;
    browser.click(".me [data-deed=sure]").await?;
    browser
        .until("document.querySelector('.toast')?.textContent.includes('Deleted')")
        .await?;
    browser.click(".head .brand").await?;
    browser.until_there(".games").await?;
    browser
        .until("!document.querySelector('.running')")
        .await?;
    let left = browser.run_until_called(LEFT, Vec::new()).await?;
    if left != json!([]) {
        return Err(format!("left: {left}").into());
    }
    browser.reload().await?;
    browser.until_there(".games").await
}

/// The databases of this browser.
const LEFT: &str = "
    const [done] = arguments;
    indexedDB.databases().then(all => done(all.map(({ name }) => name)));";

/// The options of a new table, filled in.
async fn choose(browser: &Browser, game: &str, options: Options) -> Result<()> {
    browser.go(&format!("/new/{game}")).await?;
    for (key, value) in options {
        tables::choose(browser, &format!("option-{key}"), value).await?;
    }
    browser.click(HERE).await
}

/// Opens a table on the device; gives its code.
pub async fn open(browser: &Browser, game: &str, options: Options) -> Result<String> {
    choose(browser, game, options).await?;
    begin(browser).await
}

/// The same with the strongest bots that the game has, whatever they are called.
pub async fn open_against_the_strongest(
    browser: &Browser,
    game: &str,
    options: Options,
) -> Result<String> {
    choose(browser, game, options).await?;
    let strongest = browser
        .value("document.querySelector('select#level option').value")
        .await?;
    let strongest = strongest.as_str().unwrap_or_default();
    tables::choose(browser, "level", strongest).await?;
    begin(browser).await
}

async fn begin(browser: &Browser) -> Result<String> {
    browser
        .click("form.options button.primary")
        .await?;
    browser.until_there(".felt").await?;
    code(browser).await
}

/// Opens a table for several people around the device, by their names; who has none leaves the field as it is.
pub async fn open_around(
    browser: &Browser,
    game: &str,
    options: Options,
    names: &[&str],
) -> Result<()> {
    choose(browser, game, options).await?;
    for (number, name) in (1..).zip(names) {
        if number > 1 {
            browser.click(".around .add").await?;
        }
        let field = format!(".around .row:nth-of-type({number}) input");
        let field = browser.find(&field).await?;
        field.clear().await?;
        field.send_keys(*name).await?;
    }
    browser
        .click("form.options button.primary")
        .await?;
    browser.until_there(".curtain, .felt").await
}

async fn code(browser: &Browser) -> Result<String> {
    let path = browser.value("location.pathname").await?;
    let code = path
        .as_str()
        .and_then(|path| path.strip_prefix("/here/"))
        .ok_or("no address of a table on the device")?;
    Ok(code.to_owned())
}

/// What the table shows, once it is still.
pub async fn shown(browser: &Browser) -> Result<String> {
    browser
        .until("document.querySelector('.prompt.mine') || document.querySelector('.over')")
        .await?;
    let shown = browser.value(SHOWN).await?;
    Ok(shown.as_str().unwrap_or_default().to_owned())
}

/// Waits until the table shows this again.
pub async fn until_shown(browser: &Browser, what: &str) -> Result<()> {
    browser
        .until(&format!("{SHOWN} === {}", json!(what)))
        .await
}

/// The page is loaded again, and the table is as it was.
pub async fn survives_a_reload(browser: &Browser) -> Result<()> {
    let before = shown(browser).await?;
    browser.reload().await?;
    until_shown(browser, &before).await
}

/// Goes from a match that is over to its replay, whose deal must hold. The page still grows while the match is being
/// told, so the link is followed where it is and not where it was.
pub async fn watch(browser: &Browser) -> Result<()> {
    browser
        .until_there(".over a[href*='/replay/']")
        .await?;
    browser
        .run(
            "document.querySelector(\".over a[href*='/replay/']\").click();",
            Vec::new(),
        )
        .await?;
    browser.until_there(".controls .tag.good").await
}
