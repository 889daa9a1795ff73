//! Every lesson at its real table: to its end, wrong moves, reading back, what is offered where, keys alone.

use browser_tests::lessons::{make_move, said, slugs, to_the_end};
use browser_tests::look::{DESKTOP, PHONE};
use browser_tests::play::{Hand, tab_to};
use browser_tests::{Browser, House, Look, Result, audit, tables};

const LANGS: [&str; 4] = ["en", "ru", "pl", "uk"];

/// The step of every lesson that is looked at for barriers: by then something is asked or was answered.
const AUDITED: u32 = 3;

async fn no_barriers(browser: &Browser, place: &str) -> Result<()> {
    let found = audit::barriers(browser).await?;
    let serious: Vec<_> = found
        .iter()
        .filter(|barrier| barrier.is_serious())
        .collect();
    assert!(serious.is_empty(), "{place}: {serious:#?}");
    Ok(())
}

/// All lessons of a game, each in another language and alternately on a phone and on a wide screen. `cargo xtask
/// lessons` plays all of them in every language and size.
async fn every_lesson(game: &str, first: usize) -> Result<()> {
    let house = House::open()?;
    let look = Look::default();
    house
        .visit(look, async |browser| {
            let mut faults = Vec::new();
            for (at, slug) in slugs(game)?.iter().enumerate() {
                let lang = LANGS[(first + at) % LANGS.len()];
                let size = if (first + at).is_multiple_of(2) {
                    PHONE
                } else {
                    DESKTOP
                };
                browser.resize(size).await?;
                browser.go("/").await?;
                browser
                    .value(&format!("localStorage.setItem('zashiki-lang', '{lang}')"))
                    .await?;
                let path = format!("/learn/{game}/{slug}");
                let mut steps = 0;
                let found = to_the_end(browser, &path, Hand::Pointer, async |browser, said| {
                    steps += 1;
                    if steps == AUDITED {
                        no_barriers(browser, &format!("{path} {}", said.count)).await?;
                    }
                    assert!(!said.text.is_empty(), "{path} {}", said.count);
                    assert!(
                        said.shows(),
                        "{path} {}: {:?} is not framed",
                        said.count,
                        said.at
                    );
                    Ok(())
                })
                .await?;
                faults.extend(found);
                let done = format!("localStorage.getItem('zashiki-lesson-{game}-{slug}')");
                assert_eq!(browser.value(&done).await?, "done");
            }
            assert!(faults.is_empty(), "{faults:#?}");
            Ok(())
        })
        .await
}

#[tokio::test]
async fn every_lesson_of_samurakva() -> Result<()> {
    every_lesson("samurakva", 0).await
}

#[tokio::test]
async fn every_lesson_of_samurai_spirit() -> Result<()> {
    every_lesson("samurai-spirit", 1).await
}

#[tokio::test]
async fn every_lesson_of_samurai_sword() -> Result<()> {
    every_lesson("samurai-sword", 2).await
}

#[tokio::test]
async fn every_lesson_of_yokai_septet() -> Result<()> {
    every_lesson("yokai-septet", 3).await
}

/// Counts what a pointer does. A click that a key makes has no pointer events before it.
const WATCH: &str = "
    window.pointed = 0;
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
        window.addEventListener(kind, () => { window.pointed += 1; }, true);";

#[tokio::test]
async fn a_lesson_by_keys_alone() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            let path = "/learn/samurakva/first";
            let faults = to_the_end(browser, path, Hand::Keys, async |browser, said| {
                if said.count.starts_with("Step 1 ") {
                    browser.run(WATCH, Vec::new()).await?;
                }
                Ok(())
            })
            .await?;
            assert!(faults.is_empty(), "{faults:#?}");
            assert_eq!(browser.value("window.pointed").await?, 0);
            tab_to(browser, ".lesson-over a[href='/learn/samurakva/artifacts']").await
        })
        .await
}

/// From one speech to the next.
async fn read_on(browser: &Browser, count: &str) -> Result<()> {
    browser.click(".lesson-on").await?;
    let shown =
        format!("document.querySelector('.lesson-dots')?.getAttribute('aria-label') === '{count}'");
    browser.until(&shown).await
}

#[tokio::test]
async fn a_wrong_move_is_answered_and_nothing_happens() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.go("/learn/samurakva").await?;
            said(browser).await?;
            // Before everything is read there is nothing to do yet.
            browser.click("[data-act='choose 57']").await?;
            browser.until_there(".toast.shown").await?;
            read_on(browser, "Step 2 of 13").await?;
            read_on(browser, "Step 3 of 13").await?;
            let cards = "document.querySelectorAll('.sk-hand .card').length";
            browser.click("[data-act='choose 57']").await?;
            browser.until_there(".lesson-text.strayed").await?;
            assert_eq!(browser.value(cards).await?, 6);
            no_barriers(browser, "a wrong move").await?;
            browser.click(".lesson-foot .icon").await?;
            browser
                .until("document.querySelector('.lesson-dots').getAttribute('aria-label') === 'Step 2 of 13'")
                .await?;
            read_on(browser, "Step 3 of 13").await?;
            make_move(browser, Hand::Pointer, &["choose 16".to_owned()]).await?;
            browser
                .until("document.querySelectorAll('.sk-hand .card').length === 5")
                .await
        })
        .await
}

#[tokio::test]
async fn lessons_are_offered_and_ticked() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::sized(PHONE), async |browser| {
            tables::playing(browser, "yokai-septet", "", "novice").await?;
            browser.click(".lesson-offer button").await?;
            browser
                .until("!document.querySelector('.lesson-offer')")
                .await?;
            browser.reload().await?;
            browser.until_there(".tools").await?;
            assert!(!browser.has(".lesson-offer").await?, "it is offered once");
            browser.go("/").await?;
            browser
                .click("[data-game=yokai-septet] .ways")
                .await?;
            browser
                .click("[data-game=yokai-septet] a[href='/learn/yokai-septet']")
                .await?;
            browser.click(".lesson-foot .quiet").await?;
            browser
                .until_there(".lesson-over a[href='/learn/yokai-septet/passing']")
                .await?;
            let path = "/learn/yokai-septet/seven-tricks";
            to_the_end(browser, path, Hand::Pointer, async |_, _| Ok(())).await?;
            browser.go("/rules/yokai-septet").await?;
            let line = ".lessons a[href='/learn/yokai-septet/seven-tricks'] .tick";
            browser.until_there(line).await?;
            assert_eq!(
                browser
                    .value("document.querySelectorAll('.lessons .tick').length")
                    .await?,
                1
            );
            browser
                .click(".lessons a[href='/learn/yokai-septet/seven-tricks']")
                .await?;
            browser.click(".lesson-foot .quiet").await?;
            browser
                .click(".lesson-over button:not([disabled])")
                .await?;
            browser.until_there(".felt .ys-hand").await
        })
        .await
}
