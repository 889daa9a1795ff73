//! A release kept on the device: without a network everything but the server is there, and the next release waits for a
//! quiet moment.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
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
            is_played_here_instead(browser).await?;
            // So is it where a network takes everything and answers nothing.
            proxy.fall_silent();
            is_played_here_instead(browser).await
        })
        .await
}

/// What is wanted of the server is played here, and said to be.
async fn is_played_here_instead(browser: &Browser) -> Result<()> {
    browser.go("/").await?;
    browser
        .click("[data-game=samurakva] .actions.now button.primary")
        .await?;
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

/// The same client as another release: no file has the name that it has in this one, and the page has a mark.
fn another_release() -> Result<PathBuf> {
    let from = PathBuf::from(env::var(PAGE)?);
    let to = env::temp_dir().join(format!("zashiki-release-{}", std::process::id()));
    fs::create_dir_all(&to)?;
    let hashes = hashes(&from)?;
    let named = |text: &str| {
        let mut named = text.to_owned();
        for (hash, other) in &hashes {
            named = named.replace(hash, other);
        }
        named
    };
    for entry in fs::read_dir(&from)? {
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
            browser
                .until("document.querySelector('.toast')?.textContent.includes('latest version')")
                .await?;
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
