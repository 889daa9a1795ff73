//! What is hashed: secrets and shares before a match, the deal that is sealed.

use core::fmt;

use protocol::{Commitment, Hex32, MatchId, SealedDeal};
use sha2::{Digest, Sha256};

/// The server's part of the randomness. It is shown once the match is over, never before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(hidden)")
    }
}

impl Secret {
    /// What is published before anybody is ready: the hash of
    /// `zashiki-commitment 1`, `match <id>` and `secret <hex>`, each with its line's end.
    pub fn commitment(&self, id: MatchId) -> Commitment {
        sha256(&format!(
            "zashiki-commitment 1\nmatch {id}\nsecret {}\n",
            Hex32(self.0)
        ))
    }
}

/// What a person binds themselves to before the deal: the hash of `zashiki-share 1`, `match <id>` and
/// `share <hex>`, each with its line's end.
pub fn share_commitment(id: MatchId, share: Hex32) -> Commitment {
    sha256(&format!("zashiki-share 1\nmatch {id}\nshare {share}\n"))
}

/// The hash of a sealed deal's text. Whoever notes it knows every commitment in it.
pub type Seal = Hex32;

/// Seals a deal.
pub fn seal(deal: &SealedDeal) -> Seal {
    sha256(&deal.to_string())
}

/// The SHA-256 of a text.
pub fn sha256(text: &str) -> Hex32 {
    Hex32(Sha256::digest(text.as_bytes()).into())
}
