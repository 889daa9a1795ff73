//! What a typed line means: a number, a name, a command.

use client_core::story::Story;

use crate::words::t;

/// A command that is understood at any prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    /// What can be typed.
    Help,
    /// What lies on the table.
    State,
    /// All choices.
    List,
    /// Why something cannot be done.
    Why,
    /// What has happened.
    Log,
    /// What the rules say.
    Rules,
    /// Who sits at the table and who looks on.
    Table,
    /// What is played, and what the host may change of it.
    Options,
    /// Say something to everybody.
    Say,
    /// Take the last move back.
    Undo,
    /// Leave; the match is kept.
    Quit,
}

impl Word {
    /// Every command, in the order of the help.
    pub const ALL: [Word; 11] = [
        Word::Help,
        Word::State,
        Word::List,
        Word::Why,
        Word::Log,
        Word::Rules,
        Word::Table,
        Word::Options,
        Word::Say,
        Word::Undo,
        Word::Quit,
    ];

    /// Its name in every language.
    pub const fn as_str(self) -> &'static str {
        match self {
            Word::Help => "help",
            Word::State => "state",
            Word::List => "list",
            Word::Why => "why",
            Word::Log => "log",
            Word::Rules => "rules",
            Word::Table => "table",
            Word::Options => "options",
            Word::Say => "say",
            Word::Undo => "undo",
            Word::Quit => "quit",
        }
    }

    /// The message with its name in one language.
    const fn message(self) -> &'static str {
        match self {
            Word::Help => "tui-word-help",
            Word::State => "tui-word-state",
            Word::List => "tui-word-list",
            Word::Why => "tui-word-why",
            Word::Log => "tui-word-log",
            Word::Rules => "tui-word-rules",
            Word::Table => "tui-word-table",
            Word::Options => "tui-word-options",
            Word::Say => "tui-word-say",
            Word::Undo => "tui-word-undo",
            Word::Quit => "tui-word-quit",
        }
    }

    /// Its name in the reader's language.
    pub fn own(self, story: &Story) -> String {
        t(story, self.message())
    }
}

/// The command that a line begins with, and what follows it.
pub fn command<'a>(story: &Story, line: &'a str) -> Option<(Word, &'a str)> {
    let (first, rest) = line
        .split_once(char::is_whitespace)
        .unwrap_or((line, ""));
    let first = first.to_lowercase();
    let found = Word::ALL.into_iter().find(|word| {
        first == word.as_str()
            || first == word.own(story).to_lowercase()
            || (*word == Word::Help && first == "?")
    });
    found.map(|word| (word, rest.trim()))
}

/// What an answer names among the choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// This one, counted from 0.
    One(usize),
    /// Several begin so or have these words.
    Several(Vec<usize>),
    /// None of them.
    None,
}

/// Which of the choices a line names: by number, by name, by the beginning of a name or by words in it.
pub fn choose(line: &str, labels: &[String]) -> Asked {
    let wanted = normal(line);
    if let Ok(number) = wanted.parse::<usize>()
        && let Some(at) = number.checked_sub(1)
        && at < labels.len()
    {
        return Asked::One(at);
    }
    let labels: Vec<String> = labels.iter().map(|label| normal(label)).collect();
    let all = |is: &dyn Fn(&str) -> bool| -> Vec<usize> {
        let found = labels.iter().enumerate();
        found
            .filter(|(_, label)| is(label))
            .map(|(at, _)| at)
            .collect()
    };
    let ways: [&dyn Fn(&str) -> bool; 3] = [
        &|label| label == wanted,
        &|label| label.starts_with(&wanted),
        &|label| has_words(label, &wanted),
    ];
    if wanted.is_empty() {
        return Asked::None;
    }
    for way in ways {
        let found = all(way);
        match found[..] {
            [] => {}
            [one] => return Asked::One(one),
            _ => return Asked::Several(found),
        }
    }
    Asked::None
}

/// Whether each of these words begins a word of its own in a label.
pub(super) fn has_words(label: &str, wanted: &str) -> bool {
    let mut own: Vec<&str> = label.split(' ').collect();
    wanted.split(' ').all(|word| {
        let place = own.iter().position(|own| own.starts_with(word));
        place.map(|place| own.remove(place)).is_some()
    })
}

/// Small letters, single spaces, no punctuation at the ends of words.
pub(super) fn normal(text: &str) -> String {
    let words = text.split_whitespace().map(|word| {
        word.trim_matches(|sign: char| !sign.is_alphanumeric())
            .to_lowercase()
    });
    let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use client_core::story::Lang;

    use super::*;
    use crate::words::story;

    fn labels() -> Vec<String> {
        [
            "Choose the 3",
            "Choose the 30",
            "Take row 2 (5 points)",
            "Pass 3, 5 and 7",
        ]
        .map(str::to_owned)
        .to_vec()
    }

    #[test]
    fn an_answer_is_a_number_or_a_name() {
        let labels = labels();
        assert_eq!(choose("2", &labels), Asked::One(1));
        assert_eq!(
            choose("choose the 3", &labels),
            Asked::One(0),
            "the whole name wins over longer ones"
        );
        assert_eq!(choose("CHOOSE", &labels), Asked::Several(vec![0, 1]));
        assert_eq!(choose("take", &labels), Asked::One(2));
        assert_eq!(choose("7 5", &labels), Asked::One(3), "words in any order");
        assert_eq!(choose("the 30", &labels), Asked::One(1));
        assert_eq!(choose("row 9", &labels), Asked::None);
        assert_eq!(choose("0", &labels), Asked::Several(vec![]).or_none());
        assert_eq!(choose("", &labels), Asked::None);
    }

    impl Asked {
        fn or_none(self) -> Asked {
            match self {
                Asked::Several(found) if found.is_empty() => Asked::None,
                other => other,
            }
        }
    }

    #[test]
    fn commands_have_their_name_in_every_language_and_in_english_everywhere() {
        for lang in Lang::ALL {
            let story = story(lang);
            for word in Word::ALL {
                assert_eq!(command(&story, word.as_str()), Some((word, "")));
                let own = word.own(&story);
                assert!(!own.contains(' '), "{own} is one word");
                assert_eq!(
                    command(&story, &format!("{own} R4.2")),
                    Some((word, "R4.2"))
                );
            }
            assert_eq!(command(&story, "3"), None);
        }
    }
}
