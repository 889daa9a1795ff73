//! What is to be said, before it is said in a language: a message and its arguments.

use std::borrow::Cow;

use game_core::Seat;

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
}

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
    /// Several values, shown with commas.
    List(Vec<Value>),
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
