//! Spaces that do not break, quotation marks and dashes, as each language has them.

use std::collections::BTreeSet;

use client_core::story::Lang;

use crate::lessons::all_lessons;
use crate::plurals::{COUNTS, is_plural};
use crate::syntax::{file, files, pages, terminal};

/// Words of one letter, which never stand at the end of a line.
fn short_words(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "",
        Lang::Ru => "вксоуиаяВКСОУИАЯ",
        Lang::Pl => "wzioauWZIOAU",
        Lang::Uk => "взоуійаяВЗОУІЙАЯ",
    }
}

/// What is wrong with a text, if anything.
fn fault(lang: Lang, text: &str) -> Option<String> {
    let wrong = |what: &str| Some(format!("{what}: {text}"));
    let dash = match lang {
        Lang::En | Lang::Pl => "–",
        Lang::Ru | Lang::Uk => "—",
    };
    for other in [" – ", "\u{a0}– ", " — ", "\u{a0}— "] {
        let breaks = other.starts_with(' ');
        if text.contains(other) && (breaks || !other.contains(dash)) {
            return wrong("a dash");
        }
    }
    if text.contains(['"', '\'']) {
        return wrong("a straight quotation mark");
    }
    let words: Vec<&str> = text.split([' ', '\n']).collect();
    let short = words.iter().rev().skip(1).find(|word| {
        let last = word
            .rsplit(['\u{a0}', '(', '«', '„', '“'])
            .next()
            .unwrap_or_default();
        let mut letters = last.chars();
        letters
            .next()
            .is_some_and(|letter| short_words(lang).contains(letter))
            && letters.next().is_none()
    });
    match short {
        Some(_) => wrong("a short word that may end a line"),
        None => None,
    }
}

#[test]
fn spaces_quotation_marks_and_dashes_are_those_of_the_language() {
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let messages = files()
            .flat_map(|game| file(lang, game))
            .chain(pages(lang))
            .chain(terminal(lang))
            .chain(all_lessons(lang));
        for (name, message) in messages {
            let found = message
                .patterns
                .iter()
                .filter_map(|text| fault(lang, text));
            faults.extend(found.map(|fault| format!("{lang} {name}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The pages of the rules keep to the same signs. A dash alone in a cell of a table means "none".
#[test]
fn the_rules_keep_to_the_signs_of_the_language() {
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        for game in files().flatten() {
            let path = format!(
                "{}/../../locales/{lang}/rules/{game}.md",
                env!("CARGO_MANIFEST_DIR")
            );
            let page = std::fs::read_to_string(path).expect("the page of the rules");
            let pieces = page
                .lines()
                .flat_map(|line| line.split('|'))
                .map(str::trim)
                .filter(|piece| *piece != "–" && *piece != "—");
            let found = pieces.filter_map(|text| fault(lang, text));
            faults.extend(found.map(|fault| format!("{lang} {game}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// A number that is put into a text and what it counts stay together.
#[test]
fn a_number_and_its_noun_stay_together() {
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let messages = files()
            .flat_map(|game| file(lang, game))
            .chain(pages(lang))
            .chain(terminal(lang))
            .chain(all_lessons(lang));
        for (name, message) in messages {
            let counted = message
                .choices
                .iter()
                .filter(|(_, forms)| is_plural(forms))
                .map(|(by, _)| by.as_str());
            let numbers: BTreeSet<&str> = counted.chain(COUNTS.iter().copied()).collect();
            let apart = message
                .patterns
                .iter()
                .filter(|text| is_apart(text, &numbers));
            faults.extend(apart.map(|text| format!("{lang} {name}: {text}")));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Words after a number that are not what is counted: shares, as in "3 of 5", and the rest of the sentence.
const NOT_COUNTED: &[&str] = &[
    "of", "z", "из", "з", "із", "standing", "in", "first", "is", "are", "for", "with", "за",
    "twojej",
];

/// Whether a space that breaks stands between a number and its noun.
fn is_apart(text: &str, numbers: &BTreeSet<&str>) -> bool {
    let before_word = text.match_indices(' ').filter(|(at, _)| {
        let word = text[at + 1..]
            .split(|c: char| !c.is_alphabetic())
            .next()
            .unwrap_or_default();
        !word.is_empty() && !NOT_COUNTED.contains(&word)
    });
    let before = before_word.filter_map(|(at, _)| text[..at].strip_suffix(" }"));
    before
        .filter_map(|before| before.rsplit_once("{ $"))
        .any(|(_, name)| numbers.contains(name))
}

#[test]
fn a_number_is_seen_to_stand_apart_from_its_word() {
    let numbers = BTreeSet::from(["count"]);
    let apart = |text| is_apart(text, &numbers);
    assert!(apart("{ $count } cards") && apart("you take { $count } cards"));
    assert!(!apart("{ $count }\u{a0}cards") && !apart("{ $seat } plays"));
    assert!(!apart("row { $count }. Then"));
}
