//! The whole truth of a match: the board, and what lies face down.

use game_core::Generator;

use crate::board::Board;
use crate::card::{Card, CardSet};
use crate::config::{Config, MAX_SEATS, PASS};
use crate::pocket::Covered;

/// A match.
///
/// ```
/// use game_core::{Game, Seed, Silent};
/// use yokai_septet::{Config, YokaiSeptet};
///
/// let mut state = YokaiSeptet::start(&Config::default(), Seed::from_number(1));
/// while let Some(seat) = YokaiSeptet::to_act(&state).first() {
///     let mut actions = Vec::new();
///     YokaiSeptet::legal(&state, seat, &mut actions);
///     YokaiSeptet::apply(&mut state, seat, actions[0], &mut Silent).expect("it is on the list");
/// }
/// assert!(YokaiSeptet::outcome(&state).is_some());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// What everybody sees.
    pub board: Board,
    /// All chance to come.
    pub generator: Generator,
    /// The cards in each hand; a chosen pass stays there until the passes change hands.
    pub hands: [CardSet; MAX_SEATS],
    /// What each seat passed on in this round, chosen or already exchanged.
    pub given: [Option<[Card; PASS]>; MAX_SEATS],
    /// The cards discarded in the two-player form (R9.2).
    pub discards: [Option<Card>; 2],
    /// The covered cards of the rows that nobody has seen (R9.1).
    pub covered: [Covered; 2],
}

impl State {
    /// A match before its first deal.
    #[inline]
    pub(crate) fn new(config: Config, generator: Generator) -> State {
        State {
            board: Board::new(config),
            generator,
            hands: [CardSet::EMPTY; MAX_SEATS],
            given: [None; MAX_SEATS],
            discards: [None; 2],
            covered: [Covered::default(); 2],
        }
    }
}
