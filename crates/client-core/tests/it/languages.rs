//! The languages agree with each other, and each is written in its own letters.

use std::collections::BTreeSet;
use std::path::Path;

use client_core::story::Lang;

use crate::syntax::{Message, Messages, book, file, files, helpers};

/// Names that stay as they are in every language.
const ALLOWED: &[&str] = &["Yokai Septet"];
/// The words by which Fluent chooses a plural form.
const PLURALS: &[&str] = &["zero", "one", "two", "few", "many", "other"];

#[test]
fn all_languages_have_the_same_messages_with_the_same_arguments() {
    let mut faults = Vec::new();
    for game in files() {
        let books = Lang::ALL.map(|lang| book(lang, game));
        let needed: BTreeSet<String> = shared(&books);
        for (lang, other) in Lang::ALL.into_iter().zip(&books) {
            let helpers = helpers(other, &needed);
            let alone = other
                .keys()
                .filter(|name| !needed.contains(*name) && !helpers.contains(*name));
            faults.extend(alone.map(|name| format!("{lang} {game:?}: only here {name}")));
            for name in &needed {
                let (english, other) = (&books[0][name], &other[name]);
                if words(english) != words(other) || given(english) != given(other) {
                    faults.push(format!(
                        "{lang} {game:?} {name}: {:?} / {:?}",
                        (given(english), words(english)),
                        (given(other), words(other)),
                    ));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The names of the messages that all languages have.
fn shared(books: &[Messages]) -> BTreeSet<String> {
    let in_all = |name: &&String| books.iter().all(|book| book.contains_key(*name));
    books[0].keys().filter(in_all).cloned().collect()
}

#[test]
fn the_pages_say_the_same_in_all_languages_and_nothing_that_no_page_needs() {
    let english = crate::syntax::pages(Lang::En);
    for lang in Lang::ALL {
        let other = crate::syntax::pages(lang);
        assert!(english.keys().eq(other.keys()), "{lang}");
        for (name, message) in &english {
            assert_eq!(given(message), given(&other[name]), "{lang} {name}");
            assert_eq!(words(message), words(&other[name]), "{lang} {name}");
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let people = std::fs::read_to_string(root.join("src/story/people.rs")).expect("a source");
    let client = sources(&root.join("../client-web/src")) + &people;
    // A bot's level is named by its message: `level-solid`.
    let named =
        |name: &&String| name.starts_with("level-") || client.contains(&format!("\"{name}\""));
    let silent: Vec<&String> = english
        .keys()
        .filter(|name| !named(name))
        .collect();
    assert!(silent.is_empty(), "no page says {silent:?}");
    let said = client
        .split('"')
        .filter(|text| text.starts_with("ui-") || text.starts_with("me-"));
    let missing: Vec<&str> = said
        .filter(|name| !english.contains_key(*name))
        .collect();
    assert!(missing.is_empty(), "no language has {missing:?}");
}

#[test]
fn the_terminal_says_the_same_in_all_languages() {
    let english = crate::syntax::terminal(Lang::En);
    for lang in Lang::ALL {
        let other = crate::syntax::terminal(lang);
        assert!(english.keys().eq(other.keys()), "{lang}");
        for (name, message) in &english {
            assert_eq!(given(message), given(&other[name]), "{lang} {name}");
            assert_eq!(words(message), words(&other[name]), "{lang} {name}");
        }
    }
}

/// All source texts below a folder.
fn sources(folder: &Path) -> String {
    let entries = std::fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path());
    let texts = entries.map(|path| {
        if path.is_dir() {
            sources(&path)
        } else {
            std::fs::read_to_string(path).expect("a source")
        }
    });
    texts.collect()
}

/// The variables that a message is given; what follows from them a language may use or not.
fn given(message: &Message) -> BTreeSet<&String> {
    message
        .variables
        .iter()
        .filter(|name| !follows(name))
        .collect()
}

/// Whether this says who the reader is, or which thing an argument is.
fn follows(name: &str) -> bool {
    name == "you" || name.ends_with("_id")
}

/// What a message chooses by, but for what languages decide alone: numbers and plural forms, forms of words, whether
/// the reader needs a sentence of their own.
fn words(message: &Message) -> Vec<(&String, &String)> {
    let pairs = message
        .choices
        .iter()
        .filter(|(name, _)| !follows(name))
        .flat_map(|(name, keys)| keys.iter().map(move |key| (name, key)));
    pairs
        .filter(|(_, key)| !PLURALS.contains(&key.as_str()) && key.parse::<i64>().is_err())
        .collect()
}

#[test]
fn sentences_end_with_a_stop() {
    for lang in Lang::ALL {
        for game in files() {
            for (name, message) in file(lang, game) {
                if !(name.starts_with("event-") || name.starts_with("refusal-")) {
                    continue;
                }
                let last = message
                    .texts
                    .last()
                    .unwrap_or_else(|| panic!("{lang} {name} has no text"));
                assert!(last.ends_with(['.', '!']), "{lang} {name}: {last}");
            }
        }
    }
}

#[test]
fn cyrillic_languages_have_no_latin_letters_and_not_each_others() {
    for (lang, foreign) in [(Lang::Ru, "іїєґІЇЄҐ"), (Lang::Uk, "ыэъёЫЭЪЁ")] {
        for game in files() {
            for (name, message) in file(lang, game) {
                for text in &message.texts {
                    let text = ALLOWED
                        .iter()
                        .fold(text.clone(), |text, word| text.replace(word, ""));
                    let wrong = text
                        .chars()
                        .find(|c| c.is_ascii_alphabetic() || foreign.contains(*c));
                    assert_eq!(wrong, None, "{lang} {name}: {text}");
                }
            }
        }
    }
}

#[test]
fn polish_and_english_have_no_cyrillic_letters() {
    for lang in [Lang::En, Lang::Pl] {
        for game in files() {
            for (name, message) in file(lang, game) {
                let cyrillic = |c: char| ('\u{400}'..='\u{52f}').contains(&c);
                assert!(
                    !message
                        .texts
                        .iter()
                        .any(|text| text.contains(cyrillic)),
                    "{lang} {name}"
                );
            }
        }
    }
}
