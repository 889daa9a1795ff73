//! Comments and documents are written in plain English: some phrases that crept in before are refused.
//!
//! Each stands for something that has a plainer name. `docs/glossary.md` has the words of this project.

use super::Finding;
use crate::tree::Tree;

/// A phrase and what to write in its place. It is found whatever its case and whatever ends the words.
const PHRASES: &[(&str, &str)] = &[
    ("anew", "again, from scratch"),
    (
        "so many",
        "name the number: `n` cards, a hand of `size` cards",
    ),
    ("the own", "one's own, the viewer's, its"),
    ("that is none", "that is not one"),
    ("which is none", "which is not one"),
    ("that are none", "that are not"),
    ("that is no", "that is not a"),
    ("which is no", "which is not a"),
    ("it is no", "it is not a"),
    ("who knows it may", "anyone who knows it may"),
    (
        "who is refused",
        "whoever is refused, a client that is refused",
    ),
    ("for so long", "for that long, for `n` seconds"),
];

/// What a sentence that begins with a lone "Who" should begin with.
const HEADLESS: (&str, &str) = ("Who", "somebody who, whoever, a client that");

/// Openings of sentences in which "who" asks something, or stands for an answer that is known.
const ASKING: &[&str] = &[
    "who attacked whom",
    "who begins is",
    "who has attacked whom",
    "who is asked follows",
    "who is connected",
    "who one wants to be",
    "who played which",
    "who sat where",
    "who that is",
];

/// Words after `is no` with which it is plain English.
const NO_LONGER: &[&str] = &[
    "longer", "more", "one", "other", "less", "fewer", "better", "worse",
];

/// Comments that say nothing which the name of the thing does not say.
const EMPTY: &[&str] = &[
    "Who.",
    "Which.",
    "Whose.",
    "By whom.",
    "What.",
    "Where.",
    "When.",
    "How many.",
    "Why.",
    "How.",
    "To whom.",
    "Of whom.",
    "For whom.",
    "From whom.",
    "With whom.",
];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in &tree.files {
        let extension = path
            .rsplit_once('.')
            .map_or("", |(_, extension)| extension);
        // A glossary of a language lists the phrases that are not to be used.
        let is_glossary = path.starts_with("locales/") && path.ends_with("/glossary.md");
        let is_document = extension == "md" && path != "CHANGELOG.md" && !is_glossary;
        // This file must name what it refuses.
        if path.ends_with("checks/phrases.rs") || !(is_document || extension == "rs") {
            continue;
        }
        for (number, line) in text.lines().enumerate() {
            let prose = if is_document {
                Some(line)
            } else {
                comment(line)
            };
            let Some(prose) = prose else {
                continue;
            };
            if !is_document && EMPTY.contains(&prose) {
                let message = format!("\"{prose}\" says nothing; a sentence, or no comment");
                findings.push(Finding::new(path, number + 1, message));
            }
            let headless = Some(HEADLESS).filter(|_| is_document && is_headless(prose));
            for (phrase, better) in found(prose).into_iter().chain(headless) {
                let message = format!("\"{phrase}\": better {better}");
                findings.push(Finding::new(path, number + 1, message));
            }
        }
    }
    findings
}

/// What a comment line says.
fn comment(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let text = line
        .strip_prefix("///")
        .or_else(|| line.strip_prefix("//!"))
        .or_else(|| line.strip_prefix("//"))?;
    Some(text.trim())
}

/// Whether a sentence of this line begins with a "Who" that is nobody. Headings, cells of tables and questions are
/// fragments or ask.
fn is_headless(line: &str) -> bool {
    if line.starts_with(['#', '|']) {
        return false;
    }
    let line = line.trim_start_matches(['*', '-', ' ', '.', '0', '1', '2', '3', '4', '5']);
    line.split_inclusive(['.', ':', '?', ';'])
        .map(str::trim_start)
        .filter(|sentence| sentence.starts_with("Who ") && !sentence.ends_with('?'))
        .any(|sentence| {
            let sentence = sentence.to_lowercase();
            !ASKING
                .iter()
                .any(|asking| sentence.starts_with(asking))
        })
}

/// The phrases that the text has.
fn found(prose: &str) -> Vec<(&'static str, &'static str)> {
    let words: Vec<String> = prose
        .split(|letter: char| !(letter.is_alphanumeric() || letter == '\'' || letter == '_'))
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    PHRASES
        .iter()
        .filter(|(phrase, _)| {
            let phrase: Vec<&str> = phrase.split(' ').collect();
            words
                .windows(phrase.len())
                .enumerate()
                .any(|(at, window)| {
                    let next = words
                        .get(at + phrase.len())
                        .map_or("", String::as_str);
                    let plain = phrase.ends_with(&["no"]) && NO_LONGER.contains(&next);
                    window.iter().eq(&phrase) && !plain
                })
        })
        .copied()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::listed;

    fn findings(path: &str, text: &str) -> String {
        listed(&check(&Tree::of(&[(path, text)])))
    }

    #[test]
    fn phrases_are_found_in_comments_and_documents() {
        let expected = "a.rs:2: \"anew\": better again, from scratch\n";
        assert_eq!(
            findings("a.rs", "fn anew() {}\n    // It begins Anew.\n"),
            expected
        );
        assert_eq!(
            findings("docs/a.md", "A hand of so many cards\n"),
            "docs/a.md:1: \"so many\": better name the number: `n` cards, a hand of `size` cards\n"
        );
        assert_eq!(
            findings("a.rs", "/// A text that is no action.\n"),
            "a.rs:1: \"that is no\": better that is not a\n"
        );
    }

    #[test]
    fn a_sentence_that_begins_with_nobody_is_found() {
        let expected = "docs/a.md:1: \"Who\": better somebody who, whoever, a client that\n";
        for headless in [
            "Who is kicked leaves all their seats.\n",
            "* Who does not read is closed.\n",
            "It is shown once. Who has it is the guest.\n",
        ] {
            assert_eq!(findings("docs/a.md", headless), expected, "{headless}");
        }
        for plain in [
            "## Who owns a table\n",
            "| Who wins then | nobody |\n",
            "Who takes the trick? Check this.\n",
            "One has it. Who that is, the database says.\n",
            "It says who leads. Whoever has it may go.\n",
        ] {
            assert_eq!(findings("docs/a.md", plain), "", "{plain}");
        }
        assert_eq!(findings("a.rs", "/// Who is asked now.\n"), "");
    }

    #[test]
    fn empty_comments_are_found() {
        let expected = "a.rs:1: \"Who.\" says nothing; a sentence, or no comment\n";
        assert_eq!(findings("a.rs", "    /// Who.\n"), expected);
    }

    #[test]
    fn plain_english_passes() {
        assert_eq!(
            findings("a.rs", "/// What is no longer there. Who asked.\n"),
            ""
        );
        assert_eq!(findings("a.rs", "let anew = \"the own\";\n"), "");
        assert_eq!(findings("CHANGELOG.md", "anew\n"), "");
    }
}
