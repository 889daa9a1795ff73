//! The client as a folder on a plain host of files: no server, any path.

use std::path::{Path, PathBuf};
use std::{env, fs};

use browser_tests::house::{Files, SITE};
use browser_tests::play::{Hand, Player, whole_match};
use browser_tests::{Browser, House, Look, Result, device};
use serde_json::json;

/// A plain host of files, and the first page's path there: the folder lies two steps below what is served.
fn host() -> Result<(Files, String)> {
    let site = PathBuf::from(std::env::var(SITE)?);
    let above = site.parent().and_then(Path::parent);
    let above = above.ok_or("no folder")?;
    let path = site.strip_prefix(above)?.display().to_string();
    Ok((Files::serve(above)?, format!("/{path}/")))
}

/// Drops a text onto the page as a file.
const DROP: &str = "
    const [text] = arguments;
    const data = new DataTransfer();
    data.items.add(new File([text], 'match.txt', { type: 'text/plain' }));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));";

/// The record that a replay offers.
async fn record(browser: &Browser) -> Result<String> {
    let text = browser
        .value("decodeURIComponent(document.querySelector('a[download]').href.split(',').slice(1).join(','))")
        .await?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}

async fn drop_onto_the_page(browser: &Browser, text: &str) -> Result<()> {
    browser
        .run(DROP, vec![json!(text)])
        .await
        .map(drop)
}

/// A device on which nothing was played keeps a record that is opened there, and gives it out again as it was.
async fn keeps_a_record(browser: &Browser, home: &str, text: &str) -> Result<()> {
    let forget = "indexedDB.deleteDatabase('zashiki').onsuccess = arguments[0];";
    browser
        .run_until_called(forget, Vec::new())
        .await?;
    browser.click(".head .brand").await?;
    browser.reload().await?;
    browser.until_there(".games").await?;
    let matches = "document.querySelectorAll(\"a[href*='/replay/']\").length";
    browser.until(&format!("{matches} === 0")).await?;
    // A match that has lost its end can be looked at, but is not kept.
    let (cut, _) = text.rsplit_once("outcome ").ok_or("no outcome")?;
    drop_onto_the_page(browser, cut).await?;
    browser.until_there(".controls .tag").await?;
    browser.until_there(".keep.no").await?;
    browser.click(".head .brand").await?;
    browser.until_there(".games").await?;
    drop_onto_the_page(browser, text).await?;
    browser.click(".keep button").await?;
    browser.until_there(".keep .tag.good").await?;
    browser.reload().await?;
    browser.go(home).await?;
    browser.until(&format!("{matches} === 1")).await?;
    browser
        .until(
            "document.querySelector(\"a[href*='/replay/']\").textContent.includes('from a file')",
        )
        .await?;
    browser.click("a[href*='/replay/']").await?;
    browser.until_there(".controls .tag.good").await?;
    assert_eq!(record(browser).await?, text, "given out as it came");
    Ok(())
}

#[tokio::test]
async fn a_plain_host_plays_a_match_and_shows_records() -> Result<()> {
    let house = House::open()?;
    let (files, home) = host()?;
    house
        .visit_by(&files.base, Look::default(), async |browser| {
            browser.go(&home).await?;
            device::hurry(browser).await?;
            browser.reload().await?;
            assert!(!browser.has(".lobby").await?, "there is no server to ask");
            for (page, there) in [("rules", ".rules-text"), ("learn", ".felt")] {
                let link = format!("[data-game=samurakva] a[href^='#/{page}/']");
                browser.click(&link).await?;
                browser.until_there(there).await?;
                browser.click(".head .brand").await?;
            }
            browser
                .click("[data-game=samurakva] a[href^='#/new/']")
                .await?;
            browser.until_there("#option-players").await?;
            browser
                .click("form.options button.primary")
                .await?;
            browser.until_there(".wire.here").await?;
            Player::new(browser, Hand::Pointer, 5)
                .steps(2)
                .await?;
            device::survives_a_reload(browser).await?;
            whole_match(browser, Hand::Pointer, 6).await?;
            device::watch(browser).await?;
            let text = record(browser).await?;
            browser.click(".head .brand").await?;
            browser.until_there(".games").await?;
            drop_onto_the_page(browser, "a letter").await?;
            browser
                .until("document.querySelector('.toast')?.textContent.includes('no record')")
                .await?;
            drop_onto_the_page(browser, &text).await?;
            browser.until_there(".controls .tag.good").await?;
            // What was played here is here already.
            browser.until_there(".keep .tag.good").await?;
            keeps_a_record(browser, &home, &text).await?;
            // One sign of the secret that all cards follow from.
            let secret = text.find("secret ").ok_or("no secret")? + "secret ".len();
            let mut changed = text.clone();
            let sign = if text[secret..].starts_with('0') {
                "1"
            } else {
                "0"
            };
            changed.replace_range(secret..=secret, sign);
            browser.click(".head .brand").await?;
            browser.until_there(".games").await?;
            drop_onto_the_page(browser, &changed).await?;
            browser
                .until("document.querySelector('.toast')?.textContent.includes('FAILED')")
                .await
        })
        .await
}

#[tokio::test]
async fn a_plain_host_is_needed_once() -> Result<()> {
    let house = House::open()?;
    let (files, home) = host()?;
    let base = files.base.clone();
    house
        .visit_by(&base, Look::default(), async |browser| {
            device::keep_release_at_once(browser, &home).await?;
            drop(files);
            browser.expect_complaints("ERR_").await;
            browser.reload().await?;
            browser
                .click("[data-game=samurakva] .actions.now button.primary")
                .await?;
            browser.until_there(".prompt.mine").await?;
            device::survives_a_reload(browser).await?;
            browser.click(".head .brand").await?;
            device::delete_what_is_here(browser).await
        })
        .await
}

/// Two copies of the client on one host, of two releases, and a page of somebody else's below one of them. The path of the
/// first looks like that of a page on which somebody is busy.
fn host_of_two() -> Result<(Files, PathBuf)> {
    let site = PathBuf::from(std::env::var(SITE)?);
    let folder = env::temp_dir().join(format!("zashiki-two-{}", std::process::id()));
    for copy in ["new", "second"] {
        let copy = folder.join(copy);
        fs::create_dir_all(&copy)?;
        for entry in fs::read_dir(&site)? {
            let entry = entry?;
            fs::copy(entry.path(), copy.join(entry.file_name()))?;
        }
    }
    let list = folder.join("second/sw.js");
    let name = "const RELEASE = \"";
    let text = fs::read_to_string(&list)?;
    fs::write(list, text.replace(name, &format!("{name}another")))?;
    let beside = folder.join("new/beside");
    fs::create_dir_all(&beside)?;
    fs::write(beside.join("index.html"), "<h1>Somebody else</h1>")?;
    Ok((Files::serve_untyped(&folder)?, folder))
}

/// Asks the page what its worker asks before the next release takes over.
const IS_QUIET: &str = "
    const [done] = arguments;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data.quiet);
    const asked = new MessageEvent('message', { data: 'who', ports: [port2] });
    navigator.serviceWorker.dispatchEvent(asked);";

#[tokio::test]
async fn two_copies_on_one_host_leave_each_other_and_their_neighbours_alone() -> Result<()> {
    let house = House::open()?;
    let (files, folder) = host_of_two()?;
    let base = files.base.clone();
    let visited = house
        .visit_by(&base, Look::default(), async |browser| {
            // What such a host calls a program is said by the program's own script.
            browser.expect_complaints("MIME").await;
            device::keep_release_at_once(browser, "/new/").await?;
            let is_quiet = browser
                .run_until_called(IS_QUIET, Vec::new())
                .await?;
            assert_eq!(is_quiet, true, "nothing happens on the first page");
            device::keep_release_at_once(browser, "/second/").await?;
            browser.expect_complaints("favicon").await;
            browser.go("/new/beside/").await?;
            browser
                .until("document.querySelector('h1')?.textContent === 'Somebody else'")
                .await?;
            drop(files);
            browser.expect_complaints("ERR_").await;
            for copy in ["/new/", "/second/"] {
                browser.go(copy).await?;
                browser
                    .click("[data-game=samurakva] .actions.now button.primary")
                    .await?;
                browser.until_there(".prompt.mine").await?;
            }
            Ok(())
        })
        .await;
    fs::remove_dir_all(folder)?;
    visited
}
