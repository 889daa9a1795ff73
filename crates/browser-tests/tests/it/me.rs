//! Being the same guest elsewhere, and nobody any more: codes, signing out, deleting.

use browser_tests::{Browser, House, Look, Result, device, look, tables};

/// What the first page shows as one's name, and this page as one's code; nothing before it is drawn.
const NAME: &str = "document.querySelector('.name-field input')?.value";
const CODE: &str = "document.querySelector('.me .shown:not([hidden]) .given')?.textContent";
const MATCH: &str = "a[href^='/replay/']";

/// The buttons of the page.
const GET_CODE: &str = ".me [data-deed=code]";
const DROP_CODE: &str = ".me [data-deed=no-code]";
const SIGN_OUT: &str = ".me [data-deed=leave]";
const DELETE: &str = ".me [data-deed=delete]";
const CANCEL: &str = ".me [data-deed=cancel]";
const CONFIRM: &str = ".me [data-deed=sure]";

/// Somebody called Ola with one finished match, on the page about themselves, which they found from the first one.
async fn somebody(browser: &Browser) -> Result<()> {
    tables::finished(browser, "samurakva", "players=2 rounds=1").await?;
    browser.go("/").await?;
    browser
        .until(&format!("{NAME} === 'Ola'"))
        .await?;
    browser.until_there(MATCH).await?;
    browser.click(".welcome a[href='/me']").await?;
    browser.until_there(GET_CODE).await
}

/// Types a code and sends it.
async fn enter(browser: &Browser, code: &str) -> Result<()> {
    let field = browser.find("#recovery").await?;
    field.clear().await?;
    field.send_keys(code).await?;
    browser.press("\u{e007}").await
}

/// The first page as somebody sees it whom the server does not know.
async fn is_a_newcomer(browser: &Browser) -> Result<()> {
    browser
        .until("location.pathname === '/' && document.querySelector('.name-field input')")
        .await?;
    browser
        .until("document.querySelectorAll('.columns .panel').length === 3")
        .await?;
    assert_eq!(browser.value(NAME).await?, "", "no name is left");
    assert!(!browser.has(MATCH).await?, "no match is left");
    browser
        .expect_complaints("/api/session - Failed to load resource")
        .await;
    let who = browser.run_until_called(
        "fetch('/api/session').then(answer => arguments[0](answer.status));",
        vec![],
    );
    assert_eq!(who.await?, 401, "nobody is signed in");
    Ok(())
}

#[tokio::test]
async fn a_code_makes_another_browser_the_same_guest_until_it_is_taken_back() -> Result<()> {
    let house = House::open()?;
    let first = async |first: &Browser| {
        somebody(first).await?;
        first.click(GET_CODE).await?;
        first.until(CODE).await?;
        let code = first
            .value(CODE)
            .await?
            .as_str()
            .unwrap_or_default()
            .to_owned();
        assert_eq!(code.len(), 24, "five groups of four: {code}");
        let second = async |second: &Browser| elsewhere(first, second, &code).await;
        house
            .visit(Look::sized(look::PHONE), second)
            .await
    };
    house.visit(Look::default(), first).await
}

async fn elsewhere(first: &Browser, second: &Browser, code: &str) -> Result<()> {
    second
        .expect_complaints("/api/session/recover - Failed to load resource")
        .await;
    let problem = "document.querySelector('.me .problem')?.textContent";
    second.go("/me").await?;
    enter(second, "0000-0000-0000-0000-0000").await?;
    second
        .until(&format!("{problem}?.includes('code')"))
        .await?;
    // Capitals and groups do not matter.
    enter(second, &code.replace('-', "").to_uppercase()).await?;
    second
        .until(&format!("location.pathname === '/' && {NAME} === 'Ola'"))
        .await?;
    second.until_there(MATCH).await?;
    first.click(DROP_CODE).await?;
    first
        .until("document.querySelector('.toast.shown') && document.querySelector('.me .shown[hidden]')")
        .await?;
    second.click(".welcome a[href='/me']").await?;
    enter(second, code).await?;
    second
        .until(&format!("{problem}?.includes('code')"))
        .await?;
    second.go("/").await?;
    second.until(&format!("{NAME} === 'Ola'")).await
}

/// The dialog holds the focus, and gives it back; signing out shows a newcomer's page at once.
#[tokio::test]
async fn signing_out_is_asked_about_and_leaves_a_newcomer() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            somebody(browser).await?;
            browser.click(SIGN_OUT).await?;
            browser.until("document.activeElement.closest('dialog[open]')").await?;
            for _ in 0..4 {
                browser.press("\u{e004}").await?;
                let outside =
                    "document.activeElement !== document.body && !document.activeElement.closest('dialog')";
                assert!(!browser.holds(outside).await?, "the focus has left the dialog");
            }
            browser.press("\u{e00c}").await?;
            browser.until(&format!("document.activeElement.matches('{SIGN_OUT}')")).await?;
            browser.click(SIGN_OUT).await?;
            browser.click(CANCEL).await?;
            browser.until("!document.querySelector('dialog[open]')").await?;
            browser.click(SIGN_OUT).await?;
            browser.click(CONFIRM).await?;
            is_a_newcomer(browser).await
        })
        .await
}

#[tokio::test]
async fn everything_stored_can_be_read_and_deleted() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            somebody(browser).await?;
            let stored = "fetch(document.querySelector('.me a[download]').href)
                .then(answer => answer.text()).then(text => arguments[0](JSON.parse(text)), arguments[0]);";
            let stored = browser.run_until_called(stored, vec![]).await?;
            assert!(stored.to_string().contains("Ola"), "{stored}");
            browser.click(DELETE).await?;
            browser.click(CONFIRM).await?;
            is_a_newcomer(browser).await
        })
        .await
}

/// The server knows nobody here, and is not needed for it.
#[tokio::test]
async fn what_is_on_the_device_can_be_deleted_by_whoever_has_it() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.go("/").await?;
            device::open(browser, "samurakva", tables::short("samurakva")).await?;
            browser.until_there(".prompt.mine").await?;
            browser.click(".head .brand").await?;
            device::delete_what_is_here(browser).await?;
            assert!(!browser.has(MATCH).await?, "no match is left");
            Ok(())
        })
        .await
}
