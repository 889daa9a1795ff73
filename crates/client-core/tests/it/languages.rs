//! The languages agree with each other, and each is written in its own letters.

use std::collections::BTreeSet;
use std::path::Path;

use client_core::story::Lang;

use crate::syntax::{Message, Messages, book, file, files, helpers, pages, terminal};

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
    let english = pages(Lang::En);
    for lang in Lang::ALL {
        let other = pages(lang);
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
    let english = terminal(Lang::En);
    for lang in Lang::ALL {
        let other = terminal(lang);
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

/// Latin words in the pages, the lessons and the rules of the Cyrillic languages: names, keys, marks of rules and
/// of pictures.
const LATIN: &[&str] = &[
    "Zashiki", "Yokai", "Septet", "QR", "Enter", "Esc", "L", "M", "i", "R", "figure",
];

#[test]
fn cyrillic_pages_lessons_and_rules_have_no_latin_words_but_names_and_keys() {
    for lang in [Lang::Ru, Lang::Uk] {
        for (name, text) in lessons_and_rules(lang).chain(texts(pages(lang))) {
            let latin = words_of(&text).find(|word| {
                word.contains(|c: char| c.is_ascii_alphabetic()) && !LATIN.contains(word)
            });
            assert_eq!(latin, None, "{lang} {name}: {text}");
        }
    }
}

/// A letter of another alphabet looks the same and is found by no search. What is typed in the terminal is Latin, whole
/// words of it.
#[test]
fn no_word_anywhere_is_written_in_two_alphabets_or_in_letters_of_another_language() {
    for lang in Lang::ALL {
        let games = files().flat_map(|game| texts(file(lang, game)));
        let all = games
            .chain(texts(pages(lang)))
            .chain(texts(terminal(lang)))
            .chain(lessons_and_rules(lang));
        for (name, text) in all {
            let wrong = words_of(&text).find(|word| is_strange(lang, word));
            assert_eq!(wrong, None, "{lang} {name}: {text}");
        }
    }
}

/// Whether this word has letters that its language does not.
fn is_strange(lang: Lang, word: &str) -> bool {
    let cyrillic = |c: char| ('\u{400}'..='\u{52f}').contains(&c);
    let foreign = match lang {
        Lang::En | Lang::Pl => return word.contains(cyrillic),
        Lang::Ru => "іїєґІЇЄҐ",
        Lang::Uk => "ыэъёЫЭЪЁ",
    };
    let is_mixed = word.contains(cyrillic) && word.contains(|c: char| c.is_ascii_alphabetic());
    is_mixed || word.contains(|c| foreign.contains(c))
}

fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphabetic())
        .filter(|word| !word.is_empty())
}

/// The plain texts of messages.
fn texts(messages: Messages) -> impl Iterator<Item = (String, String)> {
    messages.into_iter().flat_map(|(name, message)| {
        let named = move |text| (name.clone(), text);
        message.texts.into_iter().map(named)
    })
}

/// The words of the lessons and the pages of rules, line by line.
fn lessons_and_rules(lang: Lang) -> impl Iterator<Item = (String, String)> {
    let games = files().flatten();
    games.flat_map(move |game| {
        let path = format!(
            "{}/../../locales/{lang}/rules/{game}.md",
            env!("CARGO_MANIFEST_DIR")
        );
        let page = std::fs::read_to_string(path).expect("the page of the rules");
        let lines: Vec<(String, String)> = page
            .lines()
            .map(|line| (format!("rules of {game}"), line.to_owned()))
            .collect();
        texts(crate::syntax::lessons(lang, game)).chain(lines)
    })
}

#[test]
fn strange_words_are_found() {
    assert!(is_strange(Lang::Ru, "кaрта") && is_strange(Lang::Ru, "їх"));
    assert!(is_strange(Lang::Pl, "kаrta") && is_strange(Lang::Uk, "ещё"));
    assert!(!is_strange(Lang::Ru, "Enter") && !is_strange(Lang::Uk, "її"));
}
