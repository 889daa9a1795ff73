//! Why a deal does not prove what it should, with codes for clients.

use protocol::sealed::TextProblem;
use thiserror::Error;

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

impl From<TextProblem> for FairProblem {
    fn from(problem: TextProblem) -> FairProblem {
        match problem {
            TextProblem::Line(key) => FairProblem::Line(key),
            TextProblem::OtherText => FairProblem::OtherText,
        }
    }
}
