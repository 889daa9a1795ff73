//! Why an action is refused.

use game_core::{Reason, RuleRef};
use thiserror::Error;

/// A rule that forbids the action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// Three cards have to be passed to the partner now.
    #[error("pass three cards to your partner first")]
    PassFirst,
    /// Three cards have to be passed to the left now.
    #[error("pass three cards to your left neighbour first")]
    PassLeftFirst,
    /// Everybody has to give a card to each of the others now.
    #[error("give one card to each of the others first")]
    GiveFirst,
    /// A card has to be discarded now.
    #[error("discard a card first")]
    DiscardFirst,
    /// The bosses that were dealt open have to be decided about now.
    #[error("swap an open boss or keep them where they are first")]
    SwapFirst,
    /// A card has to be played now.
    #[error("play a card")]
    PlayNow,
    /// The card to pass, give or discard is not in the player's hand.
    #[error("that card is not in your hand")]
    NotInHand,
    /// One card cannot be given to two players.
    #[error("you cannot give the same card twice")]
    GivenTwice,
    /// A boss may not be discarded.
    #[error("a boss may not be discarded")]
    BossKept,
    /// Only a boss that was dealt open and has not been swapped may be swapped.
    #[error("that is not an open boss that you may swap")]
    NotSwappable,
    /// The card to play is neither in hand nor open.
    #[error("you cannot play that card: you do not hold it")]
    NotHeld,
    /// A card of the led suit has to be played.
    #[error("follow the led suit")]
    MustFollow,
}

impl Reason for Refusal {
    const ALL: &'static [Self] = &[
        Refusal::PassFirst,
        Refusal::PassLeftFirst,
        Refusal::GiveFirst,
        Refusal::DiscardFirst,
        Refusal::SwapFirst,
        Refusal::PlayNow,
        Refusal::NotInHand,
        Refusal::GivenTwice,
        Refusal::BossKept,
        Refusal::NotSwappable,
        Refusal::NotHeld,
        Refusal::MustFollow,
    ];

    fn code(&self) -> &'static str {
        match self {
            Refusal::PassFirst => "pass_first",
            Refusal::PassLeftFirst => "pass_left_first",
            Refusal::GiveFirst => "give_first",
            Refusal::DiscardFirst => "discard_first",
            Refusal::SwapFirst => "swap_first",
            Refusal::PlayNow => "play_now",
            Refusal::NotInHand => "not_in_hand",
            Refusal::GivenTwice => "given_twice",
            Refusal::BossKept => "boss_kept",
            Refusal::NotSwappable => "not_swappable",
            Refusal::NotHeld => "not_held",
            Refusal::MustFollow => "must_follow",
        }
    }

    fn rule(&self) -> RuleRef {
        RuleRef(match self {
            Refusal::PassFirst => "R3.1",
            Refusal::PassLeftFirst => "R3.2",
            Refusal::NotInHand => "R3.3",
            Refusal::GiveFirst | Refusal::GivenTwice => "R8.2",
            Refusal::DiscardFirst | Refusal::BossKept => "R9.2",
            Refusal::SwapFirst | Refusal::NotSwappable => "R9.3",
            Refusal::PlayNow | Refusal::NotHeld | Refusal::MustFollow => "R5.1",
        })
    }
}
