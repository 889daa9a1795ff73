//! What a player can decide.

use game_core::Seat;

use crate::card::Card;

/// A decision.
///
/// ```
/// use samurai_sword::Action;
///
/// let action: Action = "attack katana 3".parse().expect("this is an action");
/// assert_eq!(action.to_string(), "attack katana 3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Attack a player with a weapon (R4.2).
    Attack(Card, Seat),
    /// Play a card that names no player (R3.3).
    Play(Card),
    /// Play a card that names a player: Breathing, Bushido or Diversion (R3.3).
    PlayOn(Card, Seat),
    /// Play Geisha: a player loses this (R5.13).
    Geisha(Seat, Loss),
    /// Give up a point of resilience for a card (Nobunaga, R6.10).
    Trade,
    /// End the turn (R3.3).
    EndTurn,
    /// Answer a weapon with a parry, or with what serves as one (R4.3).
    Parry(Card),
    /// Discard a card: to Battlecry, Jujutsu or Bushido, or down to seven.
    Discard(Card),
    /// Take the wounds (R4.4, R5.8, R5.9).
    Suffer,
    /// Discard Bushido at the price of one honour (R5.6), free for the Shogun of three (R9.2).
    DropBushido,
    /// Take the first card of the draw phase from here (Ieyasu, R6.7).
    Draw(Source),
}

/// What Geisha takes away (R5.13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Loss {
    /// A random card from the hand.
    Hand,
    /// An Armor on the table.
    Armor,
    /// A Fast Draw on the table.
    FastDraw,
    /// A Focus on the table.
    Focus,
    /// The Bushido on the table.
    Bushido,
}

// Everything Geisha can take.
game_core::words! { Loss, "a loss":
    Hand = "hand",
    Armor = "armor",
    FastDraw = "fast-draw",
    Focus = "focus",
    Bushido = "bushido",
}

impl Loss {
    /// The property that is lost; none for a card from the hand.
    #[inline]
    pub const fn property(self) -> Option<Card> {
        match self {
            Loss::Hand => None,
            Loss::Armor => Some(Card::Armor),
            Loss::FastDraw => Some(Card::FastDraw),
            Loss::Focus => Some(Card::Focus),
            Loss::Bushido => Some(Card::Bushido),
        }
    }
}

/// Where Ieyasu takes his first card from (R6.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// The deck, like everybody.
    Deck,
    /// The top of the discard pile.
    Discards,
}
