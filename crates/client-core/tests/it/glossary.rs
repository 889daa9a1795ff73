//! Words that a language's glossary forbids stand in none of its texts.

use std::fs;
use std::path::PathBuf;

use client_core::story::Lang;

use crate::lessons::all_lessons;
use crate::syntax::{Message, file, files, pages};

fn folder(lang: Lang) -> PathBuf {
    PathBuf::from(format!(
        "{}/../../locales/{lang}",
        env!("CARGO_MANIFEST_DIR")
    ))
}

/// A row of the table of forbidden words.
struct Forbidden {
    words: String,
    /// Whether the pages of rules may not have them either.
    everywhere: bool,
}

/// The rows of a glossary that say where a word is forbidden: those of the only table with three columns.
fn forbidden(lang: Lang) -> Vec<Forbidden> {
    let text = fs::read_to_string(folder(lang).join("glossary.md")).expect("a glossary");
    rows(&text).unwrap_or_else(|row| panic!("{lang}: no such place: {row}"))
}

/// The rows of the table of forbidden words, below its head; a row with another place than the two is given back.
fn rows(glossary: &str) -> Result<Vec<Forbidden>, &str> {
    let table = glossary.lines().skip_while(|line| {
        let is_rule = |cell: &str| !cell.is_empty() && cell.chars().all(|c| c == '-');
        let cells = cells(line);
        !(cells.len() == 3 && cells.iter().all(|cell| is_rule(cell)))
    });
    table
        .skip(1)
        .take_while(|line| line.starts_with('|'))
        .map(|line| row(line).ok_or(line))
        .collect()
}

fn cells(line: &str) -> Vec<&str> {
    let line = line.strip_prefix('|').unwrap_or(line);
    line.strip_suffix('|')
        .unwrap_or(line)
        .split('|')
        .map(str::trim)
        .collect()
}

fn row(line: &str) -> Option<Forbidden> {
    let &[words, _, place] = cells(line).as_slice() else {
        return None;
    };
    let everywhere = match place {
        "everywhere" => true,
        "messages" => false,
        _ => return None,
    };
    Some(Forbidden {
        words: plain(words),
        everywhere,
    })
}

/// In small letters and with plain spaces.
fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ").to_lowercase()
}

/// Whether the words stand there, whole; `*` at their end stands for any ending.
fn has(text: &str, words: &str) -> bool {
    let (stem, open) = match words.strip_suffix('*') {
        Some(stem) => (stem, true),
        None => (words, false),
    };
    let letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    text.match_indices(stem).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + stem.len()..].chars().next();
        !(letter(before) && letter(stem.chars().next()))
            && (open || !(letter(after) && letter(stem.chars().next_back())))
    })
}

#[test]
fn no_message_has_a_forbidden_word() {
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let forbidden = forbidden(lang);
        assert!(forbidden.len() > 20, "{lang}: the table is there");
        let messages = files()
            .flat_map(|game| file(lang, game))
            .chain(pages(lang))
            .chain(crate::syntax::terminal(lang))
            .chain(all_lessons(lang));
        for (name, Message { patterns, .. }) in messages {
            for text in patterns.iter().map(|text| plain(text)) {
                let found = forbidden
                    .iter()
                    .filter(|forbidden| has(&text, &forbidden.words));
                faults.extend(found.map(|found| format!("{lang} {name}: {}", found.words)));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn no_page_of_rules_has_a_word_that_is_forbidden_everywhere() {
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let forbidden = forbidden(lang);
        let rules = fs::read_dir(folder(lang).join("rules")).expect("pages of rules");
        for page in rules.map(|page| page.expect("a page").path()) {
            let text = plain(&fs::read_to_string(&page).expect("a text"));
            let found = forbidden
                .iter()
                .filter(|forbidden| forbidden.everywhere && has(&text, &forbidden.words));
            faults.extend(found.map(|found| format!("{}: {}", page.display(), found.words)));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn a_row_with_an_unknown_place_is_refused() {
    let table = "| word | better | where |\n|---|---|---|\n| shall | will | everywhere |\n";
    assert!(rows(table).is_ok_and(|rows| rows.len() == 1));
    for row in [
        "| thee | you | every where |",
        "| thee | you |",
        "| thee | you | messages | why |",
    ] {
        assert_eq!(rows(&format!("{table}{row}\n")).err(), Some(row));
    }
}

#[test]
fn words_are_found_whole_or_with_any_ending() {
    assert!(has("you shall not", "shall") && !has("shallow", "shall"));
    assert!(has("maska wilkołaka", "wilkołak*") && !has("maska wilkołaka", "wilkołak"));
    assert!(has("(so many: 2)", "(so many:") && has("line { $total }.", "line { $total }"));
}
