//! Why an action is refused.

use game_core::{Reason, RuleRef};
use thiserror::Error;

/// A rule that forbids the action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// The card is not in the player's hand.
    #[error("that card is not in your hand")]
    NotInHand,
    /// A card has to be chosen for the trick now.
    #[error("choose a card for the trick first")]
    ChooseFirst,
    /// Whether to exchange has to be decided now.
    #[error("decide about the exchange first")]
    ExchangeFirst,
}

impl Reason for Refusal {
    const ALL: &'static [Self] = &[
        Refusal::NotInHand,
        Refusal::ChooseFirst,
        Refusal::ExchangeFirst,
    ];

    fn code(&self) -> &'static str {
        match self {
            Refusal::NotInHand => "not_in_hand",
            Refusal::ChooseFirst => "choose_first",
            Refusal::ExchangeFirst => "exchange_first",
        }
    }

    fn rule(&self) -> RuleRef {
        match self {
            Refusal::NotInHand | Refusal::ChooseFirst => RuleRef("R2.1"),
            Refusal::ExchangeFirst => RuleRef("R3.1"),
        }
    }
}
