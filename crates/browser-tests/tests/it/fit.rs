//! Every table fits every window, from a small phone to a large screen, and uses the room it has.

use browser_tests::fit::{WINDOWS, amiss, width_of};
use browser_tests::look::{DESKTOP, PHONE, SMALL};
use browser_tests::play::{Hand, Player, Step};
use browser_tests::{Browser, House, Look, Result, tables, words};

/// How much is done between two looks at a table, and how often it is looked at.
const STEPS: u32 = 7;
const LOOKS: u32 = 3;
/// How many matches of the same options are begun, at most, to be looked at twice.
const TRIES: u64 = 3;
/// Whether something that asks for an answer lies over the table.
const COVERED: &str = "document.querySelector('dialog[open], .round-sheet')";

/// Tables with these options fit when they begin and while they are played; of the cards that match `lift` one is
/// lifted. All are shown by one browser, whose window is resized.
async fn fits(game: &str, configs: &[&str], lift: Option<&str>) -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            let (mut all, mut looked) = (Vec::new(), 0);
            for (number, config) in configs.iter().enumerate() {
                // A match may be over before it is looked at a second time; then another one is.
                let mut tries = 0;
                let enough = looked + 2;
                while looked < enough && tries < TRIES {
                    let seed = number as u64 + 100 * tries;
                    tries += 1;
                    tables::playing(browser, game, config, "random").await?;
                    let mut player = Player::new(browser, Hand::Pointer, seed);
                    for look in 0..LOOKS {
                        if look > 0 && !goes_on(browser, &mut player).await? {
                            break;
                        }
                        if let Some(lift) = lift {
                            let tap = format!("document.querySelector({lift:?})?.click()");
                            browser.value(&tap).await?;
                        }
                        let place = format!("{config} after {} steps", player.done);
                        looked += usize::from(look_at(browser, &place, &mut all).await?);
                        browser.resize(DESKTOP).await?;
                    }
                }
                assert!(
                    looked >= enough,
                    "{game} with {config}: it was not looked at twice"
                );
            }
            assert!(all.is_empty(), "{game}: {all:#?}");
            Ok(())
        })
        .await
}

/// Plays on for a while, until nothing lies over the table; not if the match is over.
async fn goes_on(browser: &Browser, player: &mut Player<'_>) -> Result<bool> {
    player.steps(STEPS).await?;
    while browser.holds(COVERED).await? {
        if player.step().await? == Step::Over {
            return Ok(false);
        }
    }
    Ok(!browser.has(".over").await?)
}

/// Looks at the table in every window and notes what does not fit; says whether it could be seen in all of them. Others
/// may end a round meanwhile: its sheet covers the table and is no fault, and what was found before it stays found.
async fn look_at(browser: &Browser, place: &str, all: &mut Vec<String>) -> Result<bool> {
    for size in WINDOWS {
        let amiss = amiss(browser, size).await?;
        if browser.holds(COVERED).await? {
            return Ok(false);
        }
        all.extend(
            amiss
                .into_iter()
                .map(|one| format!("{place}, {one}")),
        );
    }
    Ok(true)
}

#[tokio::test]
async fn samurakva_fits_every_window() -> Result<()> {
    let configs = [
        "players=2",
        "players=4",
        "players=10",
        "players=8 variant=2",
    ];
    fits("samurakva", &configs, None).await
}

#[tokio::test]
async fn yokai_septet_fits_every_window() -> Result<()> {
    let configs = ["players=3", "players=4", "form=bridegrooms", "form=pocket"];
    fits("yokai-septet", &configs, None).await
}

#[tokio::test]
async fn samurai_sword_fits_every_window() -> Result<()> {
    let lift = ".sw-hand [data-kind=weapon][data-lift]";
    let configs = ["players=3", "players=5", "players=7"];
    fits("samurai-sword", &configs, Some(lift)).await
}

#[tokio::test]
async fn samurai_spirit_fits_every_window() -> Result<()> {
    let configs = ["samurai=2", "samurai=4", "samurai=7"];
    fits("samurai-spirit", &configs, None).await
}

/// Notes every size that the table has.
const SIZES: &str = "
    window.sizes = [];
    new ResizeObserver(([felt]) => {
        const size = `${felt.contentRect.width}x${felt.contentRect.height}`;
        if (!window.sizes.includes(size)) window.sizes.push(size);
    }).observe(document.querySelector('.felt'));";

#[tokio::test]
async fn no_question_moves_the_table() -> Result<()> {
    let house = House::open()?;
    for size in [DESKTOP, PHONE] {
        house
            .visit(Look::sized(size), async |browser| {
                for game in ["samurakva", "yokai-septet"] {
                    tables::playing(browser, game, "players=4", "random").await?;
                    browser.run(SIZES, Vec::new()).await?;
                    // Questions, their answers, and what can be taken back come and go meanwhile.
                    Player::new(browser, Hand::Pointer, 3)
                        .steps(8)
                        .await?;
                    let sizes = browser.value("window.sizes").await?;
                    let count = sizes.as_array().map_or(0, Vec::len);
                    assert_eq!(count, 1, "{game} at {size:?}: {sizes}");
                }
                Ok(())
            })
            .await?;
    }
    Ok(())
}

/// How wide a game's cards or boards measured on a large screen when nothing grew, in pixels, and how much wider they
/// are at least by now. Five samurai and more stand in two lines of boards, which have less room.
const GROWN: [(&str, &str, &str, f64, f64); 6] = [
    ("samurakva", "", ".sk-hand .card", 70.0, 1.5),
    ("yokai-septet", "", ".ys-hand .card", 88.0, 1.5),
    ("samurai-sword", "", ".sw-hand .card", 88.0, 1.5),
    ("samurai-spirit", "samurai=4", ".sp-seal", 44.0, 1.5),
    ("samurai-spirit", "samurai=5", ".sp-seal", 44.0, 1.38),
    ("samurai-spirit", "samurai=7", ".sp-seal", 44.0, 1.38),
];

#[tokio::test]
async fn cards_grow_with_the_screen() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            let mut small = Vec::new();
            for (game, config, card, before, factor) in GROWN {
                tables::playing(browser, game, config, "random").await?;
                browser.until_there(card).await?;
                for size in [(1920, 1080), DESKTOP] {
                    browser.resize(size).await?;
                    browser
                        .until(&format!("innerWidth === {}", size.0))
                        .await?;
                    let width = width_of(browser, card).await?;
                    let least = before * factor;
                    if width < least {
                        small.push(format!("{game} {config} at {size:?}: {width} of {least}"));
                    }
                }
            }
            assert!(small.is_empty(), "{small:#?}");
            Ok(())
        })
        .await
}

#[tokio::test]
async fn the_way_to_start_is_in_sight_on_a_laptop() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::sized((1366, 650)), async |browser| {
            let code = tables::open(browser, "samurakva", "players=5", "novice").await?;
            browser.go(&format!("/t/{code}")).await?;
            browser
                .until_there(".waiting .seats .seat")
                .await?;
            browser
                .until("document.querySelector('.waiting .buttons').getBoundingClientRect().bottom <= innerHeight")
                .await
        })
        .await
}

#[tokio::test]
async fn the_first_page_and_the_new_table_show_what_matters_without_scrolling() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::sized(PHONE), async |browser| {
            browser.go("/").await?;
            browser.until_there(".game-card").await?;
            // Every game can be begun where the page opens; how else it can be played is one tap away.
            let seen = "[...document.querySelectorAll('.game-card button.primary')]
                .filter(play => play.getBoundingClientRect().bottom <= innerHeight).length";
            let games = browser_tests::games()?.len();
            for size in [PHONE, (390, 664), SMALL] {
                browser.resize(size).await?;
                browser
                    .until(&format!("{seen} === {games}"))
                    .await?;
            }
            let ways = "document.querySelector('.game-card .others').checkVisibility()";
            assert!(!browser.holds(ways).await?, "folded");
            browser.click(".game-card .ways").await?;
            browser.until(ways).await?;
            browser.resize(PHONE).await?;
            let name = browser.find(".brand-name").await?;
            assert_eq!(name.text().await?, "Zashiki");
            assert!(name.rect().await?.width > 40.0, "the name can be read");
            for game in browser_tests::games()? {
                browser.go(&format!("/new/{game}")).await?;
                browser.until_there(".choices .option select").await?;
                for size in [DESKTOP, PHONE] {
                    browser.resize(size).await?;
                    browser
                        .until("document.querySelector('form.options button.primary').getBoundingClientRect().bottom <= innerHeight")
                        .await?;
                }
            }
            Ok(())
        })
        .await
}

#[tokio::test]
async fn a_new_table_asks_only_what_matters_and_starts_at_once_with_bots() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.go("/new/samurakva").await?;
            browser.click("details.more > summary").await?;
            browser.until_there("#option-deck").await?;
            assert!(!browser.has("#option-floor_at_zero").await?);
            tables::choose(browser, "option-variant", "2").await?;
            browser
                .until_there("#option-floor_at_zero")
                .await?;
            browser
                .until("!document.querySelector('#option-deck, #option-limit')")
                .await?;
            browser
                .click(".who-plays label:last-of-type")
                .await?;
            browser
                .click("form.options button.primary")
                .await?;
            browser.until_there(".sk .artifact").await
        })
        .await
}

#[tokio::test]
async fn a_long_name_fits_every_page() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::sized(SMALL), async |browser| {
            browser.go("/").await?;
            let field = browser.find(".name-field input").await?;
            field.send_keys("W".repeat(24)).await?;
            browser.press("\t").await?;
            browser
                .until("localStorage.getItem('zashiki-name')")
                .await?;
            for game in browser_tests::games()? {
                let code = tables::open(browser, &game, "", "random").await?;
                browser.go(&format!("/t/{code}")).await?;
                browser.until_there(".waiting .seat.own").await?;
                assert_eq!(words::overflow(browser).await?, None, "{game}: waiting");
                tables::start(browser, &code).await?;
                browser.until_there(".felt > *").await?;
                for size in [SMALL, (1024, 768)] {
                    let amiss = amiss(browser, size).await?;
                    assert!(amiss.is_empty(), "{game}: {amiss:#?}");
                }
                browser.resize(SMALL).await?;
            }
            Ok(())
        })
        .await
}
