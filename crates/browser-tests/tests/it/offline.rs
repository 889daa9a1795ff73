//! A release kept on the device: without a network everything but the server is there, and the next release waits for a
//! quiet moment.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs};

use browser_tests::house::PAGE;
use browser_tests::play::{ESCAPE, Hand, Player};
use browser_tests::proxy::Proxy;
use browser_tests::{Browser, House, Look, Result, autoplay, device, games, tables};
use serde_json::{Value, json};

#[tokio::test]
async fn after_one_visit_everything_is_there_without_a_network() -> Result<()> {
    let house = House::open()?;
    let proxy = Proxy::start(house.address()).await?;
    house
        .visit_by(&proxy.base, Look::default(), async |browser| {
            device::keep_release(browser).await?;
            let errors = browser
                .command("Page.getInstallabilityErrors", json!({}))
                .await?;
            let none = Value::Array(Vec::new());
            assert_eq!(errors.get("installabilityErrors"), Some(&none), "{errors}");
            device::cut_off(browser, &proxy).await?;
            browser.go("/").await?;
            browser.until_there(".welcome .notice").await?;
            for game in games()? {
                browser.go(&format!("/rules/{game}")).await?;
                browser.until_there("main h2").await?;
                browser.go(&format!("/learn/{game}")).await?;
                browser.until_there(".felt").await?;
                device::open(browser, &game, tables::short(&game)).await?;
                Player::new(browser, Hand::Pointer, 5)
                    .steps(2)
                    .await?;
                device::survives_a_reload(browser).await?;
                autoplay::to_the_end(browser, 6, 0).await?;
                device::watch(browser).await?;
            }
            browser.go("/").await?;
            is_played_here_instead(browser, PLAY_NOW).await?;
            // So is it where a network takes everything and answers nothing.
            proxy.fall_silent();
            browser.go("/").await?;
            is_played_here_instead(browser, PLAY_NOW).await?;
            browser.go("/new/samurakva").await?;
            browser
                .click(".who-plays label:nth-of-type(2) input")
                .await?;
            is_played_here_instead(browser, "form.options button.primary").await?;
            // Once that is known, nobody waits for an answer.
            browser.go("/").await?;
            browser.until_there(".welcome .notice").await?;
            browser.run(NO_ANSWER, Vec::new()).await?;
            is_played_here_instead(browser, PLAY_NOW).await
        })
        .await
}

const PLAY_NOW: &str = "[data-game=samurakva] .actions.now button.primary";

/// The page waits for ever for whatever it asks of the server from now on.
const NO_ANSWER: &str = "
    const asked = window.fetch;
    window.fetch = (what, ...more) =>
        String(what.url ?? what).includes('/api/') ? new Promise(() => {}) : asked(what, ...more);";

/// What this button wants of the server is played here, and said to be.
async fn is_played_here_instead(browser: &Browser, button: &str) -> Result<()> {
    browser.click(button).await?;
    browser.until_there(".wire.here").await?;
    browser
        .until("document.querySelector('.toast')?.textContent.includes('on this device')")
        .await
}

/// The hashes in the names of the files of a release, and what stands there in the next one.
fn hashes(release: &Path) -> Result<Vec<(String, String)>> {
    let mut hashes = BTreeSet::new();
    for entry in fs::read_dir(release)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        let is_hash = |part: &&str| part.len() == 16 && u64::from_str_radix(part, 16).is_ok();
        hashes.extend(name.split('.').find(is_hash).map(str::to_owned));
    }
    let changed = |hash: String| {
        let other = hash.chars().rev().collect();
        (hash, other)
    };
    Ok(hashes.into_iter().map(changed).collect())
}

/// A folder for another release.
fn folder() -> Result<PathBuf> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let name = format!("zashiki-release-{}-{number}", std::process::id());
    let folder = env::temp_dir().join(name);
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// The same client as another release: no file has the name that it has in this one, and the page has a mark.
fn another_release() -> Result<PathBuf> {
    let from = PathBuf::from(env::var(PAGE)?);
    let to = folder()?;
    let hashes = hashes(&from)?;
    copy(&from, &to, &hashes)?;
    change(
        &to.join("index.html"),
        "<head>",
        "<head><meta name=\"another\">",
    )?;
    change(
        &to.join("sw.js"),
        "const RELEASE = \"",
        "const RELEASE = \"another",
    )?;
    Ok(to)
}

/// Copies a release with other hashes instead of these.
fn copy(from: &Path, to: &Path, hashes: &[(String, String)]) -> Result<()> {
    let named = |text: &str| {
        let mut named = text.to_owned();
        for (hash, other) in hashes {
            named = named.replace(hash, other);
        }
        named
    };
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let name = path
            .file_name()
            .ok_or("no name")?
            .to_string_lossy();
        let target = to.join(named(&name));
        match path.extension().and_then(|kind| kind.to_str()) {
            // What is packed has the names of before.
            Some("gz" | "br") => {}
            Some("html" | "js" | "css" | "webmanifest") => {
                fs::write(target, named(&fs::read_to_string(path)?))?;
            }
            _ => drop(fs::copy(&path, target)?),
        }
    }
    Ok(())
}

fn change(file: &Path, what: &str, into: &str) -> Result<()> {
    let text = fs::read_to_string(file)?;
    assert!(text.contains(what), "{}", file.display());
    Ok(fs::write(file, text.replace(what, into))?)
}

/// Asks for the next release until it waits.
const UNTIL_IT_WAITS: &str = "
    const [done] = arguments;
    navigator.serviceWorker.ready.then(async (one) => {
        await one.update();
        const look = () => one.waiting ? done(null) : setTimeout(look, 50);
        look();
    });";

/// Another page has a quiet moment and says so; the release that waits asks all pages, and has done so by the end.
const OFFER: &str = "
    const [done] = arguments;
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
        if (data === 'who') setTimeout(() => done(null), 500);
    });
    navigator.serviceWorker.ready.then(one => one.waiting.postMessage('take over'));";

/// The files that the page has fetched.
const FETCHED: &str =
    "performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)
    .filter(path => path.includes('.'))";

/// In the middle of a match everything of it is there, though the server has the next release already.
async fn stays_what_it_is(browser: &Browser) -> Result<()> {
    Player::new(browser, Hand::Pointer, 5)
        .steps(4)
        .await?;
    browser.press("?").await?;
    browser.until_there(".rules .rules-text").await?;
    browser.press(ESCAPE).await?;
    browser
        .until("!document.querySelector('dialog[open]')")
        .await?;
    browser
        .run_until_called(OFFER, Vec::new())
        .await?;
    let is_same = "window.same && !document.querySelector('meta[name=another]')";
    assert!(
        browser.holds(is_same).await?,
        "another release in mid match"
    );
    Ok(())
}

/// Every file comes from this folder.
async fn comes_from(browser: &Browser, release: &Path) -> Result<()> {
    let fetched: Vec<String> = serde_json::from_value(browser.value(FETCHED).await?)?;
    assert!(fetched.len() > 5, "{fetched:?}");
    let strange: Vec<&String> = fetched
        .iter()
        .filter(|path| {
            !release
                .join(path.trim_start_matches('/'))
                .exists()
        })
        .collect();
    assert!(strange.is_empty(), "of another release: {strange:?}");
    Ok(())
}

#[tokio::test]
async fn the_next_release_waits_until_nobody_plays_and_is_never_mixed_with_this_one() -> Result<()>
{
    let (house, folder) = (House::open()?, another_release()?);
    let next = House::with_page(&folder)?;
    let proxy = Proxy::start(house.address()).await?;
    let played = house
        .visit_by(&proxy.base, Look::default(), async |browser| {
            device::keep_release_at_once(browser, "/").await?;
            // What the server shows beside our pages has no say in it, and no answer.
            let ours = browser.driver().window().await?;
            device::another_tab(browser).await?;
            browser.expect_complaints("favicon").await;
            browser.go("/api/whoami").await?;
            browser.driver().switch_to_window(ours).await?;
            device::open(browser, "samurakva", tables::short("samurakva")).await?;
            device::look_after_releases(browser).await?;
            browser
                .run("window.same = true;", Vec::new())
                .await?;
            proxy.lead_to(next.address());
            browser
                .run_until_called(UNTIL_IT_WAITS, Vec::new())
                .await?;
            // What the browser remembers by itself would hide that something is asked of the next release.
            browser
                .command("Network.clearBrowserCache", json!({}))
                .await?;
            stays_what_it_is(browser).await?;
            comes_from(browser, Path::new(&env::var(PAGE)?)).await?;
            browser.click(".head .brand").await?;
            browser.until_there("meta[name=another]").await?;
            browser.until(LATEST).await?;
            // What was begun with the release before goes on with this one.
            browser
                .click(".running a[href^='/here/']")
                .await?;
            browser.until_there(".prompt.mine").await?;
            browser.press("?").await?;
            browser.until_there(".rules .rules-text").await?;
            comes_from(browser, &folder).await
        })
        .await;
    fs::remove_dir_all(folder)?;
    played
}

/// Asks for the next release; says what becomes of it.
const WHAT_BECOMES_OF_IT: &str = "
    const [done] = arguments;
    navigator.serviceWorker.ready.then((one) => {
        one.onupdatefound = () => {
            const { installing } = one;
            installing.onstatechange = () => done(installing.state);
        };
        // That it fails is told there.
        one.update().catch(() => {});
    });";

/// The next release is looked at and not taken.
async fn is_not_taken(browser: &Browser, proxy: &Proxy, release: &Path) -> Result<()> {
    let next = House::with_page(release)?;
    proxy.lead_to(next.address());
    browser
        .command("Network.clearBrowserCache", json!({}))
        .await?;
    let became = browser
        .run_until_called(WHAT_BECOMES_OF_IT, Vec::new())
        .await?;
    assert_eq!(became, "redundant", "{}", release.display());
    Ok(())
}

/// The same release with one more file, which nobody can fetch.
fn release_that_lacks_a_file() -> Result<PathBuf> {
    let to = folder()?;
    copy(Path::new(&env::var(PAGE)?), &to, &[])?;
    let files = "const FILES = [";
    let more = format!("{files}\"gone.0123456789abcdef.js\",");
    change(&to.join("sw.js"), files, &more)?;
    Ok(to)
}

/// A release in which only the sheet of every page is another; but the page is still the one of before.
fn release_with_an_old_page() -> Result<PathBuf> {
    let from = PathBuf::from(env::var(PAGE)?);
    let to = folder()?;
    let page = fs::read_to_string(from.join("index.html"))?;
    let mut mentions = page
        .split("/zashiki.")
        .map(|rest| rest.split(['.', '"']));
    let sheet = mentions.find_map(|mut name| {
        let hash = name.next()?;
        (name.next() == Some("css")).then_some(hash)
    });
    let hash = sheet.ok_or("no sheet of every page")?;
    let other = hash.chars().rev().collect();
    copy(&from, &to, &[(hash.to_owned(), other)])?;
    fs::copy(from.join("index.html"), to.join("index.html"))?;
    let name = "const RELEASE = \"";
    change(&to.join("sw.js"), name, &format!("{name}another"))?;
    Ok(to)
}

#[tokio::test]
async fn a_release_that_is_not_whole_is_not_taken_and_takes_nothing_away() -> Result<()> {
    let house = House::open()?;
    let proxy = Proxy::start(house.address()).await?;
    let (lacking, old) = (release_that_lacks_a_file()?, release_with_an_old_page()?);
    let played = house
        .visit_by(&proxy.base, Look::default(), async |browser| {
            browser.expect_complaints("gone.").await;
            device::keep_release_at_once(browser, "/").await?;
            is_not_taken(browser, &proxy, &lacking).await?;
            is_not_taken(browser, &proxy, &old).await?;
            device::cut_off(browser, &proxy).await?;
            browser.go("/").await?;
            browser.until_there(".welcome .notice").await?;
            device::open(browser, "samurakva", tables::short("samurakva")).await?;
            browser.until_there(".prompt.mine").await
        })
        .await;
    for folder in [lacking, old] {
        fs::remove_dir_all(folder)?;
    }
    played
}

/// Fetches the script that looks after releases, which this page can start when the server has the next release.
const FETCH_THE_SCRIPT: &str = "
    const [done] = arguments;
    (async () => {
        const list = await (await fetch('/sw.js')).text();
        const script = document.createElement('link');
        script.rel = 'modulepreload';
        script.href = window.looksAfter = '/' + list.match(/release\\.[0-9a-f]+\\.js/)[0];
        script.onload = () => done(null);
        document.head.append(script);
    })().catch(error => done(String(error)));";

#[tokio::test]
async fn a_first_visit_that_meets_two_releases_ends_with_the_later_one() -> Result<()> {
    let (house, folder) = (House::open()?, another_release()?);
    let next = House::with_page(&folder)?;
    let proxy = Proxy::start(house.address()).await?;
    let visited = house
        .visit_by(&proxy.base, Look::default(), async |browser| {
            browser.go("/").await?;
            let fetched = browser
                .run_until_called(FETCH_THE_SCRIPT, Vec::new())
                .await?;
            assert!(fetched.is_null(), "{fetched}");
            proxy.lead_to(next.address());
            browser
                .run("import(window.looksAfter);", Vec::new())
                .await?;
            browser.until_there("meta[name=another]").await?;
            browser.until(LATEST).await
        })
        .await;
    fs::remove_dir_all(folder)?;
    visited
}

/// What is said when another release has taken over.
const LATEST: &str = "document.querySelector('.toast')?.textContent.includes('latest version')";

/// Lets the next release take over, and something begins on this page right after it said that it was quiet.
const TAKE_OVER_BY_SURPRISE: &str = "
    const [done] = arguments;
    window.same = true;
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
        if (data === 'who' && !document.querySelector('#begun')) {
            document.body.insertAdjacentHTML('beforeend', '<dialog id=begun open></dialog>');
        }
        if (data === 'other release') done(null);
    });
    navigator.serviceWorker.ready.then(async (one) => {
        await one.update();
        const look = () => one.waiting ? one.waiting.postMessage('take over') : setTimeout(look, 50);
        look();
    });";

/// The files of the page that are not there any more.
const LOST: &str = "
    const [done] = arguments;
    const files = [...document.querySelectorAll('script[src], link[href*=\"/\"]')].map(one => one.src || one.href);
    const answers = files.filter(file => file.startsWith('http')).map(async file => [file, (await fetch(file)).status]);
    Promise.all(answers).then(all => done([all.length, all.filter(([, status]) => status !== 200)]));";

#[tokio::test]
async fn a_page_that_is_busy_again_chooses_itself_when_it_is_loaded_again() -> Result<()> {
    let (house, folder) = (House::open()?, another_release()?);
    let next = House::with_page(&folder)?;
    let proxy = Proxy::start(house.address()).await?;
    let visited = house
        .visit_by(&proxy.base, Look::default(), async |browser| {
            device::keep_release_at_once(browser, "/").await?;
            proxy.lead_to(next.address());
            browser
                .run_until_called(TAKE_OVER_BY_SURPRISE, Vec::new())
                .await?;
            browser
                .command("Network.clearBrowserCache", json!({}))
                .await?;
            let lost = browser.run_until_called(LOST, Vec::new()).await?;
            assert!(lost[0].as_u64() > Some(4), "{lost}");
            assert_eq!(lost[1], json!([]), "what is open keeps its files");
            assert!(browser.holds("window.same").await?, "loaded again");
            browser
                .run("document.querySelector('#begun').remove();", Vec::new())
                .await?;
            browser.click("h1").await?;
            browser.until_there("meta[name=another]").await?;
            browser.until(LATEST).await
        })
        .await;
    fs::remove_dir_all(folder)?;
    visited
}

#[tokio::test]
async fn a_server_that_can_be_reached_again_is_found_by_the_page_itself() -> Result<()> {
    let house = House::open()?;
    let proxy = Proxy::start(house.address()).await?;
    house
        .visit_by(&proxy.base, Look::default(), async |browser| {
            device::keep_release_at_once(browser, "/").await?;
            device::cut_off(browser, &proxy).await?;
            browser.go("/").await?;
            browser.until_there(".welcome .notice").await?;
            proxy.restore();
            browser
                .until("!document.querySelector('.welcome .notice')")
                .await?;
            browser.click(PLAY_NOW).await?;
            browser
                .until(
                    "location.pathname.startsWith('/t/') && document.querySelector('.wire.live')",
                )
                .await
        })
        .await
}
