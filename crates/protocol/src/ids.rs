//! Names of tables, guests, matches and commands: short texts of a checked form.

use core::fmt;
use core::str::FromStr;

use game_core::ParseError;

/// Letters of names that people read to each other: no `i`, `l`, `o`, `u`, which are misread.
pub const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Makes a type for a name of `$len` letters, five random bits each.
macro_rules! name {
    ($(#[$doc:meta])* $type:ident, $len:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $type([u8; $len]);

        impl $type {
            /// How many letters it has.
            pub const LEN: usize = $len;

            /// The name that these random bytes give; five bits of each count.
            pub fn from_random(bytes: [u8; $len]) -> Self {
                $type(bytes.map(|byte| LETTERS[(byte & 31) as usize]))
            }

            /// Its letters.
            pub fn as_str(&self) -> &str {
                core::str::from_utf8(&self.0).expect("every constructor takes letters of the list")
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($type))
            }
        }

        impl FromStr for $type {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<Self, ParseError> {
                let letters: Option<[u8; $len]> = text.as_bytes().try_into().ok();
                letters
                    .filter(|letters| letters.iter().all(|letter| LETTERS.contains(letter)))
                    .map($type)
                    .ok_or(ParseError("a name that the server has given"))
            }
        }

        game_core::text_serde!($type);
    };
}

name! {
    /// A table, as in its link. Anyone with the code may sit down, so it must not be guessable: it has
    /// 50 bits, and tries are limited.
    ///
    /// ```
    /// use protocol::TableCode;
    ///
    /// let code = TableCode::from_random([7; TableCode::LEN]);
    /// assert_eq!(code.to_string().parse(), Ok(code));
    /// assert!("../../etc".parse::<TableCode>().is_err());
    /// ```
    TableCode, 10
}

name! {
    /// A guest, as others see them. It gives no rights; the session's cookie does.
    GuestId, 13
}

name! {
    /// A command, named by the client that sends it, so that sending it again does not do it again.
    Key, 16
}

name! {
    /// A guest's code for signing in elsewhere. Who knows it is the guest (100 bits).
    RecoveryCode, 20
}

impl RecoveryCode {
    /// In groups of four, as people copy it.
    pub fn grouped(&self) -> String {
        let mut text = String::new();
        for (at, letter) in self.as_str().chars().enumerate() {
            if at > 0 && at % 4 == 0 {
                text.push('-');
            }
            text.push(letter);
        }
        text
    }

    /// From what somebody has typed: with or without groups, in small letters or large.
    pub fn read(text: &str) -> Option<RecoveryCode> {
        let letters = text
            .chars()
            .filter(|sign| !sign.is_whitespace() && *sign != '-');
        letters
            .map(|letter| letter.to_ascii_lowercase())
            .collect::<String>()
            .parse()
            .ok()
    }
}

name! {
    /// A match by a name of its own, which tells nothing of its table: who is shown a match may not come to
    /// the next one.
    MatchName, 16
}

/// A match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MatchId {
    /// By its own name.
    Named(MatchName),
    /// By its table and its number there, counted from 1: matches that were prepared before they had names.
    Counted {
        /// Where it is played.
        table: TableCode,
        /// Which of the table's matches.
        number: u32,
    },
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchId::Named(name) => write!(f, "{name}"),
            MatchId::Counted { table, number } => write!(f, "{table}-{number}"),
        }
    }
}

impl FromStr for MatchId {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<MatchId, ParseError> {
        const WRONG: ParseError = ParseError("the name of a match");
        let Some((table, digits)) = text.split_once('-') else {
            return text.parse().map(MatchId::Named);
        };
        let number: u32 = digits.parse().map_err(|_| WRONG)?;
        // One text for one match: no leading zeros or signs.
        if number == 0 || number.to_string() != digits {
            return Err(WRONG);
        }
        Ok(MatchId::Counted {
            table: table.parse()?,
            number,
        })
    }
}

game_core::text_serde!(MatchId);
