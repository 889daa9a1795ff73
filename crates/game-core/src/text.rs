//! Types that are their text: in messages they stand as the same text as in records.

use core::fmt::Display;
use core::str::FromStr;

use thiserror::Error;

/// A text that does not say what it should, with what it should have been, such as `a card`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not {0}")]
pub struct ParseError(pub &'static str);

/// The number that this text stands for. Each has one text: no plus, no leading zero.
pub fn number<T: FromStr + Display>(text: &str) -> Option<T> {
    text.parse()
        .ok()
        .filter(|number: &T| number.to_string() == text)
}

/// Numbers between spaces, each in its one text.
pub fn numbers<T: FromStr + Display>(text: &str) -> Option<Vec<T>> {
    text.split_ascii_whitespace()
        .map(number)
        .collect()
}

/// Things between spaces, as [`parse_list`] reads them.
pub fn list<T: Display>(things: &[T]) -> String {
    let words: Vec<String> = things.iter().map(T::to_string).collect();
    words.join(" ")
}

/// Lists between slashes: what belongs to each seat or row. [`parse_groups`] reads them.
///
/// ```
/// use game_core::text::{groups, parse_groups, parse_some_groups};
///
/// let hands = vec![vec![1, 2], vec![], vec![3]];
/// assert_eq!(groups(&hands), "1 2//3");
/// assert_eq!(parse_groups("1 2//3"), Some(hands));
///
/// // An empty text is one empty list, unless no list at all is possible.
/// assert_eq!(parse_groups::<u8>(""), Some(vec![vec![]]));
/// assert_eq!(parse_some_groups::<u8>(""), Some(vec![]));
/// ```
pub fn groups<T: Display>(groups: &[Vec<T>]) -> String {
    let words: Vec<String> = groups.iter().map(|group| list(group)).collect();
    words.join("/")
}

/// Things between spaces.
pub fn parse_list<T: FromStr>(text: &str) -> Option<Vec<T>> {
    text.split_ascii_whitespace()
        .map(|word| word.parse().ok())
        .collect()
}

/// Lists between slashes; there is at least one, which may be empty.
pub fn parse_groups<T: FromStr>(text: &str) -> Option<Vec<Vec<T>>> {
    text.split('/').map(parse_list).collect()
}

/// Lists between slashes; an empty text is no list at all.
pub fn parse_some_groups<T: FromStr>(text: &str) -> Option<Vec<Vec<T>>> {
    if text.is_empty() {
        Some(Vec::new())
    } else {
        parse_groups(text)
    }
}

/// A type with few values and one word for each.
pub trait Word: Copy + Eq + 'static {
    /// Every value, in order.
    const VALUES: &'static [Self];
    /// The word of each value, in the same order.
    const WORDS: &'static [&'static str];

    /// The value's word in records and messages.
    fn word(self) -> &'static str;
}

/// Gives the values of an enum their words, in the order of the enum: `ALL`, `index`, `from_index`,
/// [`Word`], `Display` and `FromStr`.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// enum Colour {
///     Red,
///     DarkBlue,
/// }
///
/// game_core::words! { Colour, "a colour": Red = "red", DarkBlue = "dark-blue" }
///
/// assert_eq!(Colour::DarkBlue.to_string(), "dark-blue");
/// assert_eq!("red".parse(), Ok(Colour::Red));
/// assert_eq!("pink".parse::<Colour>(), Err(game_core::ParseError("a colour")));
/// assert_eq!(Colour::from_index(1), Some(Colour::DarkBlue));
/// ```
#[macro_export]
macro_rules! words {
    ($type:ident, $what:literal: $($value:ident = $word:literal),+ $(,)?) => {
        #[allow(dead_code, reason = "every type has the same items, and few users need all")]
        impl $type {
            /// Every value, in order.
            pub const ALL: [$type; [$($word),+].len()] = [$($type::$value),+];

            /// Its place among all values.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The value at this place.
            #[inline]
            pub const fn from_index(index: usize) -> Option<$type> {
                // Not looked up in the list: that would be a load, and this is only a comparison.
                match index {
                    $(index if index == $type::$value as usize => Some($type::$value),)+
                    _ => None,
                }
            }
        }

        impl $crate::Word for $type {
            const VALUES: &'static [Self] = &$type::ALL;
            const WORDS: &'static [&'static str] = &[$($word),+];

            fn word(self) -> &'static str {
                match self {
                    $($type::$value => $word,)+
                }
            }
        }

        impl ::core::fmt::Display for $type {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str($crate::Word::word(*self))
            }
        }

        impl ::core::str::FromStr for $type {
            type Err = $crate::ParseError;

            fn from_str(text: &str) -> Result<Self, $crate::ParseError> {
                match text {
                    $($word => Ok($type::$value),)+
                    _ => Err($crate::ParseError($what)),
                }
            }
        }
    };
}

/// Implements serde for a type by its `Display` and `FromStr`.
#[macro_export]
macro_rules! text_serde {
    ($type:ty) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                let text = <::std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse()
                    .map_err(|_| ::serde::de::Error::custom(concat!("not a ", stringify!($type))))
            }
        }
    };
}
