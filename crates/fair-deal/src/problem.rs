//! Why a deal does not prove what it should, with codes for clients.

use protocol::sealed::TextProblem;

game_core::refusals! {
    /// Why a deal does not prove what it should.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum FairProblem {
        Line(key: &'static str) = "deal_line", "expected a line `{key} ...`";
        OtherText = "deal_other_text", "the deal is not written as it is hashed";
        NoRecord = "deal_no_record", "no record follows the deal";
        OtherSecret = "deal_other_secret", "the secret does not fit the commitment";
        OtherShare = "deal_other_share", "the share is not part of the deal";
        NoSeat = "deal_no_seat", "a share is at a seat that the game does not have";
        NotOpened = "deal_not_opened", "the shares do not open the commitments";
        OtherSeal = "deal_other_seal", "the deal is not the one that was sealed before the shares were shown";
        NotSealed = "deal_not_sealed", "the deal is of version 1, which was not sealed";
        OtherSeats = "deal_other_seats", "other seats gave shares than those named";
        OtherMatch = "deal_other_match", "the deal is for another game or other options than the record";
        Arranged = "deal_arranged", "the record starts from an arranged position";
        OtherSeed = "deal_other_seed", "the seed does not follow from the deal";
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
