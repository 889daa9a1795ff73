//! What the beginning of a line may become: the name of a choice, a command, what a command is about.

use client_core::story::Story;

use super::answer::{Word, command, has_words, normal};
use super::console::spoken;

/// What can be named at a prompt.
#[derive(Clone, Default, Debug)]
pub struct Offers {
    /// The choices.
    pub choices: Vec<String>,
    /// What can be done about the table.
    pub table: Vec<String>,
    /// The headings of the rules.
    pub headings: Vec<String>,
    /// What can be said.
    pub phrases: Vec<String>,
}

/// Whole lines that this beginning may become, each once.
pub fn complete(story: &Story, typed: &str, offers: &Offers) -> Vec<String> {
    let typed = typed.trim_start();
    if typed.contains(char::is_whitespace)
        && let Some((word, rest)) = command(story, typed)
    {
        let first = typed.split_whitespace().next();
        let first = first.unwrap_or_default();
        let about = match word {
            Word::Why => &offers.choices,
            Word::Rules => &offers.headings,
            Word::Table => &offers.table,
            Word::Say => &offers.phrases,
            _ => return Vec::new(),
        };
        return fitting(rest, about)
            .into_iter()
            .map(|name| format!("{first} {name}"))
            .collect();
    }
    let mut lines = fitting(typed, &offers.choices);
    if typed.is_empty() && !lines.is_empty() {
        return lines;
    }
    let commands = commands(story, typed);
    lines.extend(commands);
    lines
}

/// The commands that begin so, in the reader's language, or else in English.
fn commands(story: &Story, typed: &str) -> Vec<String> {
    let typed = typed.to_lowercase();
    let own: Vec<String> = Word::ALL.map(|word| word.own(story)).to_vec();
    let english = Word::ALL.map(|word| word.as_str().to_owned());
    let begin = |words: Vec<String>| -> Vec<String> {
        let begins = |word: &String| word.to_lowercase().starts_with(&typed);
        words.into_iter().filter(begins).collect()
    };
    let found = begin(own);
    if found.is_empty() {
        begin(english.to_vec())
    } else {
        found
    }
}

/// The names that begin so; if none does, those that have these words.
fn fitting(typed: &str, names: &[String]) -> Vec<String> {
    let wanted = normal(typed);
    let names: Vec<(String, String)> = names
        .iter()
        .map(|name| (normal(name), spoken(name)))
        .collect();
    let all = |is: &dyn Fn(&str) -> bool| -> Vec<String> {
        let found = names.iter().filter(|(plain, _)| is(plain));
        found.map(|(_, name)| name.clone()).collect()
    };
    let begins = all(&|name| name.starts_with(&wanted));
    if begins.is_empty() {
        all(&|name| has_words(name, &wanted))
    } else {
        begins
    }
}

/// What all of these begin with.
pub(super) fn common(lines: &[String]) -> &str {
    let Some((first, rest)) = lines.split_first() else {
        return "";
    };
    let length = |other: &String| {
        let signs = first.char_indices().zip(other.chars());
        let differs = signs
            .into_iter()
            .find(|((_, one), other)| one != other);
        differs.map_or(first.len().min(other.len()), |((at, _), _)| at)
    };
    let end = rest
        .iter()
        .map(length)
        .min()
        .unwrap_or(first.len());
    &first[..end]
}

#[cfg(test)]
mod tests {
    use client_core::story::Lang;

    use super::*;
    use crate::words::story;

    fn offers() -> Offers {
        let own = |words: &[&str]| {
            words
                .iter()
                .map(|word| (*word).to_owned())
                .collect()
        };
        Offers {
            choices: own(&["Choose the\u{a0}3", "Choose the 30", "Take row 2"]),
            table: own(&["Pause the match"]),
            headings: own(&["Katana", "A turn step by step"]),
            phrases: own(&["Well played!"]),
        }
    }

    #[test]
    fn a_beginning_becomes_a_choice_by_its_name_or_by_words_of_it() {
        let story = story(Lang::En);
        let complete = |typed: &str| complete(&story, typed, &offers());
        assert_eq!(complete("ch"), ["Choose the 3", "Choose the 30"]);
        assert_eq!(complete("CHOOSE THE 30"), ["Choose the 30"]);
        assert_eq!(complete("row"), ["Take row 2"]);
        assert_eq!(complete("zzz"), [""; 0]);
        assert_eq!(complete("").len(), 3, "without a word, all choices");
    }

    #[test]
    fn a_command_is_completed_and_what_it_is_about() {
        let story = story(Lang::En);
        let complete = |typed: &str| complete(&story, typed, &offers());
        assert_eq!(complete("ta"), ["Take row 2", "table"]);
        assert_eq!(complete("he"), ["help"]);
        assert_eq!(complete("rules kat"), ["rules Katana"]);
        assert_eq!(complete("why take"), ["why Take row 2"]);
        assert_eq!(complete("say "), ["say Well played!"]);
        assert_eq!(complete("table pau"), ["table Pause the match"]);
        assert_eq!(complete("quit now"), [""; 0]);
    }

    #[test]
    fn commands_are_completed_in_the_language_of_the_reader_and_in_english() {
        for lang in Lang::ALL {
            let story = story(lang);
            let own = Word::Rules.own(&story);
            let beginning: String = own.chars().take(3).collect();
            let nothing = Offers::default();
            assert!(complete(&story, &beginning, &nothing).contains(&own));
            assert_eq!(complete(&story, "rule", &nothing).len(), 1, "{lang:?}");
        }
    }

    #[test]
    fn what_lines_have_in_common_ends_between_letters() {
        let common = |lines: &[&str]| {
            let lines: Vec<String> = lines
                .iter()
                .map(|line| (*line).to_owned())
                .collect();
            common(&lines).to_owned()
        };
        assert_eq!(common(&["Взять ряд 1", "Взять ряд 2"]), "Взять ряд ");
        assert_eq!(common(&["д", "ж"]), "", "they share their first byte");
        assert_eq!(common(&["one", "one more"]), "one");
        assert_eq!(common(&["alone"]), "alone");
        assert_eq!(common(&[]), "");
    }
}
