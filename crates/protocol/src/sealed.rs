//! A sealed deal: everything a seed follows from, fixed before any share is known. docs/fair-deals.md.

use core::fmt;
use core::str::FromStr;

use game_core::Seat;
use roster::GameId;
use thiserror::Error;

use crate::hex::{Commitment, Hex32, sha256};
use crate::ids::MatchId;

/// The hash of a sealed deal's text. Whoever notes it knows every commitment in it.
pub type Seal = Hex32;

/// What everybody is bound by before anybody shows a share: the server by the hash of its secret, each
/// person who plays by the hash of their share.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SealedDeal {
    /// Which match.
    pub id: MatchId,
    /// Which attempt to deal it, counted from 1; all before were given up.
    pub attempt: u32,
    /// What is played.
    pub game: GameId,
    /// The options in the form of a record.
    pub config: String,
    /// The hash of the server's secret.
    pub commitment: Commitment,
    /// The hash of each person's share, in the order of seats. A person with several seats has one, at
    /// the first of them; bots have none.
    pub commits: Vec<(Seat, Commitment)>,
}

impl SealedDeal {
    /// The hash of its text.
    pub fn seal(&self) -> Seal {
        sha256(&self.to_string())
    }

    /// The seats that give shares.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.commits.iter().map(|(seat, _)| *seat)
    }

    /// Reads a sealed deal from the lines of a text, up to the last commitment. The header is read.
    /// Whether the game has these options and seats is for the rules to say: the crate `fair-deal` asks.
    pub fn read(lines: &mut Lines<'_>) -> Result<SealedDeal, FairProblem> {
        let id = lines.parsed("match")?;
        let attempt: u32 = lines.parsed("attempt")?;
        let game = lines
            .value("game")?
            .parse()
            .map_err(|_| FairProblem::Line("game"))?;
        let config = lines.value("config")?.to_owned();
        let commitment = lines.parsed("commitment")?;
        let commits = lines.seats("commit")?;
        if attempt == 0 {
            return Err(FairProblem::Line("attempt"));
        }
        Ok(SealedDeal {
            id,
            attempt,
            game,
            config,
            commitment,
            commits,
        })
    }
}

impl fmt::Display for SealedDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "zashiki-deal 2")?;
        writeln!(f, "match {}", self.id)?;
        writeln!(f, "attempt {}", self.attempt)?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "config {}", self.config)?;
        writeln!(f, "commitment {}", self.commitment)?;
        self.commits
            .iter()
            .try_for_each(|(seat, commit)| writeln!(f, "commit {seat} {commit}"))
    }
}

impl FromStr for SealedDeal {
    type Err = FairProblem;

    fn from_str(text: &str) -> Result<SealedDeal, FairProblem> {
        let mut lines = Lines::new(text);
        if lines.value("zashiki-deal")? != "2" {
            return Err(FairProblem::Line("zashiki-deal"));
        }
        let deal = SealedDeal::read(&mut lines)?;
        // The text is what is hashed: one deal has one text.
        if deal.to_string() == text {
            Ok(deal)
        } else {
            Err(FairProblem::OtherText)
        }
    }
}

game_core::text_serde!(SealedDeal);

/// What a person binds themselves to before the deal: the hash of `zashiki-share 1`, `match <id>` and
/// `share <hex>`, each with its line's end.
pub fn share_commitment(id: MatchId, share: Hex32) -> Commitment {
    sha256(&format!("zashiki-share 1\nmatch {id}\nshare {share}\n"))
}

/// The lines of a deal, one after the other.
pub struct Lines<'a>(core::iter::Peekable<core::str::Lines<'a>>);

impl<'a> Lines<'a> {
    /// Those of a text.
    pub fn new(text: &'a str) -> Lines<'a> {
        Lines(text.lines().peekable())
    }

    /// What stands after this word on the next line.
    pub fn value(&mut self, key: &'static str) -> Result<&'a str, FairProblem> {
        // Empty lines are found when the text is compared.
        while self.0.next_if(|line| line.is_empty()).is_some() {}
        let line = self.0.next().ok_or(FairProblem::Line(key))?;
        let rest = line
            .strip_prefix(key)
            .ok_or(FairProblem::Line(key))?;
        rest.strip_prefix(' ')
            .ok_or(FairProblem::Line(key))
    }

    /// The same, read as what it means.
    pub fn parsed<T: FromStr>(&mut self, key: &'static str) -> Result<T, FairProblem> {
        self.value(key)?
            .parse()
            .map_err(|_| FairProblem::Line(key))
    }

    /// All next lines with this word: a seat and a hash, in the order of seats.
    pub fn seats(&mut self, key: &'static str) -> Result<Vec<(Seat, Hex32)>, FairProblem> {
        let mut found: Vec<(Seat, Hex32)> = Vec::new();
        loop {
            while self.0.next_if(|line| line.is_empty()).is_some() {}
            let is_next = |line: &&str| {
                line.strip_prefix(key)
                    .is_some_and(|rest| rest.starts_with(' '))
            };
            if !self.0.peek().is_some_and(is_next) {
                return Ok(found);
            }
            let (seat, hash) = self
                .value(key)?
                .split_once(' ')
                .ok_or(FairProblem::Line(key))?;
            let seat: Seat = seat.parse().map_err(|_| FairProblem::Line(key))?;
            if found
                .last()
                .is_some_and(|(before, _)| *before >= seat)
            {
                return Err(FairProblem::Line(key));
            }
            found.push((seat, hash.parse().map_err(|_| FairProblem::Line(key))?));
        }
    }

    /// Nothing may follow.
    pub fn end(&mut self, key: &'static str) -> Result<(), FairProblem> {
        if self.0.all(str::is_empty) {
            Ok(())
        } else {
            Err(FairProblem::Line(key))
        }
    }
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
    /// A share is at a seat that the game does not have.
    #[error("a share is at a seat that the game does not have")]
    NoSeat,
    /// The shares are not those that were committed to.
    #[error("the shares do not open the commitments")]
    NotOpened,
    /// The deal is not the one that was sealed.
    #[error("the deal is not the one that was sealed before the shares were shown")]
    OtherSeal,
    /// There is a seal to compare, but the deal has none.
    #[error("the deal is of version 1, which was not sealed")]
    NotSealed,
    /// Other seats gave shares than those that should.
    #[error("other seats gave shares than those named")]
    OtherSeats,
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
        "deal_no_seat",
        "deal_not_opened",
        "deal_other_seal",
        "deal_not_sealed",
        "deal_other_seats",
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
            FairProblem::NoSeat => "deal_no_seat",
            FairProblem::NotOpened => "deal_not_opened",
            FairProblem::OtherSeal => "deal_other_seal",
            FairProblem::NotSealed => "deal_not_sealed",
            FairProblem::OtherSeats => "deal_other_seats",
            FairProblem::OtherMatch => "deal_other_match",
            FairProblem::Arranged => "deal_arranged",
            FairProblem::OtherSeed => "deal_other_seed",
        }
    }
}
