//! A sealed deal: everything a seed follows from, fixed before any share is known. docs/fair-deals.md.

use core::fmt;
use core::str::FromStr;

use catalog::GameId;
use game_core::Seat;

use crate::fair::{Commitment, FairProblem, Hex32, sha256};
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
    pub(crate) fn read(lines: &mut Lines<'_>) -> Result<SealedDeal, FairProblem> {
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
        must_have_seats(game, &config, &commits)?;
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

/// A share at a seat that the game does not have is nobody's.
pub(crate) fn must_have_seats(
    game: GameId,
    config: &str,
    shares: &[(Seat, Hex32)],
) -> Result<(), FairProblem> {
    let seats = catalog::settle(game, config)
        .map_err(|_| FairProblem::Line("config"))?
        .seats;
    if shares
        .iter()
        .all(|(seat, _)| seat.index() < seats)
    {
        Ok(())
    } else {
        Err(FairProblem::NoSeat)
    }
}

/// The lines of a deal, one after the other.
pub(crate) struct Lines<'a>(core::iter::Peekable<core::str::Lines<'a>>);

impl<'a> Lines<'a> {
    pub(crate) fn new(text: &'a str) -> Lines<'a> {
        Lines(text.lines().peekable())
    }

    /// What stands after this word on the next line.
    pub(crate) fn value(&mut self, key: &'static str) -> Result<&'a str, FairProblem> {
        // Empty lines are found when the text is compared.
        while self.0.next_if(|line| line.is_empty()).is_some() {}
        let line = self.0.next().ok_or(FairProblem::Line(key))?;
        let rest = line
            .strip_prefix(key)
            .ok_or(FairProblem::Line(key))?;
        rest.strip_prefix(' ')
            .ok_or(FairProblem::Line(key))
    }

    pub(crate) fn parsed<T: FromStr>(&mut self, key: &'static str) -> Result<T, FairProblem> {
        self.value(key)?
            .parse()
            .map_err(|_| FairProblem::Line(key))
    }

    /// All next lines with this word: a seat and a hash, in the order of seats.
    pub(crate) fn seats(&mut self, key: &'static str) -> Result<Vec<(Seat, Hex32)>, FairProblem> {
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
    pub(crate) fn end(&mut self, key: &'static str) -> Result<(), FairProblem> {
        if self.0.all(str::is_empty) {
            Ok(())
        } else {
            Err(FairProblem::Line(key))
        }
    }
}
