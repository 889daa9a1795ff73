//! Deals that were fixed before and chosen by nobody, as anybody can verify. docs/fair-deals.md.
//!
//! Everybody who plays, and the server, publish the hash of a secret of their own; all hashes are sealed
//! ([`SealedDeal`]); then the people show theirs, and the seed is the hash of it all. After the match
//! the file shows everything. Whatever is hashed is a text of whole lines, so that anybody can do it again
//! with a text editor and `sha256sum`.

use core::fmt;
use core::str::FromStr;

use game_core::{Seat, Seed};
use protocol::sealed::Lines;
use protocol::{Commitment, Hex32, MatchId, SealedDeal};
use roster::GameId;

use crate::hash::{Seal, Secret, seal, sha256, share_commitment};
use crate::problem::FairProblem;

/// Everything the seed of a match follows from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FairDeal {
    /// How it was fixed.
    pub form: Form,
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

/// How a deal was fixed: the version of its text, and of what it promises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Version 1: the server was bound to its secret and then saw the shares. It could add shares of its
    /// own; matches are no longer dealt so.
    Open,
    /// Version 2: everybody was bound before any share was known.
    Sealed {
        /// Which attempt it was, counted from 1.
        attempt: u32,
    },
}

/// What somebody noted before a match; what is left out is not compared.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Evidence {
    /// The hash of the server's secret.
    pub commitment: Option<Commitment>,
    /// The hash of the sealed deal.
    pub seal: Option<Seal>,
    /// One's own share.
    pub share: Option<Hex32>,
    /// The seats that were to give shares.
    pub seats: Option<Vec<Seat>>,
}

impl FairDeal {
    /// The seed: the hash of the deal's own text.
    pub fn seed(&self) -> Seed {
        Seed(sha256(&self.to_string()).0)
    }

    /// What was sealed before the shares were shown, if this was.
    pub fn sealed(&self) -> Option<SealedDeal> {
        let Form::Sealed { attempt } = self.form else {
            return None;
        };
        let commit = |(seat, share): &(Seat, Hex32)| (*seat, share_commitment(self.id, *share));
        Some(SealedDeal {
            id: self.id,
            attempt,
            game: self.game,
            config: self.config.clone(),
            commitment: self.secret.commitment(self.id),
            commits: self.shares.iter().map(commit).collect(),
        })
    }

    /// Checks that the record starts from this deal, and the deal against what was noted before. Whether
    /// the record replays is another question, for [`catalog::open`].
    pub fn check(&self, record: &str, noted: &Evidence) -> Result<(), FairProblem> {
        let line = |key: &str| {
            record
                .lines()
                .find_map(|line| line.strip_prefix(key)?.strip_prefix(' '))
                .unwrap_or_default()
        };
        if let Some(noted) = noted.seal {
            let sealed = self.sealed().ok_or(FairProblem::NotSealed)?;
            if seal(&sealed) != noted {
                return Err(FairProblem::OtherSeal);
            }
        }
        if noted
            .commitment
            .is_some_and(|seen| seen != self.secret.commitment(self.id))
        {
            return Err(FairProblem::OtherSecret);
        }
        if noted.share.is_some_and(|share| {
            !self
                .shares
                .iter()
                .any(|(_, known)| *known == share)
        }) {
            return Err(FairProblem::OtherShare);
        }
        let seats = || self.shares.iter().map(|(seat, _)| *seat);
        if noted
            .seats
            .as_ref()
            .is_some_and(|noted| !seats().eq(noted.iter().copied()))
        {
            return Err(FairProblem::OtherSeats);
        }
        if line("game") != self.game.as_str() || line("config") != self.config {
            return Err(FairProblem::OtherMatch);
        }
        if record
            .lines()
            .any(|line| line.starts_with("deal "))
        {
            return Err(FairProblem::Arranged);
        }
        if line("seed") == self.seed().reveal() {
            Ok(())
        } else {
            Err(FairProblem::OtherSeed)
        }
    }

    /// Splits a finished match's file into its deal and its record; a file without a deal is only a
    /// record.
    pub fn split(file: &str) -> Result<(Option<FairDeal>, &str), FairProblem> {
        if !file.starts_with("zashiki-deal ") {
            return Ok((None, file));
        }
        let at = file
            .find("\nzashiki-record ")
            .ok_or(FairProblem::NoRecord)?;
        let (deal, record) = file.split_at(at + 1);
        Ok((Some(deal.parse()?), record))
    }

    fn read_open(lines: &mut Lines<'_>) -> Result<FairDeal, FairProblem> {
        let id = lines.parsed("match")?;
        let game = lines
            .value("game")?
            .parse()
            .map_err(|_| FairProblem::Line("game"))?;
        let config = lines.value("config")?.to_owned();
        let commitment: Hex32 = lines.parsed("commitment")?;
        let secret = Secret(lines.parsed::<Hex32>("secret")?.0);
        let shares = lines.seats("share")?;
        if secret.commitment(id) != commitment {
            return Err(FairProblem::OtherSecret);
        }
        must_have_seats(game, &config, &shares)?;
        Ok(FairDeal {
            form: Form::Open,
            id,
            game,
            config,
            secret,
            shares,
        })
    }

    fn read_sealed(lines: &mut Lines<'_>) -> Result<FairDeal, FairProblem> {
        let SealedDeal {
            id,
            attempt,
            game,
            config,
            commitment,
            commits,
        } = SealedDeal::read(lines)?;
        must_have_seats(game, &config, &commits)?;
        let secret = Secret(lines.parsed::<Hex32>("secret")?.0);
        let shares = lines.seats("share")?;
        if secret.commitment(id) != commitment {
            return Err(FairProblem::OtherSecret);
        }
        let opened = shares
            .iter()
            .map(|(seat, share)| (*seat, share_commitment(id, *share)));
        if !opened.eq(commits) {
            return Err(FairProblem::NotOpened);
        }
        Ok(FairDeal {
            form: Form::Sealed { attempt },
            id,
            game,
            config,
            secret,
            shares,
        })
    }
}

impl fmt::Display for FairDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(sealed) = self.sealed() {
            write!(f, "{sealed}")?;
        } else {
            writeln!(f, "zashiki-deal 1")?;
            writeln!(f, "match {}", self.id)?;
            writeln!(f, "game {}", self.game)?;
            writeln!(f, "config {}", self.config)?;
            writeln!(f, "commitment {}", self.secret.commitment(self.id))?;
        }
        writeln!(f, "secret {}", Hex32(self.secret.0))?;
        self.shares
            .iter()
            .try_for_each(|(seat, share)| writeln!(f, "share {seat} {share}"))
    }
}

impl FromStr for FairDeal {
    type Err = FairProblem;

    fn from_str(text: &str) -> Result<FairDeal, FairProblem> {
        let mut lines = Lines::new(text);
        let deal = match lines.value("zashiki-deal")? {
            "1" => FairDeal::read_open(&mut lines)?,
            "2" => FairDeal::read_sealed(&mut lines)?,
            _ => return Err(FairProblem::Line("zashiki-deal")),
        };
        lines.end("share")?;
        // The text is what is hashed: one deal has one text.
        if deal.to_string() == text {
            Ok(deal)
        } else {
            Err(FairProblem::OtherText)
        }
    }
}

/// Reads the text of a sealed deal of options and seats that the game has.
pub fn read_sealed(text: &str) -> Result<SealedDeal, FairProblem> {
    let deal: SealedDeal = text.parse()?;
    must_have_seats(deal.game, &deal.config, &deal.commits)?;
    Ok(deal)
}

/// A share at a seat that the game does not have is nobody's.
fn must_have_seats(
    game: GameId,
    config: &str,
    shares: &[(Seat, Hex32)],
) -> Result<(), FairProblem> {
    let seats = catalog::normalize_config(game, config)
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
