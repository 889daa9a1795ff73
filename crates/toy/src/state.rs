//! The whole truth of a match: the board, and what lies face down.

use game_core::Generator;

use crate::board::Board;
use crate::card::{Card, CardSet};
use crate::config::{DECK, MAX_PLAYERS};

/// A match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// What everybody sees.
    pub board: Board,
    /// All chance to come.
    pub generator: Generator,
    /// The cards in each hand; a chosen card stays there until it is revealed.
    pub hands: [CardSet; MAX_PLAYERS],
    /// The secret choices so far.
    pub chosen: [Option<Card>; MAX_PLAYERS],
    /// The face-down deck, top card first.
    pub deck: [Card; DECK],
}
