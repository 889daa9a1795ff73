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
    pub(crate) board: Board,
    /// All chance to come.
    pub(crate) generator: Generator,
    pub(crate) roles: BySeat<Role>,
    pub(crate) hands: BySeat<Cards>,
    pub(crate) deck: Pile,
    pub(crate) drawn: BySeat<Cards>,
    pub(crate) memory: Memory,
}

impl State {
    /// What everybody sees.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Roles by seat.
    #[inline]
    pub fn roles(&self) -> &[Role] {
        &self.roles[..self.board.config.seats()]
    }

    /// The cards in each hand.
    #[inline]
    pub fn hands(&self) -> &[Cards] {
        &self.hands[..self.board.config.seats()]
    }

    /// The cards in a seat's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Cards {
        self.hands
            .get(seat.index())
            .unwrap_or(&Cards::NONE)
    }

    /// The deck.
    #[inline]
    pub const fn deck(&self) -> &Pile {
        &self.deck
    }

    /// What each seat has drawn from this deck, the dealt hand included: it knows these are gone.
    #[inline]
    pub fn drawn(&self) -> &[Cards] {
        &self.drawn[..self.board.config.seats()]
    }

    /// What players know of each other's hands.
    #[inline]
    pub const fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Gives the players these secret roles, for a bot that has its own opinion on who is who in a match it imagines.
    /// Roles that cannot be dealt, or that contradict those everybody knows, change nothing.
    pub fn assume_roles(&mut self, roles: &[Role]) {
        let mut open = self.board.open_roles().iter().zip(roles);
        let agrees = open.all(|(open, role)| open.is_none_or(|open| open == *role));
        if agrees && self.board.config.can_be_dealt(roles) {
            self.roles[..roles.len()].copy_from_slice(roles);
        }
    }

    /// What nobody or only its owner sees, to be exchanged by the conformance suite, which compares states that
    /// differ in nothing else. Not for play: what is put here is not checked.
    #[doc(hidden)]
    pub fn secrets_mut(&mut self) -> Secrets<'_> {
        Secrets {
            generator: &mut self.generator,
            roles: &mut self.roles,
            hands: &mut self.hands,
            deck: &mut self.deck,
            drawn: &mut self.drawn,
            memory: &mut self.memory,
        }
    }

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

/// The secrets of a state; see [`State::secrets_mut`].
#[doc(hidden)]
#[derive(Debug)]
pub struct Secrets<'a> {
    pub generator: &'a mut Generator,
    pub roles: &'a mut BySeat<Role>,
    pub hands: &'a mut BySeat<Cards>,
    pub deck: &'a mut Pile,
    pub drawn: &'a mut BySeat<Cards>,
    pub memory: &'a mut Memory,
}
