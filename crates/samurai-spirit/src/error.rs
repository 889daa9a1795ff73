//! Why an action is refused.

use game_core::{Reason, RuleRef};
use thiserror::Error;

/// Declares each refusal once: its name, stable code, rule and sentence for developers.
macro_rules! refusals {
    ($($(#[doc = $doc:literal])* $name:ident, $code:literal, $rule:literal, $text:literal;)*) => {
        /// A rule that forbids the action.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
        pub enum Refusal {
            $($(#[doc = $doc])* #[error($text)] $name,)*
        }

        impl Reason for Refusal {
            const ALL: &'static [Self] = &[$(Refusal::$name,)*];

            fn code(&self) -> &'static str {
                match self {
                    $(Refusal::$name => $code,)*
                }
            }

            fn rule(&self) -> RuleRef {
                RuleRef(match self {
                    $(Refusal::$name => $rule,)*
                })
            }
        }
    };
}

refusals! {
    /// Spare tokens come before anything else.
    SparesFirst, "spares_first", "R3.2", "decide about the spare tokens first";
    /// The token is not an absent samurai's, or is spent.
    NoSpareToken, "no_spare_token", "R3.2", "there is no such spare token left";
    /// The penalty of the last card comes first.
    PenaltyFirst, "penalty_first", "R3.3", "decide about the penalty first";
    /// No talent fits the card's value.
    CannotIgnore, "cannot_ignore", "R3.4", "you have no talent to ignore this card's penalties";
    /// The last card shows other penalties.
    NotThatPenalty, "not_that_penalty", "R3.5", "the card does not show that penalty";
    /// A defended card has to be given up now.
    LoseFirst, "lose_first", "R8.11", "choose the defended card that is discarded first";
    /// There is no such card on the left.
    NotDefended, "not_defended", "R8.11", "you defend nothing with that symbol";
    /// An action has to be chosen now.
    ActFirst, "act_first", "R3.7", "choose your action first";
    /// Support is for others.
    SupportSelf, "support_self", "R5.1", "you cannot support yourself";
    /// A penalty forbids support.
    NoSupport, "no_support", "R8.5", "a penalty forbids support this turn";
    /// The own token is not at home.
    TokenAway, "token_away", "R5.1", "your support token is not with you";
    /// Who has passed cannot be supported.
    SupportPassed, "support_passed", "R5.1", "that samurai has passed";
    /// No samurai sits there.
    NoSuchSamurai, "no_such_samurai", "R2.1", "there is no such samurai at this table";
    /// The card in hand has to be played now.
    PlayFirst, "play_first", "R4.1", "play the card in hand first";
    /// Only a card with a symbol defends.
    NoSymbol, "no_symbol", "R4.2", "the card has no symbol to defend with";
    /// Each symbol is defended once.
    SymbolDefended, "symbol_defended", "R4.2", "you defend that symbol already";
    /// A penalty forbids defending.
    NoDefending, "no_defending", "R8.4", "a penalty forbids defending this turn";
    /// A card drawn anew or moved allows no talent.
    MustPlace, "must_place", "R6.8", "this card must be laid left or right, without talents";
    /// A penalty forbids talents.
    NoTalents, "no_talents", "R8.10", "a penalty forbids talents and tokens this turn";
    /// No talent fits the card's value.
    CannotHand, "cannot_hand", "R6.2", "you have no talent to hand this card on";
    /// A card is handed on once by each.
    HandedBefore, "handed_before", "R6.1", "you have handed this card on once already";
    /// The receiver sits elsewhere.
    NotNeighbour, "not_neighbour", "R6.2", "a card is handed to a neighbour only";
    /// Who has passed gets no card.
    NeighbourPassed, "neighbour_passed", "R6.2", "that neighbour has passed";
    /// The talent is Kyuzo's.
    CannotDiscard, "cannot_discard", "R6.6", "you have no talent to discard this card";
    /// Nothing in the line is equal to it.
    NoEqualCard, "no_equal_card", "R6.6", "no card of that value is in your combat line";
    /// The talent is Katsushiro's.
    CannotRedraw, "cannot_redraw", "R6.8", "you have no talent to draw another card";
    /// The stack is used up.
    NothingToRedraw, "nothing_to_redraw", "R6.8", "there is no card left to draw instead";
    /// A second fight may be fought now.
    SecondFightFirst, "second_fight_first", "R6.7", "decide about the second fight first";
    /// Another Kiai is being carried out.
    KiaiFirst, "kiai_first", "R7.1", "decide about the Kiai first";
    /// There is no token to take off.
    NotWounded, "not_wounded", "R7.4", "that samurai carries no wound token";
    /// Giver and receiver are the same.
    SameSamurai, "same_samurai", "R7.5", "it must go to another samurai";
    /// Who has passed is out of the round.
    KiaiOnPassed, "kiai_on_passed", "R5.3", "a Kiai does not reach a samurai who has passed";
    /// There is no last card.
    EmptyLine, "empty_line", "R7.9", "that combat line is empty";
    /// Only a token at home can be given.
    TokenNotHome, "token_not_home", "R7.8", "that support token is not at home";
    /// The turned-up cards have to be arranged now.
    ArrangeFirst, "arrange_first", "R7.10", "arrange the turned-up cards first";
    /// The card is not among them.
    NotTurnedUp, "not_turned_up", "R7.10", "that card is not one of those to arrange";
}
