//! Settings and explicit deals as `key=value` text, read so that all problems are told at once.

use core::fmt::{self, Debug, Display};
use core::ops::RangeInclusive;

use serde::Serialize;
use thiserror::Error;

use crate::text::{Word, number};

/// A named value of a configuration or a deal, as clients list it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Field {
    /// The name before the `=`.
    pub key: &'static str,
    /// What may stand after it.
    pub kind: FieldKind,
    /// What is taken when it is not given; `None` if it must be given.
    pub default: Option<&'static str>,
}

impl Field {
    /// A field with text in this form.
    pub const fn text(
        key: &'static str,
        form: &'static str,
        default: Option<&'static str>,
    ) -> Field {
        Field {
            key,
            kind: FieldKind::Text(form),
            default,
        }
    }
}

/// What may stand in a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FieldKind {
    /// A whole number within these bounds.
    Number {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
    /// One of these words.
    Choice(&'static [&'static str]),
    /// One of the first words, or a comma-separated list of the second.
    ChoiceOrList(&'static [&'static str], &'static [&'static str]),
    /// Text in a form that the game's RULES.md or notation describes.
    Text(&'static str),
}

/// A record of named values: a game's options, or an explicit position.
///
/// ```
/// use game_core::{Field, FieldKind, Fields, Reader};
///
/// #[derive(Clone, PartialEq, Eq, Debug)]
/// struct Options {
///     players: i64,
/// }
///
/// impl Fields for Options {
///     const FIELDS: &'static [Field] = &[Field {
///         key: "players",
///         kind: FieldKind::Number { min: 2, max: 4 },
///         default: Some("3"),
///     }];
///
///     fn read(reader: &mut Reader<'_>) -> Option<Self> {
///         reader.number("players", 2..=4).map(|players| Options { players })
///     }
///
///     fn values(&self) -> Vec<(&'static str, String)> {
///         vec![("players", self.players.to_string())]
///     }
/// }
///
/// assert_eq!(Options::from_words(""), Ok(Options { players: 3 }));
/// let problems = Options::from_words("players=9 deck=tight").expect_err("two things are wrong");
/// assert_eq!(problems.0.len(), 2);
/// ```
pub trait Fields: Clone + Eq + Debug + Send + Sync + 'static {
    /// The fields in the order in which they are written.
    const FIELDS: &'static [Field];

    /// Reads all fields; problems go to the reader, and then the value does not matter.
    fn read(reader: &mut Reader<'_>) -> Option<Self>;

    /// The value of every field that has one, in order, defaults included, so that a record keeps
    /// its meaning should a default ever change.
    fn values(&self) -> Vec<(&'static str, String)>;

    /// Reads pairs of key and value.
    fn from_pairs<'a>(
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, Problems> {
        let mut reader = Reader::new(Self::FIELDS, pairs);
        let value = Self::read(&mut reader);
        reader.finish(value)
    }

    /// Reads words such as `players=4 deck=tight`.
    fn from_words(text: &str) -> Result<Self, Problems> {
        Self::from_pairs(words(text))
    }

    /// All values as words such as `players=4 deck=tight`. For fields whose values hold no spaces.
    fn to_words(&self) -> String {
        let words: Vec<String> = self
            .values()
            .into_iter()
            .map(|(key, value)| format!("{key}={value}"))
            .collect();
        words.join(" ")
    }
}

/// The pairs in words such as `players=4 deck=tight`.
pub fn words(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split_ascii_whitespace()
        .map(|word| word.split_once('=').unwrap_or((word, "")))
}

/// Something wrong with one field.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[error("{field}: {kind}")]
pub struct Problem {
    /// The field's name, as it was written.
    pub field: String,
    /// What is wrong.
    pub kind: ProblemKind,
}

/// What is wrong with a field.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ProblemKind {
    /// There is no such field.
    #[error("there is no such field")]
    Unknown,
    /// It is given more than once.
    #[error("given more than once")]
    Repeated,
    /// It must be given.
    #[error("must be given")]
    Missing,
    /// Not a whole number within the bounds.
    #[error("`{found}` is not a whole number from {min} to {max}")]
    NotInRange {
        /// What stood there.
        found: String,
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
    /// Not one of the words.
    #[error("`{found}` is none of {allowed:?}")]
    NotOneOf {
        /// What stood there.
        found: String,
        /// What may stand there.
        allowed: Vec<&'static str>,
    },
    /// Not in the form it should have.
    #[error("`{found}` is not {expected}")]
    Malformed {
        /// What stood there.
        found: String,
        /// The form, in words for a developer.
        expected: &'static str,
    },
    /// Each value is fine, but they do not go together.
    #[error("{0}")]
    Conflict(&'static str),
    /// This field and others have problems that are not listed.
    #[error("and {count} more problems, not listed")]
    More {
        /// How many problems are not listed, that of this field among them.
        count: usize,
    },
}

impl ProblemKind {
    /// A stable word that clients translate.
    pub fn code(&self) -> &'static str {
        match self {
            ProblemKind::Unknown => "field_unknown",
            ProblemKind::Repeated => "field_repeated",
            ProblemKind::Missing => "field_missing",
            ProblemKind::NotInRange { .. } => "field_not_in_range",
            ProblemKind::NotOneOf { .. } => "field_not_one_of",
            ProblemKind::Malformed { .. } => "field_malformed",
            ProblemKind::Conflict(_) => "field_conflict",
            ProblemKind::More { .. } => "field_more",
        }
    }
}

/// How many problems are listed; the rest are counted, so that no answer outgrows its question.
const LISTED: usize = 20;

/// How much is quoted of a name or a value that somebody sent.
const QUOTED: usize = 200;

/// The beginning of a text of any length.
fn quoted(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// All problems of one text. Beyond the first twenty they are only counted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Problems(pub Vec<Problem>);

impl Problems {
    /// One problem alone.
    pub fn one(field: &str, kind: ProblemKind) -> Problems {
        Problems(vec![Problem {
            field: quoted(field),
            kind,
        }])
    }

    /// Adds a problem.
    pub fn add(&mut self, field: &str, kind: ProblemKind) {
        match self.0.get_mut(LISTED) {
            Some(Problem {
                kind: ProblemKind::More { count },
                ..
            }) => *count += 1,
            Some(_) => {}
            None => {
                let is_beyond = self.0.len() == LISTED;
                self.0.push(Problem {
                    field: quoted(field),
                    kind: if is_beyond {
                        ProblemKind::More { count: 1 }
                    } else {
                        kind
                    },
                });
            }
        }
    }

    /// The value, if there are no problems.
    pub fn or<T>(self, value: T) -> Result<T, Problems> {
        if self.0.is_empty() {
            Ok(value)
        } else {
            Err(self)
        }
    }
}

impl Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, problem) in self.0.iter().enumerate() {
            write!(f, "{}{problem}", if at == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for Problems {}

/// Reads fields one by one and gathers what is wrong.
#[derive(Debug)]
pub struct Reader<'a> {
    pairs: Vec<(&'a str, &'a str)>,
    fields: &'static [Field],
    problems: Problems,
}

impl<'a> Reader<'a> {
    fn new(fields: &'static [Field], pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let mut reader = Reader {
            pairs: Vec::new(),
            fields,
            problems: Problems::default(),
        };
        for (key, value) in pairs {
            if !fields.iter().any(|field| field.key == key) {
                reader.problems.add(key, ProblemKind::Unknown);
            } else if reader
                .pairs
                .iter()
                .any(|(other, _)| *other == key)
            {
                reader.problems.add(key, ProblemKind::Repeated);
            } else {
                reader.pairs.push((key, value));
            }
        }
        reader
    }

    /// Whether the field was given, so that a field that does not apply can be refused.
    pub fn is_given(&self, key: &str) -> bool {
        self.pairs.iter().any(|(other, _)| *other == key)
    }

    /// The text of a field, or its default; a missing one without default is a problem.
    pub fn text(&mut self, key: &'static str) -> Option<&'a str> {
        if let Some((_, value)) = self.pairs.iter().find(|(other, _)| *other == key) {
            return Some(value);
        }
        let default = self
            .fields
            .iter()
            .find(|field| field.key == key)
            .and_then(|field| field.default);
        if default.is_none() {
            self.problems.add(key, ProblemKind::Missing);
        }
        default
    }

    /// A whole number within bounds.
    pub fn number(&mut self, key: &'static str, range: RangeInclusive<i64>) -> Option<i64> {
        let text = self.text(key)?;
        match number(text) {
            Some(number) if range.contains(&number) => Some(number),
            _ => {
                let (min, max) = (*range.start(), *range.end());
                self.problem(
                    key,
                    ProblemKind::NotInRange {
                        found: quoted(text),
                        min,
                        max,
                    },
                )
            }
        }
    }

    /// One of a few words, each with its meaning.
    pub fn choice<T: Copy>(
        &mut self,
        key: &'static str,
        choices: &[(&'static str, T)],
    ) -> Option<T> {
        let text = self.text(key)?;
        if let Some((_, meaning)) = choices.iter().find(|(word, _)| *word == text) {
            return Some(*meaning);
        }
        let allowed = choices.iter().map(|(word, _)| *word).collect();
        self.problem(
            key,
            ProblemKind::NotOneOf {
                found: quoted(text),
                allowed,
            },
        )
    }

    /// One of the words of a type.
    pub fn word<T: Word>(&mut self, key: &'static str) -> Option<T> {
        let text = self.text(key)?;
        let found = T::VALUES
            .iter()
            .find(|value| value.word() == text);
        if let Some(value) = found {
            return Some(*value);
        }
        self.problem(
            key,
            ProblemKind::NotOneOf {
                found: quoted(text),
                allowed: T::WORDS.to_vec(),
            },
        )
    }

    /// `true` or `false`.
    pub fn flag(&mut self, key: &'static str) -> Option<bool> {
        self.choice(key, &[("false", false), ("true", true)])
    }

    /// Text in a form of the game's own; `expected` names the form for a developer.
    pub fn parse<T>(
        &mut self,
        key: &'static str,
        expected: &'static str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Option<T> {
        let text = self.text(key)?;
        match parse(text) {
            Some(value) => Some(value),
            None => self.problem(
                key,
                ProblemKind::Malformed {
                    found: quoted(text),
                    expected,
                },
            ),
        }
    }

    /// Notes a problem; always `None`, so that it can end a reading function.
    pub fn problem<T>(&mut self, key: &str, kind: ProblemKind) -> Option<T> {
        self.problems.add(key, kind);
        None
    }

    fn finish<T>(self, value: Option<T>) -> Result<T, Problems> {
        match value {
            Some(value) => self.problems.or(value),
            None => Err(self.problems),
        }
    }
}
