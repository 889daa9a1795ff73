//! A word that a client sends where only certain words mean something.

use core::convert::Infallible;
use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A word of a list that this release knows, or another one. A message with another word can still
/// be read, so that the refusal can name the word and answer the message's key.
///
/// ```
/// use protocol::Word;
/// use roster::Level;
///
/// let level: Word<Level> = serde_json::from_str(r#""solid""#).expect("any word can be read");
/// assert_eq!(level.known(), Ok(Level::Solid));
/// let level: Word<Level> = serde_json::from_str(r#""divine""#).expect("any word can be read");
/// assert_eq!(level.known(), Err("divine".to_owned()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word<T> {
    /// One of the list.
    Known(T),
    /// Not one of the list, as it was sent.
    Unknown(String),
}

impl<T> Word<T> {
    /// What the word means, or the word itself if it means nothing here.
    pub fn known(self) -> Result<T, String> {
        match self {
            Word::Known(value) => Ok(value),
            Word::Unknown(text) => Err(text),
        }
    }
}

impl<T> From<T> for Word<T> {
    fn from(value: T) -> Word<T> {
        Word::Known(value)
    }
}

impl<T: FromStr> FromStr for Word<T> {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Word<T>, Infallible> {
        Ok(match text.parse() {
            Ok(value) => Word::Known(value),
            Err(_) => Word::Unknown(text.to_owned()),
        })
    }
}

impl<T: fmt::Display> fmt::Display for Word<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Word::Known(value) => write!(f, "{value}"),
            Word::Unknown(text) => f.write_str(text),
        }
    }
}

impl<T: fmt::Display> Serialize for Word<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, T: FromStr> Deserialize<'de> for Word<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Word<T>, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse()
            .map_err(|error: Infallible| match error {})
    }
}
