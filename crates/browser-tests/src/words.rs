//! What a page says: no identifiers, no foreign sentences, nothing wider than the window.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::{Browser, Result};

/// Every text of the page, also those for ears and pointers; what programs write for programs is in `code`.
const TEXTS: &str = "
    const found = new Set();
    const add = text => { text = (text || '').trim(); if (text) found.add(text); };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        if (!walk.currentNode.parentElement.closest('code, script, style')) add(walk.currentNode.data);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'data-about', 'alt']) {
        for (const one of document.querySelectorAll(`[${name}]`)) add(one.getAttribute(name));
    }
    return [...found];";

/// Every text of the page, also those for ears and pointers.
pub async fn texts(browser: &Browser) -> Result<Vec<String>> {
    let found = browser.run(TEXTS, Vec::new()).await?;
    Ok(serde_json::from_value(found)?)
}

/// The names of all messages, which no person should ever read.
pub struct Ids(BTreeSet<String>);

impl Ids {
    /// Reads them from the English texts.
    pub fn read() -> Result<Ids> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
        let mut ids = BTreeSet::new();
        for file in fs::read_dir(folder)? {
            let path = file?.path();
            if path.extension().is_none_or(|kind| kind != "ftl") {
                continue;
            }
            let text = fs::read_to_string(path)?;
            let names = text
                .lines()
                .filter_map(|line| line.split_once(" ="));
            // Words with a hyphen only: others may be words of a language.
            ids.extend(
                names
                    .map(|(name, _)| name.to_owned())
                    .filter(|name| name.contains('-')),
            );
        }
        Ok(Ids(ids))
    }

    /// The texts that are an identifier or hold one.
    pub fn found_in<'a>(&self, texts: &'a [String]) -> Vec<&'a str> {
        let word_of_ids = |text: &str| {
            let words = text.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '-'));
            words
                .into_iter()
                .any(|word| self.0.contains(word))
        };
        texts
            .iter()
            .map(String::as_str)
            .filter(|text| is_identifier(text) || word_of_ids(text))
            .collect()
    }
}

/// English words that are written like the name of a message.
const WORDS: [&str; 1] = ["break-in"];

/// Whether a text is nothing but words of small letters joined by hyphens, as messages are named.
pub fn is_identifier(text: &str) -> bool {
    if WORDS.contains(&text) {
        return false;
    }
    let mut words = text.split('-');
    let first = words.next().unwrap_or_default();
    let mut rest = words.peekable();
    let small = |word: &str| word.chars().all(|sign| sign.is_ascii_lowercase());
    let plain = |word: &str| {
        word.chars()
            .all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit())
    };
    !first.is_empty()
        && small(first)
        && rest.peek().is_some()
        && rest.all(|word| !word.is_empty() && plain(word))
}

/// Whether a text in Cyrillic letters holds three Latin words in a row: something was left untranslated.
pub fn has_latin_sentence(text: &str) -> bool {
    let latin = |word: &&str| {
        word.len() > 1
            && word
                .chars()
                .all(|sign| sign.is_ascii_alphabetic())
    };
    let words: Vec<&str> = text
        .split_whitespace()
        .map(|word| word.trim_matches([',', '.', '!', '?']))
        .collect();
    words
        .windows(3)
        .any(|three| three.iter().all(latin))
}

/// How far the page reaches beyond the window, and what reaches there.
const WIDER: &str = "
    const width = document.documentElement.clientWidth;
    const over = document.documentElement.scrollWidth - window.innerWidth;
    if (over <= 0) return null;
    const wide = [...document.querySelectorAll('body *')]
        .filter(one => one.getBoundingClientRect().right > width + 1)
        .map(one => one.tagName.toLowerCase() + '.' + String(one.className.baseVal ?? one.className));
    return `${over} px: ${wide.slice(0, 6).join(' ')}`;";

/// What makes the page scroll sideways, if anything does.
pub async fn overflow(browser: &Browser) -> Result<Option<String>> {
    Ok(browser
        .run(WIDER, Vec::new())
        .await?
        .as_str()
        .map(str::to_owned))
}

/// The sentences of the match's log.
pub async fn log(browser: &Browser) -> Result<Vec<String>> {
    let lines = browser
        .value("[...document.querySelectorAll('.log li')].map(one => one.textContent)")
        .await?;
    match lines {
        Value::Array(_) => Ok(serde_json::from_value(lines)?),
        other => Err(format!("no log: {other}").into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_told_from_words() {
        assert!(
            is_identifier("ui-play-now") && is_identifier("n-points") && is_identifier("rules-r1")
        );
        for text in [
            "",
            "play",
            "Play-now",
            "face-down cards",
            "-1",
            "3-4",
            "a-",
            "1440-900",
        ] {
            assert!(!is_identifier(text), "{text}");
        }
    }

    #[test]
    fn a_message_name_inside_a_sentence_is_found() {
        let ids = Ids::read().expect("the texts can be read");
        let texts = [
            "Ola takes n-points.",
            "ui-nothing-of-ours",
            "Ola takes 3 points, face-down.",
        ];
        let texts = texts.map(str::to_owned);
        assert_eq!(
            ids.found_in(&texts),
            ["Ola takes n-points.", "ui-nothing-of-ours"]
        );
    }

    #[test]
    fn latin_sentences_are_found() {
        assert!(has_latin_sentence("Ола: waiting for you"));
        assert!(!has_latin_sentence("Ола играет в Samurai Sword"));
    }
}
