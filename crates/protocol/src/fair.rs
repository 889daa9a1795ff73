//! Deals that were fixed before and chosen by nobody, as anybody can verify. docs/fair-deals.md.
//!
//! The server publishes the hash of a secret, then everybody at the table gives a share, then the
//! seed is the hash of it all. After the match the secret is shown. Everything that is hashed is a
//! text of whole lines, so that anybody can do it again with a text editor and `sha256sum`.

use core::fmt;
use core::str::FromStr;

use catalog::GameId;
use game_core::{Seat, Seed};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::ids::MatchId;

/// The first line of a deal; the number is the version of the text and of the hashing.
pub const HEADER: &str = "zashiki-deal 1";

/// 32 bytes, written as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex32(pub [u8; 32]);

impl fmt::Display for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Hex32 {
    type Err = ();

    fn from_str(text: &str) -> Result<Hex32, ()> {
        // A seed has the same form.
        text.parse::<Seed>().map(|seed| Hex32(seed.0))
    }
}

game_core::text_serde!(Hex32);

/// The hash of the server's secret for one match.
pub type Commitment = Hex32;

/// The server's part of the randomness. It is shown once the match is over, never before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(hidden)")
    }
}

impl Secret {
    /// What is published before anybody gives a share: the hash of
    /// `zashiki-commitment 1`, `match <id>` and `secret <hex>`, each with its line's end.
    pub fn commitment(&self, id: MatchId) -> Commitment {
        sha256(&format!("zashiki-commitment 1\nmatch {id}\nsecret {}\n", Hex32(self.0)))
    }
}

fn sha256(text: &str) -> Hex32 {
    Hex32(Sha256::digest(text.as_bytes()).into())
}

/// Everything the seed of a match follows from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FairDeal {
    /// Which match.
    pub id: MatchId,
    /// What is played.
    pub game: GameId,
    /// The options in the form of a record.
    pub config: String,
    /// The server's secret.
    pub secret: Secret,
    /// What the people at the table gave, in the order of seats; bots give nothing.
    pub shares: Vec<(Seat, Hex32)>,
}

impl FairDeal {
    /// The seed: the hash of the deal's own text.
    pub fn seed(&self) -> Seed {
        Seed(sha256(&self.to_string()).0)
    }

    /// Whether somebody's share is part of it.
    pub fn has_share(&self, share: Hex32) -> bool {
        self.shares.iter().any(|(_, known)| *known == share)
    }

    /// Checks that the record starts from this deal. `seen` is the commitment that a client saw before
    /// the start. Whether the record replays is another question, for [`catalog::open`].
    pub fn check(&self, record: &str, seen: Option<Commitment>) -> Result<(), FairProblem> {
        let line = |key: &str| {
            record.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(' ')).unwrap_or_default()
        };
        if seen.is_some_and(|seen| seen != self.secret.commitment(self.id)) {
            return Err(FairProblem::OtherSecret);
        }
        if line("game") != self.game.as_str() || line("config") != self.config {
            return Err(FairProblem::OtherMatch);
        }
        if record.lines().any(|line| line.starts_with("deal ")) {
            return Err(FairProblem::Arranged);
        }
        if line("seed") == self.seed().reveal() { Ok(()) } else { Err(FairProblem::OtherSeed) }
    }

    /// Splits a finished match's file into its deal and its record; a file without a deal is only a
    /// record.
    pub fn split(file: &str) -> Result<(Option<FairDeal>, &str), FairProblem> {
        if !file.starts_with(HEADER) {
            return Ok((None, file));
        }
        let at = file.find("\nzashiki-record ").ok_or(FairProblem::NoRecord)?;
        let (deal, record) = file.split_at(at + 1);
        Ok((Some(deal.parse()?), record))
    }
}

impl fmt::Display for FairDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADER}")?;
        writeln!(f, "match {}", self.id)?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "config {}", self.config)?;
        writeln!(f, "commitment {}", self.secret.commitment(self.id))?;
        writeln!(f, "secret {}", Hex32(self.secret.0))?;
        self.shares.iter().try_for_each(|(seat, share)| writeln!(f, "share {seat} {share}"))
    }
}

impl FromStr for FairDeal {
    type Err = FairProblem;

    fn from_str(text: &str) -> Result<FairDeal, FairProblem> {
        let mut lines = text.lines().filter(|line| !line.is_empty());
        let mut value = |key: &'static str| {
            let line = lines.next().ok_or(FairProblem::Line(key))?;
            let rest = line.strip_prefix(key).ok_or(FairProblem::Line(key))?;
            rest.strip_prefix(' ').ok_or(FairProblem::Line(key))
        };
        if value("zashiki-deal")? != "1" {
            return Err(FairProblem::Line("zashiki-deal"));
        }
        let id = value("match")?.parse().map_err(|()| FairProblem::Line("match"))?;
        let game = value("game")?.parse().map_err(|_| FairProblem::Line("game"))?;
        let config = value("config")?.to_owned();
        let commitment: Hex32 = value("commitment")?.parse().map_err(|()| FairProblem::Line("commitment"))?;
        let secret: Hex32 = value("secret")?.parse().map_err(|()| FairProblem::Line("secret"))?;
        let shares = lines.map(share).collect::<Option<Vec<_>>>().ok_or(FairProblem::Line("share"))?;
        if !shares.is_sorted_by(|a, b| a.0 < b.0) {
            return Err(FairProblem::Line("share"));
        }
        let deal = FairDeal { id, game, config, secret: Secret(secret.0), shares };
        if deal.secret.commitment(id) != commitment {
            return Err(FairProblem::OtherSecret);
        }
        // The text is what is hashed: one deal has one text.
        if deal.to_string() == text { Ok(deal) } else { Err(FairProblem::OtherText) }
    }
}

fn share(line: &str) -> Option<(Seat, Hex32)> {
    let (seat, share) = line.strip_prefix("share ")?.split_once(' ')?;
    Some((seat.parse().ok()?, share.parse().ok()?))
}

/// Why a deal does not prove what it should.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum FairProblem {
    /// A line is missing or has another form.
    #[error("expected a line `{0} ...`")]
    Line(&'static str),
    /// The lines are there, but not exactly as they are hashed.
    #[error("the deal is not written as it is hashed")]
    OtherText,
    /// No record follows the deal.
    #[error("no record follows the deal")]
    NoRecord,
    /// The secret is not the one that was published as a hash.
    #[error("the secret does not fit the commitment")]
    OtherSecret,
    /// A share that somebody gave is not part of it.
    #[error("the share is not part of the deal")]
    OtherShare,
    /// The deal is of another match than the record.
    #[error("the deal is for another game or other options than the record")]
    OtherMatch,
    /// The record starts from an arranged position.
    #[error("the record starts from an arranged position")]
    Arranged,
    /// The seed is not the one that follows.
    #[error("the seed does not follow from the deal")]
    OtherSeed,
}

impl FairProblem {
    /// Every code.
    pub const CODES: &'static [&'static str] = &[
        "deal_line",
        "deal_other_text",
        "deal_no_record",
        "deal_other_secret",
        "deal_other_share",
        "deal_other_match",
        "deal_arranged",
        "deal_other_seed",
    ];

    /// A stable word that clients translate.
    pub fn code(self) -> &'static str {
        match self {
            FairProblem::Line(_) => "deal_line",
            FairProblem::OtherText => "deal_other_text",
            FairProblem::NoRecord => "deal_no_record",
            FairProblem::OtherSecret => "deal_other_secret",
            FairProblem::OtherShare => "deal_other_share",
            FairProblem::OtherMatch => "deal_other_match",
            FairProblem::Arranged => "deal_arranged",
            FairProblem::OtherSeed => "deal_other_seed",
        }
    }
}
