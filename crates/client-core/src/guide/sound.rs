//! What is heard when something happens.

/// A short sound. A client makes it as it can.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sound {
    /// A card is laid.
    Card,
    /// Cards are dealt or drawn.
    Deal,
    /// Cards are turned up together.
    Reveal,
    /// Cards are taken, and it costs.
    Take,
    /// A blow is struck.
    Strike,
    /// A blow is warded off.
    Parry,
    /// A blow or a fire does harm.
    Wound,
    /// The great moment of a game.
    Kiai,
    /// The match waits for the person.
    MyTurn,
    /// The person has won.
    Win,
    /// The person has lost.
    Lose,
}
