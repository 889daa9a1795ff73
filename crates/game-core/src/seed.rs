//! The secret number from which all chance of a match follows.

use core::fmt;
use core::str::FromStr;

use crate::text::ParseError;

/// 256 secret bits. Whoever has them knows every card, so they are shown only on purpose:
/// [`fmt::Debug`] hides them, and there is no [`fmt::Display`] and no `Serialize`.
///
/// ```
/// use game_core::Seed;
///
/// let seed = Seed::from_number(7);
/// assert_eq!(format!("{seed:?}"), "Seed(secret)");
/// assert_eq!(seed.reveal().parse(), Ok(seed));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for tests, benchmarks and experiments, where secrecy does not matter.
    pub const fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        let number = number.to_le_bytes();
        let mut at = 0;
        while at < number.len() {
            bytes[at] = number[at];
            at += 1;
        }
        Seed(bytes)
    }

    /// The seed as 64 hexadecimal digits, for the record of a finished match.
    pub fn reveal(&self) -> String {
        use fmt::Write;
        self.0
            .iter()
            .fold(String::with_capacity(64), |mut text, byte| {
                // Writing to a String cannot fail.
                let _ = write!(text, "{byte:02x}");
                text
            })
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = ParseError;

    /// Exactly 64 lower-case hexadecimal digits, so that a seed has one text only.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text.len() != 64
            || !text
                .bytes()
                .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
        {
            return Err(ParseError("a seed"));
        }
        let mut bytes = [0; 32];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16)
                .map_err(|_| ParseError("a seed"))?;
        }
        Ok(Seed(bytes))
    }
}
