//! It is my turn, and I look elsewhere: the title, the page's sign and a notification say so.

use browser_tests::play::{Hand, Player};
use browser_tests::{Browser, House, Look, Result, tables};
use serde_json::json;

/// How much a person does at most until it is their turn again.
const STEPS: u32 = 60;
const BADGE: &str = "document.querySelector('link[rel=icon]').href.includes('circle')";
const TITLE: &str = "document.title.startsWith('Your turn')";

/// Notes what is notified, by the browser's own means and with its own permission, and every change of title and sign.
const LISTEN: &str = "
    window.told = [];
    const Real = window.Notification;
    window.Notification = class extends Real {
        constructor(...how) {
            super(...how);
            window.told.push(how[0]);
        }
    };
    window.signs = [];
    let last = '';
    new MutationObserver(() => {
        const sign = document.querySelector('link[rel=icon]');
        if (!sign) return;
        const now = [document.title.startsWith('Your turn'), sign.href.includes('circle')].join();
        if (now !== last) window.signs.push(now);
        last = now;
    }).observe(document, { attributes: true, childList: true, subtree: true });";

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

/// Acts until a turn of one's own is over and the next one begins.
async fn play_to_the_next_turn(browser: &Browser, player: &mut Player<'_>) -> Result<()> {
    browser
        .until(&format!("{TITLE} && {BADGE}"))
        .await?;
    browser
        .value("window.signs.splice(0).length")
        .await?;
    for _ in 0..STEPS {
        player.steps(1).await?;
        let signs = browser.value("window.signs").await?;
        if signs
            .as_array()
            .is_some_and(|signs| !signs.is_empty())
        {
            browser
                .until(&format!("{TITLE} && {BADGE}"))
                .await?;
            let signs = browser.value("window.signs").await?;
            assert_eq!(
                signs,
                json!(["false,false", "true,true"]),
                "both go off, and both come back"
            );
            return Ok(());
        }
    }
    Err("a turn has no end".into())
}

#[tokio::test]
async fn whoever_looks_elsewhere_is_told_of_their_turn() -> Result<()> {
    // Turns follow each other here, whatever is dealt, and no match is over so soon.
    let house = House::with_bot_delay(100)?;
    house
        .visit(Look::default(), async |browser| {
            allow(browser).await?;
            tables::playing(browser, "samurai-sword", "players=3", "random").await?;
            browser.until_there(".prompt.mine").await?;
            assert!(
                !browser.has(".bell").await?,
                "who has allowed it is not asked"
            );
            let mut player = Player::new(browser, Hand::Pointer, 5);
            look_away(browser, true).await?;
            browser
                .value("window.told.splice(0).length")
                .await?;
            play_to_the_next_turn(browser, &mut player).await?;
            let title = browser.value("document.title").await?;
            assert_eq!(browser.value("window.told").await?, json!([title]));
            // Who looks needs no notification.
            look_away(browser, false).await?;
            play_to_the_next_turn(browser, &mut player).await?;
            assert_eq!(browser.value("window.told.length").await?, 1);
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
