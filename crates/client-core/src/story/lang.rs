//! The languages in which stories are told.

use core::fmt;
use core::str::FromStr;

use game_core::ParseError;
use unic_langid::LanguageIdentifier;

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
    /// Polish.
    Pl,
    /// Ukrainian.
    Uk,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Ru, Lang::Pl, Lang::Uk];

    /// Its code, as in `locales/`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ru => "ru",
            Lang::Pl => "pl",
            Lang::Uk => "uk",
        }
    }

    /// The identifier from which Fluent takes the plural forms; a test asks for each of them.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = ParseError;

    fn from_str(code: &str) -> Result<Lang, ParseError> {
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code() == code)
            .ok_or(ParseError("a language of this program"))
    }
}
