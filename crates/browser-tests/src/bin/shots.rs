//! Pictures of every screen, light and dark, from a small phone to a large screen, with a page to look at them.
//!
//! `cargo xtask shots` builds what is needed and runs this; its arguments are the folder to write to and the
//! language to speak; with `device` after them, only tables on the device and the client for a plain host are shown.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use browser_tests::house::{Files, SITE};
use browser_tests::look::{DESKTOP, PHONE, SMALL, Size};
use browser_tests::play::{Hand, Player, whole_match};
use browser_tests::proxy::Proxy;
use browser_tests::{Browser, House, Look, Result, device, games, lessons, looks, picture, tables};

const LANGS: [&str; 4] = ["en", "ru", "pl", "uk"];
/// Phones with and without a browser's bars, a tablet, laptops, large screens.
const SIZES: [(&str, Size); 8] = [
    ("360x640", SMALL),
    ("390x664", (390, 664)),
    ("390x844", PHONE),
    ("768x1024", (768, 1024)),
    ("1024x768", (1024, 768)),
    ("1366x650", (1366, 650)),
    ("1440x900", DESKTOP),
    ("1920x1080", (1920, 1080)),
];
/// Lessons are played once for each of these.
const LESSON_SIZES: [(&str, Size); 2] = [("390x844", PHONE), ("1440x900", DESKTOP)];
const THEMES: [(&str, bool); 2] = [("light", false), ("dark", true)];

#[tokio::main]
async fn main() -> Result<()> {
    let folder = PathBuf::from(
        std::env::args()
            .nth(1)
            .ok_or("where to? run `cargo xtask shots`")?,
    );
    let lang = std::env::args()
        .nth(2)
        .ok_or("in which language?")?;
    let lang = LANGS
        .into_iter()
        .find(|known| *known == lang)
        .ok_or(format!("there is no {lang}"))?;
    fs::create_dir_all(&folder)?;
    let house = House::open()?;
    let mut album = Album {
        folder: &folder,
        shown: Vec::new(),
    };
    let all = std::env::args().nth(3).as_deref() != Some("device");
    if all {
        house
            .visit(Look::speaking(lang), async |browser| {
                every_screen(browser, &mut album).await
            })
            .await?;
    }
    let proxy = Proxy::start(house.address()).await?;
    house
        .visit_by(&proxy.base, Look::speaking(lang), async |browser| {
            without_a_network(browser, &proxy, &mut album).await
        })
        .await?;
    house
        .visit(Look::speaking(lang), async |browser| {
            without_room(browser, &mut album).await
        })
        .await?;
    let site = PathBuf::from(std::env::var(SITE)?);
    let files = Files::serve(&site)?;
    house
        .visit_by(&files.base, Look::speaking(lang), async |browser| {
            browser.go("/").await?;
            browser.until_there("[data-game]").await?;
            album.take(browser, "site-home", true).await
        })
        .await?;
    fs::write(folder.join("index.html"), album.page()?)?;
    Ok(())
}

async fn every_screen(browser: &Browser, album: &mut Album<'_>) -> Result<()> {
    browser.go("/").await?;
    browser.until_there("[data-game]").await?;
    album.take(browser, "home", true).await?;
    browser.go("/me").await?;
    browser.until_there("main h1").await?;
    album.take(browser, "me", true).await?;
    for game in games()? {
        for page in ["new", "rules"] {
            browser.go(&format!("/{page}/{game}")).await?;
            browser.until_there("main h1").await?;
            album
                .take(browser, &format!("{game}-{page}"), true)
                .await?;
        }
        one_match(browser, album, &game).await?;
        for slug in lessons::slugs(&game)? {
            one_lesson(browser, album, &game, &slug).await?;
        }
    }
    browser.go("/").await?;
    browser.until_there("a[href^='/replay/']").await?;
    album
        .take(browser, "home-with-matches", true)
        .await
}

/// The first page without a network, tables on the device, the curtain, and what is said when there is no room.
async fn without_a_network(browser: &Browser, proxy: &Proxy, album: &mut Album<'_>) -> Result<()> {
    device::keep_release_at_once(browser, "/").await?;
    device::cut_off(browser, proxy).await?;
    browser.go("/").await?;
    browser.until_there(".welcome .notice").await?;
    album.take(browser, "device-home", false).await?;
    device::open_around(browser, FIRST, tables::short(FIRST), &["Aya", "Ren"]).await?;
    browser.until_there(".curtain").await?;
    album
        .take(browser, "device-curtain", false)
        .await?;
    browser.click(".curtain button.primary").await?;
    browser.until_there(".prompt.mine").await?;
    album
        .take(browser, "device-around", false)
        .await?;
    for game in games()? {
        device::open(browser, &game, tables::short(&game)).await?;
        Player::new(browser, Hand::Pointer, 21)
            .steps(2)
            .await?;
        album
            .take(browser, &format!("device-{game}"), false)
            .await?;
    }
    whole_match(browser, Hand::Pointer, 22).await?;
    browser.go("/").await?;
    browser.until_there("a[href^='/replay/']").await?;
    album.take(browser, "device-history", true).await
}

/// What is said on a device that is full.
async fn without_room(browser: &Browser, album: &mut Album<'_>) -> Result<()> {
    browser.expect_complaints("not kept:").await;
    device::give_room(browser, 1).await?;
    for (size_name, size) in SIZES {
        browser.resize(size).await?;
        device::open(browser, FIRST, tables::short(FIRST)).await?;
        browser.until_there(".wire.unkept").await?;
        browser.until_there(".toast.shown").await?;
        for (theme, dark) in THEMES {
            browser.darken(dark).await?;
            let name = format!("device-full-{size_name}-{theme}.png");
            album.keep(browser, &name, false).await?;
        }
        browser.darken(false).await?;
    }
    album.shown.push("device-full".to_owned());
    Ok(())
}

/// Waiting rooms look alike; the one of this game is shown.
const FIRST: &str = "samurakva";

/// The waiting room, the table at the start, in the middle and at the end, and the replay.
async fn one_match(browser: &Browser, album: &mut Album<'_>, game: &str) -> Result<()> {
    let code = tables::open(browser, game, looks(game).few_rounds, "novice").await?;
    browser.go(&format!("/t/{code}")).await?;
    browser.until_there(".waiting .seat").await?;
    if game == FIRST {
        album.take(browser, "waiting-room", true).await?;
    }
    tables::start(browser, &code).await?;
    browser.until_there(".felt").await?;
    browser
        .until("document.querySelector('.prompt')?.textContent")
        .await?;
    album
        .take(browser, &format!("{game}-1-start"), false)
        .await?;
    Player::new(browser, Hand::Pointer, 21)
        .steps(9)
        .await?;
    album
        .take(browser, &format!("{game}-2-middle"), false)
        .await?;
    whole_match(browser, Hand::Pointer, 22).await?;
    album
        .take(browser, &format!("{game}-3-end"), false)
        .await?;
    browser.click(".over a[href^='/replay/']").await?;
    browser.until_there(".felt").await?;
    let back = "const slider = document.querySelector('.controls input[type=range]');
        slider.value = Math.floor(slider.max * 0.6);
        slider.dispatchEvent(new Event('input', { bubbles: true }));";
    browser.run(back, Vec::new()).await?;
    album
        .take(browser, &format!("{game}-4-replay"), false)
        .await
}

/// Each thing that a lesson says. It is played once in each size, because a speech stands where there is room.
async fn one_lesson(
    browser: &Browser,
    album: &mut Album<'_>,
    game: &str,
    slug: &str,
) -> Result<()> {
    let path = format!("/learn/{game}/{slug}");
    for (size_name, size) in LESSON_SIZES {
        browser.resize(size).await?;
        let mut step = 0;
        lessons::to_the_end(browser, &path, Hand::Pointer, async |browser, _| {
            step += 1;
            let screen = format!("{game}-lesson-{slug}-{step:02}");
            for (theme, dark) in THEMES {
                browser.darken(dark).await?;
                album
                    .keep(browser, &format!("{screen}-{size_name}-{theme}.png"), false)
                    .await?;
            }
            if !album.shown.contains(&screen) {
                album.shown.push(screen);
            }
            Ok(())
        })
        .await?;
    }
    browser.darken(false).await
}

/// The pictures taken so far.
struct Album<'a> {
    folder: &'a Path,
    shown: Vec<String>,
}

impl Album<'_> {
    /// The page as it is, in every size and theme: the whole of it, or what the window shows.
    async fn take(&mut self, browser: &Browser, screen: &str, whole: bool) -> Result<()> {
        for (size_name, size) in SIZES {
            browser.resize(size).await?;
            for (theme, dark) in THEMES {
                browser.darken(dark).await?;
                browser
                    .run("window.scrollTo(0, 0);", Vec::new())
                    .await?;
                self.keep(browser, &format!("{screen}-{size_name}-{theme}.png"), whole)
                    .await?;
            }
        }
        browser.darken(false).await?;
        self.shown.push(screen.to_owned());
        Ok(())
    }

    async fn keep(&self, browser: &Browser, name: &str, whole: bool) -> Result<()> {
        let picture = picture::take(browser, whole).await?;
        Ok(fs::write(self.folder.join(name), picture)?)
    }

    /// All of them on one page.
    fn page(&self) -> Result<String> {
        let mut page = String::from(
            "<!doctype html><meta charset=utf-8><title>Zashiki: every screen</title>\n\
             <style>body{font:16px sans-serif;background:#888}figure{display:inline-block;margin:4px;vertical-align:top}\
             img{display:block;max-height:520px;max-width:46vw}</style>\n",
        );
        for screen in &self.shown {
            writeln!(page, "<h2>{screen}</h2>")?;
            for (size, _) in SIZES {
                for (theme, _) in THEMES {
                    let name = format!("{screen}-{size}-{theme}.png");
                    if !self.folder.join(&name).exists() {
                        continue;
                    }
                    writeln!(
                        page,
                        "<figure><a href={name}><img loading=lazy src={name} alt={name}></a></figure>"
                    )?;
                }
            }
        }
        Ok(page)
    }
}
