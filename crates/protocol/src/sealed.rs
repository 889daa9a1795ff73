//! A sealed deal: everything a seed follows from, fixed before any share is known. docs/fair-deals.md.
//!
//! Messages carry its text. What is hashed, and what that proves, is the crate `fair-deal`'s.

use core::fmt;
use core::str::FromStr;

use game_core::Seat;
use roster::GameId;
use thiserror::Error;

use crate::hex::{Commitment, Hex32};
use crate::ids::MatchId;

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
    /// The seats that give shares.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.commits.iter().map(|(seat, _)| *seat)
    }

    /// Reads a sealed deal from the lines of a text, up to the last commitment. The header is read.
    /// Whether the game has these options and seats is for the rules to say: the crate `fair-deal` asks.
    pub fn read(lines: &mut Lines<'_>) -> Result<SealedDeal, TextProblem> {
        let id = lines.parsed("match")?;
        let attempt: u32 = lines.parsed("attempt")?;
        let game = lines
            .value("game")?
            .parse()
            .map_err(|_| TextProblem::Line("game"))?;
        let config = lines.value("config")?.to_owned();
        let commitment = lines.parsed("commitment")?;
        let commits = lines.seats("commit")?;
        if attempt == 0 {
            return Err(TextProblem::Line("attempt"));
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
    type Err = TextProblem;

    fn from_str(text: &str) -> Result<SealedDeal, TextProblem> {
        let mut lines = Lines::new(text);
        if lines.value("zashiki-deal")? != "2" {
            return Err(TextProblem::Line("zashiki-deal"));
        }
        let deal = SealedDeal::read(&mut lines)?;
        // The text is what is hashed: one deal has one text.
        if deal.to_string() == text {
            Ok(deal)
        } else {
            Err(TextProblem::OtherText)
        }
    }
}

game_core::text_serde!(SealedDeal);

/// The lines of a deal, one after the other.
pub struct Lines<'a>(core::iter::Peekable<core::str::Lines<'a>>);

impl<'a> Lines<'a> {
    /// Those of a text.
    pub fn new(text: &'a str) -> Lines<'a> {
        Lines(text.lines().peekable())
    }

    /// What stands after this word on the next line.
    pub fn value(&mut self, key: &'static str) -> Result<&'a str, TextProblem> {
        // Empty lines are found when the text is compared.
        while self.0.next_if(|line| line.is_empty()).is_some() {}
        let line = self.0.next().ok_or(TextProblem::Line(key))?;
        let rest = line
            .strip_prefix(key)
            .ok_or(TextProblem::Line(key))?;
        rest.strip_prefix(' ')
            .ok_or(TextProblem::Line(key))
    }

    /// The same, read as what it means.
    pub fn parsed<T: FromStr>(&mut self, key: &'static str) -> Result<T, TextProblem> {
        self.value(key)?
            .parse()
            .map_err(|_| TextProblem::Line(key))
    }

    /// All next lines with this word: a seat and a hash, in the order of seats.
    pub fn seats(&mut self, key: &'static str) -> Result<Vec<(Seat, Hex32)>, TextProblem> {
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
                .ok_or(TextProblem::Line(key))?;
            let seat: Seat = seat.parse().map_err(|_| TextProblem::Line(key))?;
            if found
                .last()
                .is_some_and(|(before, _)| *before >= seat)
            {
                return Err(TextProblem::Line(key));
            }
            found.push((seat, hash.parse().map_err(|_| TextProblem::Line(key))?));
        }
    }

    /// Nothing may follow.
    pub fn end(&mut self, key: &'static str) -> Result<(), TextProblem> {
        if self.0.all(str::is_empty) {
            Ok(())
        } else {
            Err(TextProblem::Line(key))
        }
    }
}

/// Why a text is not that of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum TextProblem {
    /// A line is missing or has another form.
    #[error("expected a line `{0} ...`")]
    Line(&'static str),
    /// The lines are there, but not exactly as they are hashed.
    #[error("the deal is not written as it is hashed")]
    OtherText,
}
