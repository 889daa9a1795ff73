//! A release kept on the device: without a network everything but the server is there, and the next release waits for a
//! quiet moment.

use std::path::{Path, PathBuf};
use std::{env, fs};

use browser_tests::house::PAGE;
use browser_tests::play::{Hand, Player, whole_match};
use browser_tests::proxy::Proxy;
use browser_tests::{House, Look, Result, device, games, tables};
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
                whole_match(browser, Hand::Pointer, 6).await?;
                device::watch(browser).await?;
            }
            // What is wanted of the server is played here, and said to be.
            browser.go("/").await?;
            browser
                .click("[data-game=samurakva] .actions.now button.primary")
                .await?;
            browser.until_there(".wire.here").await?;
            browser
                .until("document.querySelector('.toast')?.textContent.includes('on this device')")
                .await
        })
        .await
}

/// The same client as another release, told apart by a mark in its page.
fn another_release() -> Result<PathBuf> {
    let from = env::var(PAGE)?;
    let to = env::temp_dir().join(format!("zashiki-release-{}", std::process::id()));
    fs::create_dir_all(&to)?;
    for entry in fs::read_dir(&from)? {
        let path = entry?.path();
        let name = path.file_name().ok_or("no name")?;
        let packed =
            ["index.html", "sw.js"].map(|page| [format!("{page}.gz"), format!("{page}.br")]);
        if !packed
            .as_flattened()
            .iter()
            .any(|page| name == page.as_str())
        {
            fs::copy(&path, to.join(name))?;
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

#[tokio::test]
async fn the_next_release_waits_until_nobody_plays() -> Result<()> {
    let (house, folder) = (House::open()?, another_release()?);
    let next = House::with_page(&folder)?;
    let proxy = Proxy::start(house.address()).await?;
    let played = house
        .visit_by(&proxy.base, Look::default(), async |browser| {
            device::keep_release(browser).await?;
            device::open(browser, "samurakva", tables::short("samurakva")).await?;
            browser
                .run("window.same = true;", Vec::new())
                .await?;
            proxy.lead_to(next.address());
            browser
                .run_until_called(
                    "const [done] = arguments;
                     navigator.serviceWorker.ready.then(async (one) => {
                         await one.update();
                         const look = () => one.waiting ? done(null) : setTimeout(look, 50);
                         look();
                     });",
                    Vec::new(),
                )
                .await?;
            Player::new(browser, Hand::Pointer, 5)
                .steps(4)
                .await?;
            assert!(
                browser
                    .holds("window.same && !document.querySelector('meta[name=another]')")
                    .await?,
                "in mid match the page stays what it is"
            );
            browser.click(".head .brand").await?;
            browser.until_there("meta[name=another]").await?;
            browser
                .until("document.querySelector('.toast')?.textContent.includes('latest version')")
                .await?;
            // What was begun with the release before goes on with this one.
            browser
                .click(".running a[href^='/here/']")
                .await?;
            browser.until_there(".prompt.mine").await
        })
        .await;
    fs::remove_dir_all(folder)?;
    played
}
