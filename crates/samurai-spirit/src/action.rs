//! What a player can decide.

use game_core::Seat;

use crate::card::{Card, Penalty, Symbol};
use crate::effects::samurai::Samurai;

/// A decision.
///
/// ```
/// use samurai_spirit::Action;
///
/// let action: Action = "move 0 2".parse().expect("this is an action");
/// assert_eq!(action.to_string(), "move 0 2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Use no (further) spare token, no second fight, or not this use of a Kiai.
    Decline,
    /// Use the token of an absent samurai (R3.2).
    Spare(Samurai),
    /// Ignore the penalties of the last card (R3.4).
    Ignore,
    /// Apply this penalty first (R3.5).
    Suffer(Penalty),
    /// Discard the defended card with this symbol (R8.11).
    Lose(Symbol),
    /// Turn up the top raider (R4.1); also for a second fight (R6.7).
    Fight,
    /// Give one's own support token to this samurai (R5.1).
    Support(Seat),
    /// Leave the round (R5.3).
    Pass,
    /// Lay the card in hand to the left (R4.2).
    Defend,
    /// Add the card in hand to the combat line (R4.3).
    Confront,
    /// Hand it to a neighbour (R6.2, R6.3).
    Hand(Seat),
    /// Discard it, being equal to one in the line (R6.6).
    Discard,
    /// Put it under the stack and draw another (R6.8).
    Redraw,
    /// Kiai of Heihachi or the beast Kyuzo: add a barricade (R7.4, R7.8).
    Barricade,
    /// Kiai of the beast Heihachi: take this samurai's wound token off (R7.4).
    Heal(Seat),
    /// Kiai of Daisuke: move a last card (R7.5).
    Move {
        /// Whose last card.
        from: Seat,
        /// Who gets it.
        to: Seat,
    },
    /// Kiai of Gorobei, Kanbei or Katsushiro: use it (R7.6, R7.7, R7.10).
    Kiai,
    /// Kiai of Kyuzo: give a support token (R7.8).
    Lend {
        /// Whose token.
        owner: Seat,
        /// Who gets it.
        to: Seat,
    },
    /// Kiai of Kikuchiyo: discard this samurai's last card (R7.9).
    Strike(Seat),
    /// Kiai of Katsushiro: this card comes next from the top (R7.10).
    Next(Card),
}
