//! A client's part in a deal: what it notes before, when it shows its share, and what that proves after.
//!
//! See docs/fair-deals.md. The client is bound to its share when it is ready. It shows it only for a sealed
//! deal that holds its commitment and one for each other person at the table and nobody else, once for
//! each attempt, and notes the seal before. So nobody can choose the cards with its share in hand.

use core::fmt;
use core::str::FromStr;

use fair_deal::{Evidence, FairDeal, FairProblem, Form, Seal, share_commitment};
use game_core::{Game, ParseError, Seat};
use protocol::{Commitment, GuestId, Hex32, MatchId, Phase, Sitter, TableInfo, You};

use crate::replay::Film;

/// What a client notes about a match before it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Noted {
    /// Of a deal of version 1: the server's promise, and the share that was given with `ready`.
    Open {
        /// The server's promise.
        commitment: Commitment,
        /// What this client gave.
        share: Hex32,
    },
    /// Of a deal that is or will be sealed.
    Bound {
        /// What this client is bound to.
        share: Hex32,
        /// The last attempt for which it has shown a share; 0 for none.
        attempt: u32,
        /// What was sealed with the share above, once the client has seen it.
        seal: Option<Seal>,
    },
}

impl Noted {
    /// For getting ready with a new share. The attempts that have had one are not forgotten.
    pub fn ready(share: Hex32, before: Option<Noted>) -> Noted {
        let attempt = match before {
            Some(Noted::Bound { attempt, .. }) => attempt,
            _ => 0,
        };
        Noted::Bound {
            share,
            attempt,
            seal: None,
        }
    }
}

impl fmt::Display for Noted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Noted::Open { commitment, share } => write!(f, "{commitment} {share}"),
            Noted::Bound {
                share,
                attempt,
                seal: None,
            } => write!(f, "2 {share} {attempt}"),
            Noted::Bound {
                share,
                attempt,
                seal: Some(seal),
            } => write!(f, "2 {share} {attempt} {seal}"),
        }
    }
}

impl FromStr for Noted {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Noted, ParseError> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["2", share, attempt, ref seal @ ..] if seal.len() < 2 => Ok(Noted::Bound {
                share: share.parse()?,
                attempt: attempt
                    .parse()
                    .map_err(|_| ParseError("an attempt"))?,
                seal: seal
                    .first()
                    .map(|seal| seal.parse())
                    .transpose()?,
            }),
            [commitment, share] => Ok(Noted::Open {
                commitment: commitment.parse()?,
                share: share.parse()?,
            }),
            _ => Err(ParseError("a noted share")),
        }
    }
}

/// What a client does about a sealed deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Note this, and then show the share.
    Show {
        /// What is to be noted first.
        noted: Noted,
        /// What is shown then.
        share: Hex32,
    },
    /// Nothing: the client watches, or another device of the same person is bound.
    Nothing,
    /// Nothing, and the person should know why: the deal is not what it should be.
    Distrust(FairProblem),
}

/// Whether a client shows its share for the deal that is sealed at the table.
pub fn answer(noted: Option<Noted>, info: &TableInfo, you: &You) -> Answer {
    let (Phase::Dealing, Some(deal)) = (info.phase, &info.deal.sealed) else {
        return Answer::Nothing;
    };
    let (
        Some(mine),
        Some(Noted::Bound {
            share,
            attempt,
            seal,
        }),
    ) = (you.seats.first(), noted)
    else {
        return Answer::Nothing;
    };
    let id = info.match_id;
    let shown = (id, info.game, &info.config, info.deal.commitment);
    if (deal.id, deal.game, &deal.config, deal.commitment) != shown {
        return Answer::Distrust(FairProblem::OtherMatch);
    }
    if !deal.seats().eq(first_seats(info)) {
        return Answer::Distrust(FairProblem::OtherSeats);
    }
    if !deal
        .commits
        .contains(&(*mine, share_commitment(id, share)))
    {
        return Answer::Nothing;
    }
    let now = fair_deal::seal(deal);
    // After a reload the same share is shown for the same seal; never for another of the same attempt.
    if deal.attempt < attempt || (deal.attempt == attempt && seal != Some(now)) {
        return Answer::Distrust(FairProblem::OtherSeal);
    }
    let noted = Noted::Bound {
        share,
        attempt: deal.attempt,
        seal: Some(now),
    };
    Answer::Show { noted, share }
}

/// The first seat of each person at the table.
fn first_seats(info: &TableInfo) -> Vec<Seat> {
    let mut people: Vec<GuestId> = Vec::new();
    let mut seats = Vec::new();
    for seat in &info.seats {
        if let Sitter::Guest { guest, .. } = &seat.sitter
            && !people.contains(guest)
        {
            people.push(*guest);
            seats.push(seat.seat);
        }
    }
    seats
}

/// What can be said about the deal of a finished match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is the one that was sealed before this client showed its share, which is part of it.
    Proven,
    /// It follows from the promise of version 1 and holds this client's share. The server could have added
    /// shares of its own.
    Weak,
    /// The file is sound, but this client noted nothing before the match.
    Consistent,
    /// The file is sound, but it was dealt without the share that this client was bound to last: another
    /// device of the same person was, or somebody only says so.
    Elsewhere,
    /// Something does not fit.
    Wrong,
    /// The file is only a record, with no deal to check.
    NoProof,
}

/// Checks the file of a finished match: the deal, this client's part in it, every action, the result.
pub fn verdict<G: Game>(file: &str, id: MatchId, noted: Option<Noted>) -> Verdict {
    let Ok((deal, record)) = FairDeal::split(file) else {
        return Verdict::Wrong;
    };
    let is_sound = Film::<G>::open(record).is_some_and(|film| film.is_sound());
    let Some(deal) = deal else {
        return if is_sound {
            Verdict::NoProof
        } else {
            Verdict::Wrong
        };
    };
    let fits = |noted: Evidence| deal.check(record, &noted).is_ok();
    if !is_sound || deal.id != id || !fits(Evidence::default()) {
        return Verdict::Wrong;
    }
    let Some(noted) = noted else {
        return Verdict::Consistent;
    };
    match (noted, deal.form) {
        (Noted::Open { commitment, share }, Form::Open) => {
            let (commitment, share) = (Some(commitment), Some(share));
            let fits = fits(Evidence {
                commitment,
                share,
                ..Evidence::default()
            });
            if fits { Verdict::Weak } else { Verdict::Wrong }
        }
        (Noted::Open { .. }, Form::Sealed { .. }) => Verdict::Elsewhere,
        // A client that is bound takes part in no other deals.
        (Noted::Bound { .. }, Form::Open) => Verdict::Wrong,
        (
            Noted::Bound {
                share,
                attempt,
                seal,
            },
            Form::Sealed { attempt: dealt },
        ) => {
            let noted = Evidence {
                seal,
                share: Some(share),
                ..Evidence::default()
            };
            match dealt > attempt {
                _ if seal.is_some() && fits(noted) => Verdict::Proven,
                true => Verdict::Elsewhere,
                false => Verdict::Wrong,
            }
        }
    }
}
