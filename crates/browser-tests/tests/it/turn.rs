//! It is my turn, and I look elsewhere: the title, the page's sign and a notification say so.

use browser_tests::{Browser, House, Look, Result, tables};
use serde_json::json;

/// Long enough for the page to show that the others are waited for.
const THINKING: u32 = 1500;
const BADGE: &str = "document.querySelector('link[rel=icon]').href.includes('circle')";
const ROW: &str = ".row-take:not([disabled])";
const TITLE: &str = "document.title.startsWith('Your turn')";

/// Notes what is notified, by the browser's own means and with its own permission.
const LISTEN: &str = "
    window.told = [];
    const Real = window.Notification;
    window.Notification = class extends Real {
        constructor(...how) {
            super(...how);
            window.told.push(how[0]);
        }
    };";

async fn allow(browser: &Browser) -> Result<()> {
    let permissions = json!({ "permissions": ["notifications"], "origin": browser.base() });
    browser
        .command("Browser.grantPermissions", permissions)
        .await?;
    let source = json!({ "source": format!("(() => {{ {LISTEN} }})();") });
    browser
        .command("Page.addScriptToEvaluateOnNewDocument", source)
        .await
        .map(drop)
}

/// Somebody looks at another tab, or comes back.
async fn look_away(browser: &Browser, away: bool) -> Result<()> {
    let script =
        "Object.defineProperty(document, 'hidden', { configurable: true, value: arguments[0] });
        document.dispatchEvent(new Event('visibilitychange'));";
    browser
        .run(script, vec![json!(away)])
        .await
        .map(drop)
}

/// Chooses the highest card until the others are waited for; one that is too low asks for a row first.
async fn choose(browser: &Browser) -> Result<()> {
    for _ in 0..5 {
        browser.until_there(".prompt.mine").await?;
        if browser.has(ROW).await? {
            browser.click(ROW).await?;
            browser
                .until(&format!("!document.querySelector('{ROW}')"))
                .await?;
            continue;
        }
        browser
            .click(".sk-hand button:last-of-type")
            .await?;
        browser
            .until(&format!(
                "!({TITLE} && {BADGE}) || document.querySelector('{ROW}')"
            ))
            .await?;
        if !browser.has(ROW).await? {
            return Ok(());
        }
    }
    Err("the others are never waited for".into())
}

#[tokio::test]
async fn whoever_looks_elsewhere_is_told_of_their_turn() -> Result<()> {
    let house = House::with_bot_delay(THINKING)?;
    house
        .visit(Look::default(), async |browser| {
            allow(browser).await?;
            tables::playing(browser, "samurakva", "players=2", "random").await?;
            browser
                .until(&format!("{TITLE} && {BADGE}"))
                .await?;
            assert!(
                !browser.has(".bell").await?,
                "who has allowed it is not asked"
            );
            // The others may answer at once, so one looks away before.
            look_away(browser, true).await?;
            choose(browser).await?;
            browser
                .until(&format!("{TITLE} && {BADGE} && window.told.length > 0"))
                .await?;
            let told = browser.value("window.told[0]").await?;
            assert_eq!(told, browser.value("document.title").await?);
            // Who looks needs no notification.
            look_away(browser, false).await?;
            let before = browser.value("window.told.length").await?;
            choose(browser).await?;
            browser
                .until(&format!("{TITLE} && {BADGE}"))
                .await?;
            assert_eq!(browser.value("window.told.length").await?, before);
            Ok(())
        })
        .await
}

/// Who was never asked finds a bell, and is asked by the browser only when it is pressed.
#[tokio::test]
async fn a_bell_asks_once() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            let stub = "
                window.asked = 0;
                window.Notification = class {
                    static permission = 'default';
                    static requestPermission() { window.asked += 1; return Promise.resolve('granted'); }
                };";
            let source = json!({ "source": format!("(() => {{ {stub} }})();") });
            browser
                .command("Page.addScriptToEvaluateOnNewDocument", source)
                .await?;
            tables::playing(browser, "samurakva", "players=2", "random").await?;
            browser.until_there(".bell").await?;
            assert_eq!(browser.value("window.asked").await?, 0);
            browser.click(".bell").await?;
            browser.until("window.asked === 1").await?;
            browser.until("!document.querySelector('.bell')").await
        })
        .await
}
