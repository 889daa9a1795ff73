//! What is to be said, before it is said in a language: a message and its arguments.

use std::borrow::Cow;

use game_core::Seat;

use super::names::Names;

/// The name of a message and its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub(crate) id: Cow<'static, str>,
    pub(crate) args: Vec<(Cow<'static, str>, Value)>,
}

impl Line {
    /// A message without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Line {
        Line {
            id: id.into(),
            args: Vec::new(),
        }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Value>) -> Line {
        self.args.push((name.into(), value.into()));
        self
    }

    /// The message's name.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The arguments in the order in which they were given.
    pub fn args(&self) -> &[(Cow<'static, str>, Value)] {
        &self.args
    }

    /// The word that tells this thing from others of its kind: `katana` of cards, `fire` of suits, `heihachi` of
    /// names. A sentence that this line is part of chooses a form by it.
    pub fn word(&self) -> Option<&str> {
        let first = || {
            self.args
                .iter()
                .find_map(|(_, value)| match value {
                    Value::Text(word) => Some(word.as_ref()),
                    _ => None,
                })
        };
        self.id.strip_prefix(NAME).or_else(first)
    }

    /// Whether one of the arguments is this seat.
    fn names(&self, seat: Seat) -> bool {
        self.args
            .iter()
            .any(|(_, value)| value.is_seat(seat))
    }

    /// The first argument that is this seat or has it in its list, else the first that is a team with it.
    pub(crate) fn argument_of(&self, seat: Seat) -> Option<&str> {
        let find = |is: fn(&Value, Seat) -> bool| {
            self.args
                .iter()
                .find(|(_, value)| is(value, seat))
        };
        let found = find(Value::is_seat).or_else(|| find(Value::is_team_of));
        found.map(|(name, _)| name.as_ref())
    }
}

/// How the messages begin that are names of people.
const NAME: &str = "name-";

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number; the message chooses the plural form.
    Number(i64),
    /// A text to be shown, or a word by which the message chooses.
    Text(Cow<'static, str>),
    /// A seat, shown by its name.
    Seat(Seat),
    /// Another message.
    Line(Line),
    /// Several values, shown with commas and a last "and".
    List(Vec<Value>),
    /// Several lines that each give something its value, as scores do: shown with commas alone.
    Table(Vec<Line>),
}

impl Value {
    /// Whether it is this seat, or a list with this seat in it.
    fn is_seat(&self, seat: Seat) -> bool {
        match self {
            Value::Seat(other) => *other == seat,
            Value::List(list) => list.iter().any(|value| value.is_seat(seat)),
            Value::Number(_) | Value::Text(_) | Value::Line(_) | Value::Table(_) => false,
        }
    }

    /// Whether it is a line that names this seat, as a team does, or a list with such a line in it.
    fn is_team_of(&self, seat: Seat) -> bool {
        match self {
            Value::Line(line) => line.names(seat),
            Value::List(list) => list.iter().any(|value| value.is_team_of(seat)),
            Value::Table(lines) => lines.iter().any(|line| line.names(seat)),
            Value::Number(_) | Value::Text(_) | Value::Seat(_) => false,
        }
    }

    /// The word of the thing that is named; a list has one if it names a single thing.
    pub(crate) fn word<'a>(&'a self, names: &'a Names) -> Option<&'a str> {
        match self {
            Value::Seat(seat) => names.word(*seat),
            Value::Line(line) => line.word(),
            Value::List(list) => match list.as_slice() {
                [only] => only.word(names),
                _ => None,
            },
            Value::Number(_) | Value::Text(_) | Value::Table(_) => None,
        }
    }
}

macro_rules! numbers {
    ($($type:ty)*) => {
        $(
            impl From<$type> for Value {
                fn from(number: $type) -> Value {
                    Value::Number(i64::from(number))
                }
            }

            impl From<&$type> for Value {
                fn from(number: &$type) -> Value {
                    Value::Number(i64::from(*number))
                }
            }
        )*
    };
}
numbers!(u8 u16 u32 i16 i32 i64);

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(number as i64)
    }
}

impl From<&'static str> for Value {
    fn from(text: &'static str) -> Value {
        Value::Text(text.into())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text.into())
    }
}

impl From<bool> for Value {
    /// `yes` or `no`, by which a message chooses.
    fn from(flag: bool) -> Value {
        Value::Text(if flag { "yes" } else { "no" }.into())
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Value {
        Value::Seat(seat)
    }
}

impl From<&Seat> for Value {
    fn from(seat: &Seat) -> Value {
        Value::Seat(*seat)
    }
}

impl From<&bool> for Value {
    fn from(flag: &bool) -> Value {
        Value::from(*flag)
    }
}

impl From<Line> for Value {
    fn from(line: Line) -> Value {
        Value::Line(line)
    }
}

impl<T: Into<Value>> From<Vec<T>> for Value {
    fn from(list: Vec<T>) -> Value {
        Value::List(list.into_iter().map(Into::into).collect())
    }
}
