//! 32 bytes as text: hashes, shares and secrets.

use core::fmt;
use core::str::FromStr;

use game_core::{ParseError, Seed};

/// 32 bytes, written as 64 lower-case hexadecimal digits.
///
/// ```
/// use protocol::Hex32;
///
/// let share = Hex32([0xab; 32]);
/// assert_eq!(share.to_string(), "ab".repeat(32));
/// assert_eq!(share.to_string().parse(), Ok(share));
/// assert!("AB".repeat(32).parse::<Hex32>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex32(pub [u8; 32]);

impl fmt::Display for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Hex32 {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Hex32, ParseError> {
        // A seed has the same form.
        match text.parse::<Seed>() {
            Ok(seed) => Ok(Hex32(seed.0)),
            Err(_) => Err(ParseError("64 hexadecimal digits")),
        }
    }
}

game_core::text_serde!(Hex32);

/// The hash of a secret for one match: the server's, or somebody's share.
pub type Commitment = Hex32;
