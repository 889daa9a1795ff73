//! What is heard when something happens.

/// A short sound. A client makes it as it can.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sound {
    /// A card is laid.
    Card,
    /// Cards are turned up together.
    Reveal,
    /// Cards are taken, and it costs.
    Take,
    /// A blow, a wound, a loss.
    Strike,
    /// The great moment of a game.
    Kiai,
    /// The match waits for the person.
    MyTurn,
}
