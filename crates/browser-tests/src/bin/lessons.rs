//! Every lesson played to its end in every language, on a phone and on a wide screen, with a picture of each step.
//!
//! `cargo xtask lessons` builds what is needed and runs this; its arguments are the folder to write to and the
//! languages to speak, all of them if none is named.

#![allow(clippy::print_stdout, reason = "the output is this program's job")]

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use browser_tests::look::{DESKTOP, PHONE, Size};
use browser_tests::play::Hand;
use browser_tests::{Browser, House, Look, Result, games, lessons, picture};

const LANGS: [&str; 4] = ["en", "ru", "pl", "uk"];
const SIZES: [(&str, Size); 2] = [("phone", PHONE), ("desktop", DESKTOP)];

#[tokio::main]
async fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(
        arguments
            .next()
            .ok_or("where to? run `cargo xtask lessons`")?,
    );
    let asked: Vec<String> = arguments.collect();
    if let Some(unknown) = asked
        .iter()
        .find(|lang| !LANGS.contains(&lang.as_str()))
    {
        return Err(format!("there is no {unknown}").into());
    }
    fs::create_dir_all(&folder)?;
    let house = House::open()?;
    let (mut runs, mut failed) = (0, Vec::new());
    for lang in LANGS {
        if !asked.is_empty() && !asked.iter().any(|asked| asked == lang) {
            continue;
        }
        for (name, size) in SIZES {
            let look = Look {
                size,
                ..Look::speaking(lang)
            };
            let here = folder.join(format!("{lang}-{name}"));
            fs::create_dir_all(&here)?;
            let found = house
                .visit(look, async |browser| every_lesson(browser, &here).await)
                .await?;
            runs += found.runs;
            failed.extend(found.failed);
        }
    }
    println!(
        "{} of {runs} runs came to their end without a fault",
        runs - failed.len()
    );
    if failed.is_empty() {
        return Ok(());
    }
    Err(format!("failed: {failed:#?}").into())
}

/// What came of the lessons in one language and size.
struct Found {
    runs: usize,
    failed: Vec<String>,
}

async fn every_lesson(browser: &Browser, folder: &Path) -> Result<Found> {
    let mut found = Found {
        runs: 0,
        failed: Vec::new(),
    };
    for game in games()? {
        for slug in lessons::slugs(&game)? {
            found.runs += 1;
            let begun = Instant::now();
            let told = format!("{} {game} {slug}", folder.display());
            let faults = match one_lesson(browser, folder, &game, &slug).await {
                Ok(faults) => faults,
                Err(error) => vec![error.to_string()],
            };
            let took = begun.elapsed().as_secs();
            if faults.is_empty() {
                println!("{told}: to its end in {took} s");
            } else {
                println!("{told}: {faults:#?}");
                found.failed.push(told);
            }
        }
    }
    Ok(found)
}

/// Plays one lesson, and says what is wrong with it.
async fn one_lesson(
    browser: &Browser,
    folder: &Path,
    game: &str,
    slug: &str,
) -> Result<Vec<String>> {
    let path = format!("/learn/{game}/{slug}");
    let mut step = 0;
    let mut unseen = Vec::new();
    let mut faults = lessons::to_the_end(browser, &path, Hand::Pointer, async |browser, said| {
        step += 1;
        if said.text.is_empty() || !said.shows() {
            unseen.push(format!("{}: {:?} is not shown", said.count, said.at));
        }
        keep(browser, folder, &format!("{game}-{slug}-{step:02}")).await
    })
    .await?;
    keep(browser, folder, &format!("{game}-{slug}-over")).await?;
    faults.append(&mut unseen);
    let done = format!("localStorage.getItem('zashiki-lesson-{game}-{slug}')");
    if browser.value(&done).await? != "done" {
        faults.push("it is not remembered as done".to_owned());
    }
    Ok(faults)
}

async fn keep(browser: &Browser, folder: &Path, name: &str) -> Result<()> {
    let picture = picture::take(browser, false).await?;
    Ok(fs::write(folder.join(format!("{name}.png")), picture)?)
}
