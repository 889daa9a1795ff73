//! Whether the deal of a finished match was fixed before it began, by what this client noted then.

use core::fmt;
use core::str::FromStr;

use game_core::Game;
use protocol::{Commitment, FairDeal, Hex32, MatchId};

use crate::replay::Film;

/// What a client notes before it says that it is ready. See docs/fair-deals.md.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Noted {
    /// The server's promise.
    pub commitment: Commitment,
    /// What this client gave.
    pub share: Hex32,
}

impl fmt::Display for Noted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.commitment, self.share)
    }
}

impl FromStr for Noted {
    type Err = ();

    fn from_str(text: &str) -> Result<Noted, ()> {
        let (commitment, share) = text.split_once(' ').ok_or(())?;
        Ok(Noted { commitment: commitment.parse()?, share: share.parse()? })
    }
}

/// What can be said about a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It follows from the promise seen before and from this client's own share.
    Proven,
    /// The file is sound, but this client noted nothing before the match.
    Consistent,
    /// Something does not fit.
    Wrong,
    /// The file is only a record, with no deal to check.
    NoProof,
}

/// Checks the file of a finished match: the deal, this client's part in it, every action, the result.
pub fn verdict<G: Game>(file: &str, id: MatchId, noted: Option<Noted>) -> Verdict {
    let Ok((deal, record)) = FairDeal::split(file) else { return Verdict::Wrong };
    let is_sound = Film::<G>::open(record).is_some_and(|film| film.is_sound());
    let Some(deal) = deal else { return if is_sound { Verdict::NoProof } else { Verdict::Wrong } };
    let fits = deal.id == id && deal.check(record, noted.map(|noted| noted.commitment)).is_ok();
    let has_mine = noted.is_none_or(|noted| deal.has_share(noted.share));
    match (is_sound && fits && has_mine, noted) {
        (false, _) => Verdict::Wrong,
        (true, None) => Verdict::Consistent,
        (true, Some(_)) => Verdict::Proven,
    }
}
