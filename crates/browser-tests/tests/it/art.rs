//! The drawings of a game: fetched with its table, once, and all there.

use browser_tests::{Browser, House, Look, Result, games, tables};

/// Every drawing that the page uses is in the page, and every picture has its image.
const ALL_DRAWN: &str = "document.querySelectorAll('use, [data-art]').length > 0 \
     && [...document.querySelectorAll('use')].every(use => document.getElementById(use.getAttribute('href').slice(1))) \
     && [...document.querySelectorAll('[data-art]')].every(one => getComputedStyle(one).backgroundImage.startsWith('url('))";

/// Paints the image of the first picture that fits the selector, and gives how much of its width is painted, from 0 to 1,
/// and the mean of its red, green and blue.
const PAINTED: &str = "
    const [selector, done] = arguments;
    const style = getComputedStyle(document.querySelector(selector));
    const image = new Image();
    image.onerror = () => done({ error: 'no image' });
    image.onload = () => {
        const canvas = document.createElement('canvas');
        const [width, height] = [canvas.width, canvas.height] = [100, 140];
        const pen = canvas.getContext('2d');
        pen.drawImage(image, 0, 0, width, height);
        const dots = pen.getImageData(0, 0, width, height).data;
        const columns = new Set();
        let [light, count] = [0, 0];
        for (let at = 0; at < width * height; at += 1) {
            if (dots[4 * at + 3] < 128) continue;
            columns.add(at % width);
            light += (dots[4 * at] + dots[4 * at + 1] + dots[4 * at + 2]) / 3;
            count += 1;
        }
        done({ wide: columns.size / width, light: light / count });
    };
    image.src = style.backgroundImage.replace(/^url\\(\"|\"\\)$/g, '').replaceAll('\\\\\"', '\"');";

#[tokio::test]
async fn the_drawings_come_with_the_table_and_the_rules_but_not_with_the_first_page() -> Result<()>
{
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.go("/").await?;
            browser.until_there(".game-card").await?;
            let scenes = "document.querySelectorAll('.game-card .scene use').length";
            browser
                .until(&format!("{scenes} === {} && {ALL_DRAWN}", games()?.len()))
                .await?;
            for game in games()? {
                let sheets = format!("document.querySelectorAll('#{game}-art').length");
                assert!(
                    browser.holds(&format!("{sheets} === 0")).await?,
                    "{game} waits for its table"
                );
            }
            for game in games()? {
                tables::playing(browser, &game, "", "random").await?;
                browser.until(ALL_DRAWN).await?;
                // The rules at the table share what the table has fetched.
                browser.press("?").await?;
                browser.until_there(".sheet figure").await?;
                browser.until(ALL_DRAWN).await?;
                let once = format!("document.querySelectorAll('#{game}-art > svg').length === 1");
                assert!(browser.holds(&once).await?, "{game} has one sheet");
            }
            Ok(())
        })
        .await
}

#[tokio::test]
async fn a_card_shows_its_drawing_in_full() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            tables::playing(browser, "samurakva", "players=2", "random").await?;
            browser.until(ALL_DRAWN).await?;
            // The picture lies within its card and takes up its width, and so does what is painted in it.
            let fills = "[...document.querySelectorAll('.sk-hand .card')].every(card => { \
                 const frog = card.querySelector('.sk-frog').getBoundingClientRect(); \
                 const face = card.getBoundingClientRect(); \
                 return frog.width > face.width / 2 && frog.left > face.left - 2 && frog.right < face.right + 2; })";
            browser.until(fills).await?;
            let (wide, _) = painted(browser, ".sk-hand .sk-frog").await?;
            assert!(wide > 0.5, "only {wide} of a card is painted");
            Ok(())
        })
        .await
}

/// Images know no colours of the page, and are made again in those of the new theme.
#[tokio::test]
async fn pictures_follow_the_theme() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            tables::playing(browser, "yokai-septet", "", "random").await?;
            browser.until(ALL_DRAWN).await?;
            let face = ".ys-hand .ys-scene";
            let (_, by_day) = painted(browser, face).await?;
            let image =
                "getComputedStyle(document.querySelector('.ys-hand .ys-scene')).backgroundImage";
            let before = browser.value(image).await?;
            browser.darken(true).await?;
            browser
                .until(&format!("{image} !== {before}"))
                .await?;
            let (_, by_night) = painted(browser, face).await?;
            assert!(
                (by_day - by_night).abs() > 1.0,
                "a card has the same colours by day ({by_day}) and by night ({by_night})"
            );
            // What was there before is forgotten when all are made.
            browser
                .until("document.querySelectorAll('#yokai-septet-pictures').length === 1")
                .await
        })
        .await
}

/// How much of a picture's width is painted, and how light it is.
async fn painted(browser: &Browser, selector: &str) -> Result<(f64, f64)> {
    let found = browser
        .run_until_called(PAINTED, vec![selector.into()])
        .await?;
    let number = |name: &str| found[name].as_f64();
    number("wide")
        .zip(number("light"))
        .ok_or_else(|| format!("nothing is painted at {selector}: {found}").into())
}
