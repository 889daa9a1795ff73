//! The whole truth of a match: the board, and what is secret.

use game_core::{Generator, Seat};

use crate::board::Board;
use crate::card::{Card, Cards, Pile};
use crate::config::{BySeat, Role};
use crate::memory::Memory;

/// A match.
///
/// ```
/// use game_core::{Game, Seed, Silent};
/// use samurai_sword::{Config, SamuraiSword};
///
/// let mut state = SamuraiSword::start(&Config::default(), Seed::from_number(1));
/// while let Some(seat) = SamuraiSword::to_act(&state).first() {
///     let mut actions = Vec::new();
///     SamuraiSword::legal(&state, seat, &mut actions);
///     SamuraiSword::apply(&mut state, seat, actions[0], &mut Silent).expect("it is on the list");
/// }
/// assert!(SamuraiSword::outcome(&state).is_some());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// What everybody sees.
    pub board: Board,
    /// All chance to come.
    pub generator: Generator,
    /// Roles by seat.
    pub roles: BySeat<Role>,
    /// The cards in each hand.
    pub hands: BySeat<Cards>,
    /// The deck.
    pub deck: Pile,
    /// What each seat has drawn from this deck, the dealt hand included: it knows these are gone.
    pub drawn: BySeat<Cards>,
    /// What players know of each other's hands.
    pub memory: Memory,
}

impl State {
    /// Puts a card in a hand.
    #[inline]
    pub(crate) fn give(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        hand.add(card);
        self.board.hand_sizes[seat.index()] = hand.len() as u8;
    }

    /// Takes a card out of a hand.
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        hand.remove(card);
        self.board.hand_sizes[seat.index()] = hand.len() as u8;
    }
}
