//! Numbers and their words agree, in the forms that Slavic languages have.

use std::collections::BTreeSet;
use std::fmt::Write;

use catalog::GameId;
use client_core::story::{Lang, Line, Names, Story, Value};
use expect_test::expect_file;
use samurai_sword::SamuraiSword;

use crate::syntax::{Message, Messages, book, file, files, pages, terminal, terminal_text};

const NUMBERS: [i64; 8] = [0, 1, 2, 5, 21, 22, 25, -1];

fn forms(lang: Lang, id: &'static str, argument: &'static str) -> Vec<String> {
    let story = Story::new(lang);
    let say = |number| {
        story.say::<SamuraiSword>(&Line::new(id).with(argument, number), &Names::default())
    };
    NUMBERS.into_iter().map(say).collect()
}

fn check(lang: Lang, id: &'static str, argument: &'static str, expected: [&str; 8]) {
    assert_eq!(forms(lang, id, argument), expected, "{lang} {id}");
}

#[test]
fn russian() {
    let points = [
        "0\u{a0}очков",
        "1\u{a0}очко",
        "2\u{a0}очка",
        "5\u{a0}очков",
        "21\u{a0}очко",
        "22\u{a0}очка",
        "25\u{a0}очков",
        "−1\u{a0}очко",
    ];
    check(Lang::Ru, "n-points", "points", points);
    let cards = [
        "0\u{a0}карт",
        "1\u{a0}карта",
        "2\u{a0}карты",
        "5\u{a0}карт",
        "21\u{a0}карта",
        "22\u{a0}карты",
        "25\u{a0}карт",
        "−1\u{a0}карта",
    ];
    check(Lang::Ru, "n-cards", "count", cards);
    let taken = [
        "0\u{a0}карт",
        "1\u{a0}карту",
        "2\u{a0}карты",
        "5\u{a0}карт",
        "21\u{a0}карту",
        "22\u{a0}карты",
        "25\u{a0}карт",
        "−1\u{a0}карту",
    ];
    check(Lang::Ru, "n-cards-taken", "count", taken);
    let wounds = [
        "0\u{a0}ран",
        "1\u{a0}рану",
        "2\u{a0}раны",
        "5\u{a0}ран",
        "21\u{a0}рану",
        "22\u{a0}раны",
        "25\u{a0}ран",
        "−1\u{a0}рану",
    ];
    check(Lang::Ru, "n-wounds", "wounds", wounds);
}

#[test]
fn polish() {
    let points = [
        "0\u{a0}punktów",
        "1\u{a0}punkt",
        "2\u{a0}punkty",
        "5\u{a0}punktów",
        "21\u{a0}punktów",
        "22\u{a0}punkty",
        "25\u{a0}punktów",
        "−1\u{a0}punkt",
    ];
    check(Lang::Pl, "n-points", "points", points);
    let cards = [
        "0\u{a0}kart",
        "1\u{a0}karta",
        "2\u{a0}karty",
        "5\u{a0}kart",
        "21\u{a0}kart",
        "22\u{a0}karty",
        "25\u{a0}kart",
        "−1\u{a0}karta",
    ];
    check(Lang::Pl, "n-cards", "count", cards);
    let taken = [
        "0\u{a0}kart",
        "1\u{a0}kartę",
        "2\u{a0}karty",
        "5\u{a0}kart",
        "21\u{a0}kart",
        "22\u{a0}karty",
        "25\u{a0}kart",
        "−1\u{a0}kartę",
    ];
    check(Lang::Pl, "n-cards-taken", "count", taken);
    let wounds = [
        "0\u{a0}ran",
        "1\u{a0}ranę",
        "2\u{a0}rany",
        "5\u{a0}ran",
        "21\u{a0}ran",
        "22\u{a0}rany",
        "25\u{a0}ran",
        "−1\u{a0}ranę",
    ];
    check(Lang::Pl, "n-wounds", "wounds", wounds);
}

#[test]
fn ukrainian() {
    let points = [
        "0\u{a0}балів",
        "1\u{a0}бал",
        "2\u{a0}бали",
        "5\u{a0}балів",
        "21\u{a0}бал",
        "22\u{a0}бали",
        "25\u{a0}балів",
        "−1\u{a0}бал",
    ];
    check(Lang::Uk, "n-points", "points", points);
    let cards = [
        "0\u{a0}карток",
        "1\u{a0}картка",
        "2\u{a0}картки",
        "5\u{a0}карток",
        "21\u{a0}картка",
        "22\u{a0}картки",
        "25\u{a0}карток",
        "−1\u{a0}картка",
    ];
    check(Lang::Uk, "n-cards", "count", cards);
    let taken = [
        "0\u{a0}карток",
        "1\u{a0}картку",
        "2\u{a0}картки",
        "5\u{a0}карток",
        "21\u{a0}картку",
        "22\u{a0}картки",
        "25\u{a0}карток",
        "−1\u{a0}картку",
    ];
    check(Lang::Uk, "n-cards-taken", "count", taken);
    let wounds = [
        "0\u{a0}ран",
        "1\u{a0}рану",
        "2\u{a0}рани",
        "5\u{a0}ран",
        "21\u{a0}рану",
        "22\u{a0}рани",
        "25\u{a0}ран",
        "−1\u{a0}рану",
    ];
    check(Lang::Uk, "n-wounds", "wounds", wounds);
}

#[test]
fn english() {
    let points = [
        "0\u{a0}points",
        "1\u{a0}point",
        "2\u{a0}points",
        "5\u{a0}points",
        "21\u{a0}points",
        "22\u{a0}points",
        "25\u{a0}points",
        "−1\u{a0}point",
    ];
    check(Lang::En, "n-points", "points", points);
}

/// Variables that count something; the others name a thing by its number, as in "row 3 is full".
pub(crate) const COUNTS: &[&str] = &[
    "count",
    "left",
    "points",
    "wounds",
    "tricks",
    "bosses",
    "limit",
    "seconds",
    "over",
    "pile",
    "artifacts",
    "joined",
    "stack",
    "intruders",
    "barricades",
    "farms",
    "enough",
    "free",
    "seats",
    "score",
    "total",
    "resilience",
    "honour",
    "white",
    "black",
    "cheapest",
    "actions",
    "daimyo",
    "played",
    "most",
    "fewest",
];
/// Words after a number that have one form: shares ("3 of 5"), what cannot be counted, the rest of the sentence.
const UNCHANGED: &[&str] = &[
    "of",
    "z",
    "из",
    "з",
    "із",
    "resilience",
    "honour",
    "standing",
    "in",
    "first",
];
/// Messages whose number is never one, or is the number of a trick.
const ALWAYS_MANY: &[&str] = &[
    "ui-seats-free",
    "plain-facts",
    "about-tricks",
    "risk-tricks",
];

/// A number that a word follows has that word in the form it asks for.
#[test]
fn a_word_after_a_number_is_chosen_by_it() {
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        for (name, message) in all(lang) {
            let wrong = message
                .uncounted
                .iter()
                .filter(|(variable, word)| {
                    COUNTS.contains(&variable.as_str())
                        && !UNCHANGED.contains(&word.as_str())
                        && !ALWAYS_MANY.contains(&name.as_str())
                });
            faults
                .extend(wrong.map(|(variable, word)| format!("{lang} {name}: {variable} {word}")));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The messages of all files.
fn all(lang: Lang) -> impl Iterator<Item = (String, Message)> {
    let games = files().flat_map(move |game| file(lang, game));
    games.chain(pages(lang)).chain(terminal(lang))
}

/// Arguments called like numbers that are something else: seats, tables of scores, lists.
const NO_NUMBERS: &[(&str, &str)] = &[
    ("verify-deal", "seats"),
    ("failure-not_all_ready", "seats"),
    ("failure-stand_in_plays", "seats"),
    ("failure-undo_too_far", "seats"),
    ("event-dealt-with-artifacts", "artifacts"),
    ("fact-hand-with-artifacts", "artifacts"),
    ("event-trick-taken-bosses", "bosses"),
    ("event-round-ended-stars", "bosses"),
    ("fact-side", "bosses"),
    ("fact-seals", "bosses"),
    ("ask-give", "left"),
    ("act-give", "left"),
    ("event-deck-renewed", "honour"),
    ("event-ended-honour", "points"),
    ("event-ended-deadly-strike", "points"),
    ("ui-meet", "left"),
];

/// Every message with a number, whether it chooses by it or not, with numbers that ask for each form, to be read.
#[test]
fn numbers_as_they_are_told() {
    for lang in Lang::ALL {
        let story = Story::with_more(lang, &terminal_text(lang));
        let mut text = String::new();
        let games = files().map(|game| (game, own(lang, game)));
        let others = [(None, pages(lang)), (None, terminal(lang))];
        for (game, messages) in games.chain(others) {
            for (name, message) in messages {
                for by in numbers_of(&name, &message) {
                    for number in [0, 1, 2, 5, 21] {
                        let line = filled(&name, &message, by, number);
                        let game = game.map_or("", GameId::as_str);
                        let told = story.say_by_name(game, &line, &Names::default());
                        assert!(!told.contains(['{', '$']), "{lang} {name}: {told}");
                        writeln!(text, "{name} {by}={number}: {told}").expect("a text has room");
                    }
                }
            }
        }
        let file = format!(
            "{}/test_data/numbers.{lang}.txt",
            env!("CARGO_MANIFEST_DIR")
        );
        expect_file![file].assert_eq(&text);
    }
}

/// The messages that stand in a game's own file, references followed.
fn own(lang: Lang, game: Option<GameId>) -> Messages {
    let common = file(lang, None);
    let is_own = |name: &String| game.is_none() || !common.contains_key(name);
    book(lang, game)
        .into_iter()
        .filter(|(name, _)| is_own(name))
        .collect()
}

/// The arguments of a message that are numbers, as far as it shows or as they are called.
fn numbers_of<'a>(name: &'a str, message: &'a Message) -> impl Iterator<Item = &'a String> {
    message.variables.iter().filter(move |by| {
        let chosen = message.choices.get(*by);
        let called = COUNTS.contains(&by.as_str()) && !NO_NUMBERS.contains(&(name, by.as_str()));
        chosen.map_or(called, is_plural)
    })
}

/// Whether these choices are forms of a plural.
pub(crate) fn is_plural(forms: &BTreeSet<String>) -> bool {
    ["one", "few", "many"]
        .iter()
        .any(|form| forms.contains(*form))
}

/// The message with this number; other numbers are 5, whatever else it needs is its name.
fn filled(name: &str, message: &Message, by: &str, number: i64) -> Line {
    let line = Line::new(name.to_owned()).with(by.to_owned(), number);
    let others = message
        .variables
        .iter()
        .filter(|other| *other != by);
    others.fold(line, |line, other| {
        let counted = message.choices.get(other).is_some_and(is_plural);
        let value = if counted {
            Value::Number(5)
        } else {
            Value::from(format!("<{other}>"))
        };
        line.with(other.clone(), value)
    })
}

/// Messages that choose by a number without counting with it ("the boss" or "the bosses", one of two or both), or
/// count in the genitive, whose form is the same for two and for five.
const TWO_FORMS: &[&str] = &[
    "about-seal",
    "event-trick-taken-bosses",
    "outcome-individual",
    "risk-suffer",
    "failure-too_large",
    "risk-bosses",
    "risk-tricks",
    "wounds-gen",
];

#[test]
fn whatever_is_counted_has_all_forms_of_its_language() {
    let mut faults = Vec::new();
    for lang in [Lang::Ru, Lang::Pl, Lang::Uk] {
        for (name, message) in all(lang) {
            let counted = message
                .choices
                .iter()
                .filter(|(_, forms)| is_plural(forms));
            for (variable, forms) in counted {
                let is_form = |form: &&str| form.parse::<i64>().is_err();
                let forms: Vec<&str> = forms
                    .iter()
                    .map(String::as_str)
                    .filter(is_form)
                    .collect();
                let whole = match forms[..] {
                    ["few", "many", "one"] => true,
                    ["few", "many", "one", "other"] | ["few", "one", "other"] => {
                        !name.starts_with("n-")
                    }
                    _ => TWO_FORMS.contains(&name.as_str()),
                };
                if !whole {
                    faults.push(format!("{lang} {name} {variable}: {forms:?}"));
                }
            }
            let is_one = message.choices.len() == 1 || !name.starts_with("n-");
            assert!(is_one, "{lang} {name}");
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
