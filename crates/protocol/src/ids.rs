//! Names of tables, guests, matches and commands: short texts of a checked form.

use core::fmt;
use core::str::FromStr;

/// Letters of names that people read to each other: no `i`, `l`, `o`, `u`, which are misread.
pub const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Makes a type for a name of so many letters, five random bits each.
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
                // Every constructor takes letters of the list, which are ASCII.
                core::str::from_utf8(&self.0).unwrap_or_default()
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
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                let letters: [u8; $len] = text.as_bytes().try_into().map_err(|_| ())?;
                if letters.iter().all(|letter| LETTERS.contains(letter)) { Ok($type(letters)) } else { Err(()) }
            }
        }

        game_core::text_serde!($type);
    };
}

name! {
    /// A table, as in its link. Who knows it may sit down, so it cannot be guessed (50 bits and a
    /// limit on tries).
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

/// A match: its table and its number there, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MatchId {
    /// Where it is played.
    pub table: TableCode,
    /// Which of the table's matches.
    pub number: u32,
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.table, self.number)
    }
}

impl FromStr for MatchId {
    type Err = ();

    fn from_str(text: &str) -> Result<MatchId, ()> {
        let (table, digits) = text.split_once('-').ok_or(())?;
        let number: u32 = digits.parse().map_err(|_| ())?;
        // One text for one match: no leading zeros or signs.
        if number == 0 || number.to_string() != digits {
            return Err(());
        }
        Ok(MatchId { table: table.parse()?, number })
    }
}

game_core::text_serde!(MatchId);
