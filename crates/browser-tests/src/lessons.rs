//! Lessons played to their end by clicks or by keys, with a look at each thing that is said.

use std::path::Path;
use std::time::{Duration, Instant};
use std::{fs, io};

use serde_json::{Value, json};
use thirtyfour::WebElement;
use tokio::time::sleep;

use crate::play::{ARROW, ENTER, Hand, reach};
use crate::{Browser, Result};

/// How long the page may take for one step.
const STEP: Duration = Duration::from_secs(20);

/// What is said now, whether what it is about is framed, and what it covers of that and of what is to be tapped.
const SAID: &str = "
    if (document.querySelector('.lesson-over')) return { over: true };
    const box = document.querySelector('.lesson');
    if (!box) return {};
    const area = one => one.getBoundingClientRect();
    const [at, frame] = [area(box), document.querySelector('.lesson-frame')];
    const covers = one => {
        const wide = Math.min(at.right, one.right) - Math.max(at.left, one.left);
        const high = Math.min(at.bottom, one.bottom) - Math.max(at.top, one.top);
        return Math.max(0, wide) * Math.max(0, high) > 16;
    };
    const moves = (box.dataset.moves || '').split('|').filter(move => move);
    const taps = moves.flatMap(move => [...document.querySelectorAll(`.table-frame [data-act='${move}']`)]);
    const faults = [];
    if (frame && covers(area(frame))) faults.push('covers ' + box.dataset.at);
    if (taps.some(tap => tap.checkVisibility() && covers(area(tap)))) faults.push('covers the move');
    if (at.left < 0 || at.top < 0 || at.right > innerWidth + 1 || at.bottom > innerHeight + 1) faults.push('is cut off');
    return {
        count: box.querySelector('.lesson-dots').getAttribute('aria-label'),
        text: box.querySelector('.lesson-text').innerText,
        at: box.dataset.at || null,
        framed: !!frame,
        faults,
        moves,
    };";

/// What is to be clicked for one of these moves: the move itself, or what is lifted first.
const PICK: &str = "
    const [moves, lifted] = arguments;
    const open = one => one.checkVisibility() && !one.disabled;
    const found = (name, word) => [...document.querySelectorAll(`[${name}='${word}']`)].find(open);
    for (const move of moves) {
        const element = found('data-act', move);
        if (element) return { element, key: element.dataset.key || null };
    }
    for (const word of moves[0].split(' ').filter(word => !lifted.includes(word))) {
        const element = found('data-lift', word);
        if (element) return { element, word, key: element.dataset.key || null };
    }
    return {};";

/// The slugs of a game's lessons, in their order.
pub fn slugs(game: &str) -> io::Result<Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../lessons/{game}"));
    let mut names = Vec::new();
    for file in fs::read_dir(folder)? {
        names.push(file?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    let slug = |name: &String| {
        let (_, slug) = name.trim_end_matches(".toml").split_once('-')?;
        Some(slug.to_owned())
    };
    Ok(names.iter().filter_map(slug).collect())
}

/// What is said at one step.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Said {
    /// Which step of how many.
    pub count: String,
    /// What is said.
    pub text: String,
    /// The place it is about.
    pub at: Option<String>,
    /// Whether that is framed.
    pub framed: bool,
    /// What the speech covers.
    pub faults: Vec<String>,
    /// The moves that are asked for, any of them.
    pub moves: Vec<String>,
}

impl Said {
    /// Whether it is shown what is spoken of. The log of a phone is elsewhere, and all players are nearly the whole
    /// table: neither is framed.
    pub fn shows(&self) -> bool {
        self.framed || matches!(self.at.as_deref(), None | Some("log" | "players"))
    }
}

/// What is said now; nothing at the end of the lesson.
pub async fn said(browser: &Browser) -> Result<Option<Said>> {
    let begun = Instant::now();
    loop {
        let found = browser.run(SAID, Vec::new()).await?;
        if found.get("over").is_some() {
            return Ok(None);
        }
        if let Some(count) = found.get("count") {
            return Ok(Some(read(count, &found)));
        }
        if begun.elapsed() > STEP {
            return Err("the lesson says nothing".into());
        }
        sleep(Duration::from_millis(25)).await;
    }
}

fn read(count: &Value, found: &Value) -> Said {
    let list = |name: &str| {
        let list = found.get(name).and_then(Value::as_array);
        let words = list
            .into_iter()
            .flatten()
            .filter_map(Value::as_str);
        words.map(str::to_owned).collect()
    };
    let text = |value: Option<&Value>| value.and_then(Value::as_str).map(str::to_owned);
    Said {
        count: text(Some(count)).unwrap_or_default(),
        text: text(found.get("text")).unwrap_or_default(),
        at: text(found.get("at")),
        framed: found.get("framed") == Some(&Value::Bool(true)),
        faults: list("faults"),
        moves: list("moves"),
    }
}

/// What is said now, once the speech stands where it belongs.
async fn settled(browser: &Browser) -> Result<Option<Said>> {
    let begun = Instant::now();
    loop {
        let found = said(browser).await?;
        let stands = found
            .as_ref()
            .is_none_or(|said| said.faults.is_empty() && (said.framed || said.at.is_none()));
        if stands || begun.elapsed() > Duration::from_secs(1) {
            return Ok(found);
        }
        sleep(Duration::from_millis(25)).await;
    }
}

/// Plays a lesson to its end. Each speech is handed to `look`; the faults that were found are given back.
pub async fn to_the_end(
    browser: &Browser,
    path: &str,
    hand: Hand,
    mut look: impl AsyncFnMut(&Browser, &Said) -> Result<()>,
) -> Result<Vec<String>> {
    browser.go(path).await?;
    let mut faults = Vec::new();
    while let Some(said) = settled(browser).await? {
        let told = format!("{path} {}", said.count);
        faults.extend(
            said.faults
                .iter()
                .map(|fault| format!("{told}: {fault}")),
        );
        look(browser, &said).await?;
        if said.moves.is_empty() {
            read_on(browser, hand).await?;
        } else {
            make_move(browser, hand, &said.moves)
                .await
                .map_err(|error| format!("{told}: {error}"))?;
        }
        until_another(browser, &said)
            .await
            .map_err(|error| format!("{told}: {error}"))?;
    }
    Ok(faults)
}

async fn read_on(browser: &Browser, hand: Hand) -> Result<()> {
    match hand {
        Hand::Pointer => browser.click(".lesson-on").await,
        Hand::Keys => {
            browser
                .until("document.activeElement?.matches('.lesson-on')")
                .await?;
            browser.press(ENTER).await
        }
    }
}

/// Makes one of the moves; says which things were tapped for it.
pub async fn make_move(browser: &Browser, hand: Hand, moves: &[String]) -> Result<()> {
    let mut lifted: Vec<String> = Vec::new();
    loop {
        let found = browser
            .run(PICK, vec![json!(moves), json!(lifted)])
            .await?;
        let Some(element) = found.get("element") else {
            return Err(format!("there is nothing to tap for {moves:?} after {lifted:?}").into());
        };
        let element = WebElement::from_json(element.clone(), browser.driver().handle().clone())?;
        match (hand, found.get("key").and_then(Value::as_str)) {
            (Hand::Pointer, _) => element.click().await?,
            (Hand::Keys, Some(key)) => browser.press(key).await?,
            (Hand::Keys, None) => {
                reach(browser, &element, ARROW, 200).await?;
                browser.press(ENTER).await?;
            }
        }
        match found.get("word").and_then(Value::as_str) {
            None => return Ok(()),
            Some(word) => lifted.push(word.to_owned()),
        }
    }
}

/// Waits until something else is said, or the lesson is over.
async fn until_another(browser: &Browser, before: &Said) -> Result<()> {
    let begun = Instant::now();
    while let Some(now) = said(browser).await? {
        if now.count != before.count {
            return Ok(());
        }
        if begun.elapsed() > STEP {
            return Err(format!("nothing else is said: {now:?}").into());
        }
        sleep(Duration::from_millis(25)).await;
    }
    Ok(())
}
